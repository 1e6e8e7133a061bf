"""Chance: the same on every machine, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations, product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.engine.chance import KEY_BITS, Chance, seed_fingerprint

STORY = "once upon a time"
keys = st.integers(0, 2**KEY_BITS - 1)


@pytest.mark.parametrize(
    ("seed", "numbers", "rolls", "dice", "shuffled", "wide"),
    [
        (0, [729, 824, 39, 606, 123], [3, 6, 1, 6, 1, 6, 3, 3], [1, 1, 3, 5, 6, 6], "echdbgfa", 13904911023930230140),
        (1, [616, 232, 547, 519, 446], [1, 1, 1, 4, 5, 1, 2, 2], [1, 3, 3, 3, 3, 4], "cfebgdha", 14153543915649777921),
        (
            STORY,
            [313, 722, 993, 297, 705],
            [1, 5, 4, 6, 4, 4, 6, 4],
            [4, 4, 4, 5, 6, 6],
            "bcfhgdea",
            448914433255417374,
        ),
        (
            2**127,
            [844, 518, 901, 633, 19],
            [4, 6, 4, 6, 4, 6, 2, 3],
            [1, 2, 3, 4, 5, 6],
            "bdhfcgae",
            7876843730355345204,
        ),
    ],
)
def test_a_seed_gives_the_same_luck_on_every_machine(
    seed: int | str, numbers: list[int], rolls: list[int], dice: list[int], shuffled: str, wide: int
) -> None:
    chance = Chance.from_seed(seed)
    assert [chance.below(1000) for _ in numbers] == numbers
    assert [chance.roll() for _ in rolls] == rolls
    assert chance.roll_dice(6) == dice
    letters = list("abcdefgh")
    chance.shuffle(letters)
    assert "".join(letters) == shuffled
    assert chance.below(2**64) == wide


def test_luck_is_the_hash_of_the_key_and_a_counter() -> None:
    key = 2**127 + 1
    blocks = [blake2b(number.to_bytes(8, "little"), key=key.to_bytes(16, "little")).digest() for number in range(3)]
    draws = [int.from_bytes(block[start : start + 8], "little") for block in blocks for start in range(0, 64, 8)]
    chance = Chance(key)
    assert [chance.below(2**32) for _ in draws] == [draw >> 32 for draw in draws]


def test_a_fingerprint_of_a_seed_is_the_same_on_every_machine_and_does_not_tell_the_luck() -> None:
    assert seed_fingerprint(0) == "ccbcdfd1ff380057c1d73e64c0e9eda9bb5aaffff404bb8e423d8daabb4a2896"
    assert seed_fingerprint(STORY) == "663544cb29a6d81ed7909e5c8a6bb60327ad06e369ac97a600cad4493d5fc308"
    key = Chance.from_seed(0).key
    assert key.to_bytes(16, "little").hex() not in seed_fingerprint(0)
    assert key.to_bytes(16, "big").hex() not in seed_fingerprint(0)


def test_a_copy_of_luck_goes_on_alike_and_alone() -> None:
    chance = Chance.from_seed(1)
    twin = chance.copy()
    assert [twin.roll() for _ in range(20)] == [chance.roll() for _ in range(20)]
    twin.roll()
    assert twin != chance


@given(keys, st.integers(1, 2**64))
def test_a_number_is_below_its_limit(key: int, limit: int) -> None:
    assert 0 <= Chance(key).below(limit) < limit


def test_equal_luck_is_luck_from_the_same_key_that_was_read_as_far() -> None:
    one, other = Chance(1), Chance(1)
    moments = []
    for _ in range(20):
        assert one == other
        moments.append(one.copy())
        one.below(6)
        assert one not in moments
        other.below(100)


def test_luck_that_begins_anew_has_a_key_of_its_own() -> None:
    source, lucks = Chance(1), []
    for _ in range(50):
        luck = Chance(7)
        luck.roll()
        luck.begin_anew(source)
        assert luck == Chance(luck.key)
        lucks.append(luck.key)
    assert len(set(lucks)) == 50
    assert max(lucks) >= 2 ** (KEY_BITS - 1)
    assert max(luck % 2**64 for luck in lucks) >= 2**63


@given(keys, st.integers(0, 10))
def test_dice_are_sorted_and_cost_one_step_of_luck(key: int, count: int) -> None:
    chance = Chance(key)
    dice = chance.roll_dice(count)
    assert len(dice) == count
    assert dice == sorted(dice)
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    single = Chance(key)
    single.below(2)
    assert chance == single


@given(keys, st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(key: int, items: list[int]) -> None:
    shuffled = items.copy()
    Chance(key).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_there_is_no_luck_in_the_order_of_a_single_card() -> None:
    chance = Chance(1)
    chance.shuffle([])
    chance.shuffle(["only"])
    assert chance == Chance(1)


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = kinds - len(counts)
    return sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected


@pytest.mark.parametrize("limit", [3 * 2**30, 2**32 - 5, 2**32 + 1, 3 * 2**61, 3 * 2**62, 2**64 - 3])
def test_however_large_the_limit_no_number_is_favoured(limit: int) -> None:
    """With a single draw of 64 bits, every second number below 3 * 2**62 would be divisible by three."""
    chance = Chance.from_seed("limits")
    numbers = [chance.below(limit) for _ in range(9_000)]
    assert (
        chi_square(Counter(number % 3 for number in numbers), 3) < 13.8
    )  # one fair chance in a thousand is further off
    assert chi_square(Counter(number * 10 // limit for number in numbers), 10) < 27.9


def test_every_bit_of_luck_is_as_often_one_as_nought() -> None:
    chance = Chance.from_seed("bits")
    numbers = [chance.below(2**64) for _ in range(4_000)]
    for bit in range(64):
        assert (
            abs(sum(number >> bit & 1 for number in numbers) - 2_000) < 150
        )  # about one bit in 500 000 is further off


@pytest.mark.parametrize("apart", [1, 7, 8, 9, 16])
def test_no_roll_tells_a_later_one(apart: int) -> None:
    chance = Chance.from_seed("pairs")
    rolls = [chance.roll() for _ in range(10_800)]
    pairs: Counter[object] = Counter(zip(rolls, rolls[apart:], strict=False))
    assert chi_square(pairs, 36) < 66.7  # one fair pair of dice in a thousand is further off


def test_neighbouring_keys_have_nothing_in_common() -> None:
    pairs: Counter[object] = Counter()
    for key in range(3_600):
        pairs[Chance(key).roll(), Chance(key + 1).roll()] += 1
    assert chi_square(pairs, 36) < 66.7


def test_the_sides_of_a_die_come_equally_often() -> None:
    chance = Chance.from_seed("dice")
    counts: Counter[object] = Counter(chance.roll() for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square(counts, 6) < 20.5  # one fair die in a thousand is further off


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_dice_rolled_together_are_as_fair_as_single_ones(count: int) -> None:
    chance = Chance.from_seed("together")
    rolled = Counter(tuple(chance.roll_dice(count)) for _ in range(6_000))
    ways = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
    expected = {dice: 6_000 * ways[dice] / 6**count for dice in ways}
    assert set(rolled) <= set(ways)
    off = sum((rolled[dice] - expected[dice]) ** 2 / expected[dice] for dice in ways)
    assert off < len(ways) + 4 * (2 * len(ways)) ** 0.5


def test_every_order_of_a_shuffle_comes_equally_often() -> None:
    chance = Chance.from_seed("cards")
    counts: Counter[object] = Counter()
    for _ in range(9_600):
        cards = list("abcd")
        chance.shuffle(cards)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, factorial(4)) < 49.7  # one fair shuffler in a thousand is further off


def test_each_of_several_things_is_picked() -> None:
    chance = Chance.from_seed("pick")
    assert {chance.pick(("a", "b", "c")) for _ in range(60)} == {"a", "b", "c"}


def test_a_thing_is_picked_as_often_as_its_weight_says() -> None:
    chance = Chance.from_seed("weigh")
    picked = Counter(chance.pick_weighted(("a", "b", "c"), (6.0, 3.0, 0.0)) for _ in range(900))
    assert picked["c"] == 0
    assert 540 < picked["a"] < 660

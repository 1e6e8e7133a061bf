"""Chance: the same on every machine, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.engine.chance import Chance, seed_fingerprint

STORY = "once upon a time"


@pytest.mark.parametrize(
    ("seed", "numbers", "rolls", "dice", "shuffled"),
    [
        (0, [791, 621, 160, 590, 673], [3, 5, 4, 3, 2, 2, 2, 5], [1, 2, 2, 3, 3, 5], "dfgcheab"),
        (1, [303, 193, 168, 551, 856], [2, 2, 3, 1, 4, 6, 4, 5], [1, 1, 2, 2, 4, 5], "cfdehbag"),
        (STORY, [471, 595, 169, 424, 902], [4, 5, 6, 1, 1, 6, 3, 1], [1, 1, 3, 4, 6, 6], "ecgahfdb"),
        (2**127, [185, 310, 361, 774, 549], [6, 2, 6, 6, 6, 1, 1, 6], [1, 3, 4, 5, 5, 6], "adhebfgc"),
    ],
)
def test_a_seed_gives_the_same_luck_on_every_machine(
    seed: int | str, numbers: list[int], rolls: list[int], dice: list[int], shuffled: str
) -> None:
    chance = Chance.from_seed(seed)
    assert [chance.below(1000) for _ in numbers] == numbers
    assert [chance.roll() for _ in rolls] == rolls
    assert chance.roll_dice(6) == dice
    letters = list("abcdefgh")
    chance.shuffle(letters)
    assert "".join(letters) == shuffled


def test_a_fingerprint_of_a_seed_is_the_same_on_every_machine_and_does_not_tell_the_luck() -> None:
    assert seed_fingerprint(0) == "ccbcdfd1ff380057c1d73e64c0e9eda9bb5aaffff404bb8e423d8daabb4a2896"
    assert seed_fingerprint(STORY) == "663544cb29a6d81ed7909e5c8a6bb60327ad06e369ac97a600cad4493d5fc308"
    assert f"{Chance.from_seed(0).state:016x}" not in seed_fingerprint(0)


def test_a_copy_of_luck_goes_on_alike_and_alone() -> None:
    chance = Chance.from_seed(1)
    twin = chance.copy()
    assert [twin.roll() for _ in range(20)] == [chance.roll() for _ in range(20)]
    twin.roll()
    assert twin != chance


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_a_number_is_below_its_limit(state: int, limit: int) -> None:
    assert 0 <= Chance(state).below(limit) < limit


@given(st.integers(0, 2**64 - 1), st.integers(0, 10))
def test_dice_are_sorted_and_cost_one_step_of_luck(state: int, count: int) -> None:
    chance = Chance(state)
    dice = chance.roll_dice(count)
    assert len(dice) == count
    assert dice == sorted(dice)
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    single = Chance(state)
    single.below(2)
    assert chance == single


@given(st.integers(0, 2**64 - 1), st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(state: int, items: list[int]) -> None:
    shuffled = items.copy()
    Chance(state).shuffle(shuffled)
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

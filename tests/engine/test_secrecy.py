"""Secrecy: views built from declarations, and what is exchanged when a seat imagines."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec
import pytest

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Constant, Facts, Fleeting, Hidden, Private, Public, hidden, private
from fairytable.engine.piles import Pile
from fairytable.engine.secrecy import (
    determinize_facts,
    keeps_private_secrets,
    keeps_secrets,
    unknown_count,
    unknown_to,
)
from fairytable.engine.table import Table
from fairytable.engine.views import view_of
from tests.engine.practice_games import a_market


class House(Facts):
    """Without a seat: it belongs to whoever owns the facts around it."""

    doors: Public[int]
    treasure: Private[str]


class Elf(Facts):
    seat: Public[str]
    name: Private[str]
    wish: Private[str | None]
    dreams: Private[list[str]]
    purse: Private[dict[str, int]]
    hand: Annotated[Pile, private("cards")]
    runes: Annotated[list[str], private("runes", apart=True)]
    pair: Private[tuple[str, str]]
    house: Public[House]
    unsaid: str = "nobody may see this"


class Hill(Facts):
    seats: Public[tuple[str, ...]]
    elves: Public[list[Elf]]
    elf_of: Public[dict[str, House]]
    deck: Annotated[Pile, hidden("cards")]
    bag: Hidden[list[str]]
    moon: Hidden[str]
    sun: Hidden[str | None]
    tiles: Annotated[dict[str, str], hidden("tiles")]
    stacks: Annotated[dict[str, Pile], hidden("stacked")]
    rows: Annotated[list[Pile], hidden("rowed")]
    marks: Public[frozenset[str]]
    open_pile: Public[Pile]
    chance: Hidden[Chance]
    map: Constant[str] = "map"
    event_log: Fleeting[list[str] | None] = None


def an_elf(seat: str, hand: str) -> Elf:
    return Elf(
        seat,
        f"name of {seat}",
        None,
        [f"{seat} dream 1", f"{seat} dream 2"],
        {"silver": 3, "gold": len(seat)},
        Pile.of(hand),
        [f"{seat} rune {number}" for number in range(4)],
        ("left", seat),
        House(2, f"treasure of {seat}"),
    )


def a_hill() -> Hill:
    return Hill(
        seats=("red", "blue"),
        elves=[an_elf("red", "abc"), an_elf("blue", "defg")],
        elf_of={"nobody": House(1, "nobody's treasure")},
        deck=Pile.of("hijklm"),
        bag=["x", "y", "z"],
        moon="full",
        sun=None,
        tiles={"north": "wood", "south": "well", "west": "mill"},
        stacks={"left": Pile.of("no"), "right": Pile.of("pqr")},
        rows=[Pile.of("st"), Pile.of("u")],
        marks=frozenset(("c", "a", "b")),
        open_pile=Pile.of("vw"),
        chance=Chance(5),
    )


def test_everybody_sees_what_is_public() -> None:
    for seat in ("red", "blue", None):
        view = view_of(a_hill(), seat)
        assert view["seats"] == ["red", "blue"]
        assert view["marks"] == ["a", "b", "c"]
        assert view["open_pile"] == ["v", "w"]
        assert [elf["seat"] for elf in view["elves"]] == ["red", "blue"]
        assert view["elves"][0]["house"]["doors"] == 2


def test_an_owner_sees_what_is_private_and_others_see_only_that_it_is_there() -> None:
    hill = a_hill()
    own, others = view_of(hill, "red")["elves"][0], view_of(hill, "blue")["elves"][0]
    assert own["name"] == "name of red"
    assert others["name"] == "?"
    assert own["dreams"] == ["red dream 1", "red dream 2"]
    assert others["dreams"] == 2
    assert own["purse"] == {"silver": 3, "gold": 3}
    assert others["purse"] == {"silver": "?", "gold": "?"}
    assert own["hand"] == ["a", "b", "c"]
    assert others["hand"] == [None, None, None]
    assert own["pair"] == ["left", "red"]
    assert others["pair"] == "?"
    assert own["wish"] is None
    assert others["wish"] is None
    assert view_of(hill, None)["elves"][0] == others


def test_facts_without_a_seat_belong_to_the_owner_around_them() -> None:
    hill = a_hill()
    assert view_of(hill, "red")["elves"][0]["house"]["treasure"] == "treasure of red"
    assert view_of(hill, "red")["elves"][1]["house"]["treasure"] == "?"
    for seat in ("red", None):
        assert view_of(hill, seat)["elf_of"]["nobody"] == {"doors": 1, "treasure": "?"}


def test_nobody_sees_what_is_hidden() -> None:
    for seat in ("red", "blue", None):
        view = view_of(a_hill(), seat)
        assert view["deck"] == [None] * 6
        assert view["bag"] == 3
        assert view["moon"] == "?"
        assert view["sun"] is None
        assert view["tiles"] == {"north": "?", "south": "?", "west": "?"}
        assert view["stacks"] == {"left": [None, None], "right": [None, None, None]}
        assert view["rows"] == [[None, None], [None]]


def test_what_says_nothing_stays_hidden_also_from_its_owner() -> None:
    assert view_of(a_hill(), "red")["elves"][0]["unsaid"] == "?"


def test_luck_constants_and_listeners_are_in_no_view() -> None:
    for seat in ("red", None):
        assert not {"chance", "map", "event_log"} & view_of(a_hill(), seat).keys()


def test_a_card_is_seen_by_those_to_whom_it_was_shown() -> None:
    hill = a_hill()
    hill.deck.show(0, ["red"])
    hill.elves[0].hand.show(1, ["blue"])
    hill.stacks["right"].show(2, ["blue"])
    assert view_of(hill, "red")["deck"] == ["h", None, None, None, None, None]
    assert view_of(hill, "blue")["deck"] == [None] * 6
    assert view_of(hill, "blue")["elves"][0]["hand"] == [None, "b", None]
    assert view_of(hill, "blue")["stacks"]["right"] == [None, None, "r"]
    assert view_of(hill, None)["elves"][0]["hand"] == [None, None, None]


@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_imagining_keeps_the_view_byte_for_byte(seat: str | None) -> None:
    for luck in range(100):
        hill = a_hill()
        hill.deck.show(0, ["red"])
        hill.elves[0].hand.show(1, ["blue"])
        hill.stacks["right"].show(2, ["blue"])
        before = msgspec.json.encode(view_of(hill, seat))
        determinize_facts(hill, seat, Chance(luck))
        assert msgspec.json.encode(view_of(hill, seat)) == before


def imagined_hills(seat: str | None, count: int = 300) -> list[Hill]:
    hills = [a_hill() for _ in range(count)]
    for luck, hill in enumerate(hills):
        hill.deck.show(0, ["red"])
        determinize_facts(hill, seat, Chance(luck))
    return hills


def test_everything_unknown_that_could_be_different_is_different_in_some_imagining() -> None:
    hills = imagined_hills("red")

    def ideas(look: Any) -> set[Any]:
        return {look(hill) for hill in hills}

    assert ideas(lambda hill: hill.deck.cards[0]) == {"h"}, "red was shown this one"
    assert ideas(lambda hill: hill.deck.cards[1]) == set("defgijklm")
    assert ideas(lambda hill: hill.elves[1].hand.cards[0]) == set("defgijklm")
    assert ideas(lambda hill: hill.bag[0]) == {"x", "y", "z"}
    assert ideas(lambda hill: hill.tiles["north"]) == {"wood", "well", "mill"}
    assert ideas(lambda hill: hill.stacks["left"].cards[0]) == set("nopqr")
    assert ideas(lambda hill: hill.rows[1].cards[0]) == set("stu")
    assert ideas(lambda hill: hill.elves[1].dreams[0]) == {"blue dream 1", "blue dream 2"}
    assert len(ideas(lambda hill: hill.chance.key)) == len(hills)


def test_what_the_seat_knows_is_never_exchanged() -> None:
    for hill in imagined_hills("red", 50):
        assert hill.elves[0] == an_elf("red", "abc")
        assert hill.open_pile == Pile.of("vw")


def test_an_onlooker_imagines_everybodys_secrets() -> None:
    assert {hill.elves[0].hand.cards[0] for hill in imagined_hills(None)} == set("abcdefghijklm")
    assert {hill.elves[0].name for hill in imagined_hills(None)} == {"name of red", "name of blue"}


def test_pools_do_not_mix() -> None:
    for hill in imagined_hills("red", 50):
        assert Counter(hill.deck.cards + hill.elves[1].hand.cards) == Counter("hijklmdefg")
        assert Counter(hill.bag) == Counter("xyz")
        assert Counter(hill.tiles.values()) == Counter(("wood", "well", "mill"))
        assert hill.moon == "full"
        assert hill.sun is None


def test_pools_that_are_apart_stay_with_their_owner() -> None:
    hills = imagined_hills(None, 50)
    for hill in hills:
        for elf in hill.elves:
            assert Counter(elf.runes) == Counter(f"{elf.seat} rune {number}" for number in range(4))
    assert len({tuple(hill.elves[0].runes) for hill in hills}) > 10


def test_equal_luck_imagines_alike() -> None:
    assert imagined_hills("red", 5) == imagined_hills("red", 5)


def test_the_number_of_unknown_secrets_falls_when_somebody_learns_one() -> None:
    hill = a_hill()
    before = {seat: unknown_count(hill, seat) for seat in ("red", "blue", None)}
    hill.deck.show(0, ["red"])
    assert before["red"] - unknown_count(hill, "red") == Counter({(("cards", None), "h"): 1})
    assert unknown_count(hill, "blue") == before["blue"]
    assert unknown_count(hill, None) == before[None]


class Nest(Facts):
    eggs: Hidden[list[House]]
    golden_egg: Hidden[House | None]


def test_whole_facts_can_be_secret() -> None:
    nest = Nest([House(1, "a"), House(2, "b")], House(3, "c"))
    assert view_of(nest, "red") == {"eggs": 2, "golden_egg": "?"}
    assert unknown_count(nest, "red").total() == 3
    nest.golden_egg = None
    assert view_of(nest, "red") == {"eggs": 2, "golden_egg": None}
    orders = set()
    for luck in range(20):
        determinize_facts(nest, "red", Chance(luck))
        orders.add(tuple(egg.doors for egg in nest.eggs))
    assert orders == {(1, 2), (2, 1)}


def test_in_a_match_all_secrets_are_those_that_a_seat_cannot_see() -> None:
    match = a_market()
    seen = Counter(ware for ware in match.table.trader("red").hand)
    unknown = Counter(secret.value for secret in unknown_to(match.table, "red") if secret.pool[0] == "wares")
    assert seen + unknown == Counter(match.table.wares)


class Hoard(Facts):
    """What a dragon has: nobody looks at it."""

    gems: Hidden[list[str]]


class Cave(Table, kw_only=True):
    hoards: Public[list[Hoard]]
    omens: Annotated[dict[str, list[str]], hidden("omens")]


class Shown(Table, kw_only=True):
    deck: Annotated[Pile, hidden("cards")]


class Holder(Facts):
    seat: Public[str]
    hand: Private[list[str]]


class Held(Table, kw_only=True):
    heroes: Public[list[Holder]]


class Unsaid(Table, kw_only=True):
    something: int = 0


def test_what_nobody_knows_is_no_private_secret() -> None:
    assert keeps_secrets(Cave)
    assert not keeps_private_secrets(Cave)
    assert not keeps_private_secrets(Table)


def test_what_one_may_know_and_another_not_is_a_private_secret() -> None:
    assert keeps_private_secrets(Held)
    assert keeps_private_secrets(Shown), "somebody may be shown a card"
    assert keeps_private_secrets(Unsaid), "who may know it is not said"

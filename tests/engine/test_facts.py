"""Facts: what a field says, and copies that share nothing."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from fairytable.engine.facts import (
    Constant,
    Facts,
    Fleeting,
    Hidden,
    Private,
    Public,
    fingerprint,
    plain,
    private,
    undeclared_fields,
)
from fairytable.engine.piles import Pile


class Suit(Enum):
    SUN = "sun"
    MOON = "moon"


class Stone(Struct, frozen=True):
    colour: str


class Goose(Facts):
    name: Public[str]
    eggs: Public[list[int]] = []


class Basket(Facts):
    names: Public[list[str]]
    counts: Public[dict[str, int]]
    geese: Public[list[Goose]]
    goose_of: Public[dict[str, Goose]]
    rows: Public[list[list[int]]]
    shelves: Public[dict[str, list[str]]]
    deep: Public[dict[str, dict[str, list[Goose]]]]
    pair: Public[tuple[Goose, ...]]
    pile: Public[Pile]
    maybe_goose: Public[Goose | None]
    maybe_names: Public[list[str] | None]
    maybe_pile: Public[Pile | None]
    rows_or_none: Public[list[list[int] | None]]
    goose_or_basket: Public[Goose | Pile]


class Pebble(Facts):
    word: Public[str]
    number: Public[int]
    weight: Public[float]
    truth: Public[bool]
    letters: Public[bytes]
    suit: Public[Suit]
    side: Public[Literal["left", "right"]]
    stone: Public[Stone]
    names: Public[frozenset[str]]
    point: Public[tuple[int, str]]
    either: Public[int | str | None]


class Village(Facts):
    map: Constant[dict[str, int]]
    listeners: Fleeting[list[str] | None]
    geese: Public[list[Goose]]


def a_basket() -> Basket:
    return Basket(
        names=["a"],
        counts={"a": 1},
        geese=[Goose("a")],
        goose_of={"a": Goose("a")},
        rows=[[1]],
        shelves={"a": ["x"]},
        deep={"a": {"b": [Goose("a")]}},
        pair=(Goose("a"), Goose("b")),
        pile=Pile.of(["a"]),
        maybe_goose=Goose("a"),
        maybe_names=["a"],
        maybe_pile=Pile.of(["a"]),
        rows_or_none=[[1], None],
        goose_or_basket=Goose("a"),
    )


CHANGES = {
    "names": lambda basket: basket.names.append("b"),
    "counts": lambda basket: basket.counts.update(b=2),
    "geese": lambda basket: basket.geese[0].eggs.append(1),
    "goose_of": lambda basket: basket.goose_of["a"].eggs.append(1),
    "rows": lambda basket: basket.rows[0].append(1),
    "shelves": lambda basket: basket.shelves["a"].append("y"),
    "deep": lambda basket: basket.deep["a"]["b"][0].eggs.append(1),
    "pair": lambda basket: basket.pair[1].eggs.append(1),
    "pile": lambda basket: basket.pile.show(0, ["red"]),
    "maybe_goose": lambda basket: basket.maybe_goose.eggs.append(1),
    "maybe_names": lambda basket: basket.maybe_names.append("b"),
    "maybe_pile": lambda basket: basket.maybe_pile.add("b"),
    "rows_or_none": lambda basket: basket.rows_or_none[0].append(1),
    "goose_or_basket": lambda basket: basket.goose_or_basket.eggs.append(1),
}


@pytest.mark.parametrize("name", Basket.__struct_fields__)
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    basket = a_basket()
    twin = basket.copy()
    assert twin == basket
    CHANGES[name](twin)
    assert basket == a_basket()
    assert twin != basket


def test_nothing_and_empty_things_are_copied_too() -> None:
    basket = a_basket()
    basket.maybe_goose, basket.maybe_names, basket.maybe_pile = None, [], Pile.of()
    twin = basket.copy()
    assert twin == basket
    assert twin.maybe_names is not None
    assert twin.maybe_pile is not None
    twin.maybe_names.append("a")
    twin.maybe_pile.add("a")
    assert basket.maybe_names == []
    assert basket.maybe_pile == Pile.of()


def test_what_cannot_change_is_taken_as_it_is() -> None:
    pebble = Pebble("a", 1, 0.5, True, b"a", Suit.SUN, "left", Stone("red"), frozenset("a"), (1, "a"), None)
    twin = pebble.copy()
    assert twin == pebble
    assert twin is not pebble


def test_constants_are_shared_and_what_is_fleeting_is_dropped() -> None:
    village = Village({"well": 1}, ["somebody"], [Goose("a")])
    twin = village.copy()
    assert twin.map is village.map
    assert twin.listeners is None
    assert village.listeners == ["somebody"]


class Swan(Goose):
    feathers: Public[list[str]] = []


def test_a_kind_that_adds_fields_copies_them_even_after_its_parent_was_copied() -> None:
    Goose("a").copy()
    swan = Swan("b", feathers=["white"])
    twin = swan.copy()
    twin.feathers.append("black")
    assert type(twin) is Swan
    assert swan.feathers == ["white"]


def test_a_field_of_a_parent_kind_copies_the_child_that_it_holds() -> None:
    basket = a_basket()
    basket.maybe_goose = Swan("b", feathers=["white"])
    twin = basket.copy()
    assert isinstance(twin.maybe_goose, Swan)
    twin.maybe_goose.feathers.append("black")
    assert basket.maybe_goose.feathers == ["white"]


class Loose(Facts):
    things: Public[list]  # type: ignore[type-arg]


class Scattered(Facts):
    things: Public[set[str]]


class Changeable(Struct):
    names: list[str]


class Foreign(Facts):
    thing: Public[Changeable]


class Vague(Facts):
    thing: Public[Any]


class Abstract(Facts):
    things: Public[Mapping[str, int]]


class Mixed(Facts):
    things: Public[list[str] | dict[str, str]]


class HalfOpen(Facts):
    things: Public[tuple[str, list[str]]]


class Buried(Facts):
    things: Public[dict[str, list[set[str]]]]


@pytest.mark.parametrize(
    "facts",
    [
        Loose([]),
        Scattered(set()),
        Foreign(Changeable([])),
        Vague(1),
        Abstract({}),
        Mixed([]),
        HalfOpen(("a", [])),
        Buried({}),
    ],
    ids=lambda facts: type(facts).__name__,
)
def test_a_field_that_cannot_be_copied_safely_is_named_together_with_what_can(facts: Facts) -> None:
    (name,) = type(facts).__struct_fields__
    with pytest.raises(TypeError) as caught:
        facts.copy()
    message = str(caught.value)
    assert f"{type(facts).__name__}.{name} cannot be a fact" in message
    assert "say list[...], dict[..., ...], tuple[..., ...], a kind of Facts" in message


class Silent(Facts):
    open: Public[int]
    unsaid: int


class Nest(Facts):
    one: Public[Silent]
    many: Public[list[Silent]]
    by_name: Private[dict[str, Silent | None]]
    said: Annotated[Pile, private("cards")]
    shared: Constant[int]
    unsaid: list[str]


def test_fields_that_do_not_say_who_may_know_them_are_found_here_and_inside() -> None:
    assert undeclared_fields(Silent) == ["Silent.unsaid"]
    assert undeclared_fields(Nest) == ["Silent.unsaid", "Silent.unsaid", "Silent.unsaid", "Nest.unsaid"]
    assert undeclared_fields(Basket) == []


def test_a_fingerprint_changes_with_every_fact_and_with_nothing_else() -> None:
    village = Village({"well": 1}, None, [Goose("a", [1])])
    before = fingerprint(village)
    village.listeners = ["somebody"]
    village.map["mill"] = 2
    assert fingerprint(village) == before
    assert fingerprint(village.copy()) == before
    village.geese[0].eggs[0] = 2
    assert fingerprint(village) != before


def test_equal_facts_have_equal_fingerprints_in_whatever_order_they_came() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint(frozenset("ab")) == fingerprint(frozenset("ba"))
    assert fingerprint([1, 2]) != fingerprint([2, 1])


def test_plain_data_holds_every_fact_also_the_hidden_ones() -> None:
    class_with_secret = Secretive("a", ["b"])
    assert plain(class_with_secret) == {"mine": "a", "nobodys": ["b"]}


class Secretive(Facts):
    mine: Private[str]
    nobodys: Hidden[list[str]]

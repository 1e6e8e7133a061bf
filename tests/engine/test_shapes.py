"""What is told and seen, as types made from the declarations."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_type_hints

import msgspec
import pytest

from fairytable.engine.events import EVENTS_OF_EVERY_GAME, Happening, Secret
from fairytable.engine.facts import Facts, Hidden, OneOf, Private, Public, private
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Decision, questions_in
from fairytable.engine.shapes import exactly, facts_of_things, shape_of_event, shape_of_question, shape_of_view
from fairytable.engine.views import view_of
from tests.engine.practice_games import Watch, a_game, a_little_match, keep_watch

Material = Annotated[str, OneOf(("straw", "wood"))]


class PawnWalked(Happening):
    """Somebody walks, and some know why."""

    seat: str
    steps: int
    why: Secret[tuple[Material, ...]]


def test_the_key_of_an_event_is_the_name_of_its_class_in_small_letters() -> None:
    assert PawnWalked.key() == "pawn_walked"
    assert PawnWalked.secrets() == {"why"}


def test_an_event_is_told_with_all_its_values_to_those_who_may_know_it() -> None:
    values = {"seat": "red", "steps": 2, "why": ("straw",)}
    msgspec.convert(values, shape_of_event(PawnWalked))
    with pytest.raises(msgspec.ValidationError, match="unknown field `why`"):
        msgspec.convert(values, shape_of_event(PawnWalked, unseen=True))


def test_an_event_is_told_without_its_secrets_to_the_others() -> None:
    msgspec.convert({"seat": "red", "steps": 2}, shape_of_event(PawnWalked, unseen=True))
    with pytest.raises(msgspec.ValidationError, match="missing required field `why`"):
        msgspec.convert({"seat": "red", "steps": 2}, shape_of_event(PawnWalked))


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        (Material, Literal["straw", "wood"]),
        (Material | None, Literal["straw", "wood"] | None),
        (Material | Literal[""], Literal["straw", "wood", ""]),
        (dict[str, list[Material]], dict[str, list[Literal["straw", "wood"]]]),
        (tuple[Material, ...], tuple[Literal["straw", "wood"], ...]),
        (int, int),
    ],
)
def test_the_words_that_a_text_can_be_belong_to_its_type(hint: Any, kind: Any) -> None:
    assert exactly(hint) == kind


class Chest(Facts):
    gold: Private[int]
    labels: Private[dict[str, Material]]


class Farmer(Facts):
    seat: Public[str]
    stock: Public[dict[Material, int]]
    purse: Annotated[Pile, private("coins")]
    wishes: Private[list[str]]
    secret: Hidden[Material | None]
    decks: Hidden[list[list[str]]]
    chest: Public[Chest]
    visited: Public[frozenset[str]]
    sets: Public[tuple[tuple[Material, ...], ...]]


def a_farmer() -> Farmer:
    chest = Chest(3, {"lid": "straw"})
    stock = {"straw": 1, "wood": 0}
    visited = frozenset(("mill",))
    return Farmer("red", stock, Pile.of("12"), ["rain"], "wood", [["a", "b"]], chest, visited, (("straw",), ()))


@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_a_view_has_the_shape_that_follows_from_the_declarations(seat: str | None) -> None:
    msgspec.convert(view_of(a_farmer(), seat), shape_of_view(Farmer))


def test_the_shape_of_a_view_tells_what_an_owner_and_what_others_see() -> None:
    hints = get_type_hints(shape_of_view(Farmer))
    assert hints["purse"] == list[str | None]
    assert hints["wishes"] == list[str] | int
    assert hints["secret"] == Literal["?"] | None
    assert hints["decks"] == list[int]
    assert hints["sets"] == list[list[Literal["straw", "wood"]]]
    chest = get_type_hints(shape_of_view(Chest))
    assert chest["gold"] == int | Literal["?"]
    assert chest["labels"] == dict[str, Literal["straw", "wood", "?"]]


@pytest.mark.parametrize("stock", [{"straw": 1}, {"straw": 1, "wood": "?"}])
def test_a_dict_by_words_has_all_of_them(stock: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="wood"):
        msgspec.convert(view_of(a_farmer(), "red") | {"stock": stock}, shape_of_view(Farmer))


def test_a_word_that_is_not_among_the_words_is_found() -> None:
    farmer = a_farmer()
    farmer.sets = (("stone",),)
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 'stone'"):
        msgspec.convert(view_of(farmer, "red"), shape_of_view(Farmer))


def test_what_the_engine_itself_tells_is_declared() -> None:
    game = a_game(Watch, keep_watch, lambda table: bool(table.absent), seats=("watch", "other"))
    match = a_little_match(game)
    match.leave("other")
    told = {event.key: event.values for event in match.events or []}
    for event in EVENTS_OF_EVERY_GAME:
        msgspec.convert(told[event.key()], shape_of_event(event))


class OnTheRoad(Decision):
    steps: int


class WhichRoad(OnTheRoad):
    meals: dict[str, int]


def test_a_dict_says_something_of_each_of_several_things() -> None:
    assert WhichRoad("red", steps=2, meals={"mill": 1, "well": 0}).as_values() == {
        "steps": 2,
        "mill meals": 1,
        "well meals": 0,
    }
    assert shape_of_question(WhichRoad).__struct_fields__ == ("steps",)
    assert facts_of_things(WhichRoad) == {"meals": int}


def test_a_class_that_other_questions_extend_is_none() -> None:
    assert questions_in(__name__) == (WhichRoad,)

"""What is told and seen, as types made from the declarations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from fairytable.engine.events import EVENTS_OF_EVERY_GAME, Happening, Secret
from fairytable.engine.facts import OneOf
from fairytable.engine.shapes import exactly, shape_of_event
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
        (dict[Material, list[int]], dict[Literal["straw", "wood"], list[int]]),
        (tuple[Material, ...], tuple[Literal["straw", "wood"], ...]),
        (int, int),
    ],
)
def test_the_words_that_a_text_can_be_belong_to_its_type(hint: Any, kind: Any) -> None:
    assert exactly(hint) == kind


def test_what_the_engine_itself_tells_is_declared() -> None:
    game = a_game(Watch, keep_watch, lambda table: bool(table.absent), seats=("watch", "other"))
    match = a_little_match(game)
    match.leave("other")
    told = {event.key: event.values for event in match.events or []}
    for event in EVENTS_OF_EVERY_GAME:
        msgspec.convert(told[event.key()], shape_of_event(event))

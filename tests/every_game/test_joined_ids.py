"""Two things are two fields: no fact of a table is a text of several ids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from itertools import chain
from typing import Any

import pytest

from fairytable import GAMES, Game, Match, new_match
from fairytable.engine.facts import Facts, fields_of
from fairytable.engine.languages import ENGLISH
from fairytable.engine.records import Answer, Record
from fairytable.server.types import words_named_by
from tests.matches.record import read_records

EVERY = 5
"""Of so many recorded matches one is looked at."""

JOINTS = re.compile(r"[ :;,+/|=>-]")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)

STILL_JOINED: Mapping[str, Set[str]] = {
    "fantastic-stories": {"StoryTable.start_player"},
}
"""The fields of several ids that are left. Nothing is added here; whoever gives such a field parts takes it out."""


def texts_in(value: Any, field: str) -> Iterator[tuple[str, str]]:
    """Every text among the facts, keys included, with the field in which it stands."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, Facts):
        for declared in fields_of(type(value)):
            if declared.sharing is None:
                name = f"{type(value).__name__}.{declared.name}"
                yield from texts_in(getattr(value, declared.name), name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from texts_in(key, field)
            yield from texts_in(item, field)
    elif isinstance(value, list | tuple | frozenset):
        for item in value:
            yield from texts_in(item, field)


def is_joined(text: str, ids: Set[str]) -> bool:
    """Whether the text has a known id and something else in it. Since ids have underscores, two parts at an underscore
    must both be known."""
    if text in ids:
        return False
    parts = [part for part in JOINTS.split(text) if part]
    if len(parts) > 1:
        return any(part in ids for part in parts)
    halves = [(text[:place], text[place + 1 :]) for place, letter in enumerate(text) if letter == "_"]
    return any(one in ids and other in ids for one, other in halves)


def joined_in(game: Game[Any]) -> dict[str, str]:
    """The fields in which a text of several ids turned up in recorded matches, each with an example."""
    found: dict[str, str] = {}
    for record in read_records(game)[::EVERY]:
        match = new_match(game, record.seats, record.seed, record.options, quiet=True)
        ids = {*game.texts.names(match.pack.content, ENGLISH), *match.seats, *chain(*words_named_by(game))}

        def looked_at(match: Match = match, ids: Set[str] = ids, record: Record = record) -> Iterator[Answer]:
            for answer in record.given_answers():
                yield answer
                for field, text in texts_in(match.table, ""):
                    if field not in found and is_joined(text, ids):
                        found[field] = text

        match.answer_again(looked_at(), record.given_branches())
    return found


@pytest.mark.parametrize("text", ["red straw", "straw:red", "hut+inn", "buy hut", "straw_roof", "golden_goose_red"])
def test_texts_of_several_ids_are_found(text: str) -> None:
    assert is_joined(text, {"red", "straw", "roof", "hut", "inn", "golden_goose"})


@pytest.mark.parametrize("text", ["", "red", "golden_goose", "golden_hut", "hut_5", "a good day", "straw_roof"])
def test_an_id_is_no_pair(text: str) -> None:
    assert not is_joined(text, {"red", "straw", "roof", "hut", "golden_goose", "straw_roof"})


@every_game
def test_no_fact_is_a_text_of_several_ids(game: Game[Any]) -> None:
    assert joined_in(game).keys() == STILL_JOINED.get(game.slug, set())

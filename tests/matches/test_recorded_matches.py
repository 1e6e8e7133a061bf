"""Recorded matches are played again and come to the same end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fairytable import GAMES, Game, verify
from fairytable.engine.match import LEAVE
from fairytable.engine.records import Record
from tests.matches.record import FEWEST, FOLDER, MOST_ANSWERS, file_of, read_records, sittings

LARGEST_FILE = 1_000_000
RECORDS = {game.slug: read_records(game) for game in GAMES}
ANEW = "if the rules or the pack were meant to change: python -m tests.matches.record"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(record, id=f"{slug}-line-{line}")
        for slug, records in RECORDS.items()
        for line, record in enumerate(records, start=1)
    ],
)
def test_a_recorded_match_is_played_again(record: Record) -> None:
    assert verify(record).record() == record, ANEW


@every_game
def test_the_records_of_a_game_are_many_and_small(game: Game[Any]) -> None:
    records = RECORDS[game.slug]
    assert len(records) >= FEWEST, ANEW
    assert len({record.seal for record in records}) == len(records)
    assert file_of(game).stat().st_size < LARGEST_FILE


@every_game
def test_they_are_of_every_number_of_seats_and_every_option(game: Game[Any]) -> None:
    records, possible = RECORDS[game.slug], sittings(game)
    assert {len(record.seats) for record in records} == {seats for seats, _ in possible}
    for option in game.rules.options:
        played = {record.options[option.key] for record in records}
        assert played == {options[option.key] for _, options in possible}
        assert played >= set(option.values)


@every_game
def test_many_came_to_their_end_and_some_did_not(game: Game[Any]) -> None:
    records = RECORDS[game.slug]
    ends = Counter(record.winners is not None for record in records)
    assert ends[True] >= FEWEST // 10
    assert ends[False] or max(len(record.answers) for record in records) < MOST_ANSWERS


@every_game
def test_in_some_luck_was_drawn_anew_or_somebody_left(game: Game[Any]) -> None:
    records = RECORDS[game.slug]
    assert any(record.given_branches() for record in records)
    if game.identity.most_seats > 2:
        assert any(answer.endswith(f": {LEAVE}") for record in records for answer in record.answers)


def test_there_are_no_records_of_unknown_games() -> None:
    assert sorted(FOLDER.glob("*.jsonl")) == sorted(file_of(game) for game in GAMES)

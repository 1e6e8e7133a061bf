"""Recorded matches are played again and come to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable import GAMES, verify
from fairytable.engine.match import LEAVE
from fairytable.engine.records import read_record
from tests.matches.record import FOLDER

RECORDS = sorted(FOLDER.glob("*/*.json"))
LARGEST = 40_000
ANEW = "if the rules or the pack were meant to change: python -m tests.matches.record"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_is_played_again(path: Path) -> None:
    assert verify(path).record() == read_record(path), ANEW


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_is_a_small_file(path: Path) -> None:
    assert path.stat().st_size < LARGEST


def test_there_are_matches_of_every_game_with_few_and_many_seats_and_every_variant() -> None:
    assert {path.parent.name for path in RECORDS} == {game.slug for game in GAMES}, ANEW
    for game in GAMES:
        records = [read_record(path) for path in RECORDS if path.parent.name == game.slug]
        assert len(records) >= 5
        assert {game.fewest_seats, game.most_seats} <= {len(record.seats) for record in records}
        assert any(record.winners is not None for record in records)
        for option in game.options:
            played = {record.options[option.key] for record in records}
            assert option.key in game.bot_options or len(played) == min(2, len(option.values))
        if game.most_seats > 2:
            assert any(answer.endswith(f": {LEAVE}") for record in records for answer in record.answers)

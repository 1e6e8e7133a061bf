"""Watching a saved match again."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from fairytable import FairytableError
from fairytable.terminal.plain import Lines
from fairytable.terminal.replay import PlainReplay, Replay
from fairytable.testing import play
from tests.terminal.tables import a_story

LINES = ("red: castle 2", "red: end", "blue: castle 0", "blue: end", "blue: leave the table")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    sitting = a_story(seats=3)
    play(sitting.match, *LINES)
    return sitting.save(tmp_path / "match.json")


def watch(record: Path, *typed: str, start: int = 0) -> str:
    shown = io.StringIO()
    film = Replay(record)
    film.go_to(start)
    PlainReplay(film, Lines(io.StringIO("".join(f"{line}\n" for line in typed)), shown)).show()
    return shown.getvalue()


def test_a_replay_begins_before_the_first_answer(record: Path) -> None:
    shown = watch(record)
    assert "\nThe beginning, before the first of 5 answers.\n" in shown
    assert "\nRound 1 began. [FS-1.3]\n" in shown
    assert "Answer 1" not in shown


def test_each_step_shows_the_answer_the_events_and_the_table(record: Path) -> None:
    shown = watch(record, "")
    _, _, step = shown.partition("\nAnswer 1 of 5, Red: 2 pawns in the castle\n")
    assert step.startswith("Red sent a pawn into the castle, which made 2. [FS-3.1]\nRed rolled ")
    assert "\nRed: 5 in reserve; 2 at Castle; book: still empty.\n" in step


def test_a_replay_goes_on_back_and_to_any_place(record: Path) -> None:
    shown = watch(record, "4", "b", "n", "0", "99")
    steps = [line.partition(",")[0] for line in shown.splitlines() if line.startswith(("Answer", "The beginning"))]
    assert steps == [
        "The beginning",
        "Answer 4 of 5",
        "Answer 3 of 5",
        "Answer 4 of 5",
        "The beginning",
        "Answer 5 of 5",
    ]


def test_leaving_the_table_is_a_step_too(record: Path) -> None:
    shown = watch(record, start=5)
    assert "\nAnswer 5 of 5, Blue: leaves the table for good\nBlue left the table for good. [FS-19.1]\n" in shown
    assert shown.endswith("The match was saved here and can go on.\n")


def test_after_the_last_step_the_replay_ends(record: Path) -> None:
    assert watch(record, "", "1", start=5).count("Answer") == 1
    assert watch(record, "q", "1").count("Answer") == 0


def test_a_wrong_line_is_answered_in_one_line(record: Path) -> None:
    shown = watch(record, "hello", "1")
    assert "\n“hello” is not a step: press Enter, or type b, w, q, or a number up to 5.\n" in shown
    assert "\nAnswer 1 of 5" in shown


def test_a_replay_through_the_eyes_of_nobody_at_the_table_is_refused(record: Path) -> None:
    assert Replay(record, seat="blue").seat == "blue"
    with pytest.raises(FairytableError, match="Nobody sits at 'pink'"):
        Replay(record, seat="pink")

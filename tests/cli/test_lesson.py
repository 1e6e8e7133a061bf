"""`fairytable lesson`, and lessons in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner, Result

from fairytable.cli import app
from fairytable.engine.records import read_record
from fairytable.lessons.making import record_again
from tests.lessons.lessons import FIRST, a_copy, change

Run = Callable[..., Result]


def test_the_lessons_of_the_games_are_listed_with_what_to_type(run: Run) -> None:
    told = run("lesson", "list", "fantastic-stories").stdout
    assert "Fantastic Stories: First steps (6 minutes)\n" in told
    assert "  fairytable play fantastic-stories --lesson 1-first-steps\n" in told


def test_a_lesson_is_made_from_a_record_and_checked(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record_again(FIRST)[0].save(record)
    made = run("lesson", "new", record, tmp_path / "mine", "--answers", 10)
    assert made.exit_code == 0
    checked = run("lesson", "check", tmp_path / "mine")
    assert checked.exit_code == 0
    assert "is a good lesson for fantastic-stories" in checked.stdout


def test_faults_are_listed_and_counted(run: Run, tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder / "lesson.toml", 'look = ["castle"]', 'look = ["castel"]')
    change(folder / "lesson.toml", 'clause = "FS-15.1"', 'clause = "FS-99.1"')
    result = run("lesson", "check", folder)
    assert result.exit_code == 1
    assert result.stdout.count("\n") == 2
    assert result.stderr.startswith(f"fairytable: The lesson in {folder} has 2 faults")


def test_a_lesson_is_recorded_again(run: Run, tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    before = read_record(folder / "record.json")
    assert run("lesson", "record", folder).exit_code == 0
    assert read_record(folder / "record.json").answers == before.answers


def test_in_the_terminal_a_lesson_tells_refuses_kindly_and_shows(tmp_path: Path) -> None:
    words = ["play", "fantastic-stories", "--lesson", "1-first-steps", "--save", str(tmp_path / "saved.json")]
    told = CliRunner().invoke(app, words, input="castle 1\n" + "d\n" * 20, prog_name="fairytable").stdout
    assert "A lesson: First steps." in told
    assert "our plan needs two travellers" in told
    assert "[FS-14.1]" in told
    assert "Red completed Pirate Treasure with the 5" in told
    assert "There is nothing to be shown now" in told


def test_a_lesson_brings_its_own_match(run: Run) -> None:
    result = run("play", "fantastic-stories", "--lesson", "1-first-steps", "--seed", 3)
    assert result.exit_code == 1
    assert "leave these out with --lesson" in result.stderr

"""A lesson is checked like a pack: what it names must exist, and it must be possible to play it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.errors import FairytableError
from fairytable.games import find_game
from fairytable.lessons import find_lesson, load_lesson
from tests.lessons.lessons import a_copy, change, faults_in

SCRIPT, TEXTS, RECORD = "lesson.toml", "en.ftl", "record.json"


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (SCRIPT, 'do = ["castle 2"]', 'do = ["castle 9"]', "'castle 9' is no answer there"),
        (SCRIPT, 'do = ["castle 2"]', 'do = ["castle 3"]', "the record answers 'castle 2'"),
        (SCRIPT, 'look = ["castle"]', 'look = ["castel"]', "there is no 'castel' to look at"),
        (SCRIPT, 'clause = "FS-15.1"', 'clause = "FS-99.1"', "the rules have no clause FS-99.1"),
        (SCRIPT, "at = 0", "at = 3", "there red is not asked anything"),
        (SCRIPT, 'seat = "red"', 'seat = "pink"', "the record has no seat 'pink'"),
        (SCRIPT, "minutes = ", "minuets = ", "there is no 'minuets' here; did you mean 'minutes'?"),
        (SCRIPT, '{ say = "end-turn" }', '{ say = "end-trun" }', "there are no words for 'end-trun'"),
        (TEXTS, "title = ", "titel = ", "there are no words for 'title'"),
        (TEXTS, "end-turn = ", f"end-turn = {'long ' * 60}", "letters; at most"),
        (RECORD, '"red: castle 2"', '"red: castle 8"', "record the lesson again"),
        (RECORD, '"answers"', '"anwsers"', "is not a record of a match"),
    ],
)
def test_every_fault_is_told_in_words(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder / file, old, new)
    assert told in faults_in(folder)


def test_the_last_moment_stands_at_the_end_and_asks_for_nothing(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    last = load_lesson(folder).answers
    change(folder / SCRIPT, f"at = {len(last)}\n", f'at = {len(last)}\ndo = ["end"]\n')
    assert "nothing can be asked for any more" in faults_in(folder)
    change(folder / SCRIPT, f'at = {len(last)}\ndo = ["end"]\n', "at = 2\n")
    told = faults_in(folder)
    assert "the last moment is missing" in told


def test_another_answer_that_leads_nowhere_is_a_fault(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder / SCRIPT, 'do = ["castle 2"]', 'do = ["castle 2", "castle 0"]')
    assert "after 'castle 0' the record cannot be followed beyond answer 1" in faults_in(folder)


def test_words_that_nothing_says_are_only_mentioned(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    change(folder / TEXTS, "welcome = ", "never-said = Hush.\nwelcome = ")
    assert faults_in(folder) == ""


def test_a_lesson_is_found_by_its_name_or_its_folder_and_otherwise_what_there_is_is_told(tmp_path: Path) -> None:
    game = find_game("fantastic-stories")
    assert find_lesson("1-first-steps", game).is_dir()
    assert find_lesson(str(tmp_path)) == tmp_path
    with pytest.raises(FairytableError, match="has no lesson 'third'; it has: 1-first-steps"):
        find_lesson("third", game)
    with pytest.raises(FairytableError, match="There is no lesson in"):
        load_lesson(tmp_path)

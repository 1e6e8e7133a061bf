"""In a first match the terminal says what matters at each kind of question, once, to whoever wants to hear it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Static

from fairytable import new_match
from fairytable.engine.guide import guidance
from fairytable.games import find_game
from fairytable.lessons import find_lesson, load_lesson
from fairytable.terminal.app import PlayScreen, StoryApp
from fairytable.terminal.guide import Guide
from fairytable.terminal.sitting import Player, Sitting
from tests.terminal.tables import play_plain

GAME = find_game("fantastic-stories")
OFF = "The guide is off"


@pytest.fixture(autouse=True)
def saves_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def a_first_match(file: Path | None = None, *, is_silent: bool = False) -> Sitting:
    match = new_match(GAME, 2, 5, {"start-player": "red"})
    players = {seat: Player(seat) for seat in match.seats}
    return Sitting(match, players, guide=Guide(GAME, file, is_silent=is_silent))


def what_matters(sitting: Sitting) -> str:
    """What the game's guide says to the open question, whoever has met it."""
    question = sitting.question
    assert question
    return guidance(sitting.match, question, sitting.words)


def test_a_new_kind_of_question_gets_its_word_with_the_numbers_of_the_table_once() -> None:
    sitting = a_first_match()
    first, told = sitting.question, what_matters(sitting)
    assert any(letter.isdigit() for letter in told)
    shown = play_plain(sitting, "castle 2", "end")
    second = sitting.question
    assert first
    assert second
    assert (second.seat, second.about) == ("blue", first.about)
    assert shown.count(f"Guide: {told}\n(t switches the guide off.)\n") == 1
    assert shown.count(told) == 1, "blue is asked the same"
    assert shown.count("(t switches") == 1
    assert shown.count("Guide: ") == 2, "the next kind of question has its own word"


def test_what_was_told_is_remembered_in_the_next_match(tmp_path: Path) -> None:
    file = tmp_path / "settings" / "guide.json"
    first = a_first_match(file)
    told = what_matters(first)
    assert told in play_plain(first, "?"), "who leaves without an answer hears it again"
    assert told in play_plain(a_first_match(file), "castle 2")
    assert told not in play_plain(a_first_match(file), "castle 2")
    other = find_game("grimm-forest")
    assert Guide(other, file).is_new("choose_cards"), "another game is new"


def test_t_switches_it_off_for_good_and_on_again_from_the_beginning(tmp_path: Path) -> None:
    file = tmp_path / "guide.json"
    shown = play_plain(a_first_match(file), "t", "castle 2")
    assert OFF in shown
    assert shown.count("Guide: ") == 1
    assert "Guide: " not in play_plain(a_first_match(file), "castle 2")
    assert "The guide is on" in play_plain(a_first_match(file), "t")
    again = a_first_match(file)
    assert what_matters(again) in play_plain(again)


def test_silent_in_one_match_it_speaks_in_the_next(tmp_path: Path) -> None:
    file = tmp_path / "guide.json"
    assert "Guide: " not in play_plain(a_first_match(file, is_silent=True), "castle 2")
    assert "Guide: " in play_plain(a_first_match(file), "castle 2")


@pytest.mark.parametrize("content", ["", "[]", '{"known": 7}', "\x00"])
def test_a_file_that_cannot_be_read_says_nothing(content: str, tmp_path: Path) -> None:
    file = tmp_path / "guide.json"
    file.write_text(content)
    assert Guide(GAME, file).is_new("castle")


def test_in_a_lesson_the_guide_is_silent() -> None:
    lesson = load_lesson(find_lesson("1-first-steps", GAME))
    match = lesson.new_match()
    players = {seat: Player(seat, bot="" if seat == lesson.seat else "random") for seat in match.seats}
    sitting = Sitting(match, players, lesson=lesson, guide=Guide(GAME))
    assert "Guide: " not in play_plain(sitting, "d", "d")
    question = sitting.question
    assert question
    assert sitting.guide.is_new(question.about)


def test_a_lesson_that_begins_in_the_middle_tells_no_more_than_its_teller_does() -> None:
    lesson = load_lesson(find_lesson("2-finer-points", find_game("hungarian-folktales")))
    match = lesson.new_match()
    players = {seat: Player(seat, bot="" if seat == lesson.seat else "random") for seat in match.seats}
    shown = play_plain(Sitting(match, players, lesson=lesson)).splitlines()
    assert not [line for line in shown[: shown.index("")] if line.endswith("]")]
    assert shown[shown.index("") + 1].startswith("Many days later.")


def test_on_the_full_screen_it_stands_above_the_question_until_t_is_pressed() -> None:
    async def look() -> None:
        sitting = a_first_match()
        told = f"Guide: {what_matters(sitting)}"
        async with StoryApp(PlayScreen(sitting, pause=0)).run_test(size=(80, 24)) as table:
            await table.pause()
            sentence = table.app.screen.query_one("#sentence", Static)
            frame = table.app.screen.query_one("#question")
            assert str(sentence.visual).startswith(told)
            assert str(frame.border_subtitle) == "t: no guide"
            await table.press("t")
            await table.pause()
            assert "Guide: " not in str(sentence.visual)
            assert OFF in "".join(notice.message for notice in table.app._notifications)
            await table.press("t")
            await table.pause()
            assert str(sentence.visual).startswith(told)
            await table.press("1")
            await table.pause()
            assert not str(sentence.visual).startswith(told)

    asyncio.run(look())

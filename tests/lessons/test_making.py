"""Anybody can make a lesson from a record, and one whose game has changed is recorded again."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable import new_match
from fairytable.bots import Observation, new_bot
from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.engine.packs import copy_default_pack
from fairytable.engine.records import Record
from fairytable.games import GAMES, find_game
from fairytable.lessons import lessons_in, load_lesson
from fairytable.lessons.making import new_lesson, record_again
from tests.lessons.lessons import a_copy, change, faults_in


def a_record(slug: str, answers: int = 30, pack: Path | None = None) -> Record:
    match: Match = new_match(slug, find_game(slug).identity.fewest_seats, seed=4, pack=pack)
    bot = new_bot("random", 1)
    while len(match.answers) < answers and not match.is_over:
        seat = match.questions[0].seat
        match.answer(seat, bot.choose(Observation(match.copy(), seat)))
    return match.record()


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_new_lesson_can_be_played_as_it_is(slug: str, tmp_path: Path) -> None:
    made = new_lesson(a_record(slug), answers=20)
    made.save(tmp_path / "mine")
    assert faults_in(tmp_path / "mine") == ""
    assert len(load_lesson(tmp_path / "mine").moments) > 1


def test_a_new_lesson_overwrites_nothing_and_teaches_somebody_who_is_there(tmp_path: Path) -> None:
    record = a_record("fantastic-stories")
    (tmp_path / "note").write_text("mine", encoding="utf-8")
    with pytest.raises(FairytableError, match="is not an empty folder"):
        new_lesson(record).save(tmp_path)
    with pytest.raises(FairytableError, match="has no seat 'pink'; it has: red, blue"):
        new_lesson(record, "pink")


def test_a_pack_can_bring_its_own_lessons(tmp_path: Path) -> None:
    pack = copy_default_pack(find_game("fantastic-stories"), tmp_path / "pack")
    change(
        pack / "board.toml",
        'between = ["castle", "bell"]\nnumbers = [1]',
        'between = ["castle", "bell"]\nnumbers = [2]',
    )
    new_lesson(a_record("fantastic-stories", pack=pack), pack=pack, answers=20).save(pack / "lessons" / "ours")
    [folder] = lessons_in(pack)
    assert faults_in(folder) == ""
    assert load_lesson(folder).pack.hash == load_lesson(folder).record.pack


def test_recording_again_keeps_what_is_possible_and_tells_what_is_not(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    before = load_lesson(folder)
    same, changed = record_again(folder)
    assert changed == []
    assert same.answers == before.record.answers
    change(folder / "record.json", '"red: walk castle red_castle_door 3"', '"red: walk castle nowhere 3"')
    again, changed = record_again(folder)
    assert changed == []
    assert again.answers == before.record.answers
    change(folder / "record.json", '"blue: castle 1"', '"blue: castle 12"')
    again, changed = record_again(folder)
    assert len(changed) == 1
    assert "no longer 'castle 12'" in changed[0]
    assert len(again.answers) == len(before.record.answers)

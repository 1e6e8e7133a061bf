"""What would you do? In the terminal: before an answer, after the match, and in a replay."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from fairytable.bots import Bot, Observation, new_bot
from fairytable.bots.advice import Advice, advise
from fairytable.lab.simulate import play_match
from fairytable.terminal.plain import Lines
from fairytable.terminal.replay import PlainReplay, Replay
from fairytable.terminal.sitting import Sitting
from tests.terminal.tables import a_story, play_plain, sitting_of


@pytest.fixture(autouse=True)
def saves_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def a_played_match(slug: str = "grimm-forest") -> Sitting:
    """Over already, and somebody without a plan has lost it."""
    return sitting_of(play_match(slug, 2, "looking back", ["random", "easy"]), "blue=Anna")


def test_what_would_you_do_gives_the_best_answers_with_reason_and_clause_and_answers_nothing() -> None:
    sitting = a_story("red=Anna", seats=2)
    _, title, told = play_plain(sitting, "w").partition("What a good player would think about:\n")
    best, why, *_ = told.splitlines()
    assert title
    assert best.removeprefix("1. ") in [sitting.words.option(option) for option in sitting.match.questions[0].options]
    assert why.endswith("(FS-3.4)")
    assert sitting.match.answers == []


def test_after_the_match_its_three_moments_say_what_would_have_been_better() -> None:
    lines = a_played_match().look_back_lines()
    assert lines[0] == "The moments that decided the match:"
    assert 1 <= len(lines) - 1 <= 3
    for number, line in enumerate(lines[1:], start=1):
        assert line.startswith(f"{number}. Answer ")
        assert " Better, " in line


def test_in_a_replay_an_answer_is_explained(tmp_path: Path) -> None:
    sitting = a_story(seats=2)
    sitting.match.answer("red", "castle 1")
    film, shown = Replay(sitting.save(tmp_path / "match.json")), io.StringIO()
    film.go_to(1)
    PlainReplay(film, Lines(io.StringIO("w\nq\n"), shown)).show()
    assert film.why_line() in shown.getvalue()
    assert "1 pawn in the castle" in film.why_line()
    film.go_to(0)
    assert film.why_line() == film.words.say("because-nothing")


def test_nobody_waits_two_seconds_for_a_bot_or_for_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of time that bots and hints get; that they keep to it is tested with the search."""
    limits: list[float] = []

    def limited_bot(name: str, luck: int, seconds: float) -> Bot:
        limits.append(seconds)
        return new_bot(name, luck, seconds)

    def limited_advice(observation: Observation, luck: int, *, seconds: float) -> list[Advice]:
        limits.append(seconds)
        return advise(observation, luck, seconds=seconds)

    monkeypatch.setattr("fairytable.terminal.sitting.new_bot", limited_bot)
    monkeypatch.setattr("fairytable.terminal.sitting.advise", limited_advice)
    a_story("red", seats=2, bot="hard").advice_lines()
    assert len(limits) == 2
    assert max(limits) < 2

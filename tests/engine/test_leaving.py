"""Leaving: a player goes for good, and the questions of the seat answer themselves."""

from __future__ import annotations

from random import Random

import pytest

from fairytable.engine.errors import IllegalAnswer, NotAsked
from fairytable.engine.facts import Public
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.questions import ask, ask_all
from fairytable.engine.table import Table
from fairytable.looking import everything, heard_by
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match, a_market, night_watch
from tests.engine.scenarios import answer_at_random, everybody_passes, with_hands


def saved_and_loaded(match: Match) -> Match:
    return Match.from_record(match.game, match.pack, match.record())


def test_the_question_of_who_leaves_gets_its_default() -> None:
    match = play(everybody_passes(a_market()), "red: rest", f"red: {LEAVE}")
    assert match.waiting_for == ("blue",)
    assert match.table.absent == ["red"]
    assert match.answers[-1] == ("red", LEAVE)
    assert everything(saved_and_loaded(match)) == everything(match)


def test_in_a_secret_choice_the_others_are_still_waited_for() -> None:
    match = play(a_market(), f"blue: {LEAVE}")
    assert match.waiting_for == ("red", "green")
    play(match, "green: pass")
    assert everything(saved_and_loaded(match)) == everything(match)
    play(match, "red: pass")
    assert match.answers == [("blue", LEAVE), ("red", "pass"), ("green", "pass")]
    assert [question.about for question in match.questions] == ["trade"]


def test_a_secret_answer_of_who_leaves_no_longer_counts() -> None:
    match = a_market()
    ware = match.table.trader("blue").hand.cards[0]
    play(match, f"blue: offer {ware}", f"blue: {LEAVE}", "red: pass", "green: pass")
    assert match.table.sold == []
    assert everything(saved_and_loaded(match)) == everything(match)


def test_when_the_last_one_waited_for_leaves_the_secret_choice_is_over() -> None:
    match = play(a_market(), "red: pass", "green: pass", f"blue: {LEAVE}")
    assert match.pending == {}
    assert match.waiting_for == ("red",)
    assert match.answers == [("blue", LEAVE), ("red", "pass"), ("green", "pass")]
    assert everything(saved_and_loaded(match)) == everything(match)


def test_somebody_leaves_in_the_turn_of_another() -> None:
    match = play(everybody_passes(a_market()), "red: rest")
    (question,) = match.questions
    play(match, f"green: {LEAVE}")
    assert match.questions == (question,)
    match.answer("red", "done", number=question.number)
    play(match, "blue: done")
    assert match.waiting_for == ("red", "blue")
    assert everything(saved_and_loaded(match)) == everything(match)


def test_somebody_asked_in_the_turn_of_another_leaves() -> None:
    match = play(with_hands(red="egg", blue="ward"), "red: steal blue", f"blue: {LEAVE}")
    assert match.waiting_for == ("red",)
    assert match.table.trader("red").coins == 2


def test_who_was_asked_because_of_somebody_who_leaves_still_answers() -> None:
    match = play(with_hands(red="ward", blue="ward"), "red: steal blue", f"red: {LEAVE}")
    assert match.waiting_for == ("blue",)
    play(match, "blue: yes")
    assert match.table.trader("red").coins == 1
    assert match.table.sold == ["ward"]


def test_everybody_hears_who_left() -> None:
    match = play(everybody_passes(a_market()), f"blue: {LEAVE}")
    for seat in ("red", "blue", "green", None):
        (left,) = [event for event in match.events_for(seat) if event.key == "left"]
        assert (left.clause, left.values, left.moment) == ("GM-4.2", {"seat": "blue"}, 4)
    assert heard_by(saved_and_loaded(match), None) == heard_by(match, None)


def test_the_last_player_cannot_leave() -> None:
    match = play(everybody_passes(a_market()), f"blue: {LEAVE}", f"red: {LEAVE}")
    before = everything(match)
    with pytest.raises(NotAsked, match="green is the last player at the table and cannot leave it"):
        match.leave("green")
    with pytest.raises(NotAsked, match="watch is the last player"):
        a_little_match(night_watch).leave("watch")
    assert everything(match) == before


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ("blue", "blue has left the table already"),
        ("purple", "There is no seat 'purple' at this table; there are: red, blue, green"),
    ],
)
def test_only_who_sits_there_can_leave(seat: str, message: str) -> None:
    match = play(a_market(), f"blue: {LEAVE}")
    before = everything(match)
    with pytest.raises(NotAsked, match=message):
        match.leave(seat)
    assert everything(match) == before


def test_nobody_leaves_a_match_that_is_over() -> None:
    match, random = a_market(), Random(1)
    while not match.is_over:
        answer_at_random(match, random)
    with pytest.raises(NotAsked, match="The match is over; red need not leave it"):
        match.leave("red")


def test_leaving_is_not_an_option_of_any_question() -> None:
    with pytest.raises(IllegalAnswer):
        a_market().answer("red", LEAVE)


def test_who_has_left_is_not_asked_again() -> None:
    match, random = play(a_market(), f"blue: {LEAVE}"), Random(1)
    while not match.is_over:
        assert "blue" not in match.waiting_for
        with pytest.raises(NotAsked):
            match.answer("blue", "pass")
        answer_at_random(match, random)


class Talk(Table, kw_only=True):
    said: Public[list[str]] = []


def test_an_absent_player_is_spoken_for_a_thousand_times() -> None:
    async def scene(table: Talk) -> None:
        for _ in range(10):
            seat = "red" if len(table.said) % 1000 == 0 else "blue"
            table.said.append(await ask(decisions.Speak(seat), ("a", "b"), "LG-1.1", default="b"))
        answers = await ask_all(["blue"], lambda seat: ask(decisions.Speak(seat), ("c", "d"), "LG-1.1"))
        table.said.append(answers["blue"])

    match = play(a_little_match(a_game(Talk, scene, lambda table: len(table.said) > 2000)), f"blue: {LEAVE}", "red: a")
    assert match.table.said[:11] == ["a", *["b"] * 9, "c"]
    assert len(match.table.said) > 999
    assert everything(match.copy()) == everything(match)


def test_a_leaving_can_end_the_match() -> None:
    async def scene(table: Talk) -> None:
        table.said.append(await ask(decisions.Speak("red"), ("a", "b"), "LG-1.1"))

    game = a_game(Talk, scene, lambda table: bool(table.absent))
    match = play(a_little_match(game), "red: a", f"green: {LEAVE}")
    assert match.is_over
    assert match.questions == ()
    assert match.table.said == ["a"]
    assert everything(saved_and_loaded(match)) == everything(match)
    assert everything(match.copy()) == everything(match)


@pytest.mark.parametrize("seed", range(10))
def test_leaving_at_any_moment_keeps_the_match_playable_and_its_record_true(seed: int) -> None:
    match, random = a_market(seed=seed), Random(seed)
    leavers = random.sample(match.seats, 2)
    while not match.is_over:
        if leavers and random.random() < 0.1:
            match.leave(leavers.pop())
        else:
            answer_at_random(match, random)
        assert everything(match.copy()) == everything(match)
    assert everything(saved_and_loaded(match)) == everything(match)

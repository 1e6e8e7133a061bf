"""Windows: several are asked, and nobody learns who had a choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.errors import NotAsked, UndoRefused
from fairytable.engine.events import Happening
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.questions import Question, ask, ask_quietly
from fairytable.engine.records import Branch
from fairytable.engine.table import Table
from fairytable.game_checks import CHECKS, Check
from fairytable.looking import everything, heard_by, seen_by
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.orchard_game import Orchard, an_orchard, an_orchard_game, only_holders, orchard
from tests.engine.practice_games import a_game, a_little_match
from tests.engine.scenarios import answer_at_random


def looks(match: Match, seat: str) -> tuple[Any, ...]:
    """All that somebody at this seat can see, hear, count or be told."""
    counts = len(match.answers), match.windows, match.waiting_for, match.is_over
    return seen_by(match, seat), heard_by(match, seat), counts, match.undo_refusal(seat)


def again(match: Match) -> Match:
    return Match.from_record(match.game, match.pack, match.record())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_with_windows_keeps_every_promise(check: Check, seats: int) -> None:
    for seed in range(3):
        check(orchard, seats, {}, seed)


def test_a_window_in_which_nobody_has_a_choice_closes_by_itself() -> None:
    match = play(an_orchard(red="thorn", blue="thorn", green="branch"), "red: pass")
    assert match.answers == [("red", "pass"), ("red", "pass"), ("blue", "pass"), ("green", "pass")]
    assert match.windows == 2
    assert match.waiting_for == ("blue",)
    assert match.table.picker("red").apples == 2


def test_who_has_a_choice_is_asked_and_the_others_have_passed_unnoticed() -> None:
    match = play(an_orchard(red="thorn", blue="thorn", green="cudgel"), "red: pass")
    assert match.window_is_open
    assert [question.seat for question in match.questions] == ["green"]
    assert match.waiting_for == ("blue", "green")
    assert match.questions[0].options == ("pass", "play cudgel")
    with pytest.raises(NotAsked, match="blue has answered already"):
        match.answer("blue", "pass")
    play(match, "green: play cudgel")
    assert match.table.picker("green").apples == 2


def test_reactions_are_answered_by_reactions() -> None:
    match = an_orchard(red="branch starwort", blue="cudgel", green="cudgel thorn")
    play(match, "red: pass", "red: play branch", "green: play cudgel")
    assert match.waiting_for == ("blue", "green"), "nobody learns that green has played something"
    play(match, "blue: pass", "red: play starwort", "green: play thorn")
    assert match.table.played == ["branch", "cudgel", "starwort", "thorn"]
    assert match.table.picker("green").apples == 3


HANDS = [("cudgel", "thorn"), ("cudgel cudgel", "branch thorn"), ("starwort cudgel", "thorn thorn")]


@pytest.mark.parametrize(("one", "other"), HANDS)
def test_two_worlds_that_differ_in_a_hand_are_alike_to_the_others(one: str, other: str) -> None:
    """Blue could react in the first and not in the second; green, who could in both, passes first or last."""
    for order in (("green", "blue"), ("blue", "green")):
        first = play(an_orchard(red="thorn", blue=one, green="cudgel"), "red: pass")
        second = play(an_orchard(red="thorn", blue=other, green="cudgel"), "red: pass")
        for seat in ("red", "green"):
            assert looks(first, seat) == looks(second, seat), "while the window is open"
        for seat in order:
            for world in (first, second):
                if world.window_is_open and world.question_for(seat):
                    world.answer(seat, "pass")
        for seat in ("red", "green"):
            assert looks(first, seat) == looks(second, seat), "when it is closed"
        assert first.answers == second.answers
        assert [event.moment for event in first.events or ()] == [event.moment for event in second.events or ()]


def test_asking_only_holders_shows_who_holds_the_card() -> None:
    leaking = an_orchard_game(only_holders)
    first = play(an_orchard(leaking, red="thorn", blue="cudgel", green="thorn"), "red: pass")
    second = play(an_orchard(leaking, red="thorn", blue="thorn", green="thorn"), "red: pass")
    assert looks(first, "green") != looks(second, "green")


def test_everybody_asked_is_waited_for_until_the_window_closes() -> None:
    match = play(an_orchard(red="thorn", blue="cudgel", green="cudgel"), "red: pass")
    before = looks(match, "red")
    play(match, "blue: pass")
    assert looks(match, "red") == before
    play(match, "green: pass")
    assert not match.window_is_open


def held(match: Match) -> Match:
    match.holds_windows = True
    return match


def test_a_window_that_is_held_stays_open_whether_anybody_has_a_choice_or_not() -> None:
    for blue in ("thorn", "cudgel"):
        match = play(held(an_orchard(red="thorn", blue=blue, green="branch")), "red: pass")
        assert match.window_is_open
        assert list(match.waiting_for) == ["red"]
        assert not match.questions
        match.close_window()
        assert list(match.waiting_for) == ["blue", "green"]
        assert [question.seat for question in match.questions] == (["blue"] if blue == "cudgel" else [])
        if match.questions:
            play(match, "blue: pass")
        assert match.window_is_open, "an answer does not close it"
        match.close_window()
        assert not match.window_is_open
    with pytest.raises(NotAsked, match="no open window"):
        match.close_window()


def test_when_a_held_window_closes_who_has_not_answered_passes() -> None:
    match = play(held(an_orchard(red="thorn", blue="cudgel", green="cudgel")), "red: pass")
    match.close_window()
    play(match, "green: play cudgel")
    match.close_window()
    assert match.answers[-2:] == [("blue", "pass"), ("green", "play cudgel")]
    assert match.table.played == ["cudgel"]


def test_a_match_that_holds_its_windows_is_copied_saved_and_imagined_like_any_other() -> None:
    match = play(held(an_orchard(red="thorn", blue="cudgel", green="cudgel")), "red: pass")
    match.close_window()
    twin = match.copy()
    for one in (match, twin):
        play(one, "blue: pass")
        assert one.window_is_open
    assert everything(twin) == everything(match)
    idea = match.determinize("green", 3)
    play(idea, "green: pass")
    assert not idea.window_is_open, "nobody looks on in imagination"
    match.close_window()
    assert match.window_is_open is False
    assert match.table.picker("red").apples == 2


@pytest.mark.parametrize("seed", range(6))
def test_copies_and_records_go_through_windows(seed: int) -> None:
    match, random = a_little_match(orchard, seed), Random(seed)
    while not match.is_over:
        assert everything(match.copy()) == everything(match)
        assert everything(again(match)) == everything(match)
        assert again(match).record() == match.record()
        answer_at_random(match, random)


@pytest.mark.parametrize("seed", range(6))
def test_imagined_matches_go_through_windows(seed: int) -> None:
    match, random = a_little_match(orchard, seed), Random(seed)
    while not match.is_over:
        for question in match.questions:
            imagined = match.determinize(question.seat, random.getrandbits(64))
            assert seen_by(imagined, question.seat) == seen_by(match, question.seat)
            assert everything(imagined.copy()) == everything(imagined)
            while not imagined.is_over:
                answer_at_random(imagined, random)
                assert everything(imagined.copy()) == everything(imagined)
        answer_at_random(match, random)


def test_in_imagination_others_have_a_choice_where_they_are_imagined_to_have_one() -> None:
    match = play(an_orchard(red="thorn", blue="thorn", green="cudgel"), "red: pass")
    asked = {match.determinize("green", luck).questions[0].seat for luck in range(40)}
    assert asked == {"blue", "green"}


def test_bots_play_through_windows() -> None:
    match = a_little_match(orchard, 2)
    bots = {seat: new_bot("greedy", place) for place, seat in enumerate(match.seats)}
    while match.questions:
        seat = match.questions[0].seat
        match.answer(seat, bots[seat].choose(Observation(match, seat)))
    assert match.is_over
    assert "cudgel" in match.table.played


def test_who_leaves_passes_and_the_window_closes() -> None:
    match = play(an_orchard(red="thorn", blue="cudgel", green="thorn"), "red: pass", f"blue: {LEAVE}")
    assert not match.window_is_open
    assert match.answers[2:4] == [("blue", LEAVE), ("green", "pass")]
    assert match.table.picker("red").apples == 2
    other = play(an_orchard(red="thorn", blue="cudgel", green="cudgel"), "red: pass", f"blue: {LEAVE}")
    assert other.waiting_for == ("green",)
    for one in (match, other):
        assert everything(one.copy()) == everything(one)


@pytest.mark.parametrize("seed", range(8))
def test_seats_are_left_in_windows_and_the_record_stays_true(seed: int) -> None:
    match, random = a_little_match(orchard, seed), Random(seed)
    leavers = ["green", "blue"]
    while not match.is_over:
        if leavers and match.window_is_open and not random.randrange(3):
            match.leave(leavers.pop())
        else:
            answer_at_random(match, random)
        assert everything(match.copy()) == everything(match)
        assert everything(again(match)) == everything(match)


def refusal(match: Match, seat: str) -> str:
    before = everything(match)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert everything(match) == before
    return caught.value.reason


def test_a_choice_in_an_open_window_can_be_taken_back_and_nobody_notices() -> None:
    match = play(an_orchard(red="thorn", blue="cudgel", green="cudgel"), "red: pass")
    before, seen = everything(match), looks(match, "green")
    play(match, "blue: play cudgel")
    assert looks(match, "green") == seen
    match.undo("blue")
    assert everything(match) == before
    assert refusal(match, "red") == "asked"


def test_a_pass_that_was_no_choice_cannot_be_taken_back() -> None:
    match = play(an_orchard(red="thorn", blue="thorn", green="cudgel"), "red: pass")
    assert refusal(match, "blue") == "nothing"


@pytest.mark.parametrize("blue", ["cudgel", "thorn"])
def test_what_was_answered_in_a_closed_window_stays(blue: str) -> None:
    match = play(an_orchard(red="thorn", blue=blue, green="cudgel"), "red: pass", "green: pass")
    if match.question_for("blue") and match.window_is_open:
        play(match, "blue: pass")
    assert [refusal(match, seat) for seat in ("red", "blue", "green")] == ["answered"] * 3


def test_a_window_of_ones_own_stays_too_for_the_others_would_learn_from_an_undo() -> None:
    match = play(an_orchard(red="branch", blue="", green=""), "red: pass", "red: pass")
    assert refusal(match, "red") == "answered"
    forced = play(an_orchard(red="thorn", blue="", green=""), "red: pass")
    assert refusal(forced, "red") == "answered"


def test_by_agreement_a_seat_goes_back_to_its_last_choice() -> None:
    match = play(an_orchard(red="thorn", blue="cudgel", green="thorn"), "red: pass", "blue: play cudgel")
    assert match.table.picker("blue").apples == 2
    match.undo("blue", by_agreement=True)
    assert match.window_is_open
    assert match.question_for("blue")
    play(match, "blue: pass")
    match.undo("red", by_agreement=True)
    assert match.answers == [], "not to the pass in the window, which was no choice"
    with pytest.raises(UndoRefused, match="not answered anything"):
        play(match, "red: pass", "blue: pass").undo("green", by_agreement=True)


def last_choices(match: Match) -> list[object]:
    choices = [match.last_choice(seat) for seat in match.seats]
    return [
        choice and (choice.question.about, choice.question.options, choice.option, choice.place) for choice in choices
    ]


@pytest.mark.parametrize("seed", range(6))
def test_the_last_choices_are_the_same_in_a_copy_after_loading_and_after_an_undo(seed: int) -> None:
    match, random = a_little_match(orchard, seed), Random(seed)
    before: list[object] = []
    while not match.is_over:
        assert last_choices(match.copy()) == last_choices(match)
        assert last_choices(again(match)) == last_choices(match)
        for choice in filter(None, map(match.last_choice, match.seats)):
            assert len(choice.question.options) > 1 or choice.question.about != "react"
        before = last_choices(match)
        single, count = len(match.waiting_for) == 1 and not match.window_is_open, len(match.answers)
        seat = match.questions[0].seat
        answer_at_random(match, random)
        if single and not match.is_over:
            twin = again(match)
            twin.undo(seat, by_agreement=True)
            if len(twin.answers) == count:
                assert last_choices(twin) == before


def test_one_person_at_all_seats_has_nobody_to_hide_from() -> None:
    match = play(an_orchard(red="branch", blue="cudgel", green="thorn"), "red: pass")
    before = everything(match)
    play(match, "red: pass")
    assert refusal(match, "red") == "asked"
    match.undo("red", own=match.seats)
    assert everything(match) == before
    match.undo("red", own=match.seats)
    assert match.answers == []


class Played(Happening):
    seats: tuple[str, ...]


def a_window_at_once(**holds: bool) -> Match:
    """A game that begins with a window; some have something to play."""

    async def scene(table: Table) -> None:
        def offer(seat: str) -> Question:
            return ask(decisions.React(seat), ("pass", "play") if holds.get(seat) else ("pass",), "LG-1.1")

        played = await ask_quietly(table.seats, offer)
        table.tell(Played(seats=tuple(seat for seat in played if played[seat] == "play")), "LG-1.1")
        await ask(decisions.GoOn("red"), ("yes",), "LG-1.1")

    return a_little_match(a_game(Table, scene, lambda _table: False))


@pytest.mark.parametrize("holds", [{}, {"red": True}, {"blue": True}, {"red": True, "green": True}])
def test_a_match_that_begins_with_a_window_is_copied_saved_and_branched(holds: dict[str, bool]) -> None:
    match = a_window_at_once(**holds)
    assert match.windows == 1
    while True:
        assert everything(match.copy()) == everything(match)
        assert everything(again(match)) == everything(match)
        if not match.window_is_open:
            break
        match.answer(match.questions[0].seat, "play")
    assert [seat for seat, _ in match.answers] == ["red", "blue", "green"]
    branched = Match(match.game, match.pack, match.seats, match.seed, {}, branches=[Branch(0, "other luck")])
    assert branched.branches == (Branch(0, "other luck"),)
    assert everything(again(branched)) == everything(branched)


def test_a_match_answered_again_piece_by_piece_goes_through_windows() -> None:
    match = play(an_orchard(red="branch", blue="thorn", green="cudgel"), "red: pass", "red: pass", "green: pass")
    begun = an_orchard(red="branch", blue="thorn", green="cudgel")
    for number, answer in enumerate(match.answers, start=1):
        if number > len(begun.answers):
            begun.answer_again([answer])
    assert everything(begun) == everything(match)


def test_a_replay_works_out_no_options() -> None:
    looked: list[str] = []

    async def scene(table: Orchard) -> None:
        def options() -> tuple[str, ...]:
            looked.append("red")
            return ("pass", "play")

        await ask(decisions.Choose("red"), options, "LG-1.1")
        await ask_quietly(table.seats, lambda seat: ask(decisions.React(seat), options, "LG-1.1"))

    match = a_little_match(a_game(Table, scene, lambda _table: False))
    assert looked == []
    play(match, "red: pass")
    assert len(looked) == 4, "one to see whether it is an option, three to see who has a choice"
    match.copy()
    assert len(looked) == 4
    assert match.questions[0].options == ("pass", "play")
    assert len(looked) == 4

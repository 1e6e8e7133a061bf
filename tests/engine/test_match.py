"""A match: questions are asked, answered, and remembered."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import IllegalAnswer, LateAnswer, NotAsked
from fairytable.engine.events import Happening
from fairytable.engine.facts import Public
from fairytable.engine.game import SceneOver
from fairytable.engine.match import Match
from fairytable.engine.questions import Reason, ask, ask_all, ask_lazily, ask_yes_no
from fairytable.engine.table import Table
from fairytable.looking import everything, heard_by, seen_by
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match, a_market, night_watch
from tests.engine.scenarios import everybody_passes, with_hands


def test_a_match_begins_with_the_first_question() -> None:
    match = a_market(2)
    assert match.waiting_for == ("red", "blue")
    assert match.answers == []
    assert not match.is_over
    assert match.result is None
    question = match.question_for("red")
    assert question is not None
    assert question.about == "offer"
    assert match.question_for("green") is None


def test_questions_are_numbered_by_the_answers_before_them() -> None:
    match = a_market(3)
    assert [question.number for question in match.questions] == [0, 1, 2]
    everybody_passes(match)
    assert [question.number for question in match.questions] == [3]
    play(match, "red: rest")
    assert [question.number for question in match.questions] == [4]


def test_an_answer_that_is_no_option_is_refused_and_changes_nothing() -> None:
    match = everybody_passes(a_market())
    before = everything(match), heard_by(match, "red")
    with pytest.raises(IllegalAnswer, match=r"'fly' does not answer 'trade'; these do: 'roll', 'stir'") as caught:
        match.answer("red", "fly")
    assert caught.value.reason is None
    assert (everything(match), heard_by(match, "red")) == before


def test_an_expected_option_that_is_missing_is_refused_with_the_reason() -> None:
    match = play(everybody_passes(a_market()), "red: rest")
    assert match.why_not("red", "rest") == Reason("rested_already", "GM-2.7")
    assert match.why_not("red", "fly") is None
    assert match.why_not("blue", "rest") is None
    with pytest.raises(IllegalAnswer) as caught:
        match.answer("red", "rest")
    assert caught.value.reason == Reason("rested_already", "GM-2.7")


@pytest.mark.parametrize("seat", ["blue", "nobody", ""])
def test_a_seat_that_is_not_asked_cannot_answer_and_learns_who_is(seat: str) -> None:
    match = everybody_passes(a_market())
    before = everything(match)
    with pytest.raises(NotAsked, match=f"'roll' answers nothing: {seat} is not asked, but red"):
        match.answer(seat, "roll")
    assert everything(match) == before


def test_a_late_answer_is_refused_also_when_it_would_be_an_option_again() -> None:
    match = everybody_passes(a_market())
    (question,) = match.questions
    match.answer("red", "stir", number=question.number)
    before = everything(match)
    with pytest.raises(LateAnswer, match="'stir' answers question 3, but red is now asked question 4"):
        match.answer("red", "stir", number=question.number)
    assert everything(match) == before
    match.answer("red", "stir", number=4)


def test_nobody_is_asked_when_the_match_is_over() -> None:
    match = play(a_little_match(night_watch), "watch: yes", "watch: yes", "watch: yes")
    assert match.is_over
    assert match.questions == ()
    assert match.result is not None
    assert match.result.winners == ()
    with pytest.raises(NotAsked, match="nobody, for the match is over"):
        match.answer("watch", "yes")


def test_one_seat_plays_a_cooperative_game() -> None:
    match = a_little_match(night_watch, seed=1)
    while not match.is_over:
        match.answer("watch", "no")
    assert match.result is not None
    assert match.result.winners == ("watch",)
    assert match.result.share_of("watch") == 1
    assert match.result.share_of("nobody") == 0


def test_secret_answers_given_in_any_order_make_the_same_match() -> None:
    first, second = a_market(seed=5), a_market(seed=5)
    answers = {seat: question.options[0] for seat in first.waiting_for if (question := first.question_for(seat))}
    for seat in ("red", "blue", "green"):
        first.answer(seat, answers[seat])
    for seat in ("green", "red", "blue"):
        second.answer(seat, answers[seat])
    assert everything(first) == everything(second)
    assert first.record() == second.record()
    assert heard_by(first, None) == heard_by(second, None)


def test_nobody_learns_a_secret_answer_before_everybody_has_answered() -> None:
    match = a_market()
    onlookers = ("blue", "green", None)
    before = {seat: (seen_by(match, seat), heard_by(match, seat)) for seat in onlookers}
    question = match.question_for("red")
    assert question is not None
    match.answer("red", question.options[0])
    assert {seat: (seen_by(match, seat), heard_by(match, seat)) for seat in onlookers} == before
    assert match.waiting_for == ("blue", "green")
    assert match.pending == {"red": question.options[0]}
    assert match.answers == []
    play(match, "blue: pass", "green: pass")
    assert match.pending == {}
    assert match.answers[0] == ("red", question.options[0])
    assert heard_by(match, None) != before[None][1]


def test_who_has_answered_in_secret_cannot_answer_again() -> None:
    match = play(a_market(), "red: pass")
    with pytest.raises(NotAsked, match="red is not asked, but blue, green"):
        match.answer("red", "pass")


def test_another_seat_answers_in_somebodys_turn_and_is_answered() -> None:
    match = play(with_hands(red="ward", blue="ward egg"), "red: steal blue")
    assert match.waiting_for == ("blue",)
    assert match.questions[0].values == {"thief": "red"}
    play(match, "blue: yes")
    assert match.waiting_for == ("red",)
    assert match.questions[0].about == "break_ward"
    play(match, "red: yes")
    assert match.table.trader("red").coins == 2
    assert match.table.sold == ["ward", "ward"]
    assert match.questions[0].about == "trade"


def test_a_seat_that_holds_nothing_to_react_with_is_not_asked() -> None:
    match = play(with_hands(red="ward", blue=""), "red: steal blue")
    assert match.waiting_for == ("red",)
    assert match.table.trader("red").coins == 2


def test_events_tell_after_how_many_answers_they_happened() -> None:
    match = play(everybody_passes(a_market()), "red: rest", "red: done", "blue: rest")
    told = [(event.key, event.moment) for event in match.events_for(None)]
    assert told == [("day_begins", 0), ("rested", 4), ("rested", 6)]
    assert match.events_for(None, since=2) == match.events_for(None)[2:]


def test_a_secret_part_of_an_event_is_told_to_those_who_may_know_it() -> None:
    match = play(with_hands(red="egg ward", blue="bell"), "red: give egg blue", "red: draw")
    drawn = match.table.trader("red").hand.cards[-1]
    gave, drew = match.events_for("red")[-2:]
    assert (gave.key, gave.values) == ("gave", {"seat": "red", "taker": "blue", "ware": "egg"})
    assert (drew.key, drew.values) == ("drew", {"seat": "red", "ware": drawn})
    gave, drew = match.events_for("blue")[-2:]
    assert gave.values["ware"] == "egg"
    assert (drew.key, drew.values) == ("drew-unseen", {"seat": "red"})
    gave, drew = match.events_for(None)[-2:]
    assert (gave.key, gave.values) == ("gave-unseen", {"seat": "red", "taker": "blue"})


def test_a_quiet_match_plays_alike_and_keeps_no_events() -> None:
    loud, quiet = a_market(), a_market(quiet=True)
    for match in (loud, quiet):
        play(everybody_passes(match), "red: roll", "red: draw", "red: done")
    assert everything(loud) == everything(quiet)
    assert quiet.events is None
    assert quiet.events_for("red") == []


class Talk(Table, kw_only=True):
    said: Public[list[str]] = []


def test_asking_nobody_at_once_goes_on_at_once() -> None:
    async def scene(table: Talk) -> None:
        table.said.append(str(await ask_all([], lambda seat: ask(decisions.Never(seat), ("a",), "LG-1.1"))))
        await ask(decisions.End("red"), ("end",), "LG-1.1")

    match = a_little_match(a_game(Talk, scene, lambda table: len(table.said) == 2))
    assert match.table.said == ["{}"]


def test_a_question_without_a_default_answers_with_its_first_option() -> None:
    assert ask(decisions.Walk("red"), ("left", "right"), "LG-1.1").default_answer == "left"
    assert ask(decisions.Walk("red"), ("left", "right"), "LG-1.1", default="right").default_answer == "right"
    assert ask_yes_no(decisions.Sure("red"), "LG-1.1").question.default_answer == "no"
    assert ask_yes_no(decisions.Sure("red"), "LG-1.1", default="yes").question.default_answer == "yes"


def test_scenes_without_a_question_follow_each_other() -> None:
    async def scene(table: Talk) -> None:
        table.said.append("scene")
        if len(table.said) == 5:
            await ask(decisions.End("red"), ("end",), "LG-1.1")

    match = a_little_match(a_game(Talk, scene, lambda table: len(table.said) == 2000))
    assert match.table.said == ["scene"] * 5
    play(match, "red: end")
    assert match.is_over
    assert len(match.table.said) == 2000


class Reached(Happening):
    gates: int


class Caught(Happening):
    """Red runs no further."""


class Chase(Table, kw_only=True):
    """Red runs from gate to gate; who is caught, however deep in the rules, is out at once."""

    chases: Public[int] = 0
    gates: Public[int] = 0


async def run(table: Chase) -> None:
    table.chases += 1
    await reach_gate(table)
    table.tell(Reached(gates=table.gates), "LG-1.1")
    await reach_gate(table)


async def reach_gate(table: Chase) -> None:
    if not await ask_yes_no(decisions.RunOn("red"), "LG-1.1"):
        table.tell(Caught(), "LG-1.1")
        raise SceneOver
    table.gates += 1


def test_a_scene_ends_wherever_it_is_said_to_be_over() -> None:
    match = a_little_match(a_game(Chase, run, lambda table: table.chases == 2))
    play(match, "red: no")
    assert (match.table.chases, match.table.gates, match.is_over) == (2, 0, False)
    play(match, "red: yes", "red: no")
    assert (match.table.chases, match.table.gates) == (2, 1)
    assert match.is_over
    assert [(event.key, event.moment) for event in match.events or ()] == [("caught", 1), ("reached", 2), ("caught", 3)]


def test_a_match_whose_scenes_are_cut_short_is_copied_taken_back_and_played_again() -> None:
    match = a_little_match(a_game(Chase, run, lambda table: table.chases == 5))
    play(match, "red: yes", "red: no", "red: yes")
    before = everything(match)
    assert everything(match.copy()) == before
    assert everything(Match.from_record(match.game, match.pack, match.record())) == before
    play(match, "red: no")
    match.undo("red")
    assert everything(match) == before


class Wide(Table, kw_only=True):
    steps: Public[int] = 0


def a_wide_match(worked_out: list[int]) -> Match:
    """Ten steps in one scene, each to one of a hundred places that take long to find."""

    def places(table: Wide) -> tuple[str, ...]:
        worked_out.append(table.steps)
        return tuple(f"walk {place}" for place in range(table.steps, 100))

    async def scene(table: Wide) -> None:
        while table.steps < 10:
            await ask(decisions.Walk("red"), lambda: places(table), "LG-1.1")
            table.steps += 1

    return a_little_match(a_game(Wide, scene, lambda table: table.steps == 10))


def test_options_given_as_a_function_are_worked_out_once_and_only_when_somebody_looks() -> None:
    worked_out: list[int] = []
    match = a_wide_match(worked_out)
    assert worked_out == []
    assert match.questions[0].options[:2] == ("walk 0", "walk 1")
    assert match.questions[0].default_answer == "walk 0"
    play(match, "red: walk 7", "red: walk 8")
    assert worked_out == [0, 1]
    with pytest.raises(IllegalAnswer, match="'walk 1' does not answer 'walk'"):
        match.answer("red", "walk 1")
    assert worked_out == [0, 1, 2]


def test_values_given_as_a_function_are_worked_out_once_and_only_when_somebody_looks() -> None:
    worked_out: list[int] = []

    def hints() -> decisions.Way:
        worked_out.append(1)
        return decisions.Way("red", steps=2, hint="left")

    for options in (("left", "right"), lambda: ("left", "right")):
        worked_out.clear()
        question = ask_lazily(decisions.Way, "red", hints, options, "XX-1.1")
        assert (question.options, worked_out) == (("left", "right"), [])
        assert question.values == question.values == {"steps": 2, "hint": "left"}
        assert worked_out == [1]


def test_a_copy_works_out_no_options_that_nobody_looks_at() -> None:
    worked_out: list[int] = []
    match = play(a_wide_match(worked_out), "red: walk 7", "red: walk 8")
    twin, imagined = match.copy(), match.determinize("red", 1)
    assert worked_out == [0, 1]
    assert imagined.copy().answers == match.answers
    assert worked_out == [0, 1]
    assert twin.questions[0].options == match.questions[0].options


def test_a_seat_that_left_says_the_first_of_options_given_as_a_function() -> None:
    match = a_wide_match([])
    play(match, "red: leave the table")
    assert match.is_over

"""Looking ahead: what becomes of an imagined match after an answer."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.chance import Chance
from fairytable.engine.foresight import Foresight, Guess, Judge
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

LONGEST_LOOK = 400
"""After so many answers a table is appraised in any case."""
LONGEST_STEP = 40
WAITING = 0.999
"""What is left of the worth of a match that is over a turn later. Without it, somebody who will surely win could put it
off for ever."""


def step(match: Match, seat: str, option: str, luck: int, foresight: Foresight | None = None) -> float:
    """The worth right after the answer, when what it began is carried out: by appraisal, or by the outlook."""
    judge = judge_of(match, foresight)
    match.answer(seat, option)
    play_on(match, seat, None, Chance(luck), 0, judge)
    return judge(match.table, seat)


def look_ahead(match: Match, seat: str, option: str, luck: int, foresight: Foresight) -> float:
    """The worth some turns after the answer. With the same luck everybody answers alike in like circumstances."""
    if foresight.aside:
        foresight.aside(match.table, seat)
    return come_of(match, {seat: option}, seat, luck, foresight)


def come_of(match: Match, answers: Mapping[str, str], seat: str, luck: int, foresight: Foresight) -> float:
    """What the seat has some turns after these answers. To win is the better, the sooner it is."""
    clock = foresight.clock or match.game.rounds
    now = clock(match.table)
    for who, option in answers.items():
        match.answer(who, option)
    judge = judge_of(match, foresight)
    play_on(match, seat, now + foresight.turns, Chance(luck), foresight.care, judge, foresight.habit)
    worth = judge(match.table, seat)
    return worth * WAITING ** (clock(match.table) - now) if match.is_over else worth


def judge_of(match: Match, foresight: Foresight | None) -> Judge:
    """By what somebody judges who looks ahead."""
    return (foresight and foresight.outlook) or match.game.appraise


def play_on(
    match: Match, seat: str, end: int | None, chance: Chance, care: int, judge: Judge, habit: Guess | None = None
) -> None:
    """Everybody answers until the clock strikes the end; without one, until nothing is in suspense any more."""
    game = match.game
    clock, guess, in_suspense = game.foresight.clock or game.rounds, habit or game.guess, game.in_suspense
    plan = None if game.foresight.habit else game.foresight.plan
    for _ in range(LONGEST_STEP if end is None else LONGEST_LOOK):
        questions = match.questions
        if not questions:
            return
        question, table = questions[0], match.table
        if not match.pending and (not in_suspense(table, question) if end is None else clock(table) >= end):
            return
        if len(question.options) == 1:
            match.answer(question.seat, question.options[0])
        elif care and question.seat == seat:
            care -= 1
            option = best_at_once(match, question, chance, judge)
            (match if care else match.used_up()).answer(seat, option)
        else:
            match.answer(question.seat, (plan and plan(table, question)) or guess(table, question, chance))


def best_at_once(match: Match, question: Question, chance: Chance, judge: Judge) -> str:
    """What is judged best right after the answer, without looking further. In a secret choice nothing comes of one
    answer, so any is as good."""
    if len(match.questions) > 1:
        return chance.pick(question.options)
    options = match.game.worth_trying(match.table, question)
    if len(options) == 1:
        return options[0]
    worths = {}
    for option in options:
        twin = match.copy()
        twin.answer(question.seat, option)
        worths[option] = (judge(twin.table, question.seat), chance.below(100))
    return max(worths, key=worths.__getitem__)

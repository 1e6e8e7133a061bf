"""Looking ahead: what becomes of an imagined match after an answer."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.foresight import Foresight, Guess, Judge
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

LONGEST_LOOK = 400
"""After so many answers a table is appraised in any case."""
LONGEST_STEP = 40


def step(match: Match, seat: str, option: str, luck: int, foresight: Foresight | None = None) -> float:
    """The worth right after the answer, when what it began is carried out: by appraisal, or by the outlook."""
    judge = judge_of(match, foresight)
    match.answer(seat, option)
    play_on(match, seat, None, Chance(luck), 0, judge)
    return judge(match.table, seat)


def look_ahead(match: Match, seat: str, option: str, luck: int, foresight: Foresight) -> float:
    """The worth some turns after the answer. With the same luck everybody answers alike in like circumstances."""
    game = match.game
    end = (foresight.clock or game.rounds)(match.table) + foresight.turns
    if foresight.aside:
        foresight.aside(match.table, seat)
    match.answer(seat, option)
    judge = judge_of(match, foresight)
    play_on(match, seat, end, Chance(luck), foresight.care, judge, foresight.habit)
    return judge(match.table, seat)


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

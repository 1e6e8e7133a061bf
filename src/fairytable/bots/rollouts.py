"""Rollouts: what becomes of an imagined match after an answer."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.search_settings import Heuristic, Policy, SearchSettings

LONGEST_ROLLOUT = 400
"""After this many answers a table is evaluated in any case."""
LONGEST_STEP = 40
WAITING = 0.999
"""The discount of a finished match's value for each turn. Without it, a bot that is sure to win could put victory off
for ever."""


def step(match: Match, seat: str, option: str, luck: int, search: SearchSettings | None = None) -> float:
    """The value right after the answer, when its consequences have been carried out."""
    heuristic = heuristic_of(match, search)
    match.answer(seat, option)
    match = play_on(match, seat, None, Chance(luck), 0, heuristic)
    return heuristic(match.table, seat)


def rollout(match: Match, seat: str, option: str, luck: int, search: SearchSettings) -> float:
    """The value some turns after the answer. With the same luck everybody answers alike in like circumstances."""
    if search.aside:
        search.aside(match.table, seat)
    return rollout_after(match, {seat: option}, seat, luck, search)


def rollout_after(match: Match, answers: Mapping[str, str], seat: str, luck: int, search: SearchSettings) -> float:
    """The seat's value some turns after these answers. An earlier victory is worth more."""
    clock = search.clock or match.game.rules.rounds
    now = clock(match.table)
    for who, option in answers.items():
        match.answer(who, option)
    heuristic = heuristic_of(match, search)
    match = play_on(match, seat, now + search.turns, Chance(luck), search.care, heuristic, search.rollout_policy)
    worth = heuristic(match.table, seat)
    return worth * WAITING ** (clock(match.table) - now) if match.is_over else worth


def heuristic_of(match: Match, search: SearchSettings | None) -> Heuristic:
    """The heuristic used at the end of a rollout."""
    return (search and search.rollout_heuristic) or match.game.bots.heuristic


def play_on(
    match: Match,
    seat: str,
    end: int | None,
    chance: Chance,
    care: int,
    heuristic: Heuristic,
    rollout_policy: Policy | None = None,
) -> Match:
    """Plays on until the clock reaches the end; without one, until nothing is in suspense. Returns the resulting match:
    this one or a copy."""
    rules, bots = match.game.rules, match.game.bots
    clock, policy, in_suspense = bots.search.clock or rules.rounds, rollout_policy or bots.policy, bots.in_suspense
    plan = None if bots.search.rollout_policy else bots.search.plan
    for _ in range(LONGEST_STEP if end is None else LONGEST_ROLLOUT):
        questions = match.questions
        if not questions:
            break
        question, table = questions[0], match.table
        if not match.pending and (not in_suspense(table, question) if end is None else clock(table) >= end):
            break
        if len(question.options) == 1:
            match.answer(question.seat, question.options[0])
        elif care and question.seat == seat:
            care -= 1
            match = answered_at_once(match, question, chance, heuristic)
        else:
            match.answer(question.seat, (plan and plan(table, question)) or policy(table, question, chance))
    return match


def answered_at_once(match: Match, question: Question, chance: Chance, heuristic: Heuristic) -> Match:
    """The match after the answer that looks best without searching: this one or a copy. In a secret choice one answer
    alone has no consequences, so any will do."""
    seat = question.seat
    options = match.game.bots.worth_trying(match.table, question) if len(match.questions) == 1 else ()
    if len(options) <= 1:
        match.answer(seat, options[0] if options else chance.pick(question.options))
        return match
    best, most = match, (-inf, 0)
    for option in options:
        twin = match.used_up() if option == options[-1] else match.copy()
        twin.answer(seat, option)
        worth = heuristic(twin.table, seat), chance.below(100)
        if worth > most:
            best, most = twin, worth
    return best

"""Walking and riding."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.content import STEED
from fairytable.games.dice_upon_a_time.moments import is_in_phase_5
from fairytable.games.dice_upon_a_time.moving import end_of_route
from fairytable.games.dice_upon_a_time.refusals.asking import asked, is_own, neighbours
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import JUMP, WALK

WALKING = (questions.Turn.about, questions.Move.about)


def every_walk(table: DiceTable, question: Question) -> Iterable[str]:
    if is_own(table, question) and (question.about in WALKING or is_in_phase_5(question.about)):
        return WALK.all_of(neighbours(table, question))
    return ()


def why_not_walk(table: DiceTable, question: Question, _option: str) -> Reason:
    you = asked(table, question)
    if question.about == questions.Turn.about:
        return Reason("place_first", "DT-4.9")
    if question.about == questions.Move.about:
        return Reason("other_route", "DT-6.1", {"field": end_of_route(table, you)})
    if table.was_moved:
        return Reason("carried_off", "DT-6.4")
    if table.moved_by:
        return Reason("moved_already", "DT-6.10")
    if not table.route:
        return Reason("spirit_no_walk", "DT-12.2")
    if end_of_route(table, you):
        return Reason("one_step", "DT-6.1")
    return Reason("route_elsewhere", "DT-6.2", {"socket": table.route})


def every_jump(table: DiceTable, question: Question) -> Iterable[str]:
    """From a Steed to each of them."""
    if is_own(table, question) and table.is_at(asked(table, question), STEED):
        return JUMP.all_of(sorted(table.content.places[STEED]))
    return ()


def why_not_jump(table: DiceTable, question: Question, option: str) -> Reason:
    (field,) = JUMP.read(option)
    if field == asked(table, question).at:
        return Reason("already_here", "DT-7.12", {"field": field})
    if table.change.steeds_closed:
        return Reason("steeds_closed", "DT-18.2", {"event": table.event})
    return Reason("steed_on_arrival", "DT-7.13")


EXPECTATIONS = (
    Expectation(JUMP, ("DT-7.12", "DT-7.13", "DT-18.2"), every_jump, why_not_jump),
    Expectation(WALK, ("DT-4.9", "DT-6.1", "DT-6.2", "DT-6.4", "DT-6.10", "DT-12.2"), every_walk, why_not_walk),
)

"""Dice on sockets, and what stands in for a placement."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.placing import is_full, is_too_low, opening_at
from fairytable.games.dice_upon_a_time.refusals.asking import asked, is_own, neighbours
from fairytable.games.dice_upon_a_time.table import WOLF, DiceTable
from fairytable.games.dice_upon_a_time.verbs import PLACE, RABBIT


def every_placement(table: DiceTable, question: Question) -> Iterable[str]:
    """In one's turn every die on every socket; after that, the dice that are left on the ways from here."""
    if not is_own(table, question):
        return ()
    you, content = asked(table, question), table.content
    if question.about == questions.Turn.about:
        return PLACE.all_of(you.pool, (*content.routes, *content.spirits))
    return PLACE.all_of(you.pool, content.ways[you.at].values())


def why_not_place(table: DiceTable, question: Question, option: str) -> Reason:
    die, socket = PLACE.read(option)
    if question.about != questions.Turn.about:
        return Reason("one_placement", "DT-3.3")
    opening = opening_at(table, socket)
    if opening is None:
        return closed_spirit(table, socket)
    if opening.above > 0:
        return is_full(table, socket)
    if opening.is_banned_to(question.seat) and table.content.face_of[die] != "ban":
        return Reason("banned", "DT-4.8", {"socket": socket})
    return is_too_low(table, die, socket, opening.least, "DT-4.3")


def closed_spirit(table: DiceTable, spirit: str) -> Reason:
    if spirit == table.change.closed_spirit:
        return Reason("spirit_sleeps", "DT-18.2", {"socket": spirit, "event": table.event})
    if spirit == WOLF:
        return Reason("wolf_was_here", "DT-12.10", {"socket": spirit})
    return Reason("fox_full", "DT-12.22", {"socket": spirit})


def every_hop(table: DiceTable, question: Question) -> Iterable[str]:
    """A player without Rabbit Tokens may wonder as well, when a die is to be placed."""
    if question.about == questions.Turn.about or (is_own(table, question) and asked(table, question).rabbits):
        return RABBIT.all_of(neighbours(table, question))
    return ()


def why_not_hop(_table: DiceTable, question: Question, _option: str) -> Reason:
    if question.about == questions.Turn.about:
        return Reason("no_rabbit_token", "DT-6.6")
    return Reason("instead_of_placing", "DT-6.7")


EXPECTATIONS = (
    Expectation(
        PLACE,
        ("DT-1.7", "DT-3.3", "DT-4.3", "DT-4.5", "DT-4.8", "DT-12.10", "DT-12.22", "DT-18.2", "DT-32.1", "DT-32.2"),
        every_placement,
        why_not_place,
    ),
    Expectation(RABBIT, ("DT-6.6", "DT-6.7"), every_hop, why_not_hop),
)

"""Dice on sockets, what stands in for a placement, and what comes before it."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.placing import BEANS, BOOTS, HOOD, MUSICIANS, height_limit, opening_at
from fairytable.games.dice_upon_a_time.refusals.asking import (
    asked,
    has_used,
    is_character,
    is_own,
    neighbours,
)
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, DiceTable
from fairytable.games.dice_upon_a_time.verbs import PLACE, PLACE_WITH, RABBIT


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


def is_full(table: DiceTable, socket: str, clause: str = "") -> Reason:
    """DT-4.5, for two players DT-32.1; where an Event changes the height, DT-1.7 and DT-32.2."""
    usual, changed = ("DT-32.1", "DT-32.2") if len(table.seats) == 2 else ("DT-4.5", "DT-1.7")
    clause = clause or (changed if table.change.height else usual)
    return Reason("full", clause, {"socket": socket, "height": height_limit(table)})


def is_too_low(table: DiceTable, die: str, socket: str, least: int, clause: str) -> Reason:
    return Reason("too_low", clause, {"value": table.content.value_of[die], "least": least, "socket": socket})


def closed_spirit(table: DiceTable, spirit: str) -> Reason:
    if spirit == table.change.closed_spirit:
        return Reason("spirit_sleeps", "DT-18.2", {"socket": spirit, "event": table.event})
    if spirit == WOLF:
        return Reason("wolf_was_here", "DT-12.10", {"socket": spirit})
    return Reason("fox_full", "DT-12.22", {"socket": spirit})


def every_help(table: DiceTable, question: Question) -> Iterable[str]:
    """Each thing that may help, with every die on every socket that does not take it without help."""
    if question.about != questions.Turn.about:
        return
    you, plain = asked(table, question), frozenset(question.options)
    means = [item for item in (BOOTS, BEANS) if item in you.magic.cards]
    means += [one for one in (HOOD, MUSICIANS) if is_character(table, question, one)]
    for mean in means:
        for socket in (*table.content.routes, *table.content.spirits):
            for die in you.pool:
                if PLACE(die, socket) not in plain:
                    yield PLACE_WITH(mean, die, socket)


def why_not_with_help(table: DiceTable, question: Question, option: str) -> Reason:
    mean, die, socket = PLACE_WITH.read(option)
    you, opening = asked(table, question), opening_at(table, socket)
    if socket in (WOLF, FOX) or opening is None:
        return Reason("no_stacks", "DT-4.14", {"socket": socket})
    if mean == HOOD and (used := has_used(table, you)):
        return used
    if mean == HOOD and socket not in table.content.ways[you.at].values():
        return Reason("hood_walks", "DT-14.6", {"socket": socket})
    if mean == HOOD and opening.ban_of:
        return Reason("hood_banned", "DT-14.6", {"socket": socket})
    if mean in (BOOTS, HOOD):
        return is_full(table, socket, "DT-16.17" if mean == BOOTS else "DT-14.6")
    if opening.above > 1:
        return Reason("full_even_so", "DT-4.17", {"socket": socket, "height": height_limit(table) + 1})
    clause = "DT-16.18" if mean == BEANS else "DT-14.15"
    if opening.is_banned_to(question.seat):
        return Reason("banned", clause, {"socket": socket})
    return is_too_low(table, die, socket, opening.least, clause)


def every_hop(table: DiceTable, question: Question) -> Iterable[str]:
    """Whoever has no Rabbit Token may wonder as well, when a die is to be placed."""
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
    Expectation(
        PLACE_WITH,
        ("DT-4.14", "DT-4.17", "DT-14.2", "DT-14.6", "DT-14.15", "DT-16.17", "DT-16.18"),
        every_help,
        why_not_with_help,
    ),
    Expectation(RABBIT, ("DT-6.6", "DT-6.7"), every_hop, why_not_hop),
)

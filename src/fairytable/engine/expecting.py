"""Expectations: the options that a player could expect, by verb, and why they are not offered.

Expectation(BITE, ("HF-6.4", "HF-18.8"), at_hand=biscuits_in_satchel, why_not=why_not_bite)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb


class Expectation(Struct, frozen=True):
    """The options of one verb that a player could expect, whether or not they are offered. A verb shared by several
    cards may have an expectation for each of them.

    `at_hand(table, question)` lists every option whose things are at hand for the seat that is asked: in its hand, on
    the board beside it, in front of a partner. For a verb that only ever answers one question it is empty elsewhere.
    `why_not(table, question, option)` explains why one of them is not offered now; there must be a reason. Both depend
    only on what the seat may know. `clauses` are the rules about this verb: every reason cites one of them.
    """

    verb: Verb
    clauses: tuple[str, ...]
    at_hand: Callable[[Any, Question], Iterable[str]]
    why_not: Callable[[Any, Question, str], Reason | None]


def refusals_at(table: Any, question: Question, expectations: Iterable[Expectation]) -> dict[str, Reason]:
    """Every option that the seat could expect and is not offered, with the reason. What the question itself explains
    comes first, since it is the most specific."""
    offered = frozenset(question.options)
    reasons = question.refusals()
    for expectation in expectations:
        for option in expectation.at_hand(table, question):
            if option not in offered and option not in reasons:
                reason = expectation.why_not(table, question, option)
                if reason is None:
                    raise AssertionError(f"'{option}' could be chosen at '{question.about}' and is not offered")
                reasons[option] = reason
    return reasons

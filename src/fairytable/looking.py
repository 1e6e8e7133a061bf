"""Looking at a match from outside, in bytes, so that two looks can be compared."""

from __future__ import annotations

import msgspec

from fairytable.engine.facts import plain
from fairytable.engine.match import Match


def seen_by(match: Match, seat: str | None) -> bytes:
    """What the seat (or, for None, an onlooker) sees of the table, what it is asked, and what the page foresees."""
    question = match.question_for(seat) if seat is not None else None
    asked = question and (question.about, question.options, question.values, question.default, question.number)
    return msgspec.json.encode((match.shown(seat), asked, match.foreseen(question) if question else {}))


def heard_by(match: Match, seat: str | None) -> bytes:
    """Every event, as it was told to the seat."""
    return msgspec.json.encode(match.events_for(seat))


def everything(match: Match) -> bytes:
    """All that can be told about a match but its events, which copies do not keep."""
    asked = [(q.seat, q.about, q.options, q.clause, q.values, q.default, q.number) for q in match.questions]
    waits = (match.waiting_for, match.pending, match.windows, match.is_over)
    return msgspec.json.encode((plain(match.table), asked, waits, match.answers))

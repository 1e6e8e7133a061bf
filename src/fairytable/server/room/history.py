"""The matches that a table has finished, and what is kept of them with the table."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.server.messages.socket import PastTold
from fairytable.server.storage.store import now
from fairytable.server.storage.stored import StoredPast, StoredRoom
from fairytable.server.wording.phrasing import Phrasing

MOST_KEPT = 200
"""So many matches of one table are listed; older ones are found by their links."""


def note_past(stored: StoredRoom, match: Match) -> None:
    """The match of the room is over: it takes its place in the history of the table."""
    if stored.match is None or any(past.match == stored.match for past in stored.history):
        return
    winners = list(match.result.winners) if match.result else []
    names = {seat.seat: seat.name for seat in stored.seats}
    stored.history = [
        *stored.history[1 - MOST_KEPT :],
        StoredPast(stored.match, now(), names, winners, len(match.answers)),
    ]


def history_told(stored: StoredRoom, phrasing: Phrasing) -> list[PastTold]:
    """The finished matches of a table, the latest first."""

    def named(past: StoredPast, seats: list[str]) -> list[str]:
        return [past.names.get(seat) or phrasing.name(seat) for seat in seats]

    return [
        PastTold(past.match, past.ended, named(past, list(past.names)), named(past, past.winners), past.answers)
        for past in reversed(stored.history)
    ]

"""The matches that a table has finished, and what is kept of them with the table."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.server.messages.socket import FinishedMatchTold
from fairytable.server.storage.store import now
from fairytable.server.storage.stored import StoredFinishedMatch, StoredRoom
from fairytable.server.wording.phrasing import Phrasing

MOST_KEPT = 200
"""So many matches of one table are listed; older ones are found by their links."""


def keep_finished(stored: StoredRoom, match: Match) -> None:
    """The match of the room is over: it takes its place in the history of the table."""
    if stored.match is None or any(past.match == stored.match for past in stored.history):
        return
    winners = list(match.result.winners) if match.result else []
    names = {seat.seat: seat.name for seat in stored.seats}
    stored.history = [
        *stored.history[1 - MOST_KEPT :],
        StoredFinishedMatch(stored.match, now(), names, winners, len(match.answers)),
    ]


def finished_told(stored: StoredRoom, phrasing: Phrasing) -> list[FinishedMatchTold]:
    """The finished matches of a table, the latest first."""

    def named(past: StoredFinishedMatch, seats: list[str]) -> list[str]:
        return [past.names.get(seat) or phrasing.name(seat) for seat in seats]

    return [
        FinishedMatchTold(
            past.match, past.ended, named(past, list(past.names)), named(past, past.winners), past.answers
        )
        for past in reversed(stored.history)
    ]

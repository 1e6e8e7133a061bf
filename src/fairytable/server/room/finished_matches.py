"""The finished matches of a table, and what is kept of them."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.server.messages.socket import FinishedMatchTold
from fairytable.server.storage.store import now
from fairytable.server.storage.stored import StoredFinishedMatch, StoredRoom
from fairytable.server.wording.phrasing import Phrasing

MOST_KEPT = 200
"""The number of matches that are listed for a table; older ones can be reached by their links."""


def keep_finished(stored: StoredRoom, match: Match) -> None:
    """The match of the room is over and moves to the table's history."""
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

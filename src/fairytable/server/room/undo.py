"""Undo, as it is told: whether the last answer can be taken back, alone or by agreement of the others."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from fairytable.engine.match import Match
from fairytable.server.messages.socket import UndoAsked, UndoTold
from fairytable.server.room.room import Room
from fairytable.server.wording.phrasing import server_words

NOT_EVEN_BY_AGREEMENT = ("nothing", "left")
"""Refusals of an undo that the others cannot overrule."""


def undo_asked_told(room: Room, language: str) -> UndoAsked | None:
    asked = room.undo_asked
    if asked is None:
        return None
    sentence = server_words("undo-ask", language, seat=room.name_of(asked.seat, language))
    waiting = [seat for seat in others_than(room, asked.seat) if seat not in asked.agreed]
    return UndoAsked(asked.number, asked.seat, sentence, waiting, asked.agreed)


def others_than(room: Room, seat: str) -> list[str]:
    """The other people at the table, who have to agree to an undo. Who shares a browser is asked aloud."""
    asker = room.stored.seat(seat)
    absent = room.match.table.absent if room.match else ()
    return [
        other.seat
        for other in room.stored.seats
        if other.kind == "person"
        and other.seat != seat
        and other.seat not in absent
        and not set(other.holders) & set(asker.holders)
    ]


def undo_told(room: Room, match: Match, seat: str, language: str) -> UndoTold:
    """Whether a seat may take back its last answer. If it is the very last, that is found out when there is calm."""
    if match.is_over:
        return UndoTold(seat, "no", "over", server_words("refusal-over", language))
    own = room.stored.seats_shared_with(seat)
    if match.answers and match.answers[-1][0] in (seat, *own):
        if seat not in room.undo_refusals:
            return UndoTold(seat, "no", "soon", "")
        refusal = room.undo_refusals[seat]
    else:
        refusal = match.undo_refusal(seat, own=own)
    if refusal is None:
        return UndoTold(seat, "freely", "", server_words("undo-freely", language, seat=room.name_of(seat, language)))
    return _undo_refused(seat, refusal, language)


@lru_cache(1_000)
def _undo_refused(seat: str, refusal: str, language: str) -> UndoTold:
    possible: Literal["no", "by_agreement"] = "no" if refusal in NOT_EVEN_BY_AGREEMENT else "by_agreement"
    return UndoTold(seat, possible, refusal, server_words(f"refusal-undo_{refusal}", language))

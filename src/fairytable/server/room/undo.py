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


def seats_shared_with(room: Room, seat: str) -> tuple[str, ...]:
    """The seats that the same people hold as this one: over all of them an answer can be taken back."""
    holders = set(room.stored.seat(seat).holders)
    return tuple(
        other.seat
        for other in room.stored.seats
        if other.kind == "person" and other.sat_in is None and holders and holders == set(other.holders)
    )


def undo_told(room: Room, match: Match, seat: str, language: str) -> UndoTold:
    """To find out whether a seat may take back the very last answer costs a moment, so that waits for calm."""
    if match.is_over:
        return UndoTold(seat, "no", "over", server_words("refusal-over", language))
    own = seats_shared_with(room, seat)
    if not room.is_calm and match.answers and match.answers[-1][0] in (seat, *own):
        return UndoTold(seat, "no", "soon", "")
    refusal = match.undo_refusal(seat, own=own)
    if refusal is None:
        return UndoTold(seat, "freely", "", server_words("undo-freely", language, seat=room.name_of(seat, language)))
    return _undo_refused(seat, refusal, language)


@lru_cache(1_000)
def _undo_refused(seat: str, refusal: str, language: str) -> UndoTold:
    possible: Literal["no", "by_agreement"] = "no" if refusal in NOT_EVEN_BY_AGREEMENT else "by_agreement"
    return UndoTold(seat, possible, refusal, server_words(f"refusal-undo_{refusal}", language))

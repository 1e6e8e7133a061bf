"""Undo: whether the last answer can be taken back, alone or by agreement of the others."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING, Literal

from fairytable.engine.match import Match
from fairytable.server.messages.socket import Agree, Undo, UndoAsked, UndoTold
from fairytable.server.room.bots import call_bots
from fairytable.server.room.play import Proposal
from fairytable.server.storage.stored import StoredRoom, StoredUndo
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import Refusal

if TYPE_CHECKING:
    from fairytable.server.room.room import Room
    from fairytable.server.socket.connections import Connection

CALM = 0.3
"""Seconds without an answer after which a table is taken to be calm."""
NOT_EVEN_BY_AGREEMENT = ("nothing", "left")
"""Refusals of an undo that the others cannot overrule."""


async def undo(asker: Connection, message: Undo) -> None:
    """Take the seat's last answer back, or ask the others whether it may."""
    room, seat = asker.room, message.seat
    room.own_seat(asker.person, seat)
    match = room.playing()
    if match.is_over:
        raise Refusal("over")
    own = seats_shared_with(room, seat)
    refusal = match.undo_refusal(seat, own=own)
    entries = room.play.entries
    if refusal is None:
        await room.play.proposed(Proposal("undo", seat, own=own, expected=entries))
        return
    if refusal in NOT_EVEN_BY_AGREEMENT or not message.ask:
        raise Refusal(f"undo_{refusal}")
    others = others_than(room, seat)
    if not others:
        await room.play.proposed(Proposal("undo", seat, by_agreement=True, expected=entries))
        return
    away = next((other for other in others if other not in room.connected_seats()), None)
    if away is not None:
        raise Refusal("undo_away", seat=asker.name_of(away))

    def ask_others(stored: StoredRoom) -> None:
        stored.undos += 1
        stored.undo_asked = StoredUndo(stored.undos, seat, room.play.entries)

    await room.change(ask_others)


async def agree(asker: Connection, message: Agree) -> None:
    """Say yes or no to the undo that somebody asks for. When all others have said yes, it is done."""
    room, seat = asker.room, message.seat
    room.own_seat(asker.person, seat)

    def note(stored: StoredRoom) -> StoredUndo:
        asked = stored.undo_asked
        if asked is None or asked.number != message.number or room.undo_asked is None:
            raise Refusal("no_undo_asked")
        if seat not in others_than(room, asked.seat):
            raise Refusal("no_undo_asked")
        if not message.yes:
            stored.undo_asked = None
        elif seat not in asked.agreed:
            asked.agreed.append(seat)
        return asked

    asked = await room.change(note)
    if not message.yes:
        refusal = Refusal("undo_denied")
        for connection in room.connections:
            if asked.seat in room.seats_of(connection.person):
                connection.refuse(0, refusal)
        call_bots(room)
    elif set(others_than(room, asked.seat)) <= set(asked.agreed):
        await room.play.proposed(Proposal("undo", asked.seat, by_agreement=True, expected=asked.entries))


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
    if room in room.worker.unsettled and match.answers and match.answers[-1][0] in (seat, *own):
        return UndoTold(seat, "no", "soon", "")
    refusal = match.undo_refusal(seat, own=own)
    if refusal is None:
        return UndoTold(seat, "freely", "", server_words("undo-freely", language, seat=room.name_of(seat, language)))
    return _undo_refused(seat, refusal, language)


@lru_cache(1_000)
def _undo_refused(seat: str, refusal: str, language: str) -> UndoTold:
    possible: Literal["no", "by_agreement"] = "no" if refusal in NOT_EVEN_BY_AGREEMENT else "by_agreement"
    return UndoTold(seat, possible, refusal, server_words(f"refusal-undo_{refusal}", language))


class Unsettled:
    """Rooms in which an answer was given a moment ago. When nothing has happened for a while, who gave it is told
    whether it can be taken back. All rooms wait together, for there are many and they seldom wait in vain."""

    def __init__(self) -> None:
        self._answered: dict[Room, float] = {}
        """When, the longest ago first."""
        self._is_waiting = False

    def __contains__(self, room: Room) -> bool:
        return room in self._answered

    def add(self, room: Room) -> None:
        """An answer was given in the room."""
        self._answered.pop(room, None)
        self._answered[room] = monotonic()
        if not self._is_waiting:
            self._wait()

    def _wait(self) -> None:
        self._is_waiting = True
        asyncio.get_running_loop().call_later(CALM / 3, self._look)

    def _look(self) -> None:
        moment = monotonic() - CALM
        calm = list(takewhile(lambda room: self._answered[room] <= moment, self._answered))
        for room in calm:
            del self._answered[room]
            _calm_down(room)
        self._is_waiting = False
        if self._answered:
            self._wait()


def _calm_down(room: Room) -> None:
    match = room.match
    if match is None or match.is_over or not match.answers:
        return
    seat = match.answers[-1][0]
    room.told.clear()
    for connection in room.connections:
        if seat in room.seats_of(connection.person):
            connection.state_is_new = True
            connection.wake()

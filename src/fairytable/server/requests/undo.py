"""Undo: take an answer back, or ask the others for permission."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.server.limits.turns import Visitor
from fairytable.server.messages.socket import Agree, Undo
from fairytable.server.requests.asker import Asker
from fairytable.server.room.live_match import Proposal
from fairytable.server.room.undo import NOT_EVEN_BY_AGREEMENT, others_than
from fairytable.server.storage.stored import StoredRoom, StoredUndo
from fairytable.server.wording.refusals import Refusal


async def undo(asker: Asker, message: Undo) -> None:
    """Take the seat's last answer back, or ask the others for permission. One undo at a time, since it may take a while
    and others wait for the same thread."""
    room, seat = asker.room, message.seat
    room.own_seat(asker.person, seat)
    match = room.playing()
    if match.is_over:
        raise Refusal("over")
    if room.is_rewinding:
        raise Refusal("too_fast")
    room.is_rewinding = True
    try:
        await _take_back_or_ask(asker, message, match)
    finally:
        room.is_rewinding = False


async def _take_back_or_ask(asker: Asker, message: Undo, match: Match) -> None:
    room, seat = asker.room, message.seat
    own, visitor = room.shared_with(seat), Visitor(asker.address, asker.person)
    entries, refusal = room.live.entries_told, match.undo_refusal(seat, own=own)
    if refusal is None:
        await room.live.proposed(Proposal("undo", seat, own=own, expected=entries, visitor=visitor))
        return
    others = others_than(room, seat)
    if refusal in NOT_EVEN_BY_AGREEMENT or (others and not message.ask):
        raise Refusal(f"undo_{refusal}")
    if not others:
        await room.live.proposed(Proposal("undo", seat, by_agreement=True, expected=entries, visitor=visitor))
        return
    away = next((other for other in others if other not in room.connected_seats()), None)
    if away is not None:
        raise Refusal("undo_away", seat=asker.name_of(away))

    def ask_others(stored: StoredRoom) -> None:
        stored.undos += 1
        stored.undo_asked = StoredUndo(stored.undos, seat, room.live.entries_told)

    await room.change(ask_others)


async def agree(asker: Asker, message: Agree) -> None:
    """Agree or object to the requested undo. It is carried out as soon as all others agree; the person who asked
    withdraws it by objecting."""
    room, seat = asker.room, message.seat
    room.own_seat(asker.person, seat)

    def note(stored: StoredRoom) -> StoredUndo:
        asked = stored.undo_asked
        if asked is None or asked.number != message.number or room.undo_asked is None:
            raise Refusal("no_undo_asked")
        is_withdrawing = seat == asked.seat and not message.yes
        if seat not in others_than(room, asked.seat) and not is_withdrawing:
            raise Refusal("no_undo_asked")
        if not message.yes:
            stored.undo_asked = None
        elif seat not in asked.agreed:
            asked.agreed.append(seat)
        return asked

    asked = await room.change(note)
    if seat == asked.seat:
        room.call_bots()
    elif not message.yes:
        room.refuse_at(asked.seat, Refusal("undo_denied"))
        room.call_bots()
    elif set(others_than(room, asked.seat)) <= set(asked.agreed):
        visitor = Visitor(asker.address, asker.person)
        await room.live.proposed(
            Proposal("undo", asked.seat, by_agreement=True, expected=asked.entries, visitor=visitor)
        )

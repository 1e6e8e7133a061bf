"""Looking: the table from another seat, and in plain words."""

from __future__ import annotations

from fairytable.server.messages.socket import Describe, Described, Look
from fairytable.server.requests.asker import Asker
from fairytable.server.requests.seats import note_seen
from fairytable.server.room import updates
from fairytable.server.wording.refusals import Refusal


async def look(asker: Asker, message: Look) -> None:
    if message.seat is not None:
        asker.room.stored.seat(message.seat)
    if not asker.room.may_see(asker.person, message.seat):
        raise Refusal("only_own_view")
    seat = message.seat
    if seat is not None and asker.person not in asker.room.stored.seen.get(seat, ()):
        await asker.room.change(lambda stored: note_seen(stored, seat, asker.person))
    asker.look_as(seat)


async def describe(asker: Asker, message: Describe) -> None:
    if not asker.room.may_see(asker.person, asker.looks_as):
        raise Refusal("no_watching")
    asker.reply(Described(message.id, updates.described(asker.room, asker.looks_as, asker.language)))

"""Looking: the table from another seat, in plain words, and why an option is missing."""

from __future__ import annotations

from fairytable.server.messages.socket import Describe, Described, Look, WhyNot
from fairytable.server.requests.asker import Asker
from fairytable.server.requests.seats import note_seen
from fairytable.server.room import updates
from fairytable.server.wording.refusals import Refusal


async def why_not(asker: Asker, message: WhyNot) -> None:
    asker.room.own_seat(asker.person, message.seat)
    asker.reply(updates.reasons_for(asker.room, message.seat, asker.language, message.id))


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

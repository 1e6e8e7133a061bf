"""Bots who sit in for an absent person."""

from __future__ import annotations

from math import ceil

from fairytable.server.messages.socket import HandBack, SitIn
from fairytable.server.requests.asker import Asker
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.refusals import Refusal


async def sit_in(asker: Asker, message: SitIn) -> None:
    """A player or the host may let a bot answer for somebody who has been away for a while."""
    room = asker.room
    check_level(asker, message.level)

    def sit_in(stored: StoredRoom) -> None:
        if not room.seats_of(asker.person):
            asker.must_be_host()
        seat = stored.seat(message.seat)
        if seat.kind == "bot":
            raise Refusal("not_a_person", seat=asker.name_of(message.seat))
        if seat.kind == "person" and not seat.is_held_by(asker.person):
            away, needed = room.seconds_away(message.seat), room.shared.settings.limits.seconds_away
            if away is None:
                raise Refusal("is_here", seat=asker.name_of(message.seat))
            if away < needed:
                raise Refusal("just_away", seat=asker.name_of(message.seat), seconds=ceil(needed - away))
        seat.sat_in = message.level

    await room.change(sit_in)
    await room.announce("bot-sits-in", seat=message.seat)


async def hand_back(asker: Asker, message: HandBack) -> None:
    """The person answers again."""

    def hand_back(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person):
            asker.must_be_host()
        if seat.sat_in is None:
            raise Refusal("no_bot", seat=asker.name_of(message.seat))
        seat.sat_in = None

    await asker.room.change(hand_back)


def check_level(asker: Asker, level: str | None) -> None:
    if level is not None and level not in asker.room.shared.library.bots:
        raise Refusal("no_bot_level", level=level)

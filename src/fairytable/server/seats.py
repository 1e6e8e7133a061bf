"""Seats: who sits where, under which name, and by which link; who leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fairytable.server.kept import RoomKept, SeatKept
from fairytable.server.messages import (
    Leave,
    Link,
    NewLink,
    OpenSeat,
    Rename,
    SendAway,
    SetSeat,
    ShareSeat,
    Sit,
    StandUp,
)
from fairytable.server.people import NAME_LENGTH, cleaned, distinct, hashed, new_key
from fairytable.server.play import Proposal
from fairytable.server.refusals import Refusal
from fairytable.server.sitting_in import check_level

if TYPE_CHECKING:
    from fairytable.server.connections import Connection
    from fairytable.server.rooms import Room


async def sit(asker: Connection, message: Sit) -> None:
    def take(kept: RoomKept) -> None:
        seat = kept.seat(message.seat)
        if seat.kind != "open":
            raise Refusal("seat_taken", seat=asker.name_of(message.seat))
        name = message.name
        if message.instead_of is not None:
            old = kept.seat(message.instead_of)
            if not old.is_held_by(asker.person):
                raise Refusal("not_your_seat", seat=asker.name_of(message.instead_of))
            if kept.match is not None:
                raise Refusal("started")
            name = name or old.name
            old.kind, old.holders, old.name = "open", [], ""
        check_secrets(kept, seat, asker.person, asker.room)
        note_seen(kept, seat.seat, asker.person)
        seat.kind = "person"
        seat.name = name_at(kept, seat, name)
        seat.holders = [asker.person]
        seat.sat_in = None

    await asker.room.change(take, member=asker.person)
    asker.look_as(message.seat)
    asker.house.tell_presence(asker.room)


async def rename(asker: Connection, message: Rename) -> None:
    def rename(kept: RoomKept) -> None:
        seat = kept.seat(message.seat)
        if not seat.is_held_by(asker.person) and not (seat.kind == "bot" and kept.host == asker.person):
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        seat.name = name_at(kept, seat, message.name)

    await asker.room.change(rename)


async def stand_up(asker: Connection, message: StandUp) -> None:
    def stand_up(kept: RoomKept) -> None:
        seat = kept.seat(message.seat)
        if not seat.is_held_by(asker.person):
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        seat.kind, seat.holders, seat.name, seat.sat_in = "open", [], "", None
        remember_guest(kept, asker.person, asker.house.settings.limits.guests_per_room)

    await asker.room.change(stand_up)


async def leave(asker: Connection, message: Leave) -> None:
    """For good: the match goes on without the person."""
    asker.room.own_seat(asker.person, message.seat)
    await asker.room.play.proposed(Proposal("leave", message.seat))
    asker.room.tell_room()


async def set_seat(asker: Connection, message: SetSeat) -> None:
    """The host puts a seat to the table, or takes one away, before the match begins."""
    game = asker.room.shelved.game
    if message.seat not in game.seats:
        raise Refusal("no_such_seat", seat=message.seat)
    check_level(message.level)

    def set_seat(kept: RoomKept) -> None:
        asker.must_be_host()
        if kept.match is not None or (kept.opening is not None and message.kind == "none"):
            raise Refusal("started")
        seat = kept.find_seat(message.seat)
        if message.kind == "none":
            kept.seats = [other for other in kept.seats if other.seat != message.seat]
            return
        if seat is None:
            if kept.opening is not None:
                raise Refusal("started")
            seat = SeatKept(message.seat)
            kept.seats = sorted([*kept.seats, seat], key=lambda other: game.seats.index(other.seat))
        seat.name = name_at(kept, seat, message.name)
        seat.holders = [asker.person] if message.kind == "here" else []
        seat.kind = "person" if message.kind == "here" else message.kind
        seat.level = (message.level or "medium") if message.kind == "bot" else None

    await asker.room.change(set_seat)


async def open_seat(asker: Connection, message: OpenSeat) -> None:
    """The host takes a seat away from whoever holds it; its old link is dead."""
    key = new_key()

    def open_seat(kept: RoomKept) -> None:
        asker.must_be_host()
        seat = kept.seat(message.seat)
        kept.guests = [guest for guest in kept.guests if guest not in seat.holders]
        seat.kind, seat.holders, seat.name, seat.level, seat.sat_in = "open", [], "", None, None
        seat.key = hashed(key)

    await asker.room.change(open_seat)
    asker.reply(Link(message.id, message.seat, key))


async def share_seat(asker: Connection, message: ShareSeat) -> None:
    """Whoever holds the seat makes a link for somebody to hold it too: the first answer of either counts."""
    key = new_key()

    def share_seat(kept: RoomKept) -> None:
        seat = kept.seat(message.seat)
        if not seat.is_held_by(asker.person):
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        if len(seat.holders) >= asker.house.settings.limits.holders_per_seat:
            raise Refusal("seat_taken", seat=asker.name_of(message.seat))
        seat.key = hashed(key)

    await asker.room.change(share_seat)
    asker.reply(Link(message.id, message.seat, key))


async def send_away(asker: Connection, message: SendAway) -> None:
    """Whoever has held the seat the longest holds it alone again."""

    def send_away(kept: RoomKept) -> None:
        seat = kept.seat(message.seat)
        if not seat.is_held_by(asker.person) or seat.holders[0] != asker.person:
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        kept.guests = [guest for guest in kept.guests if guest not in seat.holders[1:]]
        seat.holders, seat.key = [asker.person], ""

    await asker.room.change(send_away)


async def new_link(asker: Connection, message: NewLink) -> None:
    """The host makes a new link for the whole room; the old one is dead."""
    key = new_key()

    def new_link(kept: RoomKept) -> None:
        asker.must_be_host()
        kept.key = hashed(key)

    await asker.room.change(new_link)
    asker.reply(Link(message.id, None, key))


def check_secrets(kept: RoomKept, seat: SeatKept, person: str, room: Room) -> None:
    """Nobody sits down among others who knows more than a player may: the luck to come, or what another seat holds."""
    others = {holder for other in kept.seats if other.kind == "person" for holder in other.holders} - {person}
    if kept.match is None or kept.over == kept.match or not others:
        return
    if not {person, *others}.isdisjoint(kept.luck_known_by):
        raise Refusal("luck_known")
    if not room.keeps_private_secrets:
        return
    own = [other.seat for other in kept.seats if other.is_held_by(person)]
    looked = [name for name, people in kept.seen.items() if person in people and name not in (*own, seat.seat)]
    was_played_by_others = any(other != person for other in kept.seen.get(seat.seat, ()))
    if looked or (own and was_played_by_others):
        raise Refusal("knows_hands")


def note_seen(kept: RoomKept, seat: str, person: str) -> None:
    """The person looks, or has looked, at the table from this seat."""
    if person not in kept.seen.setdefault(seat, []):
        kept.seen[seat].append(person)


def name_at(kept: RoomKept, seat: SeatKept, name: str) -> str:
    """The name as it is shown; two at a table never have the same."""
    others = [other.name for other in kept.seats if other.seat != seat.seat]
    return distinct(cleaned(name, NAME_LENGTH), others)


def remember_guest(kept: RoomKept, person: str, most: int) -> None:
    if person not in kept.guests and len(kept.guests) < most:
        kept.guests.append(person)

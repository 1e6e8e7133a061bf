"""Seats: who sits where, under which name and by which link, and who leaves."""

from __future__ import annotations

from fairytable.server.messages.socket import (
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
from fairytable.server.requests.asker import Asker
from fairytable.server.requests.bots import check_level
from fairytable.server.room.live_match import Proposal
from fairytable.server.room.room import Room
from fairytable.server.storage.stored import StoredRoom, StoredSeat
from fairytable.server.wording.refusals import Refusal


async def sit(asker: Asker, message: Sit) -> None:
    def take(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if seat.kind != "open":
            raise Refusal("seat_taken", seat=asker.name_of(message.seat))
        name = message.name
        if message.instead_of is not None:
            old = stored.seat(message.instead_of)
            if not old.is_held_by(asker.person):
                raise Refusal("not_your_seat", seat=asker.name_of(message.instead_of))
            if stored.match is not None:
                raise Refusal("started")
            name = name or old.name
            old.vacate()
        check_secrets(stored, seat, asker.person, asker.room)
        note_seen(stored, seat.seat, asker.person)
        seat.let_in(asker.person, name_at(asker.room, stored, seat, name))

    await asker.room.change(take, member=asker.person)
    asker.look_as(message.seat)
    asker.room.tell_presence()
    await tell_who_saw(asker.room, message.seat)


async def rename(asker: Asker, message: Rename) -> None:
    def rename(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person) and not (seat.kind == "bot" and stored.host == asker.person):
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        if asker.person in seat.called:
            seat.called[asker.person] = name_at(asker.room, stored, seat, message.name, asker.person)
        else:
            seat.name = name_at(asker.room, stored, seat, message.name)

    await asker.room.change(rename)


async def stand_up(asker: Asker, message: StandUp) -> None:
    """A person who was let in to share the seat leaves it to the others; if the first holder stands up, the seat is
    open."""

    def stand_up(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person):
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        if asker.person in seat.called:
            seat.holders.remove(asker.person)
            del seat.called[asker.person]
        else:
            seat.vacate()
        remember_guest(stored, asker.person, asker.room.shared.settings.limits.guests_per_room)

    await asker.room.change(stand_up)


async def leave(asker: Asker, message: Leave) -> None:
    """Leave for good: the match continues without this person."""
    asker.room.own_seat(asker.person, message.seat)
    await asker.room.live.proposed(Proposal("leave", message.seat))
    asker.room.tell_room()


async def set_seat(asker: Asker, message: SetSeat) -> None:
    """The host adds a seat or takes one away before the match begins."""
    game = asker.room.game_pack.game
    if message.seat not in game.seats:
        raise Refusal("no_such_seat", seat=message.seat)
    check_level(asker, message.level)

    def set_seat(stored: StoredRoom) -> None:
        asker.must_be_host()
        if stored.match is not None or (stored.opening is not None and message.kind == "none"):
            raise Refusal("started")
        seat = stored.find_seat(message.seat)
        if message.kind == "none":
            stored.seats = [other for other in stored.seats if other.seat != message.seat]
            return
        if seat is None:
            if stored.opening is not None:
                raise Refusal("started")
            seat = StoredSeat(message.seat)
            stored.seats = sorted([*stored.seats, seat], key=lambda other: game.seats.index(other.seat))
        name = name_at(asker.room, stored, seat, message.name)
        seat.vacate()
        seat.name = name
        if message.kind == "here":
            seat.let_in(asker.person, name)
        elif message.kind == "bot":
            seat.kind, seat.level = "bot", message.level or "medium"
            seat.spend_key()

    await asker.room.change(set_seat)


async def open_seat(asker: Asker, message: OpenSeat) -> None:
    """The host takes a seat away from whoever holds it, and everybody hears of it; its old link is dead."""
    key = new_key()

    def open_seat(stored: StoredRoom) -> str:
        asker.must_be_host()
        seat = stored.seat(message.seat)
        is_taken_away = seat.kind == "person" and not seat.is_held_by(asker.person)
        name = asker.name_of(message.seat) if is_taken_away else ""
        stored.guests = [guest for guest in stored.guests if guest not in seat.holders]
        seat.vacate()
        seat.key = hashed(key)
        return name

    name = await asker.room.change(open_seat)
    asker.reply(Link(message.id, message.seat, key))
    if name:
        await asker.room.announce("seat-opened", message.seat, name=name)


async def share_seat(asker: Asker, message: ShareSeat) -> None:
    """The longest holder of a seat creates a link so that somebody else can share it; the first answer from either
    counts."""
    key = new_key()

    def share_seat(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person) or seat.holders[0] != asker.person:
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        if len(seat.holders) >= asker.room.shared.settings.limits.holders_per_seat:
            raise Refusal("seat_taken", seat=asker.name_of(message.seat))
        seat.key = hashed(key)

    await asker.room.change(share_seat)
    asker.reply(Link(message.id, message.seat, key))


async def send_away(asker: Asker, message: SendAway) -> None:
    """The longest holder of a seat keeps it alone again."""

    def send_away(stored: StoredRoom) -> None:
        seat = stored.seat(message.seat)
        if not seat.is_held_by(asker.person) or seat.holders[0] != asker.person:
            raise Refusal("not_your_seat", seat=asker.name_of(message.seat))
        stored.guests = [guest for guest in stored.guests if guest not in seat.holders[1:]]
        seat.holders, seat.called, seat.key = [asker.person], {}, ""

    await asker.room.change(send_away)


async def new_link(asker: Asker, message: NewLink) -> None:
    """The host creates a new link for the whole room; the old one stops working."""
    key = new_key()

    def new_link(stored: StoredRoom) -> None:
        asker.must_be_host()
        stored.key = hashed(key)

    await asker.room.change(new_link)
    asker.reply(Link(message.id, None, key))


def check_secrets(stored: StoredRoom, seat: StoredSeat, person: str, room: Room) -> None:
    """Nobody who knows more than a player may know (future luck, or another seat's secrets) can sit down with
    others."""
    others = {holder for other in stored.seats if other.kind == "person" for holder in other.holders} - {person}
    if stored.match is None or stored.over == stored.match:
        return
    if others and (stored.lesson or not {person, *others}.isdisjoint(stored.luck_known_by)):
        raise Refusal("luck_known")
    if not room.game_pack.keeps_private_secrets:
        return
    own = [other.seat for other in stored.seats if other.is_held_by(person)]
    looked = [name for name, people in stored.seen.items() if person in people and name not in (*own, seat.seat)]
    was_played_by_others = any(other != person for other in stored.seen.get(seat.seat, ()))
    if looked or (own and was_played_by_others):
        raise Refusal("knows_hands")


def note_seen(stored: StoredRoom, seat: str, person: str) -> None:
    """The person sees, or has seen, the table from this seat."""
    if person not in stored.seen.setdefault(seat, []):
        stored.seen[seat].append(person)


async def tell_who_saw(room: Room, seat: str) -> None:
    """Somebody has sat down: everybody is told who else has seen this hand, including its former owner and the new
    one."""
    stored = room.stored
    others = [person for person in stored.seen.get(seat, ()) if not stored.seat(seat).is_held_by(person)]
    if others and room.status == "playing" and room.game_pack.keeps_private_secrets:
        names = list(dict.fromkeys(room.known_as(person) for person in others))
        await room.announce("hand-seen", seat, others=", ".join(names), count=len(names))


def name_at(room: Room, stored: StoredRoom, seat: StoredSeat, name: str, sharer: str | None = None) -> str:
    """The displayed name, which differs from every other name and every seat at the table. A `sharer` is listed beside
    the first holder of the seat."""
    others = [other.name for other in stored.seats if other is not seat or sharer is not None]
    shared = [called for other in stored.seats for person, called in other.called.items() if person != sharer]
    return distinct(
        cleaned(name, NAME_LENGTH), [*others, *shared, *room.shared.library.names_kept_from(room.game_pack, seat.seat)]
    )


def remember_guest(stored: StoredRoom, person: str, most: int) -> None:
    if person not in stored.guests and len(stored.guests) < most:
        stored.guests.append(person)

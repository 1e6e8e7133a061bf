"""Connections: one browser in one room, over one WebSocket.

A connection does not queue states: it remembers that there is something new and tells the newest when the line is free.
So a slow browser costs no memory, and a fast one hears everything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from fairytable.engine.errors import FairytableError
from fairytable.server.house import NAME_LENGTH, House, cleaned, hashed, is_same, new_key
from fairytable.server.kept import RoomKept, SeatKept
from fairytable.server.library import levels
from fairytable.server.messages import (
    Agree,
    Answer,
    Chat,
    ChatTold,
    Describe,
    Described,
    FromClient,
    HandBack,
    Hello,
    Leave,
    Link,
    Look,
    NewLink,
    OpenSeat,
    Ping,
    Pong,
    Refused,
    Rematch,
    Rename,
    SetOptions,
    SetPause,
    SetSeat,
    SetWatching,
    Sit,
    SitIn,
    StandUp,
    Start,
    Undo,
    WhyNot,
    decode_from_client,
    encode,
)
from fairytable.server.rooms import Proposal, Refusal, Room
from fairytable.server.speech import server_words

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

NO_RIGHT, NO_ROOM, NO_HELLO, TOO_MANY, TOO_FAST = 4403, 4404, 4408, 4409, 4429
WARNINGS_BEFORE_CLOSING = 20
HAVE_THEIR_OWN_REPLY = (WhyNot, Describe, Ping)

_log = logging.getLogger("fairytable.server")


class Goodbye(Exception):
    """The connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """What is known of one browser in one room. `person` is the hash of its token."""

    def __init__(self, house: House, room: Room, person: str, language: str) -> None:
        self.house = house
        self.room = room
        self.person = person
        self.language = language
        self.looks_as: str | None = None
        self.events_told = 0
        self.chat_told = 0
        self.room_is_new = True
        self.state_is_new = True
        self._wish: str | None = None
        self._to = 0
        self._replies: list[bytes] = []
        self._woken = asyncio.Event()
        self._closing: int | None = None
        self.look_again()

    # Telling

    def wake(self) -> None:
        self._woken.set()

    def reply(self, message: Any) -> None:
        self._replies.append(encode(message))
        self._woken.set()

    def refuse(self, to: int, refusal: Refusal) -> None:
        """Say why not, and show how things really are."""
        self.reply(Refused(to, refusal.reason, refusal.sentence(self.language), refusal.clause))
        self.state_is_new = True

    def close(self, code: int) -> None:
        self._closing = code
        self._woken.set()

    def look_again(self) -> None:
        """See the table as wished, as long as that is allowed; otherwise as the seat that is asked, or any own one."""
        own = self.room.seats_of(self.person)
        if self.looks_as is not None and self.looks_as == self._wish and self.room.may_see(self.person, self._wish):
            return
        if self.looks_as in own:
            return
        waiting = self.room.match.waiting_for if self.room.match else ()
        self.looks_as = next((seat for seat in own if seat in waiting), own[0] if own else None)

    async def tell(self, send: Send) -> None:
        """Send whatever is new, as long as the connection lasts."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._replies:
                replies, self._replies = self._replies, []
                for reply in replies:
                    await send({"type": "websocket.send", "text": reply.decode()})
            if self._closing is not None:
                raise Goodbye(self._closing)
            if self.room_is_new:
                self.room_is_new = False
                await send({"type": "websocket.send", "text": self.room.room_for(self, self._to).decode()})
            if self.state_is_new:
                self.state_is_new = False
                state = self.room.state_for(self, self._to)
                if state is not None:
                    await send({"type": "websocket.send", "text": state.decode()})
            self._to = 0
            if self.chat_told < self.room.chat_count:
                lines = self.room.chat_since(self.chat_told)
                self.chat_told = self.room.chat_count
                bookmark = self.room.bookmark(self.events_told, self.chat_told)
                told = encode(ChatTold(self.room.number, bookmark, lines))
                await send({"type": "websocket.send", "text": told.decode()})

    # Hearing

    async def hear(self, message: FromClient) -> None:
        """Do what the browser asks for, or refuse."""
        try:
            if type(message) is Answer:
                self._answer(message)
                return
            await self._doing[type(message)](self, message)
        except Refusal as refusal:
            self.refuse(message.id, refusal)
            return
        if type(message) not in HAVE_THEIR_OWN_REPLY:
            self._to = message.id
            self.room_is_new = True
            self.wake()

    def _answer(self, message: Answer) -> None:
        seat = self.room.own_seat(self.person, message.seat)
        if seat.sat_in is not None:
            raise Refusal("bot_answers", seat=self._name(message.seat))

        def done(refusal: Refusal | None) -> None:
            if refusal is not None:
                self.refuse(message.id, refusal)
            else:
                self._to = message.id

        self.room.propose(Proposal("answer", message.seat, done, message.option, message.number))

    async def _why_not(self, message: WhyNot) -> None:
        self.room.own_seat(self.person, message.seat)
        self.reply(self.room.reasons_for(message.seat, self.language, message.id))

    async def _look(self, message: Look) -> None:
        if message.seat is not None:
            self.room.seat(message.seat)
        if not self.room.may_see(self.person, message.seat):
            raise Refusal("only_own_view")
        self.looks_as = self._wish = message.seat
        self.events_told = 0
        self.state_is_new = True
        self.wake()

    async def _describe(self, message: Describe) -> None:
        if not self.room.may_see(self.person, self.looks_as):
            raise Refusal("no_watching")
        self.reply(Described(message.id, self.room.described(self.looks_as, self.language)))

    async def _undo(self, message: Undo) -> None:
        self.room.own_seat(self.person, message.seat)
        await self.room.undo(message.seat, ask=message.ask)

    async def _agree(self, message: Agree) -> None:
        self.room.own_seat(self.person, message.seat)
        await self.room.agree(message.seat, message.number, yes=message.yes)

    async def _chat(self, message: Chat) -> None:
        text = cleaned(message.text, 500)
        if not text:
            raise Refusal("empty_text")
        if message.seat is None:
            name = server_words("person-watcher", self.language)
        else:
            self.room.own_seat(self.person, message.seat)
            name = self._name(message.seat)
        await self.room.say(message.seat, name, text)

    async def _sit(self, message: Sit) -> None:
        def take(kept: RoomKept) -> None:
            seat = _seat_in(kept, message.seat)
            if seat.kind != "open":
                raise Refusal("seat_taken", seat=self._name(message.seat))
            name = message.name
            if message.instead_of is not None:
                old = _seat_in(kept, message.instead_of)
                if not old.is_held_by(self.person):
                    raise Refusal("not_your_seat", seat=self._name(message.instead_of))
                if kept.match is not None:
                    raise Refusal("started")
                name = name or old.name
                old.kind, old.holders, old.name = "open", [], ""
            seat.kind = "person"
            seat.name = cleaned(name, NAME_LENGTH)
            seat.holders = [self.person]
            seat.sat_in = None

        await self.room.change(take, member=self.person)
        self.looks_as = self._wish = message.seat
        self.events_told = 0
        self.state_is_new = True
        self.house.tell_presence(self.room)

    async def _rename(self, message: Rename) -> None:
        def rename(kept: RoomKept) -> None:
            seat = _seat_in(kept, message.seat)
            if not seat.is_held_by(self.person) and not (seat.kind == "bot" and kept.host == self.person):
                raise Refusal("not_your_seat", seat=self._name(message.seat))
            seat.name = cleaned(message.name, NAME_LENGTH)

        await self.room.change(rename)

    async def _stand_up(self, message: StandUp) -> None:
        def stand_up(kept: RoomKept) -> None:
            seat = _seat_in(kept, message.seat)
            if not seat.is_held_by(self.person):
                raise Refusal("not_your_seat", seat=self._name(message.seat))
            seat.kind, seat.holders, seat.name, seat.sat_in = "open", [], "", None
            _remember_guest(kept, self.person, self.house.settings.limits.guests_per_room)

        await self.room.change(stand_up)

    async def _leave(self, message: Leave) -> None:
        self.room.own_seat(self.person, message.seat)

        def nobody(_: Refusal | None) -> None:
            return

        await self.room.proposed(Proposal("leave", message.seat, nobody))
        self.room.tell_room()

    async def _set_seat(self, message: SetSeat) -> None:
        shelved = self.house.library.find(self.room.kept.game, self.room.kept.pack)
        assert shelved is not None
        if message.seat not in shelved.game.seats:
            raise Refusal("no_such_seat", seat=message.seat)
        _check_level(message.level)

        def set_seat(kept: RoomKept) -> None:
            self._must_be_host()
            if kept.match is not None or (kept.opening is not None and message.kind == "none"):
                raise Refusal("started")
            seat = kept.seat(message.seat)
            if message.kind == "none":
                kept.seats = [other for other in kept.seats if other.seat != message.seat]
                return
            if seat is None:
                if kept.opening is not None:
                    raise Refusal("started")
                seat = SeatKept(message.seat)
                kept.seats = sorted([*kept.seats, seat], key=lambda other: shelved.game.seats.index(other.seat))
            seat.name = cleaned(message.name, NAME_LENGTH)
            seat.holders = [self.person] if message.kind == "here" else []
            seat.kind = "person" if message.kind == "here" else message.kind
            seat.level = (message.level or "medium") if message.kind == "bot" else None

        await self.room.change(set_seat)

    async def _set_options(self, message: SetOptions) -> None:
        shelved = self.house.library.find(self.room.kept.game, self.room.kept.pack)
        assert shelved is not None
        options = checked_options(shelved.game, message.options)

        def set_options(kept: RoomKept) -> None:
            self._must_be_host()
            if kept.match is not None or kept.opening is not None:
                raise Refusal("started")
            kept.options = options

        await self.room.change(set_options)

    async def _set_watching(self, message: SetWatching) -> None:
        def set_watching(kept: RoomKept) -> None:
            self._must_be_host()
            if message.watching == "hands" and kept.match is not None and kept.watching != "hands":
                raise Refusal("hands_too_late")
            kept.watching = message.watching

        await self.room.change(set_watching)

    async def _set_pause(self, message: SetPause) -> None:
        def set_pause(kept: RoomKept) -> None:
            self._must_be_host()
            kept.pause = message.milliseconds

        await self.room.change(set_pause)

    async def _start(self, _: Start) -> None:
        self._must_be_host()
        await self.room.start()

    async def _rematch(self, _: Rematch) -> None:
        self._must_be_host()
        await self.room.rematch()

    async def _open_seat(self, message: OpenSeat) -> None:
        key = new_key()

        def open_seat(kept: RoomKept) -> None:
            self._must_be_host()
            seat = _seat_in(kept, message.seat)
            seat.kind, seat.holders, seat.name, seat.level, seat.sat_in = "open", [], "", None, None
            seat.key = hashed(key)

        await self.room.change(open_seat)
        self.reply(Link(message.id, message.seat, key))

    async def _new_link(self, message: NewLink) -> None:
        key = new_key()

        def new_link(kept: RoomKept) -> None:
            self._must_be_host()
            kept.key = hashed(key)

        await self.room.change(new_link)
        self.reply(Link(message.id, None, key))

    async def _sit_in(self, message: SitIn) -> None:
        _check_level(message.level)

        def sit_in(kept: RoomKept) -> None:
            self._must_be_host()
            seat = _seat_in(kept, message.seat)
            if seat.kind == "bot":
                raise Refusal("not_a_person", seat=self._name(message.seat))
            seat.sat_in = message.level

        await self.room.change(sit_in)

    async def _hand_back(self, message: HandBack) -> None:
        def hand_back(kept: RoomKept) -> None:
            seat = _seat_in(kept, message.seat)
            if not seat.is_held_by(self.person):
                self._must_be_host()
            if seat.sat_in is None:
                raise Refusal("no_bot", seat=self._name(message.seat))
            seat.sat_in = None

        await self.room.change(hand_back)

    async def _ping(self, message: Ping) -> None:
        self.reply(Pong(message.id))

    async def _hello_again(self, _: Hello) -> None:
        raise Refusal("hello_again")

    _doing: dict[type, Callable[[Any, Any], Awaitable[None]]] = {
        Agree: _agree,
        Chat: _chat,
        Describe: _describe,
        HandBack: _hand_back,
        Hello: _hello_again,
        Leave: _leave,
        Look: _look,
        NewLink: _new_link,
        OpenSeat: _open_seat,
        Ping: _ping,
        Rematch: _rematch,
        Rename: _rename,
        SetOptions: _set_options,
        SetPause: _set_pause,
        SetSeat: _set_seat,
        SetWatching: _set_watching,
        Sit: _sit,
        SitIn: _sit_in,
        StandUp: _stand_up,
        Start: _start,
        Undo: _undo,
        WhyNot: _why_not,
    }

    def _name(self, seat: str) -> str:
        return self.room.name_of(seat, self.language)

    def _must_be_host(self) -> None:
        if self.person != self.room.kept.host:
            raise Refusal("only_host")


class Patience:
    """How many messages a browser may still send at this moment; it grows with time."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._most = float(at_once)
        self._left = self._most
        self._seen = monotonic()
        self.warnings = 0

    def allows(self) -> bool:
        moment = monotonic()
        self._left = min(self._most, self._left + (moment - self._seen) * self._per_second)
        self._seen = moment
        if self._left < 1:
            self.warnings += 1
            return False
        self._left -= 1
        return True


async def serve_socket(house: House, receive: Receive, send: Send) -> None:
    """One WebSocket from its first message to its last."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    if house.connections >= house.settings.limits.connections:
        await _turn_away(send, Refusal("full"), TOO_MANY)
        return
    house.connections += 1
    try:
        await _serve(house, receive, send)
    finally:
        house.connections -= 1


async def _serve(house: House, receive: Receive, send: Send) -> None:
    limits = house.settings.limits
    try:
        async with asyncio.timeout(limits.seconds_to_hello):
            connection = await _welcome(house, receive, send)
    except TimeoutError:
        await _turn_away(send, Refusal("hello_first"), NO_HELLO)
        return
    if connection is None:
        return
    room = connection.room
    room.connections.add(connection)
    telling = asyncio.create_task(connection.tell(send))
    hearing = asyncio.create_task(_listen(connection, receive))
    house.tell_presence(room)
    connection.wake()
    room.wake_up()
    try:
        done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, Goodbye):
                await _close(send, error.code)
            elif error is not None and not isinstance(error, OSError):  # the browser has not just gone
                _log.error("a connection to room %s broke", room.name, exc_info=error)
                await _close(send, 1011)
    finally:
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
        room.connections.discard(connection)
        if house.is_open:
            house.tell_presence(room)


async def _listen(connection: Connection, receive: Receive) -> None:
    limits = connection.house.settings.limits
    patience = Patience(limits.messages_per_second, limits.messages_at_once)
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if not patience.allows():
            if patience.warnings > WARNINGS_BEFORE_CLOSING:
                raise Goodbye(TOO_FAST)
            connection.refuse(0, Refusal("too_fast"))
            continue
        try:
            message = _decoded(event, limits.message_bytes)
        except Refusal as refusal:
            connection.refuse(0, refusal)
            continue
        await connection.hear(message)


def _decoded(event: Any, most: int) -> FromClient:
    text = event.get("text")
    raw = event.get("bytes") if text is None else text
    if raw is None or len(raw) > most:
        raise Refusal("too_large" if raw else "malformed")
    try:
        message: FromClient = decode_from_client(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None
    return message


async def _welcome(house: House, receive: Receive, send: Send) -> Connection | None:
    """Hear the first message and let the browser in, or turn it away."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    try:
        hello = _decoded(event, house.settings.limits.message_bytes)
        if type(hello) is not Hello:
            raise Refusal("hello_first")
    except Refusal as refusal:
        await _turn_away(send, refusal, NO_HELLO)
        return None
    room = await house.room(hello.room)
    if room is None:
        await _turn_away(send, Refusal("no_such_room"), NO_ROOM, hello)
        return None
    person = hashed(hello.person)
    try:
        await admit(room, person, hello.key)
    except Refusal as refusal:
        await _turn_away(send, refusal, NO_RIGHT, hello)
        return None
    if len(room.connections) >= house.settings.limits.connections_per_room:
        await _turn_away(send, Refusal("full"), TOO_MANY, hello)
        return None
    connection = Connection(house, room, person, hello.language)
    connection.events_told, connection.chat_told = room.read_bookmark(hello.bookmark)
    connection._to = hello.id
    return connection


async def admit(room: Room, person: str, key: str | None) -> None:
    """Let a person in: by a key, or because they belong here already. A seat key seats them."""
    limits = room.house.settings.limits
    kept = room.kept
    shown = hashed(key) if key else ""
    chosen = next((seat for seat in kept.seats if is_same(seat.key, shown)), None)
    if chosen is not None:
        if chosen.is_held_by(person):
            return

        def sit(kept: RoomKept) -> None:
            seat = _seat_in(kept, chosen.seat)
            if not is_same(seat.key, shown):
                raise Refusal("no_right")
            if seat.kind == "bot" or len(seat.holders) >= limits.holders_per_seat:
                raise Refusal("seat_taken", seat=room.name_of(seat.seat))
            if seat.kind == "open":
                seat.kind, seat.sat_in = "person", None
            seat.holders.append(person)

        await room.change(sit, member=person)
    elif is_same(kept.key, shown):
        if person not in kept.guests and person != kept.host and not room.seats_of(person):
            await room.change(lambda kept: _remember_guest(kept, person, limits.guests_per_room), member=person)
    elif not belongs(room, person):
        raise Refusal("no_right")


def belongs(room: Room, person: str) -> bool:
    return person == room.kept.host or person in room.kept.guests or bool(room.seats_of(person))


def checked_options(game: Any, options: dict[str, str]) -> dict[str, str]:
    try:
        return dict(game.check_options(options))
    except FairytableError as error:
        raise Refusal("wrong_options", because=str(error)) from None


def _check_level(level: str | None) -> None:
    if level is not None and level not in levels():
        raise Refusal("no_bot_level", level=level)


def _remember_guest(kept: RoomKept, person: str, most: int) -> None:
    if person not in kept.guests and len(kept.guests) < most:
        kept.guests.append(person)


def _seat_in(kept: RoomKept, name: str) -> SeatKept:
    seat = kept.seat(name)
    if seat is None:
        raise Refusal("no_such_seat", seat=name)
    return seat


async def _turn_away(send: Send, refusal: Refusal, code: int, hello: Hello | None = None) -> None:
    language, to = (hello.language, hello.id) if hello else ("en", 0)
    told = encode(Refused(to, refusal.reason, refusal.sentence(language), refusal.clause))
    try:
        await send({"type": "websocket.send", "text": told.decode()})
    except Exception:
        return  # the browser has gone already
    await _close(send, code)


async def _close(send: Send, code: int) -> None:
    try:
        await send({"type": "websocket.close", "code": code})
    except Exception:
        return  # the browser has gone already

"""Admission: a browser says hello, and is admitted to a room or refused."""

from __future__ import annotations

import asyncio
import logging

from websockets.http11 import Request

from fairytable.engine.languages import ENGLISH
from fairytable.server.limits import turns
from fairytable.server.limits.origins import is_own_host, is_welcome_origin
from fairytable.server.limits.rate_limiter import RateLimiter
from fairytable.server.limits.turns import WHO_ASKS
from fairytable.server.messages.socket import Hello, Refused, encode
from fairytable.server.people import hashed, is_same
from fairytable.server.requests.seats import check_secrets, name_at, note_seen, remember_guest, tell_who_saw
from fairytable.server.room.room import NO_RIGHT, NO_ROOM, Room
from fairytable.server.socket.connections import Connection, understood
from fairytable.server.socket.sockets import Listener, Socket
from fairytable.server.storage.stored import StoredRoom
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker

PATH = "/api/socket"
COME_BACK = 1013
NO_HELLO, TOO_MANY = 4408, 4409
CODES = {"not_stored": COME_BACK, "busy": COME_BACK, "full": TOO_MANY}
"""The codes with which somebody is turned away for a reason; with `NO_RIGHT` for all others."""

_log = logging.getLogger("fairytable.server")


class Admission:
    """Admits browsers; foreign pages are refused."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def lets_in(self, request: Request) -> bool:
        origin, host, settings = header(request, "Origin"), header(request, "Host"), self._worker.settings
        is_here = request.path.partition("?")[0] == PATH and is_own_host(host, settings.names, settings.origins)
        return is_here and is_welcome_origin(origin, host, settings.origins)

    def address_of(self, peer: str, request: Request) -> str:
        return self._worker.addresses.behind(peer, header(request, "X-Forwarded-For"))

    def enter(self, address: str) -> bool:
        addresses = self._worker.addresses
        return addresses.enter(address) and addresses.may_ask(address)

    def leave(self, address: str) -> None:
        self._worker.addresses.leave(address)

    def rate_limiter(self) -> RateLimiter:
        limits = self._worker.settings.limits
        return RateLimiter(limits.messages_per_second, limits.messages_at_once)

    def greet(self, socket: Socket) -> Listener:
        return Visitor(self._worker, socket)


def header(request: Request, name: str) -> str:
    """The value of a header; all of its values, if it was sent several times."""
    return ", ".join(request.headers.get_all(name))


class Visitor:
    """A browser that has not been admitted to a room yet."""

    __slots__ = ("_early", "_hello", "_socket", "_timer", "_worker")

    def __init__(self, worker: Worker, socket: Socket) -> None:
        self._worker = worker
        self._socket = socket
        self._hello: Hello | None = None
        self._early: list[bytes] = []
        limits = worker.settings.limits
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(limits.seconds_to_hello, self._turn_away, Refusal("hello_first"), NO_HELLO)
        worker.connections += 1
        if worker.connections > limits.connections:
            self._turn_away(Refusal("full"), TOO_MANY)

    def heard(self, message: bytes) -> None:
        self._timer.cancel()
        if self._hello is not None:
            self._early.append(message)
            return
        try:
            hello = understood(message, self._worker.settings.limits.message_bytes)
            if type(hello) is not Hello:
                raise Refusal("hello_first")
        except Refusal as refusal:
            self._turn_away(refusal, NO_HELLO)
            return
        self._hello = hello
        self._socket.pause_reading()
        self._worker.spawn(self._come_in(hello))

    def cleared(self) -> None:
        """There is nothing to send."""

    def lost(self) -> None:
        self._timer.cancel()
        self._worker.connections -= 1

    async def _come_in(self, hello: Hello) -> None:
        worker, socket = self._worker, self._socket
        WHO_ASKS.set(turns.Visitor(socket.address, hashed(hello.person)))
        try:
            room = await worker.room(hello.room)
            if room is None:
                self._turn_away(Refusal("no_such_room"), NO_ROOM)
                return
            person = hashed(hello.person)
            await admit(room, person, hello.key, hello.name)
        except Refusal as refusal:
            self._turn_away(refusal, CODES.get(refusal.reason, NO_RIGHT))
            return
        except Exception:
            _log.exception("a browser could not come in")
            socket.close(1011)
            return
        if socket.is_lost:
            return
        limits = worker.settings.limits
        own = sum(connection.person == person for connection in room.connections)
        is_seated = bool(room.seats_of(person))
        if own >= limits.connections_per_person or (
            not is_seated and len(room.connections) >= limits.connections_per_room
        ):
            self._turn_away(Refusal("full"), TOO_MANY)
            return
        connection = Connection(worker, room, person, hello, socket)
        socket.hand_over(connection)
        connection.come_in(self._early)

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self._timer.cancel()
        language, to = (self._hello.language, self._hello.id) if self._hello else (ENGLISH, 0)
        self._socket.send(encode(Refused(to, refusal.reason, refusal.sentence(language), refusal.clause)))
        self._socket.close(code)


async def admit(room: Room, person: str, key: str | None, name: str) -> None:
    """Admit a person with a key, or without one if they belong here. A seat key seats them; a person who joins a shared
    seat has their own name there."""
    limits = room.shared.settings.limits
    stored = room.stored
    shown = hashed(key) if key else ""
    chosen = next((seat for seat in stored.seats if is_same(seat.key, shown)), None)
    if chosen is not None:
        if chosen.is_held_by(person):
            return

        def sit(stored: StoredRoom) -> None:
            seat = stored.seat(chosen.seat)
            if seat.is_held_by(person):  # by another worker, in the meantime
                return
            if not is_same(seat.key, shown):
                raise Refusal("no_right")
            if seat.kind == "bot" or len(seat.holders) >= limits.holders_per_seat:
                raise Refusal("seat_taken", seat=room.name_of(seat.seat))
            check_secrets(stored, seat, person, room)
            seat.let_in(person, seat.name if seat.kind == "open" else name_at(room, stored, seat, name, person))
            note_seen(stored, seat.seat, person)

        await room.change(sit, member=person)
        if len(room.stored.seat(chosen.seat).holders) > 1:
            await room.announce("seat-shared", chosen.seat, other=room.known_as(person))
        await tell_who_saw(room, chosen.seat)
    elif is_same(stored.key, shown):
        if not room.is_home_of(person):
            if len(stored.guests) >= limits.guests_per_room:
                raise Refusal("full")
            await room.change(lambda stored: remember_guest(stored, person, limits.guests_per_room), member=person)
    elif not room.is_home_of(person):
        is_used = any(is_same(seat.spent, shown) for seat in stored.seats)
        raise Refusal("link_used" if is_used else "no_right")

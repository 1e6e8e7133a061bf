"""Connections: one browser in one room, over one socket.

A connection does not queue states: it remembers that something is new and sends the latest state when the socket is
free. So a slow browser costs no memory, and a fast one receives everything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from fairytable.server.limits.rate_limiter import RateLimiter
from fairytable.server.limits.turns import WHO_ASKS, Visitor
from fairytable.server.messages.socket import Answer, FromClient, Hello, Refused, decode_from_client, encode
from fairytable.server.requests.routing import HAVE_THEIR_OWN_REPLY, grant
from fairytable.server.room import updates
from fairytable.server.room.browser import Known
from fairytable.server.room.lessons import check_wanted
from fairytable.server.room.live_match import Proposal
from fairytable.server.room.room import Room
from fairytable.server.socket.sockets import TOO_FAST, Socket
from fairytable.server.wording.refusals import Malformed, Refusal
from fairytable.server.worker import Worker

WARNINGS_BEFORE_CLOSING = 20
SECONDS_TO_CATCH_BREATH = 0.1
MOST_UNREAD = 100
"""The number of replies that wait for a browser that does not read; further ones are dropped."""

_log = logging.getLogger("fairytable.server")


class Connection:
    """One browser in one room. `person` is the hash of its token."""

    __slots__ = (
        "_is_granting",
        "_is_woken",
        "_loop",
        "_rate_limiter",
        "_rate_limiter_at_home",
        "_replies",
        "_socket",
        "_to",
        "_unheard",
        "_wish",
        "address",
        "changes",
        "chat_told",
        "events_told",
        "known",
        "language",
        "looks_as",
        "person",
        "room",
        "room_is_new",
        "state_is_new",
        "worker",
    )

    def __init__(self, worker: Worker, room: Room, person: str, hello: Hello, socket: Socket) -> None:
        limits = worker.settings.limits
        self.worker = worker
        self.room = room
        self.person = person
        self.address = socket.address
        self.language = worker.library.spoken(hello.language)
        self.changes = hello.changes
        self.known: Known | None = None
        self.looks_as: str | None = None
        self.events_told, self.chat_told = updates.read_bookmark(room, hello.bookmark)
        self.room_is_new = True
        self.state_is_new = True
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._rate_limiter = RateLimiter(limits.messages_per_second, limits.messages_at_once)
        self._rate_limiter_at_home = worker.addresses.message_limiter(socket.address)
        self._wish: str | None = None
        self._to = hello.id
        self._replies: list[bytes] = []
        self._is_woken = False
        self._is_granting = False
        self._unheard: deque[bytes] = deque()
        self.look_again()

    def come_in(self, early: Iterable[bytes]) -> None:
        """The browser is in the room. It may have sent something before it knew."""
        self.room.connections.add(self)
        self.room.tell_presence()
        self.wake()
        self.room.wake_up()
        self._socket.resume_reading()
        for message in early:
            self.heard(message)

    def lost(self) -> None:
        """The browser has disconnected."""
        self.worker.connections -= 1
        self.room.connections.discard(self)
        if self.worker.is_open:
            self.room.tell_presence()

    # Sending

    def wake(self) -> None:
        """Something is new: send it once everything that belongs to this moment is known."""
        if not self._is_woken:
            self._is_woken = True
            self._loop.call_soon(self._tell_when_woken)

    def cleared(self) -> None:
        self.wake()

    def ping(self) -> None:
        self._socket.ping()

    def reply(self, message: Any) -> None:
        """Send a message to this browser alone, unless it stopped reading long ago."""
        if len(self._replies) < MOST_UNREAD:
            self._replies.append(encode(message))
            self.wake()

    def refuse(self, to: int, refusal: Refusal) -> None:
        """Send the refusal, and the actual state."""
        self.reply(Refused(to, refusal.reason, refusal.sentence(self.language), refusal.clause))
        self.known = None
        self.state_is_new = True

    def look_as(self, seat: str | None) -> None:
        """Show the table from this seat, from the first event on."""
        self.looks_as = self._wish = seat
        self.events_told = 0
        self.known = None
        self.state_is_new = True
        self.wake()

    def look_again(self) -> None:
        """See the table as requested if that is allowed; otherwise from the seat that is asked, or any seat of one's
        own."""
        own = self.room.seats_of(self.person)
        if self.looks_as is not None and self.looks_as == self._wish and self.room.may_see(self.person, self._wish):
            return
        if self.looks_as in own:
            return
        waiting = self.room.match.waiting_for if self.room.match else ()
        self.looks_as = next((seat for seat in own if seat in waiting), own[0] if own else None)

    def close(self, code: int) -> None:
        self._send_replies()
        self._socket.close(code)

    def _tell_when_woken(self) -> None:
        self._is_woken = False
        self.tell()

    def tell(self) -> None:
        """Send what is new at once."""
        if not self._socket.is_clear:
            return  # until it is cleared
        try:
            self._tell_news()
        except Exception:
            _log.exception("a connection to room %s broke", self.room.name)
            self.close(1011)

    def _send_replies(self) -> None:
        replies, self._replies = self._replies, []
        for reply in replies:
            self._socket.send(reply)

    def _tell_news(self) -> None:
        room, socket = self.room, self._socket
        if self._replies:
            self._send_replies()
        if self.room_is_new:
            self.room_is_new = False
            socket.send(updates.room_for(room, self, self._to))
        if self.state_is_new:
            self.state_is_new = False
            state = updates.state_for(room, self, self._to)
            if state is not None:
                socket.send(state)
        self._to = 0
        if self.chat_told < room.chat_count:
            since, self.chat_told = self.chat_told, room.chat_count
            socket.send(updates.chat_for(room, self, since))

    # Receiving

    def heard(self, message: bytes) -> None:
        """Carry out the browser's request, or refuse it, one after the other."""
        self.worker.messages_heard += 1
        if self._is_granting:
            self._unheard.append(message)
            return
        if not self._rate_limiter_at_home.allows():
            self._hear_later(message)
            return
        if not self._rate_limiter.allows():
            if self._rate_limiter.warnings > WARNINGS_BEFORE_CLOSING:
                self.close(TOO_FAST)
            else:
                self.refuse(0, Refusal("too_fast"))
            return
        try:
            request = understood(message, self.worker.settings.limits.message_bytes)
        except Refusal as refusal:
            self.refuse(0, refusal)
            return
        if type(request) is Answer:
            self._answer(request)
        else:
            self._is_granting = True
            self._socket.pause_reading()
            self.worker.spawn(self._grant(request))

    def _answer(self, message: Answer) -> None:
        def done(refusal: Refusal | None) -> None:
            if refusal is not None:
                self.refuse(message.id, refusal)
            else:
                self._to = message.id

        try:
            seat = self.room.own_seat(self.person, message.seat)
            if seat.sat_in is not None:
                raise Refusal("bot_answers", seat=self.name_of(message.seat))
            if self.room.stored.lesson:
                check_wanted(self.room, message.seat, message.option, self.language)
        except Refusal as refusal:
            done(refusal)
        else:
            self.room.live.propose(Proposal("answer", message.seat, done, message.option, message.number))

    async def _grant(self, message: FromClient) -> None:
        WHO_ASKS.set(Visitor(self.address, self.person))
        try:
            await grant(self, message)
        except Refusal as refusal:
            self.refuse(message.id, refusal)
        except Exception:
            _log.exception("a connection to room %s broke", self.room.name)
            self.close(1011)
        else:
            if type(message) not in HAVE_THEIR_OWN_REPLY:
                self._to = message.id
                self.room_is_new = True
                self.wake()
        self._hear_on()

    def _hear_later(self, message: bytes) -> None:
        """Too many messages come from this address: everybody there waits a little."""
        self._is_granting = True
        self._unheard.appendleft(message)
        self._socket.pause_reading()
        self._loop.call_later(SECONDS_TO_CATCH_BREATH, self._hear_on)

    def _hear_on(self) -> None:
        self._is_granting = False
        self._socket.resume_reading()
        while self._unheard and not self._is_granting:
            self.heard(self._unheard.popleft())

    def name_of(self, seat: str) -> str:
        return self.room.name_of(seat, self.language)

    def must_be_host(self) -> None:
        if self.person != self.room.stored.host:
            raise Refusal("only_host")


def understood(raw: bytes, most: int) -> FromClient:
    """The message in these bytes."""
    if len(raw) > most:
        raise Refusal("too_large")
    try:
        message: FromClient = decode_from_client(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(error, FromClient) from None
    return message

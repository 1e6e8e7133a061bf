"""Sockets: WebSockets with nothing between them and the rooms.

The library `websockets` speaks the protocol; a `Socket` only carries bytes between it and the network. The two frames
of which nearly everything consists, a whole text from a browser and one to it, it reads and writes itself.
There is no task and no queue for a socket: what comes in is handed on at once, and what goes out is written as soon as
everything of this moment has been said.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as WebSocket
from websockets.server import ServerProtocol

from fairytable.server.limits.rate_limiter import RateLimiter

NO_TEXT, TOO_FAST = 1007, 4429
SECONDS_TO_SAY_GOODBYE = 10.0
PIECE = 1_024
"""The number of bytes that are given to the library at once: they contain hundreds of the smallest frames, not tens of
thousands."""
MOST_AFTER_GOODBYE = 16_384
"""So many bytes of a browser are still looked through for its goodbye."""
WHOLE_TEXT, MASKED = 0x80 | Opcode.TEXT, 0x80
SHORT, LONG = 126, 2**16
"""From so many bytes on, the length of a frame is written in two bytes, or in eight (RFC 6455, section 5.2)."""


class Listener(Protocol):
    """The receiver at our end of a socket."""

    def heard(self, message: bytes) -> None:
        """A complete message has arrived."""

    def cleared(self) -> None:
        """The browser has read what was waiting, and more can be sent."""

    def lost(self) -> None:
        """The socket is closed; nothing more can arrive or be sent."""


class Admission(Protocol):
    """Accepts sockets."""

    def lets_in(self, request: Request) -> bool:
        """Whether this browser may open a socket."""

    def address_of(self, peer: str, request: Request) -> str:
        """The address of the browser, perhaps behind a proxy."""

    def enter(self, address: str) -> bool:
        """One more socket from this address; False if there are too many, or too many were requested recently."""

    def leave(self, address: str) -> None:
        """One socket less from this address."""

    def rate_limiter(self) -> RateLimiter:
        """The rate limiter for control frames and message fragments of one browser."""

    def greet(self, socket: Socket) -> Listener:
        """A socket has been opened: returns its receiver."""


class Outbox:
    """What all sockets have to send, collected until everything of this moment has been said. Sending wakes the other
    process, which takes longer than the write itself, so it is not done between two answers."""

    def __init__(self) -> None:
        self._waiting: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, transport: asyncio.Transport, words: bytes) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.empty)
        self._waiting.append((transport, words))

    def empty(self) -> None:
        """Send everything now."""
        waiting, self._waiting = self._waiting, []
        for transport, words in waiting:
            if not transport.is_closing():
                transport.write(words)


class Socket(asyncio.Protocol):
    """Our end of one WebSocket. uvicorn creates it when a browser asks for one, and closes it when it shuts down."""

    __slots__ = (
        "_address",
        "_admission",
        "_bytes_after_goodbye",
        "_has_said_goodbye",
        "_is_answering",
        "_is_open",
        "_is_text",
        "_listener",
        "_most_bytes",
        "_outbox",
        "_parts",
        "_protocol",
        "_rate_limiter",
        "_sockets",
        "_transport",
        "is_clear",
    )

    def __init__(self, admission: Admission, sockets: set[Any], outbox: Outbox, most_bytes: int) -> None:
        self._admission = admission
        self._sockets = sockets
        self._outbox = outbox
        self._most_bytes = most_bytes
        self._protocol: WebSocket = ServerProtocol(max_size=most_bytes)
        self._parts: list[bytes] = []
        self._listener: Listener | None = None
        self._transport: asyncio.Transport
        self._rate_limiter = admission.rate_limiter()
        self._address: str | None = None
        self._bytes_after_goodbye = 0
        self._has_said_goodbye = False
        self._is_answering = True
        self._is_open = False
        self._is_text = False
        self.is_clear = True

    @property
    def address(self) -> str:
        """The address of the browser."""
        return self._address or ""

    def send(self, text: bytes) -> None:
        """Send one message, unless the other side has just closed the connection."""
        if self._is_open and self._protocol.state is OPEN:
            self._outbox.put(self._transport, framed(text))

    def close(self, code: int) -> None:
        """Close the connection properly; drop it when the browser has confirmed, or after a while."""
        self._is_open = False
        if self._protocol.state is OPEN:
            self._has_said_goodbye = True
            self._protocol.send_close(code)
            self._flush()
            self._transport.resume_reading()
            asyncio.get_running_loop().call_later(SECONDS_TO_SAY_GOODBYE, self._hang_up)

    def ping(self) -> None:
        """Ping a silent browser; disconnect it if nothing has arrived since the last ping."""
        if not self._is_answering:
            self._transport.abort()
        elif self._is_open:
            self._is_answering = False
            self._protocol.send_ping(b"")
            self._flush()

    @property
    def is_lost(self) -> bool:
        return self._listener is None

    def hand_over(self, listener: Listener) -> None:
        """From now on another receiver gets what arrives."""
        self._listener = listener

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self.is_clear and not self._transport.is_closing():
            self._transport.resume_reading()

    # Called by the network

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self._is_answering = True
        if self._is_open and not self._parts and not self._protocol.reader.buffer:  # a frame begins here
            message = unframed(data)
            if message is not None:
                self._hand_on(message, is_text=True)
                return
        for start in range(0, len(data), PIECE):
            self._receive(data[start : start + PIECE])
            if self._transport.is_closing():
                return

    def _receive(self, piece: bytes) -> None:
        """Feed the library some bytes. After a flood, or without a receiver, the connection ends."""
        if self._has_said_goodbye:
            self._bytes_after_goodbye += len(piece)
        protocol = self._protocol
        protocol.receive_data(piece)
        for event in protocol.events_received():
            if isinstance(event, Request):
                self._answer(event)
                continue
            assert type(event) is Frame
            is_message = event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
            if not (is_message and event.fin) and not self._rate_limiter.allows():
                self.close(TOO_FAST)
                self._hang_up()
                return
            if is_message:
                self._take(event)
        self._flush()
        if self._bytes_after_goodbye > MOST_AFTER_GOODBYE:
            self._hang_up()

    def eof_received(self) -> None:
        """The browser has disconnected without closing, and so do we."""

    def pause_writing(self) -> None:
        """A browser that does not read is not listened to either."""
        self.is_clear = False
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        self.is_clear = True
        self.resume_reading()
        if self._listener is not None:
            self._listener.cleared()

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        self._sockets.discard(self)
        if self._address is not None:
            self._admission.leave(self._address)
        self._is_open = False
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()

    def shutdown(self) -> None:
        """The server shuts down; the browser should reconnect."""
        if self._is_open:
            self._protocol.send_close(1012)
            self._flush()
        self._hang_up()

    def _answer(self, request: Request) -> None:
        protocol = self._protocol
        assert isinstance(protocol, ServerProtocol)
        peer = self._transport.get_extra_info("peername")
        self._address = self._admission.address_of(peer[0] if peer else "", request)
        if not self._admission.enter(self._address):
            response = protocol.reject(503, "")
        else:
            response = protocol.accept(request) if self._admission.lets_in(request) else protocol.reject(403, "")
        protocol.send_response(response)
        if protocol.state is OPEN:
            self._flush()
            if not protocol.reader.buffer:  # the handshake is over, and its headers need not be kept
                self._protocol = WebSocket(SERVER, max_size=self._most_bytes)
            self._listener = self._admission.greet(self)

    def _take(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        if frame.fin and not self._parts:
            message = bytes(frame.data)
        else:
            self._parts.append(bytes(frame.data))
            if not frame.fin:
                return
            message = b"".join(self._parts)
            self._parts = []
        self._hand_on(message, is_text=self._is_text)

    def _hand_on(self, message: bytes, *, is_text: bool) -> None:
        if self._listener is None or not self._is_open:
            return
        if is_text and not _is_utf8(message):
            self.close(NO_TEXT)
        else:
            self._listener.heard(message)

    def _flush(self) -> None:
        """Send what the library has to send. That, or what it received, may have ended the connection."""
        self._is_open = self._protocol.state is OPEN
        for words in self._protocol.data_to_send():
            if words:
                self._outbox.put(self._transport, words)
            else:  # the protocol has nothing more to send
                self._hang_up()

    def _hang_up(self) -> None:
        self._outbox.empty()
        self._transport.close()


def framed(text: bytes) -> bytes:
    """A whole text in one frame, as a server sends it."""
    size = len(text)
    if size < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, size, text)
    if size < LONG:
        return b"%c\x7e%b%b" % (WHOLE_TEXT, size.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (WHOLE_TEXT, size.to_bytes(8, "big"), text)


def unframed(data: bytes) -> bytes | None:
    """The text of a browser, if these bytes are exactly one short frame that contains all of it."""
    size = len(data) - 6
    if 0 <= size < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | size:
        return apply_mask(data[6:], data[2:6])
    return None


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True

"""Bounds of HTTP: the head of a request has a limited length and time, an address a limited number of connections, and
a connection a limited number of waiting requests; a response must be read in time. The rest is uvicorn's."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fairytable.server.limits.addresses import Addresses
from fairytable.server.settings import Limits

END_OF_HEAD = b"\r\n\r\n"
REQUESTS_WAITING = 8
"""The number of requests of one connection that may wait for the previous response. Browsers send none in advance."""


class TooManyAtOnce(Exception):
    """The connection sends requests without waiting for responses."""


class BoundedHttp(HttpToolsProtocol):
    """One HTTP connection, until it is upgraded to a WebSocket."""

    def __init__(self, limits: Limits, addresses: Addresses, **named: Any) -> None:
        super().__init__(**named)
        self._limits = limits
        self._addresses = addresses
        self._address = ""
        self._head_bytes = 0
        self._is_in_head = True
        self._latest = b""
        self._request_timer: asyncio.TimerHandle | None = None
        self._reading_timer: asyncio.TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self._addresses.enter(self._address):
            self._expect_request()
        else:
            self._turn_away(b"503 Service Unavailable", b"Too many connections come from this address.")

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody is left to receive responses, whether to the latest request or to earlier ones."""
        self._stop_waiting()
        self.resume_writing()
        self._addresses.leave(self._address)
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(error)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading_timer = self.loop.call_later(self._limits.seconds_to_read, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading_timer is not None:
            self._reading_timer.cancel()
            self._reading_timer = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_in_head:
            self._head_bytes += len(data)
        self._latest = data
        super().data_received(data)
        self._latest = b""
        if self._is_in_head and self._head_bytes > self._limits.head_bytes:
            self._turn_away(b"431 Request Header Fields Too Large", b"The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head = True
        self._expect_request()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._head_bytes = 0
        if len(self.pipeline) >= REQUESTS_WAITING:
            raise TooManyAtOnce
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._is_in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a WebSocket. Bytes that arrived together with the request belong to it."""
        self._stop_waiting()
        self._addresses.leave(self._address)
        super().handle_websocket_upgrade()
        _, _, early = self._latest.partition(END_OF_HEAD)
        socket = self.transport.get_protocol()
        if early and isinstance(socket, asyncio.Protocol) and not self.transport.is_closing():
            socket.data_received(early)

    def _expect_request(self) -> None:
        self._stop_waiting()
        self._request_timer = self.loop.call_later(self._limits.seconds_to_ask, self._gives_up)

    def _stop_waiting(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _gives_up(self) -> None:
        self._turn_away(b"408 Request Timeout", b"This request did not come to its end.")

    def _turn_away(self, status: bytes, sentence: bytes) -> None:
        if not self.transport.is_closing():
            length = str(len(sentence)).encode()
            head = b"\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: "
            self.transport.write(b"HTTP/1.1 " + status + head + length + END_OF_HEAD + sentence)
            self.transport.close()

"""A line to a WebSocket server that costs next to nothing, so that the servers are measured and not the clients."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 1, 8, 9


class Line(asyncio.Protocol):
    """The client's end. Frames are masked with zeros, which the protocol allows and which changes nothing."""

    def __init__(self, path: str, port: int, hear: Callable[[Line, bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        key = b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's are not of that class
        self._transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, received: bytes) -> None:
        buffer = self._buffer
        buffer += received
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(buffer[:100]).decode(errors="replace")))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == TEXT:
                self._hear(self, payload)
            elif kind == PING:
                self._write(0x8A, payload)

    def send(self, text: bytes) -> None:
        self._write(0x80 | TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _write(self, first: int, payload: bytes) -> None:
        assert self._transport is not None
        if self._transport.is_closing():
            return  # somebody still thought about an answer when the time was over
        if len(payload) < 126:
            head = bytes((first, 0x80 | len(payload)))
        else:
            head = bytes((first, 0x80 | 126)) + len(payload).to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


async def open_line(path: str, port: int, hear: Callable[[Line, bytes], None]) -> Line:
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, port, hear), "127.0.0.1", port)
    await line.opened
    return line

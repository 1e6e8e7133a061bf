"""Our sockets beside ASGI (decision 8) against uvicorn's: processor time for each message, memory for each socket.

    python -m benchmarks.sockets [--sockets N] [--messages N] [--rounds N]

Every message of 150 bytes makes the server send 2,600 bytes to two sockets, as an answer at a table of two does. The
game and the database are left out, so that nothing but the sockets differs.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import socket
import sys
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.http11 import Request

from fairytable.server.limits.rate_limiter import RateLimiter
from fairytable.server.socket.sockets import Listener, Outbox, Socket

QUESTION = "x" * 150
UPDATE = "y" * 2_600
KINDS = ("ours", "websockets-sansio")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Pairs:
    """Everybody lets everybody in; the sockets form pairs in the order in which they come."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []

    def lets_in(self, request: Request) -> bool:  # noqa: ARG002
        return True

    def address_of(self, peer: str, request: Request) -> str:  # noqa: ARG002
        return peer

    def enter(self, address: str) -> bool:  # noqa: ARG002
        return True

    def leave(self, address: str) -> None: ...

    def rate_limiter(self) -> RateLimiter:
        return RateLimiter(1e9, 1_000_000_000)

    def greet(self, socket: Socket) -> Listener:
        self.sockets.append(socket)
        return Seat(self, (len(self.sockets) - 1) // 2 * 2)


class Seat:
    def __init__(self, pairs: Pairs, first: int) -> None:
        self._pairs, self._first = pairs, first

    def heard(self, message: bytes) -> None:  # noqa: ARG002
        for each in self._pairs.sockets[self._first : self._first + 2]:
            each.send(UPDATE.encode())

    def cleared(self) -> None: ...

    def lost(self) -> None: ...


async def by_asgi(sends: list[Any], scope: Any, receive: Any, send: Any) -> None:
    """The same as an ASGI application."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    sends.append(send)
    first = (len(sends) - 1) // 2 * 2
    while (await receive())["type"] == "websocket.receive":
        for each in sends[first : first + 2]:
            await each({"type": "websocket.send", "text": UPDATE})


def serve(kind: str, announce: Connection) -> None:
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    pairs, outbox = Pairs(), Outbox()
    sends: list[Any] = []

    def ours(server_state: ServerState, **_: Any) -> Socket:
        return Socket(pairs, server_state.connections, outbox, 65_536)

    ways: dict[str, Any] = {"ws": ours if kind == "ours" else kind, "ws_per_message_deflate": False}
    config = uvicorn.Config(partial(by_asgi, sends), interface="asgi3", log_level="error", lifespan="off", **ways)
    announce.send(listening.getsockname()[1])
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve([listening]))


async def measure(port: int, pid: int, sockets: int, messages: int) -> tuple[float, float]:
    """Microseconds of the server for each message, and kilobytes for each socket."""
    before = _memory(pid)
    address = f"ws://127.0.0.1:{port}/api/socket"
    lines: list[ClientConnection] = [
        await connect(address, compression=None, ping_interval=None, max_queue=None) for _ in range(sockets)
    ]
    for warming in (True, False):
        begun = _seconds(pid)
        for _ in range(1 if warming else messages // sockets):
            for line in lines[::2]:
                await line.send(QUESTION)
            for line in lines:
                await line.recv()
        used = _seconds(pid) - begun
    kilobytes = (_memory(pid) - before) / sockets / 1024
    for line in lines:
        line.transport.abort()
    return used / (messages // sockets * (sockets // 2)) * 1e6, kilobytes


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def main() -> None:
    parser = argparse.ArgumentParser(description="Processor time and memory of sockets.")
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--messages", type=int, default=40_000)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
    for _ in range(wishes.rounds):
        for kind in KINDS:
            here, there = multiprocessing.Pipe()
            server = multiprocessing.get_context("spawn").Process(target=serve, args=(kind, there), daemon=True)
            server.start()
            port = here.recv()
            assert server.pid is not None
            found[kind].append(asyncio.run(measure(port, server.pid, wishes.sockets, wishes.messages)))
            server.kill()
            server.join()
    for kind, figures in found.items():
        micros, kilobytes = (median(each) for each in zip(*figures, strict=True))
        sys.stdout.write(f"{kind:18} {micros:6.1f} µs for each message, {kilobytes:6.1f} KB for each socket\n")


if __name__ == "__main__":
    main()

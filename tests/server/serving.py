"""Servers to test against: in a thread of the test, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import ssl
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import Any

import httpx
import pytest
import uvicorn

from fairytable.engine.game import Game
from fairytable.server.listening import uvicorn_config
from fairytable.server.settings import Limits, Settings
from fairytable.server.worker import Worker

PATIENCE = 30.0
"""Seconds after which a test gives up waiting; nothing is measured with it."""

UNHURRIED = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    messages_per_second_and_address=1e6,
    messages_at_once_and_address=1_000_000,
    requests_per_second=1e6,
    requests_at_once=1_000_000,
    rooms_per_person=10_000,
    rooms_per_address=1_000_000,
    chat_lines_per_person=10_000,
    chat_lines_per_address=10_000,
    chat_lines_per_room=10_000,
    changes_per_person=10_000,
    changes_per_address=10_000,
    changes_per_room=10_000,
    connections_per_address=10_000,
    seconds_away=0,
)
"""Tests are quicker than people."""


def quick_settings(database: str, **others: Any) -> Settings:
    """Nobody pauses, nothing is gathered, and a table that goes on from a record has its luck."""
    quick = {"gather": 0, "pause": 0, "window": 0, "bot_workers": 1}
    return Settings(database=database, limits=UNHURRIED, same_luck=True, **quick | others)


def fix_luck(patch: pytest.MonkeyPatch) -> None:
    """Matches that begin in this process, and bots, have the same luck in every run of a test."""
    numbers = count(1)
    room = "fairytable.server.room"
    patch.setattr(f"{room}.new_match.secrets.token_hex", lambda length: f"{next(numbers):0{2 * length}x}")
    patch.setattr(f"{room}.bot_processes.randbits", lambda _: next(numbers))


class Served:
    """A server that answers at a port of this machine."""

    port: int
    certificate: ssl.SSLContext | None = None
    comes_from: str | None = None
    """The address of this machine from which those come who ask."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def get(self, path: str, person: str = "", **parameters: Any) -> httpx.Response:
        return self._ask("GET", path, person, params=parameters)

    def post(self, path: str, person: str = "", json: Any = None, **headers: str) -> httpx.Response:
        return self._ask("POST", path, person, headers, json=json)

    def _ask(
        self, method: str, path: str, person: str, headers: dict[str, str] | None = None, **named: Any
    ) -> httpx.Response:
        way = httpx.HTTPTransport(verify=self.certificate or False, local_address=self.comes_from)
        with httpx.Client(transport=way, timeout=PATIENCE) as client:
            return client.request(method, self.address + path, headers=_headers(person) | (headers or {}), **named)


def _headers(person: str) -> dict[str, str]:
    return {"authorization": f"Bearer {person}"} if person else {}


class AnnouncingServer(uvicorn.Server):
    """Says when it is there, so that nobody has to look again and again."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], object]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


class ThreadServer(Served):
    """A server in a thread. `worker` is what it knows, for comparing with what it tells."""

    def __init__(self, settings: Settings, games: Iterable[Game[Any]] = ()) -> None:
        listening = _listening()
        self.port = listening.getsockname()[1]
        self.worker = Worker(settings, games)
        self._is_decided = threading.Event()
        self._server = AnnouncingServer(uvicorn_config(self.worker), self._is_decided.set)
        self._thread = threading.Thread(target=self._run, args=(listening,))
        self._thread.start()
        self._is_decided.wait()
        assert self._server.started, "the server did not start"

    def _run(self, listening: socket.socket) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve([listening])

        try:
            asyncio.run(serve())
        finally:
            self._is_decided.set()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


class ProcessServer(Served):
    """A server in a process of its own, made quickly from one that has imported and read everything."""

    def __init__(self, settings: Settings) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.warm"])
        here, there = context.Pipe()
        self._process: ForkServerProcess = context.Process(target=_serve_in_process, args=(settings, there))
        self._process.start()
        assert here.poll(PATIENCE), "the server did not start"
        self.port = here.recv()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def kill(self) -> None:
        """As if the power had failed: nothing is closed, nothing is said."""
        self._process.kill()
        self._process.join()


def _serve_in_process(settings: Settings, parent: Connection) -> None:
    listening = _listening()
    config = uvicorn_config(Worker(settings))
    server = AnnouncingServer(config, partial(parent.send, listening.getsockname()[1]))
    with pytest.MonkeyPatch.context() as patch:
        fix_luck(patch)
        asyncio.run(server.serve([listening]))


def _listening() -> socket.socket:
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    return listening


@contextmanager
def plain_socket(server: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        yield connection


def all_that_comes(connection: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65_536):
            heard += more
    return heard

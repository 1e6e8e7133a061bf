"""The honest: they play, and remember all that they heard. And the server at which they do."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from fairytable.server.listening import serve_until_stopped
from fairytable.server.settings import Limits, Settings

HERE = "127.0.0.1"
GAME = "fantastic-stories"
PATIENCE = 60.0
USUAL = Limits()


class Honest:
    """One who plays, and remembers all that was heard."""

    def __init__(self, port: int, room: str, person: str, key: str | None) -> None:
        self.person = person
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self._id = 0
        self._open = ExitStack()
        address = f"ws://{HERE}:{port}/api/socket"
        self._socket: ClientConnection = self._open.enter_context(
            connect(address, open_timeout=PATIENCE, max_size=None, ping_interval=None)
        )
        self._send(type="hello", room=room, person=person, key=key)
        self.until(lambda message: message["type"] == "state")

    def _send(self, **message: Any) -> int:
        self._id += 1
        self._socket.send(json.dumps(message | {"id": self._id}))
        return self._id

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            raw = self._socket.recv(timeout=PATIENCE)
            assert isinstance(raw, str)
            self.heard.append(raw)
            message = json.loads(raw)
            if message["type"] == "state":
                self.state = message
            assert message.get("reason") != "too_fast", "an honest player was told to wait"
            if wanted(message):
                told: dict[str, Any] = message
                return told

    def answer(self, luck: random.Random) -> float:
        """Answer, and wait until that has been taken: how long it took."""
        question = self.state["question"]
        option = luck.choice(question["options"])["option"]
        begun = time.perf_counter()
        to = self._send(type="answer", seat=question["seat"], number=question["number"], option=option)
        self.until(lambda message: message.get("to") == to)
        return time.perf_counter() - begun

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something, and hear what comes of it."""
        to = self._send(**message)
        return self.until(lambda heard: heard.get("to") == to)

    def catch_up(self, answers: int) -> None:
        if self.state["answers"] < answers:
            self.until(lambda message: message["type"] == "state" and message["answers"] >= answers)

    def close(self) -> None:
        with suppress(Exception):
            self._open.close()


class Pair:
    """Two who play with each other, in a new match as soon as one is over."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.everything_heard: list[str] = []
        self._sit_down()

    def _sit_down(self) -> None:
        wanted = {"game": GAME, "seats": [{"seat": "red"}, {"seat": "blue"}], "start": True, "pause": 0}
        people = [a_person(self.port, HERE) for _ in range(2)]
        self.made = ask(self.port, HERE, "POST", "/api/rooms", people[0], wanted).json()
        self.people = [
            Honest(self.port, self.made["room"], person, self.made["seat_keys"][seat])
            for person, seat in zip(people, ("red", "blue"), strict=True)
        ]

    def answer(self, luck: random.Random) -> float:
        if self.people[0].state["result"] is not None:
            self.close()
            self._sit_down()
        asked = next(person for person in self.people if person.state["question"])
        took = asked.answer(luck)
        for other in self.people:
            other.catch_up(asked.state["answers"])
        return took

    def come_back(self) -> None:
        self.close()
        tokens = [person.person for person in self.people]
        self.people = [Honest(self.port, self.made["room"], token, None) for token in tokens]

    def close(self) -> None:
        for person in self.people:
            self.everything_heard += person.heard
            person.close()


def ask(
    port: int,
    comes_from: str,
    method: str,
    path: str,
    person: str = "",
    body: Any = None,
    patience: float = PATIENCE,
) -> httpx.Response:
    headers = {"authorization": f"Bearer {person}"} if person else {}
    with a_client(comes_from, patience) as client:
        return client.request(method, f"http://{HERE}:{port}{path}", headers=headers, json=body)


def a_client(comes_from: str, patience: float = PATIENCE) -> httpx.Client:
    """Somebody who asks from that address. No certificates are loaded, which would take longer than most answers."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=comes_from, verify=False), timeout=patience)


def a_person(port: int, comes_from: str) -> str:
    return str(ask(port, comes_from, "POST", "/api/people").json()["person"])


def start_server(database: Path, port: int, limits: Limits = USUAL) -> ForkServerProcess:
    """A server in a process of its own, made quickly from one that has imported everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["fairytable.server.listening"])
    server = context.Process(target=_serve, args=(f"sqlite:///{database}", port, limits))
    server.start()
    while True:
        try:
            ask(port, HERE, "GET", "/api/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return server


def _serve(database: str, port: int, limits: Limits) -> None:
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        reports = Path(database.removeprefix("sqlite:///")).parent / "reports"
        settings = Settings(database=database, reports=reports, limits=limits)
        serve_until_stopped(settings, HERE, port, open_browser=False)


def memory_of(server: ForkServerProcess) -> tuple[float, float]:
    """The megabytes of the server itself, and those of its processes for bots and packs."""
    threads = Path(f"/proc/{server.pid}/task").glob("*/children")
    children = [child for thread in threads for child in thread.read_text().split()]
    return _megabytes(server.pid), sum(map(_megabytes, children))


def _megabytes(process: int | str | None) -> float:
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def computed(server: ForkServerProcess) -> float:
    """For how many seconds the server has computed so far."""
    parts = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

"""`python -m benchmarks.hostile`: how long an honest player waits while somebody floods the server, how many kills a
match survives, and whether anything that was heard meanwhile gives a secret away.

Everything stays on this machine: the server listens on 127.0.0.1, the honest come from there and the others from
127.0.0.2 and 127.0.0.3, each kind of flood for a few seconds only.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import socket
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout, suppress
from itertools import cycle
from multiprocessing.context import ForkServerProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from fairytable import new_match
from fairytable.server.listening import serve_until_stopped
from fairytable.server.settings import Settings

HERE, ELSEWHERE, AT_TABLES = "127.0.0.1", "127.0.0.2", "127.0.0.3"
GAME = "fantastic-stories"
PAIRS = 4
"""So many tables of honest people are played at in turn, so that there are answers enough for a 99th percentile."""
THINKING = 0.06 / PAIRS
"""Seconds between two answers of the honest: a browser may send 20 messages a second."""
PATIENCE = 60.0


# The honest


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

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        while True:
            raw = self._socket.recv(timeout=PATIENCE)
            assert isinstance(raw, str)
            self.heard.append(raw)
            message = json.loads(raw)
            if message["type"] == "state":
                self.state = message
            if wanted(message):
                return

    def answer(self, luck: random.Random) -> float:
        """Answer, and wait until that has been taken: how long it took."""
        question = self.state["question"]
        option = luck.choice(question["options"])["option"]
        begun = time.perf_counter()
        to = self._send(type="answer", seat=question["seat"], number=question["number"], option=option)
        self.until(lambda message: message.get("to") == to)
        return time.perf_counter() - begun

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


def ask(port: int, comes_from: str, method: str, path: str, person: str = "", body: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {person}"} if person else {}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=comes_from), timeout=PATIENCE) as client:
        return client.request(method, f"http://{HERE}:{port}{path}", headers=headers, json=body)


def a_person(port: int, comes_from: str) -> str:
    return str(ask(port, comes_from, "POST", "/api/people").json()["person"])


# The floods: each does its worst until it is told to stop, and says how often


def pings(port: int, stop: Event) -> int:
    return _frames(port, stop, Frame(Opcode.PING, b"").serialize(mask=True))


def empty_fragments(port: int, stop: Event) -> int:
    return _frames(port, stop, Frame(Opcode.CONT, b"", fin=False).serialize(mask=True))


def _frames(port: int, stop: Event, frame: bytes) -> int:
    sent = 0
    while not stop.is_set():
        with suppress(OSError), _a_connection(port) as line:
            _become_socket(line, port)
            line.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
            for _ in range(10):
                line.sendall(frame * 10_000)
                sent += 10_000
    return sent


def requests(port: int, stop: Event) -> int:
    sent = 0
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=PATIENCE) as client:
        while not stop.is_set():
            client.get(f"http://{HERE}:{port}/api/games")
            sent += 1
    return sent


def new_tables(port: int, stop: Event) -> int:
    sent = 0
    wanted = {"game": GAME, "seats": [{"seat": "red"}, {"seat": "blue"}], "start": True}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=PATIENCE) as client:
        while not stop.is_set():
            person = f"{sent:032d}"
            client.post(f"http://{HERE}:{port}/api/rooms", json=wanted, headers={"authorization": f"Bearer {person}"})
            sent += 1
    return sent


def records(port: int, stop: Event) -> int:
    """A whole match, and one with hundreds of branches, to be looked at again and again."""
    match = new_match(GAME, ["red", "blue"], 7)
    luck = random.Random(7)
    while not match.is_over and len(match.answers) < 2_000:
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    plain = json.loads(match.record().to_json())
    match.branch("another luck")
    branched = json.loads(match.record().to_json())
    for place in range(600):
        branched.setdefault("branches", []).append({"answers": min(place, len(match.answers)), "seed": f"{place}"})
    sent = 0
    while not stop.is_set():
        for record in (plain, branched):
            ask(port, ELSEWHERE, "POST", "/api/replays", body={"record": record, "start": 0, "count": 200})
            sent += 1
    return sent


def half_requests(port: int, stop: Event) -> int:
    sent = 0
    with ExitStack() as lines:
        while not stop.is_set():
            with suppress(OSError):
                line = lines.enter_context(_a_connection(port))
                line.sendall(b"POST /api/rooms HTTP/1.1\r\nContent-Length: 1000\r\n")
                sent += 1
            if sent % 400 == 399:
                lines.pop_all().close()
    return sent


def endless_heads(port: int, stop: Event) -> int:
    sent = 0
    while not stop.is_set():
        with suppress(OSError), _a_connection(port) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            for _ in range(100):
                line.sendall(b"X-Nothing: " + b"x" * 8_000 + b"\r\n")
                sent += 1
    return sent


def large_bodies(port: int, stop: Event) -> int:
    sent = 0
    while not stop.is_set():
        with suppress(OSError), _a_connection(port) as line:
            line.sendall(b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n")
            for _ in range(90):
                line.sendall(bytes(100_000))
                sent += 1
    return sent


def silent_sockets(port: int, stop: Event) -> int:
    sent = 0
    with ExitStack() as lines:
        while not stop.is_set():
            with suppress(OSError):
                line = lines.enter_context(_a_connection(port))
                _become_socket(line, port)
                sent += 1
            if sent % 400 == 399:
                lines.pop_all().close()
    return sent


def messages(port: int, stop: Event) -> int:
    """Somebody at a table of their own says everything as quickly as possible."""
    person = a_person(port, AT_TABLES)
    wanted = {"game": GAME, "seats": [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "here"}], "start": True}
    made = ask(port, AT_TABLES, "POST", "/api/rooms", person, wanted).json()
    sent = 0
    while not stop.is_set():
        with suppress(OSError, ConnectionClosed, InvalidHandshake):
            address = f"ws://{HERE}:{port}/api/socket"
            with connect(address, source_address=(AT_TABLES, 0), ping_interval=None, max_size=None) as line:
                line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
                while not stop.is_set():
                    line.send(json.dumps({"type": "chat", "seat": "red", "text": "once upon a time " * 20}))
                    line.send(json.dumps({"type": "describe"}))
                    sent += 2
    return sent


def tables_of_bots(port: int, stop: Event) -> int:
    """Tables at which only bots play, and somebody looks on."""
    seats = [{"seat": seat, "kind": "bot", "level": "medium"} for seat in ("red", "blue")]
    wanted = {"game": GAME, "seats": seats, "start": True, "pause": 0}
    with ExitStack() as lines:
        for number in range(30):
            person = a_person(port, AT_TABLES)
            made = ask(port, AT_TABLES, "POST", "/api/rooms", person, wanted).json()
            address = f"ws://{HERE}:{port}/api/socket"
            line = lines.enter_context(connect(address, source_address=(AT_TABLES, 0), max_size=None, max_queue=None))
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
            if stop.is_set():
                return number
        stop.wait()
    return 30


FLOODS: dict[str, Callable[[int, Event], int]] = {
    flood.__name__.replace("_", " "): flood
    for flood in (
        pings,
        empty_fragments,
        requests,
        new_tables,
        records,
        half_requests,
        endless_heads,
        large_bodies,
        silent_sockets,
        messages,
        tables_of_bots,
    )
}


@contextmanager
def _a_connection(port: int) -> Iterator[socket.socket]:
    with socket.create_connection((HERE, port), PATIENCE, (ELSEWHERE, 0)) as line:
        yield line


def _become_socket(line: socket.socket, port: int) -> None:
    head = (
        f"GET /api/socket HTTP/1.1\r\nHost: {HERE}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(head.encode())
    line.recv(4_096)


def _flood(name: str, port: int, stop: Event, told: Any) -> None:
    told.send("it begins")
    try:
        told.send(FLOODS[name](port, stop))
    except Exception as error:
        told.send(f"{type(error).__name__}: {error}")


# The server


def start_server(database: Path, port: int) -> ForkServerProcess:
    """A server in a process of its own, made quickly from one that has imported everything."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["fairytable.server.listening"])
    server = context.Process(target=_serve, args=(f"sqlite:///{database}", port))
    server.start()
    while True:
        try:
            ask(port, HERE, "GET", "/api/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return server


def _serve(database: str, port: int) -> None:
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        serve_until_stopped(Settings(database=database), HERE, port, open_browser=False)


def measure_floods(names: list[str], seconds: float, server: ForkServerProcess, pairs: list[Pair]) -> Table:
    printed = Table(title="How long an honest player waits for an answer to be taken")
    for heading in ("flood", "its deeds", "answers", "median ms", "99th ms", "longest ms", "server ms/s", "server MB"):
        printed.add_column(heading, justify="right" if heading != "flood" else "left")
    luck = random.Random(1)
    spawn = multiprocessing.get_context("spawn")
    for name in ("", *names, ""):
        stop = spawn.Event()
        here, there = spawn.Pipe()
        flood = spawn.Process(target=_flood, args=(name, pairs[0].port, stop, there), daemon=True) if name else None
        if flood is not None:
            flood.start()
            here.recv()  # it begins
            time.sleep(1)
        waits = []
        begins, computed = time.monotonic(), _computed(server)
        ends = begins + seconds
        for pair in cycle(pairs):
            waits.append(pair.answer(luck) * 1_000)
            time.sleep(THINKING)
            if time.monotonic() >= ends:
                break
        busy = (_computed(server) - computed) / (time.monotonic() - begins) * 1_000
        deeds: Any = ""
        if flood is not None:
            stop.set()
            deeds = here.recv() if here.poll(PATIENCE) else "?"
            flood.join(PATIENCE)
        waits.sort()
        memory = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        figures = (waits[len(waits) // 2], waits[int(len(waits) * 0.99)], waits[-1])
        told = f"{deeds:,}" if isinstance(deeds, int) else str(deeds)
        printed.add_row(
            name or "none",
            told,
            str(len(waits)),
            *(f"{figure:.1f}" for figure in figures),
            f"{busy:.0f}",
            f"{memory:.0f}",
        )
    return printed


def _computed(server: ForkServerProcess) -> float:
    """For how many seconds the server has computed so far."""
    parts = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def count_kills(kills: int, database: Path, server: ForkServerProcess, pair: Pair) -> ForkServerProcess:
    """Kill the server in the midst of answers, again and again; what anybody heard of has to be there afterwards."""
    luck = random.Random(2)
    for _ in range(kills):
        for _ in range(luck.randrange(1, 5)):
            pair.answer(luck)
        asked = next((person for person in pair.people if person.state["question"]), None)
        if asked is not None:
            question = asked.state["question"]
            option = luck.choice(question["options"])["option"]
            asked._send(type="answer", seat=question["seat"], number=question["number"], option=option)
        time.sleep(luck.random() * 0.02)
        server.kill()
        server.join()
        heard = max(_last_heard(person) for person in pair.people)
        server = start_server(database, pair.port)
        pair.come_back()
        for person in pair.people:
            assert person.state["answers"] >= heard, "an answer that was heard of is lost"
            assert person.state["answers"] <= heard + 1, "an answer was taken twice"
    return server


def _last_heard(person: Honest) -> int:
    with suppress(ConnectionClosed, TimeoutError):
        while True:
            person.until(lambda _: True)
    return int(person.state["answers"])


def search_for_secrets(database: Path, pairs: list[Pair]) -> int:
    """How many bytes were heard; none of them may be a seed or a hash of what somebody holds."""
    with sqlite3.connect(database) as connection:
        bodies = [json.loads(body) for (body,) in connection.execute("SELECT body FROM matches")]
        rooms = [json.loads(body) for (body,) in connection.execute("SELECT body FROM rooms")]
    hashes = {room[name] for room in rooms for name in ("host", "key")}
    for room in rooms:
        for seat in room["seats"]:
            hashes.update(seat["holders"], [seat["key"], seat["spent"]])
    secrets = [str(body["seed"]) for body in bodies] + sorted(filter(None, hashes))
    heard = [
        raw for pair in pairs for raw in pair.everything_heard if '"seed":null' in raw or '"type":"state"' not in raw
    ]
    everything = "\n".join(heard)
    for secret in secrets:
        assert secret not in everything, "a secret was told"
    return len(everything.encode())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("--floods", nargs="*", choices=list(FLOODS), default=list(FLOODS))
    parser.add_argument("--seconds", type=float, default=8, help="for each kind of flood")
    parser.add_argument("--kills", type=int, default=20)
    wanted = parser.parse_args()
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port = int(probe.getsockname()[1])
    console = Console(width=110)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.sqlite"
        server = start_server(database, port)
        try:
            pairs = [Pair(port) for _ in range(PAIRS)]
            if wanted.floods:
                console.print(measure_floods(wanted.floods, wanted.seconds, server, pairs))
            server = count_kills(wanted.kills, database, server, pairs[0])
            for pair in pairs:
                pair.close()
            console.print(
                f"{wanted.kills} kills survived; {search_for_secrets(database, pairs):,} bytes searched for leaks"
            )
        finally:
            server.kill()
            server.join()


if __name__ == "__main__":
    main()

"""`python -m benchmarks.server`: bots as clients over real sockets; fairytable and boardgame.io take turns."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from statistics import median
from typing import Any, Protocol

import httpx
import msgspec
import uvloop
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Printed

from benchmarks.server.lines import Line, open_line
from benchmarks.server.tally import Figures, Table, Tally

CHECKOUT = Path(__file__).parents[2]
NODE_FOLDER = CHECKOUT / ".bench-node"
PEER = "boardgame.io@0.50.2"
CONNECTING_AT_ONCE = 20
WARMING_UP = 2.0
SECONDS_OF_CALM = 0.5
"""A server that has computed next to nothing for so long has finished starting."""

HEADINGS = (
    "rooms",
    "server",
    "answers/s",
    "median ms",
    "99th ms",
    "KB a room",
    "bytes told",
    "server CPU µs",
    "clients CPU µs",
)
"""Of one answer: the bytes told to both who play, and the time that the server and all clients computed for it."""


class Option(Struct):
    option: str


class Question(Struct):
    number: int
    seat: str
    options: list[Option]


class State(Struct, tag="state"):
    answers: int
    question: Question | None


class Changes(Struct, tag="changes"):
    answers: int
    question: Question | None = None


class Other(Struct, tag="room"):
    pass


class Chat(Struct, tag="chat"):
    pass


class Refused(Struct, tag="refused"):
    reason: str


decode = msgspec.json.Decoder(State | Changes | Other | Chat | Refused).decode


class Contender(Protocol):
    name: str

    def command(self, port: int, folder: Path) -> tuple[list[str], Path]:
        """What starts the server, and where; it may keep things in the folder."""
        ...

    async def sit_down(self, client: httpx.AsyncClient, port: int, table: Table) -> list[Line]:
        """Two clients at a new table, who begin to play."""
        ...


class Fairytable:
    """Every answer is stored before it is told."""

    name = "fairytable"

    def command(self, port: int, folder: Path) -> tuple[list[str], Path]:
        database = f"sqlite:///{folder / 'bench.sqlite'}"
        return [sys.executable, "-m", "benchmarks.server.fairytable_server", str(port), database], CHECKOUT

    async def sit_down(self, client: httpx.AsyncClient, port: int, table: Table) -> list[Line]:
        people = {"red": "r" * 32, "blue": "b" * 32}
        wanted = {"game": "fantastic-stories", "seats": [{"seat": seat} for seat in people], "start": True}
        headers = {"authorization": f"Bearer {'h' * 32}"}
        response = await client.post(f"http://127.0.0.1:{port}/api/rooms", json=wanted, headers=headers)
        made = response.raise_for_status().json()
        lines = []
        for seat, person in people.items():
            line = await open_line("/api/socket", port, self._player(table, random.Random(made["room"] + seat)))
            key = made["seat_keys"][seat]
            hello = {"type": "hello", "room": made["room"], "person": person, "key": key, "changes": True}
            line.send(msgspec.json.encode(hello))
            lines.append(line)
        return lines

    def _player(self, table: Table, luck: random.Random) -> Callable[[Line, bytes], None]:
        answered = -1

        def hear(line: Line, message: bytes) -> None:
            nonlocal answered
            told = decode(message)
            if type(told) is Refused:
                raise RuntimeError(f"the server refused: {told.reason}")
            if not isinstance(told, State | Changes):
                return
            count, question = told.answers, told.question
            table.hears(count, len(message))
            if question is not None and question.number != answered:
                answered = question.number
                option = luck.choice(question.options).option
                answer = b'{"type":"answer","seat":"%s","number":%d,"option":"%s"}'
                answer %= question.seat.encode(), question.number, option.encode()

                def move() -> None:
                    table.answers(count + 1)
                    line.send(answer)

                table.tally.play(move)

        return hear


class BoardgameIo:
    """Matches are kept in memory only."""

    name = "boardgame.io"

    def command(self, port: int, folder: Path) -> tuple[list[str], Path]:  # noqa: ARG002
        return ["node", str(Path(__file__).with_name("boardgame_io_server.cjs")), str(port)], NODE_FOLDER

    async def sit_down(self, client: httpx.AsyncClient, port: int, table: Table) -> list[Line]:  # noqa: ARG002
        match = token_hex(6)  # a match that it does not know, it makes
        lines = []
        for player in ("0", "1"):
            hear = self._player(table, match, player, random.Random(match + player))
            lines.append(await open_line("/socket.io/?EIO=4&transport=websocket", port, hear))
        return lines

    def _player(self, table: Table, match: str, player: str, luck: random.Random) -> Callable[[Line, bytes], None]:
        turn_answered = 0

        def hear(line: Line, message: bytes) -> None:
            if message.startswith(b"42/walk,"):
                said, _, *rest = msgspec.json.decode(message.removeprefix(b"42/walk,"))
                if said in ("sync", "update"):
                    state = rest[0]["state"] if said == "sync" else rest[0]
                    table.hears(state["_stateID"], len(message))
                    answer(line, state)
            elif message.startswith(b"40"):
                line.send(b"42/walk," + msgspec.json.encode(["sync", match, player, None, 2]))
            elif message.startswith(b"0"):
                line.send(b"40/walk,")
            elif message == b"2":
                line.send(b"3")

        def answer(line: Line, state: Any) -> None:
            nonlocal turn_answered
            number, turn = state["_stateID"], state["ctx"]["turn"]
            if state["ctx"]["currentPlayer"] == player and turn > turn_answered:
                turn_answered = turn
                pawn = {"type": "walk", "args": [luck.randrange(25)], "playerID": player}
                action = {"type": "MAKE_MOVE", "payload": pawn}
                update = b"42/walk," + msgspec.json.encode(["update", action, number, match, player])

                def move() -> None:
                    table.answers(number + 1)
                    line.send(update)

                table.tally.play(move)

        return hear


async def measure(contender: Contender, rooms: int, seconds: float, thinking: float) -> Figures:
    """A fresh server, so many rooms with two clients each, and everybody answers as they are told."""
    folder = Path(tempfile.mkdtemp())
    port = _free_port()
    command, where = contender.command(port, folder)
    process = subprocess.Popen(command, cwd=where, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        async with httpx.AsyncClient(timeout=60, headers={"connection": "close"}) as client:
            await _until_it_answers(client, port)
            lines: list[Line] = []
            await _open(contender, client, port, 1, lines, Tally(thinking))
            await _until_it_is_calm(process.pid)
            empty = _memory(process.pid)
            tally = Tally(thinking)
            await _open(contender, client, port, rooms, lines, tally)
            tally.begin()
            await asyncio.sleep(WARMING_UP)
            server, clients = _cpu(process.pid), time.process_time()
            tally.start()
            await asyncio.sleep(seconds)
            tally.stop()
            server, clients = _cpu(process.pid) - server, time.process_time() - clients
            full = _memory(process.pid)
            for line in lines:
                line.close()
        count = max(1, len(tally.times))
        return Figures(
            contender.name,
            rooms,
            count / tally.seconds,
            tally.share(0.5),
            tally.share(0.99),
            (full - empty) / rooms,
            tally.bytes / count,
            server / count * 1e6,
            clients / count * 1e6,
        )
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # with what it has started
        process.wait()
        shutil.rmtree(folder)


async def _open(
    contender: Contender, client: httpx.AsyncClient, port: int, rooms: int, lines: list[Line], tally: Tally
) -> None:
    some = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def one() -> None:
        async with some:
            lines.extend(await contender.sit_down(client, port, Table(tally)))

    await asyncio.gather(*(one() for _ in range(rooms)))


async def _until_it_answers(client: httpx.AsyncClient, port: int) -> None:
    for _ in range(600):
        try:
            await client.get(f"http://127.0.0.1:{port}/")
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        else:
            return
    raise RuntimeError("the server did not start")


async def _until_it_is_calm(process: int) -> None:
    """What a server still does after it has started, such as reading texts, is no part of an answer or a room."""
    while True:
        before = _cpu(process)
        await asyncio.sleep(SECONDS_OF_CALM)
        if _cpu(process) - before < SECONDS_OF_CALM / 10:
            return


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _memory(process: int) -> float:
    """What the process and those that it started hold in memory, in kilobytes."""
    own = int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    return own + sum(map(_memory, _children(process)))


def _cpu(process: int) -> float:
    """Seconds that the process and those that it started have been computing."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(map(_cpu, _children(process)))


def _children(process: int) -> list[int]:
    """What the process has started: where `node` comes from PyPI, it is a Python program that starts the real one."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _milliseconds_of_fsync() -> float:
    """How long the disk takes, at the median, to keep a page for good: fairytable waits for it before it tells."""
    times = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(100):
            file.write(b"\0" * 4096)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    return sorted(times)[50] * 1000


def _install_peer() -> None:
    if (NODE_FOLDER / "node_modules" / "boardgame.io").exists():
        return
    NODE_FOLDER.mkdir(exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(NODE_FOLDER), PEER]
    subprocess.run(command, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--rooms", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured")
    parser.add_argument("--thinking", type=float, default=0, help="seconds that a client thinks before it answers")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    wishes = parser.parse_args()
    contenders: list[Contender] = [Fairytable()]
    if not wishes.alone:
        _install_peer()
        contenders.append(BoardgameIo())
    processors = f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    conditions = f"an fsync takes {_milliseconds_of_fsync():.2f} ms; {processors}"
    printed = Printed(title="Bots as clients, two at each table", caption=conditions)
    for heading in HEADINGS:
        printed.add_column(heading, justify="right")
    console = Console(stderr=True)
    compared = []
    for rooms in wishes.rooms:
        measured: dict[str, list[Figures]] = {contender.name: [] for contender in contenders}
        for _ in range(wishes.rounds):
            for contender in contenders:
                begun = time.perf_counter()
                figures = uvloop.run(measure(contender, rooms, wishes.seconds, wishes.thinking))
                measured[contender.name].append(figures)
                console.print(f"{contender.name}, {rooms} rooms: {time.perf_counter() - begun:.0f} s")
                printed.add_row(
                    str(figures.rooms),
                    figures.server,
                    f"{figures.answers_per_second:,.0f}",
                    f"{figures.median:.1f}",
                    f"{figures.worst_of_a_hundred:.1f}",
                    f"{figures.kilobytes_per_room:.0f}",
                    f"{figures.bytes_told:,.0f}",
                    f"{figures.microseconds_of_server:.0f}",
                    f"{figures.microseconds_of_clients:.0f}",
                )
        if not wishes.alone:
            compared.append(comparison(rooms, *measured.values()))
    Console(width=max(100, Console().width)).print(printed, *compared, sep="\n")


def comparison(rooms: int, ours: list[Figures], theirs: list[Figures]) -> str:
    """The ratios that matter. That of computing time says most on a machine that has other things to do."""
    answers = median(one.answers_per_second for one in ours) / median(one.answers_per_second for one in theirs)
    effort = median(one.microseconds_of_server for one in theirs) / median(one.microseconds_of_server for one in ours)
    return f"{rooms} rooms: {answers:.1f} times the answers a second of {PEER}, {effort:.1f} times with equal CPU"


if __name__ == "__main__":
    main()

"""`python -m benchmarks.hostile`: how long an honest player waits for an answer, a bot and a hint while a visitor does
its worst, how many megabytes that costs, how many kills a match survives, whether anything that was heard gives a
secret away, how long windows are open, and how many bytes stay on the disk.

Everything stays on this machine: the server listens on 127.0.0.1, the honest come from there and the others from
127.0.0.2 and 127.0.0.3, each kind of flood for a few seconds only.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import socket
import tempfile
import time
from contextlib import suppress
from itertools import cycle
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from threading import Thread
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.hostile.disk import bytes_on_disk
from benchmarks.hostile.floods import FLOODS, flood
from benchmarks.hostile.honest import (
    GAME,
    HERE,
    PATIENCE,
    Honest,
    Pair,
    a_person,
    ask,
    computed,
    memory_of,
    start_server,
)
from benchmarks.hostile.kills import count_kills, search_for_secrets
from benchmarks.hostile.windows import times_of_windows

PAIRS = 4
"""So many tables of honest people are played at in turn, so that there are answers enough for a 99th percentile."""
THINKING = 0.06 / PAIRS
"""Seconds between two answers of the honest: a browser may send 20 messages a second."""
HEADINGS = (
    "flood",
    "its deeds",
    "answers",
    "median ms",
    "99th ms",
    "longest",
    "bot ms",
    "hint ms",
    "CPU ms/s",
    "MB",
    "disk KB/s",
)


class Alone(Thread):
    """Somebody plays against a medium bot, and asks for a hint now and then: the longest wait for either."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._port = port
        self.is_over = False
        self.bot = self.hint = 0.0

    def run(self) -> None:
        luck, person = random.Random(5), a_person(self._port, HERE)
        seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "medium"}]
        wanted = {"game": GAME, "seats": seats, "start": True, "pause": 0}
        made = ask(self._port, HERE, "POST", "/api/rooms", person, wanted).json()
        player = Honest(self._port, made["room"], person, None)
        hinted = 0
        while not self.is_over and not player.state["result"]:
            begun = time.perf_counter()
            if player.state["question"] and hinted < player.state["answers"] - 10:
                hinted = player.state["answers"]
                ask(self._port, HERE, "GET", f"/api/rooms/{made['room']}/hints?seat=red", person)
                self.hint = max(self.hint, time.perf_counter() - begun)
            elif player.state["question"]:
                player.answer(luck)
                time.sleep(0.05)
            else:
                answers = player.state["answers"]
                player.until(lambda heard, answers=answers: heard["type"] == "state" and heard["answers"] > answers)  # type: ignore[misc]
                self.bot = max(self.bot, time.perf_counter() - begun)
        player.close()


def measure_floods(
    names: list[str], seconds: float, server: ForkServerProcess, pairs: list[Pair], database: Path
) -> Table:
    printed = Table(title="How long an honest player waits while somebody else does its worst")
    for heading in HEADINGS:
        printed.add_column(heading, justify="right" if heading != "flood" else "left")
    luck = random.Random(1)
    spawn = multiprocessing.get_context("spawn")
    for name in ("", *names, ""):
        stop = spawn.Event()
        here, there = spawn.Pipe()
        attacker = spawn.Process(target=flood, args=(name, pairs[0].port, stop, there), daemon=True) if name else None
        if attacker is not None:
            attacker.start()
            here.recv()  # it begins
            time.sleep(1)
        alone, waits = Alone(pairs[0].port), []
        alone.start()
        begins, computed_before, stored_before = time.monotonic(), computed(server), _size(database)
        for pair in cycle(pairs):
            waits.append(pair.answer(luck) * 1_000)
            time.sleep(THINKING)
            if time.monotonic() >= begins + seconds:
                break
        took = time.monotonic() - begins
        busy = (computed(server) - computed_before) / took * 1_000
        stored = (_size(database) - stored_before) / took / 1_000
        alone.is_over = True
        memory = memory_of(server)
        deeds: Any = ""
        if attacker is not None:
            stop.set()
            with suppress(EOFError):
                deeds = here.recv() if here.poll(PATIENCE) else "?"
            attacker.join(PATIENCE)
        alone.join(PATIENCE)
        waits.sort()
        figures = (waits[len(waits) // 2], waits[int(len(waits) * 0.99)], waits[-1])
        told = f"{deeds:,}" if isinstance(deeds, int) else str(deeds)
        printed.add_row(
            name or "none",
            told,
            str(len(waits)),
            *(f"{figure:.1f}" for figure in figures),
            *(f"{longest * 1_000:.0f}" for longest in (alone.bot, alone.hint)),
            *(f"{figure:.0f}" for figure in (busy, memory, stored)),
        )
    return printed


def _size(database: Path) -> int:
    """The bytes of the database, and of what is written before it is put there."""
    return sum(file.stat().st_size for file in database.parent.iterdir() if file.is_file())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("--floods", nargs="*", choices=list(FLOODS), default=list(FLOODS))
    parser.add_argument("--seconds", type=float, default=8, help="for each kind of flood")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--windows", type=float, default=30, help="seconds of play at each table with windows")
    wanted = parser.parse_args()
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port = int(probe.getsockname()[1])
    console = Console(width=120)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.sqlite"
        server = start_server(database, port)
        try:
            pairs = [Pair(port) for _ in range(PAIRS)]
            if wanted.floods:
                console.print(measure_floods(wanted.floods, wanted.seconds, server, pairs, database))
            server = count_kills(wanted.kills, database, server, pairs[0])
            for pair in pairs:
                pair.close()
            console.print(
                f"{wanted.kills} kills survived; {search_for_secrets(database, pairs):,} bytes searched for leaks"
            )
        finally:
            server.kill()
            server.join()
    if wanted.windows:
        console.print(times_of_windows(port, wanted.windows))
    console.print(bytes_on_disk(port))


if __name__ == "__main__":
    main()

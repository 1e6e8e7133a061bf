"""`python -m benchmarks.hostile`: how long an honest player waits for an answer, a bot and a hint while a visitor does
its worst, how many megabytes that costs, how many kills a match survives, whether anything that was heard gives a
secret away, how long windows are open, and how many bytes stay on the disk.

Everything stays on this machine: the server listens on 127.0.0.1, the honest come from there and each flood from an
address of its own, such as 127.0.0.2, for a few seconds only.
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
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.hostile.disk import bytes_on_disk, weight
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
    "MB bots",
    "stored KB/s",
)
GOALS = {"bot": 500, "hint": 3_000}
"""Milliseconds for which somebody waits at most, on a machine that does nothing else, whatever somebody else does."""


class Row(NamedTuple):
    """What was measured during one flood, in milliseconds, megabytes and kilobytes."""

    flood: str
    deeds: str
    answers: int
    median: float
    late: float
    longest: float
    bot: float
    hint: float
    computing: float
    megabytes: float
    megabytes_of_bots: float
    stored: float


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
) -> list[Row]:
    rows = []
    luck = random.Random(1)
    spawn = multiprocessing.get_context("spawn")
    for name in ("", *names, ""):
        stop = spawn.Event()
        here, there = spawn.Pipe()
        attacker = None
        if name:
            attacker = spawn.Process(target=flood, name=name, args=(name, pairs[0].port, stop, there), daemon=True)
            attacker.start()
            here.recv()  # it begins
            time.sleep(1)
        alone, waits = Alone(pairs[0].port), []
        alone.start()
        begins, computed_before, stored_before = time.monotonic(), computed(server), weight(database)
        for pair in cycle(pairs):
            waits.append(pair.answer(luck) * 1_000)
            time.sleep(THINKING)
            if time.monotonic() >= begins + seconds:
                break
        took = time.monotonic() - begins
        busy = (computed(server) - computed_before) / took * 1_000
        stored = (weight(database) - stored_before) / took / 1_000
        alone.is_over = True
        memory = memory_of(server)
        deeds = ""
        if attacker is not None:
            stop.set()
            with suppress(EOFError):
                told = here.recv() if here.poll(PATIENCE) else "?"
                deeds = f"{told:,}" if isinstance(told, int) else str(told)
            attacker.join(PATIENCE)
        alone.join(PATIENCE)
        waits.sort()
        times = (waits[len(waits) // 2], waits[int(len(waits) * 0.99)], waits[-1], alone.bot * 1e3, alone.hint * 1e3)
        rows.append(Row(name or "none", deeds, len(waits), *times, busy, *memory, stored))
    return rows


def as_table(rows: list[Row]) -> Table:
    printed = Table(title="How long an honest player waits while somebody else does its worst")
    for heading in HEADINGS:
        printed.add_column(heading, justify="right" if heading != "flood" else "left")
    for row in rows:
        flood, deeds, *figures = row
        printed.add_row(flood, deeds, *(f"{figure:,.1f}" if figure < 100 else f"{figure:,.0f}" for figure in figures))
    return printed


def worst(rows: list[Row]) -> list[str]:
    """What one visitor can do to another at worst, in seconds and megabytes, and beside that how it is in peace."""
    peace, floods = [row for row in rows if row.flood == "none"], [row for row in rows if row.flood != "none"]
    sentences = []
    for what, name in (("an answer (99th percentile)", "late"), ("a medium bot", "bot"), ("a hint", "hint")):
        row = max(floods, key=lambda row: float(getattr(row, name)))
        took, usual = getattr(row, name), max(getattr(one, name) for one in peace)
        goal = f", goal {GOALS[name] / 1e3:g} s" if name in GOALS else ""
        ratio = f"{took / usual:.1f} times" if usual else "-"
        sentences.append(f"{what}: {took / 1e3:.2f} s ({row.flood}); in peace {usual / 1e3:.2f} s, {ratio}{goal}")
    for what, name in (("memory of the server", "megabytes"), ("memory of its bots", "megabytes_of_bots")):
        row = max(floods, key=lambda row: float(getattr(row, name)))
        sentences.append(f"{what}: {getattr(row, name):.0f} MB ({row.flood}); at first {getattr(rows[0], name):.0f} MB")
    row = max(floods, key=lambda row: row.stored)
    sentences.append(f"stored: {row.stored:.0f} KB a second ({row.flood}); in peace {rows[0].stored:.0f} KB a second")
    return sentences


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
    console = Console(width=140)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "table.sqlite"
        server = start_server(database, port)
        try:
            pairs = [Pair(port) for _ in range(PAIRS)]
            if wanted.floods:
                rows = measure_floods(wanted.floods, wanted.seconds, server, pairs, database)
                console.print(as_table(rows), *worst(rows), sep="\n")
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

"""How long windows are open, by whether somebody had a choice in them."""

from __future__ import annotations

import random
import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median

from rich.table import Table

from benchmarks.hostile.honest import HERE, Honest, a_person, ask, start_server
from benchmarks.server.fairytable_server import BOTS_ARE_QUICK

GAME = "dice-upon-a-time"
TABLES = {
    "a person alone among hard bots": ("here", "hard", "hard"),
    "a person alone among easy bots": ("here", "easy", "easy"),
    "two people and a hard bot": ("here", "here", "hard"),
}


def times_of_windows(port: int, seconds: float) -> Table:
    """Windows of real matches, by what the database says of the answers in them. The player only looks at the clock."""
    printed = Table(title="Milliseconds for which a window is open, where bots had a choice and where they had none")
    for heading in ("table", "windows with", "median", "longest", "windows without", "median", "longest"):
        printed.add_column(heading, justify="right" if heading != "table" else "left")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "windows.sqlite"
        server = start_server(database, port, BOTS_ARE_QUICK)  # so is the player, who must not be told to wait
        try:
            for name, kinds in TABLES.items():
                could, could_not = _times(port, database, kinds, seconds)
                cells = [cell for times in (could, could_not) for cell in _figures(times)]
                printed.add_row(name, *cells)
        finally:
            server.kill()
            server.join()
    return printed


def _figures(times: list[float]) -> list[str]:
    if not times:
        return ["0", "", ""]
    return [str(len(times)), f"{median(times) * 1_000:.0f}", f"{max(times) * 1_000:.0f}"]


def _times(port: int, database: Path, kinds: tuple[str, ...], seconds: float) -> tuple[list[float], list[float]]:
    person, luck = a_person(port, HERE), random.Random(3)
    seats = [
        {"seat": seat, "kind": kind} if kind == "here" else {"seat": seat, "kind": "bot", "level": kind}
        for seat, kind in zip(("red", "blue", "green"), kinds, strict=True)
    ]
    own = {seat["seat"] for seat in seats if seat["kind"] == "here"}
    wanted = {"game": GAME, "seats": seats, "start": True, "pause": 0}
    made = ask(port, HERE, "POST", "/api/rooms", person, wanted).json()
    player = Honest(port, made["room"], person, None)
    ends, opened = time.monotonic() + seconds, 0.0
    open_now: tuple[int, int] | None = None
    times: list[tuple[int, int, float]] = []
    while time.monotonic() < ends and not player.state["result"]:
        state, now = player.state, time.monotonic()
        place = (state["answers"], len(state["waiting_for"]))
        if place != open_now:
            if open_now is not None and open_now[1] > 1:
                times.append((*open_now, now - opened))
            open_now, opened = place, now
        if state["question"] and not state["question"]["quiet"]:
            player.answer(luck)
        elif state["question"]:
            player.ask(type="answer", seat=state["seat"], number=state["question"]["number"], option="pass")
        elif state["waiting_for"] and state["waiting_for"][0] in own and not state["window"]:
            player.ask(type="look", seat=state["waiting_for"][0])
        else:
            player.until(lambda message: message["type"] == "state")
    player.close()
    chosen = _choices_of_bots(database, made["room"], own)
    could = [took for first, count, took in times if chosen & set(range(first, first + count))]
    return could, [took for first, count, took in times if not chosen & set(range(first, first + count))]


def _choices_of_bots(database: Path, room: str, own: set[str]) -> set[int]:
    """The numbers of the questions in windows that a bot has answered."""
    with sqlite3.connect(database) as connection:
        (match,) = connection.execute("SELECT match FROM matches WHERE room = ?", [room]).fetchone()
        rows = connection.execute("SELECT seat, question FROM answers WHERE match = ? AND kind = 'quiet'", [match])
        return {question for seat, question in rows if seat not in own}

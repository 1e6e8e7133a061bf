"""Bytes on disk for each answer, undo, line of chat and table."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from pathlib import Path

import msgspec
from rich.table import Table

from benchmarks.hostile.honest import HERE, Honest, a_person, ask, start_server
from benchmarks.server.fairytable_server import BOTS_ARE_QUICK

GAMES = ("fantastic-stories", "grimm-forest", "hungarian-folktales", "dice-upon-a-time", "threetale")
TIMES = {"answer": 500, "undo": 100, "line": 100}
TALKATIVE = msgspec.structs.replace(
    BOTS_ARE_QUICK,
    chat_lines_kept=10**6,
    chat_lines_per_person=10**6,
    chat_lines_per_address=10**6,
    chat_lines_per_room=10**6,
)


def bytes_on_disk(port: int) -> Table:
    """Somebody alone at a table of each game answers, takes back and talks, and the file is weighed."""
    printed = Table(title="Bytes that stay on the disk")
    for heading in ("game", "a table", "an answer", "an undo", "a line of chat"):
        printed.add_column(heading, justify="right" if heading != "game" else "left")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "disk.sqlite"
        server = start_server(database, port, TALKATIVE)
        try:
            for game in GAMES:
                printed.add_row(game, *(f"{size:,.0f}" for size in _sizes(port, database, game)))
        finally:
            server.kill()
            server.join()
    return printed


def _sizes(port: int, database: Path, game: str) -> list[float]:
    luck, person = random.Random(1), a_person(port, HERE)
    seats = [{"seat": seat, "kind": "here"} for seat in _seats(port, game)]
    before = weight(database)
    made = ask(port, HERE, "POST", "/api/rooms", person, {"game": game, "seats": seats, "start": True}).json()
    player = Honest(port, made["room"], person, None)
    sizes: list[float] = [weight(database) - before]
    for deed, times in zip((_answer, _take_back, _talk), TIMES.values(), strict=True):
        before = weight(database)
        done = sum(deed(player, luck) for _ in range(times))
        sizes.append((weight(database) - before) / max(1, done))
    player.close()
    return sizes


def _seats(port: int, game: str) -> list[str]:
    told = next(one for one in ask(port, HERE, "GET", "/api/games").json()["games"] if one["slug"] == game)
    return [seat["value"] for seat in told["seats"][: max(2, told["fewest_seats"])]]


def _answer(player: Honest, luck: random.Random) -> int:
    while not player.state["question"]:
        if player.state["result"]:
            return 0
        if player.state["window"] or not player.state["waiting_for"]:
            player.until(lambda message: message["type"] == "state")
        else:
            player.ask(type="look", seat=player.state["waiting_for"][0])
    return int(player.answer(luck) > 0)


def _take_back(player: Honest, luck: random.Random) -> int:
    _answer(player, luck)
    seats = [told["seat"] for told in player.state["undo"] if told["possible"] != "no"]
    if not seats:
        return 0
    return int(player.ask(type="undo", seat=seats[0], ask=True)["type"] != "refused")


def _talk(player: Honest, _: random.Random) -> int:
    seat = player.state["seat"]
    return int(player.ask(type="chat", seat=seat, text="Once upon a time there was a king.")["type"] != "refused")


def weight(database: Path) -> int:
    """The bytes of all pages of the database that are in use."""
    with sqlite3.connect(database) as connection:
        pages, free, size = (
            connection.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)

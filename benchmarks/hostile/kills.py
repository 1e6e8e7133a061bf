"""Kills in the midst of answers, windows, undos and hints; and whether anything that was heard gives a secret away."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from contextlib import suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.hostile.honest import HERE, Honest, Pair, ask, start_server


def count_kills(kills: int, database: Path, server: ForkServerProcess, pair: Pair) -> ForkServerProcess:
    """Kill the server in the midst of answers, of an undo or a hint, again and again; what anybody heard of has to be
    there afterwards. (The tests do the same with windows.)"""
    luck = random.Random(2)
    for number in range(kills):
        for _ in range(luck.randrange(1, 5)):
            pair.answer(luck)
        asked = next((person for person in pair.people if person.state["question"]), None)
        if asked is not None:
            question = asked.state["question"]
            if number % 3 == 1:
                asked._send(type="undo", seat=question["seat"], ask=True)
            elif number % 3 == 2:
                _ask_for_a_hint(pair, asked)
            option = luck.choice(question["options"])["option"]
            asked._send(type="answer", seat=question["seat"], number=question["number"], option=option)
        time.sleep(luck.random() * 0.02)
        server.kill()
        server.join()
        undone, heard = max(_last_heard(person) for person in pair.people)
        server = start_server(database, pair.port)
        pair.come_back()
        for person in pair.people:
            state = person.state
            if number % 3 == 1 and state["undone"] == undone + 1:
                continue  # it was stored, and nobody had heard of it
            assert state["undone"] == undone, "an undo that was heard of is lost"
            assert state["answers"] >= heard, "an answer that was heard of is lost"
            assert state["answers"] <= heard + 1, "an answer was taken twice"
    return server


def _ask_for_a_hint(pair: Pair, person: Honest) -> None:
    """Ask, and do not wait for what comes of it."""
    seat = person.state["question"]["seat"]
    with suppress(httpx.TimeoutException):
        ask(pair.port, HERE, "GET", f"/api/rooms/{pair.made['room']}/hints?seat={seat}", person.person, patience=0.01)


def _last_heard(person: Honest) -> tuple[int, int]:
    with suppress(ConnectionClosed, TimeoutError):
        while True:
            person.until(lambda _: True)
    return int(person.state["undone"]), int(person.state["answers"])


def search_for_secrets(database: Path, pairs: list[Pair]) -> int:
    """How many bytes were heard; none of them may be a seed or a hash of what somebody holds."""
    with sqlite3.connect(database) as connection:
        seeds = [json.loads(body)["seed"] for (body,) in connection.execute("SELECT body FROM matches")]
        rooms = [json.loads(body) for (body,) in connection.execute("SELECT body FROM rooms")]
    hashes = {room[name] for room in rooms for name in ("host", "key")}
    for room in rooms:
        for seat in room["seats"]:
            hashes.update(seat["holders"], [seat["key"], seat["spent"]])
    drawn = [seed for seed in seeds if isinstance(seed, str)]  # those of records that floods bring are numbers
    secrets = drawn + sorted(filter(None, hashes))
    heard = [
        raw for pair in pairs for raw in pair.everything_heard if '"seed":null' in raw or '"type":"state"' not in raw
    ]
    everything = "\n".join(heard)
    for secret in secrets:
        assert secret not in everything, "a secret was told"
    return len(everything.encode())

"""Fuzzing: packs, records, messages and HTTP, bent out of shape, and people at a table who do whatever comes to mind.
What comes of it is a result or a refusal, never anything else.

`tests/server/test_fuzzing.py` tries the same few in every run. By hand: `make fuzz SECONDS=600 SEED=7`, or
`python -m tests.fuzzing --only packs`; with `--coverage` and atheris installed (`pip install atheris`, on Linux),
guided by the lines of code that an input reaches.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from fairytable import GAMES, new_match
from fairytable.engine.errors import FairytableError
from fairytable.engine.packs import load_pack
from fairytable.engine.records import Record
from fairytable.games import find_game
from fairytable.matches import load_match
from fairytable.server.limits.pack_process import read_pack
from fairytable.server.messages.socket import FromClient
from fairytable.server.room.rebuilding import rebuild
from fairytable.server.room.replays import Replayer
from fairytable.server.settings import Limits
from fairytable.server.socket.connections import understood
from fairytable.server.wording.refusals import Refusal
from tests.server.people import Browser, a_person, a_room, close_browsers
from tests.server.serving import PATIENCE, ThreadServer, all_that_comes, quick_settings

WORDS = "true nan inf red a.b.c.d [[x]] { } [ ] = # . , -1 0 1e999 99999999999 leave"
SIGNS = ["", "\x00", '"', "'", "\n", '"""', "\\", "\u202e", "🐉", "é" * 50, "[" * 40, *WORDS.split()]
NUMBERS: list[Any] = [None, True, -1, 0, 2**31, 2**63, 10**30, 1.5]
ODD: list[Any] = [*NUMBERS, "", "red", "\x00", "🐉" * 50, "a" * 5_000, [], {}, [[[]]], {"type": "hello"}, "__proto__"]
ANSWERS = 40
"""So long are the records that are bent; longer ones take longer and go wrong alike."""
LIMITS = Limits()


# Bending


def bent_text(text: str, luck: Random) -> str:
    """The text with a few places changed: a word, a line, a sign."""
    for _ in range(luck.randint(1, 4)):
        at = luck.randint(0, len(text))
        to = min(len(text), at + luck.choice([0, 1, 5, 60, 400]))
        piece = luck.choice(SIGNS) if luck.randint(0, 2) else text[luck.randint(0, len(text)) :][:60]
        text = text[:at] + piece * luck.choice([1, 1, 1, 30]) + text[to:]
    return text


def bent_value(value: Any, luck: Random) -> Any:
    """The value with something inside exchanged, left out, or twice there."""
    if isinstance(value, dict) and value and luck.randint(0, 5):
        key = luck.choice(sorted(value))
        rest = {name: inside for name, inside in value.items() if name != key}
        return rest if luck.randint(0, 5) == 0 else {**rest, key: bent_value(value[key], luck)}
    if isinstance(value, list) and value and luck.randint(0, 5):
        place = luck.randint(0, len(value) - 1)
        inside = [[], [value[place]] * 2, [bent_value(value[place], luck)]][luck.randint(0, 2)]
        return [*value[:place], *inside, *value[place + 1 :]]
    if isinstance(value, str) and luck.randint(0, 2):
        return bent_text(value, luck)
    return luck.choice(ODD)


def say(refusal: str) -> None:
    """A refusal says why."""
    assert refusal


# What is fuzzed: each makes something, hands it over, and lets only refusals pass


def packs(luck: Random) -> None:
    game = luck.choice(GAMES)
    files = dict(load_pack(game).files)
    name = luck.choice(sorted(files))
    if luck.randint(0, 9) == 0:
        files[luck.choice(["", "x.toml", "../x.toml", "pack.toml"])] = files.pop(name)
    else:
        files[name] = bent_text(files[name], luck)
    try:
        read_pack(files)
    except (FairytableError, ValueError) as refused:
        say(str(refused))
    except (MemoryError, RecursionError):
        pass  # the process of packs says that it was too much


def archives(luck: Random) -> None:
    content = bytearray(_archive())
    for _ in range(luck.randint(1, 6)):
        content[luck.randint(0, len(content) - 1)] = luck.randint(0, 255)
    try:
        read_pack({}, bytes(content[: luck.choice([len(content), luck.randint(1, len(content))])]))
    except (FairytableError, ValueError) as refused:
        say(str(refused))


def records(luck: Random) -> None:
    told = bent_value(_record(luck.choice(GAMES).slug), luck)
    try:
        if luck.randint(0, 3):  # as its author would seal it
            told = json.loads(msgspec.convert(told, Record).sealed().to_json())
        record = Replayer(LIMITS).checked(told)
        load_match(record)
    except (FairytableError, Refusal, msgspec.ValidationError) as refused:
        say(str(refused))


def messages(luck: Random) -> None:
    raw: bytes
    if luck.randint(0, 3) == 0:
        raw = bytes(luck.randint(0, 255) for _ in range(luck.randint(0, 60)))
    else:
        kind = luck.choice(get_args(FromClient))
        fields = {field.encode_name: luck.choice(ODD) for field in msgspec.structs.fields(kind) if luck.randint(0, 2)}
        told = {"type": kind.__struct_config__.tag, **fields}
        raw = json.dumps(bent_value(told, luck) if luck.randint(0, 1) else told).encode()
    try:
        understood(raw, LIMITS.message_bytes)
    except Refusal as refused:
        say(refused.sentence("en"))


HEAD = "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}"
PATHS = ("/", "/api/games", "/api/rooms", "/api/rooms/x/record", "/api/packs", "/api/replays", "/api/people", "/api/x")


def a_request(luck: Random) -> bytes:
    """The bytes of a request that is hardly one."""
    body = json.dumps(bent_value({"game": "threetale", "seats": [{"seat": "red"}], "options": {}}, luck))
    text = HEAD.format(
        method=luck.choice(["GET", "POST", "DELETE", "HEAD", "PUT", "BREW"]),
        path=luck.choice(PATHS),
        host=luck.choice(["127.0.0.1", "127.0.0.1", "127.0.0.1", "evil.example", ""]),
        length=luck.choice([len(body.encode()), len(body.encode()), 0, 10**9, -1, "x"]),
    )
    text += f"\r\n\r\n{body}"
    return (bent_text(text, luck) if luck.randint(0, 2) else text).encode(errors="replace")


def requests(luck: Random, server: ThreadServer) -> bool:
    """The answer to what is hardly a request is one, or none: whether there is one."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(a_request(luck))
        line.shutdown(socket.SHUT_WR)
        heard = all_that_comes(line)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 "), heard[:80]
    assert b" 500 " not in heard[:20]
    return heard != b""


STEPS = 60
"""So much happens at a table."""
KINDS: dict[str, type[msgspec.Struct]] = {str(kind.__struct_config__.tag): kind for kind in get_args(FromClient)}
LIKELY: dict[str, list[Any]] = {
    "kind": ["open", "here", "none"],
    "level": ["easy"],
    "watching": ["nobody", "table", "hands"],
    "options": [{}, {"expert": "on"}],
    "milliseconds": [0],
    "name": ["Anna", "anna", "Béla", "Red", ""],
    "text": ["hello"],
    "thing": ["castle"],
    "yes": [True, True, False],
    "ask": [True],
}


def tables(luck: Random, server: ThreadServer) -> None:
    """Three people at a table do whatever comes to mind, one after the other. What is in memory is in the store, too,
    and everybody is told the same of the match."""
    game = find_game(luck.choice(["fantastic-stories", "hungarian-folktales", "dice-upon-a-time"]))
    seats = list(game.seats[:3])
    host = a_person(server)
    is_begun = luck.randint(0, 2) > 0
    made = a_room(server, host, game.slug, [{"seat": seats[0], "kind": "here"}, *seats[1:]], start=is_begun)
    keys = [made["key"], *made["seat_keys"].values()]
    guests = [Browser(server, made["room"], a_person(server), key) for key in (keys[1:] if is_begun else keys[:1] * 2)]
    people = [Browser(server, made["room"], host), *guests]
    for browser in people:
        browser.until_type("state" if is_begun else "room")
    for _ in range(STEPS):
        asked = [place for place, browser in enumerate(people) if browser.state.get("question")]
        place = luck.choice(asked) if asked and luck.randint(0, 1) else luck.randrange(len(people))
        browser = people[place]
        try:
            browser.settle()
            heard = browser.ask(**_wish(browser, seats, luck))
            if heard["type"] == "link" and heard["seat"] is None:
                keys[0] = heard["key"]
            elif heard["type"] == "link":
                keys.append(heard["key"])
        except ConnectionClosed:  # the host has opened the seat, or nobody may look on
            person = luck.choice([browser.person, a_person(server)])
            people[place] = _come_back(server, made["room"], person, keys[0] if place else None, luck.choice(keys))
    room = server.worker.rooms[made["room"]]
    for browser in people:
        browser.settle()
        if browser.state and room.match is not None:
            assert browser.state["answers"] == len(room.match.answers)
    loaded = asyncio.run_coroutine_threadsafe(server.worker.store.read_room(made["room"]), server.loop).result()
    assert loaded is not None
    assert (loaded.room, loaded.version, loaded.chat_count) == (room.stored, room.version, room.chat_count)
    played = rebuild(room.game_pack, loaded)
    assert len(loaded.entries) == room.live.entries
    if room.match is not None:
        assert played.match is not None
        assert (played.match.answers, played.match.pending) == (room.match.answers, room.match.pending)
        assert played.match.table_fingerprint == room.match.table_fingerprint
    for browser in people:
        browser.close()


def _come_back(server: ThreadServer, room: str, person: str, *keys: str | None) -> Browser:
    """Whoever is not let in by one key tries another, and at last as somebody new."""
    for key in keys:
        browser = Browser(server, room, person, key)
        with suppress(ConnectionClosed):
            browser.until_type("room")
            browser.settle()
            return browser
    return _come_back(server, room, a_person(server), *keys)


def _wish(browser: Browser, seats: list[str], luck: Random) -> dict[str, Any]:
    """Something that may make sense here; most of the time an answer, if there is something to answer."""
    question = browser.state.get("question")
    if question and luck.randint(0, 2):
        option = luck.choice(question["options"])["option"]
        return {"type": "answer", "seat": question["seat"], "number": question["number"], "option": option}
    asked = browser.room.get("undo_asked") or {}
    rare = ("hello", "answer", "leave")
    tags = [tag for tag in sorted(KINDS) if tag not in rare or not luck.randint(0, 9)]
    tag = luck.choice([*tags, *["agree" if asked else "undo"] * 6])
    likely = LIKELY | {
        "seat": seats,
        "instead_of": [None, *seats],
        "number": [asked.get("number", 0)],
        "option": ["pass"],
    }
    fields = msgspec.structs.fields(KINDS[tag])
    wish = {
        field.encode_name: luck.choice(likely[field.encode_name]) for field in fields if field.encode_name in likely
    }
    return {"type": tag, **wish, **({"room": browser.room_name, "person": browser.person} if tag == "hello" else {})}


TARGETS: dict[str, Callable[[Random], None]] = {one.__name__: one for one in (packs, archives, records, messages)}
AT_A_SERVER: dict[str, Callable[[Random, ThreadServer], object]] = {one.__name__: one for one in (requests, tables)}
"""These need one, at this machine."""


@contextmanager
def a_server() -> Iterator[tuple[ThreadServer, list[str]]]:
    """A server with a database of its own, and what it has logged so far."""
    logged: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    with TemporaryDirectory() as folder:
        server = ThreadServer(quick_settings(f"sqlite:///{folder}/table.sqlite", reports=Path(folder)))
        try:
            yield server, logged
        finally:
            close_browsers()
            server.stop()
            logging.getLogger().removeHandler(handler)


@cache
def _record(slug: str) -> dict[str, Any]:
    game = find_game(slug)
    match = new_match(game, game.seats[: max(2, game.identity.fewest_seats)], 7)
    luck = Random(7)
    while len(match.answers) < ANSWERS and not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    told: dict[str, Any] = json.loads(match.record().to_json())
    return told


@cache
def _archive() -> bytes:
    import io
    import zipfile

    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in load_pack(GAMES[0]).files.items():
            file.writestr(name, text)
    return archive.getvalue()


def tried(target: Callable[[Random], None], times: int) -> Callable[[], None]:
    """Tries the target so many times, and finds the simplest input that goes wrong."""

    @settings(max_examples=times, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.randoms(use_true_random=False))
    def check(luck: Random) -> None:
        target(luck)

    return check


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing", description=__doc__)
    everything = [*TARGETS, *AT_A_SERVER]
    parser.add_argument("--only", choices=everything, nargs="*", default=everything)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--coverage", action="store_true", help="guided by coverage: one target, atheris installed")
    wanted = parser.parse_args()
    if wanted.coverage and wanted.only[0] in AT_A_SERVER:
        parser.error(f"{wanted.only[0]} is not guided by coverage; choose one of: {', '.join(TARGETS)}")
    if wanted.coverage:
        _fuzz_by_coverage(TARGETS[wanted.only[0]], wanted.seconds, wanted.seed)
    with a_server() as (server, logged):
        _fuzz(wanted.only, wanted.seconds, wanted.seed, server)
        if logged:
            sys.exit(f"the server has logged: {logged[:5]}")


def _fuzz(names: list[str], seconds: float, first_seed: int, server: ThreadServer) -> None:
    at_server = {name: partial(_at, target, server) for name, target in AT_A_SERVER.items()}
    targets, ends, batch = TARGETS | at_server, monotonic() + seconds, first_seed
    longest = dict.fromkeys(names, 0.0)
    count = dict.fromkeys(names, 0)

    def timed(name: str, luck: Random) -> None:
        begun = process_time()
        targets[name](luck)
        longest[name] = max(longest[name], process_time() - begun)
        count[name] += 1

    while monotonic() < ends:
        for name in names:
            seed(batch)(tried(lambda luck, name=name: timed(name, luck), 50 if name in TARGETS else 5))()  # type: ignore[misc]
        batch += 1
    for name in names:
        print(f"{name}: {count[name]} tried, the longest took {longest[name]:.2f} s of computing")  # noqa: T201


def _at(target: Callable[[Random, ThreadServer], object], server: ThreadServer, luck: Random) -> None:
    target(luck, server)


def _fuzz_by_coverage(target: Callable[[Random], None], seconds: float, first_seed: int) -> None:
    import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]

    atheris.instrument_all()
    arguments = [sys.argv[0], f"-max_total_time={int(seconds)}", f"-seed={first_seed}", "-rss_limit_mb=4096"]
    atheris.Setup(arguments, tried(target, 1).hypothesis.fuzz_one_input)  # type: ignore[attr-defined]
    atheris.Fuzz()


if __name__ == "__main__":
    main()

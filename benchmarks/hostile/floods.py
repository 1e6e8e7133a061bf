"""The floods: each does its worst until it is told to stop, and says how often."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from multiprocessing import current_process
from multiprocessing.synchronize import Event
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from benchmarks.hostile.honest import GAME, HERE, PATIENCE, a_client, a_person, ask
from fairytable import new_match
from fairytable.engine.packs import load_pack
from fairytable.engine.records import read_record
from fairytable.games import find_game
from fairytable.matches import load_match


def elsewhere() -> str:
    """From where a flood comes: each has an address of its own, and so the patience of the server with a newcomer."""
    return f"127.0.0.{2 + list(FLOODS).index(current_process().name)}"


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
    with a_client(elsewhere()) as client:
        while not stop.is_set():
            client.get(f"http://{HERE}:{port}/api/games")
            sent += 1
    return sent


def new_tables(port: int, stop: Event) -> int:
    sent = 0
    wanted = {"game": GAME, "seats": [{"seat": "red"}, {"seat": "blue"}], "start": True}
    with a_client(elsewhere()) as client:
        while not stop.is_set():
            person = f"{sent:032d}"
            client.post(f"http://{HERE}:{port}/api/rooms", json=wanted, headers={"authorization": f"Bearer {person}"})
            sent += 1
    return sent


def records(port: int, stop: Event) -> int:
    """A whole match, and one with hundreds of branches, to be looked at again and again."""
    plain = _a_record()
    match = load_match(read_record(json.dumps(plain).encode()))
    match.branch("another luck")
    branched = json.loads(match.record().to_json())
    for place in range(600):
        branched.setdefault("branches", []).append({"answers": min(place, len(match.answers)), "seed": f"{place}"})
    sent = 0
    while not stop.is_set():
        for record in (plain, branched):
            ask(port, elsewhere(), "POST", "/api/replays", body={"record": record, "start": 0, "count": 200})
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
    person = a_person(port, elsewhere())
    wanted = {"game": GAME, "seats": [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "here"}], "start": True}
    made, sent = _a_table(port, person, wanted), 0
    while not stop.is_set():
        with suppress(OSError, ConnectionClosed, InvalidHandshake):
            address = f"ws://{HERE}:{port}/api/socket"
            with connect(address, source_address=(elsewhere(), 0), ping_interval=None, max_size=None) as line:
                line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
                while not stop.is_set():
                    line.send(json.dumps({"type": "chat", "seat": "red", "text": "once upon a time " * 20}))
                    line.send(json.dumps({"type": "describe"}))
                    sent += 2
    return sent


def hard_bots(port: int, stop: Event) -> int:
    """Tables with three hard bots each, as many as one visitor may open."""
    return _tables_looked_on(port, stop, "grimm-forest", ("hard",) * 3, 60)


def descriptions(port: int, stop: Event) -> int:
    """Many sockets ask for all that has to be worked out, each as often as it may."""
    person = a_person(port, elsewhere())
    first, second = find_game("grimm-forest").seats[:2]
    made = _a_table(port, person, _hot_seat("grimm-forest", (first, second)))
    sent = 0
    wishes = [{"type": "describe"}, {"type": "look", "seat": second}]
    with ExitStack() as lines:
        open_lines = []
        for number in range(80):
            line = lines.enter_context(_at_table(port))
            open_lines.append(line)
            visitor = person if number < 8 else a_person(port, elsewhere())
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": visitor, "key": made["key"]}))
        while not stop.wait(0.06):
            for number, line in enumerate(open_lines):
                with suppress(OSError, ConnectionClosed):
                    line.send(json.dumps(wishes[(sent + number) % len(wishes)]))
                    sent += 1
                    while True:
                        line.recv(timeout=0)
    return sent


def slow_packs(port: int, stop: Event) -> int:
    """Packs of dots, and packs that take long to check, one after the other."""
    person, sent = a_person(port, elsewhere()), 0
    dotted = {"pack.toml": "a" + ".a" * 14_000 + " = 1"}
    lists = {"pack.toml": 'game = "threetale"\nname = "x"\n', "cards.toml": "[[card]]\nid = 'a'\n" * 10_000}
    while not stop.is_set():
        for files in (dotted, lists):
            ask(port, elsewhere(), "POST", "/api/packs", person, {"files": files})
            sent += 1
    return sent


def looks_back(port: int, stop: Event) -> int:
    """Sixty people look back at a match, and ask for hints."""
    record = _a_record()
    wanted = _hot_seat(GAME, ("red", "blue")) | {"record": record}
    seats = []
    for answers in (None, 20):
        person = a_person(port, elsewhere())
        made = _a_table(port, person, wanted | {"answers": answers})
        seats.append((person, made["room"]))
    paths = [f"/api/rooms/{seats[0][1]}/moments", f"/api/rooms/{seats[1][1]}/hints?seat=red"]
    with ThreadPoolExecutor(60) as people:

        def look(number: int) -> int:
            sent = 0
            while not stop.is_set():
                with suppress(httpx.HTTPError):
                    ask(port, elsewhere(), "GET", paths[number % 2], seats[number % 2][0])
                    sent += 1
            return sent

        return sum(people.map(look, range(60)))


def chatter(port: int, stop: Event) -> int:
    person = a_person(port, elsewhere())
    made = _a_table(port, person, _hot_seat(GAME, ("red", "blue")))
    sent = 0
    with ExitStack() as lines:
        open_lines = [lines.enter_context(_at_table(port)) for _ in range(8)]
        for line in open_lines:
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
        while not stop.wait(0.06):
            for line in open_lines:
                with suppress(OSError, ConnectionClosed):
                    line.send(json.dumps({"type": "chat", "seat": "red", "text": "x" * 500}))
                    sent += 1
    return sent


def undos(port: int, stop: Event) -> int:
    """Somebody alone at a table answers and takes back, for ever."""
    person, done = a_person(port, elsewhere()), 0
    while not stop.is_set():
        wanted = _hot_seat(GAME, ("red", "blue")) | {"record": _a_record(), "answers": 150}
        made = ask(port, elsewhere(), "POST", "/api/rooms", person, wanted).json()
        if "room" not in made:
            stop.wait(1)
            continue
        with suppress(OSError, ConnectionClosed, TimeoutError), _at_table(port) as line:
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person, "id": 1}))
            while not stop.wait(0.05):
                message = json.loads(line.recv(timeout=5))
                if message["type"] == "state" and message["question"]:
                    seat, number = message["question"]["seat"], message["question"]["number"]
                    option = message["question"]["options"][0]["option"]
                    line.send(json.dumps({"type": "answer", "seat": seat, "number": number, "option": option}))
                    line.send(json.dumps({"type": "undo", "seat": seat, "ask": True}))
                    done += 1
                elif message["type"] == "state" and message["waiting_for"]:
                    line.send(json.dumps({"type": "look", "seat": message["waiting_for"][0]}))
    return done


def undos_everywhere(port: int, stop: Event) -> int:
    """Answers are taken back at many tables at once, each deep in a long match."""
    wanted = _hot_seat(GAME, ("red", "blue")) | {"record": _a_record(), "answers": 1_500}
    done, tables = 0, []
    with ExitStack() as lines:
        for _ in range(20):
            person = a_person(port, elsewhere())
            made = _a_table(port, person, wanted)
            line = lines.enter_context(_at_table(port))
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person, "id": 1}))
            tables.append(line)
        while not stop.wait(0.06):
            for line in tables:
                with suppress(OSError, ConnectionClosed):
                    line.send(json.dumps({"type": "undo", "seat": ("red", "blue")[done % 2], "ask": True}))
                    done += 1
                    while True:
                        line.recv(timeout=0)
    return done


def changes(port: int, stop: Event) -> int:
    """The host of tables with the largest packs changes something all the time, and asks for all tables."""
    pack = load_pack(find_game(GAME))
    files = {name: text.replace('name = "', 'name = "My ', 1) for name, text in pack.files.items()}
    files["board.toml"] += f"\n#{'x' * 450_000}"
    wanted = _hot_seat(GAME, ("red", "blue")) | {"content": files}
    person, sent = a_person(port, elsewhere()), 0
    with ExitStack() as lines:
        tables = []
        for _ in range(8):  # more are not allowed in an hour
            made = _a_table(port, person, wanted)
            line = lines.enter_context(_at_table(port))
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
            tables.append(line)
        while not stop.wait(0.06):
            for line in tables:
                with suppress(OSError, ConnectionClosed):
                    line.send(json.dumps({"type": "set_pause", "milliseconds": sent % 1_000}))
                    sent += 1
                    while True:
                        line.recv(timeout=0)
            with suppress(httpx.HTTPError):
                ask(port, elsewhere(), "GET", "/api/rooms", person)
    return sent


def long_words(port: int, stop: Event) -> int:
    """Requests that are refused, each with as many characters as fit in."""
    person, sent = a_person(port, elsewhere()), 0
    wanted = _hot_seat(GAME, ("red", "blue"))
    while not stop.is_set():
        options = {"options": {f"{sent}{'x' * 900_000}": "on"}}
        ask(port, elsewhere(), "POST", "/api/rooms", person, wanted | options)
        sent += 1
    return sent


def reports(port: int, stop: Event) -> int:
    sent = 0
    wanted = _hot_seat(GAME, ("red", "blue")) | {"record": _a_record(), "answers": 150}
    while not stop.is_set():
        sent += 1
        person = ask(port, elsewhere(), "POST", "/api/people").json().get("person")
        if person is None:  # refused: there have been too many requests
            continue
        made = ask(port, elsewhere(), "POST", "/api/rooms", person, wanted).json()
        if "room" in made:
            ask(port, elsewhere(), "POST", f"/api/rooms/{made['room']}/reports", person, {"text": "x" * 4_000})
    return sent


def requests_in_advance(port: int, stop: Event) -> int:
    """Request after request, whose answers nobody reads, and then a hanging up."""
    sent = 0
    request = f"GET /api/games HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode()
    with ExitStack() as lines:
        while not stop.is_set():
            with suppress(OSError):
                line = lines.enter_context(_a_connection(port))
                line.settimeout(0.05)
                for _ in range(100):
                    line.sendall(request * 8)
                    sent += 8
            if sent % 400 == 0:
                lines.pop_all().close()
    return sent


def tables_of_bots(port: int, stop: Event) -> int:
    """Tables at which only bots play, and somebody looks on."""
    return _tables_looked_on(port, stop, GAME, ("medium",) * 2, 30)


def _tables_looked_on(port: int, stop: Event, game: str, levels: tuple[str, ...], count: int) -> int:
    chosen = zip(find_game(game).seats, levels, strict=False)
    seats = [{"seat": seat, "kind": "bot", "level": level} for seat, level in chosen]
    wanted = {"game": game, "seats": seats, "start": True, "pause": 0}
    opened = 0
    with ExitStack() as lines:
        while opened < count and not stop.is_set():
            person = a_person(port, elsewhere())
            made = _a_table(port, person, wanted)
            line = lines.enter_context(_at_table(port))
            line.send(json.dumps({"type": "hello", "room": made["room"], "person": person}))
            opened += 1
        stop.wait()
    return opened


def _a_table(port: int, person: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """A new table; an error says why there is none."""
    made = ask(port, elsewhere(), "POST", "/api/rooms", person, wanted)
    if made.status_code != 200:
        raise RuntimeError(f"no table: {made.text}")
    told: dict[str, Any] = made.json()
    return told


def _hot_seat(game: str, seats: tuple[str, ...]) -> dict[str, Any]:
    return {"game": game, "seats": [{"seat": seat, "kind": "here"} for seat in seats], "start": True, "pause": 0}


def _at_table(port: int) -> ClientConnection:
    address = f"ws://{HERE}:{port}/api/socket"
    return connect(address, source_address=(elsewhere(), 0), ping_interval=None, max_size=None, max_queue=None)


@cache
def _a_record() -> dict[str, Any]:
    """A whole match."""
    match = new_match(GAME, ["red", "blue"], 7)
    luck = random.Random(7)
    while not match.is_over and len(match.answers) < 2_000:
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    told: dict[str, Any] = json.loads(match.record().to_json())
    return told


FLOODS: dict[str, Callable[[int, Event], int]] = {
    flood.__name__.replace("_", " "): flood
    for flood in (
        pings,
        empty_fragments,
        requests,
        requests_in_advance,
        new_tables,
        records,
        half_requests,
        endless_heads,
        large_bodies,
        silent_sockets,
        messages,
        descriptions,
        chatter,
        undos,
        undos_everywhere,
        changes,
        long_words,
        reports,
        slow_packs,
        looks_back,
        tables_of_bots,
        hard_bots,
    )
}
"""The last is the worst for bots: its tables stay."""


def flood(name: str, port: int, stop: Event, told: Any) -> None:
    """In a process of its own: say when it begins, and how often something was done."""
    told.send("it begins")
    try:
        told.send(FLOODS[name](port, stop))
    except Exception as error:
        told.send(f"{type(error).__name__}: {error}")


@contextmanager
def _a_connection(port: int) -> Iterator[socket.socket]:
    with socket.create_connection((HERE, port), PATIENCE, (elsewhere(), 0)) as line:
        yield line


def _become_socket(line: socket.socket, port: int) -> None:
    head = (
        f"GET /api/socket HTTP/1.1\r\nHost: {HERE}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(head.encode())
    line.recv(4_096)

"""A storm of malformed and hostile messages: no crash, no leak, no changed match."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from fairytable.server.messages.socket import FromClient
from fairytable.server.settings import Limits, Settings
from tests.server.people import Browser, a_person, a_room, seated
from tests.server.serving import PATIENCE, ThreadServer

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**400,
    1.5,
    "",
    "red",
    "\x00",
    "\ud800",
    "🐉" * 50,
    "a" * 5000,
    "../../etc/passwd",
    "'; DROP TABLE rooms; --",
    "<script>alert(1)</script>",
    [],
    [[[[[]]]]],
    {},
    {"type": "hello"},
    "__proto__",
    "leave the table",
    "castle 1",
]
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(FromClient)}


def hostile(luck: random.Random, room: str) -> str | bytes:
    """One message that somebody could send."""
    shape = luck.randrange(8)
    if shape == 0:
        return luck.randbytes(luck.randrange(200))
    if shape == 1:
        return "".join(luck.choice(string.printable) for _ in range(luck.randrange(200)))
    if shape == 2:
        return "[" * luck.randrange(5000)
    tag = luck.choice([*map(str, KINDS), "state", "nonsense"])
    fields = [field.encode_name for field in msgspec.structs.fields(KINDS[tag])] if tag in KINDS else ["seat", "x"]
    message: dict[str, Any] = {"type": tag, "room": room} if tag == "hello" else {"type": tag}
    for name in fields:
        if luck.random() < 0.85:
            message[name] = likely(name, luck) if luck.random() < 0.6 else luck.choice(ODD)
    if luck.random() < 0.1:
        message[luck.choice(["seat", "extra", "type", "seed"])] = luck.choice(ODD)
    text = json.dumps(message)
    if shape == 3:
        cut = luck.randrange(len(text))
        return text[:cut] + luck.choice(["", "}", '"', "\x00"]) + text[cut + 1 :]
    return text


def likely(name: str, luck: random.Random) -> Any:
    """Something that almost makes sense, so that the storm gets past the first check."""
    choices: dict[str, list[Any]] = {
        "seat": ["red", "blue", "green", "pink"],
        "number": [0, 1, 2, 1_000_000],
        "option": ["castle 1", "end", "pass", "offer acorn", "yes"],
        "id": [0, 7],
        "kind": ["open", "here", "bot", "none"],
        "level": ["easy", "hard", None],
        "watching": ["nobody", "table", "hands"],
        "options": [{}, {"expert": "on"}, {"days": "0"}],
        "milliseconds": [0, 10_000],
        "name": ["Mallory", ""],
        "text": ["hello", " "],
        "yes": [True, False],
        "ask": [True, False],
        "instead_of": ["blue", None],
        "person": ["P" * 32],
        "key": ["K" * 32, None],
    }
    return luck.choice(choices.get(name, ODD))


@pytest.mark.parametrize("role", ["watcher", "stranger"])
def test_nothing_that_an_outsider_sends_changes_a_match(server: ThreadServer, role: str) -> None:
    """Thousands of messages from somebody who holds no seat; the players' match and room stay as they were."""
    red, blue = seated(server, "goblin-market")
    made_key = red.do(type="new_link")
    link = made_key if made_key["type"] == "link" else red.until_type("link")
    room = server.worker.rooms[red.room_name]
    if role == "watcher":
        outsider = Browser(server, red.room_name, a_person(server), link["key"])
        outsider.until_type("state")
    else:
        outsider = seated(server, "goblin-market")[1]
    red.settle()
    blue.settle()
    assert room.match is not None
    before = (room.match.record(), msgspec.json.encode(room.stored), room.live.entries)
    luck = random.Random(role)
    for _ in range(40):
        for _ in range(50):
            message = hostile(luck, red.room_name)
            if not _has_surrogates(message) and not _speaks(message):
                outsider.send_raw(message)
        outsider.settle()
    assert (room.match.record(), msgspec.json.encode(room.stored), room.live.entries) == before
    assert len(outsider.heard) > 1_000
    hands = [card for trader in red.state["view"]["traders"] for card in trader["hand"] if card]
    assert hands
    assert red.answer("pass")["number"] >= 0


def _speaks(message: str | bytes) -> bool:
    """Whoever is in the room may speak there, which is no harm but a change."""
    return isinstance(message, str) and "chat" in message


def _has_surrogates(message: str | bytes) -> bool:
    return isinstance(message, str) and any("\ud800" <= sign <= "\udfff" for sign in message)


def test_a_player_can_do_no_harm_but_play(server: ThreadServer) -> None:
    """A storm from a seat: its own answers may count, but the match stays true and everybody sees the same."""
    red, blue = seated(server, "goblin-market")
    luck = random.Random(99)
    for _ in range(20):
        for _ in range(50):
            message = hostile(luck, red.room_name)
            if not _has_surrogates(message) and not _gives_the_seat_up(message):
                blue.send_raw(message)
        blue.settle()
    red.settle()
    room = server.worker.rooms[red.room_name]
    assert room.match is not None
    assert room.match.answers == []  # red has not chosen yet, so blue's choice is not even told
    assert set(room.match.pending) <= {"blue"}
    assert red.state["answers"] == blue.state["answers"] == 0
    assert red.room["seats"][0]["kind"] == "person"
    assert red.room["host"]


def _gives_the_seat_up(message: str | bytes) -> bool:
    text = message.decode(errors="replace") if isinstance(message, bytes) else message
    return "stand_up" in text or '"leave"' in text


def test_the_first_message_has_to_be_a_hello(server: ThreadServer) -> None:
    luck = random.Random(5)
    for _ in range(60):
        message = hostile(luck, "nowhere")
        if _has_surrogates(message):
            continue
        with connect(server.socket_address, open_timeout=PATIENCE) as line:
            line.send(message)
            with pytest.raises(ConnectionClosed) as closed:
                _listen_to_the_end(line)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (4403, 4404, 4408)


def _listen_to_the_end(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=PATIENCE)


def test_a_message_that_is_too_large_ends_the_connection_or_is_refused(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories")
    red.send_raw("x" * 20_000)
    assert red.until_type("refused")["reason"] == "too_large"
    red.send_raw("x" * 100_000)
    assert red.close_code() == 1009


def test_who_sends_too_much_is_warned_and_then_cut_off(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    limits = Limits(messages_per_second=0.001, messages_at_once=30)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    red, _ = seated(server, "fantastic-stories")
    for _ in range(100):
        try:
            red.send_raw('{"type":"ping"}')
        except ConnectionClosed:
            break
    assert red.close_code() == 4429
    assert sum('"too_fast"' in raw for raw in red.heard) >= 10


def test_rooms_connections_and_tables_are_bounded(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    limits = Limits(rooms_per_person=3, rooms=5, connections_per_room=2)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    host = a_person(server)
    made = [a_room(server, host, "fantastic-stories", ["red", "blue"]) for _ in range(3)]
    wanted = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "blue"}]}
    refused = server.post("/api/rooms", host, wanted)
    assert (refused.status_code, refused.json()["reason"]) == (429, "too_many_rooms")
    for _ in range(2):
        assert server.post("/api/rooms", a_person(server), wanted).status_code == 200
    refused = server.post("/api/rooms", a_person(server), wanted)
    assert (refused.status_code, refused.json()["reason"]) == (503, "no_room_for_more")
    for _ in range(2):
        Browser(server, made[0]["room"], host).until_type("state")
    assert Browser(server, made[0]["room"], host).close_code() == 4409


def test_a_page_from_elsewhere_may_not_speak(server: ThreadServer) -> None:
    with connect(server.socket_address, origin=Origin(server.address), open_timeout=PATIENCE) as line:
        line.send("{}")
        assert "malformed" in str(line.recv(timeout=PATIENCE))
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus, match="403"):
            connect(server.socket_address, origin=Origin(origin), open_timeout=PATIENCE)

"""Small doors: names of the server, requests sent in advance, answers that nobody reads, what is told to all alike."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import httpx
import msgspec
import pytest
import sqlalchemy as sql
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fairytable import new_match
from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.games import find_game
from fairytable.server.http.bounds import REQUESTS_WAITING
from fairytable.server.limits import origins
from fairytable.server.limits.origins import is_own_host
from fairytable.server.messages.socket import (
    Answer,
    Chat,
    Describe,
    FromClient,
    Hello,
    Leave,
    Look,
    Ping,
    Point,
    Rematch,
    Start,
    Undo,
)
from fairytable.server.requests.routing import CHANGES, GRANTED_BY
from fairytable.server.settings import Settings
from fairytable.server.socket.connections import MOST_UNREAD
from fairytable.server.storage.tables import members
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import LONGEST_CAUSE, Refusal
from tests.server.people import Browser, a_person, a_room, link_from, seated
from tests.server.serving import PATIENCE, ThreadServer, all_that_comes, plain_socket

# The names of the server


OWN = """127.0.0.1 127.0.0.1:8000 192.168.2.7:80 [::1]:8000 [fe80::1%25eth0] localhost:8000 LocalHost tales.localhost
tales.example TALES.example:443 tales.example. page.example:8000 oak
chestnut.local:8000"""
OTHERS = """evil.example evil.example:8000 tales.example.evil.example 127.0.0.1.evil.example localhost.evil.example
xtales.example [::1 a@tales.example.evil oak.local evil.example,tales.example"""


@pytest.mark.parametrize("host", ["", *OWN.split()])
def test_the_server_goes_by_its_addresses_and_its_names(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origins, "own_names", lambda: {"chestnut.local"})
    assert is_own_host(host, ("tales.example",), ("https://page.example",))


@pytest.mark.parametrize("host", [" ", *OTHERS.split()])
def test_it_goes_by_no_name_that_a_stranger_may_have_given_it(host: str) -> None:
    assert not is_own_host(host, ("tales.example",), ("https://page.example",))


def test_a_page_that_lets_a_name_of_its_own_lead_here_is_refused(server: ThreadServer) -> None:
    """DNS rebinding: for the browser, page and server have one origin."""
    own = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    for path in ("/", "/api/health", "/api/games"):
        told = httpx.get(server.address + path, headers=own, timeout=PATIENCE)
        assert told.status_code == 421
    assert told.json()["reason"] == "wrong_host"
    with (
        pytest.raises(InvalidStatus),
        connect(
            server.socket_address.replace("127.0.0.1", "evil.example"),
            sock=socket.create_connection(("127.0.0.1", server.port)),
        ),
    ):
        pass


def test_a_request_that_calls_the_server_by_two_names_means_neither(server: ThreadServer) -> None:
    for names in (b"evil.example\r\nHost: 127.0.0.1", b"127.0.0.1\r\nHost: evil.example"):
        with plain_socket(server) as line:
            line.sendall(REQUEST.replace(b"127.0.0.1", names).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert all_that_comes(line).startswith(b"HTTP/1.1 421")


def test_an_operator_gives_names(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    server = serve(msgspec.structs.replace(settings, names=("evil.example",)))
    assert httpx.get(f"{server.address}/api/health", headers={"host": "evil.example"}).status_code == 200
    with pytest.raises(FairytableError, match="not the name of a host"):
        Settings(names=("https://tales.example",))


# Requests in advance, and answers that nobody reads

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def test_few_requests_wait_behind_another(server: ThreadServer) -> None:
    with plain_socket(server) as line:
        line.sendall(REQUEST * REQUESTS_WAITING)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < REQUESTS_WAITING:
            heard += line.recv(65_536)
    with plain_socket(server) as line:
        line.sendall(REQUEST * 1_000)
        assert all_that_comes(line).endswith(b"Invalid HTTP request received.")
    assert server.get("/api/health").status_code == 200


def test_who_hangs_up_on_requests_sent_in_advance_leaves_nothing_in_the_log(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    for path in (b"/api/games", b"/index.html", b"/api/games/threetale/rules", b"/nothing"):
        for _ in range(5):
            with plain_socket(server) as line:
                line.sendall(REQUEST.replace(b"/api/games", path) * REQUESTS_WAITING)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # hangs up at once
    for _ in range(5):
        server.get("/api/games")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_who_does_not_read_an_answer_is_cut_off(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(seconds_to_read=0.2)
    with plain_socket(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
        for _ in range(200):  # until all buffers between us are full
            with suppress(OSError):
                line.sendall(REQUEST * 2)
            if server.worker.addresses._connections == 0:
                break
            server.get("/api/health")
        while server.worker.addresses._connections:
            server.get("/api/health")


def test_a_browser_that_does_not_read_keeps_few_replies(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    room = server.worker.rooms[red.room_name]
    unread = next(one for one in room.connections if one.looks_as == "blue")
    unread._socket.is_clear = False  # type: ignore[attr-defined]
    for _ in range(MOST_UNREAD + 50):
        red.send(type="point", seat="red", thing="apple")
    red.settle()
    assert len(unread._replies) == MOST_UNREAD  # type: ignore[attr-defined]
    blue.close()


# What is told to all alike


def test_the_table_is_described_once_for_all_who_see_it_alike(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = 0
    described = Match.described

    def counted(match: Match, *given: Any) -> str:
        nonlocal times
        times += 1
        return described(match, *given)

    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    monkeypatch.setattr(Match, "described", counted)
    told = [browser.ask(type="describe")["text"] for browser in (red, blue, red, blue)]
    assert len(set(told)) == 1
    assert times == 1
    assert red.question is not None
    red.answer(red.question["options"][0]["option"])
    assert red.ask(type="describe")["text"] != told[0]


def test_reasons_are_found_once_until_something_changes(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    times = 0
    refusals = Match.refusals

    def counted(match: Match, *given: object) -> object:
        nonlocal times
        times += 1
        return refusals(match, *given)  # type: ignore[arg-type]

    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    monkeypatch.setattr(Match, "refusals", counted)
    path = f"/api/rooms/{red.room_name}/why-not"
    told = [server.get(path, red.person, seat="red").json()["reasons"] for _ in range(3)]
    assert told[0] == told[1] == told[2]
    assert times == 1


def test_of_languages_that_strangers_make_up_nothing_is_kept(server: ThreadServer) -> None:
    red, _ = seated(server, "goblin-market")
    for language in ("aa-bb", "xx", "yy"):
        Browser(server, red.room_name, red.person, language=language).until_type("state")
    room = server.worker.rooms[red.room_name]
    assert set(room._fillers) <= {"en"}


def test_from_one_address_all_messages_together_are_bounded_and_none_is_lost(
    bounded: Callable[..., ThreadServer],
) -> None:
    server = bounded(messages_per_second_and_address=40, messages_at_once_and_address=10)
    red, blue = seated(server, "goblin-market")
    for _ in range(15):
        red.send(type="ping")
        blue.send(type="ping")
    for browser in (red, blue):
        for _ in range(15):
            browser.until_type("pong")


def test_a_pack_has_files_and_no_paths(server: ThreadServer) -> None:
    for name in ("../pack.toml", "/etc/passwd", "cards\\pack.toml", "pack\n.toml", ""):
        told = server.post("/api/packs", a_person(server), {"files": {name: ""}})
        assert (told.status_code, told.json()["reason"]) == (400, "malformed")


# What strangers send comes back in short, and breaks nothing


def test_what_a_stranger_sends_is_quoted_in_short(server: ThreadServer, caplog: pytest.LogCaptureFixture) -> None:
    long = "x" * 900_000
    match = new_match("fantastic-stories", ["red", "blue"], 7)
    record = match.record()
    bent = [
        msgspec.structs.replace(record, **change).sealed() for change in ({"answers": [long]}, {"seats": [long, "red"]})
    ]
    asked: list[tuple[str, Any]] = [("/api/replays", {"record": json.loads(one.to_json())}) for one in bent]
    seats = [{"seat": "red"}, {"seat": "blue"}]
    asked.append(("/api/rooms", {"game": "fantastic-stories", "seats": seats, "options": {long: "on"}}))
    asked.append(("/api/rooms", {"game": "fantastic-stories", "seats": seats, "content": {"pack.toml": f"[{long}]"}}))
    known = server_words.cache_info().currsize
    for path, wanted in asked:
        refused = server.post(path, a_person(server), wanted)
        assert refused.status_code == 422, refused.text
        assert 40 < len(refused.content) < 2 * LONGEST_CAUSE
    assert server_words.cache_info().currsize == known, "strangers fill a cache"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


# Rooms: what is asked of them is bounded, and a room that cannot be had is refused to all who wait for it


def test_a_room_is_changed_only_so_often(bounded: Callable[..., ThreadServer]) -> None:
    """Each change writes the whole room, with the pack that was brought for it."""
    server = bounded(changes_per_person=3)
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    for number in range(3):
        red.do(type="rename", seat="red", name=f"Anna the {number}th")
    assert red.refused(type="rename", seat="red", name="Anna") == "too_fast"
    assert red.refused(type="set_pause", milliseconds=0) == "too_fast"
    assert red.question is not None
    assert red.answer(red.question["options"][0]["option"])["answers"] == 1
    blue.do(type="rename", seat="blue", name="Béla")


def test_all_that_is_stored_with_a_room_when_it_is_asked_for_counts_as_a_change() -> None:
    """A new kind of request has to be looked at: does it write the room?"""
    others = {Answer, Chat, Describe, Hello, Leave, Look, Ping, Point, Rematch, Start, Undo}
    assert set(GRANTED_BY) - CHANGES == others - {Answer}
    assert set(get_args(FromClient)) == CHANGES | others


def test_a_room_has_only_so_many_guests(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(guests_per_room=1)
    red, _ = seated(server, "goblin-market")
    key = link_from(red, type="new_link")
    guest = Browser(server, red.room_name, a_person(server), key)
    guest.until_type("state")
    late = Browser(server, red.room_name, a_person(server), key)
    assert late.until_type("refused")["reason"] == "full"
    assert late.close_code() == 4409
    Browser(server, red.room_name, guest.person).until_type("state")
    with server.worker.store.engine.connect() as connection:
        assert connection.scalar(sql.select(sql.func.count()).select_from(members)) == 3


def test_a_pack_for_a_table_that_is_open_counts_like_one_for_a_new_table(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(rooms_per_address=3)
    server.worker.addresses._rooms._per_second = 0
    files = load_pack(find_game("fantastic-stories")).files
    large = {name: f"{text}\n#{'x' * 40_000}" for name, text in files.items()}
    large["pack.toml"] = large["pack.toml"].replace('name = "', 'name = "My ')
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], start=False)
    path = f"/api/rooms/{made['room']}/pack"
    statuses = [server.post(path, host, {"content": large}).status_code for _ in range(2)]
    assert statuses == [200, 429]
    assert server.post(path, host, {"pack": load_pack(find_game("fantastic-stories")).edition}).status_code == 200


def test_all_who_wait_for_a_room_that_cannot_be_read_are_asked_to_come_back(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"])
    come, read, both_wait = 0, 0, asyncio.Event()
    room = server.worker.room

    async def read_room(*_: Any) -> None:
        nonlocal read
        read += 1
        await both_wait.wait()
        raise Refusal("not_stored")

    async def come_in(name: str) -> Any:
        nonlocal come
        come += 1
        if come == 2:
            both_wait.set()
        return await room(name)

    monkeypatch.setattr(server.worker.store, "read_room", read_room)
    monkeypatch.setattr(server.worker, "room", come_in)
    early = [Browser(server, made["room"], host) for _ in range(2)]
    for browser in early:
        assert browser.hear()["reason"] == "not_stored"
        assert browser.close_code() == 1013
    assert read == 1

"""Small doors: names of the server, requests sent in advance, answers that nobody reads, what is told to all alike."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.server.http.bounds import REQUESTS_WAITING
from fairytable.server.limits import origins
from fairytable.server.limits.origins import is_own_host
from fairytable.server.settings import Settings
from fairytable.server.socket.connections import MOST_UNREAD
from tests.server.people import Browser, a_person, seated
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

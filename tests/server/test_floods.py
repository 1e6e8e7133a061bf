"""Floods: whoever sends too much of anything is turned away, and the others play on."""

from __future__ import annotations

import json
import logging
import re
import socket
import stat
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.uri import parse_uri

from fairytable.server.limits import addresses
from fairytable.server.limits.addresses import Addresses, home_of
from fairytable.server.limits.rate_limiter import RateLimiters
from fairytable.server.settings import Limits, Settings
from fairytable.server.socket.admission import NO_HELLO
from fairytable.server.socket.sockets import TOO_FAST, Socket
from tests.server.people import Browser, a_person, a_room, link_from, seated
from tests.server.serving import PATIENCE, Served, ThreadServer, all_that_comes, plain_socket


def upgrade_request(server: Served, headers: str = "") -> bytes:
    browser = ClientProtocol(parse_uri(server.socket_address))
    request = browser.connect()
    browser.send_request(request)
    whole = b"".join(browser.data_to_send())
    return whole.replace(b"\r\n\r\n", f"\r\n{headers}\r\n".encode() if headers else b"\r\n\r\n", 1)


FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "empty pieces": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    "messages": Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True),
    "nonsense": Frame(Opcode.TEXT, b"{").serialize(mask=True),
}


def heard_goodbyes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The codes with which the server says goodbye from now on; who floods it may be gone before they hear them."""
    codes: list[int] = []
    close = Socket.close

    def close_and_tell(socket: Socket, code: int) -> None:
        codes.append(code)
        close(socket, code)

    monkeypatch.setattr(Socket, "close", close_and_tell)
    return codes


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("has_said_hello", [False, True])
def test_whoever_floods_a_line_is_cut_off(
    bounded: Callable[..., ThreadServer], monkeypatch: pytest.MonkeyPatch, flood: str, has_said_hello: bool
) -> None:
    goodbyes = heard_goodbyes(monkeypatch)
    server = bounded(messages_per_second=0.001, messages_at_once=30)
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"])
    hello = json.dumps({"type": "hello", "room": made["room"], "person": host}).encode()
    with plain_socket(server) as line:
        line.sendall(upgrade_request(server))
        if has_said_hello:
            line.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
            while b'"type":"state"' not in line.recv(65_536):
                pass
        begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if flood == "empty pieces" else b""
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(begin + FLOODS[flood] * 100_000)
        all_that_comes(line)  # it comes to an end
    is_no_hello = flood in ("messages", "nonsense") and not has_said_hello
    assert goodbyes[0] == (NO_HELLO if is_no_hello else TOO_FAST)
    red = Browser(server, made["room"], host)
    assert red.until_type("state")["type"] == "state"


def test_a_frame_that_is_too_large_behind_one_that_is_refused_raises_nothing(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    refused = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    large = Frame(Opcode.TEXT, b"x" * 100_000).serialize(mask=True)
    for together in (refused + large[:4_000], refused + refused, large[:4_000] + refused):
        with plain_socket(server) as line:
            line.sendall(upgrade_request(server))
            assert b"101" in line.recv(4_096)
            line.sendall(together)
            line.shutdown(socket.SHUT_WR)
            all_that_comes(line)
    assert not caplog.records


def test_a_hello_that_comes_with_the_request_is_heard(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"])
    hello = json.dumps({"type": "hello", "room": made["room"], "person": host}).encode()
    with plain_socket(server) as line:
        line.sendall(upgrade_request(server) + Frame(Opcode.TEXT, hello).serialize(mask=True))
        heard = b""
        while b'"type":"state"' not in heard:
            more = line.recv(65_536)
            assert more, "the server has hung up"
            heard += more


@pytest.mark.parametrize("has_said_hello", [False, True])
def test_what_is_no_text_ends_the_line_with_the_code_for_it(server: ThreadServer, has_said_hello: bool) -> None:
    red, _ = seated(server, "goblin-market")
    if has_said_hello:
        red._socket.send(b'{"type":"chat","text":"\xff\xfe"}', text=True)
        assert red.close_code() == 1007
    else:
        with connect(server.socket_address, open_timeout=PATIENCE) as line:
            line.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize("origin", ["http://[", "null", "http://[::1", "\x80", "http://elsewhere.example"])
def test_an_odd_origin_is_turned_away_and_breaks_nothing(server: ThreadServer, origin: str) -> None:
    raw = [(b"origin", origin.encode("latin-1"))]
    response = httpx.post(f"{server.address}/api/people", headers=raw, timeout=PATIENCE)
    assert (response.status_code, response.json()["reason"]) == (403, "wrong_origin")
    with plain_socket(server) as line:
        line.sendall(upgrade_request(server, f"Origin: {origin}\r\n"))
        assert line.recv(4_096).startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("endless", [b"x-more: " + b"y" * 20_000, b"x-more: y\r\n" * 2_000])
def test_a_head_without_end_is_cut_off(bounded: Callable[..., ThreadServer], endless: bytes) -> None:
    server = bounded(head_bytes=10_000)
    with plain_socket(server) as connection:
        connection.sendall(b"GET /api/health HTTP/1.1\r\nhost: here\r\n" + endless)
        assert all_that_comes(connection).startswith(b"HTTP/1.1 431")
    assert server.get("/api/health").status_code == 200


def test_a_request_that_does_not_come_to_its_end_is_given_up(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(seconds_to_ask=0.2)
    whole, half = b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n", b"GET /api/hea"
    half_a_body = b"POST /api/people HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{"
    for sent in (b"", half, half_a_body, whole + half):
        with plain_socket(server) as connection:
            connection.sendall(sent)
            assert b"408 Request Timeout" in all_that_comes(connection)
    assert server.get("/api/health").status_code == 200


def test_an_upload_that_is_broken_off_is_one_line_in_the_log(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "fairytable.server")
    head = f"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\ncontent-length: 900000\r\n\r\n"
    with plain_socket(server) as connection:
        connection.sendall(head.encode() + b"{" * 1_000)
    while not caplog.records:
        server.get("/api/health")
    assert [record.getMessage() for record in caplog.records] == ["POST /api/replays was not sent to its end"]
    assert caplog.records[0].exc_info is None


def test_a_body_that_is_too_large_gets_its_answer(server: ThreadServer) -> None:
    for size in (1_000_001, 5_000_000):
        head = f"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: {size}\r\n\r\n"
        with plain_socket(server) as connection:
            connection.sendall(head.encode() + b"y" * size)  # whoever is cut off here never hears why
            answer = all_that_comes(connection)
        assert answer.startswith(b"HTTP/1.1 413")
        assert b'"reason":"too_large"' in answer


def test_a_body_that_does_not_say_how_large_it_is_may_not_be_larger(server: ThreadServer) -> None:
    refused = httpx.post(server.address + "/api/replays", content=iter([b"y" * 100_000] * 15), timeout=PATIENCE)
    assert (refused.status_code, refused.json()["reason"]) == (413, "too_large")


def test_one_address_has_only_so_many_connections(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(connections_per_address=3)
    with plain_socket(server) as one, plain_socket(server) as another, plain_socket(server) as third:
        for line in (one, another, third):
            line.sendall(upgrade_request(server))
            assert line.recv(4_096).startswith(b"HTTP/1.1 101")
        with plain_socket(server) as fourth:
            assert all_that_comes(fourth).startswith(b"HTTP/1.1 503")
        third.shutdown(socket.SHUT_RDWR)
        while server.worker.connections > 2:  # until the server has noticed
            server.loop.call_soon_threadsafe(lambda: None)
        assert server.get("/api/health").status_code == 200


def test_who_takes_all_open_files_is_noticed_and_the_others_still_get_in(
    bounded: Callable[..., ThreadServer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(addresses, "connections_possible", lambda: 30)
    server = bounded()
    with caplog.at_level(logging.WARNING, "fairytable.server"), ExitStack() as taken:
        while not caplog.records:  # until it is noticed
            line = taken.enter_context(
                socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=("127.0.0.2", 0))
            )
            line.sendall(b"POST /api/rooms HTTP/1.1\r\n")
        assert server.get("/api/health").status_code == 200
    assert [record.getMessage() for record in caplog.records] == [
        "11 connections are open and the system allows 30: allow the server more open files"
    ]


def test_one_address_has_only_so_many_requests(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(requests_per_second=0.001, requests_at_once=5)
    statuses = [server.get("/api/health").status_code for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3


def test_to_open_a_socket_is_a_request_too(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(requests_per_second=0.001, requests_at_once=2)
    answers = []
    for _ in range(3):
        with plain_socket(server) as line:
            line.sendall(upgrade_request(server))
            answers.append(line.recv(4_096)[:12])
    assert answers == [b"HTTP/1.1 101"] * 2 + [b"HTTP/1.1 503"]


def test_one_address_opens_only_so_many_tables(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(rooms_per_address=2)
    wish = {"game": "goblin-market", "seats": [{"seat": "red"}, {"seat": "blue"}]}
    told = [server.post("/api/rooms", a_person(server), wish) for _ in range(3)]
    assert [answer.status_code for answer in told] == [200, 200, 429]
    assert told[-1].json()["reason"] == "too_many_new_rooms"


def test_one_person_has_only_so_many_tables_and_the_others_have_theirs(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(rooms_per_person=2)
    wish = {"game": "goblin-market", "seats": [{"seat": "red"}, {"seat": "blue"}]}
    greedy = a_person(server)
    told = [server.post("/api/rooms", person, wish).status_code for person in (greedy,) * 3 + (a_person(server),)]
    assert told == [200, 200, 429, 200]


def test_one_person_cannot_lock_the_others_out_of_their_room(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(connections_per_room=4, connections_per_person=3)
    red, blue = seated(server, "goblin-market")
    Browser(server, red.room_name, red.person).until_type("state")
    Browser(server, red.room_name, red.person).until_type("state")
    assert Browser(server, red.room_name, red.person).close_code() == 4409
    blue.close()
    Browser(server, blue.room_name, blue.person).until_type("state")
    Browser(server, blue.room_name, blue.person).until_type("state")  # who has a seat always comes in


def test_a_room_has_only_so_many_watchers(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(connections_per_room=3)
    red, _ = seated(server, "goblin-market")
    key = link_from(red, type="new_link")
    Browser(server, red.room_name, a_person(server), key).until_type("state")
    late = Browser(server, red.room_name, a_person(server), key)
    assert late.until_type("refused")["reason"] == "full"
    assert late.close_code() == 4409


def test_a_seat_is_shared_by_only_so_many(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(holders_per_seat=2)
    red, _ = seated(server, "goblin-market")
    second = Browser(server, red.room_name, a_person(server), link_from(red, type="share_seat", seat="red"))
    second.until_type("state")
    assert red.refused(type="share_seat", seat="red") == "seat_taken"


def test_the_server_has_only_so_many_connections(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(connections=2)
    seated(server, "goblin-market")
    assert told_without_a_word(server) == ("full", 4409)


def test_who_says_nothing_is_asked_to_say_hello_and_shown_out(bounded: Callable[..., ThreadServer]) -> None:
    assert told_without_a_word(bounded(seconds_to_hello=0.01)) == ("hello_first", 4408)


def told_without_a_word(server: Served) -> tuple[str, int]:
    """What somebody is refused who opens a socket and is silent, and the code with which it is closed."""
    with connect(server.socket_address) as silent:
        reason = json.loads(silent.recv(PATIENCE))["reason"]
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return reason, closed.value.rcvd.code


def test_lessons_count_as_tables(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(rooms_per_person=1)
    learner = a_person(server)
    wish = {"game": "fantastic-stories", "lesson": "1-first-steps"}
    assert [server.post("/api/lessons", learner, wish).status_code for _ in range(2)] == [200, 429]


def test_reports_are_bounded_and_readable_by_their_owner_only(
    bounded: Callable[..., ThreadServer], settings: Settings
) -> None:
    server = bounded(reports_per_person=2, reports_per_room=3)
    red, blue = seated(server, "goblin-market")
    path = f"/api/rooms/{red.room_name}/reports"
    told = [server.post(path, red.person, {"text": "hm"}).status_code for _ in range(3)]
    told += [server.post(path, blue.person, {"text": "hm"}).status_code for _ in range(2)]
    assert told == [200, 200, 429, 200, 429]
    assert stat.S_IMODE(settings.reports_folder.stat().st_mode) == 0o700
    for report in settings.reports_folder.iterdir():
        assert stat.S_IMODE(report.stat().st_mode) == 0o600


def test_the_database_is_readable_by_its_owner_only(server: ThreadServer, settings: Settings) -> None:
    file = Path(settings.database.removeprefix("sqlite:///"))
    assert server.get("/api/health").status_code == 200
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_proxy_is_believed_only_if_it_was_named() -> None:
    here = Addresses(Limits(), proxies=("10.0.0.2", "10.0.0.3"))
    assert here.behind("10.0.0.2", "1.2.3.4, 5.6.7.8") == "5.6.7.8"
    assert here.behind("10.0.0.2", "1.2.3.4, 10.0.0.3") == "1.2.3.4"
    assert here.behind("10.0.0.9", "1.2.3.4") == "10.0.0.9"
    assert here.behind("10.0.0.2", "") == "10.0.0.2"


def test_behind_a_proxy_each_address_has_its_own_bounds(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, requests_per_second=0.001, requests_at_once=2)
    server = serve(msgspec.structs.replace(settings, limits=limits, proxies=("127.0.0.1",)))
    told = [
        httpx.get(f"{server.address}/api/health", headers={"x-forwarded-for": address}, timeout=PATIENCE).status_code
        for address in ("1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2")
    ]
    assert told == [200, 200, 429, 200]


def test_a_household_is_one_address() -> None:
    assert home_of("2001:db8:1:2:3::4") == home_of("2001:db8:1:2:ffff::1")
    assert home_of("2001:db8:1:2::1") != home_of("2001:db8:1:3::1")
    assert home_of("::ffff:192.0.2.7") == home_of("192.0.2.7") == "192.0.2.7"
    assert home_of("fe80::1%eth0") == home_of("fe80::2")
    assert home_of("testclient") == "testclient"


def test_every_bound_is_told() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    told = page.partition("## What is bounded")[2].partition("\n## ")[0]
    for name, bound in msgspec.structs.asdict(Limits()).items():
        if name == "body_bytes":
            words = f"{bound // 1_000_000} MB"
        elif name.endswith("_megabytes"):
            words = f"{bound} MB" if bound < 1024 else f"{bound // 1024} GB"
        elif name.endswith("_bytes"):
            words = f"{bound // 1024} KB"
        else:
            words = f"{bound:,g}"
        assert re.search(rf"(?<![\d,]){words}(?![\d,]*\d)", told), f"{name}, {words}, is not told"


def test_of_those_who_ask_only_the_latest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.server.limits.rate_limiter.REMEMBERED", 2)
    rate_limiter = RateLimiters(per_second=0, at_once=1)
    assert [rate_limiter.allows(name) for name in ("a", "b", "a", "c", "a", "b")] == [
        True,
        True,
        False,
        True,
        False,
        True,
    ]

"""Sockets: frames as the protocol wants them, messages in pieces, browsers that do not read or have gone."""

from __future__ import annotations

import asyncio
import json
import socket
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, State
from websockets.protocol import Protocol as WebSocket
from websockets.sync.client import connect
from websockets.uri import parse_uri

from fairytable.server.limits.rate_limiter import RateLimiter
from fairytable.server.listening import _reachable
from fairytable.server.settings import Settings
from fairytable.server.socket.admission import Visitor
from fairytable.server.socket.connections import Connection
from fairytable.server.socket.sockets import Outbox, Socket, _is_utf8, framed
from tests.server.people import Browser, a_person, a_room, seated
from tests.server.serving import PATIENCE, ThreadServer

MOST_BYTES = 300


class Ear:
    """Lets everybody in and listens itself; and the socket, which keeps what is said."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.said = b""
        self.is_shut = False

    def lets_in(self, _: Any) -> bool:
        return True

    def address_of(self, peer: str, _: Any) -> str:
        return peer

    def enter(self, _: str) -> bool:
        return True

    def rate_limiter(self) -> RateLimiter:
        return RateLimiter(per_second=0, at_once=100)

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return ("127.0.0.1", 1)

    def greet(self, _: Socket) -> Ear:
        return self

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def write(self, data: bytes) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self.is_shut

    def resume_reading(self) -> None:
        """Whoever reads here never stops."""

    def close(self) -> None:
        self.is_shut = True


def heard_on_a_socket(pieces: list[bytes]) -> tuple[list[bytes], bytes, bool]:
    """The messages, what was said after the greeting, and whether the socket was shut."""

    async def listen() -> tuple[list[bytes], bytes, bool]:
        ear: Any = Ear()
        outbox = Outbox()
        line = Socket(ear, set(), outbox, MOST_BYTES)
        line.connection_made(ear)
        browser = ClientProtocol(parse_uri("ws://here/"))
        browser.send_request(browser.connect())
        line.data_received(b"".join(browser.data_to_send()))
        outbox.empty()
        ear.said = b""
        for piece in pieces:
            if not ear.is_shut:
                line.data_received(piece)
                outbox.empty()
        return ear.messages, ear.said, ear.is_shut

    return asyncio.run(listen())


def heard_by_the_library(pieces: list[bytes]) -> tuple[list[bytes], bytes, bool]:
    library = WebSocket(SERVER, max_size=MOST_BYTES)
    messages, parts, said, is_shut, is_text, is_listening = [], b"", b"", False, False, True
    for piece in pieces:
        if is_shut:
            break
        library.receive_data(piece)
        for frame in library.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                parts += bytes(frame.data)
                is_text = frame.opcode is Opcode.TEXT or (is_text and frame.opcode is Opcode.CONT)
                if frame.fin and is_listening:
                    if is_text and not _is_utf8(parts):
                        is_listening = False
                        if library.state is State.OPEN:
                            library.send_close(1007)
                    else:
                        messages.append(parts)
                if frame.fin:
                    parts = b""
        for words in library.data_to_send():
            said += words
            is_shut = is_shut or not words
    return messages, said, is_shut


frames = st.builds(
    lambda opcode, data, fin: Frame(opcode, data, fin=fin).serialize(mask=True),
    st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    st.binary(max_size=40) | st.just(bytes(MOST_BYTES)) | st.just(bytes(MOST_BYTES + 1)),
    st.booleans(),
)
signals = st.builds(
    lambda opcode, data: Frame(opcode, data).serialize(mask=True),
    st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]),
    st.sampled_from([b"", b"\x03\xe8", b"\x03\xe8bye"]),
)


@given(st.lists(frames | signals | st.binary(min_size=1, max_size=12), max_size=12), st.data())
def test_a_socket_hears_what_the_library_hears_however_it_is_cut(sent: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(sent)
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, len(whole) - 1)), max_size=6), label="cuts"))
    at_frames = [piece for piece in sent if piece]
    anywhere = [
        whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True) if whole[start:end]
    ]
    for pieces in (at_frames, anywhere):
        assert heard_on_a_socket(pieces) == heard_by_the_library(pieces)


@pytest.mark.parametrize("size", [0, 125, 126, 127, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_goes_on_talking_after_a_goodbye_is_hung_up_on() -> None:
    no_text, words = (Frame(Opcode.TEXT, text).serialize(mask=True) for text in (b"\xff", bytes(MOST_BYTES)))
    _, said, is_shut = heard_on_a_socket([no_text, words])
    assert said.endswith(b"\x03\xef")  # 1007
    assert not is_shut, "there is time for a goodbye"
    assert heard_on_a_socket([no_text, *[words] * 100]) == ([], said, True)


def test_nothing_more_is_read_while_a_room_is_fetched_for_somebody() -> None:
    read = []

    class Line(Ear):
        def pause_reading(self) -> None:
            read.append("paused")

    async def say_hello() -> None:
        fetching: list[Any] = []
        worker: Any = SimpleNamespace(settings=Settings(), connections=0, spawn=fetching.append)
        line: Any = Line()
        Visitor(worker, line).heard(b'{"type":"hello","room":"r","person":"%s"}' % (b"p" * 32))
        fetching[0].close()

    asyncio.run(say_hello())
    assert read == ["paused"]


def test_there_is_a_socket_at_one_address_only(server: ThreadServer) -> None:
    for path in ("/", "/api/sockets", "/api/games"):
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://127.0.0.1:{server.port}{path}", open_timeout=PATIENCE)
    with connect(f"{server.socket_address}?a=b", open_timeout=PATIENCE) as line:
        line.send("{}")
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "refused"


def test_a_message_may_come_in_pieces_and_as_bytes(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"])
    with connect(server.socket_address, open_timeout=PATIENCE) as line:
        hello = json.dumps({"type": "hello", "room": made["room"], "person": host, "id": 5})
        line.send([hello[:10], hello[10:30], hello[30:]])
        heard = json.loads(line.recv(timeout=PATIENCE))
        assert (heard["type"], heard["to"]) == ("room", 5)
        line.send(b'{"type":"ping","id":6}')
        while heard["type"] != "pong":
            heard = json.loads(line.recv(timeout=PATIENCE))
        assert heard["to"] == 6


def test_messages_are_heard_one_after_the_other(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories", start=False)
    names = [f"Rosa {number}" for number in range(20)]
    ids = [red.send(type="rename", seat="red", name=name) for name in names]
    ids.append(red.send(type="ping"))
    to: list[int] = []
    while len(to) < len(ids):
        message = red.hear()
        if message.get("to") in ids:
            assert message["type"] in ("room", "pong")
            to.append(message["to"])
    assert to == ids
    assert red.room["seats"][0]["name"] == names[-1]


def test_a_message_that_is_much_too_large_ends_the_line(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories")
    red.send_raw("x" * 100_000)
    assert red.close_code() == 1009


def test_what_was_said_before_the_room_was_open_is_heard(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"])
    browser = Browser(server, made["room"], host)
    browser.settle()
    assert browser.room["room"] == made["room"]


def test_a_browser_that_has_gone_without_a_word_is_noticed(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.settle()
    room = server.worker.rooms[red.room_name]
    silent = next(connection for connection in room.connections if connection.looks_as == "blue")
    assert isinstance(silent, Connection)
    blue._socket.socket.shutdown(socket.SHUT_RD)  # it says nothing any more, not even that it has gone

    async def ping_twice() -> None:
        silent._socket._is_answering = False
        silent.ping()

    asyncio.run_coroutine_threadsafe(ping_twice(), server.loop).result(PATIENCE)
    heard: dict[str, Any] = red.until(
        lambda message: message["type"] == "room" and not message["seats"][1]["connected"]
    )
    assert heard["seats"][0]["connected"]


def test_a_browser_that_answers_a_ping_stays(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories")
    room = server.worker.rooms[red.room_name]
    own = next(connection for connection in room.connections if connection.looks_as == "red")
    for _ in range(3):
        server.loop.call_soon_threadsafe(own.ping)
        red.settle()
    assert own in room.connections


def test_the_server_says_where_others_find_it(server: ThreadServer) -> None:
    assert server.get("/api/health").json()["address"] == ""
    server.worker.address = "http://192.168.7.7:8000"
    assert server.get("/api/health").json()["address"] == "http://192.168.7.7:8000"
    assert _reachable("127.0.0.1") == "127.0.0.1"


def test_a_line_that_is_closed_by_the_browser_is_forgotten(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    before = server.worker.connections
    blue.close()
    red.until(lambda message: message["type"] == "room" and not message["seats"][1]["connected"])
    assert server.worker.connections == before - 1
    with pytest.raises(ConnectionClosed):
        blue.hear()

"""People at their browsers: they make rooms, come by links, answer, and remember every byte they heard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fairytable import new_match
from tests.engine.practice_games import goblin_market
from tests.server.serving import PATIENCE, Served

MOST_MESSAGES = 5_000
SEED = "a seed that occurs nowhere else"
OPEN_BROWSERS: list[Browser] = []
"""Every browser that a test has opened, to be closed after it."""


class Browser:
    """One browser in one room."""

    def __init__(
        self,
        server: Served,
        room: str,
        person: str,
        key: str | None = None,
        bookmark: str = "",
        language: str = "en",
        *,
        changes: bool = False,
        name: str = "",
    ) -> None:
        self.room_name = room
        self.person = person
        self.heard: list[str] = []
        self.room: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.bookmark = bookmark
        self._id = 0
        self._line = ExitStack()
        opening = connect(
            server.socket_address,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
            ssl=server.certificate,
            source_address=(server.comes_from, 0) if server.comes_from else None,
        )
        self._socket: ClientConnection = self._line.enter_context(opening)
        OPEN_BROWSERS.append(self)
        hello = {"room": room, "person": person, "key": key, "bookmark": bookmark, "language": language}
        self.send(type="hello", **hello, changes=changes, name=name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    def send(self, **message: Any) -> int:
        """Send a message and return its id."""
        self._id += 1
        self._socket.send(json.dumps({**message, "id": self._id}))
        return self._id

    def send_raw(self, message: str | bytes) -> None:
        self._socket.send(message)

    def hear(self) -> dict[str, Any]:
        """The next message, after taking to heart what it says."""
        raw = self._socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "changes":
            message = {**self.state, **message, "type": "state", "view": {**self.state["view"], **message["view"]}}
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "state":
            if self.state and self.state["match"] != message["match"]:
                self.log = []
            self.state = message
            del self.log[message["events_from"] :]
            self.log += message["events"]
        elif message["type"] == "chat":
            self.chat += message["lines"]
        self.bookmark = message.get("bookmark", self.bookmark)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Listen until a message is the wanted one."""
        for _ in range(MOST_MESSAGES):
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError("the wanted message never came")

    def until_so(self, is_so: Callable[[], object]) -> None:
        """Listen until it is so. It may have been heard already, while something else was listened for."""
        while not is_so():
            self.hear()

    def until_type(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == kind)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and listen for what comes of it."""
        to = self.send(**message)
        return self.until(lambda heard: heard.get("to") == to)

    def do(self, **message: Any) -> dict[str, Any]:
        """Send a message that must not be refused."""
        heard = self.ask(**message)
        assert heard["type"] != "refused", heard
        return heard

    def refused(self, **message: Any) -> str:
        """Send a message that must be refused; the reason."""
        heard = self.ask(**message)
        assert heard["type"] == "refused", heard
        assert heard["sentence"]
        return str(heard["reason"])

    def settle(self) -> None:
        """Hear everything that was said before now."""
        self.ask(type="ping")

    def close_code(self) -> int:
        """Listen until the server hangs up."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.state["question"]
        return question

    def answer(self, option: str, seat: str | None = None) -> dict[str, Any]:
        """Answer the open question; the state after it."""
        assert self.question is not None
        seat = seat or self.question["seat"]
        return self.do(type="answer", seat=seat, number=self.question["number"], option=option)

    def catch_up(self, number: int) -> None:
        """Listen until the state is at least as new as this."""
        if self.state.get("number", -1) < number:
            self.until(lambda message: message["type"] == "state" and message["number"] >= number)


def close_browsers() -> None:
    while OPEN_BROWSERS:
        OPEN_BROWSERS.pop().close()


def a_person(server: Served) -> str:
    person: str = server.post("/api/people").json()["person"]
    return person


def a_room(
    server: Served, host: str, game: str, seats: Sequence[dict[str, Any] | str], **wishes: Any
) -> dict[str, Any]:
    """A new room, begun unless the wishes say otherwise: its name and its keys."""
    wanted = [{"seat": seat} if isinstance(seat, str) else seat for seat in seats]
    response = server.post("/api/rooms", host, {"game": game, "seats": wanted, "start": True, "pause": 0, **wishes})
    assert response.status_code == 200, response.text
    made: dict[str, Any] = response.json()
    return made


def link_from(browser: Browser, **wish: str) -> str:
    """The key of the link that the wish brings."""
    to = browser.send(**wish)
    key: str = browser.until(lambda message: message["type"] == "link" and message["to"] == to)["key"]
    return key


def seated(server: Served, game: str, seats: Sequence[str] = ("red", "blue"), **wishes: Any) -> list[Browser]:
    """People at a table, each by a link of their own; the host sits on the first seat. Luck is the same each time."""
    host = a_person(server)
    if "pack" not in wishes:
        chosen = goblin_market if game == goblin_market.slug else game
        record = new_match(chosen, seats, SEED, wishes.get("options")).record()
        wishes["record"] = json.loads(record.to_json())
    made = a_room(server, host, game, seats, **wishes)
    browsers = []
    for place, seat in enumerate(seats):
        person = a_person(server) if place else host
        browser = Browser(server, made["room"], person, made["seat_keys"][seat])
        browser.until_type("state" if wishes.get("start", True) else "room")
        browsers.append(browser)
    return browsers


def play_on(browsers: Sequence[Browser], luck: random.Random, most: int = 100_000) -> int:
    """Everybody answers whatever comes to mind until the match is over, or so many answers were given."""
    answered = 0
    while answered < most:
        browser = next((browser for browser in browsers if browser.state["question"]), None)
        if browser is None or browser.question is None:
            for other in browsers:  # a window may have closed, and not everybody has heard of it
                other.settle()
            if browsers[0].state["window"] or any(other.state["question"] for other in browsers):
                continue
            assert browsers[0].state["result"], "nobody is asked, and the match is not over"
            break
        question = browser.question
        option = luck.choice(question["options"])["option"]
        told = browser.ask(type="answer", seat=question["seat"], number=question["number"], option=option)
        if told["type"] == "refused":
            assert question["quiet"], told  # the window has closed meanwhile
            browser.settle()
            continue
        answered += 1
        for other in browsers:
            other.catch_up(told["number"])
    return answered


def a_ferry_with_two_at_the_dock(**options: str) -> dict[str, Any]:
    """A record at whose end two are asked whether they come along, for the first time in the match."""
    for seed in range(1_000):
        match = new_match("fantastic-stories", 3, seed, {"expert": "on", **options})
        luck = random.Random(seed)
        while len(match.questions) == 1 and len(match.answers) < 300:
            question = match.questions[0]
            match.answer(question.seat, luck.choice(question.options))
        if len(match.questions) == 2 and not any(event.values.get("passengers") for event in match.events or ()):
            record: dict[str, Any] = json.loads(match.record().to_json())
            return record
    raise AssertionError("no such match was found")

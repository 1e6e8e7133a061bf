"""Two workers on one PostgreSQL: any of them serves any room."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import Browser, a_person, a_room, play_on
from tests.server.serving import ThreadServer, quick_settings


@pytest.fixture
def workers(serve: Callable[..., ThreadServer], postgres_database: str) -> tuple[ThreadServer, ThreadServer]:
    settings = quick_settings(postgres_database)
    return serve(settings), serve(settings)


def at_both(workers: tuple[ThreadServer, ThreadServer], game: str, **options: str) -> tuple[Browser, Browser]:
    host = a_person(workers[0])
    made = a_room(workers[0], host, game, ["red", "blue"], options=options)
    red = Browser(workers[0], made["room"], host, made["seat_keys"]["red"])
    red.until_type("state")
    blue = Browser(workers[1], made["room"], a_person(workers[1]), made["seat_keys"]["blue"])
    blue.until_type("state")
    return red, blue


def test_two_people_at_two_workers_play_a_whole_match(workers: tuple[ThreadServer, ThreadServer]) -> None:
    red, blue = at_both(workers, "fantastic-stories", **{"round-limit": "30"})
    answers = play_on([red, blue], random.Random(3))
    assert red.state["answers"] == blue.state["answers"] == answers
    assert red.state["result"] == blue.state["result"]
    assert red.log == blue.log
    assert red.state["seed"] == blue.state["seed"]


def test_of_two_answers_at_two_workers_one_is_taken(workers: tuple[ThreadServer, ThreadServer]) -> None:
    host = a_person(workers[0])
    made = a_room(workers[0], host, "fantastic-stories", ["red", "blue"], options={"start-player": "red"})
    browsers = [Browser(worker, made["room"], host, made["seat_keys"]["red"]) for worker in workers]
    luck = random.Random(6)
    for browser in browsers:
        browser.until_type("state")
    for _ in range(15):
        question = browsers[0].question
        assert question is not None
        assert browsers[1].question == question
        options = [option["option"] for option in question["options"] if option["verb"] != "end"]
        if not options:
            break
        click = {"type": "answer", "seat": "red", "number": question["number"]}
        together = threading.Barrier(2)
        with ThreadPoolExecutor(2) as hands:
            clicks = [hands.submit(_at_once, together, b, click | {"option": luck.choice(options)}) for b in browsers]
        outcomes = [done.result()["type"] for done in clicks]
        assert sorted(outcomes) == ["refused", "state"]
        newest = max(browser.state["answers"] for browser in browsers)
        for browser in browsers:
            while browser.state["answers"] < newest:
                browser.hear()
    rooms = [worker.worker.rooms[made["room"]] for worker in workers]
    records = [room.match.record() for room in rooms if room.match]
    assert records[0] == records[1]


def _at_once(together: threading.Barrier, browser: Browser, click: dict[str, Any]) -> dict[str, Any]:
    together.wait()
    return browser.ask(**click)


def test_what_happens_at_one_worker_is_heard_at_the_other(workers: tuple[ThreadServer, ThreadServer]) -> None:
    red, blue = at_both(workers, "fantastic-stories", **{"start-player": "red"})
    red.until(lambda message: message["type"] == "room" and all(seat["connected"] for seat in message["seats"]))
    red.do(type="rename", seat="red", name="Rosa")
    blue.until(lambda message: message["type"] == "room" and message["seats"][0]["name"] == "Rosa")
    red.do(type="chat", seat="red", text="Hello there")
    assert blue.until_type("chat")["lines"][0]["text"] == "Hello there"
    red.answer("castle 2")
    blue.until(lambda message: message["type"] == "state" and message["answers"] == 1)
    red.do(type="undo", seat="red", ask=True)
    asked = blue.until(lambda message: message["type"] == "room" and message["undo_asked"])["undo_asked"]
    blue.do(type="agree", seat="blue", number=asked["number"], yes=True)
    red.until(lambda message: message["type"] == "state" and message["undone"] == 1)
    assert red.state["answers"] == 0
    blue.close()
    red.until(lambda message: message["type"] == "room" and not message["seats"][1]["connected"])


def test_secret_answers_given_at_two_workers_come_together(workers: tuple[ThreadServer, ThreadServer]) -> None:
    red, blue = at_both(workers, "goblin-market")
    red.answer("pass")
    blue.answer("pass")
    for browser in (red, blue):
        while browser.state["answers"] < 2:
            browser.hear()
    assert red.state["view"]["turn"] == blue.state["view"]["turn"] == 1

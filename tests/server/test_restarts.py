"""The server is killed in the middle of play, again and again: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fairytable.server.settings import Settings
from fairytable.server.storage.store import DatabaseInUse, Store
from tests.server.people import Browser, a_ferry_with_two_at_the_dock, a_person, a_room
from tests.server.serving import PATIENCE, ProcessServer, ThreadServer, quick_settings

TIMES_KILLED = 12


def test_nothing_that_was_told_is_lost_when_the_server_is_killed(database: str) -> None:
    """Some answers are on their way when the server dies. Whether they counted, the players see when they are back."""
    settings = quick_settings(database)
    server = ProcessServer(settings)
    people = {"red": a_person(server), "blue": a_person(server), "green": a_person(server)}
    made = a_room(server, people["red"], "fantastic-stories", list(people), options={"expert": "on"})
    keys: dict[str, Any] = made["seat_keys"]
    luck = random.Random(database[:6])
    told: list[str] = []
    fingerprint = ""
    for _ in range(TIMES_KILLED):
        browsers = [Browser(server, made["room"], person, keys[seat]) for seat, person in people.items()]
        for browser in browsers:
            browser.until_type("state")
        assert [event["sentence"] for event in browsers[0].log][: len(told)] == told
        fingerprint = fingerprint or browsers[0].state["seed_fingerprint"]
        assert browsers[0].state["seed_fingerprint"] == fingerprint
        answers = play_until_killed(server, browsers, luck)
        told = max((log_of(browser) for browser in browsers), key=len)
        assert answers <= max(browser.state["answers"] for browser in browsers) + 1
        for browser in browsers:
            browser.close()
        server = ProcessServer(settings)
    watching = Browser(server, made["room"], people["red"])
    watching.until_type("state")
    assert log_of(watching)[: len(told)] == told
    assert watching.state["answers"] > TIMES_KILLED
    server.kill()


def play_until_killed(server: ProcessServer, browsers: list[Browser], luck: random.Random) -> int:
    """Play a few answers, then send one more and kill the server before or after it could be stored."""
    for _ in range(luck.randrange(1, 7)):
        browser = next(browser for browser in browsers if browser.question)
        assert browser.question is not None
        state = browser.answer(luck.choice(browser.question["options"])["option"])
        for other in browsers:
            other.catch_up(state["number"])
    browser = next(browser for browser in browsers if browser.question)
    assert browser.question is not None
    last = luck.choice(browser.question["options"])["option"]
    browser.send(type="answer", seat=browser.question["seat"], number=browser.question["number"], option=last)
    if luck.random() < 0.5:
        browser.until_type("state")
    server.kill()
    for browser in browsers:
        try:
            while True:
                browser.hear()
        except ConnectionClosed:
            continue
    return max(int(browser.state["answers"]) for browser in browsers)


@pytest.mark.parametrize("under_way", ["window", "undo", "hint"])
def test_a_kill_in_the_midst_of_a_window_an_undo_or_a_hint_loses_nothing(sqlite_database: str, under_way: str) -> None:
    settings = quick_settings(sqlite_database, window=100)
    server = ProcessServer(settings)
    people = [a_person(server), a_person(server)]
    made = a_room(server, people[0], "dice-upon-a-time", ["red", "blue"])
    keys = [made["seat_keys"][seat] for seat in ("red", "blue")]
    luck = random.Random(under_way)
    told: list[str] = []
    undone = answers = 0
    for _ in range(3):
        red, blue = (Browser(server, made["room"], person, key) for person, key in zip(people, keys, strict=True))
        for browser in (red, blue):
            browser.until_type("state")
        assert red.state["undone"] - undone in ((0, 1) if under_way == "undo" else (0,))
        if red.state["undone"] == undone:  # else an undo was stored of which nobody had heard
            assert log_of(red)[: len(told)] == told
            assert red.state["answers"] >= answers
        until = red.state["answers"] + 6
        play_while([red, blue], luck, lambda red=red, until=until: red.state["answers"] < until)  # type: ignore[misc]
        if under_way == "window":
            play_while([red, blue], luck, lambda red=red: not red.state["window"])  # type: ignore[misc]
            if asked := next((browser for browser in (red, blue) if browser.question), None):
                send_any_answer(asked, luck)
        else:
            play_while([red, blue], luck, lambda red=red, blue=blue: is_quiet(red) or is_quiet(blue))  # type: ignore[misc]
            asked, other = (red, blue) if red.question else (blue, red)
            assert asked.question is not None
            if under_way == "undo":
                seat = other.room["seats"][0 if other is red else 1]["seat"]
                other.send(type="undo", seat=seat, ask=True)
                heard = other.until(lambda message: message.get("to") or (message.get("undo_asked")))
                if heard["type"] == "room" and heard["undo_asked"]:
                    number = heard["undo_asked"]["number"]
                    asked.send(type="agree", seat=asked.question["seat"], number=number, yes=True)
            else:
                ask_for_a_hint(server, asked)
                send_any_answer(asked, luck)
        server.kill()
        for browser in (red, blue):
            with suppress(ConnectionClosed):
                while True:
                    browser.hear()
            browser.close()
        told = max((log_of(browser) for browser in (red, blue)), key=len)
        undone = max(browser.state["undone"] for browser in (red, blue))
        answers = max(browser.state["answers"] for browser in (red, blue) if browser.state["undone"] == undone)
        server = ProcessServer(settings)
    server.kill()


def play_while(browsers: list[Browser], luck: random.Random, is_so: Callable[[], bool]) -> None:
    """Answer whatever is asked, and wait where nothing is, as long as it is so."""
    while is_so():
        asked = next((browser for browser in browsers if browser.question), None)
        if asked is None:
            browsers[0].hear()
        else:
            to = send_any_answer(asked, luck)
            asked.until(lambda message, to=to: message.get("to") == to)  # type: ignore[misc]
        for browser in browsers:
            browser.settle()


def is_quiet(browser: Browser) -> bool:
    return bool(browser.state["window"])


def send_any_answer(browser: Browser, luck: random.Random) -> int:
    question = browser.question
    assert question is not None
    option = luck.choice(question["options"])["option"]
    return browser.send(type="answer", seat=question["seat"], number=question["number"], option=option)


def ask_for_a_hint(server: ProcessServer, browser: Browser) -> None:
    """Ask, and do not wait for what comes of it."""
    assert browser.question is not None
    path = f"/api/rooms/{browser.room_name}/hints?seat={browser.question['seat']}"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {browser.person}\r\n\r\n"
        line.sendall(head.encode())


def log_of(browser: Browser) -> list[str]:
    return [event["sentence"] for event in browser.log]


def test_secret_answers_survive_a_kill_and_stay_secret(database: str) -> None:
    """A match at the moment where only one of two has said whether a pawn comes along on the ferry."""
    settings = quick_settings(database)
    record = a_ferry_with_two_at_the_dock()
    server = ProcessServer(settings)
    host = a_person(server)
    seats = list(record["seats"])
    made = a_room(server, host, "fantastic-stories", seats, record=record)
    people = {seat: a_person(server) for seat in seats}
    browsers = {seat: Browser(server, made["room"], people[seat], made["seat_keys"][seat]) for seat in seats}
    for browser in browsers.values():
        browser.until_type("state")
    first, second = browsers[seats[0]].state["waiting_for"]
    browsers[first].answer("yes")
    server.kill()
    server = ProcessServer(settings)
    back = {seat: Browser(server, made["room"], people[seat]) for seat in seats}
    for seat, browser in back.items():
        browser.until_type("state")
        assert browser.state["waiting_for"] == [second]
        assert (browser.question is not None) == (seat == second)
        assert not any("came along" in raw for raw in browser.heard)
    told = back[second].answer("no")
    assert sum("came along" in event["sentence"] for event in told["events"]) == 1
    assert [event["key"] for event in told["events"]].count("stayed_ashore") == 1
    server.kill()


def test_a_second_server_on_the_same_file_is_refused(sqlite_database: str) -> None:
    settings = Settings(database=sqlite_database)
    first = ThreadServer(settings)
    loop = asyncio.new_event_loop()
    try:
        with pytest.raises(DatabaseInUse, match="Another server"):
            Store(settings.database_url).open(loop)
    finally:
        loop.close()
        first.stop()

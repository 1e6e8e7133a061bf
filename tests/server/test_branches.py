"""Going on from a record: the table is as it was, and its luck is known to nobody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fairytable import new_match, verify
from fairytable.engine.chance import seed_fingerprint
from fairytable.server.settings import Settings
from tests.server.people import Browser, a_person, a_room
from tests.server.serving import ThreadServer

HERE = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "here"}]


@pytest.fixture
def server(serve: Callable[..., ThreadServer], settings: Settings) -> ThreadServer:
    return serve(msgspec.structs.replace(settings, same_luck=False))


def a_finished_record() -> dict[str, Any]:
    match = new_match("fantastic-stories", ["red", "blue"], "known to everybody", {"round-limit": "30"})
    luck = random.Random(9)
    while not match.is_over:
        match.answer(match.questions[0].seat, luck.choice(match.questions[0].options))
    record: dict[str, Any] = msgspec.to_builtins(match.record())
    return record


def gone_on(server: ThreadServer, record: dict[str, Any], answers: int, seats: list[Any] = HERE) -> Browser:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", seats, record=record, answers=answers)
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    return browser


def play_alone(browser: Browser, luck: random.Random, most: int = 100_000) -> None:
    """One person answers for every seat."""
    for _ in range(most):
        if browser.state["result"]:
            break
        if browser.question is None:
            browser.do(type="look", seat=browser.state["waiting_for"][0])
            browser.settle()
            continue
        browser.answer(luck.choice(browser.question["options"])["option"])


def test_who_has_the_record_does_not_know_how_a_branch_of_it_goes_on(server: ThreadServer) -> None:
    record = a_finished_record()
    first, second = gone_on(server, record, 5), gone_on(server, record, 5)
    assert first.state["view"] == second.state["view"]
    fingerprints = {record["seed_fingerprint"], *(browser.state["seed_fingerprint"] for browser in (first, second))}
    assert len(fingerprints) == 3
    for browser in (first, second):
        play_alone(browser, random.Random(3), most=60)
    rolls = [[event for event in browser.log if event["key"] == "rolled"] for browser in (first, second)]
    assert rolls[0] != rolls[1]


def test_the_record_of_a_branch_is_true_and_tells_its_luck_at_the_end(server: ThreadServer) -> None:
    record = a_finished_record()
    browser = gone_on(server, record, 5)
    told = browser.state["seed_fingerprint"]
    play_alone(browser, random.Random(4))
    assert seed_fingerprint(browser.state["seed"]) == told
    match = verify(server.get(f"/api/rooms/{browser.room_name}/record", browser.person).content)
    assert match.is_over
    assert match.latest_seed == browser.state["seed"]
    assert match.branches[-1].answers == 5
    replay = server.get(f"/api/rooms/{browser.room_name}/replay", browser.person, start=len(match.answers)).json()
    assert replay["steps"][-1]["view"] == browser.state["view"]
    assert replay["seed"] == browser.state["seed"]


def test_a_branch_survives_a_restart_and_an_undo(
    serve: Callable[..., ThreadServer], settings: Settings, server: ThreadServer
) -> None:
    record = a_finished_record()
    browser = gone_on(server, record, 5)
    play_alone(browser, random.Random(5), most=6)
    last = server.worker.rooms[browser.room_name].match
    assert last is not None
    browser.do(type="undo", seat=last.answers[-1][0], ask=True)
    before = server.worker.rooms[browser.room_name].match
    assert before is not None
    browser.close()
    server.stop()
    again = serve(msgspec.structs.replace(settings, same_luck=False))
    back = Browser(again, browser.room_name, browser.person)
    back.until_type("state")
    after = again.worker.rooms[browser.room_name].match
    assert after is not None
    assert after.record() == before.record()
    assert after.branches[-1].answers == 5


def test_a_bot_plays_on_in_a_branch(server: ThreadServer) -> None:
    record = a_finished_record()
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    browser = gone_on(server, record, 5, seats)
    for _ in range(60):
        if any(event["moment"] > 5 and event["values"].get("seat") == "blue" for event in browser.log):
            break
        if browser.question is not None:
            browser.answer(browser.question["options"][-1]["option"])
        else:
            browser.until_type("state")
    else:
        raise AssertionError("the bot never answered")
    match = server.worker.rooms[browser.room_name].match
    assert match is not None
    assert verify(match.record()).answers == match.answers

"""Records that people bring are bounded, and nobody's table waits while they are played again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fairytable.engine.match import Match
from fairytable.engine.records import Record, read_record
from fairytable.matches import new_match
from fairytable.server.room.replays import Replayer
from fairytable.server.settings import Settings
from tests.server.people import Browser, a_person, a_room, seated
from tests.server.serving import ThreadServer


def a_match(branches: int = 0) -> Match:
    """A finished match in which the luck was drawn anew before each of the first answers."""
    match = new_match("fantastic-stories", 2, 5, {"round-limit": "30"})
    luck = random.Random(5)
    while not match.is_over:
        if len(match.branches) < branches:
            match.branch(len(match.branches))
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    return match


def as_json(record: Record) -> Any:
    return json.loads(record.to_json())


def wishes(record: Any) -> list[tuple[str, Any]]:
    seats = [{"seat": "red"}, {"seat": "blue"}]
    return [
        ("/api/replays", {"record": record}),
        ("/api/rooms", {"game": "fantastic-stories", "seats": seats, "record": record}),
    ]


def test_a_record_with_branches_is_played_again_branch_by_branch_and_no_branch_twice() -> None:
    match = a_match(branches=20)
    again = new_match("fantastic-stories", 2, 5, {"round-limit": "30"})
    for answer in match.answers:
        again.answer_again([answer], match.branches)
    assert again.branches == match.branches
    assert again.table_fingerprint == match.table_fingerprint


@pytest.mark.parametrize("bound", ["record_answers", "record_branches"])
def test_a_record_that_is_too_long_is_refused_in_a_sentence(
    serve: Callable[..., ThreadServer], settings: Settings, bound: str
) -> None:
    limits = msgspec.structs.replace(settings.limits, **{bound: 3})
    server = serve(msgspec.structs.replace(settings, limits=limits))
    for path, wish in wishes(as_json(a_match(branches=4).record())):
        refused = server.post(path, a_person(server), wish)
        assert (refused.status_code, refused.json()["reason"]) == (413, "record_too_long")
        assert "longer than any match" in refused.json()["detail"]


def test_a_record_that_takes_too_long_is_given_up(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, record_seconds=-1.0)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    for path, wish in wishes(as_json(a_match().record())):
        assert server.post(path, a_person(server), wish).json()["reason"] == "record_too_long"


def test_when_too_many_wait_the_next_is_told_to_come_again(
    serve: Callable[..., ThreadServer], settings: Settings
) -> None:
    limits = msgspec.structs.replace(settings.limits, thoughts_waiting=0)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    for path, wish in wishes(as_json(a_match().record())):
        refused = server.post(path, a_person(server), wish)
        assert (refused.status_code, refused.json()["reason"]) == (503, "busy")


def test_tables_go_on_while_a_record_is_played_again(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that plays records is held until somebody at a table has been answered."""
    red, blue = seated(server, "fantastic-stories")
    went_on: list[bool] = []
    plain = Replayer.loaded

    async def held(self: Replayer, record: Record, game_pack: Any) -> Match:
        match = await plain(self, record, game_pack)
        browser = next(browser for browser in (red, blue) if browser.state["question"])
        question = browser.question
        assert question is not None
        told = await self.in_turn(lambda _: browser.answer(question["options"][0]["option"]))
        went_on.append(told["type"] == "state")
        return match

    monkeypatch.setattr(Replayer, "loaded", held)
    assert server.post("/api/replays", json={"record": as_json(a_match().record())}).status_code == 200
    assert went_on == [True]


@pytest.mark.parametrize(("field", "lie"), [("winners", ["green"]), ("table_fingerprint", "0" * 32)])
def test_a_record_that_tells_another_end_than_its_answers_lead_to_is_refused(
    server: ThreadServer, field: str, lie: Any
) -> None:
    record = msgspec.structs.replace(a_match().record(), **{field: lie}).sealed()
    for path, wish in wishes(as_json(record)):
        refused = server.post(path, a_person(server), wish)
        assert refused.json()["reason"] == "damaged_record"
        assert "is not true" in refused.json()["detail"]


def test_a_match_that_went_on_from_a_record_keeps_its_beginning_and_the_room_does_not(server: ThreadServer) -> None:
    """Whatever changes in the room is written whole; a long record must not be written with every new name."""
    record = a_match().record()
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "here"}]
    made = a_room(server, host, "fantastic-stories", seats, start=False, record=as_json(record), answers=9)
    browser = Browser(server, made["room"], host)
    assert browser.until_type("room")["goes_on"]
    browser.do(type="start")
    browser.until_type("state")
    assert browser.state["answers"] == 9
    assert browser.room["goes_on"]
    assert server.worker.rooms[made["room"]].stored.opening is None
    assert read_record(record).seed != server.worker.rooms[made["room"]].stored.seed

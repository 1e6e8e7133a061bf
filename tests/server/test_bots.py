"""Bots at the table: they think in processes of their own."""

from __future__ import annotations

import json
import logging
import os
import random
import select
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fairytable import new_match
from fairytable.bots import BOTS, LEVELS
from fairytable.engine.match import Match
from fairytable.engine.records import Branch
from fairytable.games import GAMES
from fairytable.server.room.bot_processes import MatchSoFar, think
from fairytable.server.room.bots import breath
from fairytable.server.settings import Settings
from fairytable.server.storage.stored import StoredMatch
from fairytable.server.wording.library import Library
from tests.server.people import Browser, a_person, a_room
from tests.server.serving import PATIENCE, ProcessServer, ThreadServer


def test_a_bot_that_goes_on_after_an_answer_of_its_own_pauses_half_as_long() -> None:
    match = new_match("fantastic-stories", seats=["red", "blue"], seed=6)
    assert breath(match, match.questions[0], 800) == 800, "nobody has answered yet"
    asked = []
    while len(match.answers) < 12:
        question = match.questions[0]
        asked.append((question.seat, breath(match, question, 800)))
        match.answer(question.seat, question.options[0])
    assert len({seat for seat, _ in asked}) == 2
    for (before, _), (seat, pause) in pairwise(asked):
        assert pause == (400 if seat == before else 800)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_person_plays_against_bots(server: ThreadServer, game: Any) -> None:
    host = a_person(server)
    seats = [{"seat": game.seats[0], "kind": "here", "name": "Rosa"}]
    seats += [
        {"seat": seat, "kind": "bot", "level": level} for seat, level in zip(game.seats[1:3], LEVELS, strict=False)
    ]
    made = a_room(server, host, game.slug, seats, options=dict(game.bots.options))
    rosa = Browser(server, made["room"], host)
    rosa.until_type("state")
    luck = random.Random(1)
    while rosa.state["answers"] < 60 and not rosa.state["result"]:
        if rosa.question is not None:
            rosa.answer(luck.choice(rosa.question["options"])["option"])
        else:
            rosa.hear()
    match = server.worker.rooms[made["room"]].match
    assert match is not None
    assert {seat for seat, _ in match.answers} == set(game.seats[:3])
    assert [seat["kind"] for seat in rosa.room["seats"]] == ["person", "bot", "bot"]


def test_with_bots_alone_an_undo_needs_nobodys_agreement(server: ThreadServer) -> None:
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "red"})
    red = Browser(server, made["room"], host)
    red.until_type("state")
    red.answer("castle 2")
    red.do(type="undo", seat="red", ask=True)
    red.settle()
    assert red.state["answers"] == 0
    red.answer("castle 3")
    red.answer("end")
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    assert red.state["answers"] > 3


def test_a_bot_that_dies_is_replaced(server: ThreadServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "fairytable.server")
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "blue"})
    red = Browser(server, made["room"], host)
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    pool = server.worker.bot_processes._pool
    assert pool is not None
    for process in list(pool._processes.values()):
        os.kill(process.pid or 0, 9)
    while red.question:
        red.answer(red.question["options"][-1]["option"])
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    assert [record.getMessage() for record in caplog.records] == []  # else it gave the first best answer


def test_when_the_server_is_killed_its_thinkers_go_too(settings: Settings) -> None:
    server = ProcessServer(settings)
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "blue"})
    Browser(server, made["room"], host).until(
        lambda message: message["type"] == "state" and message["waiting_for"] == ["red"]
    )
    thinkers = [pid for pid in children_of(server.pid) if "spawn_main" in command_of(pid)]
    assert thinkers
    ends = [os.pidfd_open(pid) for pid in thinkers]
    server.kill()
    for end in ends:
        ended, _, _ = select.select([end], [], [], PATIENCE)
        assert ended, "a thinker has outlived the server"
        os.close(end)


def children_of(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def command_of(pid: int) -> str:
    """What a process runs."""
    return Path(f"/proc/{pid}/cmdline").read_text()


def test_a_thinker_remembers_a_match_and_notices_when_it_went_another_way() -> None:
    game = GAMES[0]
    from fairytable.engine.packs import load_pack

    pack = load_pack(game)
    options = game.check_options({})
    kept = StoredMatch(
        match="m",
        room="r",
        game=game.slug,
        rules_version=1,
        pack=pack.hash,
        options=options,
        seats=("red", "blue"),
        seed=5,
    )
    match = Match(game, pack, kept.seats, kept.seed, options)
    luck = random.Random(3)
    earlier: list[tuple[str, str]] = []
    for turn in range(40):
        question = match.questions[0]
        assert (
            think(MatchSoFar(kept, {}, match.answers[:], ()), question.seat, "random", turn).option in question.options
        )
        if turn == 10:
            earlier = match.answers[:]
        match.answer(question.seat, luck.choice(question.options))
    back = Match(game, pack, kept.seats, kept.seed, options)
    for seat, option in earlier:
        back.answer(seat, option)
    question = back.questions[0]
    assert think(MatchSoFar(kept, {}, earlier, ()), question.seat, "random", 1).option in question.options
    one, another = ((Branch(len(earlier), luck),) for luck in ("one luck", "another luck"))
    think(MatchSoFar(kept, {}, earlier, one), question.seat, "random", 1)
    anew = Match(game, pack, kept.seats, kept.seed, options, answers=earlier, branches=another)
    for _ in range(6):  # the same answers, and then the dice fall otherwise
        question = anew.questions[0]
        anew.answer(question.seat, question.options[0])
    question = anew.questions[0]
    assert think(MatchSoFar(kept, {}, anew.answers[:], another), question.seat, "random", 1).option in question.options


def test_every_level_has_a_bot() -> None:
    assert tuple(Library().bots) == LEVELS
    assert set(LEVELS) <= set(BOTS)


def test_only_bots_that_the_server_offers_can_be_seated(server: ThreadServer) -> None:
    """A name from the network never decides what is imported."""
    person = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "os:abort"}]
    refused = server.post("/api/rooms", person, {"game": "fantastic-stories", "seats": seats})
    assert (refused.status_code, refused.json()["reason"]) == (422, "no_bot_level")
    room = a_room(server, person, "fantastic-stories", [{"seat": "red", "kind": "here"}, "blue"], start=False)
    browser = Browser(server, room["room"], person)
    to = browser.send(type="set_seat", seat="blue", kind="bot", level="os:abort")
    answer = browser.until(lambda message: message.get("to") == to)
    assert (answer["type"], answer["reason"]) == ("refused", "no_bot_level")


def test_where_all_play_together_a_bot_says_what_it_does_about_the_thing_somebody_points_at(
    server: ThreadServer,
) -> None:
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot"}, {"seat": "green", "kind": "bot"}]
    begun = json.loads(new_match("threetale", ("red", "blue", "green"), "a friend points").record().to_json())
    made = a_room(server, host, "threetale", seats, record=begun)
    red = Browser(server, made["room"], host)
    red.until_type("state")
    red.do(type="point", seat="red", thing="1,1")
    while not red.chat:
        if red.question is not None:
            options = [offered["option"] for offered in red.question["options"]]
            red.answer("end" if "end" in options else options[0])
        else:
            red.hear()
    (line, *_) = red.chat
    assert line["seat"] in ("blue", "green")
    assert line["text"].startswith(("Gladly! ", "I would rather do something else. "))

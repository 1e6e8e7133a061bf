"""One seed and one list of answers give one record: in a browser's room, at a table of the lab, in the environment."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fairytable import GAMES, Game, new_match
from fairytable.engine.records import Record
from fairytable.environment import environment
from fairytable.matches import load_match
from tests.server.people import Browser, a_person, a_room
from tests.server.serving import ThreadServer

SEED = 11
ANSWERS = 25


def record_of_a_room(server: ThreadServer, game: Game[Any]) -> Record:
    """One person holds all seats of a room and answers over the socket, whatever comes to mind."""
    host = a_person(server)
    seats = game.check_seats(game.identity.fewest_seats)
    begun = json.loads(new_match(game, seats, SEED, game.bots.options).record().to_json())
    made = a_room(server, host, game.slug, [{"seat": seat, "kind": "here"} for seat in seats], record=begun)
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    luck = Random(3)
    while browser.state["answers"] < ANSWERS:
        for seat in browser.state["waiting_for"]:
            browser.do(type="look", seat=seat)
            browser.settle()
            if browser.question is not None:
                browser.answer(luck.choice(browser.question["options"])["option"])
                browser.settle()
    return load_match(server.get(f"/api/rooms/{made['room']}/record", host).content).record()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_same_seed_and_answers_give_the_same_record_everywhere(server: ThreadServer, game: Game[Any]) -> None:
    in_the_room = record_of_a_room(server, game)
    answers = [(seat, option) for seat, option in (line.split(": ", 1) for line in in_the_room.answers)]
    in_the_lab = new_match(game, in_the_room.seats, SEED, game.bots.options, quiet=True)
    env = environment(game, in_the_room.seats, actions=600)
    env.reset(seed=SEED)
    in_the_lab.answer_again(answers)
    while env.record() != in_the_room:
        waiting = [option for seat, option in answers[len(env.record().answers) :] if seat == env.agent_selection]
        env.step(env.legal_options(env.agent_selection).index(waiting[0]))
    assert in_the_lab.record() == in_the_room

"""Who wants to hear only what has changed knows as much as who hears everything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fairytable.games import GAMES
from tests.server.people import Browser, play_on, seated
from tests.server.serving import ThreadServer

ANSWERS = 25


def beside(browser: Browser, server: ThreadServer) -> Browser:
    """A second browser of the same person, which hears of changes."""
    other = Browser(server, browser.room_name, browser.person, changes=True)
    other.until_type("state")
    return other


def kinds(browser: Browser) -> list[str]:
    """What the browser was sent about the match, one word for each message."""
    return [kind for raw in browser.heard if (kind := json.loads(raw)["type"]) in ("state", "changes")]


def known(browser: Browser) -> dict[str, Any]:
    """The match as the browser knows it, without what depends on when it was told."""
    passing = ("to", "events", "events_from", "undo", "window")
    return {name: value for name, value in browser.state.items() if name not in passing}


def listen_to_the_same(one: Browser, other: Browser) -> None:
    """Hear everything, until both have heard of the same: a window may close at any moment."""
    one.settle()
    other.settle()
    while one.state["number"] != other.state["number"]:
        one.catch_up(other.state["number"])
        other.catch_up(one.state["number"])


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_changes_laid_over_the_state_before_are_the_whole_state(slug: str, server: ThreadServer) -> None:
    game = next(game for game in GAMES if game.slug == slug)
    players = seated(server, slug, game.seats[: max(2, game.identity.fewest_seats)])
    whole = players[0]
    brief = beside(whole, server)
    luck = random.Random(slug)
    sent = {"whole": 0, "brief": 0}
    for _ in range(ANSWERS):
        whole.heard.clear()
        brief.heard.clear()
        play_on(players, luck, 1)
        listen_to_the_same(brief, whole)
        assert known(brief) == known(whole)
        assert brief.log == whole.log
        assert set(kinds(brief)) <= {"changes"} or brief.state["result"]
        sent["whole"] += sum(map(len, whole.heard))
        sent["brief"] += sum(map(len, brief.heard))
    assert sent["brief"] < 0.8 * sent["whole"]


def test_whoever_comes_back_hears_the_whole_state(server: ThreadServer) -> None:
    players = seated(server, "fantastic-stories")
    brief = beside(players[0], server)
    play_on(players, random.Random(1), 3)
    brief.catch_up(players[0].state["number"])
    assert kinds(brief)[0] == "state"
    assert set(kinds(brief)[1:]) == {"changes"}
    brief.close()
    play_on(players, random.Random(2), 3)
    back = Browser(server, brief.room_name, brief.person, bookmark=brief.bookmark, changes=True)
    back.until_type("state")
    assert kinds(back) == ["state"]
    players[0].settle()
    assert back.state["view"] == players[0].state["view"]


def test_a_look_and_a_refusal_bring_the_whole_state(server: ThreadServer) -> None:
    players = seated(server, "fantastic-stories")
    brief = beside(players[0], server)
    brief.heard.clear()
    brief.do(type="look", seat="red")
    brief.settle()
    assert kinds(brief) == ["state"]
    brief.refused(type="answer", seat="red", number=10**6, option="fly")
    brief.settle()
    assert kinds(brief) == ["state", "state"]


def test_what_was_taken_back_is_among_the_changes(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    options = red.state["question"]["options"]
    brief = beside(red, server)
    red.answer(next(option["option"] for option in options if option["verb"] == "walk"))
    red.do(type="undo", seat="red")
    brief.until(lambda message: message.get("undone") == 1)
    assert set(kinds(brief)[1:]) == {"changes"}
    listen_to_the_same(brief, red)
    assert known(brief) == known(red)
    assert brief.log == red.log


def test_only_who_asks_for_changes_hears_of_them(server: ThreadServer) -> None:
    players = seated(server, "fantastic-stories")
    play_on(players, random.Random(1), 5)
    assert set(kinds(players[0])) == {"state"}

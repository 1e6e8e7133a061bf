"""Windows at a table: they stay open for their time, whoever could react, and nobody can count or notice more."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairytable.server.settings import Settings
from tests.engine.orchard_game import an_orchard_game, lay_orchard
from tests.server.people import Browser, a_person, a_room, play_on
from tests.server.serving import ThreadServer, quick_settings

FOR_EVER = 10_000_000
"""Milliseconds. A window that is open so long closes only when the test says so."""
HANDS: dict[str, str] = {}
"""What the players of the next match hold."""


def _dealt(content: object, seats: tuple[str, ...], options: Any, chance: Any) -> Any:
    """The orchard with the cards that a test has chosen."""
    table = lay_orchard(content, seats, options, chance)
    every = [card for picker in table.pickers for card in picker.hand] + list(table.deck)
    for picker in table.pickers:
        picker.hand.take_top(2)
        for card in HANDS.get(picker.seat, "").split():
            every.remove(card)
            picker.hand.add(card)
    table.deck.take_top(len(table.deck))
    for card in sorted(every):
        table.deck.add(card)
    return table


ORCHARD = an_orchard_game(lay_table=_dealt)


@pytest.fixture
def long_windows(serve: Callable[..., ThreadServer], sqlite_database: str, tmp_path: Path) -> ThreadServer:
    return serve(quick_settings(sqlite_database, reports=tmp_path / "reports", window=FOR_EVER), ORCHARD)


def people(server: ThreadServer, **hands: str) -> list[Browser]:
    """Red, blue and green, each at a browser, with these cards."""
    HANDS.clear()
    HANDS.update(hands)
    host = a_person(server)
    made = a_room(server, host, ORCHARD.slug, list(hands))
    browsers: list[Browser] = []
    for seat in hands:
        person = host if not browsers else a_person(server)
        browsers.append(Browser(server, made["room"], person, made["seat_keys"][seat]))
        browsers[-1].until_type("state")
    return browsers


def close(server: ThreadServer, browser: Browser) -> None:
    """The time of the window is up."""
    room = server.house.rooms[browser.room_name]
    server.loop.call_soon_threadsafe(room.window.time_is_up, room)


def what_onlookers_hear(server: ThreadServer, blue: str, reacts: bool) -> list[Any]:
    """All that red hears of the match while blue, with this card, passes or cannot do anything else."""
    red, other, green = people(server, red="thorn", blue=blue, green="branch")
    del red.heard[:]
    red.answer("pass")
    assert red.state["window"]["seats"] == ["red"]
    close(server, red)
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue", "green"])
    other.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue", "green"])
    assert (other.question is not None) == reacts
    if reacts:
        other.answer("pass")
        assert other.question is None
        assert other.state["waiting_for"] == ["blue", "green"]
    other.settle()
    close(server, red)
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue"])
    green.settle()
    return [told(message) for message in map(json.loads, red.heard) if message["type"] == "state"]


def told(message: dict[str, Any]) -> dict[str, Any]:
    """The message without what differs between any two rooms: names, and the milliseconds that are left."""
    own = {"match", "bookmark", "seed_fingerprint"}
    kept = {key: value for key, value in message.items() if key not in own}
    if kept.get("window"):
        kept["window"] = kept["window"]["seats"]
    return kept


def test_nobody_can_hear_count_or_see_whether_somebody_could_have_reacted(long_windows: ThreadServer) -> None:
    could = what_onlookers_hear(long_windows, "cudgel", reacts=True)
    could_not = what_onlookers_hear(long_windows, "starwort", reacts=False)
    assert could == could_not


def test_a_question_in_a_window_is_told_as_quiet_and_its_first_option_passes(long_windows: ThreadServer) -> None:
    red, blue, green = people(long_windows, red="thorn", blue="cudgel", green="cudgel")
    red.answer("pass")
    close(long_windows, red)
    for browser in (blue, green):
        browser.until(lambda message: message["type"] == "state" and message["question"])
        assert browser.question is not None
        assert browser.question["quiet"]
        assert [option["option"] for option in browser.question["options"]] == ["pass", "play cudgel"]
    green.answer("play cudgel")
    red.settle()
    assert red.state["window"]["seats"] == ["blue", "green"]
    assert red.log[-1]["key"] == "picked", "the cudgel is not seen before the window closes"
    close(long_windows, red)
    red.until(lambda message: message["type"] == "state" and any(event["key"] == "played" for event in red.log))


def test_a_window_survives_a_restart_with_what_was_answered_in_it(
    serve: Callable[..., ThreadServer], settings: Settings, sqlite_database: str, tmp_path: Path
) -> None:
    long = quick_settings(sqlite_database, reports=tmp_path / "reports", window=FOR_EVER)
    first = serve(long, ORCHARD)
    red, blue, green = people(first, red="thorn", blue="cudgel", green="cudgel")
    red.answer("pass")
    close(first, red)
    green.until(lambda message: message["type"] == "state" and message["question"])
    green.answer("play cudgel")
    first.stop()
    second = serve(settings, ORCHARD)
    back = Browser(second, red.room_name, red.person)
    back.until(lambda message: message["type"] == "state" and any(event["key"] == "played" for event in back.log))
    assert [event["values"]["seat"] for event in back.log if event["key"] == "played"] == ["green"]
    assert blue.person != green.person


def test_whole_matches_with_windows_come_to_their_end(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    server = serve(settings, ORCHARD)
    browsers = people(server, red="cudgel starwort", blue="cudgel thorn", green="branch cudgel")
    luck = random.Random(3)
    while not browsers[0].state["result"]:
        for browser in browsers:
            browser.settle()
            if browser.question is not None:
                number = browser.question["number"]
                option = luck.choice(browser.question["options"])["option"]
                browser.ask(type="answer", seat=browser.question["seat"], number=number, option=option)
    assert play_on(browsers[:1], luck) == 0

"""Windows at a table: they stay open for their time, whoever could react, and nobody can count or notice more."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairytable.server.settings import Settings
from tests.server.orchards import FOR_EVER, ORCHARD, close_window, deal
from tests.server.people import Browser, a_person, a_room, play_on
from tests.server.serving import ThreadServer, quick_settings


@pytest.fixture
def long_windows(serve: Callable[..., ThreadServer], sqlite_database: str, tmp_path: Path) -> ThreadServer:
    return serve(quick_settings(sqlite_database, reports=tmp_path / "reports", window=FOR_EVER), ORCHARD)


def people(server: ThreadServer, **hands: str) -> list[Browser]:
    """Red, blue and green, each at a browser, with these cards."""
    deal(hands)
    host = a_person(server)
    made = a_room(server, host, ORCHARD.slug, list(hands))
    browsers: list[Browser] = []
    for seat in hands:
        person = host if not browsers else a_person(server)
        browsers.append(Browser(server, made["room"], person, made["seat_keys"][seat]))
        browsers[-1].until_type("state")
    return browsers


def what_onlookers_hear(server: ThreadServer, blue: str, reacts: bool) -> list[Any]:
    """All that red hears of the match while blue, with this card, passes or cannot do anything else."""
    red, other, green = people(server, red="thorn", blue=blue, green="branch")
    del red.heard[:]
    red.answer("pass")
    assert red.state["window"]["seats"] == ["red"]
    close_window(server, red.room_name)
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue", "green"])
    other.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue", "green"])
    assert (other.question is not None) == reacts
    if reacts:
        other.answer("pass")
        assert other.question is None
        assert other.state["waiting_for"] == ["blue", "green"]
    other.settle()
    close_window(server, red.room_name)
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
    close_window(long_windows, red.room_name)
    for browser in (blue, green):
        browser.until(lambda message: message["type"] == "state" and message["question"])
        assert browser.question is not None
        assert browser.question["quiet"]
        assert [option["option"] for option in browser.question["options"]] == ["pass", "play cudgel"]
    green.answer("play cudgel")
    red.settle()
    assert red.state["window"]["seats"] == ["blue", "green"]
    assert red.log[-1]["key"] == "picked", "the cudgel is not seen before the window closes"
    close_window(long_windows, red.room_name)
    red.until(lambda message: message["type"] == "state" and any(event["key"] == "played" for event in red.log))


def test_a_window_survives_a_restart_with_what_was_answered_in_it(
    serve: Callable[..., ThreadServer], settings: Settings, sqlite_database: str, tmp_path: Path
) -> None:
    long = quick_settings(sqlite_database, reports=tmp_path / "reports", window=FOR_EVER)
    first = serve(long, ORCHARD)
    red, blue, green = people(first, red="thorn", blue="cudgel", green="cudgel")
    red.answer("pass")
    close_window(first, red.room_name)
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


def test_a_window_is_held_longer_where_one_person_has_several_of_the_seats_asked(
    serve: Callable[..., ThreadServer], sqlite_database: str
) -> None:
    server = serve(quick_settings(sqlite_database, window=1_000_000), ORCHARD)

    def milliseconds(*kinds: str) -> int:
        """How long the window is held in which blue and green are asked."""
        deal({"red": "thorn", "blue": "thorn", "green": "thorn"})
        host = a_person(server)
        seats = [{"seat": seat, "kind": kind} for seat, kind in zip(("red", "blue", "green"), kinds, strict=True)]
        made = a_room(server, host, ORCHARD.slug, seats)
        red = Browser(server, made["room"], host)
        red.until_type("state")
        for seat, key in made["seat_keys"].items():
            Browser(server, made["room"], a_person(server), key).until_type("state")
            assert seat != "red"
        red.answer("pass")
        close_window(server, red.room_name)
        red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["blue", "green"])
        return round(int(red.state["window"]["milliseconds"]), -5)

    assert milliseconds("here", "open", "open") == 1_000_000
    assert milliseconds("here", "here", "open") == 1_000_000
    assert milliseconds("here", "here", "here") == 2_000_000
    assert milliseconds("here", "open", "bot") == 1_000_000


def test_who_plays_alone_among_bots_waits_for_no_window_and_thinks_as_long_as_needed(
    serve: Callable[..., ThreadServer], sqlite_database: str
) -> None:
    server = serve(quick_settings(sqlite_database, window=1_000_000), ORCHARD)
    deal({"red": "thorn", "blue": "cudgel", "green": "thorn"})
    host = a_person(server)
    kinds = {"red": "bot", "blue": "here", "green": "bot"}
    made = a_room(server, host, ORCHARD.slug, [{"seat": seat, "kind": kind} for seat, kind in kinds.items()])
    blue = Browser(server, made["room"], host)
    blue.until(lambda message: message["type"] == "state" and message["question"])
    assert blue.question is not None
    assert blue.question["quiet"]
    assert blue.question["seconds"] is None
    assert blue.state["window"] is None
    blue.answer("pass")
    blue.until(lambda message: message["type"] == "state" and message["question"] and not message["question"]["quiet"])

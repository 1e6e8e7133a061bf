"""Whole matches over real sockets, and what nobody may hear."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fairytable.engine.chance import seed_fingerprint
from fairytable.engine.match import Match
from fairytable.engine.secrecy import unknown_to
from fairytable.games import GAMES
from fairytable.server.settings import Settings
from tests.engine.practice_games import OFFER, goblin_market
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import ThreadServer

EVERY_GAME = [*GAMES, goblin_market]


def test_two_people_play_a_whole_match(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    answered = play_on([red, blue], random.Random(1))
    assert red.state["answers"] == answered
    assert red.state["result"] == blue.state["result"]
    assert red.log == blue.log
    assert [event["number"] for event in red.log] == list(range(len(red.log)))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.slug)
def test_every_message_is_the_view_of_its_reader_and_nothing_more(server: ThreadServer, game: Any) -> None:
    """What each seat and a watcher hears is compared with what the engine says they may know at that moment."""
    seats = list(game.seats[: max(game.identity.fewest_seats, 3)])
    browsers = seated(server, game.slug, seats, options=dict(game.bots.options))
    room = browsers[0].room_name
    watcher = a_watcher(server, browsers[0])
    play_on([*browsers, watcher], random.Random(7), most=400)
    match = server.worker.rooms[room].match
    assert match is not None
    moments = list(replayed(match))
    for seat, browser in [*zip(seats, browsers, strict=True), (None, watcher)]:
        for state in states_heard(browser):
            check_state(state, moments[state["answers"]], seat)


def check_state(state: dict[str, Any], moment: Match, seat: str | None) -> None:
    assert state["seat"] == seat
    assert state["view"] == plain(moment.shown(seat))
    told = plain(moment.events_for(seat))
    heard = [{name: event[name] for name in ("key", "clause", "values", "moment")} for event in state["events"]]
    assert heard == told[state["events_from"] :]
    question = moment.question_for(seat) if seat is not None else None
    if state["question"] is not None:
        assert question is not None
        assert [option["option"] for option in state["question"]["options"]] == list(question.options)
        assert state["question"]["values"] == plain(question.values)
    elif question is not None:
        assert seat not in state["waiting_for"] or state["window"], (
            "only in a window one is waited for without a choice"
        )
    assert (state["seed"] is None) == (not moment.is_over)
    assert set(state) == {field.encode_name for field in msgspec.structs.fields(_state_type())} | {"type"}


def _state_type() -> Any:
    from fairytable.server.messages.socket import State

    return State


def test_a_hidden_card_is_in_no_byte_that_is_sent_to_who_may_not_know_it(
    serve: Callable[..., ThreadServer], settings: Settings, tmp_path: Path
) -> None:
    """Every ware has a name that occurs nowhere else, so that a search for it finds every leak."""
    wares = [f"ware{number:02}zq" for number in range(24)]
    pack = a_pack(tmp_path, wares)
    server = serve(msgspec.structs.replace(settings, packs=(pack,)))
    chosen = server.get("/api/games").json()["games"][-1]["packs"][-1]["pack"]
    seats = ["red", "blue", "green"]
    found_secrets = 0
    for luck in range(4):
        browsers = seated(server, "goblin-market", seats, pack=chosen)
        watcher = a_watcher(server, browsers[0])
        play_on([*browsers, watcher], random.Random(luck), most=120)
        match = server.worker.rooms[browsers[0].room_name].match
        assert match is not None
        moments = list(replayed(match))
        for seat, browser in [*zip(seats, browsers, strict=True), (None, watcher)]:
            never_known = set(wares)
            answers = 0
            for raw in browser.heard:
                message = msgspec.json.decode(raw)
                if message["type"] == "state":
                    for moment in moments[answers : message["answers"] + 1]:
                        unknown = {secret.value for secret in unknown_to(moment.table, seat)}
                        never_known &= unknown
                    answers = message["answers"]
                found_secrets += len(never_known)
                for ware in never_known:
                    assert ware not in raw
    assert found_secrets > 1_000


def test_a_secret_choice_is_told_to_nobody_before_all_have_chosen(server: ThreadServer) -> None:
    red, blue, green = seated(server, "goblin-market", ["red", "blue", "green"])
    watcher = a_watcher(server, red)
    offers = {}
    for browser in (red, blue):
        assert browser.question is not None
        offer = next(o["option"] for o in browser.question["options"] if o["verb"] == "offer")
        (offers[browser],) = OFFER.read(offer)
        told = browser.answer(offer)
        assert told["question"] is None
        for other in (red, blue, green, watcher):
            other.catch_up(told["number"])
    assert red.state["waiting_for"] == ["green"]
    hand = {card for trader in green.state["view"]["traders"] for card in trader["hand"]}
    for browser, ware in offers.items():
        for other in (green, watcher):
            assert ware in hand or not any(ware in raw for raw in other.heard)
        assert browser.state["answers"] == 0
    told = green.answer("pass")
    assert told["answers"] == 3
    assert {event["values"].get("ware") for event in told["events"]} >= set(offers.values())


def test_the_seed_and_the_keys_are_told_to_nobody(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    room = server.worker.rooms[red.room_name]
    assert room.match is not None
    seed = str(room.match.seed)
    assert red.state["seed_fingerprint"] == seed_fingerprint(seed)
    play_on([red, blue], random.Random(3))
    keys = [key for seat in room.stored.seats for key in (seat.key, seat.spent) if key]
    secrets_kept = [room.stored.host, room.stored.key, *keys, red.person, blue.person]
    for browser in (red, blue):
        assert browser.state["seed"] == seed
        before_the_end = [raw for raw in browser.heard if '"result":null' in raw]
        assert len(before_the_end) > 50
        assert not any(seed in raw for raw in before_the_end)
        assert not any(secret in raw for raw in browser.heard for secret in secrets_kept)


def a_watcher(server: ThreadServer, host: Browser) -> Browser:
    """Somebody without a seat, let in by the link of the room."""
    key = host.do(type="new_link")
    link = key if key["type"] == "link" else host.until_type("link")
    watcher = Browser(server, host.room_name, a_person(server), link["key"])
    watcher.until_type("state")
    return watcher


def a_pack(folder: Path, wares: list[str]) -> Path:
    pack = folder / "wares"
    pack.mkdir()
    (pack / "pack.toml").write_text('[pack]\ngame = "goblin-market"\nname = "Wares with names of their own"\n')
    (pack / "wares.toml").write_text("".join(f'[[ware]]\nid = "{ware}"\n' for ware in wares))
    return pack


def replayed(match: Match) -> Iterator[Match]:
    """The match after 0, 1, 2 ... answers."""
    for count in range(len(match.answers) + 1):
        given = match.answers[:count]
        again = Match(match.game, match.pack, match.seats, match.seed, match.options, holds_windows=True, answers=given)
        again._pending = {}  # a part of a group of secret answers is not a moment that anybody sees
        yield again


def states_heard(browser: Browser) -> Iterator[dict[str, Any]]:
    for raw in browser.heard:
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["type"] == "state":
            yield message


def plain(value: Any) -> Any:
    """As it looks after a way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_room_can_be_made_for_every_number_of_seats(server: ThreadServer) -> None:
    for game in EVERY_GAME:
        for count in range(game.identity.fewest_seats, game.identity.most_seats + 1):
            made = a_room(server, a_person(server), game.slug, game.seats[:count])
            assert list(made["seat_keys"]) == list(game.seats[:count])

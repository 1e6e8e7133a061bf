"""Rooms: links, seats, hosts, watchers, several people at one browser, playing again."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from fairytable.server.wording.phrasing import server_words
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import ThreadServer


def test_without_a_key_nobody_gets_in(server: ThreadServer) -> None:
    made = a_room(server, a_person(server), "fantastic-stories", ["red", "blue"])
    stranger = Browser(server, made["room"], a_person(server))
    assert stranger.hear()["reason"] == "no_right"
    assert stranger.close_code() == 4403
    guess = Browser(server, made["room"], a_person(server), "A" * 32)
    assert guess.close_code() == 4403
    nowhere = Browser(server, "nowhere", a_person(server))
    assert nowhere.hear()["reason"] == "no_such_room"
    assert nowhere.close_code() == 4404


@pytest.mark.parametrize("language", ["--", "zz", "e-"])
def test_a_browser_with_a_language_that_nobody_speaks_hears_english(server: ThreadServer, language: str) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"])
    stranger = Browser(server, made["room"], a_person(server), language=language)
    assert stranger.hear()["sentence"] == server_words("refusal-no_right")
    known = Browser(server, made["room"], host, made["seat_keys"]["red"], language=language)
    known.until_type("state")
    assert known.ask(type="undo", seat="red")["sentence"] == server_words("refusal-undo_nothing")


def test_keys_and_tokens_are_kept_only_as_hashes(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"])
    Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"]).until_type("state")
    with server.worker.store.engine.connect() as connection:
        stored = "".join(
            str(row)
            for table in ("rooms", "members", "matches")
            for row in connection.exec_driver_sql(f"SELECT * FROM {table}")
        )
    for secret in (host, made["key"], *made["seat_keys"].values()):
        assert len(secret) == 32
        assert secret not in stored


def test_a_seat_link_seats_and_the_room_link_lets_choose(server: ThreadServer) -> None:
    host = a_person(server)
    seats: list[Any] = [{"seat": "red", "kind": "here", "name": "Hanna"}, "blue", "green"]
    made = a_room(server, host, "fantastic-stories", seats, start=False)
    red = Browser(server, made["room"], host)
    assert red.until_type("room")["host"]
    blue = Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"])
    blue.until_type("room")
    assert yours(blue) == ["blue"]
    guest = Browser(server, made["room"], a_person(server), made["key"])
    guest.until_type("room")
    assert yours(guest) == []
    assert guest.refused(type="sit", seat="red") == "seat_taken"
    guest.do(type="sit", seat="green", name="Gero")
    assert yours(guest) == ["green"]
    assert blue.refused(type="sit", seat="green", instead_of="blue") == "seat_taken"
    assert guest.refused(type="start") == "only_host"
    red.do(type="start")
    for browser in (red, blue, guest):
        browser.until(lambda message: message["type"] == "state")
        assert [seat["name"] for seat in browser.room["seats"]] == ["Hanna", "Blue", "Gero"]
        assert all(seat["connected"] for seat in browser.room["seats"])


def test_before_the_start_one_can_change_the_colour(server: ThreadServer) -> None:
    made = a_room(server, a_person(server), "fantastic-stories", ["red", "blue", "green"], start=False)
    browser = Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"])
    browser.until_type("room")
    browser.do(type="sit", seat="green", name="Gero", instead_of="blue")
    assert yours(browser) == ["green"]
    assert browser.room["seats"][1]["kind"] == "open"


def test_the_host_sets_up_the_table_before_the_start_and_not_after(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], start=False)
    browser = Browser(server, made["room"], host)
    browser.until_type("room")
    browser.do(type="set_seat", seat="purple", kind="bot", level="easy")
    browser.do(type="set_seat", seat="red", kind="here", name="Rosa")
    browser.do(type="set_seat", seat="blue", kind="none")
    browser.do(type="set_options", options={"expert": "on"})
    assert browser.refused(type="set_options", options={"expert": "perhaps"}) == "wrong_options"
    assert browser.refused(type="set_seat", seat="pink", kind="open") == "no_such_seat"
    assert [(seat["seat"], seat["kind"]) for seat in browser.room["seats"]] == [("red", "person"), ("purple", "bot")]
    browser.do(type="start")
    browser.until_type("state")
    assert browser.state["view"]["expert"] is True
    assert browser.refused(type="start") == "started"
    assert browser.refused(type="set_seat", seat="green", kind="open") == "started"
    assert browser.refused(type="set_options", options={}) == "started"


def test_a_table_with_too_few_seats_cannot_begin(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], start=False)
    browser = Browser(server, made["room"], host)
    browser.until_type("room")
    browser.do(type="set_seat", seat="blue", kind="none")
    assert browser.refused(type="start") == "wrong_seats"
    assert browser.room["status"] == "lobby"


def test_an_opened_seat_is_lost_to_who_held_it_and_to_the_old_link(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], options={"start-player": "blue"})
    red = Browser(server, made["room"], host, made["seat_keys"]["red"])
    red.until_type("state")
    blue = Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"])
    blue.until_type("state")
    to = red.send(type="open_seat", seat="blue")
    link = red.until(lambda message: message["type"] == "link" and message["to"] == to)
    assert blue.close_code() == 4403
    assert Browser(server, made["room"], blue.person).close_code() == 4403
    late = Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"])
    assert late.close_code() == 4403
    heir = Browser(server, made["room"], a_person(server), link["key"])
    heir.until_type("state")
    assert heir.answer("castle 1")["answers"] == 1


def test_who_holds_a_seat_can_share_it_and_the_first_answer_of_either_counts(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "blue"})
    assert red.refused(type="share_seat", seat="blue") == "not_your_seat"
    to = blue.send(type="share_seat", seat="blue")
    link = blue.until(lambda message: message["type"] == "link" and message["to"] == to)
    partner = Browser(server, blue.room_name, a_person(server), link["key"])
    partner.until_type("state")
    assert yours(partner) == ["blue"]
    red.until(lambda message: message["type"] == "room" and message["seats"][1]["holders"] == 2)
    assert blue.question is not None
    assert partner.question is not None
    number = blue.question["number"]
    assert partner.answer("castle 1")["answers"] == 1
    assert blue.refused(type="answer", seat="blue", number=number, option="castle 2") == "late"


def test_a_bot_sits_in_for_an_absent_person_and_hands_the_seat_back(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "blue"})
    assert blue.refused(type="sit_in", seat="red", level="easy") == "is_here"
    blue.close()
    red.until(lambda message: message["type"] == "room" and not message["seats"][1]["connected"])
    red.do(type="sit_in", seat="blue", level="easy")
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    assert red.state["answers"] > 0
    assert red.room["seats"][1]["sat_in"] == "easy"
    back = Browser(server, blue.room_name, blue.person)
    back.until_type("state")
    assert back.refused(type="answer", seat="blue", number=0, option="end") == "bot_answers"
    back.do(type="hand_back", seat="blue")
    assert back.refused(type="hand_back", seat="blue") == "no_bot"
    while red.question:
        red.answer(red.question["options"][-1]["option"])
    back.until(lambda message: message["type"] == "state" and message["question"] is not None)
    assert back.answer("castle 2")


def test_watchers_see_what_the_host_allows(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"], start=False, watching="nobody")
    red = Browser(server, made["room"], host, made["seat_keys"]["red"])
    red.until_type("room")
    Browser(server, made["room"], a_person(server), made["seat_keys"]["blue"]).until_type("room")
    watcher = Browser(server, made["room"], a_person(server), made["key"])
    watcher.until_type("room")
    red.do(type="start")
    watcher.until(lambda message: message["type"] == "room" and message["status"] == "playing")
    watcher.settle()
    assert watcher.state == {}
    assert watcher.refused(type="describe") == "no_watching"
    red.do(type="set_watching", watching="table")
    watcher.until_type("state")
    assert watcher.state["seat"] is None
    assert watcher.state["question"] is None
    assert all(card is None for trader in watcher.state["view"]["traders"] for card in trader["hand"])
    assert watcher.refused(type="look", seat="red") == "only_own_view"
    assert red.refused(type="set_watching", watching="hands") == "hands_too_late"
    red.settle()
    assert red.room["watchers"] == 1
    assert watcher.refused(type="answer", seat="red", number=0, option="pass") == "not_your_seat"


def test_watchers_may_see_all_hands_if_that_was_settled_before_the_start(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"], watching="hands")
    watcher = Browser(server, made["room"], a_person(server), made["key"])
    watcher.until_type("state")
    assert watcher.do(type="look", seat="blue")
    watcher.until(lambda message: message["type"] == "state" and message["seat"] == "blue")
    hands = {trader["seat"]: trader["hand"] for trader in watcher.state["view"]["traders"]}
    assert None not in hands["blue"]
    assert set(hands["red"]) == {None}
    player = Browser(server, made["room"], a_person(server), made["seat_keys"]["red"])
    player.until_type("state")
    assert player.refused(type="look", seat="blue") == "only_own_view"


def test_several_people_at_one_browser_look_and_answer_each_as_themselves(server: ThreadServer) -> None:
    host = a_person(server)
    seats = [{"seat": seat, "kind": "here"} for seat in ("red", "blue")]
    made = a_room(server, host, "goblin-market", seats)
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    assert browser.state["seat"] == "red"
    for seat, other in (("red", "blue"), ("blue", "red")):
        browser.do(type="look", seat=seat)
        browser.settle()
        assert browser.state["seat"] == seat
        hands = {trader["seat"]: trader["hand"] for trader in browser.state["view"]["traders"]}
        assert None not in hands[seat]
        assert set(hands[other]) == {None}
        assert browser.question is not None
        browser.answer("pass")
    assert browser.state["answers"] == 2
    assert [undo["seat"] for undo in browser.state["undo"]] == ["red", "blue"]


def test_a_match_is_played_again_with_the_same_people(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    first = red.state["match"]
    assert red.refused(type="rematch") == "not_over"
    play_on([red, blue], random.Random(1))
    seed = red.state["seed"]
    assert blue.refused(type="rematch") == "only_host"
    last = blue.state["number"]
    red.do(type="rematch")
    for browser in (red, blue):
        if browser.state["match"] == first:
            browser.until(lambda message: message["type"] == "state" and message["match"] != first)
        assert browser.state["answers"] == 0
        assert browser.state["seed"] is None
        assert browser.state["number"] > last
        assert browser.room["matches"] == 2
        assert browser.log[0]["number"] == 0
    assert play_on([red, blue], random.Random(2)) > 10
    assert red.state["seed"] != seed


def test_my_tables_are_found_again_by_the_browsers_own_token(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "blue", "round-limit": "30"})
    a_room(server, red.person, "goblin-market", ["red", "blue"], start=False)
    tables = server.get("/api/rooms", red.person).json()["tables"]
    assert {(table["game"], table["status"]) for table in tables} == {
        ("fantastic-stories", "playing"),
        ("goblin-market", "lobby"),
    }
    (table,) = server.get("/api/rooms", blue.person).json()["tables"]
    assert table["room"] == red.room_name
    assert table["your_turn"]
    assert not table["host"]
    assert server.get("/api/rooms", a_person(server)).json() == {"tables": []}
    play_on([red, blue], random.Random(1))
    red.until_so(lambda: red.room["status"] == "over")
    red.settle()
    assert server.get("/api/rooms", blue.person).json()["tables"][0]["status"] == "over"


def test_people_talk(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.do(type="chat", seat="red", text="  Hello,\n\x07 there ")
    line = blue.until_type("chat")["lines"][0]
    assert (line["seat"], line["name"], line["text"]) == ("red", "Red", "Hello, there")
    assert blue.refused(type="chat", seat="red", text="I am red") == "not_your_seat"
    assert blue.refused(type="chat", seat="blue", text=" \n ") == "empty_text"


def test_people_point_at_things_and_everybody_sees_it(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.do(type="point", seat="red", thing="castle")
    assert blue.until_type("pointed") == {"type": "pointed", "seat": "red", "thing": "castle"}
    assert red.refused(type="point", seat="blue", thing="castle") == "not_your_seat"
    red.send(type="point", seat="red", thing="x" * 81)
    assert red.until_type("refused")["reason"] == "malformed"
    red.send(type="point", seat="red", thing="")
    assert red.until_type("refused")["reason"] == "malformed"


def test_what_one_points_at_is_not_kept(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.do(type="point", seat="red", thing="castle")
    blue.until_type("pointed")
    with Browser(server, blue.room_name, blue.person) as back:
        back.settle()
        assert not any('"pointed"' in heard for heard in back.heard)


def test_who_stands_up_leaves_an_open_seat(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    blue.do(type="stand_up", seat="blue")
    assert yours(blue) == []
    assert blue.room["seats"][1]["kind"] == "open"
    assert blue.refused(type="stand_up", seat="blue") == "not_your_seat"
    blue.do(type="sit", seat="blue", name="Back")
    assert yours(blue) == ["blue"]
    red.settle()


def test_who_leaves_for_good_is_answered_for(server: ThreadServer) -> None:
    red, blue, green = seated(server, "fantastic-stories", ["red", "blue", "green"], options={"start-player": "blue"})
    told = blue.do(type="leave", seat="blue")
    assert told["type"] in ("room", "state")
    for browser in (red, blue, green):
        browser.settle()
        assert browser.state["view"]["absent"] == ["blue"]
        assert browser.room["seats"][1]["left"]
        assert "blue" not in browser.state["waiting_for"]
    assert blue.refused(type="leave", seat="blue") == "cannot_leave"


def test_the_table_is_told_in_plain_words(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories")
    red.do(type="rename", seat="red", name="Rosa")
    text = red.do(type="describe")["text"]
    assert re.search("Rosa", text)


def test_the_pause_and_the_links_are_the_hosts(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    for message in (
        {"type": "set_pause", "milliseconds": 10},
        {"type": "new_link"},
        {"type": "open_seat", "seat": "red"},
        {"type": "set_watching", "watching": "nobody"},
    ):
        assert blue.refused(**message) == "only_host"
    red.do(type="set_pause", milliseconds=10)
    assert red.room["pause"] == 10


def yours(browser: Browser) -> list[Any]:
    browser.settle()
    return [seat["seat"] for seat in browser.room["seats"] if seat["yours"]]


def test_two_at_a_table_never_have_the_same_name(server: ThreadServer) -> None:
    host = a_person(server)
    seats = [{"seat": seat, "kind": "here", "name": name} for seat, name in (("red", "Anna"), ("blue", "anna"))]
    made = a_room(server, host, "goblin-market", [*seats, {"seat": "green"}], start=False)
    browser = Browser(server, made["room"], host)
    browser.until_type("room")
    assert [seat["name"] for seat in browser.room["seats"][:2]] == ["Anna", "anna 2"]
    browser.do(type="sit", seat="green", name="\uff21nna")  # a wide A
    assert browser.room["seats"][2]["name"] == "\uff21nna 3"
    browser.do(type="rename", seat="red", name="\u3164\u2800 ")
    assert browser.room["seats"][0]["name"] == browser.room["seats"][0]["colour"]

"""Seats and secrets: links are used once, nobody is peeked at, and a host has no power over a match but to play."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from fairytable.server.settings import Settings
from tests.server.people import Browser, a_person, a_room, link_from, seated
from tests.server.serving import Served, ThreadServer


def refused_at_the_door(server: Served, browser: Browser, key: str) -> str:
    """Why somebody new is not let in with this key."""
    stranger = Browser(server, browser.room_name, a_person(server), key)
    reason: str = stranger.until_type("refused")["reason"]
    assert stranger.close_code() == 4403
    return reason


def alone_with_a_bot(server: Served, game: str = "goblin-market") -> Browser:
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    browser = Browser(server, a_room(server, host, game, seats)["room"], host)
    browser.until_type("state")
    return browser


def test_a_seat_link_is_spent_when_the_seat_is_taken(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", ["red", "blue"])
    red = Browser(server, made["room"], host, made["seat_keys"]["red"])
    red.until_type("state")
    assert refused_at_the_door(server, red, made["seat_keys"]["red"]) == "link_used"
    Browser(server, made["room"], host, made["seat_keys"]["red"]).until_type("state")  # who sits there comes back by it


def test_a_second_browser_on_a_seat_is_announced_and_can_be_sent_away(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    second = Browser(server, blue.room_name, a_person(server), link_from(blue, type="share_seat", seat="blue"))
    second.until_type("state")
    told = red.until_type("chat")["lines"][-1]
    assert (told["seat"], told["text"]) == (None, "Somebody now shares the seat of Blue.")
    assert second.refused(type="send_away", seat="blue") == "not_your_seat"
    assert second.refused(type="share_seat", seat="blue") == "not_your_seat"
    assert red.refused(type="send_away", seat="blue") == "not_your_seat"
    blue.do(type="send_away", seat="blue")
    assert blue.room["seats"][1]["holders"] == 1
    assert second.close_code() == 4403
    assert Browser(server, blue.room_name, second.person).close_code() == 4403


def test_a_seat_link_is_spent_also_when_its_seat_is_taken_by_the_link_of_the_room(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", [{"seat": "red", "kind": "here"}, "blue"])
    red = Browser(server, made["room"], host)
    red.until_type("state")
    blue = Browser(server, made["room"], a_person(server), made["key"])
    blue.until_type("state")
    blue.do(type="sit", seat="blue")
    assert refused_at_the_door(server, red, made["seat_keys"]["blue"]) == "link_used"
    assert blue.room["seats"][1]["holders"] == 1


@pytest.mark.parametrize("kind", ["here", "bot"])
def test_a_seat_link_is_spent_when_the_host_gives_the_seat_to_somebody(server: ThreadServer, kind: str) -> None:
    host = a_person(server)
    made = a_room(server, host, "goblin-market", [{"seat": "red", "kind": "here"}, "blue"], start=False)
    red = Browser(server, made["room"], host)
    red.until_type("room")
    red.do(type="set_seat", seat="blue", kind=kind)
    red.do(type="set_seat", seat="blue", kind="open")
    assert refused_at_the_door(server, red, made["seat_keys"]["blue"]) == "link_used"


def test_everybody_hears_the_names_of_both_who_share_a_seat(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    blue.do(type="rename", seat="blue", name="Anna")
    key = link_from(blue, type="share_seat", seat="blue")
    second = Browser(server, blue.room_name, a_person(server), key, name="Béla")
    second.until_type("state")
    assert red.until_type("chat")["lines"][-1]["text"] == "Béla now shares the seat of Anna."
    assert (red.room["seats"][1]["name"], red.room["seats"][1]["sharing"]) == ("Anna", ["Béla"])
    second.do(type="rename", seat="blue", name="anna")
    red.settle()
    assert (red.room["seats"][1]["name"], red.room["seats"][1]["sharing"]) == ("Anna", ["anna 2"])
    second.do(type="stand_up", seat="blue")
    assert (second.room["seats"][1]["name"], second.room["seats"][1]["sharing"]) == ("Anna", [])


def test_nobody_is_called_like_another_seat_or_somebody_else(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.do(type="rename", seat="red", name="BLUE")
    assert red.room["seats"][0]["name"] == "BLUE 2"
    red.do(type="rename", seat="red", name="Red")
    assert red.room["seats"][0]["name"] == "Red"
    blue.do(type="rename", seat="blue", name="\uff32ed")
    assert blue.room["seats"][1]["name"] == "\uff32ed 2"
    made = a_room(server, red.person, "fantastic-stories", [{"seat": "red", "kind": "here", "name": "Blue"}, "blue"])
    host = Browser(server, made["room"], red.person)
    assert host.until_type("room")["seats"][0]["name"] == "Blue 2"


def test_nobody_is_called_like_somebody_else_by_signs_that_show_nothing_nor_like_the_table_itself(
    server: ThreadServer,
) -> None:
    red, blue = seated(server, "fantastic-stories")
    red.do(type="rename", seat="red", name="Anna")
    for name in ("Anna\ufe0f", "An\u034fna", "A\U000e0100nna", "Anna\u2060", "An\u17b4na", "Anna\u180b"):
        blue.do(type="rename", seat="blue", name=name)
        assert blue.room["seats"][1]["name"] == "Anna 2"
    blue.do(type="rename", seat="blue", name="\ufe0f\u034f")
    assert blue.room["seats"][1]["name"] == "Blue"
    for name in ("the table", "Watcher", "Somebody", "The Host"):
        blue.do(type="rename", seat="blue", name=name)
        assert blue.room["seats"][1]["name"] == f"{name} 2"


def test_who_is_sent_away_from_a_seat_is_no_guest_any_more(server: ThreadServer) -> None:
    red, _ = seated(server, "goblin-market")
    second = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    second.until_type("state")
    shared = link_from(red, type="share_seat", seat="red")
    Browser(server, red.room_name, second.person, shared).until_type("state")
    red.do(type="send_away", seat="red")
    assert second.close_code() == 4403


def test_whose_seat_is_opened_again_is_no_guest_any_more(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    blue.do(type="stand_up", seat="blue")
    heir = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    heir.until_type("state")
    heir.do(type="sit", seat="blue")
    red.do(type="open_seat", seat="blue")
    assert heir.close_code() == 4403


@pytest.mark.parametrize("game", ["goblin-market", "fantastic-stories"])
def test_once_the_record_of_a_running_match_is_out_nobody_else_can_join_it(server: ThreadServer, game: str) -> None:
    red = alone_with_a_bot(server, game)
    assert server.get(f"/api/rooms/{red.room_name}/record", red.person).status_code == 200
    key = link_from(red, type="open_seat", seat="blue")
    assert refused_at_the_door(server, red, key) == "luck_known"
    guest = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    guest.until_type("room")
    assert guest.refused(type="sit", seat="blue") == "luck_known"
    red.do(type="sit", seat="blue")  # alone one may


def test_the_record_is_kept_back_when_a_guests_seat_is_held_for_a_moment(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    link_from(red, type="open_seat", seat="blue")
    assert server.get(f"/api/rooms/{red.room_name}/record", red.person).json()["reason"] == "seed_secret"
    red.do(type="sit", seat="blue")
    assert server.get(f"/api/rooms/{red.room_name}/record", red.person).status_code == 200
    key = link_from(red, type="open_seat", seat="blue")
    blue.close()
    late = Browser(server, red.room_name, blue.person, key)
    assert late.until_type("refused")["reason"] == "luck_known"


def test_who_plays_cannot_look_into_a_seat_that_somebody_has_left(server: ThreadServer) -> None:
    red, blue, green = seated(server, "goblin-market", ("red", "blue", "green"))
    blue.do(type="stand_up", seat="blue")
    red.settle()
    assert red.refused(type="sit", seat="blue") == "knows_hands"
    green.settle()
    assert green.refused(type="sit", seat="blue") == "knows_hands"
    heir = Browser(server, red.room_name, a_person(server), link_from(red, type="open_seat", seat="blue"))
    heir.until_type("state")


def test_everybody_hears_when_the_host_takes_a_seat_away_and_whoever_had_it_hears_who_saw_its_hand(
    server: ThreadServer,
) -> None:
    """A host may be two browsers, of which one looks into the seat. So nothing of it happens in secret."""
    red, blue, green = seated(server, "goblin-market", ("red", "blue", "green"))
    blue.do(type="rename", seat="blue", name="Anna")
    key = link_from(red, type="open_seat", seat="blue")
    assert blue.close_code() == 4403
    assert green.until_type("chat")["lines"][-1]["text"] == "The host has taken the seat away from Anna."
    second = Browser(server, red.room_name, a_person(server), key)
    second.until_type("state")
    assert green.until_type("chat")["lines"][-1]["text"] == "Somebody has seen what Blue holds in this match."
    key = link_from(red, type="open_seat", seat="blue")
    back = Browser(server, red.room_name, blue.person, key)
    back.until(lambda message: message["type"] == "chat" and "has seen" in message["lines"][-1]["text"])
    assert refused_at_the_door(server, red, key) == "link_used"
    key = link_from(red, type="open_seat", seat="red")  # nothing is taken away from the host
    assert not any("away from Red" in line["text"] for line in green.chat)


def test_who_plays_cannot_look_into_a_seat_even_when_nobody_else_is_left(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    blue.do(type="stand_up", seat="blue")
    red.settle()
    assert red.refused(type="sit", seat="blue") == "knows_hands"
    blue.do(type="sit", seat="blue")
    link_from(red, type="open_seat", seat="blue")  # a host has no other right
    assert red.refused(type="sit", seat="blue") == "knows_hands"
    red.do(type="stand_up", seat="red")
    assert red.refused(type="sit", seat="blue") == "knows_hands"


def test_whoever_comes_back_to_a_seat_hears_who_has_seen_its_hand_meanwhile(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    blue.do(type="stand_up", seat="blue")
    rival = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    rival.until_type("state")
    rival.do(type="sit", seat="blue")
    rival.do(type="stand_up", seat="blue")
    blue.settle()
    blue.do(type="sit", seat="blue")
    told = blue.until(lambda message: message["type"] == "chat" and "holds" in message["lines"][-1]["text"])
    assert told["lines"][-1]["text"] == "Somebody has seen what Blue holds in this match."


def test_whoever_takes_a_seat_over_hears_that_a_rival_knows_its_hand(server: ThreadServer) -> None:
    red = alone_with_a_bot(server)
    red.do(type="rename", seat="red", name="Anna")
    link_from(red, type="open_seat", seat="blue")
    red.do(type="sit", seat="blue")
    key = link_from(red, type="open_seat", seat="blue")
    blue = Browser(server, red.room_name, a_person(server), key)
    assert blue.until_type("chat")["lines"][-1]["text"] == "Anna has seen what Blue holds in this match."


def test_who_stood_up_and_looked_at_a_hand_cannot_sit_down_again(server: ThreadServer) -> None:
    red, blue, _ = seated(server, "goblin-market", ("red", "blue", "green"), watching="hands")
    blue.do(type="stand_up", seat="blue")
    blue.do(type="look", seat="red")
    assert blue.refused(type="sit", seat="blue") == "knows_hands"
    watcher = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    watcher.until_type("state")
    watcher.do(type="sit", seat="blue")


def test_who_sat_down_and_stood_up_again_cannot_take_another_seat(server: ThreadServer) -> None:
    red, blue, green = seated(server, "goblin-market", ("red", "blue", "green"))
    green.do(type="stand_up", seat="green")
    heir = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    heir.until_type("state")
    heir.do(type="sit", seat="green")
    heir.do(type="stand_up", seat="green")
    blue.do(type="stand_up", seat="blue")
    heir.settle()
    assert heir.refused(type="sit", seat="blue") == "knows_hands"
    heir.do(type="sit", seat="green")


def test_a_bot_sits_in_only_for_somebody_who_has_been_away_for_a_while(
    serve: Callable[..., ThreadServer], settings: Settings
) -> None:
    limits = msgspec.structs.replace(settings.limits, seconds_away=1_000)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    red, blue = seated(server, "goblin-market")
    assert red.refused(type="sit_in", seat="blue", level="easy") == "is_here"
    blue.close()
    red.until(lambda message: message["type"] == "room" and not message["seats"][1]["connected"])
    assert red.refused(type="sit_in", seat="blue", level="easy") == "just_away"
    room = server.worker.rooms[red.room_name]
    room.presence._left_at["blue"] -= 1_000
    red.do(type="sit_in", seat="blue", level="easy")
    told = red.until_type("chat")["lines"][-1]
    assert told["text"] == "Blue is away, and a bot sits in."


def test_a_guest_too_may_let_a_bot_sit_in_for_a_host_who_is_away(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    watcher = Browser(server, red.room_name, a_person(server), link_from(red, type="new_link"))
    watcher.until_type("state")
    red.close()
    blue.until(lambda message: message["type"] == "room" and not message["seats"][0]["connected"])
    assert watcher.refused(type="sit_in", seat="red", level="easy") == "only_host"
    blue.do(type="sit_in", seat="red", level="easy")
    assert blue.room["seats"][0]["sat_in"] == "easy"
    assert watcher.refused(type="hand_back", seat="red") == "only_host"


def test_nothing_is_taken_back_by_agreement_of_a_bot_that_sits_in(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    while red.question:
        red.answer(red.question["options"][-1]["option"])
    blue.close()
    red.until(lambda message: message["type"] == "room" and not message["seats"][1]["connected"])
    red.do(type="sit_in", seat="blue", level="easy")
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    before = red.state["answers"]
    assert red.refused(type="undo", seat="red", ask=True) == "undo_away"
    assert red.state["answers"] == before

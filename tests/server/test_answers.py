"""Answers: one wins, the others are refused without harm; undo; coming back."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from fairytable.server.settings import Settings
from tests.server.people import Browser, a_ferry_with_two_at_the_dock, a_person, a_room, link_from, play_on, seated
from tests.server.serving import ThreadServer


def test_few_people_do_not_wait_for_a_batch_that_nobody_else_fills(
    serve: Callable[..., ThreadServer], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("fairytable.server.storage.store.sleep", waits.append)
    server = serve(msgspec.structs.replace(settings, gather=0.002))
    tables = [seated(server, "fantastic-stories") for _ in range(2)]
    for _ in range(10):
        asked = [next(browser for browser in table if browser.question) for table in tables]
        for browser in asked:
            assert browser.question is not None
            question = browser.question
            option = question["options"][0]["option"]
            browser.send(type="answer", seat=question["seat"], number=question["number"], option=option)
        for table, browser in zip(tables, asked, strict=True):
            answers = browser.state["answers"]
            told = browser.until(lambda message, a=answers: message["type"] == "state" and message["answers"] > a)  # type: ignore[misc]
            for other in table:
                other.catch_up(told["number"])
    assert waits == []


def test_an_answer_is_in_the_store_when_it_is_told(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    told = red.answer("castle 3") if red.question else blue.answer("castle 3")
    with server.worker.store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT number, seat, option FROM answers").fetchall()
    assert [(number, option) for number, _, option in rows] == [(0, "castle 3")]
    assert told["answers"] == 1


def test_a_double_click_counts_once(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    browser = red if red.question else blue
    assert browser.question is not None
    click = {"seat": browser.question["seat"], "number": browser.question["number"], "option": "castle 3"}
    first = browser.send(type="answer", **click)
    second = browser.send(type="answer", **click)
    refused = browser.until(lambda message: message.get("to") == second)
    assert refused["type"] == "refused"
    assert refused["reason"] in ("late", "not_asked")
    browser.settle()
    assert any(f'"to":{first}' in raw and '"type":"state"' in raw for raw in browser.heard)
    assert browser.state["answers"] == 1


def test_of_two_browsers_on_one_seat_one_wins_and_the_other_sees_why(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], options={"start-player": "red"})
    phone = Browser(server, made["room"], host, made["seat_keys"]["red"])
    phone.until_type("state")
    laptop = Browser(server, made["room"], a_person(server), link_from(phone, type="share_seat", seat="red"))
    laptop.until_type("state")
    number = laptop.question["number"] if laptop.question else -1
    told = phone.answer("castle 2")
    assert laptop.refused(type="answer", seat="red", number=number, option="castle 5") == "late"
    laptop.catch_up(told["number"])
    laptop.settle()
    phone.settle()
    assert laptop.state["view"] == phone.state["view"]
    assert laptop.state["question"] == phone.state["question"]
    assert laptop.state["answers"] == 1


def test_answers_that_do_not_fit_are_refused_and_change_nothing(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    assert red.question is not None
    number = red.question["number"]
    assert red.refused(type="answer", seat="red", number=number, option="fly away") == "illegal"
    assert red.refused(type="answer", seat="red", number=number + 1, option="castle 1") == "late"
    assert red.refused(type="answer", seat="blue", number=number, option="castle 1") == "not_your_seat"
    assert red.refused(type="answer", seat="green", number=number, option="castle 1") == "no_such_seat"
    assert blue.refused(type="answer", seat="blue", number=number, option="castle 1") == "not_asked"
    fresh = red.until_type("state")
    assert fresh["answers"] == 0
    assert fresh["question"] == red.question


def test_an_answer_that_the_rules_forbid_names_their_clause(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 1")
    reasons = server.get(f"/api/rooms/{red.room_name}/why-not", red.person, seat="red").json()["reasons"]
    assert reasons
    for reason in reasons:
        assert reason["sentence"].endswith((".", "!"))
        assert reason["clause"].startswith("FS-")
        assert reason["words"]
    assert red.question is not None
    refused = red.ask(type="answer", seat="red", number=red.question["number"], option=reasons[0]["option"])
    assert (refused["reason"], refused["clause"]) == ("illegal", reasons[0]["clause"])


def test_everything_asked_and_told_is_in_words_with_peoples_names(server: ThreadServer) -> None:
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.do(type="rename", seat="red", name="  Rosa \u202e\ue000 <b>  ")
    red.settle()
    assert red.question is not None
    assert red.question["sentence"].startswith("Rosa <b>, ")
    told = red.answer("castle 2")
    assert told["events"][0]["sentence"].startswith("Rosa <b> ")
    assert all(option["words"] for option in told["question"]["options"])
    walk = next(option for option in told["question"]["options"] if option["verb"] == "walk")
    assert list(walk["arguments"]) == ["start", "end", "die"]
    assert isinstance(walk["arguments"]["die"], int)


def test_an_answer_can_be_taken_back_freely_until_luck_was_tried(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    assert red.state["undo"] == [
        {
            "seat": "red",
            "possible": "by_agreement",
            "reason": "luck",
            "sentence": "Dice or cards have decided something since; the others would have to agree.",
            "answer": "2 pawns in the castle",
            "is_secret": False,
        }
    ]
    assert red.refused(type="undo", seat="red") == "undo_luck"
    before = red.question
    assert before is not None
    walk = next(option["option"] for option in before["options"] if option["verb"] == "walk")
    red.answer(walk)
    assert red.state["undo"][0]["possible"] == "freely"
    log = len(red.log)
    red.do(type="undo", seat="red")
    red.settle()
    assert red.state["answers"] == 1
    assert red.state["undone"] == 1
    assert red.question is not None
    assert red.question["options"] == before["options"]
    assert red.question["number"] != before["number"]
    assert len(red.log) < log
    assert red.refused(type="answer", seat="red", number=before["number"], option=walk) == "late"
    blue.settle()
    assert blue.log == red.log


def test_who_holds_several_seats_goes_back_over_all_of_them(server: ThreadServer) -> None:
    here = [{"seat": seat, "kind": "here", "name": "Anna"} for seat in ("red", "blue")]
    person = a_person(server)
    made = a_room(server, person, "goblin-market", here)
    with Browser(server, made["room"], person) as anna:
        anna.until_type("state")
        for seat in ("red", "blue"):
            anna.do(type="look", seat=seat)
            anna.settle()
            anna.answer("pass")
        for seat, option in (("red", "rest"), ("red", "done"), ("blue", "rest")):
            anna.do(type="look", seat=seat)
            anna.settle()
            anna.answer(option)
        assert {told["seat"]: told["possible"] for told in anna.state["undo"]} == {"red": "freely", "blue": "freely"}
        anna.do(type="undo", seat="red")
        anna.settle()
        assert anna.state["answers"] == 3, "the rest of blue and the end of red's turn are taken back"
        assert anna.state["waiting_for"] == ["red"]


def test_who_asked_to_take_something_back_can_withdraw_it(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    red.do(type="undo", seat="red", ask=True)
    asked = blue.until(lambda message: message["type"] == "room" and message["undo_asked"])["undo_asked"]
    red.do(type="agree", seat="red", number=asked["number"], yes=False)
    blue.until(lambda message: message["type"] == "room" and not message["undo_asked"])
    assert blue.refused(type="agree", seat="blue", number=asked["number"], yes=True) == "no_undo_asked"
    assert red.state["answers"] == 1


def test_against_bots_alone_nobody_has_to_be_asked(server: ThreadServer) -> None:
    person = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot"}]
    made = a_room(server, person, "fantastic-stories", seats, options={"start-player": "red"})
    with Browser(server, made["room"], person) as red:
        red.until_type("state")
        red.answer("castle 2")
        assert [told["possible"] for told in red.state["undo"]] == ["freely"], "although luck was tried"
        red.do(type="undo", seat="red")
        red.settle()
        assert red.state["answers"] == 0


def test_an_undo_after_luck_needs_the_agreement_of_the_others(server: ThreadServer) -> None:
    red, blue, green = seated(server, "fantastic-stories", ["red", "blue", "green"], options={"start-player": "red"})
    first = red.question
    red.answer("castle 2")
    red.do(type="undo", seat="red", ask=True)
    asked = blue.until(lambda message: message["type"] == "room" and message["undo_asked"])["undo_asked"]
    assert asked["seat"] == "red"
    assert asked["waiting_for"] == ["blue", "green"]
    assert asked["sentence"].startswith("Red would like to take this back: Red sent a pawn into the castle")
    assert red.refused(type="agree", seat="red", number=asked["number"], yes=True) == "no_undo_asked"
    assert red.refused(type="agree", seat="blue", number=asked["number"], yes=True) == "not_your_seat"
    blue.do(type="agree", seat="blue", number=asked["number"], yes=True)
    assert red.state["answers"] == 1
    told = green.do(type="agree", seat="green", number=asked["number"], yes=True)
    assert told["type"] == "room"
    for browser in (red, blue, green):
        browser.settle()
        assert browser.state["answers"] == 0
        assert browser.room["undo_asked"] is None
    assert red.question is not None
    assert first is not None
    assert red.question["options"] == first["options"]
    assert green.refused(type="agree", seat="green", number=asked["number"], yes=True) == "no_undo_asked"


def test_one_no_ends_the_asking_and_nothing_is_undone(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    red.do(type="undo", seat="red", ask=True)
    asked = blue.until(lambda message: message["type"] == "room" and message["undo_asked"])["undo_asked"]
    blue.do(type="agree", seat="blue", number=asked["number"], yes=False)
    assert red.until_type("refused")["reason"] == "undo_denied"
    red.settle()
    assert red.room["undo_asked"] is None
    assert red.state["answers"] == 1


def test_a_request_to_undo_ends_when_the_match_goes_on(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    red.answer("castle 2")
    red.do(type="undo", seat="red", ask=True)
    asked = blue.until(lambda message: message["type"] == "room" and message["undo_asked"])["undo_asked"]
    red.settle()
    red.answer("end")
    assert blue.refused(type="agree", seat="blue", number=asked["number"], yes=True) == "no_undo_asked"


def test_after_the_end_nothing_can_be_undone(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    play_on([red, blue], random.Random(5))
    for seat, browser in (("red", red), ("blue", blue)):
        assert browser.state["undo"][0]["possible"] == "no"
        assert browser.refused(type="undo", seat=seat, ask=True) == "over"


def test_a_match_with_undos_is_the_same_after_it_was_forgotten(
    serve: Callable[..., ThreadServer], settings: Settings
) -> None:
    server = serve(settings)
    red, blue = seated(server, "goblin-market", options={"days": "50"})
    luck = random.Random(11)
    for _ in range(20):
        play_on([red, blue], luck, most=3)
        for seat, browser in (("red", red), ("blue", blue)):
            browser.settle()
            if browser.state["undo"][0]["possible"] == "freely" and luck.random() < 0.7:
                browser.do(type="undo", seat=seat)
        for browser in (red, blue):
            browser.settle()
    assert red.state["undone"] > 1
    match = server.worker.rooms[red.room_name].match
    assert match is not None
    before = match.record()
    server.stop()
    again = serve(settings)
    red_again = Browser(again, red.room_name, red.person)
    red_again.until_type("state")
    match = again.worker.rooms[red.room_name].match
    assert match is not None
    assert match.record() == before
    assert red_again.state["view"] == red.state["view"]
    assert red_again.state["question"] == red.state["question"]
    assert red_again.log == red.log


def test_who_comes_back_hears_only_what_is_new(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    play_on([red, blue], random.Random(2), most=30)
    red.do(type="chat", seat="red", text="Be right back")
    red.settle()
    heard, log, answers = red.bookmark, red.log, red.state["answers"]
    red.close()
    while blue.question:
        blue.answer(blue.question["options"][-1]["option"])
    blue.do(type="chat", seat="blue", text="Where are you?")
    back = Browser(server, red.room_name, red.person, bookmark=heard)
    state = back.until_type("state")
    back.settle()
    assert state["events_from"] == len(log)
    assert state["answers"] >= answers
    blue.settle()
    assert log + state["events"] == blue.log
    assert [line["text"] for line in back.chat] == ["Where are you?"]


def test_a_bookmark_that_says_nothing_gets_everything(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories")
    play_on([red, blue], random.Random(2), most=10)
    for bookmark in ("x.1.2.3", "....", f"{red.state['match']}.0.99999.0", "-1.-1.-1.-1", "a" * 120):
        back = Browser(server, red.room_name, red.person, bookmark=bookmark)
        back.until_type("state")
        assert back.state["events_from"] == 0
        assert back.log == red.log


def test_message_numbers_only_grow(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(4), most=20)
    red.do(type="chat", seat="red", text="hello")
    red.do(type="rename", seat="red", name="Rosa")
    red.settle()
    numbers = [msgspec.json.decode(raw).get("number") for raw in red.heard if '"bookmark"' in raw]
    assert numbers == sorted(numbers)
    assert numbers[-1] > numbers[0]


def test_time_runs_out_for_who_does_not_say_whether_they_board(server: ThreadServer) -> None:
    record = a_ferry_with_two_at_the_dock(**{"boarding-timeout": "0"})
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", record["seats"], record=record)
    watcher = Browser(server, made["room"], host)
    watcher.until(lambda message: message["type"] == "state" and message["answers"] >= len(record["answers"]) + 2)
    keys = [event["key"] for event in watcher.log]
    assert keys.count("stayed_ashore") == 2
    assert not any(event["values"].get("passengers") for event in watcher.log)


def test_the_time_that_is_left_is_told(server: ThreadServer) -> None:
    record = a_ferry_with_two_at_the_dock(**{"boarding-timeout": "300"})
    host = a_person(server)
    seats = [{"seat": seat, "kind": "here"} for seat in record["seats"]]
    made = a_room(server, host, "fantastic-stories", seats, record=record)
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    assert browser.question is not None
    assert browser.question["about"] == "board"
    assert 0 < browser.question["seconds"] <= 300

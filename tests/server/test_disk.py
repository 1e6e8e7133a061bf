"""What people leave on the disk is bounded: chat, reports, undos, and what they bring to their tables."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import sqlalchemy as sql

from fairytable import new_match
from fairytable.server.http.reports import _write_report
from fairytable.server.limits.allowances import Allowance
from fairytable.server.limits.turns import Visitor
from fairytable.server.settings import Limits, Settings
from fairytable.server.storage.tables import chat
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import ThreadServer

HERE, THERE = "192.0.2.1", "192.0.2.2"


def test_of_the_chat_of_a_table_only_the_latest_lines_are_stored(
    serve: Callable[..., ThreadServer], database: str
) -> None:
    limits = msgspec.structs.replace(Limits(), chat_lines_kept=5, chat_lines_per_person=100, messages_at_once=1_000)
    server = serve(Settings(database=database, gather=0, limits=limits))
    red, blue = seated(server, "goblin-market")
    for number in range(12):
        red.do(type="chat", seat="red", text=f"line {number}")
    with server.worker.store.engine.connect() as connection:
        kept = connection.scalars(sql.select(chat.c.text).order_by(chat.c.number)).all()
    assert kept == [f"line {number}" for number in range(7, 12)]
    blue.until_so(lambda: len(blue.chat) == 12)  # who was there has heard all of it
    server.worker.rooms.clear()
    back = Browser(server, red.room_name, blue.person)
    back.until_so(lambda: len(back.chat) == 5)
    red.close()
    back.do(type="chat", seat="blue", text="one more")
    back.until_so(lambda: len(back.chat) == 6)
    assert [line["text"] for line in back.chat][-2:] == ["line 11", "one more"]


def test_nobody_talks_without_end(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(chat_lines_per_person=3)
    red, blue = seated(server, "goblin-market")
    for _ in range(3):
        red.do(type="chat", seat="red", text="la")
    assert red.refused(type="chat", seat="red", text="la") == "too_fast"
    blue.do(type="chat", seat="blue", text="Enough.")


def test_an_allowance_is_used_up_by_each_person_by_an_address_and_at_a_table() -> None:
    one, two, far = Visitor(HERE, "one"), Visitor(HERE, "two"), Visitor(THERE, "far")
    allowance = Allowance(3_600, per_person=2, per_address=3, per_room=4)
    assert [allowance.allows(one, "room") for _ in range(4)] == [True, True, False, False]
    assert [allowance.allows(two, "room") for _ in range(2)] == [True, False]
    assert [allowance.allows(far, "room") for _ in range(2)] == [True, False]
    assert allowance.allows(Visitor("192.0.2.3", "another"), "another room")


def test_the_oldest_reports_make_room_for_new_ones(tmp_path: Path) -> None:
    limits = Limits(reports_kept=3, reports_megabytes=1)
    for number in range(5):
        _write_report(tmp_path, f"2026-{number}.json", b"{}", limits)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2026-2.json", "2026-3.json", "2026-4.json"]
    _write_report(tmp_path, "2026-5.json", b"x" * 999_997, limits)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2026-4.json", "2026-5.json"]


def test_reports_are_bounded_by_address_whoever_writes_them(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(reports_per_person=100, reports_per_address=2)
    statuses = []
    for _ in range(3):
        host = a_person(server)
        made = a_room(server, host, "goblin-market", ["red", "blue"])
        statuses.append(server.post(f"/api/rooms/{made['room']}/reports", host, {"text": "hm"}).status_code)
    assert statuses == [200, 200, 429]


def test_who_brings_long_records_opens_fewer_tables(bounded: Callable[..., ThreadServer]) -> None:
    match = new_match("fantastic-stories", ["red", "blue"], 7)
    luck = random.Random(7)
    while len(match.answers) < 2_000:
        match.answer(match.questions[0].seat, luck.choice(match.questions[0].options))
    record = json.loads(match.record().to_json())
    worth = 1 + sum(map(len, record["answers"])) / 50_000
    server = bounded(rooms_per_address=int(2 * worth))
    server.worker.addresses._rooms._per_second = 0
    seats = [{"seat": "red"}, {"seat": "blue"}]
    plain, long = {"game": "fantastic-stories", "seats": seats}, {"record": record}
    person = a_person(server)
    statuses = [server.post("/api/rooms", person, plain | more).status_code for more in (long, {}, long)]
    assert statuses == [200, 200, 429]


def test_no_match_is_taken_back_without_end(bounded: Callable[..., ThreadServer]) -> None:
    server = bounded(undos_per_match=2)
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
    here = Browser(server, made["room"], host)
    here.until_type("state")
    seat = here.state["waiting_for"][0]
    here.do(type="look", seat=seat)
    here.settle()
    for number in range(3):
        here.answer(here.state["question"]["options"][0]["option"])
        if number < 2:
            here.do(type="undo", seat=seat, ask=True)
            here.settle()
    assert here.refused(type="undo", seat=seat, ask=True) == "much_undone"
    play_on([here], random.Random(1), 0)

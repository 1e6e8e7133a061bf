"""What people leave on the disk is bounded: chat, reports, undos, and what they bring to their tables."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import sqlalchemy as sql

from fairytable import new_match
from fairytable.engine.packs import load_pack
from fairytable.games import find_game
from fairytable.server.http.reports import _write_report
from fairytable.server.limits.allowances import Allowance
from fairytable.server.limits.turns import Visitor
from fairytable.server.settings import Limits, Settings
from fairytable.server.storage.tables import chat, packs, rooms
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import ThreadServer, quick_settings

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


def test_the_files_of_a_pack_are_stored_once_however_often_its_table_changes(
    serve: Callable[..., ThreadServer], database: str
) -> None:
    server = serve(quick_settings(database))
    files = dict(load_pack(find_game("fantastic-stories")).files)
    brought = [{**files, "pack.toml": files["pack.toml"].replace('name = "', f'name = "{name} ')} for name in "AB"]
    host = a_person(server)
    seats = [{"seat": seat, "kind": "here"} for seat in ("red", "blue")]
    made = a_room(server, host, "fantastic-stories", seats, content=brought[0], start=False)

    def stored() -> tuple[str, list[str]]:
        with server.worker.store.engine.connect() as connection:
            (body,) = connection.scalars(sql.select(rooms.c.body))
            return body, [json.loads(kept)["pack.toml"] for kept in connection.scalars(sql.select(packs.c.files))]

    for place in (0, 1, 0):
        told = server.post(f"/api/rooms/{made['room']}/pack", host, {"content": brought[place]})
        assert told.status_code == 200, told.text
        here = Browser(server, made["room"], host)
        here.until_type("room")
        here.do(type="rename", seat="red", name="Anna")
        body, kept = stored()
        assert len(body) < 2_000
        assert kept == [brought[place]["pack.toml"]]
        server.worker.rooms.clear()
        here.close()
        back = Browser(server, made["room"], host)
        assert back.until_type("room")["pack_name"][0] == "AB"[place]
    back.do(type="start")
    back.until_type("state")
    assert dict(server.worker.rooms[made["room"]].stored.content or {}) == brought[0]


def test_a_room_that_was_stored_with_its_pack_is_still_read(serve: Callable[..., ThreadServer], database: str) -> None:
    server = serve(quick_settings(database))
    files = dict(load_pack(find_game("fantastic-stories")).files)
    files["pack.toml"] = files["pack.toml"].replace('name = "', 'name = "My ')
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"], content=files)
    with server.worker.store.engine.begin() as connection:
        (body,) = connection.scalars(sql.select(rooms.c.body))
        assert json.loads(body)["content"] == {}
        connection.execute(sql.update(rooms).values(body=json.dumps(json.loads(body) | {"content": files})))
        connection.execute(sql.delete(packs))
    server.worker.rooms.clear()
    here = Browser(server, made["room"], host)
    assert here.until_type("room")["pack_name"].startswith("My ")
    here.do(type="set_pause", milliseconds=1)
    with server.worker.store.engine.connect() as connection:
        assert json.loads(connection.scalars(sql.select(packs.c.files)).one()) == files
        assert json.loads(connection.scalars(sql.select(rooms.c.body)).one())["content"] == {}


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

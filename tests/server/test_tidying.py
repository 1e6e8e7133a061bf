"""Tables come to an end: they are put away, thrown away, deleted, and stop counting."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
import msgspec
import sqlalchemy as sql

from fairytable.server.settings import Settings
from fairytable.server.storage.store import Store
from fairytable.server.storage.tables import answers, chat, matches, members, packs, rooms
from fairytable.server.storage.tidying import all_tables, days_ago, throw_away_unbegun
from tests.cli.conftest import Run
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import PATIENCE, Served, ThreadServer

LONG_AGO = "2001-01-01T00:00:00+00:00"


def put_away(server: Served, room: str, person: str) -> httpx.Response:
    headers = {"authorization": f"Bearer {person}"}
    return httpx.delete(f"{server.address}/api/rooms/{room}", headers=headers, timeout=PATIENCE)


def my_rooms(server: Served, person: str) -> list[str]:
    return [table["room"] for table in server.get("/api/rooms", person).json()["tables"]]


def rows(server: ThreadServer) -> dict[str, int]:
    with server.worker.store.engine.connect() as connection:
        kept = (rooms, members, packs, matches, answers, chat)
        return {table.name: connection.scalar(sql.select(sql.func.count()).select_from(table)) or 0 for table in kept}


def age(server: ThreadServer, room: str) -> None:
    with server.worker.store.engine.begin() as connection:
        connection.execute(sql.update(rooms).where(rooms.c.room == room).values(changed=LONG_AGO))


def test_a_finished_table_is_put_away_by_each_and_deleted_by_the_last(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(1))
    red.do(type="chat", seat="red", text="Well played.")
    assert put_away(server, red.room_name, red.person).status_code == 200
    assert my_rooms(server, red.person) == []
    assert my_rooms(server, blue.person) == [blue.room_name]
    assert put_away(server, red.room_name, blue.person).status_code == 200
    assert set(rows(server).values()) == {0}
    assert blue.close_code() == 4404
    assert put_away(server, red.room_name, blue.person).status_code == 404


def test_a_table_at_which_others_play_is_not_put_away(server: ThreadServer) -> None:
    red, _ = seated(server, "goblin-market")
    refused = put_away(server, red.room_name, red.person)
    assert (refused.status_code, refused.json()["reason"]) == (409, "others_play")
    assert put_away(server, red.room_name, a_person(server)).status_code == 403


def test_a_host_deletes_a_table_that_has_not_begun_also_for_the_others(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market", start=False)
    assert put_away(server, red.room_name, red.person).status_code == 200
    assert blue.close_code() == 4404
    assert my_rooms(server, blue.person) == []


def test_only_what_is_being_played_counts_against_the_bound(
    serve: Callable[..., ThreadServer], settings: Settings
) -> None:
    limits = msgspec.structs.replace(settings.limits, rooms=2)
    server = serve(msgspec.structs.replace(settings, limits=limits))
    wish = {"game": "goblin-market", "seats": [{"seat": "red"}, {"seat": "blue"}]}
    red, blue = seated(server, "goblin-market")
    abandoned = a_room(server, a_person(server), "goblin-market", ["red", "blue"])
    assert server.post("/api/rooms", a_person(server), wish).json()["reason"] == "no_room_for_more"
    play_on([red, blue], random.Random(1))
    red.until_so(lambda: red.room["status"] == "over")
    while my_rooms(server, red.person) and not server.worker.rooms[red.room_name].stored.over:
        red.settle()
    assert server.post("/api/rooms", a_person(server), wish).status_code == 200
    assert server.post("/api/rooms", a_person(server), wish).json()["reason"] == "no_room_for_more"
    age(server, abandoned["room"])
    assert server.post("/api/rooms", a_person(server), wish).status_code == 200


def test_a_table_at_which_nothing_was_played_is_thrown_away_after_a_while(server: ThreadServer) -> None:
    host = a_person(server)
    unbegun, fresh = (a_room(server, host, "goblin-market", ["red", "blue"], start=False)["room"] for _ in range(2))
    begun = a_room(server, host, "goblin-market", ["red", "blue"])["room"]
    age(server, unbegun)
    age(server, begun)
    with server.worker.store.engine.begin() as connection:
        assert throw_away_unbegun(connection, 7) == [unbegun]
    assert set(my_rooms(server, host)) == {fresh, begun}
    assert Browser(server, begun, host).until_type("room")
    assert LONG_AGO < days_ago(7) < days_ago(6)


def test_a_server_throws_away_what_was_never_played_without_being_told(
    serve: Callable[..., ThreadServer], settings: Settings
) -> None:
    first = serve(settings)
    host = a_person(first)
    room = a_room(first, host, "goblin-market", ["red", "blue"], start=False)["room"]
    age(first, room)
    first.stop()
    again = serve(settings)
    assert any(my_rooms(again, host) == [] for _ in range(500)), "it is still there"


def test_who_keeps_the_server_lists_tidies_and_deletes_tables(
    serve: Callable[..., ThreadServer], settings: Settings, run: Run
) -> None:
    server = serve(settings)
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(1), most=5)
    listed = run("tables", "list", "--database", settings.database, "--json")
    assert [
        (table["room"], table["status"], table["people"], table["answers"])
        for table in msgspec.json.decode(listed.stdout)
    ] == [(red.room_name, "playing", 2, 5)]
    in_use = run("tables", "delete", red.room_name, "--database", settings.database)
    assert (in_use.exit_code, "Another server has" in in_use.stderr) == (1, True)
    server.stop()
    assert red.room_name in run("tables", "list", "--database", settings.database).stdout
    assert "0 tables were deleted" in run("tables", "tidy", "--database", settings.database).stdout
    assert run("tables", "delete", "nowhere", "--database", settings.database).exit_code == 1
    assert run("tables", "delete", red.room_name, "--database", settings.database).exit_code == 0
    store = Store(settings.database_url)
    with store.opened_by_keeper(to_change=False) as connection:
        assert all_tables(connection) == []
    missing = run("tables", "list", "--database", "sqlite:///nowhere.sqlite")
    assert (missing.exit_code, "There is no database" in missing.stderr) == (1, True)

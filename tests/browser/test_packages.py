"""A game of another package in the browser: with the board that it brings, or in words."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.docs.packages import install, write_package
from tests.server.serving import Served

SLUG = "goose-market"


class Installed(Served):
    """`fairytable serve` in an environment in which a package is installed."""

    def __init__(self, port: int) -> None:
        self.port = port


@contextmanager
def serving(package: Path, folder: Path) -> Iterator[Served]:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", f"sqlite:///{folder / 'table.sqlite'}"]
    server = subprocess.Popen(
        [sys.executable, "-u", "-m", "fairytable", *words],
        env=install(package, folder / "installed"),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        found = re.search(r"127\.0\.0\.1:(\d+)", server.stdout.readline())
        assert found is not None, "the server did not start"
        yield Installed(int(found[1]))
    finally:
        server.terminate()
        server.stdout.close()
        server.wait()


def test_a_board_that_a_package_brings_is_drawn_and_played(newcomer: Newcomer, tmp_path: Path) -> None:
    with serving(write_package(tmp_path / "sources"), tmp_path) as server:
        somebody = newcomer(server.address)
        somebody.go("")
        expect(somebody.page.get_by_role("link", name="The Goose Market")).to_be_visible()
        somebody.page.close()
        person = newcomer(server.address)
        bots = [{"seat": "blue", "kind": "bot", "level": "thrifty"}]
        person.invite(server, SLUG, ["red"], bots)
        market = person.page.get_by_role("region", name="The market")
        expect(market.get_by_role("heading")).to_have_text("Geese sold: 0")
        for sold in (1, 2):
            market.get_by_role("button").first.click()
            expect(market.get_by_role("heading")).to_have_text(f"Geese sold: {sold}")
        expect(person.page.get_by_text("Thrifty").or_(person.page.get_by_text("thrifty")).first).to_be_visible()
        person.page.close()


def test_a_game_without_a_board_is_shown_in_words(newcomer: Newcomer, tmp_path: Path) -> None:
    package = write_package(tmp_path / "sources")
    (package / "goose_market" / "board" / "board.js").unlink()
    with serving(package, tmp_path) as server:
        person = newcomer(server.address)
        person.invite(server, SLUG, ["red"], [{"seat": "blue", "kind": "bot"}])
        expect(person.page.locator(".plain")).to_contain_text("feathers")
        person.page.close()

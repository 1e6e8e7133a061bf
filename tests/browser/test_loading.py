"""What the page loads: at each place only what is shown there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fairytable.games import find_game
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS
from tests.server.serving import ThreadServer

BOARD = re.compile(rf"/assets/({'|'.join(SLUGS)})-[^/]*\.js$")


def boards_loaded_by(person: Person) -> list[str]:
    """The games whose boards were loaded, told by the names of the scripts; the list grows as more are."""
    loaded: list[str] = []

    def note(address: str) -> None:
        found = BOARD.search(address)
        if found:
            loaded.append(found[1])

    person.page.on("request", lambda request: note(request.url))
    return loaded


def sit_down(person: Person, server: ThreadServer, slug: str) -> None:
    game = find_game(slug)
    person.play_alone(server, slug, game.seats[: max(2, game.identity.fewest_seats)])


def test_the_shelf_and_the_rules_load_no_board(newcomer: Newcomer) -> None:
    person = newcomer()
    loaded = boards_loaded_by(person)
    person.go("")
    expect(person.page.locator(".cover")).to_have_count(len(SLUGS))
    person.page.wait_for_load_state("networkidle")
    person.go("#/rules/fantastic-stories")
    expect(person.page.locator("#main h1")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert loaded == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_loads_its_own_board_and_no_other(slug: str, newcomer: Newcomer, server: ThreadServer) -> None:
    person = newcomer()
    loaded = boards_loaded_by(person)
    sit_down(person, server, slug)
    expect(person.page.locator("#main .board svg").first).to_be_attached()
    person.page.wait_for_load_state("networkidle")
    assert set(loaded) == {slug}


@pytest.mark.parametrize("name", ["threetale", "Table"])
def test_what_does_not_load_is_reported_and_can_be_tried_again(
    name: str, newcomer: Newcomer, server: ThreadServer
) -> None:
    person = newcomer()
    broken = re.compile(rf"/assets/{name}-[^/]*\.js$")
    person.page.route(broken, lambda route: route.abort())
    sit_down(person, server, "threetale")
    expect(person.page.get_by_role("alert")).to_contain_text("Part of the page could not be loaded")
    assert person.complaints
    person.complaints.clear()
    person.page.unroute(broken)
    person.button("Try again").click()
    expect(person.page.locator("#main .board svg").first).to_be_attached()


def test_a_page_that_was_open_while_the_server_was_updated_loads_the_new_one(
    newcomer: Newcomer,
) -> None:
    person = newcomer()
    person.go("")
    expect(person.page.locator(".cover")).to_have_count(len(SLUGS))
    person.page.evaluate("""document.querySelector("script[src]").setAttribute("src", "/assets/index-of-old.js")""")
    loads: list[str] = []
    person.page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    person.page.route(
        re.compile(r"/assets/Rules-[^/]*\.js$"), lambda route: route.continue_() if loads else route.abort()
    )
    person.page.evaluate("""location.hash = "#/rules/fantastic-stories" """)
    expect(person.page.get_by_role("searchbox")).to_be_visible()
    assert len(loads) == 1
    person.complaints.clear()

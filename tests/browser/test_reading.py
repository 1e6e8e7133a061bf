"""What there is to read beside the table: the glossary, and the game on one page, which is printed on one sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from fairytable import GAMES
from fairytable.engine.game import Game
from fairytable.engine.packs import load_pack
from tests.browser.conftest import Newcomer
from tests.server.serving import ThreadServer

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGE_OF_A_PDF = re.compile(rb"/Type\s*/Page\b(?!s)")

LOOK_AT_ENTRIES = """all => all.map((it) => [
    it.dataset.entry,
    it.querySelector("strong").textContent !== "",
    it.querySelector(".portrait svg") !== null,
    it.querySelectorAll("p").length > 1,
    it.querySelector(".clause")?.textContent,
])"""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def things_with_words(game: Game[Any]) -> Iterator[str]:
    """The ids of everything that the page is told in words of the game's own pack."""
    assert game.page is not None
    shown = game.page.show(load_pack(game).content, "en")
    for part in shown.values():
        if isinstance(part, dict):
            yield from (key for key, thing in part.items() if isinstance(thing, dict) and "text" in thing)


@every_game
def test_the_glossary_is_two_taps_from_the_table_and_knows_every_card(
    game: Game[Any], server: ThreadServer, newcomer: Newcomer
) -> None:
    person = newcomer(**PHONE)
    person.play_alone(server, game.slug, game.seats[: max(2, game.identity.fewest_seats)])
    person.page.get_by_role("button", name="Rules").tap()
    person.page.get_by_role("button", name="Glossary").tap()
    entries = person.page.locator("[data-entry]")
    expect(entries.first).to_be_visible()
    told = entries.evaluate_all(LOOK_AT_ENTRIES)
    assert {identity for identity, *_ in told} >= set(things_with_words(game))
    for identity, has_name, has_picture, has_words, clause in told:
        assert (has_name, has_picture, has_words) == (True, True, True), identity
        assert clause in game.rulebook.clauses, identity
    person.page.get_by_role("searchbox").fill("no such thing anywhere")
    expect(person.page.get_by_text("Nothing contains all these words.")).to_be_visible()
    person.page.get_by_role("searchbox").fill("")
    entries.first.get_by_role("button").tap()
    expect(person.page.locator(".marked")).to_be_visible()


@every_game
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_game_on_one_page_is_printed_on_one_sheet(game: Game[Any], paper: str, newcomer: Newcomer) -> None:
    person = newcomer(color_scheme="dark")
    person.go(f"#/one-page/{game.slug}")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(game.title)
    expect(person.page.locator(".signs .portrait svg").last).to_be_visible()
    assert len(PAGE_OF_A_PDF.findall(person.page.pdf(format=paper))) == 1


def test_the_game_on_one_page_lies_in_the_drawer_too(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    person.play_alone(server, "grimm-forest", ["blue", "green"])
    person.page.get_by_role("button", name="Rules").click()
    person.page.get_by_role("button", name="On one page").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("three finished houses")
    person.page.get_by_role("button", name="Rules", exact=True).last.click()
    expect(person.page.get_by_role("searchbox", name="Search the rules")).to_be_visible()

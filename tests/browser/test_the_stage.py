"""The board is the largest thing at every size, and nothing on it moves while a match lasts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from fairytable.engine.packs import load_pack
from fairytable.games import find_game
from tests.browser.conftest import Newcomer
from tests.browser.person import IS_ASKED, IS_OVER, Person
from tests.browser.records import SLUGS, a_record
from tests.server.serving import ThreadServer

SHARES = {
    (1920, 1080): 0.62,
    (1440, 900): 0.62,
    (1280, 720): 0.62,
    (1024, 768): 0.45,
    (768, 1024): 0.45,
    (844, 390): 0.50,
    (390, 844): 0.42,
    (360, 640): 0.42,
}
"""How much of the window the stage has at least."""
DRAWN = 0.8
"""How much of the stage the drawing covers at least."""
LAID_IN_PLAY = "threetale"
"""Its cloth moves on where a land leaves it; what keeps it still until then is tested with its layout."""
TOUCHES = 40
ALIKE = 1.0
"""Pixels that a place may seem to have moved, as pictures of it grow and shrink."""

SHARE = """() => {
  const { width, height } = document.querySelector(".table .board").getBoundingClientRect();
  return width * height / (innerWidth * innerHeight);
}"""
COVERED = """() => {
  const stage = document.querySelector(".table .board").getBoundingClientRect();
  const svg = document.querySelector(".table .board .stage > svg");
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.min(svg.clientWidth / width, svg.clientHeight / height);
  return width * height * scale * scale / (stage.width * stage.height);
}"""
SCALE = """() => {
  const { a, e, f } = document.querySelector(".table .board .stage > svg").getScreenCTM();
  return [a, e, f];
}"""
"""How the drawing is scaled, and where it begins."""
LETTERED = "() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))"
NAMES = """names => [...document.querySelectorAll(".table .board .stage > svg text")].flatMap((text) => {
  const words = [...text.childNodes].map(({ textContent }) => textContent.trim()).join(" ").trim();
  const first = text.querySelector("tspan[x]") ?? text;
  const anchor = new DOMPoint(Number(first.getAttribute("x")), Number(first.getAttribute("y")));
  const { x, y } = anchor.matrixTransform(text.getScreenCTM());
  return names.includes(words) ? [[words, x, y]] : [];
})"""
"""What is written on the drawing of these, and where it is anchored, in whatever letters."""
PLACES: dict[str, Callable[[Any], Iterable[str]]] = {
    "fantastic-stories": lambda content: content.spaces,
    "grimm-forest": lambda _: ("fields", "forest", "brickyard"),
    "hungarian-folktales": lambda content: [who for who in content.encounters if who != "king"],  # no name on the map
    "dice-upon-a-time": lambda content: content.fields,
}
"""What has a place of its own on the drawing from the beginning on."""


def names_of_places(slug: str) -> list[str]:
    game = find_game(slug)
    content = load_pack(game).content
    names = game.texts.names(content, "en")
    return [
        re.sub("^the ", "", names.get(place, place.title()), flags=re.IGNORECASE) for place in PLACES[slug](content)
    ]


def in_the_middle(person: Person, server: ThreadServer, slug: str) -> None:
    """Somebody who plays all seats, in the middle of a match."""
    record = a_record(slug)
    raw = msgspec.to_builtins(record)
    person.play_alone(server, slug, record.seats, record=raw, answers=len(list(record.given_answers())) // 2)
    person.is_asked()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_board_has_most_of_every_window(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    in_the_middle(person, server, slug)
    for (width, height), share in SHARES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"share => ({SHARE})() >= share", arg=share)
        person.page.wait_for_function(f"share => ({COVERED})() >= share", arg=DRAWN)


def test_turning_a_telephone_gives_the_right_picture_at_once(server: ThreadServer, newcomer: Newcomer) -> None:
    for slug in SLUGS:
        person = newcomer(viewport={"width": 390, "height": 844})
        in_the_middle(person, server, slug)
        for width, height in ((844, 390), (1440, 900), (390, 844)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_function(f"share => ({COVERED})() >= share", arg=DRAWN)
        assert person.complaints == []


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug != LAID_IN_PLAY])
def test_nothing_moves_on_the_board_while_a_match_lasts(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    """Against bots, so that we look through the same eyes all the time."""
    person = newcomer(viewport={"width": 1280, "height": 720})
    game = find_game(slug)
    own, *others = game.seats[: max(2, game.identity.fewest_seats)]
    names = names_of_places(slug)
    person.play_alone(server, slug, [own], bots=others)
    person.is_asked()
    person.page.evaluate(LETTERED)
    scale = person.page.evaluate(SCALE)
    written: list[tuple[str, float, float]] = person.page.evaluate(NAMES, names)
    assert {name for name, _, _ in written} == set(names)
    for _ in range(TOUCHES):
        touched = person.what_is_asked()
        person.touch()
        person.page.wait_for_function(f"() => ({IS_ASKED})() || ({IS_OVER})()")
        if person.end.count():
            return
        assert person.page.evaluate(SCALE) == pytest.approx(scale, abs=0.01), touched
        now = person.page.evaluate(NAMES, names)
        for name, x, y in written:
            assert any(is_there(name, x, y, one) for one in now), f"{name} after {touched}"


def is_there(name: str, x: float, y: float, one: tuple[str, float, float]) -> bool:
    return one[0] == name and abs(one[1] - x) <= ALIKE and abs(one[2] - y) <= ALIKE


def test_the_chronicle_opens_as_a_drawer_and_is_pinned_where_there_is_room(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    person = newcomer(viewport={"width": 1280, "height": 720})
    in_the_middle(person, server, "fantastic-stories")
    page = person.page
    pin = page.get_by_role("button", name="Keep the chronicle open beside the table")
    person.button("Chronicle and chat").click()
    drawer = page.get_by_role("dialog", name="Chronicle")
    expect(drawer.get_by_role("tab", name="Chat")).to_be_visible()
    expect(pin).to_have_count(0)
    page.set_viewport_size({"width": 1920, "height": 1080})
    pin.click()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".table .pinned .chronicle")).to_be_visible()
    page.reload()
    person.is_asked()
    expect(page.locator(".table .pinned .chronicle")).to_be_visible()
    pin.click()
    expect(person.button("Chronicle and chat")).to_be_visible()

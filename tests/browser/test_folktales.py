"""Moments of Hungarian Folktales that matches of bots seldom bring, on its board."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from fairytable import new_match
from fairytable.games.hungarian_folktales import GAME
from fairytable.testing import clause
from tests.browser.conftest import Newcomer
from tests.browser.journeys import SEATS, a_journey
from tests.browser.records import a_table_from, words_of
from tests.browser.test_board import within_reach
from tests.server.serving import ThreadServer

SLUG = "hungarian-folktales"

COVERED_STONES = """() => {
  const stones = [...document.querySelectorAll("#main .stones > *")].map((stone) => stone.getBoundingClientRect());
  const names = [...document.querySelectorAll("#main .signs text.label tspan")];
  return [names.length, names.filter((name) => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect();
    return stones.some((stone) => {
      const across = Math.min(right, stone.right) - Math.max(left, stone.left);
      const down = Math.min(bottom - height / 4, stone.bottom) - Math.max(top + height / 4, stone.top);
      return across > 0 && down > 0 && across * down > stone.width * stone.height / 4;
    });
  }).map((name) => name.textContent)];
}"""
"""How many names are written on the map, and those whose letters hide more than a quarter of a stone."""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (390, 844)])
def test_no_name_on_the_map_hides_a_stone(size: tuple[int, int], server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer(viewport={"width": size[0], "height": size[1]})
    person.play_alone(server, SLUG, ["red", "blue"])
    person.is_asked()
    for _ in range(3 if size[0] < 640 else 0):
        person.page.locator("#main .stage > svg").press("+")
    expect(person.page.locator("#main .signs text.label")).not_to_have_count(0)
    written, hiding = person.page.evaluate(COVERED_STONES)
    assert written >= 20
    assert hiding == []


@pytest.mark.parametrize("about", ["sorcerer", "before_magic"])
def test_every_answer_at_the_sorcerers_lies_on_the_board(about: str, server: ThreadServer, newcomer: Newcomer) -> None:
    moment = a_journey("sorcerer", about)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    expect(person.page.get_by_role("region", name="At the Sorcerer")).to_be_visible()
    wanted = {words_of(SLUG, option) for option in moment.options}
    assert wanted - within_reach(person, wanted) == set()


def test_people_at_one_device_get_a_curtain_between_their_biscuits(server: ThreadServer, newcomer: Newcomer) -> None:
    device = newcomer()
    device.play_alone(server, SLUG, ["red", "blue"])
    curtain, satchel = device.page.locator(".curtain"), device.page.get_by_role("group", name="Your satchel")
    device.press("The Clever Girl")
    expect(curtain).to_contain_text("blue, it is your turn")
    expect(satchel).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(satchel).to_be_visible()
    expect(device.bar).to_contain_text("blue")
    assert "The Clever Girl" not in device.offered()


def test_an_offer_is_put_together_and_declined_with_a_reason(server: ThreadServer, newcomer: Newcomer) -> None:
    match = new_match(GAME, SEATS, 1)
    while match.questions[0].about != "turn":
        match.answer(match.waiting_for[0], match.questions[0].options[0])
    (first,) = match.waiting_for
    (second,) = set(SEATS) - {first}
    room, keys = a_table_from(server, match.record(), len(match.answers))
    giver, partner = newcomer(), newcomer()
    giver.come_to(room, keys[first])
    partner.come_to(room, keys[second])
    giver.choose(words_of(SLUG, f"compose {second}").replace(second, second.capitalize()))
    for option in ("give advice", "want biscuit", "propose"):
        giver.choose(words_of(SLUG, option))
    offer = partner.page.get_by_role("region", name="and")
    expect(offer.get_by_role("group")).to_have_count(2)
    partner.choose(words_of(SLUG, "refuse too_little"))
    expect(giver.chronicle.filter(has_text="that is too little for me")).to_be_visible()
    giver.is_asked()


@clause("HF-13.10")
def test_the_piece_of_a_hero_who_loses_a_turn_lies_on_its_side(server: ThreadServer, newcomer: Newcomer) -> None:
    match = new_match(GAME, SEATS, 3)
    luck = Random(3)
    while not any(hero.turns_to_miss for hero in match.table.heroes) or match.questions[0].about != "turn":
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    (lying,) = [hero for hero in match.table.heroes if hero.turns_to_miss]
    room, keys = a_table_from(server, match.record(), len(match.answers))
    person = newcomer()
    person.come_to(room, keys[match.waiting_for[0]])
    person.is_asked()
    expect(person.page.locator("#main .standing .body")).to_have_count(2)
    expect(person.page.locator("#main .standing .body.lying")).to_have_count(1)
    label = f"{lying.seat.title()} (lying on its side"
    expect(person.page.locator(f'#main [aria-label*="{label}"]')).not_to_have_count(0)

"""ThreeTale in the browser: one person with three heroes, two people, a phone, and fingers that point."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from fairytable import new_match
from fairytable.engine.records import Record
from fairytable.lab.simulate import play_match
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import a_record, a_table_from, choices_of
from tests.server.serving import ThreadServer

SLUG = "threetale"
HEROES = ["red", "blue", "green"]
MOST_LOOKS = 2_000
"""So often one looks who is asked: now and then somebody is still waited for who has just answered."""
MOST_TOUCHES = 400
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_one_person_plays_three_heroes_to_the_end_without_a_curtain(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    person.play_alone(server, SLUG, HEROES, options={"mode": "tutorial", "control": "solo"})
    person.touch_to_the_end(MOST_TOUCHES)
    expect(person.page.locator(".curtain")).to_have_count(0)
    expect(person.page.get_by_text("Future Quests")).to_be_visible()


def test_on_a_phone_one_person_plays_three_heroes(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer(**PHONE)
    person.play_alone(server, SLUG, HEROES, options={"mode": "tutorial", "control": "solo"})
    played: set[str] = set()
    for _ in range(MOST_TOUCHES):
        person.is_asked()
        sentence = person.what_is_asked().lower()
        played.update(hero for hero in HEROES if f"{hero}, " in sentence)
        if played == set(HEROES):
            return
        person.touch(finger=True)
    pytest.fail(f"only {played} were asked")


def test_two_people_play_three_heroes_to_the_end(server: ThreadServer, newcomer: Newcomer) -> None:
    one, two = newcomer(), newcomer(**PHONE)
    options = {"mode": "tutorial", "control": "duo-split"}
    made = one.invite(server, SLUG, ["red", "green"], [{"seat": "blue"}], options=options)
    two.come_to(made["room"], made["seat_keys"]["blue"])
    asked = one
    for _ in range(MOST_LOOKS):
        waits = asked.bar.get_by_text("We wait for")
        expect(asked.entries.or_(asked.end).or_(waits).first).to_be_visible()
        if asked.end.count():
            break
        if asked.entries.count():
            asked.touch(finger=asked is two)
        else:
            sentence = asked.what_is_asked().partition(".")[0]
            asked = two if "blue" in sentence.lower() else one
    for person in (one, two):
        expect(person.end).to_be_visible()
        expect(person.page.locator(".curtain")).to_have_count(0)


def test_who_chooses_the_order_of_the_future_may_look_at_its_map(server: ThreadServer, newcomer: Newcomer) -> None:
    record = play_match(SLUG, HEROES, seed=2, bots="random", options={"mode": "tutorial", "control": "solo"}).record()
    answers = list(record.given_answers())
    at = [number for number, (_, option) in enumerate(answers) if option.startswith("order ")][-1]
    person = newcomer()
    person.play_alone(server, SLUG, HEROES, record=msgspec.to_builtins(record), answers=at)
    person.is_asked()
    cards, shadow = person.page.locator(".choosing"), person.page.locator('[aria-label*="The First Shadow"]').first
    expect(cards).to_be_visible()
    person.button("Look at the map").click()
    expect(cards).to_have_count(0)
    expect(shadow).to_be_visible()
    person.button("Back to the choice").click()
    expect(cards).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (820, 1180)])
def test_damage_is_spread_without_scrolling_and_every_virtue_can_be_read(
    server: ThreadServer, newcomer: Newcomer, width: int, height: int
) -> None:
    blows = (
        moment
        for seed in count(1)
        for moment in choices_of(a_record(SLUG, seed))
        if moment.about == "damage" and moment.values["damage"] > 2
    )
    moment = next(blows)
    person = newcomer(viewport={"width": width, "height": height})
    person.play_alone(server, SLUG, HEROES, record=msgspec.to_builtins(moment.record), answers=moment.answers)
    expect(person.button("Take it")).to_be_in_viewport()
    hidden = person.page.locator(".allot .stepper").evaluate_all(
        """all => all
          .map(one => [one.querySelector(".thing > span"), one.querySelector("button")])
          .filter(([words, button]) => words.getBoundingClientRect().right > button.getBoundingClientRect().left + 1)
          .map(([words]) => words.textContent)"""
    )
    assert hidden == []


def test_who_is_asked_to_agree_sees_the_hero_that_was_proposed(server: ThreadServer, newcomer: Newcomer) -> None:
    one, two = newcomer(), newcomer(**PHONE)
    made = one.invite(server, SLUG, ["red", "green"], [{"seat": "blue"}], options={"control": "duo-shared"})
    two.come_to(made["room"], made["seat_keys"]["blue"])
    one.choose("The Youngest Son")
    two.choose("The Silver Deer")
    one.choose("The Vampire's Bride")
    expect(two.page.locator(".choosing .card").get_by_text("The Vampire's Bride")).to_be_visible()
    expect(two.button("Agree").first).to_be_visible()


def test_poison_stands_on_the_board_of_a_hero_that_has_it(server: ThreadServer, newcomer: Newcomer) -> None:
    record = play_match(SLUG, HEROES, seed=29, bots="greedy", options={"control": "solo"}).record()
    match = new_match(SLUG, HEROES, record.seed, record.options)
    for seat, option in record.given_answers():
        if match.table.hero("red").marks.get("poison"):
            break
        match.answer(seat, option)
    person = newcomer()
    person.play_alone(server, SLUG, HEROES, record=msgspec.to_builtins(record), answers=len(match.answers))
    person.is_asked()
    poison = match.table.hero("red").marks["poison"]
    expect(person.page.locator(".table .seats .mark")).to_have_text([f"Poison {poison}"])


def test_what_one_points_at_all_see(server: ThreadServer, newcomer: Newcomer) -> None:
    record = play_match(SLUG, HEROES, seed=2, bots="random", options={"mode": "tutorial"}).record()
    at = next(number for number, (_, option) in enumerate(record.given_answers()) if option.startswith("go "))
    room, keys = a_table_from(server, record, at)
    one, two = newcomer(), newcomer()
    one.come_to(room, keys["red"])
    two.come_to(room, keys["blue"])
    for person in (one, two):
        expect(corner_of(person)).to_be_visible()
    space = (corner_of(one).get_attribute("aria-label") or "").partition(":")[0]
    one.button("Point").click()
    corner_of(one).click()
    for person in (one, two):
        expect(person.page.locator(".pointed circle")).to_be_visible()
        expect(person.page.get_by_text(f"Red points at {space}")).to_be_attached()


def corner_of(person: Person) -> Locator:
    """The first space of the map."""
    return person.page.locator('[aria-label*=", upper left:"]').first


def before_the_future(seed: int) -> tuple[Record, int, str]:
    """A match whose last answer of the Past is only the end of a turn; how many answers come before that one."""
    for number in range(seed, seed + 30):
        options = {"mode": "standard", "control": "solo"}
        record = play_match(SLUG, HEROES, seed=number, bots="random", options=options).record()
        answers = list(record.given_answers())
        at = next((place for place, (_, option) in enumerate(answers) if option.startswith("difficulty ")), 0)
        if at and answers[at - 1][1] in ("end", "done"):
            return record, at - 1, answers[at - 1][1]
    raise AssertionError("no match ends its Past like this")


@pytest.mark.parametrize("wishes", [{"viewport": {"width": 1440, "height": 900}}, PHONE], ids=["desk", "phone"])
def test_the_future_book_opens_when_the_future_comes_and_stays_one_touch_away(
    server: ThreadServer, newcomer: Newcomer, wishes: dict[str, object]
) -> None:
    record, answers, last = before_the_future(3)
    person = newcomer(**wishes)
    sent: list[dict[str, Any]] = []
    person.page.on("response", lambda heard: sent.append(heard.json()) if "/content?" in heard.url else None)
    person.play_alone(server, SLUG, HEROES, record=msgspec.to_builtins(record), answers=answers)
    person.is_asked()
    book = person.page.locator(".box-pages")
    expect(person.button("Future Book")).to_have_count(0)
    assert [pack["shown"]["scenarios"] for pack in sent] == [{}], "every box is shut"
    person.button("End the turn" if last == "end" else "Done").first.click()
    if last == "end" and person.button(re.compile("End the turn")).count():
        person.button(re.compile("End the turn")).first.click()
    expect(book).to_be_visible()
    expect(book.get_by_role("heading", name="How you lose")).to_be_visible()
    assert [len(pack["shown"]["scenarios"]) for pack in sent] == [0, 1], "one box is open"
    person.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    person.button("Future Book").click()
    expect(book).to_be_visible()

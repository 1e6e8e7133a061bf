"""ThreeTale in the browser: one person with three heroes, two people, a phone, and fingers that point."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Locator, expect

from fairytable.lab.simulate import play_match
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import a_table_from
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


def test_on_a_phone_one_person_plays_three_heroes_to_the_end(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer(**PHONE)
    person.play_alone(server, SLUG, HEROES, options={"mode": "tutorial", "control": "solo"})
    person.touch_to_the_end(MOST_TOUCHES, finger=True)
    expect(person.button("Play again")).to_be_visible()


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

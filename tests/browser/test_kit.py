"""The parts that boards are made of, each tried alone on the page that shows them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_accessibility import SIZES, faults

NARROW = {"width": 360, "height": 640}


def at_the_kit(person: Person) -> Person:
    """On the page, with everything drawn."""
    person.go("#/kit")
    person.page.get_by_role("heading", level=1, name="The kit").wait_for()
    return person


def part(person: Person, name: str) -> Locator:
    return person.page.get_by_role("region", name=name)


def answered(person: Person, *answers: str) -> None:
    """These were the last answers, in this order."""
    expect(person.page.get_by_role("status").first).to_contain_text(" · ".join(answers))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_no_part_has_a_serious_fault(light: str, size: str, newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer(color_scheme=light, **SIZES[size]))
    assert faults(person) == []
    person.button("Show a duel").click()
    expect(person.page.get_by_role("dialog", name="A duel")).to_be_visible()
    assert faults(person, "[role=dialog]") == []


def test_every_part_fits_on_a_narrow_phone(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer(viewport=NARROW))
    assert person.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]


def test_a_way_is_drawn_with_its_price_before_it_is_walked(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    ways = part(person, "Stage, Ways")
    ways.get_by_role("button", name=re.compile("^Mill")).click()
    answered(person, "walk mill")
    ways.get_by_role("button", name=re.compile("^Gate")).click()
    answered(person, "walk mill", "walk gate")
    island = ways.get_by_role("button", name="Island, 2 coins: Row to the Island, 2 coins")
    expect(ways.locator(".considered .way")).to_have_count(0)
    island.focus()
    expect(ways.locator(".considered .way")).to_have_count(1)
    expect(ways.locator(".considered text")).to_have_text("2 coins")
    person.page.keyboard.press("Enter")
    answered(person, "walk gate", "walk island")


def test_a_stage_goes_to_a_place_and_stays_there_when_its_drawing_grows(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    stage = person.page.get_by_label("A little map")
    whole = stage.get_attribute("viewBox")
    person.button("Go to the figure").click()
    expect(stage).not_to_have_attribute("viewBox", whole or "")
    near = stage.get_attribute("viewBox")
    person.button("Larger map").click()
    expect(person.button("Smaller map")).to_be_visible()
    expect(stage).to_have_attribute("viewBox", near or "")
    person.button("See the whole board").click()
    expect(stage).to_have_attribute("viewBox", "0 0 960 480")


def test_a_die_is_used_or_says_why_not(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    row = person.page.get_by_label("The dice of the turn")
    three = row.get_by_role("button", name="3: Use the 3")
    three.click()
    answered(person, "use 3")
    expect(three).to_be_enabled()  # the question is asked again
    row.get_by_role("button", name="6, used").click(force=True)
    answered(person, "why not die 2?")


def test_some_dice_are_chosen_by_hand_or_keys_and_left_again(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    row = person.page.get_by_label("Dice to choose some of")
    roll = person.button("Roll the chosen again")
    expect(roll).to_be_disabled()
    row.get_by_role("button", name="Die 1: 2").click()
    row.get_by_role("button", name="Die 3: 4").focus()
    person.page.keyboard.press("Space")
    expect(row.get_by_role("button", pressed=True)).to_have_count(2)
    row.get_by_role("button", name="Die 1: 2").click()
    expect(row.get_by_role("button", pressed=True)).to_have_count(1)
    roll.click()
    expect(row.get_by_role("button")).to_have_count(4)


def test_a_card_answers_narrows_or_says_why_not(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    hand = person.page.get_by_role("group", name="Your cards")
    hand.get_by_role("button", name=re.compile("Lantern")).last.click()
    answered(person, "play lantern")
    expect(hand.locator(".card.can")).not_to_have_count(0)  # the question is asked again
    hand.get_by_role("button", name=re.compile("Rusty Key")).click(force=True)
    answered(person, "play lantern", "why not play key?")
    hand.get_by_role("button", name=re.compile("Wolf")).click()
    expect(hand.locator(".card.can")).to_have_count(0)
    expect(part(person, "Hand, Card")).to_contain_text("2 of 3 done")


def test_an_offer_grows_shrinks_and_is_proposed(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    offer = person.page.get_by_role("region", name="Making an offer")
    bread = offer.get_by_role("group", name="bread")
    expect(bread.locator("output")).to_have_text("1")
    bread.get_by_role("button", name="Add bread").click()
    expect(bread.locator("output")).to_have_text("2")
    bread.get_by_role("button", name="Take bread away").click()
    expect(bread.locator("output")).to_have_text("1")
    expect(offer.get_by_role("button", name="Take lantern away")).to_be_disabled()
    offer.get_by_role("button", name="Propose it").click()
    answered(person, "give bread", "keep bread", "propose")
    person.page.get_by_role("region", name="Answering an offer").get_by_role("button", name="Agreed").click()
    answered(person, "propose", "accept")


def test_points_are_laid_out_at_leisure_and_sent_one_by_one(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    allot = person.page.get_by_role("region", name="3 points to grow")
    more = allot.get_by_role("button", name="One more: Courage")
    send = allot.get_by_role("button", name="So be it")
    expect(allot.get_by_role("button", name="One more: Fire")).to_be_disabled()
    for _ in range(3):
        more.click()
    expect(more).to_be_disabled()
    allot.get_by_role("button", name="One fewer: Courage").click()
    expect(send).to_be_disabled()
    allot.get_by_role("button", name="One more: Love").click()
    send.click()
    answered(person, "grow courage", "grow courage", "grow love")
    expect(allot).to_contain_text("3 left")


def test_what_lies_over_the_board_takes_the_focus_and_escape_closes_it(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    opener = person.button("Show a duel")
    opener.click()
    duel = person.page.get_by_role("dialog", name="A duel")
    expect(duel).to_be_focused()
    duel.get_by_role("button", name="5: Use the 5").click()
    answered(person, "use 5")
    person.page.keyboard.press("Escape")
    expect(duel).to_have_count(0)
    expect(opener).to_be_focused()
    person.button("Show cards").click()
    expect(person.page.locator(".overlay .card")).to_have_count(2)
    expect(duel).to_have_count(0)


def test_who_does_not_want_to_be_asked_again_is_remembered(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    never = part(person, "Quiet prompt").get_by_role("checkbox")
    never.check()
    person.page.reload()
    expect(never).to_be_checked()
    never.uncheck()


def test_a_plaque_is_pressed_and_a_thing_says_why_not(newcomer: Newcomer) -> None:
    person = at_the_kit(newcomer())
    things = person.page.get_by_label("Things to press")
    roll = things.get_by_role("button", name=re.compile("Roll again"))
    roll.click()
    answered(person, "reroll")
    expect(roll).to_be_enabled()
    things.get_by_role("button", name="A thing that says why not").press("Enter")
    answered(person, "reroll", "why not thing?")

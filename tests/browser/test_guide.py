"""A very first match: a lesson is offered once, and a guide says what matters, until it is known or not wanted."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = 30_000
"""Milliseconds after which somebody is said to linger; the page's clock is wound on, nobody waits."""


def guide_of(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="A word about this")


def begin(person: Person, slug: str) -> Locator:
    person.go(f"#/book/{slug}")
    person.button("Play now against bots").click()
    person.button("Play at once").click()
    person.is_asked()
    return guide_of(person)


def test_a_lesson_is_offered_once_and_then_never_again(newcomer: Newcomer) -> None:
    person = newcomer(is_new_to_all=True)
    person.go("#/book/grimm-forest")
    person.button("Play now against bots").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("First steps")
    person.button("Take the lesson").click()
    expect(person.page.get_by_role("region", name="The teller")).to_be_visible()
    person.go("#/book/grimm-forest")
    person.button("Play now against bots").click()
    person.is_asked()
    person.go("#/")
    person.button("Play now against bots: Fantastic Stories").click()
    person.button("Play at once").click()
    expect(person.bar).to_be_visible()
    person.go("#/book/fantastic-stories")
    person.button("Play now against bots").click()
    person.is_asked()


def test_each_new_kind_of_question_has_its_word_with_the_numbers_of_the_table(newcomer: Newcomer) -> None:
    person = newcomer(is_new_to_all=True)
    guide = begin(person, "fantastic-stories")
    expect(guide).to_contain_text("now you would roll 6")
    person.press("2 pawns in the castle")
    expect(guide).to_contain_text("You have 0 of 3 adventures")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    person.page.reload()
    person.is_asked()
    expect(guide).to_have_count(0)


def test_who_wants_no_guide_has_none_until_it_is_switched_on_again(newcomer: Newcomer) -> None:
    person = newcomer(is_new_to_all=True)
    guide = begin(person, "grimm-forest")
    expect(guide).to_contain_text("you hold 0")
    guide.get_by_role("button", name="No guide").click()
    expect(guide).to_have_count(0)
    person.page.reload()
    person.is_asked()
    expect(guide).to_have_count(0)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("group", name="Guide for newcomers").get_by_text("On", exact=True).click()
    person.page.keyboard.press("Escape")
    person.page.reload()
    expect(guide).to_contain_text("you hold 0")


def test_who_lingers_is_offered_a_hint(newcomer: Newcomer) -> None:
    person = newcomer(is_new_to_all=True, **PHONE)
    person.page.clock.install()
    guide = begin(person, "grimm-forest")
    guide.get_by_role("button", name="Got it").tap()
    expect(guide).to_have_count(0)
    person.page.clock.fast_forward(LONG)
    expect(guide).to_contain_text("Take your time.")
    guide.get_by_role("button", name="What would you do?").tap()
    hints = person.page.get_by_role("complementary", name="What would you do?")
    expect(hints.get_by_role("button").nth(1)).to_be_visible()

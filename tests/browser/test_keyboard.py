"""The page without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import MOST_TOUCHES, Person
from tests.browser.records import SLUGS

MOST_TABS = 60


def walk_to(person: Person, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"Tab never came to {wanted}")


@pytest.mark.parametrize("slug", SLUGS)
def test_from_the_shelf_to_the_end_of_a_turn_with_the_keyboard_alone(slug: str, newcomer: Newcomer) -> None:
    person = newcomer()
    press = person.page.keyboard.press
    person.go("#/")
    walk_to(person, person.page.locator(f'a[href="#/book/{slug}"]'))
    press("Enter")
    walk_to(person, person.button("Play now against bots"))
    press("Enter")
    person.is_asked()
    press("r")
    expect(person.page.get_by_role("dialog", name="Rules")).to_be_visible()
    press("Escape")
    press("?")
    expect(person.page.get_by_role("dialog", name="Why not?")).to_be_visible()
    press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    others = person.names_at_the_table()[1:]
    for number in range(MOST_TOUCHES):
        before = person.what_is_asked()
        if number % 2:
            press("1")
        else:
            press("ArrowLeft")
            press("Enter")
        person.goes_on_from(before)
        person.is_asked()
        if any(name in line for line in person.told() for name in others):
            break
    else:
        pytest.fail("no turn ended by keys alone")

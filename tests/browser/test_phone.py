"""The page on a phone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import MOST_TOUCHES
from tests.browser.records import SLUGS

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_phone_a_turn_is_played_by_touch_and_nothing_is_wider_than_the_screen(
    slug: str, newcomer: Newcomer
) -> None:
    person = newcomer(**PHONE)
    page = person.page
    for place in ("#/", f"#/rules/{slug}", "#/replay", "#/about", "#/tables", f"#/book/{slug}"):
        person.go(place)
        page.get_by_role("heading", level=1).first.wait_for()
        assert page.evaluate(OVERFLOW) <= 0, place
    person.button("Invite friends").tap()
    expect(person.button("Begin the story")).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0, "lobby"
    person.go(f"#/book/{slug}")
    person.button("Play now against bots").tap()
    person.is_asked()
    assert page.evaluate(OVERFLOW) <= 0, "table"
    expect(person.bar).to_be_in_viewport(ratio=1)
    expect(person.entries.first).to_be_in_viewport(ratio=1)
    others = person.names_at_the_table()[1:]
    for _ in range(MOST_TOUCHES):
        person.touch(finger=True)
        person.button("Chronicle").tap()
        has_ended = any(name in line for line in person.told() for name in others)
        person.button("Close").tap()
        if has_ended:
            break
    else:
        pytest.fail("no turn ended by touch alone")

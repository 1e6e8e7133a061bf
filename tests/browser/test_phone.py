"""The page on a phone, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import MOST_TOUCHES
from tests.browser.records import SLUGS, a_record, a_table_from
from tests.server.serving import ThreadServer

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


def test_what_ends_a_turn_does_not_appear_under_the_finger_that_rolled(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    """The clock of the page stands still, so nobody has to be quick."""
    person = newcomer(**PHONE)
    page = person.page
    page.clock.install()
    person.play_alone(server, "fantastic-stories", ["red", "blue"])
    person.is_asked()
    page.clock.pause_at("2100-01-01")
    roll = page.get_by_role("button", name=re.compile("^Roll!")).first
    spot = roll.bounding_box()
    assert spot
    middle = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.touchscreen.tap(*middle)
    expect(person.bar).to_contain_text("what will you do?")
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).className", middle)
    assert under == "thimble"
    page.touchscreen.tap(*middle)
    expect(person.bar).to_contain_text("what will you do?")
    page.clock.run_for(1_000)
    expect(page.locator(".thimble")).to_have_count(0)
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[role=button]')?.ariaLabel", middle)
    assert under is None or "End" not in under


def test_a_line_in_the_chat_leaves_a_mark_on_the_phone(server: ThreadServer, newcomer: Newcomer) -> None:
    record = a_record("fantastic-stories")
    room, keys = a_table_from(server, record, 0)
    writer, reader = newcomer(), newcomer(**PHONE)
    for person, seat in zip((writer, reader), record.seats, strict=False):
        person.come_to(room, keys[seat])
        expect(person.bar).to_be_visible()
    writer.button("Chronicle and chat").click()
    writer.page.get_by_role("tab", name="Chat").click()
    writer.page.get_by_role("textbox").fill("Once upon a time?")
    writer.page.keyboard.press("Enter")
    mark = reader.button("Chronicle and chat, 1 new")
    expect(mark).to_be_visible()
    mark.tap()
    expect(reader.page.get_by_text("Once upon a time?")).to_be_visible()
    reader.button("Close").tap()
    expect(reader.button("Chronicle")).to_be_visible()

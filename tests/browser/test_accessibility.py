"""axe-core looks at every page, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CHECKOUT, Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS, a_record, a_table_from, choices_of
from tests.server.serving import ThreadServer

AXE = CHECKOUT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async ({ part, isNight }) => (await axe.run(part, {
    resultTypes: ["violations"],
    ...(isNight ? { runOnly: ["color-contrast"] } : {
      rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } },
    }),
  })).violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ help, nodes }) => `${help}: ${nodes.slice(0, 5).map(({ html }) => html.slice(0, 160)).join(" ")}`)"""
"""Two rules are asked for that axe-core leaves out by itself: names say what is seen, and targets are large enough.
By night the same page has other colours, and nothing else."""
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1360, "height": 850}, "is_painted": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "is_painted": True},
}


def faults(person: Person, part: str = "html", light: str = "light") -> list[str]:
    """What axe-core calls serious or critical in a part of the page. It sees contrast only in what is painted."""
    assert person.page.evaluate("getComputedStyle(document.body).opacity") == "1"
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(FIND, {"part": part, "isNight": light == "dark"})
    return found


def faults_day_and_night(person: Person, part: str = "html") -> list[str]:
    """The same page by day and then by night."""
    found = []
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme=light)
        found += faults(person, part, light)
    person.page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_pages_to_read_have_no_serious_fault(light: str, size: str, newcomer: Newcomer) -> None:
    person = newcomer(color_scheme=light, **SIZES[size])
    for place in ("#/", f"#/book/{SLUGS[0]}", f"#/rules/{SLUGS[0]}", "#/tables", "#/replay", "#/about", "#/nowhere"):
        person.go(place)
        person.page.get_by_role("heading", level=1).first.wait_for()
        assert faults(person, light=light) == [], place
    person.go(f"#/book/{SLUGS[0]}")
    person.button("Invite friends").click()
    expect(person.button("Begin the story")).to_be_visible()
    assert faults(person, light=light) == [], "lobby"
    person.button("One link for everybody").click()
    expect(person.page.get_by_role("textbox", name="The link")).to_be_visible()
    assert faults(person, "dialog", light) == [], "invitation"
    person.go("#/tables")
    expect(person.page.get_by_text("Waiting for people")).to_be_visible()
    assert faults(person, light=light) == [], "my tables"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_has_no_serious_fault(slug: str, size: str, server: ThreadServer, newcomer: Newcomer) -> None:
    choices = list(choices_of(a_record(slug)))
    half = choices[len(choices) // 2]
    room, keys = a_table_from(server, half.record, half.answers)
    person = newcomer(**SIZES[size])
    person.come_to(room, keys[half.seat])
    person.is_asked()
    expect(person.spots.first).to_be_visible()
    assert faults_day_and_night(person) == [], "table"
    for name in ("Why not?", "Rules", "Menu", *(("Players", "Chronicle") if size == "phone" else ())):
        person.button(name).click()
        expect(person.page.get_by_role("dialog", name=name)).to_be_visible()
        expect(person.page.get_by_text("Turning to the rules…")).to_have_count(0)
        assert faults_day_and_night(person, "dialog") == [], name
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_end_and_its_replay_have_no_serious_fault(
    slug: str, size: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    record = a_record(slug)
    room, keys = a_table_from(server, record, len(record.answers))
    person = newcomer(**SIZES[size])
    person.come_to(room, keys[record.seats[0]])
    expect(person.page.get_by_text("came from the seed")).to_be_visible()
    assert faults(person) == [], "result"
    person.page.get_by_role("link", name="Watch it again").click()
    expect(person.button("One step on")).to_be_enabled()
    person.button("One step on").click()
    expect(person.page.get_by_text("Turning back the pages…")).to_have_count(0)
    assert faults(person) == [], "replay"

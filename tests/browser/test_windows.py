"""Windows in the browser: a quiet question for whoever has a choice, and nothing to see for all others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.server.orchards import FOR_EVER, ORCHARD, close_window, deal
from tests.server.people import a_person, a_room
from tests.server.serving import ThreadServer, quick_settings

WINDOW = "One moment: anyone who can react may do so."


@pytest.fixture(scope="module")
def orchards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server whose windows close when the test says so."""
    database = f"sqlite:///{tmp_path_factory.mktemp('orchards') / 'table.sqlite'}"
    running = ThreadServer(quick_settings(database, window=FOR_EVER), [ORCHARD])
    yield running
    running.stop()


def room_of(person: Person) -> str:
    return person.page.url.rpartition("#/room/")[2]


def others_may_react(orchards: ThreadServer, red: Person, room: str) -> None:
    """Red picks, and the window closes in which only red was asked."""
    red.choose("pass")
    expect(red.bar).to_contain_text(WINDOW)
    close_window(orchards, room)


def test_a_quiet_question_is_answered_in_its_window_and_shows_when_it_closes(
    orchards: ThreadServer, newcomer: Newcomer
) -> None:
    deal({"red": "thorn", "blue": "cudgel", "green": "branch"})
    made = a_room(orchards, a_person(orchards), ORCHARD.slug, list(ORCHARD.seats))
    red, blue, green = people = [newcomer(orchards.address) for _ in ORCHARD.seats]
    for person, seat in zip(people, ORCHARD.seats, strict=True):
        person.come_to(made["room"], made["seat_keys"][seat])
    others_may_react(orchards, red, made["room"])

    expect(blue.bar).to_contain_text("Only you see this question.")
    for onlooker in (red, green):
        expect(onlooker.bar).to_contain_text(WINDOW)
        expect(onlooker.entries).to_have_count(0)
    blue.choose("play cudgel")
    expect(blue.bar).to_contain_text(WINDOW)
    lines = red.chronicle.count()
    assert green.chronicle.count() == lines
    close_window(orchards, made["room"])
    expect(red.chronicle).not_to_have_count(lines)


@pytest.mark.parametrize(("blue", "green"), [("cudgel", "branch"), ("branch", "cudgel"), ("branch", "thorn")])
def test_at_one_device_every_seat_asked_may_look_whoever_has_a_choice(
    blue: str, green: str, orchards: ThreadServer, newcomer: Newcomer
) -> None:
    deal({"red": "thorn", "blue": blue, "green": green})
    device = newcomer(orchards.address)
    device.play_alone(orchards, ORCHARD.slug, list(ORCHARD.seats))
    others_may_react(orchards, device, room_of(device))
    may_look = device.bar.get_by_role("button", name="looks")
    expect(may_look).to_have_text(["blue looks", "green looks"])
    expect(device.entries).to_have_count(0)
    device.bar.get_by_role("button", name="blue looks").click()
    if blue == "cudgel":
        device.choose("play cudgel")
        lines = device.chronicle.count()
        expect(may_look).to_have_text(["green looks"])
        close_window(orchards, room_of(device))
        expect(device.chronicle).not_to_have_count(lines)
    else:
        expect(may_look).to_have_text(["green looks"])
        expect(device.entries).to_have_count(0)

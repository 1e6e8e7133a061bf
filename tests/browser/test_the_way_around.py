"""The way around a match: from the shelf to the table, through a shut door, and on to the next match."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import a_short_record, told_answers
from tests.server.serving import ThreadServer

FANTASTIC = "fantastic-stories"


def a_lobby(newcomer: Newcomer) -> Person:
    """Somebody who has taken a book from the shelf and waits for friends."""
    host = newcomer()
    host.go("#/")
    host.button("Invite friends: Fantastic Stories").click()
    expect(host.button("One link for everybody")).to_be_visible()
    return host


def test_the_address_of_the_hosts_lobby_is_an_invitation_until_the_match_begins(newcomer: Newcomer) -> None:
    host = a_lobby(newcomer)
    expect(host.page).to_have_url(re.compile(r"#/room/[^/]+/[^/]+$"))
    guest = newcomer()
    guest.page.goto(host.page.url)
    guest.button("Sit down here").first.click()
    expect(guest.page).to_have_url(re.compile(r"#/room/[^/]+$"))
    host.button("Take the chair away").last.click()
    host.button("Begin the story").click()
    expect(host.bar).to_be_visible()
    expect(host.page).to_have_url(re.compile(r"#/room/[^/]+$"))


def test_a_table_for_friends_begins_with_what_the_game_advises(newcomer: Newcomer) -> None:
    host = newcomer()
    host.go("#/")
    host.button("Invite friends: The Grimm Forest").click()
    expect(host.page.get_by_role("radio", name="without the advanced cards")).to_be_checked()


def test_a_shut_door_says_what_to_ask_for_and_opens_in_the_same_tab(newcomer: Newcomer) -> None:
    host = a_lobby(newcomer)
    expect(host.page).to_have_url(re.compile(r"#/room/[^/]+/[^/]+$"))
    link = host.page.url
    guest = newcomer()
    guest.page.goto(link.rpartition("/")[0])
    expect(guest.page.get_by_role("heading", name="This door stays shut")).to_be_visible()
    expect(guest.page.get_by_text("Ask your host for the invitation")).to_be_visible()
    pasted = guest.page.get_by_label("Paste the invitation here")
    pasted.fill("come at eight")
    guest.button("Go in").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("not an invitation")
    pasted.fill(f"Here it is: {link}")
    guest.button("Go in").click()
    expect(guest.button("Sit down here").first).to_be_visible()

    other = newcomer()
    other.page.goto(link.rpartition("/")[0])
    expect(other.page.get_by_role("heading", name="This door stays shut")).to_be_visible()
    other.page.evaluate("link => { location.href = link; }", link)
    expect(other.button("Sit down here").first).to_be_visible()


def test_nobody_is_torn_off_the_page_of_the_result(server: ThreadServer, newcomer: Newcomer) -> None:
    record = a_short_record(FANTASTIC)
    answers = list(told_answers(record))
    last, (first, *others) = answers[-1], record.seats
    host, guest = newcomer(), newcomer()
    made = host.invite(
        server,
        FANTASTIC,
        [first],
        [{"seat": seat, "kind": "open"} for seat in others],
        record=msgspec.to_builtins(record),
        answers=len(answers) - 1,
        start=False,
    )
    for seat in others:
        guest.come_to(made["room"], made["seat_keys"][seat])
        expect(guest.page.get_by_text("You have a chair").or_(guest.button("Stand up").first).first).to_be_visible()
    host.button("Begin the story").click()
    (host if last[0] == first else guest).choose(last[1])
    for person in (host, guest):
        expect(person.end).to_be_visible()
    ways = host.page.locator(".ways")
    assert ways.bounding_box()["y"] < host.page.locator(".tale").bounding_box()["y"], "one need not look for it"  # type: ignore[index]

    tale = guest.page.locator(".tale").inner_text()
    host.button("Play again").click()
    expect(host.end).to_have_count(0)
    expect(guest.page.get_by_text("Another match has begun at this table.")).to_be_visible()
    assert guest.page.locator(".tale").inner_text() == tale
    guest.button("Take your seat").click()
    expect(guest.end).to_have_count(0)
    expect(guest.bar).to_be_visible()


def test_what_reaches_the_lobby_after_the_match_has_begun_does_no_harm(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    host, guest = newcomer(), newcomer()
    made = host.invite(server, FANTASTIC, ["red"], [{"seat": "blue", "kind": "open"}], start=False)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/api/games?*", hold)
    guest.come_to(made["room"], made["seat_keys"]["blue"])
    expect(guest.page.get_by_text("You have a chair").or_(guest.button("Stand up").first).first).to_be_visible()
    host.button("Begin the story").click()
    expect(guest.bar).to_be_visible()
    assert held, "the lobby has asked"
    with guest.page.expect_response("**/api/games?*"):
        for route in held:
            route.continue_()
    guest.page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("slug", [FANTASTIC, "threetale"])
def test_the_end_is_a_moment_at_the_table_that_a_tap_ends(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    record = a_short_record(slug)
    person = newcomer(speed="brisk")
    wanted = {"record": msgspec.to_builtins(record), "answers": len(record.answers) - 1}
    person.play_alone(server, slug, record.seats, **wanted)
    person.choose(list(told_answers(record))[-1][1])
    ending = person.page.locator(".ending")
    expect(ending).to_be_visible()
    expect(ending.locator(".title")).to_contain_text(re.compile("won|lost"))
    assert person.told()[-1] in " ".join(ending.locator(".deed").inner_text().split())
    expect(person.page.get_by_role("heading", name=re.compile("won|lost"))).to_have_count(0)
    ending.click(position={"x": 5, "y": 5})
    expect(ending).to_have_count(0)
    expect(person.end).to_be_visible()

    person.page.reload()
    expect(person.end).to_be_visible()
    expect(ending).to_have_count(0)


@pytest.mark.parametrize("slug", ["threetale", "hungarian-folktales"])
def test_a_lesson_is_taken_from_the_shelf_and_told_from_matches(slug: str, newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("#/")
    card = person.page.locator(f".plate[data-book='{slug}']")
    card.get_by_role("button", name=re.compile("^Lesson: ")).click()
    expect(person.page.get_by_role("region", name="Players")).to_be_visible()
    person.go("#/tables")
    expect(person.page.locator("#main li").first).to_contain_text("Lesson: ")


def test_on_a_phone_the_books_come_before_the_prose(newcomer: Newcomer) -> None:
    person = newcomer(viewport={"width": 390, "height": 844})
    person.go("#/")
    shelf, prose = person.page.locator(".shelf"), person.page.locator(".prose")
    expect(shelf).to_be_visible()
    assert shelf.bounding_box()["y"] < prose.bounding_box()["y"]  # type: ignore[index]

"""Before a match: what fits, who sits where, and how it is set; and after it, who won together."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from fairytable import load_match
from fairytable.engine.records import Record
from fairytable.games import find_game
from fairytable.testing import clause
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import a_table_from, words_of
from tests.matches.record import read_records
from tests.server.people import a_person, a_room
from tests.server.serving import ThreadServer

DICE = "dice-upon-a-time"


def a_host(server: ThreadServer, newcomer: Newcomer, slug: str, seats: list[str], **options: str) -> tuple[Person, str]:
    """Somebody in the lobby of a table whose first seat is their own; and the name of the room."""
    host, person = newcomer(), a_person(server)
    chairs: list[dict[str, Any] | str] = [{"seat": seats[0], "kind": "here", "name": "Anna"}, *seats[1:]]
    made = a_room(server, person, slug, chairs, start=False, options=options)
    host.page.context.add_init_script(f'localStorage.setItem("fairytable.person", "{person}")')
    host.go(f"#/room/{made['room']}")
    return host, made["room"]


def test_an_option_that_does_not_fit_is_grey_and_says_why(server: ThreadServer, newcomer: Newcomer) -> None:
    host, _ = a_host(server, newcomer, DICE, list(find_game(DICE).seats[:2]))
    hard = host.page.get_by_role("radio", name="together, hard, for five")
    why = host.page.locator(".why").filter(has_text="together, hard, for five")
    expect(hard).to_be_disabled()
    expect(why).to_be_visible()
    expect(host.page.get_by_role("radio", name="together", exact=True)).to_be_enabled()
    for _ in range(3):
        chairs = host.page.locator(".chairs > li:not(.more)").count()
        host.button("Add a chair").click()
        expect(host.page.locator(".chairs > li:not(.more)")).to_have_count(chairs + 1)
    expect(hard).to_be_enabled()
    expect(why).to_have_count(0)


def test_a_choice_that_no_longer_fits_keeps_the_story_from_beginning(server: ThreadServer, newcomer: Newcomer) -> None:
    seats = list(find_game(DICE).seats[:5])
    host, room = a_host(server, newcomer, DICE, seats, mode="coop-hard-5")
    why = host.page.locator(".why").filter(has_text="together, hard, for five")
    expect(host.page.get_by_role("radio", name="together, hard, for five")).to_be_checked()
    expect(why).to_have_count(0)
    host.button("Take the chair away").last.click()
    expect(why).to_be_visible()
    sentence = why.inner_text().partition(": ")[2]
    expect(host.page.locator(".start")).to_contain_text(sentence)
    host.button("All chairs are played here").click()
    expect(host.button("All chairs are played here")).to_have_count(0)
    expect(host.button("Begin the story")).to_be_disabled()
    assert len(server.worker.rooms[room].stored.seats) == 4


@clause("HF-31.1")
def test_two_players_of_hungarian_folktales_are_advised_to_play_a_chain_of_quests(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    host, _ = a_host(server, newcomer, "hungarian-folktales", list(find_game("hungarian-folktales").seats[:2]))
    expect(host.page.get_by_text("A tip for 2 or 3 players: draw 3 Folktale cards each")).to_be_visible()
    expect(host.page.get_by_role("radio", name="one card each")).to_be_checked()


@pytest.mark.parametrize("slug", ["fantastic-stories", "threetale"])
def test_one_click_takes_all_chairs(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    host, room = a_host(server, newcomer, slug, list(find_game(slug).seats[:3]))
    expect(host.button("Begin the story")).to_be_disabled()
    host.button("All chairs are played here").click()
    expect(host.button("Begin the story")).to_be_enabled()
    expect(host.button("All chairs are played here")).to_have_count(0)
    (holder,) = server.worker.rooms[room].stored.seat(find_game(slug).seats[0]).holders
    assert all(holder in seat.holders for seat in server.worker.rooms[room].stored.seats)
    host.button("Begin the story").click()
    host.is_asked()


def test_the_host_sets_how_long_others_may_react(server: ThreadServer, newcomer: Newcomer) -> None:
    host, room = a_host(server, newcomer, DICE, list(find_game(DICE).seats[:2]))
    host.page.get_by_text("Finer points").click()
    host.page.get_by_text("Eight seconds").click()
    expect(host.page.locator("label.chosen").filter(has_text="Eight seconds")).to_be_visible()
    assert server.worker.rooms[room].stored.window == 8000


def test_a_game_without_windows_does_not_ask_how_long_they_are(server: ThreadServer, newcomer: Newcomer) -> None:
    host, _ = a_host(server, newcomer, "grimm-forest", ["blue", "green"])
    host.page.get_by_text("Finer points").click()
    expect(host.page.get_by_role("radio", name="A breath")).to_be_visible()
    expect(host.page.get_by_role("radio", name="Eight seconds")).to_have_count(0)


def test_a_book_says_for_how_many_people_it_is_whatever_its_seats(newcomer: Newcomer) -> None:
    person = newcomer()
    person.go("#/book/threetale")
    assert find_game("threetale").identity.fewest_seats == 3
    expect(person.page.get_by_text("1 to 3 players").first).to_be_visible()


def a_match_of_one_side(slug: str) -> Record:
    """A recorded match that all won or lost together, and that was counted row by row."""
    for record in read_records(find_game(slug)):
        result = load_match(record).result if record.winners is not None else None
        if result and result.is_of_one_side and result.rows and (result.level or slug != DICE):
            return record
    raise AssertionError("nobody has played together to the end")


@pytest.mark.parametrize("slug", ["threetale", DICE])
def test_those_who_play_together_stand_together_at_the_end(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    record = a_match_of_one_side(slug)
    result = load_match(record).result
    assert result is not None
    answers = list(record.given_answers())
    seat, option = answers[-1]
    room, keys = a_table_from(server, record, len(answers) - 1)
    person = newcomer()
    person.come_to(room, keys[seat])
    page = person.page
    end = page.get_by_role("heading", level=1, name="together")
    expect(person.entries.or_(end).first).to_be_visible()
    if end.count() == 0:  # unless the last answer was a pass in a window, which has closed by now
        person.press(words_of(slug, option))
    expect(end).to_be_visible()
    expect(page.locator(".side")).to_have_count(1)
    assert page.locator(".side .names").inner_text().lower().replace(" and ", ", ").split(", ") == list(record.seats)
    expect(page.locator(".sides tbody tr")).to_have_count(len(result.rows))
    expect(page.locator(".sides .level")).to_have_count(1 if result.level else 0)

"""Dice Upon a Time on its board: whole matches with all cards and together, and what happens in a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from fairytable.lab.simulate import play_match
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import Moment, a_table_from, choices_of, words_of
from tests.server.orchards import close_window
from tests.server.people import a_person, a_room
from tests.server.serving import ThreadServer

SLUG = "dice-upon-a-time"
MOST_TOUCHES_IN_A_MATCH = 400


def play_with_bots(person: Person, server: ThreadServer, **options: str) -> None:
    """Sit down as red, with two bots."""
    host = a_person(server)
    bots: list[dict[str, Any]] = [{"seat": seat, "kind": "bot", "level": "easy"} for seat in ("blue", "green")]
    seats = [{"seat": "red", "kind": "here", "name": "Rosalind"}, *bots]
    made = a_room(server, host, SLUG, seats, options=options)
    person.page.context.add_init_script(f'localStorage.setItem("fairytable.person", "{host}")')
    person.go(f"#/room/{made['room']}")


def test_a_whole_match_with_all_cards_is_played_by_touching_the_board(server: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer()
    play_with_bots(person, server, length="short")
    person.touch_to_the_end(MOST_TOUCHES_IN_A_MATCH)
    expect(person.button("Play again")).to_be_visible()


def test_a_whole_match_together_shows_the_level_of_the_group_and_its_score_by_rows(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    person = newcomer()
    play_with_bots(person, server, mode="coop", length="short", cards="no-story")
    person.is_asked()
    expect(person.page.locator(".levels")).to_contain_text("Together you have 0 Adventure Points.")
    person.touch_to_the_end(MOST_TOUCHES_IN_A_MATCH)
    expect(person.page.get_by_text("Points from Quests")).to_be_visible()


@cache
def first(about: str, seats: int = 3, is_such: Callable[[Moment], bool] = lambda _: True) -> Moment:
    """The first moment in a few random matches at which somebody is asked about this."""
    for seed in range(60):
        record = play_match(SLUG, seats, seed=seed).record()
        for moment in choices_of(record):
            if moment.about == about and is_such(moment):
                return moment
    raise AssertionError(f"nobody is ever asked about {about}")


def test_in_a_window_only_who_may_react_is_asked_and_everybody_sees_what_is_being_resolved(
    patient_server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first("steal")
    room, keys = a_table_from(patient_server, moment.record, moment.answers)
    thief, other = newcomer(patient_server.address), newcomer(patient_server.address)
    thief.come_to(room, keys[moment.seat])
    other.come_to(room, keys[next(seat for seat in moment.record.seats if seat != moment.seat)])
    thief.is_asked()
    expect(thief.bar.locator(".quiet-prompt")).to_be_visible()
    expect(thief.bar.get_by_role("checkbox")).to_have_count(1)
    assert set(thief.offered()) == {words_of(SLUG, option) for option in moment.options}
    expect(other.bar).to_be_visible()
    expect(other.entries).to_have_count(0)
    expect(other.bar.locator(".quiet-prompt")).to_have_count(0)
    for person in (thief, other):
        expect(person.page.locator(".chain li")).not_to_have_count(0)
    assert thief.page.locator(".chain").inner_text() == other.page.locator(".chain").inner_text()


def test_a_card_that_may_be_played_glows_in_the_hand_and_is_played_by_a_touch(
    patient_server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first("steal")
    room, keys = a_table_from(patient_server, moment.record, moment.answers)
    thief = newcomer(patient_server.address)
    thief.come_to(room, keys[moment.seat])
    thief.is_asked()
    card = thief.page.locator(".card.magic.can")
    expect(card).to_have_count(1)
    card.click()
    expect(thief.entries).to_have_count(0)


KEEP_MOMENTS = """() => {
  window.moments = [];
  const keep = () => window.moments.push(document.querySelector(".moment")?.innerText ?? "");
  new MutationObserver(keep).observe(document.body, { subtree: true, childList: true });
}"""


def test_a_card_that_somebody_plays_is_shown_large(patient_server: ThreadServer, newcomer: Newcomer) -> None:
    moment = first("steal")
    room, keys = a_table_from(patient_server, moment.record, moment.answers)
    thief = newcomer(patient_server.address)
    other = newcomer(patient_server.address, speed="calm", reduced_motion="no-preference")
    thief.come_to(room, keys[moment.seat])
    other.come_to(room, keys[next(seat for seat in moment.record.seats if seat != moment.seat)])
    expect(other.bar).to_contain_text("One moment")
    other.page.evaluate(KEEP_MOMENTS)
    play = next(option for option in moment.options if option.startswith("play "))
    thief.choose(words_of(SLUG, play))
    close_window(patient_server, room)
    card = words_of(SLUG, play).removeprefix("Play ")
    other.page.wait_for_function("card => window.moments.some((told) => told.includes(card))", arg=card)


PLAYERS_CUT = """() => {
  const board = document.querySelector(".table .board").getBoundingClientRect();
  return [...document.querySelectorAll(".company section")]
    .filter((section) => section.getBoundingClientRect().bottom > board.bottom + 1)
    .map((section) => section.getAttribute("aria-label"));
}"""


@pytest.mark.parametrize("options", [{}, {"mode": "coop"}, {"events": "face-up"}], ids=str)
def test_all_five_players_and_what_they_hold_are_in_sight_at_once_on_a_low_screen_too(
    options: dict[str, str], server: ThreadServer, newcomer: Newcomer
) -> None:
    record = play_match(SLUG, 5, seed=5, options=options).record()
    room, keys = a_table_from(server, record, len(record.answers) // 2)
    person = newcomer(viewport={"width": 1280, "height": 720})
    person.come_to(room, keys["red"])
    players = person.page.locator(".company section")
    expect(players).to_have_count(0)
    person.page.get_by_role("button", name="Players and quests").first.click()
    expect(players).to_have_count(5)
    for width, height in ((1280, 720), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"() => ({PLAYERS_CUT})().length === 0")
    person.page.keyboard.press("Escape")
    expect(players).to_have_count(0)


def test_before_a_walk_into_a_corner_the_board_warns_and_wants_a_second_touch(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first("move", is_such=is_trap)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    expect(person.page.get_by_text("You may be trapped there")).to_be_visible()
    walk = next(option for option in moment.options if option.startswith("walk "))
    person.press(words_of(SLUG, walk))
    expect(person.bar.get_by_role("button", name=f"Really? {words_of(SLUG, walk)}", exact=True)).to_be_visible()


def is_trap(moment: Moment) -> bool:
    """Whether the question warns of the walk that it offers."""
    return bool(moment.values.get("traps"))


def test_at_an_encounter_swaps_that_help_both_are_suggested(server: ThreadServer, newcomer: Newcomer) -> None:
    moment = first("quests", is_such=has_bargains)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    suggested = person.page.get_by_role("group", name="To choose from").get_by_text("Good for both")
    expect(suggested).to_have_count(len(moment.values["bargains"]))


def has_bargains(moment: Moment) -> bool:
    return bool(moment.values.get("bargains"))


ENTRIES_CUT = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  return [...document.querySelectorAll("section.bar .entry")].filter((entry) => {
    entry.scrollIntoView({ block: "nearest" });
    const { bottom, right } = entry.getBoundingClientRect();
    return bottom > bar.bottom + 1 || right > bar.right + 1 || entry.scrollWidth > entry.clientWidth + 1;
  }).map((entry) => entry.textContent.trim());
}"""
"""Buttons that cannot be scrolled to, or whose words are cut."""


def test_where_a_die_may_be_placed_is_grouped_by_places_and_no_button_is_cut(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    moment = first("turn", seats=5, is_such=is_wide)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer(viewport={"width": 1440, "height": 900})
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    for step in (2, 3):
        person.bar.locator(".entry.group").first.click()
        expect(person.steps).to_have_count(step)
        assert person.page.evaluate(ENTRIES_CUT) == []
    words = person.offered()[-1]
    assert words in {words_of(SLUG, option) for option in moment.options}
    expect(person.bar.get_by_role("button", name=words, exact=True)).to_be_visible()


def is_wide(moment: Moment) -> bool:
    """So many places that they would be a wall of buttons."""
    return len(moment.options) > 100


def test_touching_a_socket_that_does_not_take_the_die_says_why(server: ThreadServer, newcomer: Newcomer) -> None:
    moment = first("turn", is_such=has_a_one)
    room, keys = a_table_from(server, moment.record, moment.answers)
    person = newcomer()
    person.come_to(room, keys[moment.seat])
    person.is_asked()
    low = next(option.split(" ")[1] for option in moment.options if option.startswith("place ") and "_1 " in option)
    person.page.locator(".tray .die", has=person.page.locator("svg")).and_(
        person.page.get_by_role("button", name=words_of_die(low))
    ).click()
    person.page.get_by_role("button", name="the way from the Church to the King, value 6").click(force=True)
    expect(person.bar.get_by_role("alert")).to_contain_text("asks for 6")


def has_a_one(moment: Moment) -> bool:
    return any(option.startswith("place ") and "_1 " in option for option in moment.options)


def words_of_die(die: str) -> str:
    """As its button begins."""
    return f"1 ({die.split('_')[0]} die)"

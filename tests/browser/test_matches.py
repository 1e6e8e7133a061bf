"""People play in the browser: by links, at one device, against bots."""

from __future__ import annotations

import re
from itertools import count

import msgspec
import pytest
from playwright.sync_api import expect

from fairytable import load_match
from tests.browser.conftest import Newcomer
from tests.browser.person import MOST_TOUCHES, Person
from tests.browser.records import SLUGS, a_record, a_short_record, a_table_from, choices_of, told_answers, words_of
from tests.engine.practice_games import goblin_market
from tests.server.people import a_person, a_room
from tests.server.serving import ThreadServer

MOST_TOUCHES_IN_A_MATCH = 400
ANSWERS = 8
"""So many at the beginning and at the end of a match."""


@pytest.mark.parametrize("slug", SLUGS)
def test_two_people_play_the_beginning_and_the_end_of_a_match(
    slug: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    """Between them come the same kinds of questions, each of which is answered in the tests of the board."""
    record = a_short_record(slug)
    result = load_match(record).result
    assert result is not None
    told = list(told_answers(record))
    people = {seat: newcomer() for seat in record.seats}
    room, keys = a_table_from(server, record, 0)
    beginning = next(number for number in count(ANSWERS) if {seat for seat, _ in told[:number]} == set(record.seats))
    play_together(people, room, keys, told[:beginning])
    end = list(choices_of(record))[-ANSWERS].answers
    room, keys = a_table_from(server, record, end)
    play_together(people, room, keys, told[end:])
    for person in people.values():
        expect(person.end).to_be_visible()
        winners = person.page.locator("figcaption").all_inner_texts()
        assert [name.lower() for name in winners] == list(result.winners)
        expect(person.page.get_by_text(f"came from the seed {record.seed}.")).to_be_visible()


def play_together(people: dict[str, Person], room: str, keys: dict[str, str], told: list[tuple[str, str]]) -> None:
    """They come to a table and answer in turns."""
    for seat, person in people.items():
        person.go("#/")
        person.come_to(room, keys[seat])
    for seat, words in told:
        people[seat].choose(words)


@pytest.mark.parametrize("slug", ["grimm-forest", "hungarian-folktales"])
def test_against_bots_the_mouse_on_the_board_is_enough_from_one_click_to_the_end(slug: str, newcomer: Newcomer) -> None:
    """The other games are played so in their own tests, and Fantastic Stories with a pack of one's own."""
    person = newcomer()
    person.go(f"#/book/{slug}")
    person.button("Play now against bots").click()
    person.touch_to_the_end(MOST_TOUCHES_IN_A_MATCH)
    if "lost" not in person.end.inner_text():
        expect(person.page.locator("figcaption")).not_to_have_count(0)
    expect(person.button("Play again")).to_be_visible()


def test_a_game_without_a_board_is_played_in_words(table_in_words: ThreadServer, newcomer: Newcomer) -> None:
    person = newcomer(table_in_words.address)
    person.go(f"#/book/{goblin_market.slug}")
    person.button("Play now against bots").click()
    for _ in range(5):
        person.is_asked()
        while "group" in (person.entries.first.get_attribute("class") or "").split():
            person.entries.first.click()
        person.choose(person.offered()[0])
    expect(person.page.locator(".plain p").first).to_be_visible()
    expect(person.chronicle.first).to_be_visible()


def test_friends_meet_at_a_table_by_its_link_and_begin(newcomer: Newcomer) -> None:
    host, guest = newcomer(), newcomer()
    host.go("#/")
    host.page.get_by_role("link", name="Fantastic Stories").click()
    host.button("Invite friends").click()
    chairs = host.page.get_by_role("region", name="The chairs around the table")
    chairs.get_by_role("textbox").fill("Rosalind")
    chairs.get_by_role("textbox").press("Enter")
    chairs.get_by_role("button", name="Take the chair away").last.click()
    expect(chairs.get_by_text("An open chair")).to_have_count(1)
    expect(host.button("Begin the story")).to_be_disabled()
    host.button("One link for everybody").click()
    link = host.page.get_by_role("textbox", name="The link").input_value()
    host.page.keyboard.press("Escape")

    guest.page.goto(link)
    assert link.rpartition("/")[2] not in guest.page.url
    guest.page.get_by_role("textbox", name="Your name").fill("Bruno")
    guest.button("Sit down here").click()
    expect(chairs.get_by_text("Bruno")).to_be_visible()
    host.button("Begin the story").click()

    expect(host.bar).to_contain_text(re.compile("Rosalind|Bruno"))
    expect(guest.page.get_by_role("region", name="Players")).to_contain_text("Rosalind")
    active, waiting = (host, guest) if "Rosalind" in host.bar.inner_text() else (guest, host)
    active.is_asked()
    expect(waiting.bar).to_contain_text("We wait for")
    asked = active.bar.inner_text()
    active.entries.first.click()
    expect(active.bar).not_to_have_text(asked, use_inner_text=True)
    active.is_asked()
    expect(waiting.chronicle).to_have_text(active.told())


def test_an_invitation_names_the_address_that_others_in_the_network_can_reach(newcomer: Newcomer) -> None:
    host = newcomer()
    there = "http://192.0.2.7:8000"
    host.page.route("**/api/health", lambda route: route.fulfill(json={"version": "1", "address": there}))
    host.go("#/book/fantastic-stories")
    host.button("Invite friends").click()
    host.button("One link for everybody").click()
    expect(host.page.get_by_role("textbox", name="The link")).to_have_value(re.compile(f"^{re.escape(there)}/#/room/"))
    expect(host.page.get_by_text("every phone and computer in your network")).to_be_visible()


def test_people_at_one_device_get_a_curtain_between_their_secrets(server: ThreadServer, newcomer: Newcomer) -> None:
    device = newcomer()
    record = a_record("grimm-forest")
    second_round = next(each.answers for each in choices_of(record) if each.about == "choose_cards" and each.answers)
    raw = msgspec.to_builtins(record)
    device.play_alone(server, "grimm-forest", ["blue", "green"], record=raw, answers=second_round)
    hand, curtain = device.page.locator(".hand").first, device.page.locator(".curtain")
    device.is_asked()
    expect(device.bar).to_contain_text("blue")
    expect(hand).to_be_visible()
    expect(device.chronicle).not_to_have_count(0)

    device.touch_until_answered()
    expect(curtain).to_contain_text("green, it is your turn")
    assert curtain.bounding_box() == device.page.locator(".board").bounding_box()
    expect(hand).to_be_empty()
    expect(device.chronicle).to_have_count(0)
    expect(device.entries).to_have_count(0)

    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    device.is_asked()
    expect(device.bar).to_contain_text("green")
    expect(hand).to_be_visible()


def test_people_at_one_device_need_no_curtain_where_nothing_is_secret(server: ThreadServer, newcomer: Newcomer) -> None:
    device = newcomer()
    device.play_alone(server, "fantastic-stories", ["red", "blue"])
    played = []
    for _ in range(3):
        device.is_asked()
        played.append("red" if device.bar.get_by_text("red, ").count() else "blue")
        device.choose(words_of("fantastic-stories", "castle 1"))
        device.choose(words_of("fantastic-stories", "end"))
        expect(device.bar.get_by_text(f"{played[-1]}, ")).to_have_count(0)
    assert played in (["red", "blue", "red"], ["blue", "red", "blue"])
    expect(device.page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_played_with_all_its_motion(slug: str, newcomer: Newcomer) -> None:
    """In the other tests everything happens at once."""
    person = newcomer(speed="brisk", reduced_motion="no-preference", is_painted=True)
    person.go(f"#/book/{slug}")
    person.button("Play now against bots").click()
    person.is_asked()
    others = person.names_at_the_table()[1:]
    assert len(others) == 2
    for _ in range(MOST_TOUCHES):
        person.touch()
        if any(name in line for line in person.told() for name in others):
            break
    else:
        pytest.fail("no turn ended by the mouse on the board alone")


LOOKS_ELSEWHERE = """
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
window.calls = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.calls.push(`${title}: ${body}`); }
};
localStorage.setItem("fairytable.calls", "true");
"""
"""Somebody who has another window before them, and allowed the page to call."""


def test_whose_turn_it_is_hears_so_by_the_title_and_by_a_notification(server: ThreadServer, newcomer: Newcomer) -> None:
    first, second, answers = two_at_a_story(server, newcomer)
    expect(first.page).to_have_title(re.compile("^Your turn"))
    expect(second.page).to_have_title(re.compile("fairytable$"))
    for seat, words in answers:
        if seat == answers[0][0]:
            first.choose(words)
        else:
            break
    expect(second.page).to_have_title(re.compile("^Your turn"))
    expect(first.page).to_have_title(re.compile("fairytable$"))
    assert second.page.evaluate("window.calls") == ["Your turn: Fantastic Stories"]


def two_at_a_story(server: ThreadServer, newcomer: Newcomer) -> tuple[Person, Person, list[tuple[str, str]]]:
    """Whoever begins a match, somebody who waits for it and looks elsewhere, and what everybody answers."""
    slug = "fantastic-stories"
    record = a_record(slug)
    room, keys = a_table_from(server, record, 0)
    answers = [(seat, words_of(slug, option)) for seat, option in record.given_answers()]
    begins = answers[0][0]
    waits = next(seat for seat in record.seats if seat != begins)
    first, second = newcomer(), newcomer()
    second.page.add_init_script(LOOKS_ELSEWHERE)
    first.come_to(room, keys[begins])
    second.come_to(room, keys[waits])
    first.is_asked()
    expect(second.bar).to_contain_text("We wait for")
    return first, second, answers


def test_who_only_watches_is_told_so(server: ThreadServer, newcomer: Newcomer) -> None:
    made = a_room(server, a_person(server), "fantastic-stories", ["red", "blue"], watching="table")
    watcher = newcomer()
    watcher.come_to(made["room"], made["key"])
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.entries).to_have_count(0)

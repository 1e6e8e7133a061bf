"""The goal and how far everybody has come are in view at every size; and the end shows how it went."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from fairytable.engine.records import Record
from fairytable.games import find_game
from fairytable.lab.simulate import play_match
from fairytable.matches import load_match, new_match
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS, a_record, a_table_from
from tests.server.serving import ThreadServer

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640))

OUT_OF_VIEW = """all => all.filter((it) => {
  const AIR = 6;
  const number = document.createRange();
  const text = it.firstChild;
  number.setStart(text, 0);
  number.setEnd(text, it.closest(".progress") ? Math.max(1, parseInt(it.textContent).toString().length) : text.length);
  const { left, top, right, bottom, width, height } = number.getBoundingClientRect();
  const windows = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  for (let around = it; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== "visible") windows.push(around.getBoundingClientRect());
  const isWhole = windows.every((window) => left >= window.left - 1 && top >= window.top - AIR &&
    right <= window.right + 1 && bottom <= window.bottom + AIR);
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return width < 2 || !isWhole || it.scrollWidth > it.clientWidth + 1 || !(it.contains(above) || above.contains(it));
}).map((it) => it.textContent.trim())"""
"""What of this is not drawn, cut off, beyond the window, or covered. Of how far somebody is, the number counts.
Around letters there is some air, which may be cut."""

BEGUN = 30
"""After so many answers everybody has a hero, a Quest, or whatever one sets out with."""
GOAL = ".table header p"
"""Where in the story we are, and what it takes to win."""
PROGRESS = {"threetale": ".table .goal .aims > li:first-child .measure"}
"""Where all win or lose together, the board tells how far they are."""
EVERYBODY = ".table .seats .progress > :is(.words, .short)"
"""Words where there is room, else the numbers alone: only one of them is meant to be seen."""


def out_of_view(person: Person, slug: str) -> list[str]:
    """What of the goal and of how far everybody is cannot be seen."""
    page = person.page
    hidden: list[str] = page.locator(GOAL).evaluate_all(OUT_OF_VIEW)
    progress = page.locator(PROGRESS.get(slug, EVERYBODY))
    seen = progress.evaluate_all(f"all => all.length - ({OUT_OF_VIEW})(all).length")
    wanted = 1 if slug in PROGRESS else len(person.names_at_the_table())
    return hidden if seen >= wanted else [*hidden, f"{seen} of {wanted}"]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_goal_and_how_far_everybody_is_are_always_in_view(
    slug: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    """With as many people as can sit there, when all of them have begun."""
    person = newcomer()
    match = new_match(slug, find_game(slug).seats, 1)
    while len(match.answers) < BEGUN:
        question = match.questions[0]
        match.answer(question.seat, question.options[0])
    room, keys = a_table_from(server, match.record(), BEGUN)
    person.come_to(room, keys[match.questions[0].seat])
    person.is_asked()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.locator(GOAL)).to_have_count(2)
        assert out_of_view(person, slug) == [], f"{width} by {height}"
        person.page.mouse.move(width / 2, height / 2)
        person.page.mouse.wheel(0, 2 * height)
        assert out_of_view(person, slug) == [], f"{width} by {height}, scrolled"


def at_the_end(server: ThreadServer, person: Person, record: Record) -> None:
    room, keys = a_table_from(server, record, len(record.answers))
    person.come_to(room, keys[record.seats[0]])
    expect(person.page.get_by_role("img", name="Who led when")).to_be_visible()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_course_of_a_match_has_axes_and_names_its_turning_points(
    slug: str, server: ThreadServer, newcomer: Newcomer
) -> None:
    person = newcomer()
    record = a_record(slug)
    at_the_end(server, person, record)
    course = person.page.get_by_role("img", name="Who led when")
    marks = [int(mark) for mark in course.locator(".mark").all_text_contents()]
    assert marks == sorted(set(marks))
    assert len(marks) > 1, "numbers stand at its side"
    expect(course.locator(".measure")).to_have_text(re.compile("[a-z]"))
    assert len(set(course.locator(".round").all_text_contents())) > 1, "the story runs along it"
    expect(course.locator("polyline")).to_have_count(len(record.seats))
    numbers = course.locator(".number").all_text_contents()
    turns = person.page.locator("ol.turns > li").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(turns) + 1)]
    assert turns or record.game == "threetale", "only where all win or lose together nobody turns it alone"
    leads = person.page.locator("ol.turns > li.leads")
    expect(course.locator(".turn.leads")).to_have_count(leads.count())
    if turns:
        person.page.locator("ol.turns a").first.click()
        expect(person.page.get_by_role("region", name="Through the match")).to_be_visible()


def test_who_came_equally_far_shares_a_place(server: ThreadServer, newcomer: Newcomer) -> None:
    record = next(record for record in map(three_readers, range(100)) if shared(record))
    person = newcomer()
    at_the_end(server, person, record)
    places = person.page.locator("td.place").all_inner_texts()
    assert [place for place in places if place == "2, shared"] == ["2, shared"] * 2
    marks = person.page.get_by_role("img", name="Who led when").locator(".emblem")
    where = [mark.bounding_box() for mark in marks.all()]
    assert len({(box["x"], box["y"]) for box in where if box}) == len(record.seats), "no emblem covers another"


def three_readers(seed: int) -> Record:
    return play_match("fantastic-stories", ("red", "blue", "green"), seed=seed, bots="greedy").record()


def shared(record: Record) -> bool:
    """Whether the two who did not win came equally far."""
    result = load_match(record).result
    assert result is not None
    others = [score for seat, score in result.scores.items() if seat not in result.winners]
    return len(others) == 2 and len(set(others)) == 1


CUT = "all => all.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent)"


def a_hand_with(card: str) -> tuple[Record, int, str]:
    """A match of The Grimm Forest, after how many answers somebody who is asked holds this card, and who it is."""
    for seed in range(100):
        match = new_match("grimm-forest", ("blue", "green"), seed)
        while match.questions and len(match.answers) < 2 * BEGUN:
            question = match.questions[0]
            hands = {builder["seat"]: builder["hand"] for builder in match.view(question.seat)["builders"]}
            if card in hands[question.seat] and question.about == "build_turn":
                return match.record(), len(match.answers), question.seat
            match.answer(question.seat, question.options[0])
    raise AssertionError(f"nobody held {card}")


def test_the_text_of_a_card_is_whole_at_every_size(server: ThreadServer, newcomer: Newcomer) -> None:
    record, answers, seat = a_hand_with("magic_flute")
    room, keys = a_table_from(server, record, answers)
    person = newcomer()
    person.come_to(room, keys[seat])
    person.is_asked()
    words = person.page.locator(".hand .card .words")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(words.first).to_be_visible()
        assert words.evaluate_all(CUT) == [], f"{width} by {height}"

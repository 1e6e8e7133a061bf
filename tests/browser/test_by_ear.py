"""Who does not see the page plays by its accessibility tree: by roles and names, and with keys alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.records import SLUGS, a_record, a_short_record, a_table_from, choices_of, words_of_answer
from tests.server.serving import ThreadServer

ANSWERS = 15
MOST_TABS = 60
BUTTON = re.compile(r"- (?:')?button \"((?:[^\"\\]|\\.)*)\"")
ANSWER = re.compile("^(?!The rule behind this|Why not|What would you do|Hint$|All choices|(All|Fewer) answers)")
"""Other buttons of the question help, and are no answers."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""After that the buttons have been grouped until they fit."""


class Listener:
    """Somebody who hears roles and names, and has a keyboard."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.question = self.page.get_by_role("region", name="What to do")
        self.end = self.page.get_by_role("heading", level=1, name=re.compile("won|lost"))

    def here(self) -> str:
        """What is said of the place where one is; nothing behind the last thing of the page, where it begins again."""
        place = self.page.locator(":focus")
        return place.aria_snapshot().splitlines()[0] if place.count() else ""

    def tab_to(self, name: str) -> None:
        """Go on from thing to thing until one is called so; who has come to the end of the question turns back."""
        was_asked, key = self.is_at_question(), "Tab"
        for _ in range(MOST_TABS):
            self.page.keyboard.press(key)
            found = BUTTON.search(self.here())
            if found and found[1] == name:
                return
            if was_asked and not self.is_at_question():
                key = "Shift+Tab"
        raise AssertionError(f"the keys never came to {name}")

    def is_at_question(self) -> bool:
        return self.question.locator(":focus").count() > 0

    def answers(self) -> list[str]:
        """The buttons of the question by their names."""
        way = self.question.get_by_role("navigation", name="Chosen so far")
        taken = BUTTON.findall(way.aria_snapshot()) if way.count() else []
        names = BUTTON.findall(self.question.aria_snapshot())
        return [name for name in names if ANSWER.match(name) and name not in taken]

    def is_asked(self) -> bool:
        """Wait until there is something to choose, and stays as it is, or the match is over."""
        expect(self.question.get_by_role("button", name=ANSWER).or_(self.end).first).to_be_visible()
        self.page.evaluate(DRAWN)
        return self.end.count() == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_is_begun_and_played_by_ear_and_with_keys_alone(slug: str, newcomer: Newcomer) -> None:
    person = newcomer()
    person.go(f"#/book/{slug}")
    expect(person.button("Play now against bots")).to_be_visible()
    listener = Listener(person)
    listener.tab_to("Play now against bots")
    person.page.keyboard.press("Enter")
    luck = Random(7)
    for _ in range(ANSWERS):
        if listener.is_asked():
            answer_by_ear(person, listener, luck)
    expect(person.chronicle).not_to_have_count(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_is_ended_by_ear_and_with_keys_alone(slug: str, server: ThreadServer, newcomer: Newcomer) -> None:
    record = a_short_record(slug)
    last = list(choices_of(record))[-1]
    room, keys = a_table_from(server, record, last.answers)
    person = newcomer()
    person.come_to(room, keys[last.seat])
    listener, luck = Listener(person), Random(7)
    while listener.is_asked():
        answer_by_ear(person, listener, luck, words_of_answer(record, last.answers))
    expect(listener.end).to_be_visible()


def answer_by_ear(person: Person, listener: Listener, luck: Random, wanted: str = "") -> None:
    """With what is wanted, if its name is heard, else with anything."""
    person.shut_book()
    expect(listener.question.locator(":focus")).to_have_count(1)
    before = person.what_is_asked()
    if answers := listener.answers():
        listener.tab_to(wanted if wanted in answers else luck.choice(answers))
        person.page.keyboard.press("Enter")
        person.goes_on_from(before)


def test_tab_stops_once_at_the_chronicle_and_arrows_lead_from_line_to_line(
    server: ThreadServer, newcomer: Newcomer
) -> None:
    record = a_record("hungarian-folktales")
    room, keys = a_table_from(server, record, len(record.answers) // 2)
    person = newcomer()
    person.come_to(room, keys[record.seats[0]])
    lines = person.chronicle.get_by_role("button")
    stops = person.page.locator(".chronicle button:not([tabindex='-1'])")
    expect(stops).to_have_count(1)
    newest = lines.last
    newest.focus()
    person.page.keyboard.press("ArrowUp")
    before = lines.nth(lines.count() - 2)
    expect(before).to_be_focused()
    expect(stops).to_have_count(1)
    person.page.keyboard.press("End")
    expect(newest).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".chronicle :focus")).to_have_count(0)

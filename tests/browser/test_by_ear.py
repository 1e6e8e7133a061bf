"""Who does not see the page plays whole matches by its accessibility tree: by roles and names, and with keys alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

SHORT = ("fantastic-stories", "grimm-forest", "threetale")
"""Games whose matches come to their end within a minute or two, whatever one answers."""
MOST_ANSWERS = 600
MOST_TABS = 60
BUTTON = re.compile(r"- (?:')?button \"((?:[^\"\\]|\\.)*)\"")
ANSWER = re.compile("^(?!The rule behind this|Why not|What would you do|All choices)")
"""Other buttons of the question help, and are no answers."""


class Listener:
    """Somebody who hears roles and names, and has a keyboard."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.question = self.page.get_by_role("region", name="What to do")
        self.end = self.page.get_by_role("heading", level=1, name=re.compile("won|lost"))

    def here(self) -> str:
        """What is said of the place where one is."""
        return self.page.locator(":focus").aria_snapshot().splitlines()[0]

    def tab_to(self, name: str) -> None:
        """Go on from thing to thing until one is called so."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            found = BUTTON.search(self.here())
            if found and found[1] == name:
                return
        raise AssertionError(f"the keys never came to {name}")

    def answers(self) -> list[str]:
        """The buttons of the question by their names."""
        way = self.question.get_by_role("navigation", name="Chosen so far")
        taken = BUTTON.findall(way.aria_snapshot()) if way.count() else []
        names = BUTTON.findall(self.question.aria_snapshot())
        return [name for name in names if ANSWER.match(name) and name not in taken]

    def is_asked(self) -> bool:
        """Wait until there is something to choose, or the match is over."""
        expect(self.question.get_by_role("button", name=ANSWER).or_(self.end).first).to_be_visible()
        return self.end.count() == 0


@pytest.mark.parametrize("slug", SHORT)
def test_a_whole_match_is_played_by_ear_and_with_keys_alone(slug: str, newcomer: Newcomer) -> None:
    person = newcomer()
    person.go(f"#/book/{slug}")
    expect(person.button("Play now against bots")).to_be_visible()
    listener = Listener(person)
    listener.tab_to("Play now against bots")
    person.page.keyboard.press("Enter")
    luck = Random(7)
    for _ in range(MOST_ANSWERS):
        if not listener.is_asked():
            break
        expect(listener.question.locator(":focus")).to_have_count(1)
        before = person.what_is_asked()
        if answers := listener.answers():
            listener.tab_to(luck.choice(answers))
            person.page.keyboard.press("Enter")
            person.goes_on_from(before)
    expect(listener.end).to_be_visible()

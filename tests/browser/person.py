"""A person with a browser: what they see of the page, and what they do with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from fairytable import GAMES
from tests.server.people import a_person, a_room
from tests.server.serving import Served

MOST_TOUCHES = 25
"""So many touches end a turn, whatever is touched."""
LIKELY = re.compile("Build|Complete|Roll|End")
"""What leads on through a match, rather than in circles."""

WORDS_ON_BUTTONS = """all => all.map(({ childNodes }) =>
  [...childNodes].filter(({ nodeName }) => nodeName !== "KBD").map(({ textContent }) => textContent).join("").trim())"""

BAR = """() => {
  const bar = document.querySelector("section.bar");
  return bar ? `${bar.dataset.question} ${bar.innerText}` : "";
}"""
"""The number of the question and all that is said of it: the same question may be asked twice."""

IS_ASKED = """() => document.querySelector("section.bar .entry")?.checkVisibility() ?? false"""
IS_OVER = """() => [...document.querySelectorAll("h1")].some(({ innerText }) => /won|lost/.test(innerText))"""
IS_TAKEN = """number => document.querySelector("section.bar")?.dataset.question !== number"""
IS_ARMED = """() => document.querySelector("section.bar .entry.armed") !== null"""
"""What every answer waits for is looked for in every frame: `expect` would look again after a tenth of a second."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""After that, answers that did not fit have been grouped."""

PREPARED = """
for (const [name, value] of Object.entries(%s))
  if (localStorage.getItem(`fairytable.${name}`) === null)
    localStorage.setItem(`fairytable.${name}`, JSON.stringify(value));
document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
  console.error(`The page broke its own policy: ${violatedDirective} ${blockedURI}`));
"""
"""Run before the page's own scripts: settings are there from the start, and no breach of the policy goes unseen."""

UNPAINTED = """
const transparent = new CSSStyleSheet();
transparent.replaceSync("body { opacity: 0 }");
document.adoptedStyleSheets.push(transparent);
"""
"""The page is laid out, heard and touched as ever, but no pixel of it is drawn: drawing takes a third of the time."""


@contextmanager
def a_browser_of_ones_own(
    browser: Browser, speed: str = "at_once", *, is_new_to_all: bool = False, is_painted: bool = False, **wishes: Any
) -> Iterator[BrowserContext]:
    """A browser that shares nothing with others. Things happen at once and without motion, so nobody waits for them.
    All answers stand as buttons, also those that are touched on the board. Unless whoever uses it is new to all games,
    no lesson is offered there, and nobody is guided. Colours can be seen only if it `is_painted`."""
    usual = {"reduced_motion": "reduce", "viewport": {"width": 1360, "height": 850}}
    own = browser.new_context(**{**usual, **wishes})
    lists = {"all-answers": True}
    knows = {} if is_new_to_all else {"guide": {"isOn": False}, "lessons-offered": [game.slug for game in GAMES]}
    own.add_init_script(PREPARED % json.dumps({"speed": speed, **lists, **knows}) + ("" if is_painted else UNPAINTED))
    try:
        yield own
    finally:
        own.close()


class Person:
    """Somebody with one page open."""

    def __init__(self, own: BrowserContext, address: str) -> None:
        self.complaints: list[str] = []
        self.page: Page = own.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", self._note)
        self._address = address

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _note(self, error: Error) -> None:
        self.complaints.append(str(error))

    # Where one can go

    def go(self, place: str) -> None:
        """Open an address of the page: `#/rules/fantastic-stories`."""
        self.page.goto(f"{self._address}/{place}")

    def come_to(self, room: str, key: str) -> None:
        """Come to a table by a link."""
        self.go(f"#/room/{room}/{key}")

    def play_alone(
        self, server: Served, slug: str, seats: Sequence[str], *, bots: Sequence[str] = (), **wishes: Any
    ) -> None:
        """Sit down with all these seats, at a table that has begun, perhaps among bots."""
        self.invite(server, slug, seats, [{"seat": bot, "kind": "bot"} for bot in bots], **wishes)

    def invite(
        self, server: Served, slug: str, seats: Sequence[str], others: Sequence[dict[str, str]], **wishes: Any
    ) -> dict[str, Any]:
        """Sit down with these seats, at a table that has begun: the room, and the keys of the seats that are free."""
        host = a_person(server)
        here = [{"seat": seat, "kind": "here", "name": seat} for seat in seats]
        made = a_room(server, host, slug, [*here, *others], **wishes)
        self.page.context.add_init_script(f'localStorage.setItem("fairytable.person", "{host}")')
        self.go(f"#/room/{made['room']}")
        return made

    # What one sees

    @property
    def bar(self) -> Locator:
        """The question bar. It is looked for so often that it is found by its class: of a role every element of the
        page would be asked."""
        return self.page.locator("section.bar")

    @property
    def entries(self) -> Locator:
        """The buttons of the open question."""
        return self.bar.locator(".entry")

    @property
    def steps(self) -> Locator:
        """What was chosen so far of an answer in several steps; the first one takes all of them back."""
        return self.bar.locator("nav.crumbs button")

    @property
    def spots(self) -> Locator:
        """What can be touched on the board and in the hand."""
        return self.page.locator("#main .spot.can, #main .card.can")

    @property
    def end(self) -> Locator:
        """What the page says when the match is over."""
        return self.page.locator("h1").filter(has_text=re.compile("won|lost"))

    @property
    def chronicle(self) -> Locator:
        return self.page.locator(".chronicle li")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def is_asked(self) -> None:
        """Wait until there is something to choose."""
        self.page.wait_for_function(IS_ASKED)
        self.shut_book()

    def shut_book(self) -> None:
        """A book may have opened by itself."""
        book = self.page.locator("dialog.wide")
        if book.count():
            self.page.keyboard.press("Escape")
            expect(book).to_have_count(0)

    def what_is_asked(self) -> str:
        """The question bar as it is now."""
        asked: str = self.page.evaluate(BAR)
        return asked

    def goes_on_from(self, before: str) -> None:
        """Wait until the question bar is another."""
        self.page.wait_for_function(f"before => ({BAR})() !== before", arg=before)

    def offered(self) -> list[str]:
        """What the buttons say, without the keys they can be pressed with."""
        self.is_asked()
        return self.words_on(self.entries)

    def words_on(self, entries: Locator) -> list[str]:
        """What these buttons of the question say."""
        words: list[str] = entries.evaluate_all(WORDS_ON_BUTTONS)
        return words

    def labels_of_spots(self) -> list[str]:
        """What is said of each thing that can be touched on the board; nothing for cards in the hand."""
        expect(self.spots.first).to_be_visible()
        labels: list[str] = self.spots.evaluate_all("all => all.map(spot => spot.getAttribute('aria-label') ?? '')")
        return labels

    def told(self) -> list[str]:
        """The chronicle, line by line, also while something lies over it."""
        return [" ".join(line.split()) for line in self.chronicle.all_text_contents()]

    def names_at_the_table(self) -> list[str]:
        """In the order of the seats, also where a board that shows everybody takes the room of their list."""
        players = self.page.get_by_role("region", name="Players", include_hidden=True)
        return players.locator("strong").all_text_contents()

    # What one can do

    def choose(self, words: str) -> None:
        """Answer with the button that says so, and wait until the answer is taken."""
        self.is_asked()
        number = self.bar.get_attribute("data-question")
        self.press(words)
        self.page.wait_for_function(f"number => ({IS_TAKEN})(number) || ({IS_ARMED})()", arg=number)
        really = self.bar.locator(".entry.armed").filter(has_text=f"Really? {words}")
        if really.count():
            really.click()
            self.page.wait_for_function(IS_TAKEN, arg=number)

    def press(self, words: str) -> None:
        """Press the button that says so, in whatever group it stands."""
        self.is_asked()
        wanted = self.entries.filter(has_text=re.compile(rf"^\s*(\d+\s+)?{re.escape(words)}\s*$"))
        self.page.evaluate(DRAWN)
        if not wanted.count():
            self._open_group_with(wanted)
        wanted.click()

    def _open_group_with(self, wanted: Locator) -> bool:
        """Look into one group of buttons after the other, and into the groups that it holds."""
        groups = self.bar.locator(".entry.group")
        made = self.steps.count()
        for group in range(groups.count()):
            groups.nth(group).click()
            expect(self.steps).to_have_count(max(2, made + 1))
            if wanted.count() or self._open_group_with(wanted):
                return True
            self.page.keyboard.press("Escape")
            expect(self.steps).to_have_count(made)
        return False

    def touch_until_answered(self) -> None:
        """Touch the board until nothing is to be chosen any more."""
        for _ in range(MOST_TOUCHES):
            self.touch()
            if self.entries.count() == 0:
                return
        raise AssertionError("touching the board never answered")

    def touch_to_the_end(self, most: int, *, finger: bool = False) -> None:
        """Touch the board, and nothing else, until the match is over."""
        for _ in range(most):
            self.page.wait_for_function(f"() => ({IS_ASKED})() || ({IS_OVER})()")
            if self.end.count():
                return
            self.touch(finger=finger)
        raise AssertionError(f"the match was not over after {most} touches")

    def touch(self, *, finger: bool = False) -> None:
        """Touch something on the board or in the hand that answers at once, or, if nothing does, that leads on."""
        self.shut_book()
        offered, labels = self.offered(), self.labels_of_spots()
        before = self.what_is_asked()
        answers = [place for place, label in enumerate(labels) if ": " in label or label in offered]
        likely = [place for place in answers if LIKELY.search(labels[place])]
        cards = [place for place, label in enumerate(labels) if label == ""]
        has_narrowed = self.steps.count() > 0
        chosen = self.spots.nth((likely or (cards if has_narrowed else []) or answers or [0])[0])
        (chosen.tap if finger else chosen.click)()
        self.goes_on_from(before)

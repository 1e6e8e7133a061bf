"""Takes pictures of all games in the middle of a match, at every size that the page is made for, by day and by night.

    python -m tests.pictures [--game GAME ...] [--size 1440x900 ...] [--light day|night ...] [--at 0.5] [--players 3]
        [--out FOLDER]

For looking at: nothing compares them.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from fairytable.games import find_game
from fairytable.lab.simulate import play_match
from tests.browser.building import build_once
from tests.browser.chromium import MISSING, find_chromium, launch
from tests.browser.person import Person, a_browser_of_ones_own
from tests.browser.records import SLUGS, Moment, a_table_from, choices_of
from tests.server.serving import ThreadServer, quick_settings

console = Console()
CHECKOUT = Path(__file__).parents[1]
FOLDER = CHECKOUT / "pictures"
SIZES = ("1920x1080", "1440x900", "1280x720", "1024x768", "768x1024", "844x390", "390x844", "360x640")
LIGHTS = ("day", "night")
DRAWN = """() => document.fonts.ready.then(() =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
PLAYERS = 3
"""So many sit there, as at most tables; or as many as can, if fewer."""
FINGER = 900
"""A window that is narrower, or lower than half of that, is a telephone's or a tablet's."""


def middle_of(slug: str, share: float, players: int) -> Moment:
    """When the first seat is asked after this share of a match, which is the same every time."""
    record = play_match(slug, find_game(slug).seats[:players], seed=1, bots="greedy").record()
    moments = list(choices_of(record))
    later = moments[int(len(moments) * share) :]
    return next((moment for moment in later if moment.seat == record.seats[0]), later[0])


def take(browser: Browser, server: ThreadServer, moment: Moment, size: str, light: str, out: Path) -> None:
    """One picture of a table that goes on from there, as whoever is asked sees it."""
    width, height = map(int, size.split("x"))
    is_touched = width < FINGER or height < FINGER / 2
    view = {"width": width, "height": height}
    with a_browser_of_ones_own(
        browser, is_painted=True, viewport=view, has_touch=is_touched, is_mobile=is_touched
    ) as own:
        for name, value in {"light": light, "all-answers": False}.items():
            own.add_init_script(f"localStorage.setItem('fairytable.{name}', {json.dumps(json.dumps(value))})")
        person = Person(own, server.address)
        room, keys = a_table_from(server, moment.record, moment.answers)
        person.come_to(room, keys[moment.seat])
        person.page.locator("section.bar.mine").wait_for()
        person.shut_book()
        person.page.evaluate(DRAWN)
        person.page.screenshot(path=out)
        for complaint in person.complaints:
            console.print(f"{out.name}: {complaint}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Take pictures of the table in the middle of a match.")
    parser.add_argument("--game", nargs="+", default=SLUGS, choices=SLUGS)
    parser.add_argument("--size", nargs="+", default=SIZES)
    parser.add_argument("--light", nargs="+", default=LIGHTS, choices=LIGHTS)
    parser.add_argument("--at", type=float, default=0.5, help="how much of the match has been played")
    parser.add_argument("--players", type=int, default=PLAYERS, help="how many sit there, if so many can")
    parser.add_argument("--out", type=Path, default=FOLDER)
    wishes = parser.parse_args()
    build_once(CHECKOUT)
    wishes.out.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    assert chromium, MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ThreadServer(quick_settings(f"sqlite:///{folder}/table.sqlite"))
        browser = launch(playwright, chromium)
        try:
            for game in wishes.game:
                moment = middle_of(game, wishes.at, wishes.players)
                for light in wishes.light:
                    for size in wishes.size:
                        take(browser, server, moment, size, light, wishes.out / f"{game}-{size}-{light}.png")
        finally:
            browser.close()
            server.stop()
    console.print(f"The pictures are in {wishes.out}")


if __name__ == "__main__":
    main()

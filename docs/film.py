"""Makes the film on the first page of the documentation: bots play a match in the browser.

    python -m docs.film [--game GAME] [--seconds S] [--out FILE]

It needs what the browser tests need, and Pillow. The film is an animated WebP.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from pathlib import Path
from time import monotonic

from PIL import Image
from playwright.sync_api import sync_playwright

from fairytable.games import find_game
from tests.browser.building import build_once
from tests.browser.chromium import MISSING, find_chromium, launch
from tests.browser.person import Person, a_browser_of_ones_own
from tests.server.serving import ThreadServer, quick_settings

CHECKOUT = Path(__file__).parents[1]
FILM = CHECKOUT / "docs" / "pictures" / "match.webp"
VIEW = {"width": 1280, "height": 800}
SIZE = (800, 500)
PAUSE = 700
MILLISECONDS = 200
"""Between two pictures."""


def make_film(game: str, seconds: float, out: Path) -> int:
    """Film a match of bots for so long; the number of pictures."""
    pictures: list[Image.Image] = []
    chromium = find_chromium()
    assert chromium, MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ThreadServer(quick_settings(f"sqlite:///{folder}/table.sqlite", pause=PAUSE))
        try:
            browser = launch(playwright, chromium)
            with a_browser_of_ones_own(browser, "calm", is_painted=True, viewport=VIEW, reduced_motion=None) as own:
                person = Person(own, server.address)
                bots = [{"seat": seat, "kind": "bot"} for seat in find_game(game).seats[:3]]
                person.invite(server, game, [], bots)
                person.page.locator("section.bar, .board svg").first.wait_for()
                ends = monotonic() + seconds
                while monotonic() < ends:
                    pictures.append(Image.open(io.BytesIO(person.page.screenshot(type="png"))).convert("RGB"))
                    person.page.wait_for_timeout(MILLISECONDS / 2)
            browser.close()
        finally:
            server.stop()
    first, *others = [picture.resize(SIZE, Image.Resampling.LANCZOS) for picture in pictures]
    first.save(out, save_all=True, append_images=others, duration=MILLISECONDS, loop=0, quality=55, method=4)
    return len(pictures)


def main() -> None:
    parser = argparse.ArgumentParser(description="Film a match of bots in the browser.")
    parser.add_argument("--game", default="hungarian-folktales")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--out", type=Path, default=FILM)
    wishes = parser.parse_args()
    build_once(CHECKOUT)
    make_film(wishes.game, wishes.seconds, wishes.out)


if __name__ == "__main__":
    main()

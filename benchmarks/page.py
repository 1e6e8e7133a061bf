"""How much work an answer is for the page, and how much is loaded: `python -m benchmarks.page`.

A real Chromium without a window sits at a table of each game, which goes on from the middle of a match of bots. Others
answer over sockets of their own, whatever comes to mind; so all that the page does is its own work: it hears of each
answer, shows the events, and draws what is asked. The browser's trace says how long its main thread took for script,
style, layout and paint.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, Response, WebSocket, sync_playwright
from rich.console import Console
from rich.table import Table

from fairytable.games import find_game
from fairytable.lab.simulate import play_match
from tests.browser.building import build_once
from tests.browser.chromium import MISSING, find_chromium, launch
from tests.browser.person import a_browser_of_ones_own
from tests.browser.records import SLUGS
from tests.server.people import Browser as Player
from tests.server.people import a_person, a_room, close_browsers, play_on
from tests.server.serving import ProcessServer, Served, quick_settings

CHECKOUT = Path(__file__).parents[1]
SEATS = 3
CALM = 0.4
"""Seconds without any script or layout after which the page has finished: whether an answer can be taken back is told
a third of a second after it."""
TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8")
KINDS = {
    "script": (
        "EvaluateScript",
        "v8.compile",
        "v8.evaluateModule",
        "FunctionCall",
        "RunMicrotasks",
        "TimerFire",
        "FireAnimationFrame",
        "EventDispatch",
        "MinorGC",
        "MajorGC",
    ),
    "style": ("UpdateLayoutTree", "ScheduleStyleRecalculation"),
    "layout": ("Layout", "IntersectionObserverController::computeIntersections", "HitTest"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
}
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
TASK = ("RunTask", "ThreadControllerImpl::RunTask")


class Loaded(NamedTuple):
    """The scripts that came before the page could be used."""

    files: int
    transferred: int
    parsed: int
    milliseconds: float


class Work(NamedTuple):
    """What one answer was for the page: milliseconds of each kind, and of the longest task; bytes of its updates."""

    kinds: dict[str, float]
    longest_task: float
    told: list[int]


class Watched:
    """A page whose loading, messages and work are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[int] = []
        self._scripts: list[Response] = []
        self._measures: CDPSession = page.context.new_cdp_session(page)
        self._measures.send("Performance.enable")
        page.on("response", self._loads)
        page.on("websocket", self._opens)

    def _loads(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self._scripts.append(response)

    def _opens(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hears)

    def _hears(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] in ("state", "changes"):
            self.told.append(len(message.encode() if isinstance(message, str) else message))

    def slow_down(self, times: float) -> None:
        self._measures.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def loaded(self) -> Loaded:
        taken = [response.request.sizes()["responseBodySize"] for response in self._scripts]
        parsed = [len(response.body()) for response in self._scripts]
        return Loaded(len(taken), sum(taken), sum(parsed), self.page.evaluate("performance.now()"))

    def is_calm(self) -> float:
        """Wait until nothing goes on any more; the time of that, as the trace counts it."""
        before = (0.0, 0.0)
        while (now := self._busy()) != before:
            before = now
            self.page.wait_for_timeout(CALM * 1000)
        return self._metrics()["Timestamp"] * 1e6

    def _busy(self) -> tuple[float, float]:
        metrics = self._metrics()
        return metrics["ScriptDuration"], metrics["LayoutCount"]

    def _metrics(self) -> dict[str, float]:
        told = self._measures.send("Performance.getMetrics")
        return {metric["name"]: metric["value"] for metric in told["metrics"]}


def work_between(trace: bytes, moments: Sequence[float], told: Sequence[list[int]]) -> list[Work]:
    """What the main thread did from each moment to the next, in its own time, where the browser knows that: what other
    programs do meanwhile does not count. Nor does what is inside something: layout that a script asks for is layout."""
    events = json.loads(trace)["traceEvents"]
    main = next(
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "FunctionCall" and event.get("dur") and moments[0] <= event["ts"]
    )
    own = [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X" and "dur" in event]
    own.sort(key=lambda event: (event["ts"], -event["dur"]))
    kinds: list[dict[str, float]] = [defaultdict(float) for _ in told]
    longest = [0.0] * len(told)
    around: list[tuple[float, str]] = []
    for event in own:
        name, start, length = event["name"], event["ts"], event.get("tdur", event["dur"])
        place = bisect_right(moments, start) - 1
        if not 0 <= place < len(told):
            continue
        if name in TASK:
            longest[place] = max(longest[place], length / 1000)
        kind = KIND_OF.get(name)
        if kind is None:
            continue
        while around and around[-1][0] <= start:
            around.pop()
        if around:
            kinds[place][around[-1][1]] -= length / 1000
        kinds[place][kind] += length / 1000
        around.append((start + event["dur"], kind))
    return [Work(*figures) for figures in zip(kinds, longest, told, strict=True)]


@contextmanager
def a_watched_page(browser: Browser, speed: str, slower: float) -> Iterator[Watched]:
    motion = "reduce" if speed == "at_once" else "no-preference"
    with a_browser_of_ones_own(browser, speed, is_painted=True, reduced_motion=motion) as own:
        watched = Watched(own.new_page())
        if slower > 1:
            watched.slow_down(slower)
        yield watched


def look_at_the_shelf(browser: Browser, server: Served, slower: float) -> Loaded:
    """What the start page loads."""
    with a_watched_page(browser, "at_once", slower) as watched:
        watched.page.goto(server.address)
        watched.page.locator(".cover").first.wait_for()
        watched.is_calm()
        return watched.loaded()


def a_table(server: Served, slug: str) -> tuple[str, str, list[Player]]:
    """A table in the middle of a match: the room, its host, and somebody for every seat."""
    game = find_game(slug)
    seats = game.seats[: min(max(SEATS, game.identity.fewest_seats), game.identity.most_seats)]
    record = play_match(game, seats, seed=1, bots="greedy").record()
    host = a_person(server)
    wanted = {"record": msgspec.to_builtins(record), "answers": len(record.answers) // 2}
    made = a_room(server, host, slug, seats, **wanted)
    players = []
    for place, seat in enumerate(seats):
        player = Player(server, made["room"], a_person(server) if place else host, made["seat_keys"][seat])
        player.until_type("state")
        players.append(player)
    return made["room"], host, players


def watch_a_table(
    browser: Browser, server: Served, slug: str, answers: int, speed: str, slower: float, traces: Path | None
) -> tuple[Loaded, list[Work]]:
    """What the page of the first seat loads, and its work for each of these answers."""
    room, host, players = a_table(server, slug)
    with a_watched_page(browser, speed, slower) as watched:
        page = watched.page
        page.context.add_init_script(f'localStorage.setItem("fairytable.person", "{host}")')
        page.goto(f"{server.address}/#/room/{room}")
        page.locator("#main .board svg").first.wait_for()
        page.locator("section.bar").wait_for()
        loaded = watched.loaded()
        browser.start_tracing(page=page, categories=list(TRACED))
        luck, moments, told = random.Random(slug), [watched.is_calm()], []
        for _ in range(answers):
            watched.told = []
            if not play_on(players, luck, 1):
                break
            moments.append(watched.is_calm())
            told.append(watched.told)
        trace = browser.stop_tracing()
    if traces is not None:
        (traces / f"{slug}.json").write_bytes(trace)
    close_browsers()
    return loaded, work_between(trace, moments, told)


def _median_and_worst(found: Sequence[float]) -> str:
    return f"{median(found):,.1f} / {max(found):,.0f}"


def _sizes(loaded: Loaded) -> tuple[str, ...]:
    return (
        str(loaded.files),
        f"{loaded.transferred / 1000:,.0f}",
        f"{loaded.parsed / 1000:,.0f}",
        f"{loaded.milliseconds:,.0f}",
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=SLUGS, default=SLUGS)
    parser.add_argument("--answers", type=int, default=20, help="so many of a match of each game")
    parser.add_argument("--speed", choices=("calm", "brisk", "at_once"), default="at_once", help="of the animations")
    parser.add_argument("--slower", type=float, default=1, help="so many times slower than this machine, as a phone is")
    parser.add_argument("--traces", type=Path, help="a folder for the traces, to be opened in the browser's tools")
    wanted = parser.parse_args()
    path = find_chromium()
    if path is None:
        parser.error(MISSING)
    build_once(CHECKOUT)
    loading = Table(title="Script loaded before the page can be used")
    work = Table(title="An answer, median / worst")
    for table, headings in (
        (loading, ("place", "files", "KB transferred", "KB parsed", "ready after ms")),
        (work, ("game", *(f"{kind} ms" for kind in KINDS), "longest task ms", "bytes of an update")),
    ):
        for heading in headings:
            table.add_column(heading, justify="left" if heading in ("place", "game") else "right")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ProcessServer(quick_settings(f"sqlite:///{folder}/table.sqlite"))
        browser = launch(playwright, path)
        try:
            loading.add_row("start page", *_sizes(look_at_the_shelf(browser, server, wanted.slower)))
            for slug in wanted.games:
                wishes = wanted.answers, wanted.speed, wanted.slower, wanted.traces
                loaded, answers = watch_a_table(browser, server, slug, *wishes)
                updates = [length for one in answers for length in one.told]
                loading.add_row(slug, *_sizes(loaded))
                work.add_row(
                    slug,
                    *(_median_and_worst([one.kinds[kind] for one in answers]) for kind in KINDS),
                    _median_and_worst([one.longest_task for one in answers]),
                    f"{median(updates):,.0f} / {max(updates):,}",
                )
        finally:
            browser.close()
            server.kill()
    Console(width=120).print(loading, work, sep="\n")


if __name__ == "__main__":
    main()

"""How fast the lab is: `python -m benchmarks.lab`, after `python -m benchmarks` in `make bench`.

Matches of random bots, played and counted, beside those of catanatron's simulator; two processes against one; what
counting costs; how much memory many matches take; and whether planted faults are found.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.lab_faults import find_planted_faults
from benchmarks.peers import environment
from benchmarks.rounds import of_peer
from fairytable.engine.game import Game
from fairytable.games import GAMES
from fairytable.lab import play_match
from fairytable.lab.counting import count_match
from fairytable.lab.keeping import Keeper, read_results
from fairytable.lab.playing import count_matches
from fairytable.lab.runs import new_run, pack_of
from fairytable.lab.verdict import verdict_of
from fairytable.lab.workers import worker_processes

PARTS = ("speed", "processes", "memory", "faults")
SEATS = 4
APART = 1_000_000
"""So far apart lie the seeds of two ways to play."""

FEWEST_MATCHES = 3
MEGABYTE = 1024
ROOT = Path(__file__).parents[1]


def main() -> None:
    wishes = _read_wishes()
    if wishes.memory_of:
        sys.stdout.write(f"{memory_of(wishes.memory_of)}\n")
        return
    console = Console(width=None if sys.stdout.isatty() else 120)
    parts = wishes.parts or PARTS
    if "speed" in parts:
        console.print(speed_table(wishes.seconds, _speed_of_peer(wishes.seconds) if wishes.peers else None))
    if "processes" in parts:
        console.print(process_table(wishes.matches))
    if "memory" in parts:
        console.print(memory_table(wishes.many))
    if "faults" in parts and wishes.faults:
        console.print(find_planted_faults(wishes.faults))


def _speed_of_peer(seconds: float) -> float | None:
    """Matches a second of catanatron's own simulator, if it is installed."""
    if not environment.is_ready():
        return None
    subject = of_peer("catanatron as shipped", "catanatron", "as_shipped")
    subject.run(seconds, 0)
    return subject.matches_per_second[0]


def speed_table(seconds: float, peer: float | None) -> Table:
    """Matches a second by the clock of this process alone, and what counting costs beside playing."""
    shown = Table(
        "game", "bots", "matches a second", "against catanatron", "counting", "events", title="The lab on one core"
    )
    for game in GAMES:
        for bot in ("random", "greedy"):
            speed, counted, told, quiet = _seconds_an_answer(game, bot, seconds)
            ratio = f"{speed / peer:.1f} times" if peer and bot == "random" else ""
            shown.add_row(
                game.title, bot, f"{speed:.1f}", ratio, f"{counted / told - 1:+.0%}", f"{told / quiet - 1:+.0%}"
            )
    shown.caption = "counting: beside a match that keeps its events; events: beside one that keeps none"
    if peer:
        shown.caption += f"\ncatanatron plays {peer:.1f} matches a second with random players"
    return shown


def _seconds_an_answer(game: Game[Any], bot: str, seconds: float) -> tuple[float, float, float, float]:
    """Matches a second when they are counted; then seconds for each answer: counted, with events, without.

    Each way plays seeds of its own, for a match that was played just before goes faster the second time.
    """
    run = new_run(game, min(SEATS, game.identity.most_seats), 0, bot)
    pack = pack_of(game, run)

    def played(number: int, *, quiet: bool) -> int:
        seed, bots = run.seed_of(number), run.bots_of(number)
        return len(play_match(game, run.seats, seed, bots, run.options, pack, quiet=quiet).answers)

    ways: tuple[Callable[[int], int], ...] = (
        lambda number: count_match(game, pack, run, number)[0].times or 0,
        lambda number: played(number + APART, quiet=False),
        lambda number: played(number + 2 * APART, quiet=True),
    )
    for way in ways:
        way(0)  # what is worked out once, now is
    spent, answers = [0.0] * len(ways), [0] * len(ways)
    number = 0
    while sum(spent) < len(ways) * seconds or number < FEWEST_MATCHES:
        number += 1
        for place, way in enumerate(ways):
            began = process_time()
            answers[place] += way(number)
            spent[place] += process_time() - began
    counted, told, quiet = (time / count for time, count in zip(spent, answers, strict=True))
    return number / spent[0], counted, told, quiet


def process_table(matches: int) -> Table:
    """The same matches by one process and by two, by the clock on the wall."""
    shown = Table("processes", "seconds", "times as fast", title=f"{matches} matches of The Grimm Forest, greedy bots")
    game = next(game for game in GAMES if game.slug == "grimm-forest")
    run = new_run(game, 3)
    alone = 0.0
    for jobs in (1, 2):
        with worker_processes(jobs) as executor:
            list(count_matches(game, run, range(10**6, 10**6 + 4 * jobs), executor))  # everybody is awake now
            began = perf_counter()
            list(count_matches(game, run, range(matches), executor))
            seconds = perf_counter() - began
        alone = alone or seconds
        shown.add_row(str(jobs), f"{seconds:.1f}", f"{alone / seconds:.2f}")
    return shown


def memory_table(many: int) -> Table:
    """The most memory that a run takes, results and verdict included, each in a process of its own."""
    shown = Table("matches", "megabytes", title="Memory of a run of a game for practice")
    for matches in (1000, many):
        command = [sys.executable, "-m", "benchmarks.lab", "--memory-of", str(matches)]
        told = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=True)
        shown.add_row(f"{matches:,}", told.stdout.strip())
    return shown


def memory_of(matches: int) -> int:
    from tests.lab.goose_race import goose_race

    run = new_run(goose_race, 2, 0, "random")
    with TemporaryDirectory() as folder:
        keeper = Keeper(Path(folder) / "results.parquet", run)
        for _, rows in count_matches(goose_race, run, range(matches)):
            keeper.add(rows)
        keeper.finish()
        verdict_of(read_results(keeper.path, goose_race))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // MEGABYTE


def _read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lab", description="Measure the speed of the lab.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each game is played")
    parser.add_argument("--matches", type=int, default=40, help="matches for two processes against one")
    parser.add_argument("--many", type=int, default=100_000, help="matches for the memory, beside 1,000")
    parser.add_argument("--faults", type=float, default=1.0, help="part of the matches for planted faults; 0 for none")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="measure fairytable alone")
    parser.add_argument("--memory-of", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()

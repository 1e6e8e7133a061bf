"""How well a board of Fantastic Stories is balanced: greedy bots play on it, and every target is measured.

python -m benchmarks.balance.fantastic_stories --games 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from benchmarks.balance.playing import play_all, wishes_parser
from fairytable.engine.errors import FairytableError
from fairytable.engine.events import Event
from fairytable.engine.packs import load_pack
from fairytable.games import find_game
from fairytable.lab import play_match, wilson_interval
from fairytable.lab.measures import STANDARD_DEVIATIONS

GAME = "fantastic-stories"
SETTINGS = ((4, False, 1.0), (2, False, 0.2), (3, False, 0.2), (6, False, 0.2), (4, True, 0.2), (2, True, 0.2))
"""Seats, whether in expert, and which part of the games is played so."""

ROUNDS = {False: (15, 25), True: (8, 15)}
LEAST_PART_OF_AN_ADVENTURE = 0.15
FARTHEST_FROM_FAIR = 0.05
MOST_IDLE_TURNS = 1 / 3
LEAST_GAMES_WITH_A_MAGIC = 1 / 3
FEWEST_RIDES = 2
SEATS_FOR_MAGIC = 4
"""Magic and ferry are judged with so many seats."""

MAGIC_OF = {
    "move_two_declared": "Move Two",
    "rerolled": "Re-roll",
    "fly": "Trumpet",
    "ferry_called": "Bell",
    "tunnel": "Keys",
}
ROLLS = {"rolled", "no_dice"}
ACTIONS = {"walk", "ride", "tunnel", "fly", "completed"}
FEWEST_GAMES = 10


class Errand(Struct, frozen=True):
    """One match to be played."""

    seats: int
    expert: bool
    pack: Path | None
    seed: str


class Game(Struct, frozen=True):
    """What one match says about the board. `parts` are the parts of the victory, in the order of play."""

    rounds: int
    turns: int
    idle_turns: int
    adventures: dict[str, int]
    parts: tuple[float, ...]
    parts_by_seat: dict[str, float]
    magics: tuple[str, ...]
    rides: int
    seconds: float


class Finding(Struct, frozen=True):
    """A target, what was measured, the 95 % interval of that, and whether the measured value meets the target."""

    setting: str
    games: int
    what: str
    target: str
    measured: float
    low: float
    high: float
    met: bool
    unit: str = ""


def play(errand: Errand) -> Game:
    """One match of greedy bots."""
    began = process_time()
    options = {"expert": errand.expert}
    match = play_match(GAME, errand.seats, errand.seed, "greedy", options, errand.pack, quiet=False)
    seconds = process_time() - began
    events, table, result = match.events or [], match.table, match.result
    assert result is not None
    winners = [reader for reader in table.readers if reader.seat in result.winners]
    turns, idle_turns = count_turns(events)
    keys = Counter(event.key for event in events)
    return Game(
        rounds=table.round,
        turns=turns,
        idle_turns=idle_turns,
        adventures=Counter(adventure for reader in winners for adventure in reader.book),
        parts=tuple(result.share_of(reader.seat) for reader in table.readers),
        parts_by_seat={seat: result.share_of(seat) for seat in match.seats},
        magics=tuple(magic for key, magic in MAGIC_OF.items() if keys[key]),
        rides=keys["ride"],
        seconds=seconds,
    )


def count_turns(events: list[Event]) -> tuple[int, int]:
    """All turns, and those in which nobody moved and nothing was completed."""
    turns, active = 0, 0
    waiting = False
    for event in events:
        if event.key in ROLLS:
            turns += 1
            waiting = True
        elif event.key in ACTIONS and waiting:
            active += 1
            waiting = False
    return turns, turns - active


def judge(games: list[Game], seats: int, expert: bool) -> Iterator[Finding]:
    """Every target of a setting."""
    setting = f"{'expert' if expert else 'base'}, {seats} seats"
    count = len(games)

    def finding(what: str, target: str, value: float, interval: tuple[float, float], met: bool, unit: str) -> Finding:
        return Finding(setting, count, what, target, value, *interval, met, unit)

    shortest, longest = ROUNDS[expert]
    rounds, around = _mean([game.rounds for game in games])
    yield finding("rounds", f"{shortest} to {longest}", rounds, around, shortest <= rounds <= longest, "")

    adventures: Counter[str] = Counter()
    for game in games:
        adventures.update(game.adventures)
    rarest, times = min(adventures.items(), key=lambda entry: entry[1])
    part, all_times = times / adventures.total(), adventures.total()
    limit = LEAST_PART_OF_AN_ADVENTURE
    what = f"rarest adventure of winners ({rarest})"
    yield finding(what, f"at least {limit:.0%}", part, wilson_interval(times, all_times), part >= limit, "%")

    places = {f"place {place + 1}": [game.parts[place] for game in games] for place in range(seats)}
    places |= {seat: [game.parts_by_seat[seat] for game in games] for seat in games[0].parts_by_seat}
    name = max(places, key=lambda place: abs(fmean(places[place]) - 1 / seats))
    share = fmean(places[name]) - 1 / seats
    low, high = (end - 1 / seats for end in wilson_interval(sum(places[name]), count))
    met = abs(share) <= FARTHEST_FROM_FAIR
    yield finding(
        f"farthest from a fair share ({name})", f"within {FARTHEST_FROM_FAIR:.0%}", share, (low, high), met, "%"
    )

    turns, idle = sum(game.turns for game in games), sum(game.idle_turns for game in games)
    part = idle / turns
    met = part <= MOST_IDLE_TURNS
    yield finding(
        "turns without an action", f"at most {MOST_IDLE_TURNS:.0%}", part, wilson_interval(idle, turns), met, "%"
    )

    if seats == SEATS_FOR_MAGIC:
        for magic in MAGIC_OF.values():
            times = sum(magic in game.magics for game in games)
            met = times / count >= LEAST_GAMES_WITH_A_MAGIC
            target = f"at least {LEAST_GAMES_WITH_A_MAGIC:.0%}"
            yield finding(f"games with {magic}", target, times / count, wilson_interval(times, count), met, "%")
        rides, around = _mean([game.rides for game in games])
        yield finding("ferry rides", f"at least {FEWEST_RIDES}", rides, around, rides >= FEWEST_RIDES, "")


def _mean(values: list[int]) -> tuple[float, tuple[float, float]]:
    mean, reach = fmean(values), STANDARD_DEVIATIONS * stdev(values) / sqrt(len(values))
    return mean, (mean - reach, mean + reach)


def print_findings(console: Console, findings: list[Finding]) -> None:
    table = Table("setting", "games", "measured", "target", "", "95 % interval", "met")
    for before, finding in zip([None, *findings], findings, strict=False):
        new = before is None or before.setting != finding.setting
        if new and before:
            table.add_section()
        setting = (finding.setting, str(finding.games)) if new else ("", "")
        measured, low, high = (_worded(value, finding.unit) for value in (finding.measured, finding.low, finding.high))
        table.add_row(
            *setting, finding.what, finding.target, measured, f"{low} to {high}", "yes" if finding.met else "NO"
        )
    console.print(table)


def _worded(value: float, unit: str) -> str:
    return f"{value:.1%}" if unit == "%" else f"{value:.2f}"


def main() -> None:
    wishes = _read_wishes()
    try:
        pack = load_pack(find_game(GAME), wishes.pack)
    except FairytableError as error:
        sys.exit(str(error))
    findings: list[Finding] = []
    seconds = {}
    for seats, expert, part in SETTINGS:
        count = max(FEWEST_GAMES, round(wishes.games * part))
        seeds = [f"{wishes.seed} {seats} {expert} {number}" for number in range(count)]
        games = play_all(play, [Errand(seats, expert, wishes.pack, seed) for seed in seeds], wishes.jobs)
        findings += judge(games, seats, expert)
        seconds[findings[-1].setting] = fmean(game.seconds for game in games)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(f"{pack.name} ({pack.hash[:8]}), greedy bots, seed {wishes.seed}")
    print_findings(console, findings)
    for setting, mean in seconds.items():
        console.print(f"{setting}: {mean:.2f} s of one core for a game")
    if wishes.json:
        told: dict[str, Any] = {"pack": pack.name, "hash": pack.hash, "seed": wishes.seed, "seconds": seconds}
        told["findings"] = [asdict(finding) for finding in findings]
        wishes.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    sys.exit(0 if all(finding.met for finding in findings) else 1)


def _read_wishes() -> argparse.Namespace:
    parser = wishes_parser(
        "benchmarks.balance.fantastic_stories",
        "Measure how well a board of Fantastic Stories is balanced. Ends with 1 if a target is not met.",
        1000,
        "with 4 seats; other settings take a fifth of it",
    )
    parser.add_argument("--pack", type=Path, metavar="DIR", help="another board than the one of fairytable")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the findings to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()

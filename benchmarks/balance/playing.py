"""What the balance of every game is measured with: the command line, and matches played at the same time."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from fairytable.lab.workers import worker_processes

Errand = TypeVar("Errand")
Counted = TypeVar("Counted")

CHUNK = 4


def wishes_parser(module: str, description: str, games: int, games_help: str) -> argparse.ArgumentParser:
    """How many games, from which seed, with how many processes; a game may add wishes of its own."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    parser.add_argument("--games", type=_at_least_one, default=games, help=games_help)
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--jobs", type=_at_least_one, default=1, help="processes at work")
    return parser


def play_all(play: Callable[[Errand], Counted], errands: Sequence[Errand], jobs: int) -> list[Counted]:
    """What is counted in each match, in the order of the errands."""
    with worker_processes(jobs) as workers:
        counted = map(play, errands) if workers is None else workers.map(play, errands, chunksize=CHUNK)
        return list(track(counted, "Playing", len(errands), console=Console(stderr=True), transient=True))


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number

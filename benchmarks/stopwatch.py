"""The stopwatch that all subjects share, ours and the peers'. It needs the standard library alone."""

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeVar

Option = TypeVar("Option")
PlayMatch = Callable[[int, Random], int]
"""Plays one match, from its seed and the random players' luck, and returns the number of decisions."""

MATCHES_COUNTED_FOR_CHOICES = 3


class WatchfulLuck(Random):
    """Luck that notices how often there was anything to choose."""

    decisions = 0
    real_choices = 0

    def choice(self, seq: Sequence[Option]) -> Option:  # type: ignore[override]
        self.decisions += 1
        self.real_choices += len(seq) > 1
        return super().choice(seq)


def play_matches(play_match: PlayMatch, seconds: float, seed: int) -> dict[str, float | None]:
    """Play one match to warm up, then whole matches until the time is up."""
    luck = Random(seed)
    play_match(seed, luck)
    gc.collect()
    decisions = matches = 0
    wall_start = perf_counter()
    start = now = process_time()
    while now - start < seconds:
        matches += 1
        decisions += play_match(seed + matches, luck)
        now = process_time()
    return {
        "decisions": decisions,
        "matches": matches,
        "seconds": now - start,
        "wall_seconds": perf_counter() - wall_start,
        "with_a_choice": _share_with_a_choice(play_match, seed),
    }


def seconds_each(passes: Callable[[], int], seconds: float) -> float:
    """Repeat a pass, which returns how many things it did, until the time is up: the time for one thing."""
    passes()
    gc.collect()
    done = 0
    start = now = process_time()
    while now - start < seconds:
        done += passes()
        now = process_time()
    return (now - start) / done


def pin_to_one_core() -> int | None:
    """Keep this process and its children on one core: its number, or None where that cannot be had."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def run_peer(play_by_name: dict[str, PlayMatch], version: str) -> None:
    """The command line of a peer: which way to play, for how long, and with which seed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("play", choices=play_by_name)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    measured = play_matches(play_by_name[chosen.play], chosen.seconds, chosen.seed)
    print_line({**measured, "version": version})


def print_line(measured: dict[str, Any]) -> None:
    """What a measuring process says at its end, and all that it says."""
    sys.stdout.write(json.dumps(measured) + "\n")


def _share_with_a_choice(play_match: PlayMatch, seed: int) -> float | None:
    """The part of the decisions that had two options or more; None if the players bring their own luck."""
    watchful = WatchfulLuck(seed)
    for number in range(MATCHES_COUNTED_FOR_CHOICES):
        play_match(seed + number, watchful)
    return watchful.real_choices / watchful.decisions if watchful.decisions else None

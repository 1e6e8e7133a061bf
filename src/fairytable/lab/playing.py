"""Plays the matches of a run one after the other, here or through an executor, and counts them.

The rows come in the order of the matches, so they do not depend on the executor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from itertools import islice
from typing import Any

from msgspec import Struct

from fairytable.engine.game import Game
from fairytable.games import find_game, is_known
from fairytable.lab.counting import Row, count_match
from fairytable.lab.runs import Run, pack_of
from fairytable.lab.workers import in_order

MATCHES_TOGETHER = 4
"""The number of matches per task, since sending a task takes time, and so does waiting for the last one."""

ERRANDS_AHEAD = 16
"""The number of tasks that are submitted to an executor before waiting for the first result."""


class Errand(Struct, frozen=True):
    """Matches to play, in a form that can be pickled."""

    game: str | Game[Any]
    run: Run
    numbers: tuple[int, ...]


def count_matches(
    game: Game[Any], run: Run, numbers: Iterable[int], executor: Executor | None = None
) -> Iterator[tuple[int, list[Row]]]:
    """The numbers of the matches and their rows, in order, each as soon as it is available."""
    name = game.slug if is_known(game) else game
    waiting_numbers = iter(numbers)
    errands = (
        Errand(name, run, together)
        for together in iter(lambda: tuple(islice(waiting_numbers, 1 if executor is None else MATCHES_TOGETHER)), ())
    )
    for rows in in_order(executor, play_errand, errands, ERRANDS_AHEAD):
        yield from rows


def play_errand(errand: Errand) -> list[tuple[int, list[Row]]]:
    """Runs in a worker process."""
    game = find_game(errand.game)
    pack = pack_of(game, errand.run)
    return [(number, count_match(game, pack, errand.run, number)) for number in errand.numbers]

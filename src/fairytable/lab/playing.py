"""Plays the matches of a run one after the other, here or through an executor, and counts them.

The rows come in the order of the matches, so they do not depend on the executor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from typing import Any

from fairytable.engine.game import Game
from fairytable.engine.packs import Pack
from fairytable.lab.counting import Row, count_match
from fairytable.lab.runs import Run
from fairytable.lab.workers import played


def count_matches(
    game: Game[Any], run: Run, numbers: Iterable[int], executor: Executor | None = None
) -> Iterator[tuple[int, list[Row]]]:
    """The numbers of the matches and their rows, in order, each as soon as it is available."""
    return played(game, run.pack_folder, run.pack, partial(_count, run), numbers, executor)


def _count(run: Run, game: Game[Any], pack: Pack, number: int) -> list[Row]:
    return count_match(game, pack, run, number)

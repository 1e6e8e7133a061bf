"""Playing matches for the lab, with a progress bar; results are stored whatever happens."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.lab.clusters import cluster
from fairytable.lab.counting import Row
from fairytable.lab.keeping import Keeper
from fairytable.lab.playing import count_matches
from fairytable.lab.workers import worker_processes


class MatchesASecond(ProgressColumn):
    """The speed, in matches per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.1f} matches a second")


def new_progress() -> Progress:
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        MatchesASecond(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def play_and_keep(game: Game[Any], keeper: Keeper, games: int, jobs: int, address: str = "") -> bool:
    """Play the matches of a run that are not stored yet. Returns False if Ctrl-C ended it early."""
    todo = [number for number in range(games) if number not in keeper.kept]
    done = games - len(todo)
    try:
        with an_executor(jobs, address) as executor:
            for played in _with_progress(count_matches(game, keeper.run, todo, executor), games, done):
                keeper.add(played)
                done += 1
    except KeyboardInterrupt:
        pass
    except BrokenExecutor:
        keeper.finish()
        raise FairytableError(
            f"A worker process ended unexpectedly; {done} of {games} matches are stored. Run the command again"
        ) from None
    except OSError as error:
        raise FairytableError(
            f"{keeper.path} cannot be written: {error.strerror}. What was stored before is safe; run it again"
        ) from None
    keeper.finish()
    return done == games


@contextmanager
def an_executor(jobs: int, address: str) -> Iterator[Executor | None]:
    """A cluster if there is an address, otherwise processes on this machine."""
    with cluster(address) if address else worker_processes(jobs) as executor:
        yield executor


def _with_progress(matches: Iterable[tuple[int, list[Row]]], games: int, done: int = 0) -> Iterator[list[Row]]:
    with new_progress() as progress:
        task = progress.add_task("", total=games, completed=done)
        for _, rows in matches:
            yield rows
            progress.advance(task)

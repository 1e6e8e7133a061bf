"""How the lab plays: with progress, matches a second and the time left."""

from __future__ import annotations

import sys
from typing import Any

import polars as pl
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from fairytable.engine.game import Game
from fairytable.lab.playing import count_matches
from fairytable.lab.results import Results, frame_of
from fairytable.lab.runs import Run
from fairytable.lab.workers import worker_processes


class MatchesASecond(ProgressColumn):
    """How fast it goes."""

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


def play_run(game: Game[Any], run: Run, games: int, jobs: int) -> Results:
    """All matches of a run."""
    frames = []
    with worker_processes(jobs) as executor, new_progress() as progress:
        task = progress.add_task("", total=games)
        for _, rows in count_matches(game, run, range(games), executor):
            frames.append(frame_of(rows))
            progress.advance(task)
    return Results(game, run, pl.concat(frames).lazy())

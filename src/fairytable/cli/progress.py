"""The progress bar of commands that play many matches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

T = TypeVar("T")


class MatchesASecond(ProgressColumn):
    """The speed, in matches per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:.1f} matches a second")


def with_progress(
    matches: Iterable[T], total: int, done: int = 0, *, title: str = "", hidden: bool = False
) -> Iterator[T]:
    """These matches, counted on the error stream while they are played. Nothing is shown where nobody looks."""
    progress = Progress(
        *([TextColumn("{task.description}")] if title else []),
        BarColumn(),
        MofNCompleteColumn(),
        MatchesASecond(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden or not sys.stderr.isatty(),
    )
    with progress:
        task = progress.add_task(title, total=total, completed=done)
        for match in matches:
            yield match
            progress.advance(task)

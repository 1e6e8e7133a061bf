"""Playing matches for the lab, with a progress bar; results are stored whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import Any

from fairytable.cli.progress import with_progress
from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.lab.clusters import cluster
from fairytable.lab.keeping import Keeper
from fairytable.lab.playing import count_matches
from fairytable.lab.workers import worker_processes


def play_and_keep(game: Game[Any], keeper: Keeper, games: int, jobs: int, address: str = "") -> bool:
    """Play the matches of a run that are not stored yet. Returns False if Ctrl-C ended it early."""
    todo = [number for number in range(games) if number not in keeper.kept]
    done = games - len(todo)
    try:
        with an_executor(jobs, address) as executor:
            for _, rows in with_progress(count_matches(game, keeper.run, todo, executor), games, done):
                keeper.add(rows)
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

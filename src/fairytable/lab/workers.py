"""Matches played in parallel: worker processes, and the errands on which they are sent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct

from fairytable.engine.errors import FairytableError
from fairytable.engine.game import Game
from fairytable.engine.packs import Pack, load_pack
from fairytable.games import find_game, is_known

Task = TypeVar("Task")
Found = TypeVar("Found")

MATCHES_TOGETHER = 4
"""The number of matches per errand, since sending one takes time, and so does waiting for the last one."""

ERRANDS_AHEAD = 16
"""The number of errands that are submitted to an executor before waiting for the first result."""


class Errand(Struct, frozen=True):
    """Matches to play with one pack, in a form that can be pickled: `play(game, pack, number)` plays one of them."""

    game: str | Game[Any]
    pack_folder: str | None
    pack: str
    play: Callable[[Game[Any], Pack, int], Any]
    numbers: tuple[int, ...]


def played(
    game: Game[Any],
    pack_folder: str | None,
    pack: str,
    play: Callable[[Game[Any], Pack, int], Found],
    numbers: Iterable[int],
    executor: Executor | None = None,
) -> Iterator[tuple[int, Found]]:
    """The numbers of the matches and what `play` makes of each, in order, each as soon as it is available. The pack is
    named by its folder (ours has none) and its hash or edition."""
    name = game.slug if is_known(game) else game
    waiting = iter(numbers)
    errands = (
        Errand(name, pack_folder, pack, play, together)
        for together in iter(lambda: tuple(islice(waiting, 1 if executor is None else MATCHES_TOGETHER)), ())
    )
    for found in in_order(executor, run_errand, errands, ERRANDS_AHEAD):
        yield from found


def run_errand(errand: Errand) -> list[tuple[int, Any]]:
    """Runs in a worker process."""
    game = find_game(errand.game)
    pack = known_pack(game, errand.pack_folder, errand.pack)
    return [(number, errand.play(game, pack, number)) for number in errand.numbers]


@cache
def known_pack(game: Game[Any], folder: str | None, version: str) -> Pack:
    """The pack of many matches, loaded once; its hash or its edition detects changes by its author."""
    pack = load_pack(game, folder)
    if version not in (pack.hash, pack.edition):
        where = f"in {folder}" if folder else "of the game"
        raise FairytableError(f"The pack {where} is not the one with which these matches were played")
    return pack


@contextmanager
def worker_processes(jobs: int) -> Iterator[Executor | None]:
    """Worker processes if there is more than one job; after an error no more tasks are started.

    Workers ignore Ctrl-C while they start, so that none prints a traceback; afterwards Ctrl-C ends them silently. It
    may arrive while Python takes a lock, or reach a worker first: errors caused by that are not reported.
    """
    if jobs == 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _hear_ctrl_c)
    is_interrupted = False

    def interrupt(*_: object) -> None:
        nonlocal is_interrupted
        is_interrupted = True
        threading.excepthook = lambda _: None  # the thread that waits for the workers would complain
        raise KeyboardInterrupt

    listening = signal.signal(signal.SIGINT, signal.SIG_IGN)
    for _ in range(jobs):
        executor.submit(os.getpid)
    signal.signal(signal.SIGINT, listening if listening == signal.SIG_IGN else interrupt)
    try:
        yield executor
    except RuntimeError:
        if is_interrupted:
            raise KeyboardInterrupt from None
        raise
    finally:
        signal.signal(signal.SIGINT, listening)
        if is_interrupted:
            for worker in set(multiprocessing.active_children()) - others:
                worker.kill()  # one that was still deaf would never end
        executor.shutdown(cancel_futures=True)


def in_order(
    executor: Executor | None, call: Callable[[Task], Found], tasks: Iterable[Task], ahead: int
) -> Iterator[Found]:
    """The result of each task, in order and as soon as it is available. `ahead` tasks are submitted to the executor
    before waiting for the first; without an executor they run here."""
    if executor is None:
        yield from map(call, tasks)
        return
    waiting: deque[Future[Found]] = deque()
    still_to_run = iter(tasks)
    try:
        waiting.extend(executor.submit(call, task) for task in islice(still_to_run, ahead))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(executor.submit(call, task) for task in islice(still_to_run, 1))
    finally:
        for future in waiting:
            future.cancel()


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

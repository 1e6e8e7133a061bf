"""Worker processes in which matches are played at the same time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Errand = TypeVar("Errand")
Found = TypeVar("Found")


@contextmanager
def worker_processes(jobs: int) -> Iterator[Executor | None]:
    """Processes for more than one job; when something goes wrong nothing more is begun.

    They are born deaf to Ctrl-C, so that none shouts while it starts; afterwards it ends them without a word. It may
    come while Python takes a lock, or be heard by a worker first: what goes wrong because of that is not told.
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
    executor: Executor | None, call: Callable[[Errand], Found], errands: Iterable[Errand], ahead: int
) -> Iterator[Found]:
    """What comes of each errand, in their order and as soon as it is there. So many of them are given to the executor
    before the first is waited for; without one they are run here."""
    if executor is None:
        yield from map(call, errands)
        return
    waiting: deque[Future[Found]] = deque()
    still_to_run = iter(errands)
    try:
        waiting.extend(executor.submit(call, errand) for errand in islice(still_to_run, ahead))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(executor.submit(call, errand) for errand in islice(still_to_run, 1))
    finally:
        for future in waiting:
            future.cancel()


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

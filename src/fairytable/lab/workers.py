"""Worker processes that play matches in parallel."""

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
    executor: Executor | None, call: Callable[[Errand], Found], errands: Iterable[Errand], ahead: int
) -> Iterator[Found]:
    """The result of each task, in order and as soon as it is available. `ahead` tasks are submitted to the executor
    before waiting for the first; without an executor they run here."""
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

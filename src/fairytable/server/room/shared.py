"""What all rooms of a worker share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fairytable.server.room.bot_processes import BotProcesses
from fairytable.server.room.calm import Calm
from fairytable.server.settings import Settings
from fairytable.server.storage.store import Store
from fairytable.server.wording.library import Library

T = TypeVar("T")

_log = logging.getLogger("fairytable.server")


class Shared:
    """Settings, games, the store, processes for bots, and tasks that run on their own while the worker is open."""

    def __init__(self, settings: Settings, library: Library, store: Store) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.bot_processes = BotProcesses(settings.bot_workers)
        self.calm = Calm()
        self.is_open = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="fairytable-rewind")
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run on its own; what goes wrong in it is logged."""
        if not self.is_open:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do something beside the event loop that takes the longer, the longer a match is."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def end_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something on its own went wrong", exc_info=task.exception())

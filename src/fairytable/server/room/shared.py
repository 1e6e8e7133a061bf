"""What all rooms of a worker share."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from fairytable.engine.errors import FairytableError
from fairytable.server.limits.allowances import Allowance
from fairytable.server.limits.pack_process import PackProcess
from fairytable.server.limits.turns import WHO_ASKS, Length, Turns, Visitor
from fairytable.server.room.bot_processes import BotProcesses
from fairytable.server.settings import Settings
from fairytable.server.storage.store import Store
from fairytable.server.wording.library import GamePack, Library

T = TypeVar("T")

SECONDS_IN_A_MINUTE = 60

_log = logging.getLogger("fairytable.server")


class Shared:
    """The settings, the games, the store, the bots' processes, and background tasks that run while the worker is
    open."""

    def __init__(self, settings: Settings, library: Library, store: Store) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.bot_processes = BotProcesses(settings.bot_workers, settings.limits)
        self.packs = PackProcess(settings.limits)
        self.talk = Allowance(
            SECONDS_IN_A_MINUTE,
            per_person=settings.limits.chat_lines_per_person,
            per_address=settings.limits.chat_lines_per_address,
            per_room=settings.limits.chat_lines_per_room,
        )
        self.changes = Allowance(
            SECONDS_IN_A_MINUTE,
            per_person=settings.limits.changes_per_person,
            per_address=settings.limits.changes_per_address,
            per_room=settings.limits.changes_per_room,
        )
        self.is_open = False
        self._brought: WeakValueDictionary[str, GamePack] = WeakValueDictionary()
        self._bringing: dict[str, asyncio.Task[GamePack]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="fairytable-rewind")
        self._turns = Turns(1, settings.limits)
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background; errors are logged."""
        if not self.is_open:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def bring(self, files: Mapping[str, str | bytes]) -> GamePack:
        """An uploaded pack, read in another process unless it is cached; an invalid one raises an error."""
        names = sorted(files)
        fingerprint = hashlib.sha256(msgspec.msgpack.encode([(name, files[name]) for name in names])).hexdigest()
        game_pack = self._brought.get(fingerprint)
        if game_pack is not None:
            return game_pack
        task = self._bringing.get(fingerprint)
        if task is None:

            async def read() -> GamePack:
                game_pack = self._brought[fingerprint] = self.library.add(await self.packs.read(files))
                return game_pack

            task = self._bringing[fingerprint] = asyncio.create_task(read())
            task.add_done_callback(lambda _: self._bringing.pop(fingerprint, None))
        return await asyncio.shield(task)

    async def pack_of(self, game: str, pack: str, content: Mapping[str, str] | None) -> GamePack | None:
        """The game and the pack of a room. An uploaded pack may not fit a newer version of its game."""
        at_hand = self.library.exactly(game, pack)
        if at_hand is not None or content is None:
            return at_hand or self.library.find(game, pack)
        try:
            return await self.bring(content)
        except FairytableError:
            return None

    async def in_thread(self, work: Callable[[], T], visitor: Visitor | None = None) -> T:
        """Do something beside the event loop that takes the longer, the longer a match is: on behalf of the visitor, or
        of whoever asks, in fair turns."""
        await self._turns.take(visitor or WHO_ASKS.get(), Length.SLOW)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._turns.give(Length.SLOW)

    async def end_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.packs.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something on its own went wrong", exc_info=task.exception())

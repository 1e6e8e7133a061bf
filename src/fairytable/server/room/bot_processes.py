"""Processes for bots: they think in processes of their own, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from secrets import randbits

from fairytable.bots import Glimpse, new_bot
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Answer, Match
from fairytable.engine.packs import load_pack
from fairytable.engine.records import Branch
from fairytable.games import find_game
from fairytable.server.storage.stored import StoredMatch
from fairytable.server.wording.library import Library

MATCHES_REMEMBERED = 200


class BotProcesses:
    """A pool of processes. Each remembers the matches it thought about last and plays only what is new."""

    def __init__(self, library: Library, workers: int) -> None:
        self._library = library
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)

    async def choose(self, stored: StoredMatch, match: Match, seat: str, bot: str, *, for_people: bool = True) -> str:
        """The option that the bot chooses for the seat's open question. Where people wait for it, it thinks first."""
        shelved = self._library.find(stored.game, stored.pack)
        assert shelved is not None
        answers = match.answers[:]
        call = partial(think, stored, str(shelved.folder), answers, match.branches, seat, bot, randbits(KEY_BITS))
        loop = asyncio.get_running_loop()
        await self._turns.take(first=for_people)
        try:
            return await loop.run_in_executor(self._open_pool(), call)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._open_pool(), call)
        finally:
            self._turns.give()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_belong_to_the_server)
        return self._pool


class Turns:
    """Turns to think: as many at once as there are processes. Who waits and comes first is let in before the others."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    async def take(self, *, first: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._first if first else self._others).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        for waiting in (self._first, self._others):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


def _belong_to_the_server() -> None:
    """Ctrl-C is for the server, which then lets its bots go; when it is killed, they go by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_go_with, args=(server.sentinel,), daemon=True).start()


def _go_with(server: int) -> None:
    wait([server])
    os._exit(1)


_remembered: OrderedDict[str, Match] = OrderedDict()


def think(
    stored: StoredMatch,
    folder: str,
    answers: list[Answer],
    branches: tuple[Branch, ...],
    seat: str,
    bot: str,
    luck: int,
) -> str:
    """In the process of a bot: play the match up to now, and let the bot have a glimpse of it."""
    match = _remembered.pop(stored.match, None)
    if match is None or match.branches != branches or match.answers != answers[: len(match.answers)]:
        game = find_game(stored.game)
        own = Path(folder) == game.folder / "content"
        pack = load_pack(game) if own else load_pack(game, folder)
        seats, seed, options = stored.seats, stored.seed, stored.options
        match = Match(game, pack, seats, seed, options, quiet=True, answers=answers, branches=branches)
    else:
        match.answer_again(answers[len(match.answers) :], branches)
    _remembered[stored.match] = match
    if len(_remembered) > MATCHES_REMEMBERED:
        _remembered.popitem(last=False)
    return new_bot(bot, luck).choose(Glimpse(match, seat))

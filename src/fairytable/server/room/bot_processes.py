"""Processes for bots: they think in processes of their own, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from secrets import randbits
from typing import TypeVar

from msgspec import Struct

from fairytable.bots import Glimpse, new_bot
from fairytable.bots.advice import Advice, advise
from fairytable.bots.looking_back import Moment, moments, why
from fairytable.bots.partner import Heeded, heed
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Answer, Match
from fairytable.engine.packs import load_pack, pack_of_files
from fairytable.engine.records import Branch
from fairytable.games import find_game
from fairytable.server.storage.stored import StoredMatch

MATCHES_REMEMBERED = 200
SECONDS = 1.5
"""No bot thinks longer about a question; most answers take a small part of it."""


T = TypeVar("T")


class MatchSoFar(Struct, frozen=True):
    """A match in a form that travels to the process of a bot."""

    stored: StoredMatch
    content: dict[str, str]
    answers: list[Answer]
    branches: tuple[Branch, ...]


class Thought(Struct, frozen=True):
    """What a bot chooses, and what it has to say to somebody who pointed at something."""

    option: str
    heeded: Heeded | None = None


class BotProcesses:
    """A pool of processes. Each remembers the matches it thought about last and plays only what is new."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)
        self._moments: OrderedDict[str, list[Moment]] = OrderedDict()

    async def choose(
        self,
        stored: StoredMatch,
        match: Match,
        seat: str,
        bot: str,
        *,
        for_people: bool = True,
        pointed_at: str = "",
    ) -> Thought:
        """The option that the bot chooses for the seat's open question. Where people wait for it, it thinks first.
        Where all play together, it does what somebody points at, if that is sensible, and says why."""
        call = partial(think, self._match_so_far(stored, match), seat, bot, randbits(KEY_BITS), pointed_at)
        return await self._in_turn(call, first=for_people)

    async def advise(self, stored: StoredMatch, match: Match, seat: str) -> list[Advice]:
        """What a good player would answer in the place of this seat, from what the seat may know."""
        return await self._in_turn(partial(give_advice, self._match_so_far(stored, match), seat), first=False)

    async def look_back(self, stored: StoredMatch, match: Match) -> list[Moment]:
        """The moments that decided a match that is over; found once and remembered."""
        if stored.match not in self._moments:
            call = partial(find_moments, self._match_so_far(stored, match))
            self._moments[stored.match] = await self._in_turn(call, first=False)
            if len(self._moments) > MATCHES_REMEMBERED:
                self._moments.popitem(last=False)
        return self._moments[stored.match]

    async def explain(self, stored: StoredMatch, match: Match, place: int) -> Advice | None:
        """What spoke for an answer of a match that is over."""
        return await self._in_turn(partial(give_reasons, self._match_so_far(stored, match), place), first=False)

    def _match_so_far(self, stored: StoredMatch, match: Match) -> MatchSoFar:
        is_own = match.pack.edition == load_pack(match.game).edition
        return MatchSoFar(stored, {} if is_own else dict(match.pack.files), match.answers[:], match.branches)

    async def _in_turn(self, call: Callable[[], T], *, first: bool) -> T:
        loop = asyncio.get_running_loop()
        await self._turns.take(first=first)
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


def think(so_far: MatchSoFar, seat: str, bot: str, luck: int, pointed_at: str = "") -> Thought:
    """In the process of a bot: let it have a glimpse of the match, and say what it chooses."""
    glimpse = Glimpse(_match_of(so_far), seat)
    heeded = heed(glimpse, pointed_at, luck, SECONDS) if pointed_at else None
    return Thought(heeded.option if heeded else new_bot(bot, luck, SECONDS).choose(glimpse), heeded)


def give_advice(so_far: MatchSoFar, seat: str) -> list[Advice]:
    match = _match_of(so_far)
    return advise(Glimpse(match, seat), len(match.answers), seconds=SECONDS)


def find_moments(so_far: MatchSoFar) -> list[Moment]:
    return moments(_match_of(so_far))


def give_reasons(so_far: MatchSoFar, place: int) -> Advice | None:
    return why(_match_of(so_far), place)


def _match_of(so_far: MatchSoFar) -> Match:
    """The match played up to now; of one that is remembered, only what is new."""
    stored, answers, branches = so_far.stored, so_far.answers, so_far.branches
    match = _remembered.pop(stored.match, None)
    if match is None or match.branches != branches or match.answers != answers[: len(match.answers)]:
        game = find_game(stored.game)
        pack = pack_of_files(game, so_far.content) if so_far.content else load_pack(game)
        seats, seed, options = stored.seats, stored.seed, stored.options
        match = Match(game, pack, seats, seed, options, quiet=True, answers=answers, branches=branches)
    else:
        match.answer_again(answers[len(match.answers) :], branches)
    _remembered[stored.match] = match
    if len(_remembered) > MATCHES_REMEMBERED:
        _remembered.popitem(last=False)
    return match

"""Processes for bots: bots think outside the server's process, so the server never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from secrets import randbits
from typing import Any, TypeVar

from msgspec import Struct

from fairytable.bots import Observation, new_bot
from fairytable.bots.advice import Advice, advise
from fairytable.bots.partner import Heeded, heed
from fairytable.bots.review import TurningPoint, turning_points, why
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Answer, Match
from fairytable.engine.packs import load_pack, pack_of_files
from fairytable.engine.records import Branch
from fairytable.games import find_game
from fairytable.server.limits.turns import NOBODY, Length, Turns, Visitor
from fairytable.server.settings import Limits
from fairytable.server.storage.stored import StoredMatch

MATCHES_REMEMBERED = 200
SECONDS = 1.5
"""The time limit for a bot's answer; most answers take a small part of it."""
QUICK_BOTS = ("easy", "medium")
"""These levels look at most one question ahead."""


T = TypeVar("T")


class MatchSoFar(Struct, frozen=True):
    """A match in a form that can be sent to a bot's process."""

    stored: StoredMatch
    content: dict[str, str]
    answers: list[Answer]
    branches: tuple[Branch, ...]


class BotAnswer(Struct, frozen=True):
    """What a bot chooses, and what it says to a person who pointed at something."""

    option: str
    heeded: Heeded | None = None


class BotProcesses:
    """A pool of processes. Each remembers its most recent matches and replays only what is new. Concurrent requests for
    the same result share one computation."""

    def __init__(self, workers: int, limits: Limits) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers, limits)
        self._under_way: dict[Hashable, tuple[asyncio.Task[Any], list[Visitor]]] = {}
        self._moments: OrderedDict[str, list[TurningPoint]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a process."""
        return self._turns.waiting

    @property
    def thinking(self) -> int:
        """The number of requests in progress."""
        return self._turns.running

    async def choose(
        self,
        stored: StoredMatch,
        match: Match,
        seat: str,
        bot: str,
        visitor: Visitor = NOBODY,
        *,
        for_people: bool = True,
        pointed_at: str = "",
        time_limit: float | None = None,
    ) -> BotAnswer:
        """The option that the bot chooses for the seat's open question, on behalf of whoever is at its table. Where
        people wait for it, it thinks first. Where all play together, it does what somebody points at, if that is
        sensible, and says why. Within a time limit it thinks for half of it at most."""
        seconds = SECONDS if time_limit is None else min(SECONDS, time_limit / 2)
        call = partial(think, self._match_so_far(stored, match), seat, bot, randbits(KEY_BITS), pointed_at, seconds)
        length = Length.LONG if pointed_at or bot not in QUICK_BOTS else Length.QUICK
        await self._turns.take(visitor, length, first=for_people)
        return await self._in_turn(call, length)

    async def advise(self, stored: StoredMatch, match: Match, seat: str, visitor: Visitor) -> list[Advice]:
        """What a good player would answer from this seat, given only what the seat may know."""
        key = ("advice", stored.match, seat, len(match.answers), match.branches)
        return await self._once(
            key, partial(give_advice, self._match_so_far(stored, match), seat), visitor, Length.LONG
        )

    async def look_back(self, stored: StoredMatch, match: Match, visitor: Visitor) -> list[TurningPoint]:
        """The moments that decided a finished match; computed once and remembered."""
        found = self._moments.get(stored.match)
        if found is None:
            call = partial(find_moments, self._match_so_far(stored, match))
            found = self._moments[stored.match] = await self._once(
                ("moments", stored.match), call, visitor, Length.SLOW
            )
            if len(self._moments) > MATCHES_REMEMBERED:
                self._moments.popitem(last=False)
        return found

    async def explain(self, stored: StoredMatch, match: Match, place: int, visitor: Visitor) -> Advice | None:
        """The reasons for an answer of a finished match."""
        call = partial(give_reasons, self._match_so_far(stored, match), place)
        return await self._once(("why", stored.match, place), call, visitor, Length.LONG)

    def _match_so_far(self, stored: StoredMatch, match: Match) -> MatchSoFar:
        is_own = match.pack.edition == load_pack(match.game).edition
        return MatchSoFar(stored, {} if is_own else dict(match.pack.files), match.answers[:], match.branches)

    async def _once(self, key: Hashable, call: Callable[[], T], visitor: Visitor, length: Length) -> T:
        """What comes of the call. Whoever asks for what is under way already waits for the same; if one of them goes,
        the others still hear of it; and it comes as soon as it would have come for any of them."""
        task: asyncio.Task[T]
        if key in self._under_way:
            task, others = self._under_way[key]
            others.append(visitor)
        else:
            others = []

            async def work() -> T:
                await self._turns.take(visitor, length, refusable=True, others=others)
                return await self._in_turn(call, length)

            task = asyncio.create_task(work())
            self._under_way[key] = task, others
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _in_turn(self, call: Callable[[], T], length: Length) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open_pool(), call)
        except BrokenProcessPool:
            self._let_go()
            return await loop.run_in_executor(self._open_pool(), call)
        finally:
            self._turns.give(length)

    def close(self) -> None:
        for task, _ in list(self._under_way.values()):
            task.cancel()
        self._let_go()

    def _let_go(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._turns.most, mp_context=spawn, initializer=_belong_to_the_server)
        return self._pool


def _belong_to_the_server() -> None:
    """Ctrl-C is meant for the server, which then stops its bots; if the server is killed, they stop by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_go_with, args=(server.sentinel,), daemon=True).start()


def _go_with(server: int) -> None:
    wait([server])
    os._exit(1)


_remembered: OrderedDict[str, Match] = OrderedDict()


def think(
    so_far: MatchSoFar, seat: str, bot: str, luck: int, pointed_at: str = "", seconds: float = SECONDS
) -> BotAnswer:
    """In the bot's process: give the bot its observation of the match, and return its choice."""
    observation = Observation(_match_of(so_far), seat)
    heeded = heed(observation, pointed_at, luck, seconds) if pointed_at else None
    option = heeded.option if heeded else new_bot(bot, luck, seconds).choose(observation)
    if option not in observation.question.options:
        raise ValueError(f"the bot {bot} chose '{option}', which is not offered")
    return BotAnswer(option, heeded)


def give_advice(so_far: MatchSoFar, seat: str) -> list[Advice]:
    match = _match_of(so_far)
    return advise(Observation(match, seat), len(match.answers), seconds=SECONDS)


def find_moments(so_far: MatchSoFar) -> list[TurningPoint]:
    return turning_points(_match_of(so_far))


def give_reasons(so_far: MatchSoFar, place: int) -> Advice | None:
    return why(_match_of(so_far), place)


def _match_of(so_far: MatchSoFar) -> Match:
    """The match up to now; if it is remembered, only the new answers are replayed."""
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

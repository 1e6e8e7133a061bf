"""What is counted while bots play: answers, and how long it took until everybody at the table was told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct


class Figures(Struct, frozen=True):
    """One server, one number of rooms."""

    server: str
    rooms: int
    answers_per_second: float
    median: float
    worst_of_a_hundred: float
    kilobytes_per_room: float
    bytes_told: float
    microseconds_of_server: float
    microseconds_of_clients: float


class Tally:
    """Counts between `start` and `stop`; what happens before and after is warming up and cooling down.

    Nobody plays before everybody sits. Then everybody answers after `thinking` seconds, more or less, or at once.
    """

    def __init__(self, thinking: float) -> None:
        self.times: list[float] = []
        self.bytes = 0
        self.seconds = 0.0
        self.is_counting = False
        self._started = 0.0
        self._thinking = thinking
        self._luck = random.Random(1)
        self._held: list[Callable[[], None]] | None = []

    def play(self, move: Callable[[], None]) -> None:
        """Make the move when it is time for it."""
        if self._held is not None:
            self._held.append(move)
        elif self._thinking:
            asyncio.get_running_loop().call_later(self._luck.uniform(0.5, 1.5) * self._thinking, move)
        else:
            move()

    def begin(self) -> None:
        """Everybody sits: those who are asked answer."""
        held, self._held = self._held or [], None
        for move in held:
            self.play(move)

    def start(self) -> None:
        self.times.clear()
        self.bytes = 0
        self.is_counting = True
        self._started = perf_counter()

    def stop(self) -> None:
        self.is_counting = False
        self.seconds = perf_counter() - self._started

    def told(self, sent: float) -> None:
        if self.is_counting:
            self.times.append(perf_counter() - sent)

    def share(self, part: float) -> float:
        """The time, in milliseconds, within which this part of the answers was told."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


class Table:
    """Two clients at one table: an answer counts when both have heard of it.

    One may hear of an answer, and give the next, before the other has heard of it.
    """

    __slots__ = ("_heard", "_sent", "tally")

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self._sent: dict[int, float] = {}
        self._heard: set[int] = set()

    def answers(self, number: int) -> None:
        """Somebody sends the answer after which the table counts so many."""
        self._sent[number] = perf_counter()

    def hears(self, number: int, length: int) -> None:
        """One of the two hears, in a message of this length, that so many answers were given."""
        if self.tally.is_counting:
            self.tally.bytes += length
        if number in self._heard:
            self._heard.discard(number)
            self.tally.told(self._sent.pop(number))
        elif number in self._sent:
            self._heard.add(number)

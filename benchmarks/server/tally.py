"""What is counted while bots play: answers, and how long it took until everybody at the table was told."""

from __future__ import annotations

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
    microseconds_of_server: float


class Tally:
    """Counts between `start` and `stop`; what happens before and after is warming up and cooling down."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.is_counting = False
        self._started = 0.0
        self.seconds = 0.0

    def start(self) -> None:
        self.times.clear()
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
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


class Table:
    """Two clients at one table: an answer counts when both have heard of it."""

    __slots__ = ("heard", "is_over", "sent", "tally", "waiting")

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sent = 0.0
        self.waiting = -1
        self.heard = 0
        self.is_over = False

    def answers(self, number: int) -> None:
        """Somebody sends the answer after which the table counts so many."""
        self.waiting = number
        self.heard = 0
        self.sent = perf_counter()

    def hears(self, number: int) -> None:
        """One of the two hears that so many answers were given."""
        if number == self.waiting:
            self.heard += 1
            if self.heard == 2:
                self.waiting = -1
                self.tally.told(self.sent)

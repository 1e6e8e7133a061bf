"""Fair turns: whose request is computed next, so that a visitor who asks for much does not keep others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from enum import IntEnum
from typing import NamedTuple

from msgspec import Struct

from fairytable.server.limits.addresses import home_of
from fairytable.server.settings import Limits
from fairytable.server.wording.refusals import Refusal

REMEMBERED = 1_000
"""The number of addresses and people whose last turn is remembered."""


class Length(IntEnum):
    """How long a computation takes: an instant, up to a second or two, or longer."""

    QUICK = 0
    LONG = 1
    SLOW = 2


class Visitor(NamedTuple):
    """The visitor on whose behalf something is computed, and the address."""

    address: str
    person: str


NOBODY = Visitor("", "")
WHO_ASKS: ContextVar[Visitor] = ContextVar("who asks", default=NOBODY)
"""The visitor on whose behalf this task works; set when a request comes in."""


class Turn(Struct, eq=False):
    """Somebody waits for a turn, and the `others` for the same. Those are `first` for whom a person waits; `number`
    counts all who ever waited."""

    home: str
    person: str
    length: Length
    first: bool
    number: int
    come: asyncio.Future[None]
    others: Sequence[Visitor]


class Turns:
    """Turns to compute. One place is reserved for quick requests and one for slow ones, so that quick requests never
    wait for slow ones only, nor the other way round.

    The next turn goes to the address, and then to the person there, that has waited longest since the last one. Bots
    with an open question never take more than one place for each connection; whatever else people ask for is bounded.
    """

    def __init__(self, places: int, limits: Limits, refusal: str = "much_to_think") -> None:
        self._limits = limits
        self._refusal = refusal
        self._places = places
        self._running: Counter[Length] = Counter()
        self._waiting: list[Turn] = []
        self._served: dict[str, int] = {}
        self._number = 0

    @property
    def most(self) -> int:
        """How many turns there can be at once."""
        return self._places + 2

    @property
    def waiting(self) -> int:
        """How many requests wait for a turn."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many turns there are now."""
        return self._running.total()

    async def take(
        self,
        visitor: Visitor,
        length: Length,
        *,
        first: bool = True,
        refusable: bool = False,
        others: Sequence[Visitor] = (),
    ) -> None:
        """Wait for a turn; refused, where that is possible, if this visitor or all together wait for too much. More may
        join the `others` meanwhile: the turn comes when that of any of them would have come."""
        home = home_of(visitor.address)
        if refusable:
            self._check_queue(home, visitor.person)
        self._number += 1
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Turn(home, visitor.person, length, first, self._number, come, others))
        self._let_in()
        try:
            await come
        except asyncio.CancelledError:
            if come.done() and not come.cancelled():
                self.give(length)
            raise

    @asynccontextmanager
    async def of_whoever_asks(self) -> AsyncIterator[None]:
        """A turn for something that runs once at a time."""
        await self.take(WHO_ASKS.get(), Length.SLOW, refusable=True)
        try:
            yield
        finally:
            self.give(Length.SLOW)

    def give(self, length: Length) -> None:
        self._running[length] -= 1
        self._let_in()

    def _check_queue(self, home: str, person: str) -> None:
        limits = self._limits
        if (
            len(self._waiting) >= limits.thoughts_waiting
            or sum(turn.home == home for turn in self._waiting) >= limits.thoughts_waiting_per_address
            or sum(turn.person == person for turn in self._waiting) >= limits.thoughts_waiting_per_person
        ):
            raise Refusal(self._refusal)

    def _let_in(self) -> None:
        self._waiting = [turn for turn in self._waiting if not turn.come.done()]
        while ready := [turn for turn in self._waiting if self._has_place(turn.length)]:
            turn = min(ready, key=self._place_in_line)
            self._waiting.remove(turn)
            self._running[turn.length] += 1
            for name in (turn.home, turn.person):
                self._served.pop(name, None)
                self._served[name] = self._number = self._number + 1
            while len(self._served) > REMEMBERED:
                del self._served[next(iter(self._served))]
            turn.come.set_result(None)

    def _has_place(self, length: Length) -> bool:
        if length is Length.SLOW:
            return not self._running[Length.SLOW]
        quick, long = self._running[Length.QUICK], self._running[Length.LONG]
        return quick + long <= self._places and (length is Length.QUICK or long < self._places)

    def _place_in_line(self, turn: Turn) -> tuple[bool, int, int, Length, int]:
        served = self._served
        names = [(turn.home, turn.person), *((home_of(other.address), other.person) for other in turn.others)]
        home, person = min((served.get(home, 0), served.get(person, 0)) for home, person in names)
        return not turn.first, home, person, turn.length, turn.number

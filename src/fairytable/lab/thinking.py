"""How long people take: a model, stated openly, by which the length of a match at a real table is estimated.

Whoever has only one option needs a second to see it. Otherwise it takes two seconds to look, and two more for every
doubling of the options: four for two, six for four, eight for eight. When several choose at the same time, the slowest
counts. A game may say otherwise for some of its questions.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2

LONE, LOOKING, DOUBLING = 1.0, 2.0, 2.0


def seconds_for(about: str, options: int, own: Mapping[str, float]) -> float:
    """How long a person thinks about a question."""
    if options == 1:
        return LONE
    if about in own:
        return own[about]
    return LOOKING + DOUBLING * log2(options)


class Clock:
    """The estimated time of one match, and how long each seat waits between two decisions of its own."""

    def __init__(self, own: Mapping[str, float]) -> None:
        self._own = own
        self._seconds: dict[tuple[str, int], float] = {}
        self._slowest = 0.0
        self._decided: dict[str, float] = {}
        self._now = 0.0
        self.waited = 0.0
        self.waits = 0

    def ask(self, seat: str, about: str, options: int, with_others: bool = False) -> None:
        """A question is asked; with others, if some who choose at the same time have answered already."""
        if not with_others:
            self._now += self._slowest
            self._slowest = 0.0
        if options > 1:
            if seat in self._decided:
                self.waited += self._now - self._decided[seat]
                self.waits += 1
            self._decided[seat] = self._now
        seconds = self._seconds.get((about, options))
        if seconds is None:
            seconds = self._seconds[about, options] = seconds_for(about, options, self._own)
        if seconds > self._slowest:
            self._slowest = seconds

    @property
    def seconds(self) -> float:
        return self._now + self._slowest

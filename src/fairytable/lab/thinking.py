"""How long people take: a simple model by which the duration of a match at a real table is estimated.

A single option takes a second. Otherwise a decision takes two seconds, and two more for every doubling of the options:
four for two, six for four, eight for eight. When several players choose simultaneously, the slowest counts. A game may
declare other times for some of its questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2

from msgspec import Struct

LONE, LOOKING, DOUBLING = 1.0, 2.0, 2.0


Kind = tuple[str, str, int]
"""The clause of a question, what it is about, and how many options it has."""


def seconds_for(kind: Kind, own: Mapping[str, float]) -> float:
    """The thinking time for a question."""
    _, about, options = kind
    if options == 1:
        return LONE
    if about in own:
        return own[about]
    return LOOKING + DOUBLING * log2(options)


class Thinking(Struct, frozen=True):
    """The estimated duration of a match; how long seats waited between two decisions of their own, and how often."""

    seconds: float
    waited: float
    waits: int


def time_to_think(
    kinds: Iterable[Kind], seats: Iterable[str], moments: Iterable[int], seconds: Mapping[Kind, float]
) -> Thinking:
    """The estimated duration of these questions. Those of the same moment are answered simultaneously."""
    decided: dict[str, float] = {}
    now = slowest = waited = 0.0
    waits, before = 0, -1
    for kind, seat, moment in zip(kinds, seats, moments, strict=True):
        if moment != before:
            now += slowest
            slowest, before = 0.0, moment
        needed = seconds[kind]
        if needed > slowest:
            slowest = needed
        if needed > LONE:
            if seat in decided:
                waited += now - decided[seat]
                waits += 1
            decided[seat] = now
    return Thinking(now + slowest, waited, waits)

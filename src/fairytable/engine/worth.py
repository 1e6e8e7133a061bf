"""The value of a table at the end: a won match is better than any unfinished one, a lost match is worse."""

from __future__ import annotations

from math import copysign, tanh
from typing import NamedTuple

VICTORY, DEFEAT = "victory", "defeat"
"""The only parts of the value of a finished match."""
IN_A_HUNDRED = 100.0

KEPT = 0.1
"""The fraction of a table's other value that still counts when the match is over, so that a higher victory is better,
and a losing player still plays for a better place."""


class Part(NamedTuple):
    """A part of the value of a table: what it is worth to a bot, and the same as an amount that people count (rounds,
    points, things). More of the amount is better, so what costs something is negative."""

    worth: float
    amount: float


def parts_at_the_end(worth: float, share: float) -> dict[str, Part]:
    """The parts of a finished match, counted in matches of a hundred."""
    return {VICTORY: Part(worth, IN_A_HUNDRED * share)} if share else {DEFEAT: Part(worth, -IN_A_HUNDRED)}


def beside_victory(worth: float, victory: float, share: float | None = None) -> float:
    """The value of a table in proportion to victory, which is worth at least `victory`; defeat costs as much. `share`
    is the seat's share of the victory (`Result.share_of`), or `None` while the match is in progress. Up to half a
    victory the value stays as it is; beyond that it counts less and less, so that no lead is as good as having won."""
    within = worth if abs(worth) <= victory / 2 else _drawn_in(worth, victory / 2)
    if share is None:
        return within
    return (1 + KEPT) * victory * (2 * share - 1) + KEPT * within


def _drawn_in(worth: float, half: float) -> float:
    return copysign(half + half * tanh((abs(worth) - half) / half), worth)

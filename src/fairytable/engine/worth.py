"""What a table is worth in the end: a match that is won is better than any that goes on, one that is lost is worse."""

from __future__ import annotations

from math import copysign, tanh

KEPT = 0.1
"""The part of what a table is otherwise worth that still counts when the match is over. So a higher victory is better,
and somebody who has lost still plays on for a better place."""


def beside_victory(worth: float, victory: float, share: float | None = None) -> float:
    """The worth of a table beside a victory, which is worth at least `victory`; defeat costs as much.

    `share` is the seat's part of the victory (`Result.share_of`), or None while the match goes on. Up to half a victory
    the worth stays as it is; what is more counts less and less, so that no lead is as good as to have won.
    """
    within = worth if abs(worth) <= victory / 2 else _drawn_in(worth, victory / 2)
    if share is None:
        return within
    return (1 + KEPT) * victory * (2 * share - 1) + KEPT * within


def _drawn_in(worth: float, half: float) -> float:
    return copysign(half + half * tanh((abs(worth) - half) / half), worth)

"""Crowds: how likely pigs go where, if all of them think. Bots imagine with this what they cannot know.

Where much lies many would go, and then each would have little. So they spread until no place promises more than
another: with `p` the part of the pigs that goes to a place, a pig may expect (1 - (1 - p) ** pigs) / (pigs * p) of it.
"""

from __future__ import annotations

from functools import lru_cache

STRAYING = 0.25
"""The part of the pigs that goes anywhere, for reasons of its own."""
HALVINGS = 12


@lru_cache(maxsize=1 << 16)
def crowds(stocks: tuple[int, ...], pigs: int) -> tuple[float, ...]:
    """The part of the pigs that goes to each place, by what lies there."""
    worths = [1 + stock for stock in stocks]
    low, high = 0.0, float(max(worths))
    for _ in range(HALVINGS):
        share = (low + high) / 2
        if sum([_drawn(worth, share, pigs) for worth in worths]) > 1:
            low = share
        else:
            high = share
    parts = [_drawn(worth, high, pigs) for worth in worths]
    total = sum(parts)
    return tuple([STRAYING / len(parts) + (1 - STRAYING) * part / total for part in parts])


def _drawn(worth: int, share: float, pigs: int) -> float:
    """How many go there until what each may expect has sunk to this share."""
    if worth <= share:
        return 0.0
    if pigs == 2:
        return min(1.0, 2 * (1 - share / worth))
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        part = (low + high) / 2
        if worth * (1 - (1 - part) ** pigs) / (pigs * part) > share:
            low = part
        else:
            high = part
    return high

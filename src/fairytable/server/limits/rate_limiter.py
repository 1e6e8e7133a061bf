"""Rate limiters: how much somebody may still ask for. Each is a token bucket that time fills again."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

REMEMBERED = 20_000
"""The number of names remembered; the one that has not asked for the longest time is forgotten first."""


class RateLimiter:
    """How often somebody may do something at this moment."""

    __slots__ = ("_left", "_most", "_per_second", "_seen", "warnings")

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._most = float(at_once)
        self._left = self._most
        self._seen = monotonic()
        self.warnings = 0

    def allows(self, cost: float = 1.0) -> bool:
        """Whether it may be done now. Something that costs more than can ever be saved up costs all of it."""
        moment, cost = monotonic(), min(cost, self._most)
        self._left = min(self._most, self._left + (moment - self._seen) * self._per_second)
        self._seen = moment
        if self._left < cost:
            self.warnings += 1
            return False
        self._left -= cost
        return True


class RateLimiters:
    """A rate limiter for each name of some kind: an address, a person."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._with: OrderedDict[str, RateLimiter] = OrderedDict()

    def allows(self, name: str, cost: float = 1.0) -> bool:
        return self.limiter_of(name).allows(cost)

    def limiter_of(self, name: str) -> RateLimiter:
        rate_limiter = self._with.pop(name, None) or RateLimiter(self._per_second, self._at_once)
        self._with[name] = rate_limiter
        if len(self._with) > REMEMBERED:
            self._with.popitem(last=False)
        return rate_limiter

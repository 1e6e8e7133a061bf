"""Allowances: how often something may be done by one person, from one address, and at one table."""

from __future__ import annotations

from fairytable.server.limits.addresses import home_of
from fairytable.server.limits.rate_limiter import RateLimiters
from fairytable.server.limits.turns import Visitor


class Allowance:
    """A number of times within some seconds. If the person's own allowance is used up, the other ones are not
    touched."""

    def __init__(self, seconds: float, *, per_person: int, per_address: int, per_room: int) -> None:
        self._people, self._homes, self._rooms = (
            RateLimiters(most / seconds, most) for most in (per_person, per_address, per_room)
        )

    def allows(self, visitor: Visitor, room: str) -> bool:
        return (
            self._people.allows(visitor.person)
            and self._homes.allows(home_of(visitor.address))
            and self._rooms.allows(room)
        )

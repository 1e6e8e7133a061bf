"""Events: what happened, by which clause of the rules, and who may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

NOTHING: dict[str, Any] = {}


class Event(Struct, gc=False):
    """Something that happened. Words for it stand in the game's texts under `event-<key>`.

    What only some seats may know stands in `secret`; the others are told `event-<key>-unseen`.
    """

    key: str
    clause: str
    values: dict[str, Any]
    secret: dict[str, Any] = NOTHING
    known_to: tuple[str, ...] = ()
    moment: int = -1

    def as_told_to(self, seat: str | None) -> Told:
        """The event as this seat (or, for None, an onlooker) may know it."""
        if not self.secret:
            return Told(self.key, self.clause, self.values, self.moment)
        if seat in self.known_to:
            return Told(self.key, self.clause, self.values | self.secret, self.moment)
        return Told(f"{self.key}-unseen", self.clause, self.values, self.moment)


class Told(Struct):
    """An event in the form that one seat hears. `moment` counts the answers given before it."""

    key: str
    clause: str
    values: dict[str, Any]
    moment: int

"""Events: what happened, by which clause of the rules, and who may know.

A game declares every event that it tells, one class each, whose fields are the values that are told:

    class FablesDrawn(Happening):          # table.tell_in_secret("fables_drawn", ...)
        seat: str
        count: int
        cards: Secret[tuple[str, ...]]     # told only to some

The rules tell an event by its key, and the tests of every game hold what is told to its declaration.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar, get_type_hints

from msgspec import Struct

from fairytable.engine.facts import unwrap

T = TypeVar("T")

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


class KnownToSome(Struct, frozen=True):
    """The mark of a value that only some seats are told."""


Secret = Annotated[T, KnownToSome()]


class Happening(Struct, kw_only=True, forbid_unknown_fields=True):
    """The declaration of an event. Its key is the name of the class in small letters: `pawn_walked` is `PawnWalked`."""

    @classmethod
    def key(cls) -> str:
        return re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @classmethod
    def secrets(cls) -> frozenset[str]:
        """The names of the values that only some are told."""
        hints = get_type_hints(cls, include_extras=True)
        return frozenset(name for name in cls.__struct_fields__ if KnownToSome() in unwrap(hints[name])[1])


class Left(Happening):
    """Somebody left the match for good."""

    seat: str


class EndedByLeaving(Happening):
    """The match ended because too few are left."""

    winners: tuple[str, ...]


EVENTS_OF_EVERY_GAME: tuple[type[Happening], ...] = (Left, EndedByLeaving)

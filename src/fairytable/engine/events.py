"""Events: what happened, by which clause of the rules, and who may know.

A game declares each of its events as a class, whose fields are the values of the event:

    class FablesDrawn(Happening):
        seat: str
        count: int
        cards: Secret[tuple[str, ...]]     # only for some seats

    table.tell_in_secret(FablesDrawn(seat="red", count=2, cards=drawn), "XX-3.1", ["red"])

The type checker compares the events that rules emit with these declarations, and the tests of every game check them
again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from fairytable.engine.facts import key_of, unwrap

T = TypeVar("T")

NOTHING: dict[str, Any] = {}


class Event(Struct, gc=False):
    """Something that happened. Its words are in the game's texts under `event-<key>`. `secret` contains what only some
    seats may know; the others receive `event-<key>-unseen`."""

    key: str
    clause: str
    values: dict[str, Any]
    secret: dict[str, Any] = NOTHING
    known_to: tuple[str, ...] = ()
    moment: int = -1

    def as_told_to(self, seat: str | None) -> ObservedEvent:
        """The event as this seat (or, for None, an onlooker) may know it."""
        if not self.secret:
            return ObservedEvent(self.key, self.clause, self.values, self.moment)
        if seat in self.known_to:
            return ObservedEvent(self.key, self.clause, self.values | self.secret, self.moment)
        return ObservedEvent(f"{self.key}-unseen", self.clause, self.values, self.moment)


class ObservedEvent(Struct):
    """An event as one seat receives it. `moment` is the number of answers given before."""

    key: str
    clause: str
    values: dict[str, Any]
    moment: int


class KnownToSome(Struct, frozen=True):
    """Marks a value that only some seats receive."""


Secret = Annotated[T, KnownToSome()]


class Happening(Struct, kw_only=True, gc=False):
    """The declaration of an event. Its key is the name of the class in small letters: `PawnWalked` has the key
    `pawn_walked`."""

    @classmethod
    @cache
    def key(cls) -> str:
        return key_of(cls)

    @classmethod
    @cache
    def secrets(cls) -> frozenset[str]:
        """The names of the secret values."""
        hints = get_type_hints(cls, include_extras=True)
        return frozenset(name for name in cls.__struct_fields__ if KnownToSome() in unwrap(hints[name])[1])

    def as_event(self, clause: str) -> Event:
        """The event with all its values, for everybody."""
        return Event(self.key(), clause, asdict(self))

    def as_secret_event(self, clause: str, known_to: Iterable[str]) -> Event:
        """The event with its secrets only for some seats."""
        values, secret = asdict(self), self.secrets()
        hidden = {name: values.pop(name) for name in self.__struct_fields__ if name in secret}
        return Event(self.key(), clause, values, hidden, tuple(known_to))


def events_in(module: str) -> tuple[type[Happening], ...]:
    """All events declared in a module, for `Vocabulary.events`."""
    return declared_in(module, Happening)


def declared_in(module: str, base: type[T]) -> tuple[type[T], ...]:
    """All subclasses of `base` that are declared in a module."""
    return tuple(
        kind
        for kind in vars(sys.modules[module]).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module
    )


class Left(Happening):
    """Somebody left the match for good."""

    seat: str


class EndedByLeaving(Happening):
    """The match ended because too few are left."""

    winners: tuple[str, ...]


EVENTS_OF_EVERY_GAME: tuple[type[Happening], ...] = (Left, EndedByLeaving)

"""The events of Fantastic Stories."""

from __future__ import annotations

from fairytable.engine.events import Happening, events_in


class FerryPlaced(Happening):
    dock: str


class Begins(Happening):
    """The reader who owns the black disc begins; `order` is the order of turns."""

    seat: str
    order: tuple[str, ...]


class RoundBegins(Happening):
    round: int


class TurnSkipped(Happening):
    seat: str


class PawnsToCastle(Happening):
    """`castle` counts the pawns that are there now."""

    seat: str
    pawns: int
    castle: int


class PawnsToReserve(PawnsToCastle):
    """They came out of the castle."""


class NoDice(Happening):
    seat: str


class Rolled(Happening):
    seat: str
    dice: tuple[int, ...]


class Rerolled(Rolled):
    """All dice that were not used yet."""


class MoveTwoDeclared(Happening):
    seat: str


class Walk(Happening):
    seat: str
    start: str
    end: str
    die: int


class Tunnel(Walk):
    """From one door to the other of its colour."""


class Fly(Walk):
    """By the magic of the winged horse, to a pasture."""


class Ride(Walk):
    """On the ferry; the passengers came along."""

    passengers: tuple[str, ...]


class StayedAshore(Happening):
    seat: str
    dock: str


class FerryCalled(Happening):
    seat: str
    dock: str


class Completed(Happening):
    """An adventure; `done` counts those in the book."""

    seat: str
    adventure: str
    die: int
    done: int


class EndTriggered(Happening):
    seat: str


class MatchEnds(Happening):
    winners: tuple[str, ...]


EVENTS = events_in(__name__)

"""The course of the tale: heroes and order, tiles and Steps, turns, rounds, the phases and the end."""

from __future__ import annotations

from fairytable.engine.events import Happening


class ObjectiveMet(Happening):
    scenario: str


class RequirementBreached(Happening):
    scenario: str


class Claimed(Happening):
    seat: str
    thing: str
    space: str


class Went(Happening):
    seat: str
    start: str
    space: str
    steps: int


class PastEnded(Happening):
    """Nothing more is told."""


class ProphecyCameTrue(Happening):
    prophecy: str


class ProphecyQuestMet(Happening):
    seat: str
    prophecy: str


class RoundBegan(Happening):
    round: int
    rounds: int


class ThreatBegan(Happening):
    """Nothing more is told."""


class TimeIsUp(Happening):
    rounds: int


class AwardTaken(Happening):
    seat: str
    goods: str
    count: int


class HeroPicked(Happening):
    seat: str
    hero: str


class Refused(Happening):
    seats: tuple[str, ...]


class NamedApart(Happening):
    """Nothing more is told."""


class OrderChosen(Happening):
    order: tuple[str, ...]


class DifficultyChosen(Happening):
    level: str


class TurnBegan(Happening):
    seat: str
    hero: str


class TileLaid(Happening):
    seat: str
    tile: str
    cell: str
    turn: str


class Entered(Happening):
    seat: str
    space: str


class TurnEnds(Happening):
    seat: str


class TileDrawn(Happening):
    seat: str
    tile: str


COURSE = (
    ObjectiveMet,
    RequirementBreached,
    Claimed,
    Went,
    PastEnded,
    ProphecyCameTrue,
    ProphecyQuestMet,
    RoundBegan,
    ThreatBegan,
    TimeIsUp,
    AwardTaken,
    HeroPicked,
    Refused,
    NamedApart,
    OrderChosen,
    DifficultyChosen,
    TurnBegan,
    TileLaid,
    Entered,
    TurnEnds,
    TileDrawn,
)

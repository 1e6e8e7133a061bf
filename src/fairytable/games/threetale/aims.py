"""What wins and loses a Future, in parts that can be counted, and how far each has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec import Struct

from fairytable.games.threetale.book import MANY
from fairytable.games.threetale.conditions import reached
from fairytable.games.threetale.content import Scenario
from fairytable.games.threetale.requirements import (
    All,
    Any,
    AnyCondition,
    Beaten,
    Counted,
    Did,
    EverybodyAt,
    EverybodyCarries,
    EverybodyLeft,
    Has,
    HasEveryVirtue,
    Marked,
    OnMap,
    OwnsArtifacts,
)
from fairytable.games.threetale.table import TaleTable

EVERYBODY = 3
"""TT-1.2: the heroes of every match."""

AimKind = Literal["counter", "on_map", "marked", "marked_together", "beaten", "carried", "at", "left"]


class Aim(Struct, frozen=True):
    """A part of what wins or loses that can be counted: a counter, enemies beaten, tokens on the map, marks on one hero
    or on all together, tokens that everybody carries, a place. It holds from `count` on, or up to it (`is_most`)."""

    kind: AimKind
    what: str
    count: int
    is_most: bool = False


def aims_of(scenario: Scenario) -> tuple[Aim, ...]:
    """What wins."""
    return tuple(aim for aim, _ in _aims(scenario.sheet.win))


def limits_of(scenario: Scenario) -> tuple[Aim, ...]:
    """What loses."""
    return tuple(aim for condition in scenario.sheet.losses for aim, _ in _aims(condition))


def progress(table: TaleTable) -> list[int]:
    """How far each of the aims has come, then each of the limits."""
    sheet = table.scenario.sheet
    return [reached(table, part) for condition in (sheet.win, *sheet.losses) for part in counted_parts(condition)]


def counted_parts(condition: AnyCondition) -> list[AnyCondition]:
    """What is counted for each of its aims."""
    return [counted for _, counted in _aims(condition)]


def _aims(condition: AnyCondition) -> Iterator[tuple[Aim, AnyCondition]]:
    """The parts of a condition, and what is counted of each."""
    match condition:
        case All(of=parts) | Any(of=parts):
            for part in parts:
                yield from _aims(part)
        case Counted(counter=counter, at_least=least, at_most=most):
            yield from _bounds(condition, "counter", counter, least, most)
        case OnMap(token=token, at_least=least, at_most=most):
            yield from _bounds(condition, "on_map", token, least, most)
        case Marked(mark=mark, at_least=least, together=together):
            yield Aim("marked_together" if together else "marked", mark, least), condition
        case Beaten(enemy=enemy, at_least=least):
            yield Aim("beaten", enemy, least), condition
        case EverybodyCarries(tokens=tokens):
            for token in tokens:
                yield Aim("carried", token, EVERYBODY), EverybodyCarries((token,))
        case EverybodyAt(token=token):
            yield Aim("at", token, EVERYBODY), condition
        case EverybodyLeft():
            yield Aim("left", "", EVERYBODY), condition
        case Has() | HasEveryVirtue() | OwnsArtifacts() | Did():
            raise ValueError(f"{type(condition).__name__} says nothing about the scenario")
        case _:
            assert_never(condition)


def _bounds(
    condition: AnyCondition, kind: AimKind, what: str, least: int, most: int
) -> Iterator[tuple[Aim, AnyCondition]]:
    if least or most >= MANY:
        yield Aim(kind, what, least), condition
    if most < MANY:
        yield Aim(kind, what, most, is_most=True), condition

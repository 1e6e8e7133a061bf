"""What follows from the table for everybody, and what a question may come to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.engine.questions import Question
from fairytable.games.threetale import questions
from fairytable.games.threetale.aims import progress
from fairytable.games.threetale.content import row_of
from fairytable.games.threetale.future_enemies import threats
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.moving import paths
from fairytable.games.threetale.risk import Risk, risks_of
from fairytable.games.threetale.table import TaleTable


class Standing(Struct, frozen=True):
    """How a hero stands: the sum of the Virtues, and how often each of those that work does."""

    total: int
    works: dict[str, int]


class Overview(Struct, frozen=True):
    """What follows from the table for everybody: whose turn it is, how each seat's hero stands, how far the aims of the
    Future have come and then its limits, which enemies, by their numbers, are `threats` to which seats, and the `row`
    of a Treasure that its dice lead to."""

    active: str | None
    standings: dict[str, Standing]
    progress: list[int]
    threats: list[tuple[int, str]]
    row: Literal["", "none", "some", "three"]


def overview(table: TaleTable) -> Overview:
    is_under_way = table.future is not None
    return Overview(
        table.active.seat if table.phase in ("past", "future") and table.order else None,
        {
            hero.seat: Standing(hero.total, {virtue: times for virtue in VIRTUES if (times := hero.works(virtue))})
            for hero in table.heroes
        },
        progress(table) if is_under_way else [],
        threats(table) if is_under_way else [],
        _row(table),
    )


def _row(table: TaleTable) -> Literal["", "none", "some", "three"]:
    roll = table.roll
    return row_of(roll.dice.count(1)) if roll is not None and roll.kind == "treasure" and not roll.fresh else ""


class Prospect(Struct, frozen=True):
    """What the asked hero could come to in this turn: the `risks` of fights, and the ways to the spaces in reach. A way
    comes to a space from the one `before` it, and so on from the start; where it does not, it is among the `detours`,
    the first and the last space included."""

    risks: dict[str, Risk] = {}
    before: dict[str, str] = {}
    detours: dict[str, tuple[str, ...]] = {}


def foresee(table: TaleTable, question: Question) -> Prospect:
    if question.about not in (questions.Lay.about, questions.Enter.about, questions.Act.about):
        return Prospect()
    risks = risks_of(table, question.seat)
    if question.about != questions.Act.about:
        return Prospect(risks)
    ways = paths(table, table.hero(question.seat))
    usual = {space: way for space, way in ways.items() if len(way) == 2 or ways.get(way[-2]) == way[:-1]}
    detours = {space: way for space, way in ways.items() if space not in usual}
    return Prospect(risks, {space: way[-2] for space, way in usual.items()}, detours)

"""Whether a condition of the pack holds: of one hero, or of the scenario that is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from fairytable.games.threetale.board import beside
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.goods import SLOTS
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
from fairytable.games.threetale.table import Hero, TaleTable


def hero_meets(content: Content, hero: Hero, condition: AnyCondition, deeds: Mapping[str, int]) -> bool:
    """A requirement of a Quest or a Prophecy. `deeds` are those that count for it."""
    match condition:
        case Has(what="speed", at_least=least):
            return hero.speed >= least
        case Has(what=virtue, at_least=least):
            return hero.virtues[virtue] >= least
        case HasEveryVirtue(at_least=least):
            return min(hero.virtues.values()) >= least
        case OwnsArtifacts(at_least=least, every_slot=every_slot):
            slots = {content.artifacts[artifact].slot for artifact in hero.artifacts}
            return len(hero.artifacts) >= least and (not every_slot or len(slots) == len(SLOTS))
        case Did(deed=deed, at_least=least):
            return deeds.get(deed, 0) >= least
        case All(of=parts):
            return all(hero_meets(content, hero, part, deeds) for part in parts)
        case Any(of=parts):
            return any(hero_meets(content, hero, part, deeds) for part in parts)
        case _:
            raise ValueError(f"{type(condition).__name__} says nothing about one hero")


def holds(table: TaleTable, condition: AnyCondition) -> bool:
    """A condition of the scenario."""
    match condition:
        case All(of=parts):
            return all(holds(table, part) for part in parts)
        case Any(of=parts):
            return any(holds(table, part) for part in parts)
        case Counted(at_least=least, at_most=most) | OnMap(at_least=least, at_most=most):
            return least <= reached(table, condition) <= most
        case Beaten(at_least=least) | Marked(at_least=least):
            return reached(table, condition) >= least
        case _:
            return reached(table, condition) == len(table.heroes)


def reached(table: TaleTable, condition: AnyCondition) -> int:
    """How far it has come: what was counted, or how many heroes carry, stand or have left as they all should."""
    future = table.the_future
    match condition:
        case Counted(counter=counter):
            return future.counters[counter]
        case Beaten(enemy=enemy):
            return future.beaten.get(enemy, 0)
        case OnMap(token=kind):
            return sum([token.kind == kind for token in future.tokens])
        case Marked(mark=mark, together=together):
            marks = [hero.marks.get(mark, 0) for hero in table.heroes]
            return sum(marks) if together else max(marks)
        case EverybodyCarries(tokens=tokens, stone_helps=stone_helps):
            return sum([_carries(hero, tokens, stone_helps=stone_helps) for hero in table.heroes])
        case EverybodyAt(token=kind):
            spaces = {space for token in future.tokens if token.kind == kind for space in (token.at, *beside(token.at))}
            return sum([hero.at in spaces for hero in table.heroes])
        case EverybodyLeft():
            return sum([hero.away for hero in table.heroes])
        case All() | Any() | Has() | HasEveryVirtue() | OwnsArtifacts() | Did():
            raise ValueError(f"{type(condition).__name__} says nothing about the scenario")
        case _:
            assert_never(condition)


def _carries(hero: Hero, tokens: tuple[str, ...], *, stone_helps: bool) -> bool:
    missing = sum(token not in hero.carried for token in tokens)
    return missing <= (hero.stones if stone_helps else 0)

"""The sum of a Lucky Throw with everything that counts, and how likely each outcome is before anything is spent."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeVar

from fairytable.games.hungarian_folktales.content import OUTCOMES, Content, Encounter
from fairytable.games.hungarian_folktales.questions import Ahead, Thrown
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Throw

AnAhead = TypeVar("AnAhead", bound=Ahead)
AThrown = TypeVar("AThrown", bound=Thrown)

SIDES = 8
SORCERER, GATE = "sorcerer", "gate"
TO_ENTER = 8
"""HF-21.5: the fewest points that open the gate."""
BEST_TOAD = 3
"""HF-20.2: up to this the item becomes a toad."""
BOOST_CLAUSES = {"starting": "HF-7.1", "magical": "HF-9.11", "animal": "HF-10.4"}


class Summand(NamedTuple):
    """A part of the sum: the die, an encounter, a hero, a tile or Advice; what it adds; and the clause."""

    source: str
    number: int
    clause: str


def encounter_of(table: FolktaleTable, throw: Throw) -> Encounter | None:
    return table.content.encounters.get(throw.place)


def weapons(table: FolktaleTable, hero: Hero, throw: Throw) -> list[str]:
    """HF-9.13: the weapons that count here."""
    encounter = encounter_of(table, throw)
    if encounter is None:
        return []
    return [kind for kind in hero.satchel if table.tile(kind).weapon and table.tile(kind).boost_against(encounter)]


def best_weapon(table: FolktaleTable, hero: Hero, throw: Throw) -> str:
    """HF-13.17: the one that counts unless the player names another or none."""
    encounter = encounter_of(table, throw)
    found = weapons(table, hero, throw)
    return max(found, key=lambda kind: table.tile(kind).boost_against(encounter)) if found and encounter else NOTHING


@cache
def _tile_with(content: Content, power: str) -> str:
    """The tile that adds to a throw and leaves the satchel; if a pack has several kinds, the first of them."""
    return next(kind for kind, tile in content.tiles.items() if getattr(tile, power))


def modifiers(table: FolktaleTable, hero: Hero, throw: Throw) -> list[Summand]:
    """HF-13.4 (4), HF-13.17: everything that counts beside the die, in the order in which it is added."""
    parts = []
    encounter = encounter_of(table, throw)
    if encounter is not None:
        parts.append(Summand(encounter.id, encounter.modifier, "HF-13.5"))
        card = table.card(hero)
        if card.strength and encounter.kind == "foe" and encounter.modifier <= card.strong_from:
            parts.append(Summand(card.id, card.strength, "HF-11.1"))
        weapon = throw.weapon or best_weapon(table, hero, throw)
        for kind in hero.satchel:
            tile = table.tile(kind)
            if (not tile.weapon or kind == weapon) and (boost := tile.boost_against(encounter)):
                parts.append(Summand(kind, boost, BOOST_CLAUSES.get(tile.kind, "HF-13.6")))
    if throw.trickery:
        parts.append(Summand(_tile_with(table.content, "trickery"), throw.trickery, "HF-8.6"))
    if throw.key:
        parts.append(Summand(_tile_with(table.content, "gate"), throw.key, "HF-21.8"))
    if throw.advice:
        parts.append(Summand("advice", throw.advice, "HF-21.6" if throw.place == GATE else "HF-6.10"))
    return parts


def sum_of(table: FolktaleTable, hero: Hero, throw: Throw) -> list[Summand]:
    """The whole sum, the die first."""
    clause = {SORCERER: "HF-20.2", GATE: "HF-21.5"}.get(throw.place, "HF-13.4")
    return [Summand("die", throw.die, clause), *modifiers(table, hero, throw)]


def points(table: FolktaleTable, hero: Hero, throw: Throw) -> int:
    """HF-13.8: may be below 1 and above 8."""
    return throw.die + sum(part.number for part in modifiers(table, hero, throw))


def band_of(final: int) -> int:
    """HF-13.9 to HF-13.12: the place of the outcome in OUTCOMES."""
    return (final >= 2) + (final >= 5) + (final >= 7) + (final >= 9)


def outcomes_at(place: str) -> tuple[str, ...]:
    """What can come of a throw, from the worst to the best."""
    return {SORCERER: ("toad", "granted"), GATE: ("shut", "opened")}.get(place, OUTCOMES)


def outcome_of(place: str, final: int) -> str:
    """HF-13.9 to HF-13.12, HF-20.2, HF-21.5: what so many points mean here."""
    if place == SORCERER:
        return "toad" if final <= BEST_TOAD else "granted"
    if place == GATE:
        return "opened" if final >= TO_ENTER else "shut"
    return OUTCOMES[band_of(final)]


def ladder(place: str) -> tuple[tuple[str, int | None], ...]:
    """The outcomes from the worst to the best, each with the fewest points that bring it; the worst needs none."""
    worst, *better = outcomes_at(place)
    return (worst, None), *[
        (outcome, next(final for final in itertools.count() if outcome_of(place, final) == outcome))
        for outcome in better
    ]


@cache
def chances(place: str, plus: int) -> tuple[int, ...]:
    """How many of the eight sides come to each outcome, in their order, if so much is added to the die."""
    found = [outcome_of(place, die + plus) for die in range(1, SIDES + 1)]
    return tuple(found.count(outcome) for outcome in outcomes_at(place))


@cache
def lifts(place: str, now: int, advice: int) -> tuple[tuple[int, str], ...]:
    """The fewest Advice for each better outcome that so many Advice can reach."""
    found: dict[str, int] = {}
    for count in range(1, advice + 1):
        found.setdefault(outcome_of(place, now + count), count)
    return tuple((count, outcome) for outcome, count in found.items() if outcome != outcome_of(place, now))


def told(parts: Iterable[Summand]) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """The sum without the die, in the form used by questions and events: sources, numbers and clauses."""
    return (
        tuple([part.source for part in parts]),
        tuple([part.number for part in parts]),
        tuple([part.clause for part in parts]),
    )


def summands(die: int, parts: Iterable[Summand]) -> tuple[tuple[str, str], ...]:
    """The sum to be read aloud: the die, and whatever changes it."""
    return (str(die), "die"), *[(f"{part.number:+}", part.source) for part in parts if part.number]


@cache
def sides_of(place: str, plus: int) -> tuple[tuple[str, str], ...]:
    """The chances to be read aloud: how many sides of the die come to each outcome that is possible."""
    counted = zip(chances(place, plus), outcomes_at(place), strict=True)
    return tuple([(f"{count}x", outcome) for count, outcome in counted if count])


def told_before(kind: type[AnAhead], table: FolktaleTable, hero: Hero, throw: Throw) -> AnAhead:
    """What a player knows before the die is thrown: what counts, and how many sides of the die come to each outcome,
    as it is and with all Advice."""
    parts = modifiers(table, hero, throw)
    plus = sum(part.number for part in parts)
    return kind(
        hero.seat,
        throw.place,
        *told(parts),
        sides=sides_of(throw.place, plus),
        sides_with_advice=sides_of(throw.place, plus + hero.advice) if hero.advice else (),
    )


def told_after(
    kind: type[AThrown], table: FolktaleTable, hero: Hero, throw: Throw, helper: str, more: int, again: bool
) -> AThrown:
    """What a player knows before anything is spent on the throw: the sum and its outcome, what Advice or the helper
    would make of it, and what the sides of the die would bring in another throw, for a hero who can throw again."""
    parts = modifiers(table, hero, throw)
    plus = sum(part.number for part in parts)
    place, now = throw.place, throw.die + plus
    lifted = lifts(place, now, hero.advice)
    return kind(
        hero.seat,
        place,
        *told(parts),
        summands=summands(throw.die, parts),
        points=now,
        outcome=outcome_of(place, now),
        lifts=tuple([(f"+{count} =", outcome) for count, outcome in lifted]),
        helpers=(helper,) if helper else (),
        helpers_bring=(outcome_of(place, now + more),) if helper else (),
        again_sides=sides_of(place, plus) if again else (),
    )

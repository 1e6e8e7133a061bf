"""Corners: the fields with a single way in, such as the King and the Fairy, and the moves that may trap one there.

Only what everybody sees is looked at: dice, Rabbit Tokens, abilities and what lies in the socket. The question of the
turn and that of the walk name these options as `traps`, so that the page can warn before somebody walks in (DT-20.2).
"""

from __future__ import annotations

from functools import lru_cache

from fairytable.games.dice_upon_a_time.content import SLEEPER, Content
from fairytable.games.dice_upon_a_time.placing import HOOD, MUSICIANS, bans, height_limit, value_of_route
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, PlacedDie, without
from fairytable.games.dice_upon_a_time.verbs import PLACE, RABBIT, WALK


@lru_cache(8)
def corners_of(content: Content) -> dict[str, str]:
    """Every field with a single route, and that route."""
    return {field: next(iter(ways.values())) for field, ways in content.ways.items() if len(ways) == 1}


def traps_of_turn(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """The placements and Rabbit Tokens that lead into a corner without a way out that everybody could see."""
    corners = corners_of(table.content)
    found: list[str] = []
    for field, route in table.content.ways[you.at].items():
        if field not in corners:
            continue
        for die in you.pool:
            stack = (*table.sockets.get(route, ()), PlacedDie(you.seat, die))
            if not can_leave(table, you, route, without(you.pool, die), stack, you.rabbits):
                found.append(PLACE(die, route))
        if you.rabbits and not can_leave(table, you, route, you.pool, table.sockets.get(route, ()), you.rabbits - 1):
            found.append(RABBIT(field))
    return tuple(found)


def traps_of_walk(table: DiceTable, you: Adventurer, field: str) -> tuple[str, ...]:
    """The walk that the die just placed allows, if it leads into a corner so."""
    route = corners_of(table.content).get(field)
    if route is None or can_leave(table, you, route, you.pool, table.sockets.get(route, ()), you.rabbits):
        return ()
    return (WALK(field),)


def can_leave(
    table: DiceTable, you: Adventurer, route: str, pool: tuple[str, ...], stack: tuple[PlacedDie, ...], rabbits: int
) -> bool:
    """Whether these dice, Rabbit Tokens or the Character's ability open the one route again in this chapter. If the
    chapter is the last one and no die is left, there is nowhere to go any more, and nobody is trapped."""
    if rabbits or (not pool and table.chapter == table.rules.chapters):
        return True
    if table.has_ability(you, SLEEPER) and len(pool) >= table.content.characters[SLEEPER].dice:
        return True
    if len(stack) >= height_limit(table) + table.has_ability(you, MUSICIANS):
        return False
    content = table.content
    if not stack:
        least = value_of_route(table.content, table.change, route)
    else:
        top = stack[-1]
        least = content.value_of[top.die]
        if top.seat != you.seat and bans(content, table.change, top.die):
            return any(content.face_of[die] == "ban" for die in pool)
    return any(content.value_of[die] >= least for die in pool) or (bool(pool) and table.has_ability(you, HOOD))

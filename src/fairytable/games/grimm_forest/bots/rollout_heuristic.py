"""The distance to victory: the heuristic at the end of a rollout, in addition to the heuristic.

Building is a race. Every way to three houses needs so many resources of each material and so many actions; what lies on
the board for another house does not help there. And near the end each resource means more.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from fairytable.engine.worth import beside_victory
from fairytable.games.grimm_forest.bots.heuristic import lead, share_of_victory
from fairytable.games.grimm_forest.building import FINISHED, LESS_ON_A_CORNER, PRICES, is_corner
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, MATERIALS, SECTIONS
from fairytable.games.grimm_forest.table import Builder, ForestTable

RESOURCES_A_ROUND = 4
ACTIONS_A_ROUND = 2
ROUNDS_IN_ANY_CASE = 3
"""The distance is so many rounds and what is lacking; without them the last steps would count too much."""
WORTH_OF_NEARNESS = 210.0
WORTH_OF_HEURISTIC = 0.5
"""From 250 matches of medium bots: of everything that was tried, the inverse of the distance, together with the
heuristic, predicted the winner best; these are their weights. Ten points are one unit in the logarithm of the odds."""

VICTORY = 70.0
"""A player far ahead of an idle rival has up to 80 before the third house."""

Way = tuple[int, int, int, int]
"""Straw, Wood, Brick and actions."""


def rollout_heuristic(table: ForestTable, seat: str) -> float:
    """The heuristic, and how much nearer to victory one is than the others."""
    mine, others = 0.0, []
    for builder in table.builders:
        if builder.seat == seat:
            mine = nearness(builder)
        else:
            others.append(nearness(builder))
    nearer = mine - (max(others) + sum(others) / len(others)) / 2
    return beside_victory(nearer + WORTH_OF_HEURISTIC * lead(table, seat), VICTORY, share_of_victory(table, seat))


def nearness(builder: Builder) -> float:
    """The more, the fewer resources and actions the shortest way still lacks."""
    resources = builder.resources
    straw, wood, brick = resources["straw"], resources["wood"], resources["brick"]
    least = min(
        [
            (
                (needs[0] - straw if needs[0] > straw else 0)
                + (needs[1] - wood if needs[1] > wood else 0)
                + (needs[2] - brick if needs[2] > brick else 0)
            )
            / RESOURCES_A_ROUND
            + needs[3] / ACTIONS_A_ROUND
            for needs in ways_to_win(tuple(builder.sites))
        ]
    )
    return WORTH_OF_NEARNESS / (ROUNDS_IN_ANY_CASE + least)


@lru_cache(maxsize=100_000)
def ways_to_win(sites: tuple[str, ...]) -> tuple[Way, ...]:
    """What each choice of houses still needs: of those begun, some, and new ones of any material."""
    wanted = max(0, HOUSES_TO_WIN - sum([house in FINISHED for house in sites]))
    begun = [still_needed(house, place) for place, house in enumerate(sites) if house and house not in FINISHED]
    new = [still_needed(f"{material}_", 0) for material in MATERIALS]
    ways = {
        tuple([sum(numbers) for numbers in zip((0, 0, 0, 0), *some, *rest, strict=True)])
        for count in range(min(wanted, len(begun)) + 1)
        for some in combinations(begun, count)
        for rest in combinations_with_replacement(new, wanted - count)
    }
    return tuple([way for way in ways if not any(is_within(other, way) for other in ways)])


def still_needed(house: str, place: int) -> Way:
    """For the sections that are not yet there."""
    material, top = house.split("_")
    missing = SECTIONS[SECTIONS.index(top) + 1 :] if top else SECTIONS
    price = sum([PRICES[section] - LESS_ON_A_CORNER * is_corner(place) for section in missing])
    straw, wood, brick = (price if material == each else 0 for each in MATERIALS)
    return straw, wood, brick, len(missing)


def is_within(one: Way, other: Way) -> bool:
    """Whether it needs less of something and more of nothing."""
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))

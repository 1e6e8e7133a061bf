"""The map as places: spaces and cells are words such as "3,-2" (column, row); a cell holds four spaces, a tile."""

from __future__ import annotations

from functools import cache

TURNS = ("north", "east", "south", "west")
"""How a tile can lie: where its own top points."""

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


@cache
def position(place: str) -> tuple[int, int]:
    column, row = place.split(",")
    return int(column), int(row)


@cache
def place_at(column: int, row: int) -> str:
    return f"{column},{row}"


@cache
def beside(place: str) -> tuple[str, ...]:
    """The four places that touch this one along a side."""
    column, row = position(place)
    return tuple([place_at(column + x, row + y) for x, y in SIDES])


@cache
def with_those_beside(places: tuple[str, ...]) -> tuple[str, ...]:
    """These places and all that touch one of them along a side."""
    return tuple(dict.fromkeys([*places, *[other for place in places for other in beside(place)]]))


@cache
def diagonal(place: str) -> tuple[str, ...]:
    column, row = position(place)
    return tuple([place_at(column + x, row + y) for x, y in CORNERS])


@cache
def around(place: str) -> tuple[str, ...]:
    """The eight places around this one."""
    return beside(place) + diagonal(place)


@cache
def spaces_of(cell: str) -> tuple[str, ...]:
    """The four spaces of a cell, clockwise from the top left."""
    column, row = position(cell)
    left, top = 2 * column, 2 * row
    return place_at(left, top), place_at(left + 1, top), place_at(left + 1, top + 1), place_at(left, top + 1)


@cache
def cell_of(space: str) -> str:
    column, row = position(space)
    return place_at(column // 2, row // 2)


@cache
def turned(spaces: tuple[str, ...], turn: str) -> tuple[str, ...]:
    """What a tile shows clockwise from the top left, after it was turned clockwise."""
    quarters = TURNS.index(turn)
    return tuple([spaces[(place - quarters) % 4] for place in range(4)])


@cache
def different_turns(spaces: tuple[str, ...]) -> tuple[str, ...]:
    """The turns that do not look like an earlier one."""
    seen: dict[tuple[str, ...], str] = {}
    for turn in TURNS:
        seen.setdefault(turned(spaces, turn), turn)
    return tuple(seen.values())


@cache
def distance(one: str, other: str) -> int:
    """Rows plus columns, whatever lies between."""
    (x1, y1), (x2, y2) = position(one), position(other)
    return abs(x1 - x2) + abs(y1 - y2)


@cache
def reach(one: str, other: str) -> int:
    """The distance of gifts: diagonals count as one."""
    (x1, y1), (x2, y2) = position(one), position(other)
    return max(abs(x1 - x2), abs(y1 - y2))

"""Draws a map with characters: places with their names and notes, and the roads between them with their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import isfinite
from textwrap import wrap

from msgspec import Struct

NOTES = 2
"""The number of lines kept free below every name, so that nothing moves when a note appears."""
GAP = 3
"""The smallest number of columns between two places, and lines between two rows."""
TALLEST = 60


class Place(Struct, frozen=True):
    """A place on the map; `at` is its column and row in any unit."""

    id: str
    name: str
    at: tuple[float, float]


class Road(Struct, frozen=True):
    """A road between two places, with a short label."""

    start: str
    end: str
    label: str


class Layout(Struct, frozen=True):
    """The position of each place (the middle column and the first row) and its name, perhaps on several lines."""

    width: int
    height: int
    room: int
    middles: Mapping[str, tuple[int, int]]
    names: Mapping[str, tuple[str, ...]]


def draw_map(
    places: Sequence[Place], roads: Sequence[Road], notes: Mapping[str, Sequence[str]], width: int
) -> str | None:
    """The map in this many columns; `None` if the places do not fit."""
    layout = find_layout(tuple(places), width)
    if layout is None:
        return None
    canvas = [[" "] * layout.width for _ in range(layout.height)]
    taken: set[tuple[int, int]] = set()
    labels: list[tuple[int, int, str]] = []
    for place in places:
        middle, top = layout.middles[place.id]
        for row, whole in enumerate((*layout.names[place.id], *notes.get(place.id, ())[:NOTES]), start=top):
            line = whole[: layout.room + GAP - 1]
            left = min(max(middle - len(line) // 2, 0), layout.width - len(line))
            labels.append((left, row, line))
            taken.update((column, row) for column in range(left - 1, left + len(line) + 1))
    labels += [_draw_road(canvas, taken, layout, road) for road in roads]
    for left, row, line in labels:
        canvas[row][left : left + len(line)] = line
    return "\n".join("".join(line).rstrip() for line in canvas)


@cache
def find_layout(places: tuple[Place, ...], width: int) -> Layout | None:
    """The lowest map with the longest names that fits."""
    if len(places) < 2 or not all(isfinite(at) for place in places for at in place.at):
        return None
    one_row = len({place.at[1] for place in places}) == 1
    longest_name = max(len(place.name) for place in places)
    longest_word = max(len(word) for place in places for word in place.name.split() or [""])
    for room in range(longest_name, longest_word - 1, -1):
        names = {place.id: tuple(wrap(place.name, room, break_long_words=False)) or ("",) for place in places}
        tallest = max(map(len, names.values())) + NOTES
        for height in range(0 if one_row else tallest + 1, TALLEST):
            middles = _middles(places, width - room, height, room // 2)
            if not _overlap(middles, room + GAP, tallest + 1):
                return Layout(width, height + tallest, room, middles, names)
    return None


def _middles(places: tuple[Place, ...], width: int, height: int, left: int) -> dict[str, tuple[int, int]]:
    """The places, spread over this many columns and rows."""
    columns, rows = [place.at[0] for place in places], [place.at[1] for place in places]
    across, down = max(columns) - min(columns) or 1, max(rows) - min(rows) or 1
    return {
        place.id: (
            left + round((place.at[0] - min(columns)) / across * width),
            round((place.at[1] - min(rows)) / down * height),
        )
        for place in places
    }


def _overlap(middles: Mapping[str, tuple[int, int]], width: int, height: int) -> bool:
    return any(
        abs(one[0] - other[0]) < width and abs(one[1] - other[1]) < height
        for one, other in combinations(middles.values(), 2)
    )


def _draw_road(
    canvas: list[list[str]], taken: set[tuple[int, int]], layout: Layout, road: Road
) -> tuple[int, int, str]:
    """The line between the two places, wherever it is free; the label belongs in the middle of that."""
    start, end = layout.middles[road.start], layout.middles[road.end]
    across, down = end[0] - start[0], end[1] - start[1]
    stroke = "─" if not down else "│" if not across else "·"
    line = list(_cells(start, end))
    free = [cell for cell in line if cell not in taken] or line[len(line) // 2 :][:1]
    for column, row in free:
        canvas[row][column] = stroke
    column, row = free[len(free) // 2]
    left = min(max(column - len(road.label) // 2, 0), layout.width - len(road.label))
    return left, row, road.label


def _cells(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The cells of a straight line."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) or 1
    for step in range(steps + 1):
        yield (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )

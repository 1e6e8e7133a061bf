"""The board: lands, roads and fields, and the walks over them, worked out once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, TypeAlias

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.languages import ENGLISH, Text, in_language
from fairytable.engine.showing import Shown

Point: TypeAlias = tuple[float, float]
SINGLE = ("village", "city", "palace", "castle", "sorcerer")
FRUITS = ("apple", "grape", "wild_pear", "gourd")
COLLECTING = (*FRUITS, "wheat", "advice", "gold")
KINDS = ("plain", *COLLECTING, "red", "bonus", "bad_luck", *SINGLE, "tile", "adventure", "shortcut")
FieldKind = Annotated[str, OneOf(KINDS)]
STOPS = ("city", "palace", "castle")
"""HF-2.9, HF-2.10: where every movement ends."""
MARKETS = ("city", "palace")
KING = "king"
"""The encounter of the Palace; it has no Adventure Field."""
ISLAND_LAND, ISLANDS = "great_sea", 4
LANDS = ("round_forest", "wheat_fields", "bare_lands", "great_sea", "glass_mountain", "dark_woods", "hill_country")
MOST_WALKS = 60
"""With more walks than this a hero is asked branch by branch."""


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    name: Text
    steps: Shown[int] = 0
    ribbon: Shown[Point] = (0.0, 0.0)
    outline: Shown[tuple[Point, ...]] = ()


class Junction(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text
    at: Point
    field: str = "plain"
    land: str = ""


class Stretch(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of fields of a road in a land."""

    land: str
    fields: int


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text
    between: tuple[str, ...]
    fields: tuple[str, ...]
    lands: tuple[Stretch, ...] = ()
    bend: tuple[Point, ...] = ()


class Shortcut(Struct, frozen=True, forbid_unknown_fields=True):
    id: Shown[str]
    name: Text
    path: int
    tile: Shown[str] = ""
    biscuits: Shown[int] = 0


class KindName(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Text


class Field(Struct, frozen=True):
    """A place where a hero can stand. `thing` is the tile, encounter or shortcut of the field."""

    id: Shown[str]
    kind: Shown[FieldKind]
    thing: Shown[str]
    land: Shown[str]
    at: Shown[Point]
    road: str = ""
    number: int = 0

    @property
    def encounter(self) -> str:
        return self.thing if self.kind == "adventure" else ""


class PathField(Struct, frozen=True):
    """A field of a shortcut, counted from its first end."""

    id: Shown[str]
    shortcut: Shown[str]
    place: int
    at: Shown[Point]


class Walk(Struct, frozen=True):
    """A way of a movement: the fields entered, in order. `is_short` if a dead end came before the last step."""

    way: tuple[str, ...]
    reds: int
    is_short: bool

    @property
    def end(self) -> str:
        return self.way[-1]


class Board(Struct, frozen=True, eq=False, dict=True):
    """Fields by id, which of them are neighbours, and where things are.

    `spaces` are the fields of each encounter, `sources` those where a tile lies, `ends` the two ends of each shortcut.
    """

    lands: Shown[dict[str, Land]]
    roads: dict[str, Road]
    junctions: dict[str, Junction]
    shortcuts: Shown[dict[str, Shortcut]]
    kinds: dict[str, Text]
    fields: Shown[dict[str, Field]]
    neighbours: Shown[dict[str, tuple[str, ...]]]
    paths: Shown[dict[str, PathField]]
    spaces: Shown[dict[str, tuple[str, ...]]]
    sources: dict[str, tuple[str, ...]]
    ends: Shown[dict[str, tuple[str, str]]]

    def names(self, language: str, things: Mapping[str, str]) -> dict[str, str]:
        """What fields, lands, roads and shortcuts are called."""
        told = {land.id: in_language(land.name, language) for land in self.lands.values()}
        told |= {road.id: in_language(road.name, language) for road in self.roads.values()}
        told |= {shortcut.id: in_language(shortcut.name, language) for shortcut in self.shortcuts.values()}
        for field in self.fields.values():
            if not field.road:
                told[field.id] = in_language(self.junctions[field.id].name, language)
                continue
            thing = things.get(field.thing) or told.get(field.thing) or in_language(self.kinds[field.kind], language)
            told[field.id] = f"{thing} ({told[field.road]}, {field.number})"
        for path in self.paths.values():
            told[path.id] = told[path.shortcut]
        return told

    def find(self, kind: str) -> tuple[str, ...]:
        """The fields of a kind."""
        return tuple(field.id for field in self.fields.values() if field.kind == kind)

    def land_steps(self, field: str) -> int:
        """HF-3.1: what the land adds to a white roll that begins here. Paths belong to no land (HF-3.22)."""
        found = self.fields.get(field)
        return self.lands[found.land].steps if found and found.land else 0

    @cached_property
    def village(self) -> str:
        return self.find("village")[0]

    @cached_property
    def castle(self) -> str:
        return self.find("castle")[0]

    @cached_property
    def markets(self) -> tuple[str, ...]:
        return tuple(field.id for field in self.fields.values() if field.kind in MARKETS)

    @cached_property
    def places(self) -> dict[str, tuple[str, ...]]:
        """The fields that are one place with a field: all spaces of its Adventure Field, or itself."""
        return {
            field.id: self.spaces[field.encounter] if field.encounter else (field.id,) for field in self.fields.values()
        }

    @cached_property
    def distances(self) -> dict[str, dict[str, int]]:
        """The steps on foot from every field to every other."""
        return {field: self._distances_from(field) for field in self.fields}

    @cached_property
    def _walks(self) -> dict[tuple[str, int, bool], tuple[Walk, ...] | None]:
        return {}

    def walks(self, start: str, steps: int, *, exact: bool) -> tuple[Walk, ...] | None:
        """HF-2: all that a movement of so many steps can come to, without turning back; None if that is too much.

        `exact`: a dead end that is shorter than the movement is closed (HF-30.1). Of walks that end on the same field
        and differ in nothing that matters only the first is kept.
        """
        known = self._walks
        key = (start, steps, exact)
        if key not in known:
            known[key] = self._all_walks(start, steps, exact)
        return known[key]

    @cached_property
    def _destinations(self) -> dict[tuple[str, int, bool], tuple[str, ...]]:
        return {}

    def destinations(self, start: str, steps: int, *, exact: bool) -> tuple[str, ...]:
        """Where the walks of so many steps end, also where there are too many walks to list."""
        key = (start, steps, exact)
        if key not in self._destinations:
            self._destinations[key] = tuple(self._all_destinations(start, steps, exact))
        return self._destinations[key]

    def branches(self, way: tuple[str, ...], steps: int, *, exact: bool) -> tuple[str, ...]:
        """The fields that may come next on a way that began with its first field and has so many steps left."""
        here, before = way[-1], way[-2] if len(way) > 1 else ""
        if steps <= 0 or (before and self.fields[here].kind in STOPS):
            return ()
        return tuple(
            field
            for field in self.neighbours[here]
            if field != before and (not exact or self._can_finish(here, field, steps - 1))
        )

    def stays_inside(self, way: tuple[str, ...]) -> bool:
        """HF-13.16: whether the way, its start included, never leaves one Adventure Field."""
        encounter = self.fields[way[0]].encounter
        return bool(encounter) and all(self.fields[field].encounter == encounter for field in way)

    def path_of(self, shortcut: str) -> tuple[str, ...]:
        return tuple(field.id for field in self.paths.values() if field.shortcut == shortcut)

    def next_on_path(self, at: str, leaves_at: str) -> str:
        """HF-17.5, HF-17.6: the next field of a hero who is on his way to that end."""
        shortcut = self.paths[at].shortcut
        line = (self.ends[shortcut][0], *self.path_of(shortcut), self.ends[shortcut][1])
        forward = 1 if leaves_at == line[-1] else -1
        return line[line.index(at) + forward]

    def entry_of(self, shortcut: str, entered_at: str) -> tuple[str, ...]:
        """The path fields in the order in which a hero meets them who enters at this end."""
        path = self.path_of(shortcut)
        return path if entered_at == self.ends[shortcut][0] else path[::-1]

    def other_end(self, shortcut: str, end: str) -> str:
        one, other = self.ends[shortcut]
        return other if end == one else one

    def _can_finish(self, before: str, here: str, steps: int) -> bool:
        """Whether so many steps can still be taken without meeting the end of a road too early."""
        if steps == 0 or self.fields[here].kind in STOPS:
            return True
        return any(self._can_finish(here, field, steps - 1) for field in self.neighbours[here] if field != before)

    def _all_walks(self, start: str, steps: int, exact: bool) -> tuple[Walk, ...] | None:
        found: list[Walk] = []
        seen = set()
        for way, is_short in self._ways((start,), steps):
            if is_short and exact:
                continue
            reds = sum(self.fields[field].kind == "red" for field in way[1:])
            outcome = (way[-1], reds, self.stays_inside(way), is_short)
            if outcome not in seen:
                seen.add(outcome)
                found.append(Walk(way[1:], reds, is_short))
            if len(found) > MOST_WALKS:
                return None
        return tuple(found)

    def _all_destinations(self, start: str, steps: int, exact: bool) -> dict[str, None]:
        ends: dict[str, None] = {}
        under_way = {("", start): None}
        for _ in range(steps):
            further: dict[tuple[str, str], None] = {}
            for before, here in under_way:
                onward = [field for field in self.neighbours[here] if field != before]
                if before and not onward and not exact:
                    ends[here] = None
                for field in onward:
                    if self.fields[field].kind in STOPS:
                        ends[field] = None
                    else:
                        further[here, field] = None
            under_way = further
        return ends | {here: None for before, here in under_way if before}

    def _ways(self, way: tuple[str, ...], steps: int) -> Iterator[tuple[tuple[str, ...], bool]]:
        here = way[-1]
        if steps == 0 or (len(way) > 1 and self.fields[here].kind in STOPS):
            if len(way) > 1:
                yield way, False
            return
        onward = [field for field in self.neighbours[here] if len(way) == 1 or field != way[-2]]
        if not onward and len(way) > 1:
            yield way, True
        for field in onward:
            yield from self._ways((*way, field), steps - 1)

    def _distances_from(self, start: str) -> dict[str, int]:
        reached, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for field in self.neighbours[here]:
                if field not in reached:
                    reached[field] = reached[here] + 1
                    waiting.append(field)
        return reached


def has_english(name: Text) -> bool:
    return bool(name.get(ENGLISH, "").strip())

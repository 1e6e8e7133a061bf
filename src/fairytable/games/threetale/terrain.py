"""What follows from the map as long as it stays the same: what lies beside what, and how far each space is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Set

from fairytable.games.threetale.board import beside, with_those_beside

MOST_WALKS = 200


class Terrain:
    """The map of which it was made, and what was found out about it. Copies of a table share it.

    Neighbours and walks are found when they are first asked for, and are never changed afterwards. When the map
    changes, another terrain takes its place; it knows the neighbours far from the change already.
    """

    __slots__ = ("_ground", "_largest", "_next_to", "_open_next_to", "_portals", "_walks", "_walls")

    def __init__(self, ground: Mapping[str, str], walls: Mapping[str, list[str]]) -> None:
        self._ground = dict(ground)
        self._walls = {space: others.copy() for space, others in walls.items()}
        self._next_to: dict[str, tuple[str, ...]] = {}
        self._open_next_to: dict[str, tuple[str, ...]] = {}
        self._walks: dict[tuple[str, int, bool, bool, frozenset[str]], Mapping[str, int]] = {}
        self._largest: frozenset[str] | None = None
        self._portals: tuple[str, ...] | None = None

    def after(self, ground: Mapping[str, str], walls: Mapping[str, list[str]], changed: Collection[str]) -> Terrain:
        """The terrain of the map as it is now that these spaces have changed."""
        terrain = Terrain(ground, walls)
        next_to, open_next_to = terrain._next_to, terrain._open_next_to
        next_to |= self._next_to
        open_next_to |= self._open_next_to
        for space in with_those_beside(tuple(changed)):
            next_to.pop(space, None)
            open_next_to.pop(space, None)
        if not any("portal" in (ground.get(space), self._ground.get(space)) for space in changed):
            terrain._portals = self._portals
        return terrain

    @property
    def portals(self) -> tuple[str, ...]:
        """The Portals of the map."""
        if self._portals is None:
            self._portals = tuple([space for space, shown in self._ground.items() if shown == "portal"])
        return self._portals

    def __eq__(self, other: object) -> bool:
        """It is not a fact of the table: two tables with the same facts are the same."""
        return isinstance(other, Terrain)

    __hash__ = None  # type: ignore[assignment]

    def is_of(self, ground: Mapping[str, str], walls: Mapping[str, list[str]]) -> bool:
        """Whether it was made of this map."""
        return self._ground == ground and self._walls == walls

    def next_to(self, space: str) -> tuple[str, ...]:
        """The spaces of the map one Step away: those that touch along a side with no blocked edge between."""
        found = self._next_to.get(space)
        if found is None:
            ground, walls = self._ground, self._walls.get(space, ())
            found = tuple([other for other in beside(space) if other in ground and other not in walls])
            self._next_to[space] = found
        return found

    def open_next_to(self, space: str) -> tuple[str, ...]:
        """Those of them without Trees."""
        found = self._open_next_to.get(space)
        if found is None:
            ground, walls = self._ground, self._walls.get(space, ())
            found = tuple(
                [other for other in beside(space) if ground.get(other, "trees") != "trees" and other not in walls]
            )
            self._open_next_to[space] = found
        return found

    def walk(
        self, start: str, steps: int, *, portals: bool = False, crosses: bool = False, closed: Set[str] = frozenset()
    ) -> Mapping[str, int]:
        """The spaces that can be reached with so many Steps, the nearest first, each with the Steps of the way.

        `portals` says whether they are used, `crosses` whether Trees are crossed, `closed` which spaces
        are not entered.
        """
        key = (start, steps, portals, crosses, frozenset(closed))
        found = self._walks.get(key)
        if found is None:
            if len(self._walks) >= MOST_WALKS:
                self._walks.clear()
            found = self._walks[key] = self._find_walk(start, steps, portals, crosses, closed)
        return found

    def _find_walk(self, start: str, steps: int, portals: bool, crosses: bool, closed: Set[str]) -> dict[str, int]:
        next_to, known = (self.next_to, self._next_to) if crosses else (self.open_next_to, self._open_next_to)
        ground = self._ground
        found = {start: 0}
        fringe = [start]
        made = 0
        while fringe and made < steps:
            made += 1
            new = []
            for space in fringe:
                nearby = known.get(space) or next_to(space)
                if portals and ground.get(space) == "portal":
                    nearby += self.portals
                for other in nearby:
                    if other not in found and other not in closed:
                        found[other] = made
                        new.append(other)
            fringe = new
        return found

    @property
    def main_land(self) -> frozenset[str]:
        """The largest connected area: what is placed is placed there."""
        if self._largest is None:
            spaces = [space for space, shown in self._ground.items() if shown != "trees"]
            self._largest = frozenset(max(self.areas(spaces), key=len, default=()))
        return self._largest

    def areas(self, spaces: Iterable[str]) -> list[list[str]]:
        """The areas into which these spaces without Trees fall: inside one, a hero can walk from each to each."""
        left = dict.fromkeys(spaces)
        portals = self._portals_among(left)
        found = []
        while left:
            area = [next(iter(left))]
            del left[area[0]]
            for here in area:
                for other in self._one_step(here, portals):
                    if other in left:
                        del left[other]
                        area.append(other)
            found.append(area)
        return found

    def partings(self, start: str, spaces: Set[str], goals: Collection[str]) -> tuple[set[str], set[str]]:
        """The spaces without which some goal would be cut off from the start, and all that can be reached from there.

        One walk into the depth finds them (Tarjan): from what lies behind such a space no other way leads back before
        it.
        """
        portals = self._portals_among(spaces)
        place = {start: 0}
        earliest = {start: 0}
        leads_to_goal = {start}
        found: set[str] = set()
        way: list[tuple[str, Iterator[str]]] = [(start, iter(self._one_step(start, portals)))]
        while way:
            here, ahead = way[-1]
            for other in ahead:
                if other in place:
                    earliest[here] = min(earliest[here], place[other])
                elif other in spaces:
                    place[other] = earliest[other] = len(place)
                    way.append((other, iter(self._one_step(other, portals))))
                    if other in goals:
                        leads_to_goal.add(other)
                    break
            else:
                way.pop()
                if way:
                    before = way[-1][0]
                    earliest[before] = min(earliest[before], earliest[here])
                    if here in leads_to_goal:
                        leads_to_goal.add(before)
                        if earliest[here] >= place[before]:
                            found.add(before)
        return found, set(place)

    def _portals_among(self, spaces: Iterable[str]) -> tuple[str, ...]:
        return tuple([space for space in spaces if self._ground[space] == "portal"])

    def _one_step(self, space: str, portals: tuple[str, ...]) -> tuple[str, ...]:
        """The spaces without Trees one Step away, with these Portals if it is one."""
        nearby = self.open_next_to(space)
        return nearby + portals if self._ground[space] == "portal" else nearby


NO_MAP = Terrain({}, {})
"""Before the first tile is laid."""

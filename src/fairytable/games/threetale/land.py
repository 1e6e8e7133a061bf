"""What of the map hangs together: its areas, the largest of them, and the spaces that no way avoids."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fairytable.games.threetale.moving import next_to
from fairytable.games.threetale.table import Land, TaleTable


def main_land(table: TaleTable) -> frozenset[str]:
    """The largest connected area: what is placed is placed there. It stays known as long as the map stays the same."""
    land = table.land
    if land is None or land.ground != table.ground or land.walls != table.walls:
        spaces = [space for space, ground in table.ground.items() if ground != "trees"]
        largest = frozenset(max(areas(table, spaces), key=len, default=()))
        walls = {space: others.copy() for space, others in table.walls.items()}
        land = table.land = Land(table.ground.copy(), walls, largest)
    return land.largest


def areas(table: TaleTable, spaces: Iterable[str]) -> list[list[str]]:
    """The areas into which these spaces fall: inside one, a hero can walk from each to each."""
    left = dict.fromkeys(spaces)
    portals = portals_among(table, left)
    found = []
    while left:
        area = [next(iter(left))]
        del left[area[0]]
        for here in area:
            for other in _from(table, here, portals):
                if other in left:
                    del left[other]
                    area.append(other)
        found.append(area)
    return found


def portals_among(table: TaleTable, spaces: Iterable[str]) -> tuple[str, ...]:
    return tuple([space for space in spaces if table.ground[space] == "portal"])


def _from(table: TaleTable, space: str, portals: tuple[str, ...]) -> tuple[str, ...]:
    """The places one Step away, Portals included."""
    return next_to(table, space) + portals if table.ground[space] == "portal" else next_to(table, space)


def partings(table: TaleTable, start: str, spaces: set[str], goals: Collection[str]) -> tuple[set[str], set[str]]:
    """The spaces without which some goal would be cut off from the start, and all that can be reached from there.

    One walk into the depth finds them (Tarjan): from what lies behind such a space no other way leads back before it.
    """
    portals = portals_among(table, spaces)
    place = {start: 0}
    earliest = {start: 0}
    leads_to_goal = {start}
    found: set[str] = set()
    way: list[tuple[str, Iterator[str]]] = [(start, iter(_from(table, start, portals)))]
    while way:
        here, ahead = way[-1]
        for other in ahead:
            if other in place:
                earliest[here] = min(earliest[here], place[other])
            elif other in spaces:
                place[other] = earliest[other] = len(place)
                way.append((other, iter(_from(table, other, portals))))
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

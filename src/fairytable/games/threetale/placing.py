"""Where things of the Future come on the map: placement words, connection, walking of enemies (9.11)."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.games.threetale import events
from fairytable.games.threetale.board import beside, cell_of, distance, position
from fairytable.games.threetale.effects import Place
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.table import Enemy, TaleTable, Token


def occupied(table: TaleTable) -> set[str]:
    future = table.the_future
    spaces = {hero.at for hero in table.heroes if not hero.away}
    spaces.update([token.at for token in future.tokens])
    spaces.update([enemy.at for enemy in future.enemies])
    return spaces


def free_spaces(table: TaleTable) -> list[str]:
    """Inside the main land: no hero, token or enemy."""
    land, taken = table.terrain.main_land, occupied(table)
    return [space for space in table.ground if space in land and space not in taken]


def empty_spaces(table: TaleTable) -> list[str]:
    """Free, and without Altar and Portal."""
    return [space for space in free_spaces(table) if not table.ground[space]]


def off_portals(table: TaleTable, spaces: list[str]) -> list[str]:
    """TT-26.11: where an enemy stands that stays. Whoever came by a Portal could never attack it on that Portal."""
    return [space for space in spaces if table.ground[space] != "portal"] or spaces


def middle(table: TaleTable) -> tuple[float, float]:
    """The mean of the positions of all tiles, in spaces."""
    cells = [position(cell) for cell in table.tiles]
    return (
        sum(column for column, _ in cells) * 2 / len(cells) + 0.5,
        sum(row for _, row in cells) * 2 / len(cells) + 0.5,
    )


def from_middle(table: TaleTable) -> Callable[[str], float]:
    """Tells how far a space is from the middle."""
    x, y = middle(table)

    def how_far(space: str) -> float:
        column, row = position(space)
        return abs(column - x) + abs(row - y)

    return how_far


def hero_distances(table: TaleTable) -> dict[str, int]:
    """For every space the walking distance to the nearest hero."""
    nearest: dict[str, int] = {}
    for hero in table.heroes:
        if not hero.away:
            for space, steps in distances(table, hero.at, for_hero=hero).items():
                nearest[space] = min(steps, nearest.get(space, steps))
    return nearest


def find_places(table: TaleTable, place: Place, count: int, *, of: str = "", spaces: int = 0) -> list[str]:
    """The spaces named by a placement word; fewer if the map is too small."""
    found: list[str] = []
    for _ in range(count):
        space = _find_place(table, place, found, of, spaces)
        if space is not None:
            found.append(space)
    return found


def far_on_different_tiles(table: TaleTable, count: int) -> list[str]:
    """Spaces far from all heroes, each on a tile of its own."""
    near = hero_distances(table)
    found: list[str] = []
    for _ in range(count):
        cells = [cell_of(space) for space in found]
        space = _best(table, [s for s in free_spaces(table) if cell_of(s) not in cells], lambda s: near.get(s, 0))
        found += [space] if space else []
    return found


def _find_place(table: TaleTable, place: Place, found: list[str], of: str, spaces: int) -> str | None:
    match place:
        case "far":
            near = hero_distances(table)
            return _best(table, [s for s in free_spaces(table) if s not in found], lambda s: near.get(s, 0))
        case "centre":
            free = off_portals(table, [s for s in free_spaces(table) if s not in found])
            far = from_middle(table)
            return _best(table, free, lambda s: -far(s))
        case "portals" | "altars":
            ground = place.removesuffix("s")
            fitting = [s for s in free_spaces(table) if table.ground[s] == ground and s not in found]
            return table.chance.pick(fitting) if fitting else _scatter(table, found)
        case "beside":
            around = [s for start in places_of(table, of) for s in beside(start)]
            fitting = [s for s in free_spaces(table) if s in around and s not in found]
            return table.chance.pick(fitting) if fitting else None
        case "apart":
            others = [*found, *places_of(table, of)]
            apart = [s for s in empty_spaces(table) if all(distance(s, other) >= spaces for other in others)]
            return table.chance.pick(apart) if apart else _scatter(table, found)
        case _:
            return _scatter(table, found)


def _scatter(table: TaleTable, found: list[str]) -> str | None:
    """A random empty space on a tile of its own, as long as there are some."""
    cells = {cell_of(space) for space in [*found, *(token.at for token in table.the_future.tokens)]}
    empty = [space for space in empty_spaces(table) if space not in found]
    apart = [space for space in empty if cell_of(space) not in cells]
    choice = apart or empty or [space for space in free_spaces(table) if space not in found]
    return table.chance.pick(choice) if choice else None


def _best(table: TaleTable, choice: list[str], worth: Callable[[str], float]) -> str | None:
    """The best of them; ties at random."""
    if not choice:
        return None
    most = max(map(worth, choice))
    return table.chance.pick([space for space in choice if worth(space) == most])


def places_of(table: TaleTable, name: str) -> list[str]:
    """Where tokens, enemies or heroes of this name are."""
    future = table.the_future
    if name in ("hero", "heroes"):
        return [hero.at for hero in table.heroes if not hero.away]
    tokens = [token.at for token in future.tokens if token.kind == name]
    return tokens + [enemy.at for enemy in future.enemies if enemy.kind == name]


def without_cutting(table: TaleTable, candidates: list[str]) -> list[str]:
    """Where a lasting obstacle would cut no hero from another hero or from an objective."""
    future = table.the_future
    kinds, ground = table.scenario.tokens, table.ground
    walls = {token.at for token in future.tokens if kinds[token.kind].blocks and kinds[token.kind].lasting}
    heroes = [hero.at for hero in table.heroes if not hero.away]
    if not heroes:
        return []
    goals = [*heroes, *(token.at for token in future.tokens if not kinds[token.kind].blocks)]
    goals += [enemy.at for enemy in future.enemies]
    goals += [place for place, what in ground.items() if what == "altar"]
    needed = table.terrain.main_land.intersection(goals)
    spaces = {space for space, what in ground.items() if what != "trees" and space not in walls}
    parting, reached = table.terrain.partings(heroes[0], spaces, needed)
    taken, cut_off = parting.union(heroes), needed - reached
    return [space for space in candidates if space not in taken and not cut_off - {space}]


def put_token(table: TaleTable, kind: str, space: str, note: str = "") -> None:
    table.the_future.tokens.append(Token(kind, space, note))
    table.tell(events.TokenPlaced(token=kind, space=space), clause_of_coming(table, kind))


def clause_of_coming(table: TaleTable, kind: str) -> str:
    """Why a token or an enemy comes on the map: by the set-up, or later as its own clause says."""
    return cite(table, "setup", "TT-18.6") if table.phase == "present" else cite(table, kind, "TT-19.1")


def step_towards_heroes(table: TaleTable, enemy: Enemy, steps: int) -> None:
    """An enemy walks to the nearest hero, as far as its Steps take it."""
    way = way_towards_heroes(table, enemy, steps)
    if len(way) > 1:
        start, goal = enemy.at, way[-1]
        table.tell(
            events.EnemyMoved(enemy=enemy.kind, start=start, space=goal, way=way), cite(table, enemy.kind, "TT-26.5")
        )
        enemy.at = goal


def way_towards_heroes(table: TaleTable, enemy: Enemy, steps: int) -> tuple[str, ...]:
    """The way of an enemy to the nearest hero, of several the next in turn order, beside whom it stops.

    Enemies use no Portals and share no space.
    """
    stays = (enemy.at,)
    targets = [hero for hero in table.by_turn() if not hero.away]
    if steps <= 0 or not targets or any(hero.at in beside(enemy.at) for hero in targets):
        return stays
    walls = {hero.at for hero in targets} | {other.at for other in table.the_future.enemies if other is not enemy}
    kinds = table.scenario.tokens
    walls |= {token.at for token in table.the_future.tokens if kinds[token.kind].blocks and kinds[token.kind].lasting}
    terrain = table.terrain
    came_from: dict[str, str] = {enemy.at: ""}
    steps_to: dict[str, int] = {enemy.at: 0}
    order = [enemy.at]
    for here in order:
        for other in terrain.open_next_to(here):
            if other not in came_from and other not in walls:
                came_from[other] = here
                steps_to[other] = steps_to[here] + 1
                order.append(other)
    goals = [
        (steps_to[space], place, space)
        for place, hero in enumerate(targets)
        for space in beside(hero.at)
        if space in steps_to
    ]
    if not goals:
        return stays
    way = [min(goals)[2]]
    while came_from[way[-1]]:
        way.append(came_from[way[-1]])
    way.reverse()
    return tuple(way[: steps + 1])

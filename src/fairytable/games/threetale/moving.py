"""Where a hero can go: Steps, Portals, Trees, spaces of others (TT-5)."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.games.threetale import events
from fairytable.games.threetale.board import diagonal
from fairytable.games.threetale.powers import CrossTrees, Diagonal, MoreSpeed, MoreSteps, PortalsClosed
from fairytable.games.threetale.table import Hero, TaleTable

UNLIMITED = 1000


def speed_of(table: TaleTable, hero: Hero, *, with_cards: bool = True) -> int:
    """TT-15.5: the Speed with everything of this turn. TT-14.11 needs it without Bonus cards too."""
    load = burden(table, hero)
    speed = hero.speed + sum([power.speed for _, power in table.powers(hero, MoreSpeed)]) - load
    if with_cards:
        speed += table.bonus_sum(hero, "speed")
    return max(1 if load else 0, speed)


def burden(table: TaleTable, hero: Hero) -> int:
    """What carried tokens take away from Speed."""
    if table.future is None or not hero.carried:
        return 0
    tokens = table.scenario.tokens
    return sum(tokens[token].heavy for token in hero.carried)


def steps_left(table: TaleTable, hero: Hero, *, with_cards: bool = True) -> int:
    """TT-5.3: Speed now, minus the Steps made; effects on Steps leave at least 1 in a turn."""
    speed = speed_of(table, hero, with_cards=with_cards)
    changes = hero.more_steps + sum([power.steps for _, power in table.powers(hero, MoreSteps)])
    total = max(min(1, speed), speed + changes) if changes < 0 else speed + changes
    return max(0, total - hero.steps_used)


def tree_steps_left(table: TaleTable, hero: Hero) -> int:
    """How many Tree spaces the hero may still step on in this turn."""
    most = 0
    for _, power in table.powers(hero, CrossTrees):
        if power.spaces == 0:
            return UNLIMITED
        most += power.spaces
    return max(0, most - hero.trees_crossed)


def open_portals(table: TaleTable, hero: Hero) -> tuple[str, ...]:
    """TT-5.7: a single Portal does nothing."""
    if table.future is not None and table.has_power(hero, PortalsClosed):
        return ()
    portals = table.terrain.portals
    return portals if len(portals) > 1 else ()


def blocked_spaces(table: TaleTable) -> set[str]:
    """Spaces that no hero enters: tokens that block, enemies."""
    if table.future is None:
        return set()
    kinds = table.scenario.tokens
    blocked = {token.at for token in table.future.tokens if kinds[token.kind].blocks}
    enemies = table.scenario.enemies
    blocked.update([enemy.at for enemy in table.future.enemies if not enemies[enemy.kind].on_space])
    return blocked


def ways(table: TaleTable, hero: Hero) -> dict[str, tuple[int, int]]:
    """Every space the hero can get to, with the Steps and the Tree spaces of the way: fewest Steps, then fewest Trees.

    A space of another hero and a Tree space are there only if a free space can be reached from them with the Steps
    that are then left (TT-5.11).
    """
    steps, crossings = steps_left(table, hero), tree_steps_left(table, hero)
    if not steps:
        return {}
    slanting, closed = table.has_power(hero, Diagonal), blocked_spaces(table)
    taken = {other.at for other in table.heroes if other is not hero and not other.away}
    if crossings or slanting:
        found, _ = _all_ways(table, hero, steps, crossings, closed, slanting=slanting)
        ground = table.ground
        passed = [space for space in found if space in taken or ground[space] == "trees"]
    else:
        walk = table.terrain.walk(hero.at, steps, portals=bool(open_portals(table, hero)), closed=closed)
        found = {space: (made, 0) for space, made in walk.items() if made}
        passed = [space for space in taken if space in found]
    for space in passed:
        left = steps - found[space][0]
        if not _leads_on(table, hero, space, left, closed | taken, slanting=slanting):
            del found[space]
    return found


def way_to(table: TaleTable, hero: Hero, space: str) -> tuple[str, ...]:
    """The spaces of the way, the first and the last included."""
    return paths(table, hero).get(space, (hero.at, space))


def paths(table: TaleTable, hero: Hero) -> dict[str, tuple[str, ...]]:
    """The way to every space that the hero can get to or pass."""
    steps, crossings, slanting = steps_left(table, hero), tree_steps_left(table, hero), table.has_power(hero, Diagonal)
    found, before = _all_ways(table, hero, steps, crossings, blocked_spaces(table), slanting=slanting)
    told = {}
    for space, (far, _) in found.items():
        way = [space]
        for made in range(far, 0, -1):
            way.append(before[way[-1], made])
        told[space] = tuple(reversed(way))
    return told


def _all_ways(
    table: TaleTable, hero: Hero, steps: int, crossings: int, closed: set[str], *, slanting: bool
) -> tuple[dict[str, tuple[int, int]], dict[tuple[str, int], str]]:
    """The ways of a hero who may cross Trees or corners; for a space and the Steps to it, the space before."""
    ground, terrain = table.ground, table.terrain
    portals = open_portals(table, hero)
    price = 0 if crossings == UNLIMITED else 1
    fewest = {hero.at: 0}
    found: dict[str, tuple[int, int]] = {}
    before: dict[tuple[str, int], str] = {}
    fringe = fewest.copy()
    made = 0
    while fringe and made < steps:
        made += 1
        new: dict[str, int] = {}
        for space, crossed in fringe.items():
            nearby = terrain.next_to(space)
            if slanting:
                nearby += diagonal(space)
            if ground[space] == "portal":
                nearby += portals
            for other in nearby:
                if fewest.get(other, UNLIMITED) <= crossed or other not in ground or other in closed:
                    continue
                trees = crossed
                if ground[other] == "trees":
                    trees += price
                    if not crossings or trees > crossings or fewest.get(other, UNLIMITED) <= trees:
                        continue
                fewest[other] = new[other] = trees
                before[other, made] = space
                if other not in found or found[other][0] == made:
                    found[other] = (made, trees)
        fringe = new
    return found, before


def _leads_on(table: TaleTable, hero: Hero, start: str, steps: int, closed: set[str], *, slanting: bool) -> bool:
    """Whether a free space can be reached from here with the Steps left; on the way there may be other heroes."""
    ground, terrain = table.ground, table.terrain
    heroes = {other.at for other in table.heroes}
    seen, fringe = {start}, [start]
    for _ in range(steps):
        new = []
        for here in fringe:
            nearby = terrain.open_next_to(here)
            if slanting:
                nearby += diagonal(here)
            if ground[here] == "portal":
                nearby += open_portals(table, hero)
            for other in nearby:
                if other in seen or other not in ground or ground[other] == "trees":
                    continue
                if other not in closed:
                    return True
                if other in heroes:
                    seen.add(other)
                    new.append(other)
        fringe = new
    return False


def is_free_to_stay(table: TaleTable, hero: Hero) -> bool:
    """TT-5.9, 5.10: no end and no Action on a space of another hero or on Trees."""
    return table.ground.get(hero.at) != "trees" and len(table.heroes_at(hero.at)) < 2


def distances(table: TaleTable, start: str, *, for_hero: Hero | None = None, blocked: bool = True) -> Mapping[str, int]:
    """Walking distances from a space over the whole map, the nearest first: heroes use Portals, enemies do not."""
    closed = blocked_spaces(table) if blocked else set()
    if for_hero is None:
        return table.terrain.walk(start, UNLIMITED, closed=closed)
    portals, crosses = bool(open_portals(table, for_hero)), tree_steps_left(table, for_hero) == UNLIMITED
    return table.terrain.walk(start, UNLIMITED, portals=portals, crosses=crosses, closed=closed)


def go_to(table: TaleTable, hero: Hero, space: str, way: tuple[int, int]) -> None:
    """The hero walks the shortest way. A Bonus card whose Steps are needed counts as used (TT-14.11)."""
    steps, trees = way
    if table.event_log is not None:
        walked = way_to(table, hero, space)
        table.tell(events.Went(seat=hero.seat, start=hero.at, space=space, steps=steps, way=walked), "TT-5.1")
    hero.at = space
    hero.steps_used += steps
    hero.trees_crossed += trees
    use_cards_for_steps(table, hero)


def use_cards_for_steps(table: TaleTable, hero: Hero) -> None:
    """TT-14.11: of several cards the one drawn first is used first."""
    if not hero.bonus:
        return
    changes = hero.more_steps + sum([power.steps for _, power in table.powers(hero, MoreSteps)])
    needed = hero.steps_used - speed_of(table, hero, with_cards=False) - changes
    for held in hero.bonus:
        if needed <= 0:
            return
        speed = sum(effect.speed for effect in table.effects_in_force(hero, held))
        if speed:
            held.used = True
            needed -= speed

"""The Grasp: tentacles that reach, grow, wither and poison."""

from __future__ import annotations

from fairytable.games.threetale.board import beside, distance, position
from fairytable.games.threetale.changes import gain
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import count, draw_future
from fairytable.games.threetale.future_effects import unmark_hero
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goods import Goods
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.placing import free_spaces, middle, places_of, put_token
from fairytable.games.threetale.specials import special
from fairytable.games.threetale.table import Doing, Enemy, Hero, TaleTable
from fairytable.games.threetale.verbs import DO

SEGMENT, MAW, ROOT, POISON = "segment", "maw", "root", "poison"
TENTACLES, LENGTH = 3, 4
HARPOONS = {2: "light_harpoon", 3: "sound_harpoon", 5: "heavy_harpoon"}


def segments(table: TaleTable, group: str) -> list[Enemy]:
    """From the outermost inwards."""
    assert table.future is not None
    return [enemy for enemy in reversed(table.future.enemies) if enemy.group == group]


def groups(table: TaleTable) -> list[str]:
    """The tentacles that are not cut."""
    assert table.future is not None
    return list(dict.fromkeys([enemy.group for enemy in table.future.enemies if enemy.group]))


@special(2)
def stretch_tentacles(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """Along the shortest ways from the Maw towards the three farthest tiles in different directions."""
    (maw,) = places_of(table, MAW)
    for number, way in enumerate(_ways_out(table, maw), start=1):
        group = f"tentacle_{number}"
        card = draw_future(table, "tentacles")
        for place in range(LENGTH):
            enemy = put_enemy(table, SEGMENT, way[min(place, len(way) - 1)], group=group)
            enemy.trait = card or ""
        end = [space for space in free_spaces(table) if space in beside(way[-1])]
        if end:
            put_token(table, ROOT, table.chance.pick(end), group)


def _ways_out(table: TaleTable, maw: str) -> list[tuple[str, ...]]:
    """Three ways of at most four spaces, heading for far tiles in different quarters; no hero is pushed away."""
    walls = {hero.at for hero in table.heroes}
    came_from: dict[str, str] = {maw: ""}
    order = [maw]
    for here in order:
        for other in beside(here):
            if (
                other in table.ground
                and table.ground[other] != "trees"
                and other not in came_from
                and other not in walls
            ):
                came_from[other] = here
                order.append(other)
    centre = middle(table)

    def quarter(space: str) -> tuple[bool, bool]:
        column, row = position(space)
        return column > centre[0], row > centre[1]

    ends: list[str] = []
    for far in reversed(order):
        if far != maw and all(quarter(far) != quarter(end) for end in ends) and len(ends) < TENTACLES:
            ends.append(far)
    for far in reversed(order):
        if far != maw and far not in ends and len(ends) < TENTACLES:
            ends.append(far)
    ways = []
    for end in ends:
        way = [end]
        while came_from[way[-1]] != maw:
            way.append(came_from[way[-1]])
        way.reverse()
        ways.append(tuple(way[:LENGTH]))
    return ways


@special(2)
def tentacles_attack(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """Each living tentacle attacks one hero near any of its segments: with the segment that is nearest to one."""
    heroes = [hero.at for hero in table.heroes if not hero.away]
    numbers = []
    for group in groups(table):
        nearest = min(segments(table, group), key=lambda enemy: min(distance(enemy.at, at) for at in heroes))
        numbers.append(str(nearest.number))
    table.doing.append(Doing("enemies", SEGMENT, target=" ".join(numbers)))


@special(2)
def grow_back(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    growing = [group for group in groups(table) if len(segments(table, group)) < LENGTH]
    if growing:
        group = table.chance.pick(growing)
        outer = segments(table, group)[0]
        free = [space for space in free_spaces(table) if space in beside(outer.at)]
        enemy = put_enemy(table, SEGMENT, table.chance.pick(free) if free else outer.at, group=group)
        enemy.trait = outer.trait


@special(2)
def wither(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    """The Sacred Stone takes the two outermost segments of the shortest tentacle."""
    living = groups(table)
    if living:
        group = min(living, key=lambda name: len(segments(table, name)))
        for enemy in segments(table, group)[:2]:
            _cut(table, hero, enemy)


def _cut(table: TaleTable, hero: Hero, enemy: Enemy) -> None:
    future = table.future
    assert future is not None
    future.enemies.remove(enemy)
    future.beaten[SEGMENT] = future.beaten.get(SEGMENT, 0) + 1
    was_beaten(table, hero, enemy)


@special(2)
def was_beaten(table: TaleTable, hero: Hero, enemy: Enemy) -> None:
    """Who cuts the last segment takes the Root and a Shevitsa; without its third tentacle the Maw is weaker."""
    future = table.future
    assert future is not None
    if enemy.kind != SEGMENT or segments(table, enemy.group):
        return
    future.tokens = [token for token in future.tokens if token.note != enemy.group]
    count(table, "tentacles_cut")
    gain(table, hero, Goods(shevitsa=1), "TT-19.1")
    if not groups(table):
        for other in future.enemies:
            other.defence = max(1, other.defence - 8)


@special(2)
def may_attack(table: TaleTable, hero: Hero, enemy: Enemy) -> bool:
    """Only the outermost segment of a tentacle, or the outermost one that can be reached."""
    if enemy.kind != SEGMENT:
        return True
    for outer in segments(table, enemy.group):
        if outer is enemy:
            return True
        reachable = distances(table, hero.at, for_hero=hero)
        if any(space in reachable for space in beside(outer.at)):
            return False
    return False


@special(2)
def take_harpoon(_table: TaleTable, hero: Hero, effect: Special, _target: str) -> None:
    hero.carried.append(HARPOONS[effect.number])


@special(2)
def more_options(table: TaleTable, hero: Hero) -> list[str]:
    """Poison is drawn out of oneself or of a neighbour."""
    near = [hero, *(other for other in table.others(hero) if other.at in beside(hero.at))]
    return [DO("cure_poison_of", other.seat) for other in near if other.marks.get(POISON)]


@special(2)
def cure_poison_of(table: TaleTable, _hero: Hero, _effect: object, target: str) -> None:
    unmark_hero(table, table.hero(target), POISON)


@special(2)
def measure(table: TaleTable, _name: str) -> float:
    """How near the heroes are to what they can attack: minus the Steps to the outermost segments or the Maw."""
    assert table.future is not None
    goals = [segments(table, group)[0].at for group in groups(table)]
    if table.future.counters["tentacles_cut"] >= 2:
        goals = places_of(table, MAW) or goals
    total = 0.0
    for hero in table.heroes:
        if goals:
            total -= min(12, *(distance(hero.at, goal) for goal in goals))
    return total

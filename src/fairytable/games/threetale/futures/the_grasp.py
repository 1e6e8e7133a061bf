"""The Grasp: tentacles that reach, grow, wither and poison."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import ChooseSpace, EnemiesMove
from fairytable.games.threetale.board import around, beside, distance, position
from fairytable.games.threetale.changes import gain
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import count, draw_future, take_token
from fairytable.games.threetale.future_enemies import (
    beat_if_worn_down,
    enemy_was_beaten,
    is_in_reach,
    is_open,
    put_enemy,
)
from fairytable.games.threetale.goals import Attack, Goals, action_goal, claim_goals
from fairytable.games.threetale.goods import Goods
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import free_spaces, middle, off_portals, places_of, put_token
from fairytable.games.threetale.table import Enemy, Hero, TaleTable

SEGMENT, MAW, ROOT, POISON = "segment", "maw", "root", "poison"
HARPOONS = {2: "light_harpoon", 3: "sound_harpoon", 5: "heavy_harpoon"}
"""By the number on the card that finds them."""
GRASP = own_rules(
    "the_grasp",
    2,
    "TT-62",
    {
        3: "setup tentacles",
        6: "segment",
        7: "root tentacles_cut",
        8: "maw",
        9: "poison turn_start cure_poison_of",
        10: "captive captives",
        11: "harpoon harpoons light_harpoon sound_harpoon heavy_harpoon",
        12: "surges",
    },
    reads=(
        "tentacles",
        "length",
        "weaker_maw",
        "withering",
    ),
    tokens={"take_harpoon": HARPOONS},
)


def segments(table: TaleTable, group: str) -> list[Enemy]:
    """From the outermost inwards."""
    return [enemy for enemy in reversed(table.the_future.enemies) if enemy.group == group]


def groups(table: TaleTable) -> list[str]:
    """The tentacles that are not cut."""
    return list(dict.fromkeys([enemy.group for enemy in table.the_future.enemies if enemy.group]))


@GRASP.rule
def stretch_tentacles(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """Along the shortest ways from the Maw towards the three farthest tiles in different directions."""
    (maw,) = places_of(table, MAW)
    for number, way in enumerate(_ways_out(table, maw), start=1):
        group = f"tentacle_{number}"
        card = draw_future(table, "tentacles")
        for place in range(table.number("length")):
            enemy = put_enemy(table, SEGMENT, way[min(place, len(way) - 1)], group=group)
            enemy.trait = card or ""
        end = [space for space in free_spaces(table) if space in beside(way[-1])]
        if end:
            put_token(table, ROOT, table.chance.pick(end), group)


def _ways_out(table: TaleTable, maw: str) -> list[tuple[str, ...]]:
    """A way for each tentacle, no longer than it is, heading for far tiles in different quarters.

    No hero is pushed away, Portals on the way stay free, and no tentacle lies on another as long as there is room.
    """
    heroes = {hero.at for hero in table.heroes}
    centre = middle(table)

    def quarter(space: str) -> tuple[bool, bool]:
        column, row = position(space)
        return column > centre[0], row > centre[1]

    ways: list[tuple[str, ...]] = []
    ends: list[str] = []
    for _ in range(table.number("tentacles")):
        taken = {space for way in ways for space in way}
        came_from = _paths(table, maw, heroes | taken)
        if len(came_from) == 1:
            came_from = _paths(table, maw, heroes)
        far = [space for space in reversed(came_from) if space != maw]
        apart = [space for space in far if all(quarter(space) != quarter(end) for end in ends)]
        end = (apart or far or [maw])[0]
        ends.append(end)
        way = [end]
        while way[-1] != maw and came_from[way[-1]] != maw:
            way.append(came_from[way[-1]])
        way.reverse()
        ways.append(tuple(off_portals(table, way)[: table.number("length")]))
    return ways


def _paths(table: TaleTable, start: str, walls: set[str]) -> dict[str, str]:
    """Every space that can be reached, the farthest last, with the one before it."""
    came_from = {start: ""}
    order = [start]
    for here in order:
        for other in table.terrain.open_next_to(here):
            if other not in walls and other not in came_from:
                came_from[other] = here
                order.append(other)
    return came_from


@GRASP.rule
def tentacles_attack(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """Each living tentacle attacks one hero in reach of any of its segments: the next in turn order."""
    heroes = [hero for hero in table.by_turn() if not hero.away]
    numbers: list[int] = []
    for group in groups(table):
        reaching = [
            min(near, key=lambda enemy: distance(enemy.at, hero.at))
            for hero in heroes
            if (near := [enemy for enemy in segments(table, group) if is_in_reach(table, enemy, hero)])
        ]
        numbers += [enemy.number for enemy in reaching[:1]]
    table.then(EnemiesMove(tuple(numbers)))


@GRASP.rule
def attacking(table: TaleTable) -> list[Enemy]:
    """The enemies that attack by `tentacles_attack`."""
    return [enemy for group in groups(table) for enemy in segments(table, group)]


@GRASP.rule
def grow_back(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    length = table.number("length")
    growing = [group for group in groups(table) if len(segments(table, group)) < length]
    if growing:
        group = table.chance.pick(growing)
        outer = segments(table, group)[0]
        free = [space for space in off_portals(table, free_spaces(table)) if space in beside(outer.at)]
        enemy = put_enemy(table, SEGMENT, table.chance.pick(free) if free else outer.at, group=group)
        enemy.trait = outer.trait


@GRASP.rule
def stone_helps(table: TaleTable, _hero: Hero) -> bool:
    return bool(groups(table))


@GRASP.rule
def wither(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    """The Sacred Stone takes the outermost segments of a tentacle."""
    table.owe(ChooseSpace(hero.seat, "TT-62.5", "wither", SEGMENT))


@GRASP.rule
def wither_spaces(table: TaleTable) -> list[str]:
    """A tentacle is named by its outermost segment."""
    return list(dict.fromkeys(segments(table, group)[0].at for group in groups(table)))


@GRASP.rule
def wither_at(table: TaleTable, hero: Hero, space: str) -> None:
    group = next(name for name in groups(table) if segments(table, name)[0].at == space)
    for enemy in segments(table, group)[: table.number("withering")]:
        table.tell(events.EnemyBeaten(seat=hero.seat, enemy=enemy.kind), "TT-62.5")
        enemy_was_beaten(table, hero, enemy.number)


@GRASP.rule
def was_beaten(table: TaleTable, hero: Hero, enemy: Enemy) -> None:
    """The hero who cuts the last segment takes the Root and a Shevitsa; without its third tentacle the Maw is
    weaker."""
    future = table.the_future
    if enemy.kind != SEGMENT or segments(table, enemy.group):
        return
    root = next((token for token in future.tokens if token.note == enemy.group), None)
    if root is not None:
        future.tokens.remove(root)
        take_token(table, hero, ROOT, "TT-62.7")
    count(table, "tentacles_cut")
    gain(table, hero, Goods(shevitsa=1), "TT-62.7")
    if not groups(table):
        for maw in [other for other in future.enemies if other.kind == MAW]:
            maw.defence = max(1, maw.defence - table.number("weaker_maw"))
            table.tell(events.EnemyWeaker(enemy=MAW, defence=maw.defence), "TT-62.8")
            beat_if_worn_down(table, hero, maw)


@GRASP.rule
def why_no_attack(table: TaleTable, _hero: Hero, enemy: Enemy) -> Reason | None:
    """Only the outermost segment of a tentacle, or the outermost one beside which any hero can get."""
    for outer in segments(table, enemy.group) if enemy.kind == SEGMENT else ():
        if outer is enemy:
            return None
        if any(
            space in distances(table, other.at, for_hero=other)
            for other in table.heroes
            for space in beside(outer.at)
            if not other.away
        ):
            return Reason("outer_segment_first", "TT-19.4", {"space": outer.at})
    return None


@GRASP.rule
def take_harpoon(table: TaleTable, hero: Hero, effect: Special, _target: str) -> None:
    take_token(table, hero, HARPOONS[effect.number], "TT-62.11")


@GRASP.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """Outermost segments, best of the tentacle that is nearly cut; then the Maw. On the way Captives and Harpoons."""
    future = table.the_future
    found = claim_goals(table, "captive", 4.0) + claim_goals(table, "harpoon", 4.5)
    open_maws = [enemy for enemy in future.enemies if enemy.kind == MAW and is_open(table, enemy)]
    for maw in open_maws:
        found.append(Attack(maw, 1.6, 60.0))
    for group in groups(table):
        left = segments(table, group)
        nearly = 6.0 + 2.0 * (table.number("length") - len(left))
        found.append(Attack(left[0], 0.6 if open_maws else 1.1, nearly * (0.5 if open_maws else 1.0)))
    for other in table.heroes:
        poison = other.marks.get(POISON, 0)
        if poison and not other.away:
            spaces = [other.at] if other is hero else around(other.at)
            found += [action_goal(1.0 + 1.5 * poison, space, "cure_poison_of", other.seat) for space in spaces]
    return found

"""The Heartless Court: thrones on the four outermost tiles, the active Ruler, Tributes and Guards."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.board import cell_of, position, spaces_of
from fairytable.games.threetale.changes import lose
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import count
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goals import Attack, Goals
from fairytable.games.threetale.goods import Losses
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import free_spaces, from_middle, middle, off_portals, put_token
from fairytable.games.threetale.table import Enemy, Hero, TaleTable

RULERS = ("ruler_of_salt", "ruler_of_coin", "ruler_of_glass", "ruler_of_iron")
GUARDS = ("guard_of_wood", "guard_of_stone", "guard_of_steel")
THRONE = "throne"
HEARTLESS_COURT = own_rules(
    "the_heartless_court",
    4,
    "TT-64",
    {
        6: "tributes",
        7: f"{' '.join(RULERS)} rulers_beaten {THRONE}",
        8: f"{' '.join(GUARDS)} guards_beaten guard_traits reserve",
        9: "decrees",
        10: "hearts",
    },
    reads=(
        "tribute",
        "tributes_back",
    ),
)


def rulers(table: TaleTable) -> list[Enemy]:
    """The living ones, clockwise."""
    return [enemy for enemy in table.the_future.enemies if enemy.kind in RULERS]


@HEARTLESS_COURT.rule
def seat_rulers(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """A throne on each of the four outermost tiles, a Ruler on each, Guards of all strengths near it; one is active."""
    names = list(RULERS)
    table.chance.shuffle(names)
    far = from_middle(table)
    for name, cell in zip(names, _outermost(table), strict=False):
        open_spaces = off_portals(table, free_spaces(table))
        free = [space for space in open_spaces if space in spaces_of(cell)] or open_spaces
        seat = max(free, key=far)
        put_token(table, THRONE, seat, name)
        put_enemy(table, name, seat)
        for guard in GUARDS:
            _station(table, guard, seat)
    _make_active(table, table.chance.pick(rulers(table)))


def _make_active(table: TaleTable, active: Enemy) -> None:
    """Only the active Ruler uses its Talent."""
    table.the_future.lead = active.kind
    for ruler in rulers(table):
        ruler.silenced = ruler is not active
    table.tell(events.ActiveRuler(enemy=active.kind), "TT-64.7")


def _outermost(table: TaleTable) -> list[str]:
    """Four tiles far from the middle, one in each quarter where possible, clockwise from the upper left."""
    centre = middle(table)

    def quarter(cell: str) -> int:
        column, row = position(spaces_of(cell)[0])
        left, upper = column + 0.5 < centre[0], row + 0.5 < centre[1]
        return {(True, True): 0, (False, True): 1, (False, False): 2, (True, False): 3}[left, upper]

    far = from_middle(table)
    open_tiles = {cell_of(space) for space in off_portals(table, free_spaces(table))}
    outer = sorted(open_tiles, key=lambda cell: (-far(spaces_of(cell)[0]), cell))
    chosen: list[str] = []
    for cell in outer:
        if len(chosen) < len(RULERS) and all(quarter(cell) != quarter(other) for other in chosen):
            chosen.append(cell)
    for cell in outer:
        if len(chosen) < len(RULERS) and cell not in chosen:
            chosen.append(cell)
    return sorted(chosen, key=quarter)


def _station(table: TaleTable, guard: str, seat: str) -> None:
    """On the free space with the fewest Steps from the throne."""
    steps = distances(table, seat, blocked=False)
    free = off_portals(table, [space for space in free_spaces(table) if space in steps])
    if free:
        put_enemy(table, guard, min(free, key=lambda space: (steps[space], space)))


@HEARTLESS_COURT.rule
def next_ruler(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """The miniature moves on to the next living Ruler clockwise, in the order of the thrones."""
    living = {ruler.kind: ruler for ruler in rulers(table)}
    thrones = [token.note for token in table.the_future.tokens if token.kind == THRONE]
    here = thrones.index(table.the_future.lead) + 1 if table.the_future.lead else 0
    for name in thrones[here:] + thrones[:here]:
        if name in living:
            _make_active(table, living[name])
            return


@HEARTLESS_COURT.rule
def collect(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """A Tribute from the hero with most Virtues."""
    count(table, "tributes")
    heroes = [hero for hero in table.by_turn() if not hero.away]
    lose(table, max(heroes, key=lambda hero: hero.total), Losses(virtues=table.number("tribute")), "TT-64.6")


@HEARTLESS_COURT.rule
def call_guard(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """The reserve has one Guard of each strength; the weakest comes first."""
    called = table.the_future.counters["reserve"]
    active = next((ruler for ruler in rulers(table) if not ruler.silenced), None)
    if called < len(GUARDS) and active is not None:
        count(table, "reserve")
        _station(table, GUARDS[called], active.at)


@HEARTLESS_COURT.rule
def ruler_falls(table: TaleTable, hero: Hero, effect: Special, target: str) -> None:
    """Tributes come back; if it was the active one, the next is active."""
    count(table, "rulers_beaten")
    count(table, "tributes", -table.number("tributes_back"))
    if all(ruler.silenced for ruler in rulers(table)):
        next_ruler(table, hero, effect, target)


@HEARTLESS_COURT.rule
def goals(table: TaleTable, _hero: Hero) -> Goals:
    """Rulers, best those that are hurt; Guards where they stand in the way."""
    future = table.the_future
    found: Goals = []
    for enemy in future.enemies:
        if enemy.kind in RULERS:
            found.append(Attack(enemy, 1.2 + 0.03 * enemy.damage, 22.0))
        else:
            found.append(Attack(enemy, 0.4, 3.0))
    return found

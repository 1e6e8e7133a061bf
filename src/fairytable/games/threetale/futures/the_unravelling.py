"""The Unravelling: marked tiles vanish, Anchors hold them, Threads lead to the Exit."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import MoveAway
from fairytable.games.threetale.board import around, beside, cell_of, distance, spaces_of
from fairytable.games.threetale.changes import lose_spirit
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import count
from fairytable.games.threetale.goals import Goal, Goals, claim_goals
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import find_places, free_spaces, from_middle, places_of, put_token
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import DO, END, GIVE

EXIT, THREAD, ANCHOR = "way_out", "thread", "anchor"
COLOURS = ("red_fragment", "blue_fragment", "gold_fragment")
UNRAVELLING = own_rules(
    "the_unravelling",
    6,
    "TT-66",
    {
        7: "tiles_gone spirit_lost",
        8: "anchor lay_anchor",
        9: "thread threads way_out echoes",
        10: " ".join(COLOURS),
        11: "fractures",
    },
    long_ways=True,
    reads=(
        "least_tiles",
        "threads_needed",
        "vanish_1",
        "vanish_2",
        "vanish_3",
        "vanish_later",
    ),
)


@UNRAVELLING.rule
def mark_tiles(table: TaleTable, hero: Hero | None, effect: Special, target: str) -> None:
    """The tiles of the next Threat step, for all to see."""
    coming = table.the_future.round + 1
    for _ in range(table.number(f"vanish_{coming}" if coming <= 3 else "vanish_later")):
        mark_one(table, hero, effect, target)


@UNRAVELLING.rule
def mark_one(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """The tile farthest from the middle whose loss keeps the map connected, never that of the Exit."""
    future = table.the_future
    left = [cell for cell in table.tiles if cell not in future.marked]
    if len(left) <= table.number("least_tiles"):
        return
    exits = {cell_of(space) for space in places_of(table, EXIT)}
    far = from_middle(table)
    how_far = {cell: far(spaces_of(cell)[0]) for cell in left if cell not in exits}
    for most in sorted(set(how_far.values()), reverse=True):
        able = [cell for cell, steps in how_far.items() if steps == most and _may_go(table, left, cell)]
        if able:
            cell = table.chance.pick(able)
            future.marked.append(cell)
            table.tell(events.TileMarked(cell=cell), "TT-66.6")
            return


def _spare(table: TaleTable, exit_cell: str) -> None:
    """The tile of the Exit stays, and so do marked tiles that would now cut the land in two."""
    future = table.the_future
    marked, future.marked = future.marked, []
    for cell in marked:
        left = [other for other in table.tiles if other not in future.marked]
        if cell != exit_cell and _may_go(table, left, cell):
            future.marked.append(cell)
        else:
            table.tell(events.TileSpared(cell=cell), "TT-66.9")


def _may_go(table: TaleTable, cells: list[str], gone: str) -> bool:
    """Whether the land of these tiles stays connected without one of them."""
    return _stays_connected(cells, gone) and _areas(table, cells, gone) <= _areas(table, cells)


def _stays_connected(cells: list[str], gone: str) -> bool:
    rest = set(cells) - {gone}
    start = next(iter(sorted(rest)))
    seen, fringe = {start}, [start]
    while fringe:
        for other in beside(fringe.pop()):
            if other in rest and other not in seen:
                seen.add(other)
                fringe.append(other)
    return seen == rest


def _areas(table: TaleTable, cells: list[str], gone: str = "") -> int:
    """Into how many areas the spaces without Trees fall: inside one, a hero can walk from each to each."""
    spaces = [space for cell in cells if cell != gone for space in spaces_of(cell) if table.ground[space] != "trees"]
    return len(table.terrain.areas(spaces))


@UNRAVELLING.rule
def tiles_vanish(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """Marked tiles go, unless an Anchor holds them this once. Heroes on them lose 1 Spirit; tokens move on."""
    future = table.the_future
    marked, future.marked = future.marked, []
    fallen: list[Hero] = []
    for cell in marked:
        if cell in future.anchored:
            future.anchored.remove(cell)
            table.tell(events.TileHeld(cell=cell), "TT-66.8")
            continue
        del table.tiles[cell]
        count(table, "tiles_gone")
        table.tell(events.TileVanished(cell=cell), "TT-66.7")
        table.remove_ground(spaces_of(cell))
        for space in spaces_of(cell):
            fallen += table.heroes_at(space)
    for token in future.tokens:
        if token.at not in table.ground:
            free = free_spaces(table) or [space for space, ground in table.ground.items() if ground != "trees"]
            least = min(distance(space, token.at) for space in free)
            start = token.at
            token.at = table.chance.pick([space for space in free if distance(space, start) == least])
            table.tell(events.TokenMoved(token=token.kind, start=start, space=token.at), "TT-66.7")
    for hero in fallen:
        count(table, "spirit_lost")
        table.owe(MoveAway(hero.seat, "TT-66.7"))
    for hero in fallen:
        lose_spirit(table, hero, "TT-66.7")


@UNRAVELLING.rule
def thread_found(table: TaleTable, _hero: Hero, _effect: Special, _target: str) -> None:
    """With the last Thread that is needed the Exit appears, far away."""
    if table.the_future.counters["threads"] == table.number("threads_needed"):
        for space in find_places(table, "far", 1):
            put_token(table, EXIT, space)
            _spare(table, cell_of(space))


@UNRAVELLING.rule
def actions_at_hand(table: TaleTable, hero: Hero) -> dict[str, Reason | None]:
    """One Anchor holds a tile."""
    if ANCHOR not in hero.carried:
        return {}
    is_held = cell_of(hero.at) in table.the_future.anchored
    return {DO("lay_anchor", hero.at): Reason("anchored_already", "TT-6.16") if is_held else None}


@UNRAVELLING.rule
def lay_anchor(table: TaleTable, hero: Hero, _effect: object, _target: str) -> None:
    hero.carried.remove(ANCHOR)
    table.the_future.anchored.append(cell_of(hero.at))
    table.tell(events.TileAnchored(seat=hero.seat, cell=cell_of(hero.at)), "TT-66.8")


@UNRAVELLING.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """The colours that are missing, Threads, and the Exit when all is there. Nobody stays where a tile will vanish."""
    found: Goals = []
    missing = [colour for colour in COLOURS if colour not in hero.carried]
    if len(missing) > hero.stones:
        for colour in missing:
            found += claim_goals(table, colour, 10.0)
    found += claim_goals(table, THREAD, 11.0)
    for way_out in places_of(table, EXIT):
        if len(missing) <= hero.stones:
            spaces = [space for space in (way_out, *beside(way_out)) if space in table.ground]
            found += [Goal(14.0, space, END()) for space in spaces]
    for other in table.others(hero):
        for colour in COLOURS:
            if hero.carried.count(colour) > 1 and colour not in other.carried:
                found += [Goal(9.0, space, GIVE(colour, other.seat)) for space in around(other.at)]
    return found


@UNRAVELLING.rule
def dangers(table: TaleTable) -> set[str]:
    """The spaces of tiles that are going to vanish."""
    future = table.the_future
    return {space for cell in future.marked if cell not in future.anchored for space in spaces_of(cell)}

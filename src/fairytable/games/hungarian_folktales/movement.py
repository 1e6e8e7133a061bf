"""HF-2 and HF-3: how many steps a roll gives, which walks there are, and the way itself with its Red Fields."""

from __future__ import annotations

from functools import cache

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import Question, ask_lazily
from fairytable.games.hungarian_folktales import events, questions, verbs
from fairytable.games.hungarian_folktales.agenda import (
    Arrive,
    ChooseWay,
    Demand,
    LookForWays,
    TricksterComes,
    WalkOn,
)
from fairytable.games.hungarian_folktales.board import STOPS, Board, Walk
from fairytable.games.hungarian_folktales.paying import MEAL
from fairytable.games.hungarian_folktales.table import BLANK, NOTHING, WORST_BOOT, FolktaleTable, Hero, Movement

NUMBERS = range(1, 6)
"""HF-4.1: what a blank can be."""
DICE_MOVEMENTS = ("roll", "bonus")


def steps_of(table: FolktaleTable, hero: Hero, number: int, step_tile: str) -> int:
    """HF-3.4: the white roll, more in the Wheat Fields and with the Stallion, at most 2 less in all (HF-3.5)."""
    land_steps = table.content.board.land_steps(hero.at)
    more = table.content.tiles[step_tile].steps if step_tile else 0
    if land_steps >= 0 or _is_helped_here(table, hero, step_tile):
        return number + max(land_steps, 0) + more - min(WORST_BOOT, hero.boot)
    return number + more - min(WORST_BOOT, hero.boot - land_steps)


def _is_helped_here(table: FolktaleTable, hero: Hero, step_tile: str) -> bool:
    """HF-3.10: whether something takes away the minus of this land; of step tiles only the one in use can."""
    land, tiles = table.content.board.fields[hero.at].land, table.content.tiles
    return any(land in tiles[kind].cancels for kind in hero.satchel if kind == step_tile or not tiles[kind].step_tile)


def step_tiles(table: FolktaleTable, hero: Hero) -> list[str]:
    return [kind for kind in hero.satchel if table.tile(kind).step_tile]


def best_step_tile(table: FolktaleTable, hero: Hero) -> str:
    """HF-3.11: without a statement the one in use is the one that gives most steps."""
    return max(step_tiles(table, hero), key=lambda kind: steps_of(table, hero, 1, kind), default="")


def roll_options(table: FolktaleTable, hero: Hero) -> list[str]:
    """HF-3.10, HF-3.11: with the best step tile, or with another, or with none, where that makes a difference."""
    options = [verbs.ROLL()]
    tiles = step_tiles(table, hero)
    if tiles:
        usual = steps_of(table, hero, 1, best_step_tile(table, hero))
        others = [kind for kind in tiles if steps_of(table, hero, 1, kind) != usual]
        options += [verbs.ROLL_WITH(kind) for kind in others]
        if steps_of(table, hero, 1, "") != usual:
            options.append(verbs.ROLL_WITH(NOTHING))
    return options


def roll_white(table: FolktaleTable, hero: Hero, answer: str) -> None:
    """HF-4.1: the white die; a step tile is settled before."""
    chosen = verbs.ROLL_WITH.read(answer)[0] if answer in verbs.ROLL_WITH else best_step_tile(table, hero)
    table.step_tile = "" if chosen == NOTHING else chosen
    table.used = (*table.used, "roll")
    _cast_white(table, hero, "HF-4.1")


def _cast_white(table: FolktaleTable, hero: Hero, clause: str) -> None:
    table.die = table.chance.roll(6)
    table.tell(events.Rolled(seat=hero.seat, die=table.die, tile=table.step_tile or NOTHING), clause)
    if table.die == BLANK:
        table.movement = Movement("roll", 0, hero.at, awaits_number=True)
        table.then(LookForWays())
    else:
        begin_movement(table, hero, "roll", steps_of(table, hero, table.die, table.step_tile))


def roll_blue(table: FolktaleTable, hero: Hero) -> None:
    """HF-16.1, HF-16.2: nothing changes a bonus roll."""
    number = table.chance.roll(6)
    table.tell(events.RolledBlue(seat=hero.seat, die=number), "HF-16.1")
    begin_movement(table, hero, "bonus", number)


def begin_movement(table: FolktaleTable, hero: Hero, kind: str, steps: int) -> None:
    table.movement = Movement(kind, steps, hero.at)
    table.then(LookForWays())


def can_salt(table: FolktaleTable, hero: Hero) -> bool:
    """HF-6.15, HF-6.16."""
    movement = table.movement
    return bool(hero.salt) and movement is not None and movement.kind == "roll" and "salt" not in table.used


@step
def look_for_ways(table: FolktaleTable, _entry: LookForWays) -> None:
    """A hero who cannot go anywhere and has nothing to decide is not asked."""
    hero, movement = table.active, table.movement_now()
    if can_salt(table, hero):
        table.then(ChooseWay())
    elif movement.awaits_number and table.rules.blank_skips:
        skip_turn(table, hero)
    elif movement.awaits_number or fits_somewhere(table, hero, movement.steps):
        table.then(ChooseWay())
    else:
        stand_still(table, hero)


def fits_somewhere(table: FolktaleTable, hero: Hero, steps: int) -> bool:
    """HF-2.12, HF-30.1: whether there is a step to take, and a walk for the whole number."""
    return _fits(table.content.board, hero.at, steps, table.rules.exact_dead_end)


def _fits(board: Board, start: str, steps: int, exact: bool) -> bool:
    if not exact:
        return steps > 0 and bool(board.neighbours[start])
    return bool(board.branches((start,), steps, exact=True))


def stand_still(table: FolktaleTable, hero: Hero) -> None:
    """HF-2.12: the hero stays, and the field does nothing again."""
    table.movement = None
    table.tell(events.StoodStill(seat=hero.seat), "HF-2.12")


def skip_turn(table: FolktaleTable, hero: Hero) -> None:
    """HF-30.2: a blank ends the turn."""
    table.movement = None
    table.tell(events.BlankSkipped(seat=hero.seat), "HF-30.2")
    table.finish_turn()


@scene
async def walk(table: FolktaleTable, _entry: ChooseWay) -> None:
    """HF-2.1 to HF-2.5: the mover chooses the way after the die; the whole number must be walked."""
    hero, movement = table.active, table.movement_now()
    answer = await _which_way(table, hero, movement)
    if answer in verbs.WALK or answer in verbs.WALK_BY:
        _take_walk(table, hero, movement, answer)
    elif answer in verbs.SALT:
        hero.salt -= 1
        table.salt_gone += 1
        table.used = (*table.used, "salt")
        table.tell(events.SaltSpent(seat=hero.seat), "HF-6.15")
        _cast_white(table, hero, "HF-6.15")
    elif answer in verbs.STAND:
        if table.rules.blank_skips and movement.awaits_number:
            skip_turn(table, hero)
        else:
            stand_still(table, hero)
    elif answer in verbs.NUMBER:
        _take_number(table, hero, movement, verbs.NUMBER.read(answer)[0])
        table.then(LookForWays())
    elif answer in verbs.TURN_TO:
        _turn_to(table, hero, movement, verbs.TURN_TO.read(answer)[0])
    else:
        number, field = verbs.STRIDE.read(answer)
        _take_number(table, hero, movement, number)
        _take_walk(table, hero, movement, verbs.WALK(field))


def _take_number(table: FolktaleTable, hero: Hero, movement: Movement, number: str) -> None:
    """HF-4.1: the number for the blank."""
    movement.steps = steps_of(table, hero, int(number), table.step_tile)
    movement.awaits_number = False


def _take_walk(table: FolktaleTable, hero: Hero, movement: Movement, option: str) -> None:
    chosen = walks_by_option(table, hero, movement)[option]
    set_out(table, hero, movement, chosen.way, chosen.is_short)


def _which_way(table: FolktaleTable, hero: Hero, movement: Movement) -> Question:
    kind, clause = (questions.Blank, "HF-4.1") if movement.awaits_number else (questions.Walk, "HF-2.1")
    return ask_lazily(
        kind,
        hero.seat,
        lambda: kind(hero.seat, max(movement.steps, 0), _meals_on_the_way(table, hero, movement)),
        lambda: way_options(table, hero, movement),
        clause,
    )


def _meals_on_the_way(table: FolktaleTable, hero: Hero, movement: Movement) -> dict[str, int]:
    """HF-15.1: how many Red Fields are passed on the way to a field; one at the end has its own name. Nothing of fields
    to which several ways lead past more or fewer of them."""
    numbers = NUMBERS if movement.awaits_number else ()
    lengths = [steps_of(table, hero, number, table.step_tile) for number in numbers] or [movement.steps]
    fields = table.content.board.fields
    passed: dict[str, set[int]] = {}
    for steps in lengths:
        for walk in walks_by_option(table, hero, Movement("roll", steps, movement.start)).values():
            passed.setdefault(walk.end, set()).add(walk.reds - (fields[walk.end].kind == "red"))
    return {end: max(counts) for end, counts in passed.items() if len(counts) == 1}


def way_options(table: FolktaleTable, hero: Hero, movement: Movement) -> tuple[str, ...]:
    salt = (verbs.SALT(),) if can_salt(table, hero) else ()
    if movement.turned:
        return verbs.TURN_TO.all_of(_branches(table, movement))
    if movement.awaits_number:
        return (*_blank_options(table, hero), *salt)
    options = tuple(walks_by_option(table, hero, movement))
    if not options and fits_somewhere(table, hero, movement.steps):
        options = verbs.TURN_TO.all_of(_branches(table, movement))
    return (*(options or (verbs.STAND(),)), *salt)


def _blank_options(table: FolktaleTable, hero: Hero) -> tuple[str, ...]:
    """HF-4.1: number and walk in one, unless an owner's board gives too many walks."""
    if table.rules.blank_skips:
        return (verbs.STAND(),)
    one = steps_of(table, hero, 1, table.step_tile)
    return _strides(table.content.board, hero.at, one, table.rules.exact_dead_end)


@cache
def _strides(board: Board, start: str, one: int, exact: bool) -> tuple[str, ...]:
    """`one` are the steps that the number 1 would give."""
    options: list[str] = []
    stands = False
    for number in NUMBERS:
        steps = one + number - 1
        if not _fits(board, start, steps, exact):
            stands = True
            continue
        found = _walks_by_option(board, start, steps, exact)
        if not found or any(option in verbs.WALK_BY for option in found):
            return verbs.NUMBER.all_of(NUMBERS)
        options += [verbs.STRIDE(number, walk.end) for walk in found.values()]
    return (*options, verbs.STAND()) if stands else tuple(options)


def walks_by_option(table: FolktaleTable, hero: Hero, movement: Movement) -> dict[str, Walk]:
    """Every walk by the option that says it; none if the hero must be asked branch by branch."""
    if movement.steps <= 0:
        return {}
    return _walks_by_option(table.content.board, hero.at, movement.steps, table.rules.exact_dead_end)


@cache
def _walks_by_option(board: Board, start: str, steps: int, exact: bool) -> dict[str, Walk]:
    walks = board.walks(start, steps, exact=exact) or ()
    ends = [walk.end for walk in walks]
    return {
        verbs.WALK(walk.end)
        if ends.count(walk.end) == 1
        else verbs.WALK_BY(walk.end, _telling_field(walk, walks)): walk
        for walk in walks
    }


def _telling_field(walk: Walk, walks: tuple[Walk, ...]) -> str:
    """The first field that this walk enters and none of the others with the same end."""
    others = {field for other in walks if other.end == walk.end and other is not walk for field in other.way}
    return next((field for field in walk.way if field not in others), walk.way[0])


def _branches(table: FolktaleTable, movement: Movement) -> tuple[str, ...]:
    way = (movement.start, *movement.turned)
    left = movement.steps - len(movement.turned)
    return table.content.board.branches(way, left, exact=table.rules.exact_dead_end)


def _turn_to(table: FolktaleTable, hero: Hero, movement: Movement, field: str) -> None:
    """Along the road up to the next branch, or to the end of the movement."""
    movement.turned = (*movement.turned, field)
    onward = _branches(table, movement)
    while len(onward) == 1:
        movement.turned = (*movement.turned, onward[0])
        onward = _branches(table, movement)
    if onward:
        table.then(ChooseWay())
        return
    board, way = table.content.board, movement.turned
    is_short = len(way) < movement.steps and board.fields[way[-1]].kind not in STOPS
    movement.turned = ()
    set_out(table, hero, movement, way, is_short)


def set_out(table: FolktaleTable, hero: Hero, movement: Movement, way: tuple[str, ...], is_short: bool) -> None:
    board = table.content.board
    movement.way = way
    movement.is_short = is_short
    movement.stays = board.stays_inside((movement.start, *way))
    table.is_fresh = False
    table.tell(events.Walked(seat=hero.seat, start=movement.start, way=way, end=way[-1]), "HF-2.5")
    table.then(WalkOn())


@step
def walking(table: FolktaleTable, _entry: WalkOn) -> None:
    """HF-2.13: field by field; a Red Field is settled before the walk continues."""
    hero, movement = table.active, table.movement_now()
    fields = table.content.board.fields
    while movement.way:
        hero.at, movement.way = movement.way[0], movement.way[1:]
        if fields[hero.at].kind == "red":
            table.then(Demand(hero.seat, 1, MEAL), WalkOn())
            if table.trickster_waits:
                table.trickster_waits = False
                table.then(TricksterComes(hero.seat, sender=hero.seat))
            return
    table.then(Arrive())

"""Phase 1 of a turn with all that may come before it, and who has the next turn."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.boundary import open_options, secret_options, use_boundary
from fairytable.games.dice_upon_a_time.content import SLEEPER
from fairytable.games.dice_upon_a_time.corners import traps_of_turn
from fairytable.games.dice_upon_a_time.moving import step_to
from fairytable.games.dice_upon_a_time.placing import (
    board_of,
    knock_off,
    knockable,
    means_of,
    place,
    placements,
    placements_with_help,
)
from fairytable.games.dice_upon_a_time.rolling import reroll_any
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import (
    CAP,
    DISCARD_DIE,
    HORSE,
    KNOCK,
    PASS,
    PLACE,
    PLACE_WITH,
    RABBIT,
    SLEEP,
    YARN,
)


async def turn(table: DiceTable) -> None:
    """TURN-START and phase 1: effects in any number and order, then a placement, something in its place, or a pass."""
    you = table.you
    answer = await ask(
        you.seat,
        "turn",
        lambda: tuple(turn_options(table, you)),
        "DT-3.1",
        default=PASS(),
        left=len(you.pool),
        traps=traps_of_turn(table, you),
        near=tuple(table.content.ways[you.at].values()),
    )
    table.phase = "die_effect"
    if answer in PLACE:
        die, socket = PLACE.read(answer)
        await place(table, you, die, socket)
    elif answer in PLACE_WITH:
        means, die, socket = PLACE_WITH.read(answer)
        await place(table, you, die, socket, tuple(means.split("+")))
    elif answer in PASS:
        you.has_passed = True
        table.tell("passed", "DT-10.2", seat=you.seat)
        table.phase = "end_of_turn"
    elif answer in RABBIT:
        you.rabbits -= 1
        table.tell("rabbit_token_used", "DT-6.6", seat=you.seat)
        replace_placement(table, you, RABBIT.read(answer)[0], "rabbit_token", "DT-6.6")
    elif answer in SLEEP:
        await sleep(table, you, *SLEEP.read(answer))
    elif answer in HORSE:
        table.play_card(you.seat, "golden_horse", "DT-16.14")
        replace_placement(table, you, HORSE.read(answer)[0], "golden_horse", "DT-16.14")
    elif answer in CAP:
        table.play_card(you.seat, "wishing_cap", "DT-16.6")
        replace_placement(table, you, CAP.read(answer)[0], "wishing_cap", "DT-16.6")
    else:
        table.phase = "turn"
        if answer in YARN:
            table.play_card(you.seat, "ball_of_yarn", "DT-16.13")
            await reroll_any(table, you, "DT-16.13")
        elif answer in KNOCK:
            knock_off(table, you, *KNOCK.read(answer))
        else:
            await use_boundary(table, you, answer)


def turn_options(table: DiceTable, you: Adventurer) -> list[str]:
    """DT-3.2 and DT-3.8: all that may be done before the die is placed. Passing is always possible."""
    board = board_of(table)
    options = [*placements(board, you.seat, you.pool)]
    options += placements_with_help(board, you.seat, you.pool, you.at, means_of(table, you))
    ways = table.content.ways[you.at]
    if you.rabbits:
        options += RABBIT.all_of(ways)
    if table.has_ability(you, SLEEPER) and len(you.pool) >= table.content.characters[SLEEPER].dice:
        options += SLEEP.all_of(ways)
    magic = you.magic.cards
    if "golden_horse" in magic:
        fields = dict.fromkeys(other.at for other in table.adventurers if other.at != you.at)
        options += HORSE.all_of(fields)
    if "wishing_cap" in magic:
        options += [CAP(field) for field in table.content.fields if field != you.at]
    if "ball_of_yarn" in magic and you.pool:
        options.append(YARN())
    if table.has_ability(you, "brave_little_tailor"):
        options += [KNOCK(socket) for socket in knockable(table)]
    options += open_options(table, you)
    options += secret_options(table, you)
    options.append(PASS())
    return options


def replace_placement(table: DiceTable, you: Adventurer, field: str, by: str, clause: str) -> None:
    """DT-6.7 and DT-6.8: the figure moves without a die; no face works, and phase 4 follows."""
    table.moved_by = by
    step_to(table, you, field, clause)
    table.phase = "ability"


async def sleep(table: DiceTable, you: Adventurer, field: str) -> None:
    """DT-14.12: Sleeping Beauty discards dice, whose faces do nothing, and moves."""
    table.use_ability(you, "DT-14.12")
    for left in range(table.content.characters[SLEEPER].dice, 0, -1):
        options = DISCARD_DIE.all_of(you.pool)
        (die,) = DISCARD_DIE.read(await ask(you.seat, "discard_die", options, "DT-14.12", left=left))
        table.spend_die(you, die)
        table.tell("die_discarded", "DT-14.12", seat=you.seat, die=die)
    replace_placement(table, you, field, "sleeping_beauty", "DT-14.12")


async def end_of_turn(table: DiceTable) -> None:
    """DT-3.9: the next player clockwise who can go on; if nobody can, the chapter is over (DT-13.1)."""
    begin_turn(table, (*table.others(table.active), table.active))


def begin_turn(table: DiceTable, seats: tuple[str, ...]) -> None:
    """The turn goes to the first of these seats that has not passed and has a die or a Rabbit Token."""
    table.placed = table.moved_by = table.route = table.mount = ""
    table.being_read = ()
    table.doubles = table.must_walk = table.was_moved = table.crystal_ball = table.has_completed = False
    table.offers = table.refusals = 0
    for seat in seats:
        you = table.adventurer(seat)
        if not you.has_passed and (you.pool or you.rabbits):
            table.active = seat
            table.phase = "turn"
            return
    table.active = ""
    table.phase = "end_of_chapter"

"""Phase 1 of a turn with everything that may come before it, and who has the next turn."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import Ability, DieEffect, EndOfChapter, EndOfTurn, Turn
from fairytable.games.dice_upon_a_time.boundary import open_options, secret_options
from fairytable.games.dice_upon_a_time.corners import traps_of_turn
from fairytable.games.dice_upon_a_time.moments import INSTEAD, TURN, Occasion, abilities_in, options_in, used_by
from fairytable.games.dice_upon_a_time.moving import step_to
from fairytable.games.dice_upon_a_time.placing import (
    board_of,
    means_of,
    place,
    placements,
    placements_with_help,
)
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import (
    PASS,
    PLACE,
    PLACE_WITH,
    RABBIT,
)


@scene
async def turn(table: DiceTable, _entry: Turn) -> None:
    """TURN-START and phase 1: effects in any number and order, then a placement, something in its place, or a pass."""
    you = table.you
    answer = await ask(
        questions.Turn(
            you.seat,
            left=len(you.pool),
            traps=traps_of_turn(table, you),
            near=tuple(table.content.ways[you.at].values()),
        ),
        lambda: tuple(turn_options(table, you)),
        "DT-3.1",
        default=PASS(),
    )
    if answer in PLACE:
        table.then(DieEffect())
        die, socket = PLACE.read(answer)
        await place(table, you, die, socket)
    elif answer in PLACE_WITH:
        table.then(DieEffect())
        means, die, socket = PLACE_WITH.read(answer)
        await place(table, you, die, socket, tuple(means.split("+")))
    elif answer in PASS:
        you.has_passed = True
        table.tell(events.Passed(seat=you.seat), "DT-10.2")
        table.then(EndOfTurn())
    elif answer in RABBIT:
        you.rabbits -= 1
        table.tell(events.RabbitTokenUsed(seat=you.seat), "DT-6.6")
        replace_placement(table, you, RABBIT.read(answer)[0], "rabbit_token", "DT-6.6")
    else:
        used = used_by(answer)
        if not used.ends_moment:
            table.then(Turn())
        await used.do(table, Occasion(you), answer)


def turn_options(table: DiceTable, you: Adventurer) -> list[str]:
    """DT-3.2 and DT-3.8: all that may be done before the die is placed. Passing is always possible."""
    board = board_of(table)
    options = [*placements(board, you.seat, you.pool)]
    if means := means_of(table, you):
        options += placements_with_help(board, you.seat, you.pool, you.at, means)
    ways = table.content.ways[you.at]
    if you.rabbits:
        options += RABBIT.all_of(ways)
    options += abilities_in(INSTEAD, table, you)
    if you.magic.cards:
        options += options_in(TURN, table, Occasion(you))
    options += abilities_in(TURN, table, you)
    options += open_options(table, you)
    options += secret_options(table, you)
    options.append(PASS())
    return options


def replace_placement(table: DiceTable, you: Adventurer, field: str, by: str, clause: str) -> None:
    """DT-6.7 and DT-6.8: the figure moves without a die; no face works, and phase 4 follows."""
    table.moved_by = by
    step_to(table, you, field, clause)
    table.then(Ability())


@step
def end_of_turn(table: DiceTable, _entry: EndOfTurn) -> None:
    """DT-3.9: the next player clockwise who can continue; if nobody can, the chapter is over (DT-13.1)."""
    begin_turn(table, (*table.others(table.active), table.active))


def begin_turn(table: DiceTable, seats: tuple[str, ...]) -> None:
    """The turn goes to the first of these seats that has not passed and has a die or a Rabbit Token."""
    table.placed = table.moved_by = table.route = table.mount = ""
    table.being_read = ()
    table.doubles = table.must_walk = table.was_moved = table.looks_ahead = table.has_completed = False
    table.offers = table.refusals = 0
    for seat in seats:
        you = table.adventurer(seat)
        if not you.has_passed and (you.pool or you.rabbits):
            table.active = seat
            table.then(Turn())
            return
    table.active = ""
    table.then(EndOfChapter())

"""What the active player may do before phase 1, between the phases and in phase 5: BOUNDARY and TURN-START alike."""

from __future__ import annotations

from functools import partial

from fairytable.games.dice_upon_a_time import events
from fairytable.games.dice_upon_a_time.moments import BOUNDARY, Occasion, abilities_in, options_in, play
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable

open_options = partial(abilities_in, BOUNDARY)
"""What a Character may do, as everybody sees."""


def secret_options(table: DiceTable, you: Adventurer) -> list[str]:
    """The Magic Items for this moment."""
    return options_in(BOUNDARY, table, Occasion(you)) if you.magic.cards else []


def curses_of(table: DiceTable, you: Adventurer) -> list[str]:
    cards = dict.fromkeys(lying.card for lying in you.stories)
    return [card for card in cards if table.content.stories[card].kind == "curse"]


async def use_boundary(table: DiceTable, you: Adventurer, answer: str) -> None:
    """Carry out one of these options."""
    await play(table, Occasion(you), answer)


def take_back(table: DiceTable, you: Adventurer, die: str, clause: str) -> None:
    """DT-4.16: a die goes from the board back into the pool, showing the same face."""
    table.take_die_off(you.seat, die)
    you.pool = (*you.pool, die)
    table.tell(events.DieTakenBack(seat=you.seat, die=die), clause)

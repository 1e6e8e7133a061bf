"""The magics that are declared: Bell, Re-roll, Move Two. Keys and Trumpet are moves (see actions.py)."""

from __future__ import annotations

from collections.abc import Sequence

from fairytable.games.fantastic_stories import events
from fairytable.games.fantastic_stories.table import Reader, StoryTable
from fairytable.games.fantastic_stories.verbs import CALL_FERRY, MOVE_TWO, REROLL

REROLLING, MOVING_TWO = REROLL.all_of(), MOVE_TWO.all_of()


def held_magics(table: StoryTable, reader: Reader) -> list[str]:
    """FS-7.2: the magics on whose spaces pawns of the reader stand. (Asked at every step; a loop is quickest.)"""
    held = []
    magic_at = table.board.magic_at
    for space in reader.pawns:
        if space in magic_at:
            held.append(magic_at[space])
    return held


def ready_magics(table: StoryTable, reader: Reader) -> Sequence[str]:
    """FS-7.3: the held magics, as long as none was used in this turn."""
    return () if table.magic else held_magics(table, reader)


def magic_options(table: StoryTable, reader: Reader, ready: Sequence[str]) -> tuple[str, ...]:
    """FS-7.12 and FS-7.13: what can be declared in step 3 and would have an effect now."""
    if not ready:
        return ()
    options = bell_options(table, reader, ready)
    if "reroll" in ready and table.dice and (table.expert or not table.actions):
        options += REROLLING
    if "move_two" in ready and can_declare_move_two(table):
        options += MOVING_TWO
    return options


def can_declare_move_two(table: StoryTable) -> bool:
    """FS-7.13: an unused die; in expert also the die just used."""
    return bool(table.dice or (table.expert and table.last_die))


def bell_options(table: StoryTable, reader: Reader, ready: Sequence[str]) -> tuple[str, ...]:
    """FS-11.1: the docks to which the reader could call the ferry."""
    if "bell" not in ready:
        return ()
    return tuple([CALL_FERRY(dock) for dock in table.board.docks if dock != table.ferry and reader.stands_on(dock)])


def call_ferry(table: StoryTable, reader: Reader, answer: str) -> None:
    """FS-11: the ferry comes empty."""
    table.magic = "bell"
    (table.ferry,) = CALL_FERRY.read(answer)
    table.tell(events.FerryCalled(seat=reader.seat, dock=table.ferry), "FS-11.1")


def reroll(table: StoryTable, reader: Reader) -> None:
    """FS-9.1: all dice; in expert all that are not used yet (FS-18.10)."""
    table.magic = "reroll"
    table.dice[:] = table.chance.roll_dice(len(table.dice))
    table.tell(events.Rerolled(seat=reader.seat, dice=tuple(table.dice)), "FS-18.10" if table.expert else "FS-9.1")


def declare_move_two(table: StoryTable, reader: Reader) -> None:
    """FS-8: a second action for another pawn; in expert the same die for another pawn (FS-18.5).

    In expert it holds for the die just used, if a different pawn uses it next, else for the next die (FS-18.15).
    """
    table.magic = "move_two"
    table.tell(events.MoveTwoDeclared(seat=reader.seat), "FS-18.5" if table.expert else "FS-8.1")
    if table.expert:
        table.shared_die = table.last_die
        table.two_declared = True

"""The magics that are declared: Bell, Re-roll, Move Two. Keys and Trumpet are moves (see actions.py)."""

from __future__ import annotations

from fairytable.games.fantastic_stories.table import Reader, StoryTable


def holds(table: StoryTable, reader: Reader, magic: str) -> bool:
    """FS-7.2: whether a pawn of the reader stands on a space of this magic."""
    pawns = reader.pawns
    return any(space in pawns for space in table.board.magics[magic])


def magic_options(table: StoryTable, reader: Reader) -> tuple[str, ...]:
    """FS-7.12 and FS-7.13: what can be declared in step 3 and would have an effect now."""
    if table.magic:
        return ()
    options = bell_options(table, reader)
    if table.dice and (table.expert or not table.actions) and holds(table, reader, "reroll"):
        options += ("reroll",)
    if can_declare_move_two(table) and holds(table, reader, "move_two"):
        options += ("move_two",)
    return options


def can_declare_move_two(table: StoryTable) -> bool:
    """FS-7.13: an unused die; in the base game before the second action, in expert also the die just used."""
    if table.expert:
        return bool(table.dice or table.last_die)
    return bool(table.dice) and table.actions < 2


def bell_options(table: StoryTable, reader: Reader) -> tuple[str, ...]:
    """FS-11.1: the docks to which the reader could call the ferry."""
    if table.magic or not holds(table, reader, "bell"):
        return ()
    return tuple(f"call_ferry {dock}" for dock in table.board.docks if dock != table.ferry and reader.stands_on(dock))


def call_ferry(table: StoryTable, reader: Reader, answer: str) -> None:
    """FS-11: the ferry comes empty."""
    table.magic = "bell"
    table.last_die = 0
    table.ferry = answer.split()[1]
    table.tell("ferry_called", "FS-11.1", seat=reader.seat, dock=table.ferry)


def reroll(table: StoryTable, reader: Reader) -> None:
    """FS-9.1: all dice; in expert all that are not used yet (FS-18.10)."""
    table.magic = "reroll"
    table.last_die = 0
    table.dice[:] = table.chance.roll_dice(len(table.dice))
    table.tell("rerolled", "FS-18.10" if table.expert else "FS-9.1", seat=reader.seat, dice=table.dice)


def declare_move_two(table: StoryTable, reader: Reader) -> None:
    """FS-8: a second action for another pawn; in expert the same die for another pawn (FS-18.5).

    In expert the die just used is meant, if there is one; otherwise the die of the next action (FS-18.15).
    """
    table.magic = "move_two"
    table.tell("move_two_declared", "FS-18.5" if table.expert else "FS-8.1", seat=reader.seat)
    if table.expert:
        table.shared_die = table.last_die
        table.two_declared = not table.last_die

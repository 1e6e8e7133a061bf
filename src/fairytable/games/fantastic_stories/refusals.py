"""Why can't I? The reasons for what a reader might expect to do and cannot do now."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.fantastic_stories.actions import action_options, free_pawns
from fairytable.games.fantastic_stories.board import Move, Quest
from fairytable.games.fantastic_stories.magic import holds, magic_options
from fairytable.games.fantastic_stories.table import Reader, StoryTable


def why_not_castle(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    """In the castle step only pawns at home and in the castle count, and only the Bell works."""
    reasons = _why_not_bell(table, reader)
    at_home = reader.reserve + reader.pawns.get(table.board.castle, 0)
    for count in range(at_home + 1, 8):
        reasons[f"castle {count}"] = Reason("too_few_at_home", "FS-3.4", {"pawns": at_home})
    return reasons


def why_not_act(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    """Every path from a space with an own pawn, every adventure begun, every magic that is not on offer."""
    legal = {*action_options(table, reader), *magic_options(table, reader)}
    reasons: dict[str, Reason] = {}
    for option, way in table.board.moves.items():
        if option not in legal and reader.stands_on(way.start):
            reasons[option] = _why_not_move(table, reader, way)
    for quest in table.board.quests.values():
        if quest.option not in legal:
            reasons[quest.option] = _why_not_complete(table, reader, quest)
    missing = _why_not_magic(table, reader)
    return reasons | {option: reason for option, reason in missing.items() if option not in legal}


def _why_not_move(table: StoryTable, reader: Reader, way: Move) -> Reason:
    if way.kind == "tunnel" and not holds(table, reader, "keys"):
        return Reason("no_keys", "FS-12.4")
    if way.kind == "fly" and not holds(table, reader, "trumpet"):
        return Reason("no_trumpet", "FS-10.1")
    if way.kind in ("tunnel", "fly") and table.magic:
        return Reason("magic_used", "FS-7.3", {"magic": table.magic})
    if way.kind == "ride" and table.ferry != way.start:
        return Reason("ferry_elsewhere", "FS-6.11", {"dock": table.ferry})
    return _why_no_die(table, reader, way.start, way.die)


def _why_not_complete(table: StoryTable, reader: Reader, quest: Quest) -> Reason:
    if quest.space in reader.book:
        return Reason("completed_before", "FS-14.7", {"adventure": quest.space})
    if not reader.stands_on(quest.space):
        return Reason("nobody_at_adventure", "FS-14.1", {"adventure": quest.space})
    if not reader.stands_on(quest.item):
        return Reason("item_missing", "FS-13.1", {"adventure": quest.space, "item": quest.item})
    return _why_no_die(table, reader, quest.space, quest.die)


def _why_no_die(table: StoryTable, reader: Reader, start: str, die: int) -> Reason:
    """The pawn is there and the way is open: it is the action or the die that is missing."""
    if not table.dice and not table.actions and not table.expert:
        return Reason("no_dice", "FS-4.3")
    if not table.expert and table.actions >= 2:
        return Reason("two_actions_done", "FS-8.1")
    if not table.expert and table.actions == 1:
        if table.magic != "move_two":
            return Reason("action_done", "FS-2.2")
        if die in table.dice and start not in free_pawns(table, reader):
            return Reason("same_pawn", "FS-8.2")
    if table.shared_die == die and start not in free_pawns(table, reader):
        return Reason("same_pawn", "FS-18.5")
    return Reason("no_such_die", "FS-5.2", {"die": die, "dice": tuple(table.dice)})


def _why_not_magic(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    reasons = _why_not_bell(table, reader)
    for option in ("reroll", "move_two"):
        if not holds(table, reader, option):
            reasons[option] = Reason("nobody_on_magic", "FS-7.2", {"magic": option})
        elif table.magic:
            reasons[option] = Reason("magic_used", "FS-7.3", {"magic": table.magic})
        elif option == "reroll" and table.dice:
            reasons[option] = Reason("reroll_too_late", "FS-9.4")
        else:
            reasons[option] = Reason("no_die_left", "FS-7.13", {"magic": option})
    return reasons


def _why_not_bell(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    reasons = {}
    for dock in table.board.docks:
        option = f"call_ferry {dock}"
        if not holds(table, reader, "bell"):
            reasons[option] = Reason("nobody_on_magic", "FS-7.2", {"magic": "bell"})
        elif table.magic:
            reasons[option] = Reason("magic_used", "FS-7.3", {"magic": table.magic})
        elif dock == table.ferry:
            reasons[option] = Reason("ferry_here_already", "FS-11.1", {"dock": dock})
        elif not reader.stands_on(dock):
            reasons[option] = Reason("nobody_at_dock", "FS-11.1", {"dock": dock})
    return reasons

"""Why can't I? The reasons for what a reader might expect to do and cannot do now."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.fantastic_stories.actions import action_options, free_pawns
from fairytable.games.fantastic_stories.board import Move, Quest
from fairytable.games.fantastic_stories.magic import held_magics, magic_options, ready_magics
from fairytable.games.fantastic_stories.table import PAWNS, Reader, StoryTable
from fairytable.games.fantastic_stories.verbs import CALL_FERRY, CASTLE, END, FLY, MOVE_TWO, REROLL


def why_not_castle(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    """In the castle step only pawns at home and in the castle count, and only the Bell works."""
    reasons = _why_not_bell(table, reader)
    at_home = reader.reserve + reader.pawns.get(table.board.castle, 0)
    for count in range(at_home + 1, PAWNS + 1):
        reasons[CASTLE(count)] = Reason("too_few_at_home", "FS-3.4", {"pawns": at_home})
    roll_first = Reason("roll_first", "FS-2.1")
    for option, way in table.board.moves.items():
        if reader.stands_on(way.start):
            reasons[option] = _why_closed(table, reader, way) or roll_first
    for quest in table.board.quests.values():
        reasons[quest.option] = _why_not_ready(reader, quest) or roll_first
    for verb in (REROLL, MOVE_TWO):
        reasons[verb()] = _why_no_magic(table, reader, verb.word) or roll_first
    return reasons | {END(): roll_first}


def why_not_act(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    """Every path from a space with an own pawn, every adventure, every magic that is not on offer, and the castle."""
    ready = ready_magics(table, reader)
    legal = {*action_options(table, reader, ready), *magic_options(table, reader, ready)}
    reasons = {CASTLE(pawns): Reason("rolled_already", "FS-3.5") for pawns in range(PAWNS + 1)}
    for option, way in table.board.moves.items():
        if reader.stands_on(way.start):
            reasons[option] = _why_closed(table, reader, way) or _why_no_die(table, reader, way.start, way.die)
        if way.kind == "fly":
            for trumpet in filter(reader.stands_on, table.board.magics["trumpet"]):
                reasons[FLY(trumpet, way.end, way.die)] = Reason("pawn_on_trumpet", "FS-10.4")
    for quest in table.board.quests.values():
        reasons[quest.option] = _why_not_ready(reader, quest) or _why_no_die(table, reader, quest.space, quest.die)
    for verb in (REROLL, MOVE_TWO):
        reasons[verb()] = _why_no_magic(table, reader, verb.word) or _why_too_late(table, verb.word)
    reasons |= _why_not_bell(table, reader)
    return {option: reason for option, reason in reasons.items() if option not in legal}


def _why_closed(table: StoryTable, reader: Reader, way: Move) -> Reason | None:
    """Why the path could not be used, whatever the dice show."""
    if way.kind == "tunnel" and "keys" not in held_magics(table, reader):
        return Reason("no_keys", "FS-12.4")
    if way.kind == "fly" and "trumpet" not in held_magics(table, reader):
        return Reason("no_trumpet", "FS-10.1")
    if way.kind in ("tunnel", "fly") and table.magic:
        return Reason("magic_used", "FS-7.3", {"magic": table.magic})
    if way.kind == "ride" and table.ferry != way.start:
        return Reason("ferry_elsewhere", "FS-6.11", {"dock": table.ferry})
    return None


def _why_not_ready(reader: Reader, quest: Quest) -> Reason | None:
    """Why the adventure could not be completed, whatever the dice show."""
    if quest.space in reader.book:
        return Reason("completed_before", "FS-14.7", {"adventure": quest.space})
    if not reader.stands_on(quest.space):
        return Reason("nobody_at_adventure", "FS-14.1", {"adventure": quest.space})
    if not reader.stands_on(quest.item):
        return Reason("item_missing", "FS-13.1", {"adventure": quest.space, "item": quest.item})
    return None


def _why_no_die(table: StoryTable, reader: Reader, start: str, die: int) -> Reason:
    """The pawn is there and the way is open: it is the action or the die that is missing."""
    dice = (*table.dice, table.shared_die) if table.shared_die else tuple(table.dice)
    if not dice and not table.actions:
        return Reason("no_dice", "FS-4.3")
    if not table.expert and table.actions >= 2:
        return Reason("two_actions_done", "FS-8.1")
    if not table.expert and table.actions and table.magic != "move_two":
        return Reason("action_done", "FS-2.2")
    if not dice:
        return Reason("dice_used_up", "FS-18.3" if table.expert else "FS-8.4")
    if die in dice and start not in free_pawns(table, reader):
        return Reason("same_pawn", "FS-18.5" if table.expert else "FS-8.2")
    return Reason("no_such_die", "FS-5.2", {"die": die, "dice": dice})


def _why_no_magic(table: StoryTable, reader: Reader, magic: str) -> Reason | None:
    if magic not in held_magics(table, reader):
        return Reason("nobody_on_magic", "FS-7.2", {"magic": magic})
    if table.magic:
        return Reason("magic_used", "FS-7.3", {"magic": table.magic})
    return None


def _why_too_late(table: StoryTable, magic: str) -> Reason:
    if magic == "reroll" and table.dice:
        return Reason("reroll_too_late", "FS-9.4")
    return Reason("no_die_left", "FS-7.13", {"magic": magic})


def _why_not_bell(table: StoryTable, reader: Reader) -> dict[str, Reason]:
    reasons = {}
    for dock in table.board.docks:
        option = CALL_FERRY(dock)
        if reason := _why_no_magic(table, reader, "bell"):
            reasons[option] = reason
        elif dock == table.ferry:
            reasons[option] = Reason("ferry_here_already", "FS-11.1", {"dock": dock})
        elif not reader.stands_on(dock):
            reasons[option] = Reason("nobody_at_dock", "FS-11.1", {"dock": dock})
    return reasons

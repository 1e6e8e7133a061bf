"""Why can't I? What a reader might expect to do in a turn, and the reasons why it cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.fantastic_stories import questions
from fairytable.games.fantastic_stories.actions import free_pawns
from fairytable.games.fantastic_stories.content import Move, Quest
from fairytable.games.fantastic_stories.magic import held_magics
from fairytable.games.fantastic_stories.table import PAWNS, Reader, StoryTable
from fairytable.games.fantastic_stories.verbs import (
    CALL_FERRY,
    CASTLE,
    COMPLETE,
    END,
    FLY,
    MOVE_TWO,
    REROLL,
    RIDE,
    TUNNEL,
    WALK,
)

ROLL_FIRST = Reason("roll_first", "FS-2.1")
DIE_CLAUSES = {"walk": "FS-5.2", "ride": "FS-6.2", "tunnel": "FS-12.3", "fly": "FS-10.2"}

STEPS = (questions.CastleStep.about, questions.MoveStep.about)


def _why_not_castle(table: StoryTable, question: Question, _option: str) -> Reason:
    """In the castle step only pawns at home and in the castle count; afterwards it is over."""
    if question.about != questions.CastleStep.about:
        return Reason("rolled_already", "FS-3.5")
    reader = table.reader(question.seat)
    return Reason("too_few_at_home", "FS-3.4", {"pawns": reader.reserve + reader.pawns.get(table.board.castle, 0)})


def _moves(kind: str, table: StoryTable, question: Question) -> list[str]:
    """Every path of this kind from a space with an own pawn, and flights of the pawn at the Trumpet itself."""
    reader = table.reader(question.seat)
    moves = table.board.moves
    options = [option for option, way in moves.items() if way.kind == kind and reader.stands_on(way.start)]
    if kind == "fly":
        landings = {(way.end, way.die) for way in moves.values() if way.kind == "fly"}
        for trumpet in filter(reader.stands_on, table.board.magics["trumpet"]):
            options += [FLY(trumpet, *landing) for landing in sorted(landings)]
    return options


def _why_not_move(table: StoryTable, question: Question, option: str) -> Reason:
    reader = table.reader(question.seat)
    way = table.board.moves.get(option)
    if way is None:
        return Reason("pawn_on_trumpet", "FS-10.4")
    if reason := _why_closed(table, reader, way):
        return reason
    if question.about == questions.CastleStep.about:
        return ROLL_FIRST
    return _why_no_die(table, reader, way.start, way.die, DIE_CLAUSES[way.kind])


def _why_not_complete(table: StoryTable, question: Question, option: str) -> Reason:
    reader = table.reader(question.seat)
    quest = table.board.quests[COMPLETE.read(option)[0]]
    if reason := _why_not_ready(reader, quest):
        return reason
    if question.about == questions.CastleStep.about:
        return ROLL_FIRST
    return _why_no_die(table, reader, quest.space, quest.die, "FS-14.1")


def _why_not_bell(table: StoryTable, question: Question, option: str) -> Reason:
    reader = table.reader(question.seat)
    (dock,) = CALL_FERRY.read(option)
    if reason := _why_no_magic(table, reader, "bell"):
        return reason
    if dock == table.ferry:
        return Reason("ferry_here_already", "FS-11.1", {"dock": dock})
    return Reason("nobody_at_dock", "FS-11.1", {"dock": dock})


def _why_not_declare(table: StoryTable, question: Question, option: str) -> Reason:
    """Re-roll and Move Two."""
    if reason := _why_no_magic(table, table.reader(question.seat), option):
        return reason
    if question.about == questions.CastleStep.about:
        return ROLL_FIRST
    if option in REROLL and table.dice:
        return Reason("reroll_too_late", "FS-9.4")
    return Reason("no_die_left", "FS-7.13", {"magic": option})


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


def _why_no_die(table: StoryTable, reader: Reader, start: str, die: int, clause: str) -> Reason:
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
    return Reason("no_such_die", clause, {"die": die, "dice": dice})


def _why_no_magic(table: StoryTable, reader: Reader, magic: str) -> Reason | None:
    if magic not in held_magics(table, reader):
        return Reason("nobody_on_magic", "FS-7.2", {"magic": magic})
    if table.magic:
        return Reason("magic_used", "FS-7.3", {"magic": table.magic})
    return None


def _in_turn(
    verb: Verb,
    clauses: tuple[str, ...],
    options: Callable[[StoryTable, Question], Iterable[str]],
    why_not: Callable[[StoryTable, Question, str], Reason],
) -> Expectation:
    """A player who is asked to board the ferry has no turn and expects nothing else."""

    def at_hand(table: StoryTable, question: Question) -> Iterable[str]:
        return (
            options(table, question) if question.about in (questions.CastleStep.about, questions.MoveStep.about) else ()
        )

    return Expectation(verb, clauses, at_hand, why_not)


TOO_LATE = ("FS-2.2", "FS-4.3", "FS-8.1", "FS-8.2", "FS-8.4", "FS-18.3", "FS-18.5")
"""By these a die or an action is missing, whatever it is for."""

EXPECTATIONS = (
    _in_turn(
        CASTLE,
        ("FS-3.4", "FS-3.5"),
        lambda _table, _question: CASTLE.all_of(range(PAWNS + 1)),
        _why_not_castle,
    ),
    _in_turn(WALK, ("FS-2.1", "FS-5.2", *TOO_LATE), partial(_moves, "walk"), _why_not_move),
    _in_turn(RIDE, ("FS-2.1", "FS-6.2", "FS-6.11", *TOO_LATE), partial(_moves, "ride"), _why_not_move),
    _in_turn(TUNNEL, ("FS-2.1", "FS-7.3", "FS-12.3", "FS-12.4", *TOO_LATE), partial(_moves, "tunnel"), _why_not_move),
    _in_turn(
        FLY, ("FS-2.1", "FS-7.3", "FS-10.1", "FS-10.2", "FS-10.4", *TOO_LATE), partial(_moves, "fly"), _why_not_move
    ),
    _in_turn(
        COMPLETE,
        ("FS-2.1", "FS-13.1", "FS-14.1", "FS-14.7", *TOO_LATE),
        lambda table, _question: [quest.option for quest in table.board.quests.values()],
        _why_not_complete,
    ),
    _in_turn(
        CALL_FERRY,
        ("FS-7.2", "FS-7.3", "FS-11.1"),
        lambda table, _question: CALL_FERRY.all_of(table.board.docks),
        _why_not_bell,
    ),
    _in_turn(REROLL, ("FS-2.1", "FS-7.2", "FS-7.3", "FS-7.13", "FS-9.4"), lambda *_: REROLL.all_of(), _why_not_declare),
    _in_turn(MOVE_TWO, ("FS-2.1", "FS-7.2", "FS-7.3", "FS-7.13"), lambda *_: MOVE_TWO.all_of(), _why_not_declare),
    _in_turn(END, ("FS-2.1",), lambda *_: END.all_of(), lambda *_: ROLL_FIRST),
)

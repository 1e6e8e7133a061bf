"""Why not move? Rolls, walks, Biscuit moves, Salt, and what ends or skips a turn."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.abilities import STOPS
from fairytable.games.hungarian_folktales.board import MARKETS, Board
from fairytable.games.hungarian_folktales.moments import (
    FREE,
    IN_TURN,
    WAITING_CLAUSES,
    WALKING,
    asked,
    why_stopped,
    why_wait,
)
from fairytable.games.hungarian_folktales.movement import best_step_tile, step_tiles, steps_of
from fairytable.games.hungarian_folktales.table import NOTHING, WORST_BOOT, FolktaleTable, Hero

HIGHEST = 5
"""HF-4.1: the highest number that a blank can be."""


def _rolls(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield verbs.ROLL()


def _why_not_roll(table: FolktaleTable, question: Question, _option: str) -> Reason | None:
    if "roll" in table.used:
        return Reason("rolled_already", "HF-1.3")
    return why_stopped(table, asked(table, question)) or why_wait(table, question.about, FREE)


def _rolls_with(table: FolktaleTable, question: Question) -> Iterator[str]:
    tiles = step_tiles(table, asked(table, question)) if question.about in FREE else []
    yield from verbs.ROLL_WITH.all_of([*tiles, NOTHING] if tiles else [])


def _why_not_roll_with(table: FolktaleTable, question: Question, option: str) -> Reason | None:
    hero, (kind,) = asked(table, question), verbs.ROLL_WITH.read(option)
    if "roll" in table.used or table.has_stopped or table.is_ending:
        return _why_not_roll(table, question, option)
    best = best_step_tile(table, hero)
    if kind == best and steps_of(table, hero, 1, kind) != steps_of(table, hero, 1, ""):
        return Reason("counts_anyway", "HF-3.11", {"tile": kind})
    return Reason("same_steps", "HF-3.11", {"tile": kind})


def _bites(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield from verbs.BITE.all_of(sorted(set(asked(table, question).biscuits)))


def _why_not_bite(table: FolktaleTable, question: Question, _option: str) -> Reason:
    if waits := why_wait(table, question.about, FREE):
        return waits
    if stopped := why_stopped(table, asked(table, question)):
        return stopped
    return Reason("bitten_already", "HF-6.4") if "bite" in table.used else Reason("fits_nowhere", "HF-30.8")


def _ends(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield verbs.END()


def _why_not_end(table: FolktaleTable, question: Question, _option: str) -> Reason:
    return why_wait(table, question.about, FREE) or Reason("roll_first", "HF-1.3")


def _stays(table: FolktaleTable, question: Question) -> Iterator[str]:
    here = table.field(asked(table, question))
    if question.about in FREE and here is not None and here.kind in MARKETS:
        yield verbs.STAY()


def _why_not_stay(table: FolktaleTable, question: Question, _option: str) -> Reason:
    if table.is_shopping:
        return Reason("stays_already", "HF-18.2", {"field": asked(table, question).at})
    return Reason("left_already", "HF-18.10")


def _rests(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in FREE and asked(table, question).boot:
        yield verbs.REST()


def _why_not_rest(table: FolktaleTable, question: Question, _option: str) -> Reason:
    if asked(table, question).boot < WORST_BOOT:
        return Reason("rest_for_two", "HF-3.18")
    return Reason("rest_at_start", "HF-3.20")


def _walks(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Every field that lies within so many steps, whichever way leads there."""
    movement = table.movement
    if question.about == questions.Walk.about and movement is not None and not movement.turned:
        ends = {verbs.WALK_BY.read(option)[0] for option in question.options if option in verbs.WALK_BY}
        if not any(option in verbs.TURN_TO for option in question.options):
            yield from (verbs.WALK(field) for field in _near(table, movement.steps) if field not in ends)


def _near(table: FolktaleTable, steps: int) -> list[str]:
    board, here = table.content.board, table.active.at
    return [field for field, far in board.distances[here].items() if 0 < far <= max(1, steps)]


def _why_not_walk(table: FolktaleTable, question: Question, option: str) -> Reason:
    return _why_not_there(table, asked(table, question), table.movement_now().steps, verbs.WALK.read(option)[0])


def _why_not_there(table: FolktaleTable, hero: Hero, steps: int, field: str) -> Reason:
    if steps <= 0:
        return Reason("no_steps", "HF-2.12")
    board = table.content.board
    if _ends_at(board, hero.at, steps, field):
        return Reason("dead_end_closed", "HF-30.1")
    if not _ends_at(board, hero.at, board.distances[hero.at][field], field):
        return Reason("stop_between", "HF-2.9")
    return Reason("whole_number", "HF-2.5", {"steps": steps})


def _ends_at(board: Board, start: str, steps: int, field: str) -> bool:
    return any(walk.end == field for walk in board.walks(start, steps, exact=False) or ())


def _strides(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Every field that lies within the highest number, unless some number leads there."""
    if question.about != questions.Blank.about or any(option in verbs.NUMBER for option in question.options):
        return
    reached = {verbs.STRIDE.read(option)[1] for option in question.options if option in verbs.STRIDE}
    steps = steps_of(table, asked(table, question), HIGHEST, table.step_tile)
    yield from (verbs.STRIDE(HIGHEST, field) for field in _near(table, steps) if field not in reached)


def _why_not_stride(table: FolktaleTable, question: Question, option: str) -> Reason:
    if table.rules.blank_skips:
        return Reason("blank_skips", "HF-30.2")
    hero, (number, field) = asked(table, question), verbs.STRIDE.read(option)
    return _why_not_there(table, hero, steps_of(table, hero, int(number), table.step_tile), field)


def _turns(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Where a hero is asked branch by branch: every neighbour of the field where the way has come to."""
    movement = table.movement
    if movement is not None and any(option in verbs.TURN_TO for option in question.options):
        here = (movement.start, *movement.turned)[-1]
        yield from verbs.TURN_TO.all_of(table.content.board.neighbours[here])


def _why_not_turn(table: FolktaleTable, _question: Question, option: str) -> Reason:
    movement = table.movement_now()
    way = (movement.start, *movement.turned)
    if len(way) > 1 and verbs.TURN_TO.read(option)[0] == way[-2]:
        return Reason("no_turning_round", "HF-2.2")
    return Reason("dead_end_closed", "HF-30.1")


def _stands(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in WALKING:
        yield verbs.STAND()


def _why_not_stand(_table: FolktaleTable, _question: Question, _option: str) -> Reason:
    return Reason("must_walk", "HF-2.5")


def _salts(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in (*WALKING, *FREE) and asked(table, question).salt:
        yield verbs.SALT()


def _why_not_salt(table: FolktaleTable, _question: Question, _option: str) -> Reason:
    if "salt" in table.used:
        return Reason("salt_used", "HF-6.16")
    if table.movement is not None:
        return Reason("salt_white_only", "HF-6.16")
    return Reason("salt_before_walking", "HF-6.15")


EXPECTATIONS = (
    Expectation(verbs.ROLL, ("HF-1.3", *STOPS), _rolls, _why_not_roll),
    Expectation(verbs.ROLL_WITH, ("HF-1.3", "HF-3.11", *STOPS), _rolls_with, _why_not_roll_with),
    Expectation(verbs.BITE, ("HF-6.4", "HF-30.8", *STOPS), _bites, _why_not_bite),
    Expectation(verbs.END, ("HF-1.3", *WAITING_CLAUSES), _ends, _why_not_end),
    Expectation(verbs.STAY, ("HF-18.2", "HF-18.10"), _stays, _why_not_stay),
    Expectation(verbs.REST, ("HF-3.18", "HF-3.20"), _rests, _why_not_rest),
    Expectation(verbs.WALK, ("HF-2.5", "HF-2.9", "HF-2.12", "HF-30.1"), _walks, _why_not_walk),
    Expectation(verbs.STRIDE, ("HF-2.5", "HF-2.9", "HF-2.12", "HF-30.1", "HF-30.2"), _strides, _why_not_stride),
    Expectation(verbs.TURN_TO, ("HF-2.2", "HF-30.1"), _turns, _why_not_turn),
    Expectation(verbs.STAND, ("HF-2.5",), _stands, _why_not_stand),
    Expectation(verbs.SALT, ("HF-6.15", "HF-6.16"), _salts, _why_not_salt),
)

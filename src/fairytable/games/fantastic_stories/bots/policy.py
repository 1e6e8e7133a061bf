"""What somebody would probably answer, quickly found: the step that brings the plan nearest to its end.

It works on positions in numbers, so it needs no copy of the match.
"""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import NO, YES
from fairytable.games.fantastic_stories import questions
from fairytable.games.fantastic_stories.bots.heuristic import position_of
from fairytable.games.fantastic_stories.bots.plans import Position, plan
from fairytable.games.fantastic_stories.bots.routes import routes_of
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.games.fantastic_stories.verbs import CALL_FERRY, CASTLE, COMPLETE, END, MOVE_TWO, REROLL

GAIN_OF_A_STEP = 0.01
"""In turns: a step has to bring at least so much."""
PAWNS_SENT_AT_ONCE = {False: 1, True: 2}
"""In the base game, and in expert."""


def policy(table: StoryTable, question: Question, _chance: Chance) -> str:
    """The answer of somebody who follows a plan and does not think twice."""
    position = position_of(table, table.reader(question.seat))
    if ferry := _ferry_called(position, question):
        return ferry
    if question.about == questions.CastleStep.about:
        return _castle_step(table, position, question)
    if question.about == questions.MoveStep.about:
        return _move_step(table, position, question)
    if question.about == questions.Board.about:
        return _board(table, position, question)
    return question.default_answer


def _ferry_called(position: Position, question: Question) -> str:
    """The Bell is rung where a pawn of the plan waits for the ferry."""
    _, magic, journeys = plan(position)
    if magic != "bell":
        return ""
    starts = {start for start, _ in journeys}
    number_of = position.routes.number_of
    return next(
        (
            option
            for option in question.options
            if option in CALL_FERRY and number_of[CALL_FERRY.read(option)[0]] in starts
        ),
        "",
    )


def _castle_step(table: StoryTable, position: Position, question: Question) -> str:
    """As many pawns stand ready as the plan sends out now; the others are dice."""
    castle = position.routes.castle
    leaving = sum(start == castle for start, _ in plan(position).journeys)
    ready = min(leaving, PAWNS_SENT_AT_ONCE[table.expert], max(0, position.home - 1))
    answer = CASTLE(ready)
    return answer if answer in question.options else question.default_answer


def _move_step(table: StoryTable, position: Position, question: Question) -> str:
    """What shortens the plan most; if nothing does, other dice may help."""
    now = plan(position)
    best, fewest = END(), now.turns - GAIN_OF_A_STEP
    moves = table.board.moves
    number_of = position.routes.number_of
    for option in question.options:
        way = moves.get(option)
        if way is not None:
            end = number_of[way.end]
            after = position.after_move(number_of[way.start], end, end if way.kind == "ride" else position.ferry)
        elif option in COMPLETE:
            space = number_of[COMPLETE.read(option)[0]]
            after = position.after_completing(next(e for e in position.routes.errands if e.space == space))
        else:
            continue
        turns = plan(after).turns
        if turns < fewest:
            best, fewest = option, turns
    if best in END:
        return REROLL() if REROLL() in question.options else best
    if not table.expert and not table.actions and len(table.dice) > 1 and MOVE_TWO() in question.options:
        return MOVE_TWO()
    return best


def _board(table: StoryTable, position: Position, question: Question) -> str:
    """Whether the other shore is nearer to where the pawn should go."""
    number_of = routes_of(table.board).number_of
    ride = questions.Board.of(question)
    dock, end = number_of[ride.dock], number_of[ride.end]
    along, ashore = position.after_move(dock, end, end), position._replace(ferry=end)
    return YES() if plan(along).turns < plan(ashore).turns else NO()

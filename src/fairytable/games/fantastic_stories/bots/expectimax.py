"""Reckoning: how many rounds a reader still needs, with every roll that can fall, and so what each answer is worth.

Nothing is hidden in this game, and nobody gets in anybody's way. So a bot need not try its answers in imagined matches:
it can reckon. From what is left after each action follows what is left before it, on average of all rolls, when one
waits for the numbers that are worth it. This is done for a few actions in a row; what is left after them is estimated
(`estimate.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nsmallest
from math import exp, inf

from fairytable.engine.questions import Question
from fairytable.engine.verbs import NO, YES
from fairytable.games.fantastic_stories import questions
from fairytable.games.fantastic_stories.bots.estimate import estimate
from fairytable.games.fantastic_stories.bots.heuristic import LEAD_THAT_DECIDES, position_of
from fairytable.games.fantastic_stories.bots.plans import Position, outcomes
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE, Reader, StoryTable
from fairytable.games.fantastic_stories.verbs import CALL_FERRY, CASTLE, COMPLETE, MOVE_TWO, REROLL, RIDE, WALK

ACTIONS_AHEAD = 2
"""The number of actions in a row that are calculated with all rolls, after the one to be chosen ..."""
ACTIONS_AHEAD_OF_RIVALS = 1
"""... and so many of rivals, for whom an answer changes no more than the place of the ferry."""
MOST_WITH_A_NUMBER = 2
"""The number of actions with the same die that are followed further: those that look best at once."""
IN_CASTLE = (0, 1)
"""How many pawns may stand ready in the castle. More of them are only dice that are missing."""
TRIES_WITH_REROLL = 6
"""After so many the mean hardly changes any more."""

CHANCES = [[((6 - rank) / 6) ** dice - ((5 - rank) / 6) ** dice for rank in range(6)] for dice in range(DICE + 1)]
"""`CHANCES[dice][rank]`: how likely the best number that falls is the best of all six, the second best ..."""

Left = tuple[float, int]
"""The rounds that are left, and the dock where the ferry lies."""


def expectimax(table: StoryTable, question: Question) -> dict[str, float]:
    """The chance to win after each answer. Nothing in expert, where the dice of a turn can be used in too many ways."""
    if table.expert:
        return {}
    reader = table.reader(question.seat)
    position = position_of(table, reader)
    if question.about == questions.CastleStep.about:
        if chances := _last_castle_step(table, reader, position):
            return chances
        found = _castle_step(position, question)
    elif question.about == questions.MoveStep.about:
        found = _move_step(table, position, question)
    else:
        found = _board(position, question)
    return {option: _chance_to_win(table, reader, *left) for option, left in found.items()}


def _chance_to_win(table: StoryTable, reader: Reader, rounds: float, ferry: int) -> float:
    others = [
        rounds_left(position_of(table, other)._replace(ferry=ferry), ACTIONS_AHEAD_OF_RIVALS)
        for other in table.present()
        if other is not reader
    ]
    return 1 / (1 + sum([exp((rounds - left) / LEAD_THAT_DECIDES) for left in others]))


def _last_castle_step(table: StoryTable, reader: Reader, position: Position) -> dict[str, float]:
    """When somebody else has three adventures: now or never, and the more pawns on the board, the better (FS-16.2)."""
    finished = [other for other in table.readers if len(other.book) >= ADVENTURES_TO_END]
    numbers = {errand.die for errand in position.routes.errands if position.can_complete(errand)}
    if not finished or not numbers or len(reader.book) + 1 < ADVENTURES_TO_END:
        return {}
    most = max(other.pawns_on_board() for other in finished)
    rolls = 2 if position.holds("reroll") else 1
    chances = {}
    for castle in range(position.home):
        pawns = len(position.outside) - 1 + castle
        share = 1.0 if pawns > most else 0.5 if pawns == most else 0.0
        chances[CASTLE(castle)] = share * (1 - (1 - len(numbers) / 6) ** (rolls * min(DICE, position.home - castle)))
    return chances


def _castle_step(position: Position, question: Question) -> dict[str, Left]:
    """The Bell can wait until the dice are known."""
    return {
        option: (rounds_when_waiting(position, castle, ACTIONS_AHEAD + 1), position.ferry)
        for castle in IN_CASTLE
        if (option := CASTLE(castle)) in question.options
    }


def _move_step(table: StoryTable, position: Position, question: Question) -> dict[str, Left]:
    castle = table.active.pawns.get(table.board.castle, 0)
    found = {}
    for option in question.options:
        if option in REROLL:
            found[option] = _rounds_with_reroll(position, castle, len(table.dice)), position.ferry
        else:
            ends = _ends_of_turn(table, position, castle, option, question)
            found[option] = min([(rounds_left(end, ACTIONS_AHEAD), end.ferry) for end in ends])
    return found


def _rounds_with_reroll(position: Position, castle: int, dice: int) -> float:
    """On average of the new rolls, if the best number that falls is used, or none."""
    now = rounds_left(position, ACTIONS_AHEAD)
    numbers = _rounds_by_number(position, castle, "reroll", ACTIONS_AHEAD + 1)
    return sum([chance * min(left, now) for chance, left in zip(CHANCES[dice], numbers, strict=True)])


def _ends_of_turn(table: StoryTable, position: Position, castle: int, option: str, question: Question) -> set[Position]:
    """The positions to which the turn can still lead after the answer, with the dice that lie there."""
    if option in CALL_FERRY:
        called = position._replace(ferry=position.routes.number_of[CALL_FERRY.read(option)[0]])
        return {called, *_actions(called, table.dice, castle, "bell")}
    if option in MOVE_TWO and table.actions:
        acted = position.routes.number_of[table.acted_at] if table.acted_at else None
        return {position, *_actions(position, table.dice, castle, "move_two", acted)}
    if option in MOVE_TWO:
        firsts = [first for first in question.options if first in WALK or first in RIDE or first in COMPLETE]
        return {position}.union(*[_ends_with_two_actions(table, position, castle, first) for first in firsts])
    if table.magic == "move_two" and not table.actions:
        return _ends_with_two_actions(table, position, castle, option)
    return {_after(table, position, option)}


def _ends_with_two_actions(table: StoryTable, position: Position, castle: int, first: str) -> set[Position]:
    """Where Move Two can lead after its first action."""
    after = _after(table, position, first)
    way, number_of = table.board.moves.get(first), position.routes.number_of
    dice = list(table.dice)
    if way is None:
        if first in COMPLETE:
            dice.remove(table.board.quests[COMPLETE.read(first)[0]].die)
        return {after, *_actions(after, dice, castle, "move_two")}
    dice.remove(way.die)
    castle += (way.end == table.board.castle) - (way.start == table.board.castle)
    return {after, *_actions(after, dice, castle, "move_two", number_of[way.end])}


def _after(table: StoryTable, position: Position, option: str) -> Position:
    """After a move, a completion, or the end of the turn."""
    number_of = position.routes.number_of
    if way := table.board.moves.get(option):
        end = number_of[way.end]
        return position.after_move(number_of[way.start], end, end if way.kind == "ride" else position.ferry)
    if option in COMPLETE:
        space = number_of[COMPLETE.read(option)[0]]
        return position.after_completing(next(errand for errand in position.routes.errands if errand.space == space))
    return position


def _actions(
    position: Position, dice: Iterable[int], castle: int, magic: str, acted: int | None = None
) -> Iterator[Position]:
    """The positions after one action with one of the dice."""
    for die in {*dice}:
        for _, after in outcomes(position, die, castle, magic, acted):
            yield after


def _board(position: Position, question: Question) -> dict[str, Left]:
    """The ferry leaves with the pawn or without it."""
    number_of = position.routes.number_of
    ride = questions.Board.of(question)
    dock, end = number_of[ride.dock], number_of[ride.end]
    along, ashore = position.after_move(dock, end, end), position._replace(ferry=end)
    return {YES(): (rounds_left(along, ACTIONS_AHEAD), end), NO(): (rounds_left(ashore, ACTIONS_AHEAD), end)}


@lru_cache(maxsize=1 << 15)
def rounds_left(position: Position, actions: int) -> float:
    """The rounds until the third adventure, on average; so many actions are reckoned, the others estimated."""
    if position.done.bit_count() >= ADVENTURES_TO_END:
        return 0.0
    if not actions:
        return estimate(position)
    return min([rounds_when_waiting(position, castle, actions) for castle in IN_CASTLE if castle < position.home])


def rounds_when_waiting(position: Position, castle: int, actions: int) -> float:
    """The same at the castle step, with so many pawns in the castle, if one waits for the numbers that are worth it."""
    dice = min(DICE, position.home - castle)
    if not dice:
        return inf
    numbers = _rounds_by_number(position, castle, "", actions)
    rounds, likely, fewest = 1.0, 0.0, inf
    for chance, left in zip(CHANCES[dice], numbers, strict=True):
        if left >= fewest:
            break
        rounds += chance * left
        likely += chance
        fewest = rounds / likely
    if position.holds("reroll"):
        fewest = _fewer_with_reroll(fewest, numbers, CHANCES[dice])
    if position.holds("move_two"):
        fewest -= _gain_of_second_action(fewest, numbers, dice)
    return fewest


def _fewer_with_reroll(fewest: float, numbers: list[float], chances: list[float]) -> float:
    """What is not better than the mean of new dice is rolled again."""
    for _ in range(TRIES_WITH_REROLL):
        again = sum([chance * min(left, fewest) for chance, left in zip(chances, numbers, strict=True)])
        fewest = 1 + sum([chance * min(left, fewest, again) for chance, left in zip(chances, numbers, strict=True)])
    return fewest


def _gain_of_second_action(fewest: float, numbers: list[float], dice: int) -> float:
    """What Move Two adds, as if the second number were the best of the other dice, and never for the same pawn."""
    gains = [max(0.0, fewest - left) for left in numbers[1:]]
    others = [((5 - rank) / 6) ** (dice - 1) - ((4 - rank) / 6) ** (dice - 1) for rank in range(5)]
    return (1 - (5 / 6) ** dice) * sum([chance * gain for chance, gain in zip(others, gains, strict=True)])


@lru_cache(maxsize=1 << 14)
def _rounds_by_number(position: Position, castle: int, magic: str, actions: int) -> list[float]:
    """What is left after the best action with each number on a die, the best number first."""
    found = []
    for die in range(1, 7):
        afters = list({after for _, after in outcomes(position, die, castle, magic)})
        if actions > 1 and len(afters) > MOST_WITH_A_NUMBER:
            afters = nsmallest(MOST_WITH_A_NUMBER, afters, estimate)
        found.append(min([rounds_left(after, actions - 1) for after in afters], default=inf))
    return sorted(found)

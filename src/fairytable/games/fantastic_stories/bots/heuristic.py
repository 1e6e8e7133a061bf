"""How good a table looks from a seat: what the bots steer by.

Pawns never get in each other's way, so the game is a race. A table is judged by the turns that everybody still needs
for the third adventure. Between turns a plan estimates them; within a turn the best that the dice allow is counted, and
right after a roll the best that any such roll allows, so that luck that has just been seen misleads nobody.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from fairytable.engine.chance import Chance
from fairytable.games.fantastic_stories.bots.plans import Position, outcomes, plan, turns_when_followed
from fairytable.games.fantastic_stories.bots.routes import routes_of
from fairytable.games.fantastic_stories.scenes import result
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE, Reader, StoryTable

LEAD_THAT_DECIDES = 3.0
"""With so many turns of lead the chances are nearly three to one."""

WORTH_OF_A_PAWN_AT_THE_END = 0.1
"""In turns. More pawns on the board win among those who finish in the same round (FS-16.2)."""

LAST_USE_OF_MOVE_TWO = 0.15
"""In turns: what Move Two should gain at least in expert, since it takes the place of another magic."""

SAMPLE_ROLLS = 4


def heuristic(table: StoryTable, seat: str) -> float:
    """The seat's chance to win, judged by the turns that everybody still needs."""
    if table.over:
        return result(table).share_of(seat)
    reader = table.reader(seat)
    mine = _turns_in_turn(table, reader) if table.active is reader else _turns_between_turns(table, reader)
    others = [_turns_between_turns(table, other) for other in table.present() if other is not reader]
    return 1 / (1 + sum(exp((mine - turns) / LEAD_THAT_DECIDES) for turns in others))


def _turns_between_turns(table: StoryTable, reader: Reader) -> float:
    if len(reader.book) >= ADVENTURES_TO_END:
        return -WORTH_OF_A_PAWN_AT_THE_END * reader.pawns_on_board()
    return plan(position_of(table, reader)).turns


def _turns_in_turn(table: StoryTable, reader: Reader) -> float:
    """The turns left for the active reader, if the rest of the turn is used well."""
    if len(reader.book) >= ADVENTURES_TO_END:
        return _turns_between_turns(table, reader)
    position = position_of(table, reader)
    if not table.rolled:
        splits = range(position.home + 1)
        return min(
            after_any_roll(position, castle, min(DICE, position.home - castle), table.magic) for castle in splits
        )
    castle = reader.pawns.get(table.board.castle, 0)
    if not table.last_die and table.magic in ("", "reroll"):
        return after_any_roll(position, castle, len(table.dice), table.magic)
    return (_rest_of_expert_turn if table.expert else _rest_of_turn)(table, position, castle)


def position_of(table: StoryTable, reader: Reader) -> Position:
    board = table.board
    routes = routes_of(board)
    number_of = routes.number_of
    home, outside = reader.reserve, []
    for space, count in reader.pawns.items():
        if space == board.castle:
            home += count
        else:
            outside += [number_of[space]] * count
    outside.sort()
    done = sum(1 << place for place, space in enumerate(board.quests) if space in reader.book) if reader.book else 0
    return Position(routes, table.expert, home, tuple(outside), done, number_of[table.ferry])


@lru_cache(maxsize=1 << 15)
def after_any_roll(position: Position, castle: int, dice: int, magic: str) -> float:
    """The turns left on average, when so many dice have been rolled with so many pawns in the castle."""
    if not dice:
        return plan(position).turns
    if position.expert:
        rolls = _sample_rolls(dice)
        return sum(turns_when_followed(position, roll, castle, magic) for roll in rolls) / len(rolls)
    turns = _turns_by_number(position, min(castle, 1), magic)
    mean = _mean_of_best(turns, dice)
    if not magic and position.holds("reroll"):
        return _mean_of_best([min(best, mean) for best in turns], dice)
    if not magic and position.holds("move_two"):
        mean -= _gain_of_second_action(turns, dice, plan(position).turns)
    return mean


@lru_cache(maxsize=1 << 15)
def _turns_by_number(position: Position, castle: int, magic: str) -> list[float]:
    """The turns left after the best use of each number on a die, the best number first."""
    now = plan(position).turns
    return sorted(
        min([now, *(plan(after).turns for _, after in outcomes(position, die, castle, magic))]) for die in range(1, 7)
    )


def _mean_of_best(turns: list[float], dice: int) -> float:
    """The mean over all rolls, if the best number that falls is used."""
    return sum(turn * (((6 - rank) / 6) ** dice - ((5 - rank) / 6) ** dice) for rank, turn in enumerate(turns))


def _gain_of_second_action(turns: list[float], dice: int, now: float) -> float:
    """What a second number adds with Move Two, as if it were the best of the other dice and never the same pawn."""
    seconds = [now - turn for turn in turns[1:]]
    gain = sum(
        more * (((5 - rank) / 6) ** (dice - 1) - ((4 - rank) / 6) ** (dice - 1)) for rank, more in enumerate(seconds)
    )
    return gain * (1 - (5 / 6) ** dice)


def _rest_of_turn(table: StoryTable, position: Position, castle: int) -> float:
    """The base game after the Bell, after Move Two was declared, or after an action."""
    now = plan(position).turns
    two = table.magic == "move_two" or (not table.magic and position.holds("move_two"))
    if not table.dice or table.actions >= (2 if two else 1):
        return now
    acted = position.routes.number_of[table.acted_at] if table.acted_at else None
    found = [
        (plan(after).turns, start, die)
        for die in set(table.dice)
        for start, after in outcomes(position, die, castle, table.magic or "move_two", acted)
    ]
    best = min([now, *(turns for turns, _, _ in found)])
    if table.actions or not two:
        return best
    found.sort()
    pairs = (
        first[0] + second[0] - now
        for first in found[:4]
        for second in found
        if second[1] != first[1] and (second[2] != first[2] or table.dice.count(first[2]) > 1)
    )
    return min(best, *pairs, now)


def _rest_of_expert_turn(table: StoryTable, position: Position, castle: int) -> float:
    """Expert: the dice that are left, and once more the die that Move Two shares or could share."""
    dice = tuple(table.dice)
    best = turns_when_followed(position, dice, castle, table.magic)
    could_share = table.last_die if not table.magic and position.holds("move_two") else 0
    shared, least_gain = table.shared_die or could_share, 0.0 if table.shared_die else LAST_USE_OF_MOVE_TWO
    if shared:
        acted = position.routes.number_of[table.acted_at] if table.acted_at else None
        for start, after in outcomes(position, shared, castle, "move_two", acted):
            in_castle = castle - (start == position.routes.castle) + max(0, after.home - position.home)
            best = min(best, turns_when_followed(after, dice, in_castle, "move_two") + least_gain)
    return best


@lru_cache(maxsize=DICE)
def _sample_rolls(dice: int) -> tuple[tuple[int, ...], ...]:
    """Rolls that stand for all, in which every number falls equally often."""
    chance = Chance.from_seed("sample rolls")
    rolls = [chance.roll_dice(dice) for _ in range(SAMPLE_ROLLS)]
    return tuple(tuple(sorted((die + shift) % 6 + 1 for die in roll)) for roll in rolls for shift in range(6))

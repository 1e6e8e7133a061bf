"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.fantastic_stories.bots.heuristic import LEAD_THAT_DECIDES, position_of
from fairytable.games.fantastic_stories.bots.plans import plan
from fairytable.games.fantastic_stories.scenes import result
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, StoryTable

WORTH_OF_TURN = 1 / (4 * LEAD_THAT_DECIDES)
"""How much of a chance to win a turn of lead is, between equals."""
TURNS_OF_AN_ADVENTURE = 1.0
"""Beside the way that it ends, a completed adventure is something that cannot be lost any more."""
WORTH_OF_DIE = 0.4
"""In turns, of a pawn that stays at home and is rolled as a die."""


def parts(table: StoryTable, seat: str) -> dict[str, float]:
    """In chances to win: adventures in the book, the way that is left, dice to come, and the lead over the others."""
    if table.over:
        return {"victory": result(table).share_of(seat)}
    reader = table.reader(seat)
    turns = {other.seat: plan(position_of(table, other)).turns for other in table.present()}
    own = turns.get(seat, 0.0)
    home = reader.reserve + reader.pawns.get(table.board.castle, 0)
    others = [left for other, left in turns.items() if other != seat]
    return {
        "adventures": WORTH_OF_TURN * TURNS_OF_AN_ADVENTURE * min(len(reader.book), ADVENTURES_TO_END),
        "way": -WORTH_OF_TURN * (own + WORTH_OF_DIE * home),
        "dice": WORTH_OF_TURN * WORTH_OF_DIE * home,
        "rivals": WORTH_OF_TURN * min(others, default=0.0),
    }

"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.fantastic_stories.appraise import position_of
from fairytable.games.fantastic_stories.plans import plan
from fairytable.games.fantastic_stories.scenes import result
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, StoryTable

TURNS_OF_AN_ADVENTURE = 7.0
"""So many turns, roughly, a completed adventure has taken off the way."""
TURNS_OF_A_VICTORY = 30.0
WORTH_OF_DIE = 0.4
"""In turns, of a pawn that stays at home and is rolled as a die."""


def parts(table: StoryTable, seat: str) -> dict[str, float]:
    """In turns: adventures in the book, the way that is left, dice to come, and the lead over the others."""
    if table.over:
        return {"victory": TURNS_OF_A_VICTORY * result(table).share_of(seat)}
    reader = table.reader(seat)
    turns = {other.seat: plan(position_of(table, other)).turns for other in table.present()}
    own = turns.get(seat, 0.0)
    adventures = TURNS_OF_AN_ADVENTURE * min(len(reader.book), ADVENTURES_TO_END)
    home = reader.reserve + reader.pawns.get(table.board.castle, 0)
    others = [left for other, left in turns.items() if other != seat]
    return {
        "adventures": adventures,
        "way": -own - adventures - WORTH_OF_DIE * home,
        "dice": WORTH_OF_DIE * home,
        "rivals": min(others, default=0.0),
    }

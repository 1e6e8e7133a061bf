"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.engine.worth import Part, parts_at_the_end
from fairytable.games.fantastic_stories.bots.heuristic import LEAD_THAT_DECIDES, position_of
from fairytable.games.fantastic_stories.bots.plans import plan
from fairytable.games.fantastic_stories.scenes import result
from fairytable.games.fantastic_stories.table import StoryTable

WORTH_OF_ROUND = 1 / (4 * LEAD_THAT_DECIDES)
"""How much of a chance to win a round of lead is, between equals."""


def parts(table: StoryTable, seat: str) -> dict[str, Part]:
    """In chances to win, and in rounds: those that one still needs, with the dice that are missing reckoned in, and
    those of the fastest of the others."""
    if table.over:
        share = result(table).share_of(seat)
        return parts_at_the_end(share, share)
    turns = {reader.seat: plan(position_of(table, reader)).turns for reader in table.present()}
    own = turns.get(seat, 0.0)
    others = min((left for other, left in turns.items() if other != seat), default=0.0)
    return {"way": Part(-WORTH_OF_ROUND * own, -own), "rivals": Part(WORTH_OF_ROUND * others, others)}

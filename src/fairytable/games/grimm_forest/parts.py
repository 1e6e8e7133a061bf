"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.grimm_forest.appraise import (
    TIME_FOR_CARDS,
    progress,
    worth_of_hand,
)
from fairytable.games.grimm_forest.cards import WORTHS
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN
from fairytable.games.grimm_forest.outlook import WORTH_OF_APPRAISAL, nearness, outlook
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.games.grimm_forest.worths import WORTH_OF_FRIEND, houses


def parts(table: ForestTable, seat: str) -> dict[str, float]:
    """They add up to the outlook."""
    if table.over:
        return {"victory": outlook(table, seat)}
    you = table.builder(seat)
    place = table.builders.index(you)
    time_left = TIME_FOR_CARDS[min(max(other.finished_houses() for other in table.builders), HOUSES_TO_WIN)]
    built, _ = houses(tuple(you.sites))
    friend = time_left * WORTHS.get(you.friend, WORTH_OF_FRIEND) if you.friend else 0.0
    fables = time_left * worth_of_hand(you.hand.cards)
    mine = progress(table, you, place, time_left)
    near = nearness(you)
    return {
        "houses": WORTH_OF_APPRAISAL * built,
        "friend": WORTH_OF_APPRAISAL * friend,
        "resources": WORTH_OF_APPRAISAL * (mine - built - friend),
        "fables": WORTH_OF_APPRAISAL * fables,
        "nearness": near,
        "rivals": outlook(table, seat) - near - WORTH_OF_APPRAISAL * (mine + fables),
    }

"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.grimm_forest.bots.heuristic import (
    TIME_FOR_CARDS,
    progress,
    worth_of_hand,
)
from fairytable.games.grimm_forest.bots.rollout_heuristic import WORTH_OF_HEURISTIC, nearness, rollout_heuristic
from fairytable.games.grimm_forest.bots.worths import WORTH_OF_FRIEND, houses
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN
from fairytable.games.grimm_forest.content import WORTHS
from fairytable.games.grimm_forest.table import ForestTable


def parts(table: ForestTable, seat: str) -> dict[str, float]:
    """They add up to the rollout_heuristic."""
    if table.over:
        return {"victory": rollout_heuristic(table, seat)}
    you = table.builder(seat)
    place = table.builders.index(you)
    time_left = TIME_FOR_CARDS[min(max(other.finished_houses() for other in table.builders), HOUSES_TO_WIN)]
    built, _ = houses(tuple(you.sites))
    friend = time_left * WORTHS.get(you.friend, WORTH_OF_FRIEND) if you.friend else 0.0
    fables = time_left * worth_of_hand(you.hand.cards)
    mine = progress(table, you, place, time_left)
    near = nearness(you)
    return {
        "houses": WORTH_OF_HEURISTIC * built,
        "friend": WORTH_OF_HEURISTIC * friend,
        "resources": WORTH_OF_HEURISTIC * (mine - built - friend),
        "fables": WORTH_OF_HEURISTIC * fables,
        "nearness": near,
        "rivals": rollout_heuristic(table, seat) - near - WORTH_OF_HEURISTIC * (mine + fables),
    }

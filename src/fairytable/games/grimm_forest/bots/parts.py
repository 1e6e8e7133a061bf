"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.engine.worth import Part, parts_at_the_end
from fairytable.games.grimm_forest.bots.heuristic import TIME_FOR_CARDS, progress, share_of_victory, worth_of_hand
from fairytable.games.grimm_forest.bots.rollout_heuristic import (
    ROUNDS_IN_ANY_CASE,
    WORTH_OF_HEURISTIC,
    WORTH_OF_NEARNESS,
    nearness,
    rollout_heuristic,
)
from fairytable.games.grimm_forest.bots.worths import WORTH_OF_FRIEND, houses
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, SECTIONS
from fairytable.games.grimm_forest.content import WORTHS
from fairytable.games.grimm_forest.table import Builder, ForestTable


def parts(table: ForestTable, seat: str) -> dict[str, Part]:
    """They add up to the rollout_heuristic. The amounts are sections, resources, cards and rounds."""
    if table.over:
        return parts_at_the_end(rollout_heuristic(table, seat), share_of_victory(table, seat) or 0.0)
    you = table.builder(seat)
    place = table.builders.index(you)
    time_left = TIME_FOR_CARDS[min(max(other.finished_houses() for other in table.builders), HOUSES_TO_WIN)]
    built, _ = houses(tuple(you.sites))
    friend = time_left * WORTHS.get(you.friend, WORTH_OF_FRIEND) if you.friend else 0.0
    fables = time_left * worth_of_hand(you.hand.cards)
    mine = progress(table, you, place, time_left)
    near = nearness(you)
    others = [_rounds_to_go(other) for other in table.builders if other is not you]
    return {
        "houses": Part(WORTH_OF_HEURISTIC * built, _sections(you)),
        "friend": Part(WORTH_OF_HEURISTIC * friend, friend),
        "resources": Part(WORTH_OF_HEURISTIC * (mine - built - friend), sum(you.resources.values())),
        "fables": Part(WORTH_OF_HEURISTIC * fables, len(you.hand)),
        "nearness": Part(near, -_rounds_to_go(you)),
        "rivals": Part(
            rollout_heuristic(table, seat) - near - WORTH_OF_HEURISTIC * (mine + fables), sum(others) / len(others)
        ),
    }


def _sections(builder: Builder) -> int:
    """How many there are in all houses."""
    return sum(1 + SECTIONS.index(house.split("_")[1]) for house in builder.sites if house)


def _rounds_to_go(builder: Builder) -> float:
    """How many rounds of resources and actions the shortest way to the third house still lacks."""
    return WORTH_OF_NEARNESS / nearness(builder) - ROUNDS_IN_ANY_CASE

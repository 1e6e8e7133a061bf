"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.engine.worth import Part, parts_at_the_end
from fairytable.games.dice_upon_a_time.bots.heuristic import belongings, hand, moves_left, share_of_victory, stories
from fairytable.games.dice_upon_a_time.bots.rollout_heuristic import (
    PART_OF_BELONGINGS,
    PART_OF_HAND,
    points_to_be,
    rollout_heuristic,
)
from fairytable.games.dice_upon_a_time.scenes import team_rows
from fairytable.games.dice_upon_a_time.table import DiceTable


def parts(table: DiceTable, seat: str) -> dict[str, Part]:
    """In Adventure Points, worth and amount alike; they add up to the rollout_heuristic."""
    worth = rollout_heuristic(table, seat)
    if table.is_over:
        return parts_at_the_end(worth, share_of_victory(table, seat) or 0.0)
    return {name: Part(points, points) for name, points in _in_points(table, seat, worth).items()}


def _in_points(table: DiceTable, seat: str, worth: float) -> dict[str, float]:
    you = table.adventurer(seat)
    moves = moves_left(table, you)
    if table.rules.coop:
        found = {
            "points": float(team_rows(table)["quests"]),
            "belongings": belongings(table, you, moves),
            "magic": hand(you, moves, knows=True, together=True),
        }
        return found | {"quests": worth - sum(found.values())}
    found = {
        "points": float(sum(table.content.quests[quest].points for quest in you.done)),
        "belongings": PART_OF_BELONGINGS * belongings(table, you, moves),
        "magic": PART_OF_HAND * hand(you, moves, knows=True),
        "stories": stories(table, you, you.stories),
    }
    mine = points_to_be(table, you, seat)
    return found | {"quests": mine - sum(found.values()), "rivals": worth - mine}

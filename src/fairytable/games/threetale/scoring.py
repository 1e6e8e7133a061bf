"""Counting points: one total for all three heroes (TT-21)."""

from __future__ import annotations

from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.table import POINTS, SPIRIT_POINTS, STONE_POINTS, Hero, TaleTable


def hero_rows(table: TaleTable, hero: Hero) -> dict[str, int]:
    """TT-21.2, 21.4, 21.5: what is on the board of one hero."""
    levels = [table.content.artifacts[artifact].level for artifact in hero.artifacts]
    return {
        "virtues": hero.total * POINTS["virtue"],
        "shevitsa": (hero.unused + hero.invested) * POINTS["shevitsa"],
        "speed": hero.speed * POINTS["speed"],
        "artifacts": sum(POINTS[f"artifact_{level}"] for level in levels),
        "stones": hero.stones * STONE_POINTS,
        "spirit": hero.spirit * SPIRIT_POINTS,
    }


def future_points(table: TaleTable) -> int:
    """TT-21.3: each completed Future Quest, once. After a defeat neither the main one nor those that must last."""
    if table.future is None:
        return 0
    won = table.verdict == "won"
    points = 0
    for quest in table.scenario.quests.values():
        is_met = won if quest.condition is None else holds(table, quest.condition)
        points += quest.points if is_met and (won or not quest.if_won) else 0
    return points


def score_rows(table: TaleTable) -> tuple[tuple[str, int], ...]:
    """The count by rows: key and points, all heroes together."""
    rows = [hero_rows(table, hero) for hero in table.heroes]
    return (*((key, sum(row[key] for row in rows)) for key in rows[0]), ("future_quests", future_points(table)))

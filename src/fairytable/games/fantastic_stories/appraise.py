"""How good a table looks from a seat: what the bots steer by."""

from __future__ import annotations

from fairytable.games.fantastic_stories.table import StoryTable


def appraise(table: StoryTable, seat: str) -> float:
    """More adventures are better."""
    return float(len(table.reader(seat).book))

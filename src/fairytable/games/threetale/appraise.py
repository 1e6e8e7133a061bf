"""How good the tale looks: one number for the whole team, so that a bot helps the others by itself."""

from __future__ import annotations

from fairytable.games.threetale.table import TaleTable


def appraise(table: TaleTable, _seat: str) -> float:
    return float(sum(hero.total for hero in table.heroes))

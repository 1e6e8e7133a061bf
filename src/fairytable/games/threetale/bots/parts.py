"""What the worth of the tale is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.games.threetale.bots.heuristic import ARTIFACTS, SPIRIT, heuristic, progress, pull
from fairytable.games.threetale.table import TaleTable


def parts(table: TaleTable, seat: str) -> dict[str, float]:
    """They add up to the heuristic, which is that of all three heroes."""
    worth = heuristic(table, seat)
    if table.verdict:
        return {"victory": worth}
    artifacts = table.content.artifacts
    heroes = [hero for hero in table.heroes if hero.hero]
    found = {
        "safety": sum(SPIRIT[hero.spirit] for hero in heroes),
        "treasures": sum(ARTIFACTS[artifacts[artifact].level] for hero in heroes for artifact in hero.artifacts),
        "goal": progress(table),
        "nearness": sum(pull(table, hero, hero.at) for hero in table.heroes if hero.at and table.phase == "past"),
    }
    return found | {"growth": worth - sum(found.values())}

"""What the worth of a table is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.engine.worth import Part, parts_at_the_end
from fairytable.games.hungarian_folktales.bots.heuristic import SPARE_COIN, for_the_gate, gate_turns, heuristic
from fairytable.games.hungarian_folktales.bots.plans import plan_of, way_from
from fairytable.games.hungarian_folktales.scenes import is_over, result
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero


def parts(table: FolktaleTable, seat: str) -> dict[str, Part]:
    """In turns; they add up to the heuristic. Only gold is counted in pieces."""
    worth = heuristic(table, seat)
    if is_over(table):
        return parts_at_the_end(worth, result(table).share_of(seat))
    hero = table.hero(seat)
    if not hero.tales:
        return {"way": Part(worth, worth)}
    team = table.team(hero)
    found = {"way": 0.0, "gate": 0.0, "gold": 0.0, "rest": 0.0}
    for member in team:
        for name, more in _of_hero(table, member).items():
            found[name] += more / len(team)
    turns = found | {"belongings": worth - sum(found.values())}
    return {name: Part(saved, saved / SPARE_COIN if name == "gold" else saved) for name, saved in turns.items()}


def _of_hero(table: FolktaleTable, hero: Hero) -> dict[str, float]:
    plan = plan_of(table, hero)
    return {
        "way": -way_from(table, hero, plan, hero.at),
        "gate": -gate_turns(*for_the_gate(table, hero)),
        "gold": SPARE_COIN * plan.gold,
        "rest": -float(hero.turns_to_miss + (2 if hero.is_resting else 0)),
    }

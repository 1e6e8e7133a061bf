"""What the worth of the tale is made of, by name: with these words bots give their reasons."""

from __future__ import annotations

from fairytable.engine.worth import Part, parts_at_the_end
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.bots.heuristic import ARTIFACTS, SPIRIT, heuristic, measure, pull
from fairytable.games.threetale.table import Hero, TaleTable


def parts(table: TaleTable, seat: str) -> dict[str, Part]:
    """They add up to the heuristic, which is that of all three heroes. The amounts are what the heroes have, and Steps
    to what is worth having."""
    worth = heuristic(table, seat)
    if table.verdict:
        return parts_at_the_end(worth, float(table.verdict == "won"))
    artifacts = table.content.artifacts
    heroes = [hero for hero in table.heroes if hero.hero]
    walking = [hero for hero in table.heroes if hero.at and table.phase == "past"]
    lying_near = sum(pull(table, hero, hero.at) for hero in walking)
    held = [ARTIFACTS[artifacts[artifact].level] for hero in heroes for artifact in hero.artifacts]
    found = {
        "safety": Part(sum(SPIRIT[hero.spirit] for hero in heroes), sum(hero.spirit for hero in heroes)),
        "treasures": Part(sum(held), len(held)),
        "nearness": Part(lying_near, -sum(_steps_to_a_thing(table, hero) for hero in walking)),
        **_towards_the_goal(table),
    }
    virtues = sum(sum(hero.virtues.values()) for hero in heroes)
    return found | {"growth": Part(worth - sum(part.worth for part in found.values()), virtues)}


def _steps_to_a_thing(table: TaleTable, hero: Hero) -> int:
    return min((distance(hero.at, place) for place in table.things), default=0)


def _towards_the_goal(table: TaleTable) -> dict[str, Part]:
    """What the scenario's file names, in damage, in Steps, and in whatever else it counts."""
    found = {"goal": Part(0.0, 0.0), "damage": Part(0.0, 0.0), "approach": Part(0.0, 0.0)}
    if table.future is not None:
        for entry in table.scenario.progress:
            name = "damage" if entry.damage else "approach" if entry.near else "goal"
            count = measure(table, entry)
            worth, amount = found[name]
            found[name] = Part(worth + entry.weight * count, amount + (count if entry.weight > 0 else -count))
    return found

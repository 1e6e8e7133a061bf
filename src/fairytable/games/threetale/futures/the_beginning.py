"""The Beginning: what bots strive for; its rules are all in its file."""

from __future__ import annotations

from fairytable.games.threetale.board import beside
from fairytable.games.threetale.goals import Attack, Goals, action_goal, claim_goals
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import places_of
from fairytable.games.threetale.table import Hero, TaleTable

LIGHTS_NEEDED = 3
BEGINNING = own_rules(
    "the_beginning",
    0,
    "TT-60",
    {6: "light lights", 7: "gloom clear_gloom", 8: "first_shadow", 9: "events"},
)


@BEGINNING.rule
def goals(table: TaleTable, _hero: Hero) -> Goals:
    """Lights first, then the Shadow; Gloom only where it stands before the Shadow."""
    future = table.the_future
    found = claim_goals(table, "light", 9.0 if future.counters["lights"] < LIGHTS_NEEDED else 3.0)
    for enemy in future.enemies:
        found.append(Attack(enemy, 1.2, 8.0))
        for gloom in places_of(table, "gloom"):
            if gloom in beside(enemy.at):
                found += [action_goal(1.5, space, "clear_gloom", gloom) for space in beside(gloom)]
    return found

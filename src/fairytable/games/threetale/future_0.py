"""The Beginning: what bots strive for; its rules are all in its file."""

from __future__ import annotations

from fairytable.games.threetale.board import beside
from fairytable.games.threetale.placing import places_of
from fairytable.games.threetale.plans import Goal, action_goal, attack_goals, claim_goals
from fairytable.games.threetale.specials import pages, special
from fairytable.games.threetale.table import Hero, TaleTable

LIGHTS_NEEDED = 3
pages(
    "the_beginning",
    "TT-60",
    {6: "light lights", 7: "gloom clear_gloom", 8: "first_shadow", 9: "events"},
)


@special(0)
def goals(table: TaleTable, hero: Hero) -> list[Goal]:
    """Lights first, then the Shadow; Gloom only where it stands before the Shadow."""
    future = table.future
    assert future is not None
    found = claim_goals(table, "light", 9.0 if future.counters["lights"] < LIGHTS_NEEDED else 3.0)
    for enemy in future.enemies:
        found += attack_goals(table, hero, enemy, 1.2, 8.0)
        for gloom in places_of(table, "gloom"):
            if gloom in beside(enemy.at):
                found += [action_goal(1.5, space, "clear_gloom", gloom) for space in beside(gloom)]
    return found

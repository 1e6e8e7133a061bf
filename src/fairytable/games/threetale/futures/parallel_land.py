"""Parallel Land: looking into a Mirror, and what looks back."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.fight import begin_fight
from fairytable.games.threetale.future import count
from fairytable.games.threetale.future_actions import too_few
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goals import Attack, Goals, action_goal, claim_goals
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import places_of, put_token
from fairytable.games.threetale.table import Enemy, Hero, TaleTable
from fairytable.games.threetale.verbs import DO

MIRROR, SHARD, REFLECTION, LANTERN = "mirror", "shard", "reflection", "lantern"
PARALLEL_LAND = own_rules(
    "parallel_land",
    1,
    "TT-61",
    {
        6: "shard shards shard_cards",
        7: "mirror look_into_mirror",
        8: "reflection reflections",
        9: "mirrors_closed lantern turn_start",
        10: "crack",
        11: "lands round_start",
    },
    copies=(REFLECTION,),
    reads=(
        "more_defence",
        "most_defence",
        "less_strength",
        "most_strength",
    ),
)


def _reflection_at(table: TaleTable, space: str) -> bool:
    return any(enemy.at == space for enemy in table.the_future.enemies)


@PARALLEL_LAND.rule
def actions_at_hand(table: TaleTable, hero: Hero) -> dict[str, Reason | None]:
    """A Mirror into which nobody has looked yet costs a Shard; later it is attacked like every enemy."""
    is_mirror = any(token.kind == MIRROR for token in table.tokens_at(hero.at))
    if not is_mirror or _reflection_at(table, hero.at):
        return {}
    return {DO("look_into_mirror", hero.at): None if SHARD in hero.carried else too_few(SHARD, 0, 1)}


@PARALLEL_LAND.rule
def look_into_mirror(table: TaleTable, hero: Hero, _effect: object, target: str) -> None:
    """The Reflection has its numbers from the hero who looks first."""
    hero.carried.remove(SHARD)
    enemy = put_enemy(table, REFLECTION, target)
    enemy.speed = hero.speed
    enemy.defence, enemy.strength = _image_of(table, hero)
    begin_fight(table, hero, enemy, "exchange")


@PARALLEL_LAND.rule
def was_beaten(table: TaleTable, _hero: Hero, enemy: Enemy) -> None:
    """The Mirror is closed, and a Lantern takes its place."""
    mirror = next(token for token in table.tokens_at(enemy.at) if token.kind == MIRROR)
    table.the_future.tokens.remove(mirror)
    table.tell(events.TokenRemoved(token=MIRROR, space=enemy.at), "TT-61.9")
    put_token(table, LANTERN, enemy.at)
    count(table, "mirrors_closed")


@PARALLEL_LAND.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """A Shard for every Mirror that nobody has looked into, best looked into by who loves least; then Reflections."""
    future = table.the_future
    found: Goals = []
    mirrors = [space for space in places_of(table, MIRROR) if not _reflection_at(table, space)]
    for enemy in future.enemies:
        found.append(Attack(enemy, 1.3, 22.0))
    if SHARD in hero.carried:
        defence, strength = _image_of(table, hero)
        easiest = min(_image_of(table, other)[0] for other in table.heroes)
        worth, lost = 13.0 - 0.6 * (defence - easiest), 0.5 * strength
        found += [action_goal(worth, space, "look_into_mirror", space, virtues=lost) for space in mirrors]
    carried = sum(other.carried.count(SHARD) for other in table.heroes)
    missing = len(mirrors) - carried
    if missing > 0:
        found += claim_goals(table, SHARD, 4.0 if SHARD in hero.carried else 9.0)
    return found


def _image_of(table: TaleTable, hero: Hero) -> tuple[int, int]:
    """Defence and Strength of the Reflection of a hero: Love as on the board now."""
    love = hero.virtues["love"]
    defence = min(table.number("most_defence"), love + table.number("more_defence"))
    return defence, min(table.number("most_strength"), max(1, love - table.number("less_strength")))

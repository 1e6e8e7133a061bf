"""The Iron Clasp: Commands that are obeyed, Seals, Trance that is shaken off."""

from __future__ import annotations

from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import move_hero
from fairytable.games.threetale.future_effects import TRANCE
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.placing import places_of, put_token
from fairytable.games.threetale.plans import Goal, action_goal, attack_goals, claim_goals
from fairytable.games.threetale.specials import pages, reads_numbers, special
from fairytable.games.threetale.table import Hero, TaleTable

HYPNOTIST = "hypnotist"
reads_numbers(3, "steps_closer")
pages(
    "the_iron_clasp",
    "TT-63",
    {
        6: "commands",
        7: "trance most_trance",
        8: "bell wake_friend",
        9: "hypnotist hypnotists seal",
        10: "sleeper sleepers",
        11: "awakenings",
    },
)


@special(3)
def come_closer_to(table: TaleTable, _hero: Hero | None, _effect: Special, _target: str) -> None:
    """The hero nearest to a Hypnotist goes some Steps towards it, onto a free space."""
    spots = places_of(table, HYPNOTIST)
    able = [hero for hero in table.by_turn() if not hero.away and not hero.immune]
    if not spots or not able:
        return
    hero = min(able, key=lambda other: min(distance(other.at, spot) for spot in spots))
    spot = min(spots, key=lambda place: distance(hero.at, place))
    most = table.number("steps_closer")
    reach = {space: steps for space, steps in distances(table, hero.at, for_hero=hero).items() if steps <= most}
    free = [space for space in reach if space == hero.at or not table.heroes_at(space)]
    goal = min(free, key=lambda space: (distance(space, spot), reach[space]))
    if goal != hero.at:
        move_hero(table, hero, goal, "TT-63.6")


@special(3)
def put_seal(table: TaleTable, _hero: Hero, _effect: Special, target: str) -> None:
    put_token(table, "seal", target)


@special(3)
def become_immune(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    hero.immune = True
    table.tell("immune", "TT-63.5", seat=hero.seat)


@special(3)
def stone_helps(_table: TaleTable, hero: Hero) -> bool:
    return not hero.immune


@special(3)
def was_marked(table: TaleTable, mark: str) -> None:
    """Remembers how much Trance there was at once."""
    assert table.future is not None
    out = sum(hero.marks.get(mark, 0) for hero in table.heroes)
    table.future.counters["most_trance"] = max(out, table.future.counters["most_trance"])


@special(3)
def goals(table: TaleTable, hero: Hero) -> list[Goal]:
    """Hypnotists, best those that are hurt; Bells and friends when Trance weighs; Sleepers on the way."""
    future = table.future
    assert future is not None
    found: list[Goal] = []
    for enemy in future.enemies:
        found += attack_goals(table, hero, enemy, 1.1 + 0.03 * enemy.damage, 20.0)
    asleep = [other for other in table.heroes if other.marks.get(TRANCE)]
    found += claim_goals(table, "bell", 2.5 * len(asleep))
    found += claim_goals(table, "sleeper", 1.5)
    for other in asleep:
        if other is not hero:
            worth = 0.8 * other.marks[TRANCE] + (4.0 if other.marks[TRANCE] >= 4 else 0.0)
            found += [action_goal(worth, space, "wake_friend", other.seat) for space in beside(other.at)]
    return found

"""The Iron Clasp: Commands that are obeyed, Seals, Trance that is shaken off."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import move_hero
from fairytable.games.threetale.future_effects import TRANCE
from fairytable.games.threetale.goals import Attack, Goals, action_goal, claim_goals
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.own_rules import own_rules
from fairytable.games.threetale.placing import places_of, put_token
from fairytable.games.threetale.table import Hero, TaleTable

HYPNOTIST = "hypnotist"
IRON_CLASP = own_rules(
    "the_iron_clasp",
    3,
    "TT-63",
    {
        6: "commands",
        7: "trance most_trance",
        8: "bell wake_friend",
        9: "hypnotist hypnotists seal",
        10: "sleeper sleepers",
        11: "awakenings",
    },
    reads=("steps_closer",),
)


@IRON_CLASP.rule
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


@IRON_CLASP.rule
def put_seal(table: TaleTable, _hero: Hero, _effect: Special, target: str) -> None:
    put_token(table, "seal", target)


@IRON_CLASP.rule
def become_immune(table: TaleTable, hero: Hero, _effect: Special, _target: str) -> None:
    hero.immune = True
    table.tell(events.Immune(seat=hero.seat), "TT-63.5")


@IRON_CLASP.rule
def stone_helps(_table: TaleTable, hero: Hero) -> bool:
    return not hero.immune


@IRON_CLASP.rule
def wants_stone(hero: Hero) -> bool:
    """It is for heroes who sleep."""
    return sum(hero.marks.values()) >= 2


@IRON_CLASP.rule
def was_marked(table: TaleTable, mark: str) -> None:
    """Remembers how much Trance there was at once."""
    out = sum(hero.marks.get(mark, 0) for hero in table.heroes)
    table.the_future.counters["most_trance"] = max(out, table.the_future.counters["most_trance"])


@IRON_CLASP.rule
def goals(table: TaleTable, hero: Hero) -> Goals:
    """Hypnotists, best those that are hurt; Bells and friends when Trance weighs; Sleepers on the way."""
    future = table.the_future
    found: Goals = []
    for enemy in future.enemies:
        found.append(Attack(enemy, 1.1 + 0.03 * enemy.damage, 20.0))
    asleep = [other for other in table.heroes if other.marks.get(TRANCE)]
    found += claim_goals(table, "bell", 2.5 * len(asleep))
    found += claim_goals(table, "sleeper", 1.5)
    for other in asleep:
        if other is not hero:
            worth = 0.8 * other.marks[TRANCE] + (4.0 if other.marks[TRANCE] >= 4 else 0.0)
            found += [action_goal(worth, space, "wake_friend", other.seat) for space in beside(other.at)]
    return found

"""How good the tale looks: one number for the whole team, so that a bot helps the others by itself.

In the Past that is growth, at prices that change with the turns left, and nearness to what can be claimed. In the
Future it is the progress that the scenario's file names, and the safety of all three.
"""

from __future__ import annotations

from fairytable.engine.worth import beside_victory
from fairytable.games.threetale.agenda import (
    DrawArtifacts,
    GainForVirtues,
    KeepArtifact,
    LearnTalent,
    LoseVirtue,
    RaiseVirtue,
)
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.bots.plans import values_of
from fairytable.games.threetale.content import Progress
from fairytable.games.threetale.requirements import Has
from fairytable.games.threetale.rounds import attack_dice
from fairytable.games.threetale.table import Fight, Hero, TaleTable, thresholds

VICTORY = 1000.0
SPIRIT = (-200.0, 0.0, 16.0, 26.0)
"""What 0, 1, 2 or 3 Spirit are worth: the last one is for dying."""
ARTIFACTS = {1: 3.0, 2: 6.0, 3: 11.0}
TALENTS = {1: 3.0, 2: 6.0, 3: 10.0}
STONE = 18.0


def heuristic(table: TaleTable, _seat: str) -> float:
    """The same for every seat."""
    return beside_victory(prospects(table), VICTORY, float(table.verdict == "won") if table.verdict else None)


def prospects(table: TaleTable) -> float:
    left = max(1, (len(table.tile_stack) + 3) // 3) if table.phase in ("prophecy", "past") else 0
    worth = 0.0
    for hero in table.heroes:
        if hero.hero:
            worth += worth_of_hero(table, hero, left)
    for owed in table.owed:
        match owed:
            case RaiseVirtue():
                worth += 1.1 * owed.count
            case DrawArtifacts():
                worth += ARTIFACTS[owed.level] * owed.count
            case KeepArtifact():
                worth += ARTIFACTS[owed.level]
            case LearnTalent():
                worth += TALENTS[owed.level]
            case LoseVirtue():
                worth -= owed.count
            case GainForVirtues():
                worth += 2.0
    if table.phase == "past":
        worth += sum(pull(table, hero, hero.at) for hero in table.heroes if hero.at)
    if table.future is not None:
        worth += progress(table)
    if table.fight is not None:
        worth += _fight(table, table.fight)
    return worth


def worth_of_hero(table: TaleTable, hero: Hero, left: int) -> float:
    """`left` are the Past turns to come; in the Future there are none, and fighting and safety count."""
    virtues = hero.virtues
    worth = 0.0
    total = 0
    for virtue, value in virtues.items():
        total += value
        worth += value * (1.25 if virtue == "love" else 1.0)
    worth += 2.5 * thresholds(virtues["hope"]) + 0.9 * thresholds(virtues["faith"])
    worth += thresholds(virtues["endeavour"]) * (2.5 + 0.35 * left)
    more = 0.55 * left + 1.0
    worth += more * (thresholds(virtues["endurance"]) + 0.9 * thresholds(virtues["mercy"]))
    worth += 2.4 * min(hero.speed, 9) + 0.8 * max(0, hero.speed - 9)
    worth += 2.1 * (hero.unused + hero.invested)
    worth += sum(TALENTS[level] for level in range(1, len(hero.talents) + 1)) * 0.5
    artifacts = table.content.artifacts
    worth += sum(ARTIFACTS[artifacts[artifact].level] for artifact in hero.artifacts)
    worth += STONE * hero.stones + SPIRIT[hero.spirit]
    if total < 10:
        worth -= (10 - total) ** 2 * 0.4
    if table.phase == "past":
        worth += 3.0 * hero.offerings + 2.5 * len(hero.quests) + _prophecy_quests(table, hero)
    worth += 1.2 * hero.more_actions
    return worth


def _prophecy_quests(table: TaleTable, hero: Hero) -> float:
    """A Prophecy Quest that asks for a number is worth the way towards it."""
    worth = 0.0
    for prophecy in table.prophecies:
        quest = table.content.prophecies[prophecy].quest
        if isinstance(quest, Has):
            has = hero.speed if quest.what == "speed" else hero.virtues[quest.what]
            worth += 2.0 * min(1.0, has / quest.at_least)
    return worth


def pull(table: TaleTable, hero: Hero, space: str) -> float:
    """How well a space lies for a hero: the best thing near it, and a little of the second best."""
    best = second = 0.0
    speed = max(1, hero.speed)
    values = values_of(table, hero)
    for place, thing in table.things.items():
        steps = distance(space, place)
        if steps > 12:
            continue
        worth = values[thing] * 0.4 / (1.0 + 0.12 * steps + 0.45 * (steps // (speed + 1)))
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + 0.3 * second


def progress(table: TaleTable) -> float:
    """What the scenario's file says is worth striving for."""
    if table.future is None:
        return 0.0
    return sum(entry.weight * measure(table, entry) for entry in table.scenario.progress)


def measure(table: TaleTable, entry: Progress) -> float:
    future = table.the_future
    if entry.counter:
        return float(future.counters[entry.counter])
    if entry.beaten:
        return float(future.beaten.get(entry.beaten, 0))
    if entry.damage:
        return float(sum(enemy.damage for enemy in future.enemies if enemy.kind.startswith(entry.damage)))
    if entry.carried:
        return float(sum(hero.carried.count(entry.carried) for hero in table.heroes))
    if entry.marks:
        return float(sum(hero.marks.get(entry.marks, 0) for hero in table.heroes))
    if entry.near:
        spots = [token.at for token in future.tokens if token.kind == entry.near]
        spots += [enemy.at for enemy in future.enemies if enemy.kind.startswith(entry.near)]
        if not spots:
            return 0.0
        return -float(sum(min([distance(hero.at, spot) for spot in spots]) for hero in table.heroes if not hero.away))
    return 0.0


def _fight(table: TaleTable, fight: Fight) -> float:
    """A fight in progress: its expected cost."""
    hero = table.hero(fight.seat)
    left = max(0, fight.defence - fight.damage)
    dice = max(1.0, attack_dice(table, hero, fight) / 2)
    rounds = left / dice if fight.mode == "battle" else 1.0
    worth = -rounds * fight.strength / 2
    roll = table.roll
    if roll is not None:
        worth += roll.positives if roll.kind == "attack" else -1.2 * roll.positives
    return worth - 1.2 * fight.to_take + 0.8 * fight.extra

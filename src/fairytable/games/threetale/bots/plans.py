"""What a bot strives for: goals on the map, each with a space to stand on, the answer to give there and its worth.

The goals of the Past are the things that lie on the map; those of a Future are declared by its module (see goals.py).
The way to a goal costs turns, and a goal that is far is worth less.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import erf, sqrt

from fairytable.games.threetale.actions import actions_left
from fairytable.games.threetale.board import around, beside, distance
from fairytable.games.threetale.bots.policy_for_virtues import wish
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.enemies import attacks_first, numbers_of_enemy, traits_of_enemy
from fairytable.games.threetale.future import hook
from fairytable.games.threetale.goals import Attack, Goal, Goals
from fairytable.games.threetale.goods import VIRTUES, Goods
from fairytable.games.threetale.moving import blocked_spaces, distances, speed_of, steps_left
from fairytable.games.threetale.powers import DealDamage, LongReach, MoreDamage, MoreDice
from fairytable.games.threetale.table import Enemy, Hero, TaleTable, thresholds
from fairytable.games.threetale.verbs import ATTACK, BLESS, CLAIM, GO

PATIENCE = 0.72
"""A goal that takes one turn more is worth so much of it."""
STEP_IN_THE_PAST, STEP_IN_THE_FUTURE = 0.2, 0.03
"""What a Step costs, so that of two equal goals the nearer one is taken. In the Past there is always another goal."""
WORTH = Goods(virtues=1, shevitsa=2, speed=2, artifact_1=3, artifact_2=6, artifact_3=12, stones=24, spirit=12)
"""What goods are worth: the points of TT-21.2, a little less for what cannot be used at once."""


PRICE_OF_ARTIFACT = {1: 3.0, 2: 6.0, 3: 12.0}


def best_answer(table: TaleTable, hero: Hero, options: Iterable[str], goals: Iterable[Goal]) -> str:
    """What brings the hero nearest to its best goal: do it, or go there. Empty if there is nothing to strive for."""
    offered = set(options)
    there = distances(table, hero.at, for_hero=hero)
    left, speed = steps_left(table, hero), max(1, speed_of(table, hero))
    acts = actions_left(table, hero) > 0
    taken = {other.at for other in table.heroes if other is not hero and not other.away}
    dangers = dangers_of(table)
    step = STEP_IN_THE_PAST if table.future is None else STEP_IN_THE_FUTURE
    if not acts:
        offered.difference_update([GO(space) for space in dangers])

    def score(goal: Goal) -> float:
        steps = there[goal.space]
        turns = max(0 if acts else 1, 0 if steps <= left else -(-(steps - left) // speed))
        return goal.worth * PATIENCE**turns - step * steps

    able = [goal for goal in goals if goal.space in there and (goal.space not in taken or there[goal.space] > left)]
    for goal in sorted(able, key=score, reverse=True)[:4]:
        if score(goal) <= 0:
            break
        if goal.space == hero.at:
            if goal.option in offered:
                return goal.option
            if not acts:
                break
            continue
        if GO(goal.space) in offered and goal.space not in taken:
            return GO(goal.space)
        if answer := _step_closer(table, hero, goal.space, offered, taken):
            return answer
    if hero.at in dangers and not acts:
        safe = [space for space in there if GO(space) in offered and space not in taken]
        return GO(min(safe, key=lambda space: there[space])) if safe else ""
    return _make_room(table, hero, offered, taken)


def dangers_of(table: TaleTable) -> set[str]:
    """Spaces where nobody should end the turn."""
    rule = hook(table, "dangers") if table.future is not None else None
    found: set[str] = rule(table) if rule else set()
    return found


def _step_closer(table: TaleTable, hero: Hero, goal: str, offered: set[str], taken: set[str]) -> str:
    """The free space in reach that is nearest to the goal, if it is nearer than the hero is now."""
    far = distances(table, goal, for_hero=hero)
    spaces = [space for space in far if GO(space) in offered and space not in taken and table.ground[space] != "trees"]
    if not spaces:
        return ""
    nearest = min(spaces, key=lambda space: far[space])
    return GO(nearest) if far[nearest] < far.get(hero.at, 1000) else ""


def _make_room(table: TaleTable, hero: Hero, offered: set[str], taken: set[str]) -> str:
    """A hero with nothing to do leaves a space if it is the only one from which an enemy can be fought."""
    future = table.future
    if future is None:
        return ""
    spots = {enemy.at for enemy in future.enemies if table.scenario.enemies[enemy.kind].on_space}
    if hero.at not in spots:
        return ""
    spaces = [space for space in beside(hero.at) if GO(space) in offered and space not in taken | spots]
    return next((GO(space) for space in spaces if table.ground[space] != "trees"), "")


def goals_of(table: TaleTable, hero: Hero) -> list[Goal]:
    if table.future is None:
        return past_goals(table, hero)
    rule = hook(table, "goals")
    declared: Goals = rule(table, hero) if rule else []
    return [goal for one in declared for goal in _weighed(table, hero, one)] + _gift_goals(table, hero)


def _weighed(table: TaleTable, hero: Hero, goal: Goal | Attack) -> list[Goal]:
    """The goal with what it is worth to this hero; an attack has several spaces to stand on."""
    if isinstance(goal, Attack):
        return attack_goals(table, hero, *goal)
    if goal.virtues:
        return [Goal(goal.worth - goal.virtues * price_of_virtue(table, hero), goal.space, goal.option)]
    return [goal]


# The Past


def past_goals(table: TaleTable, hero: Hero) -> list[Goal]:
    """Everything that can be claimed, worth more to a hero who is nearer, and Offerings to give."""
    goals = []
    others = [other for other in table.heroes if other is not hero and other.at]
    values = values_of(table, hero)
    for space, thing in table.things.items():
        worth = values[thing]
        if worth > 0 and any(distance(other.at, space) < 3 < distance(hero.at, space) for other in others):
            worth *= 0.6
        goals.append(Goal(worth, space, CLAIM(thing, space)))
    return goals + _gift_goals(table, hero)


def _gift_goals(table: TaleTable, hero: Hero) -> list[Goal]:
    """An Offering is blessed beside another hero."""
    if not hero.offerings:
        return []
    level = min(3, table.blessings + 1)
    worth = 1.1 * PRICE_OF_ARTIFACT[level]
    far = any(table.powers(hero, LongReach))
    goals = []
    for other in table.others(hero):
        if other.at:
            spaces = (hero.at,) if far and distance(hero.at, other.at) <= 3 else around(other.at)
            goals += [Goal(worth, space, BLESS(other.seat)) for space in spaces if space in table.ground]
    return goals


def values_of(table: TaleTable, hero: Hero) -> dict[str, float]:
    """What each kind of thing on the map is worth to a hero: there are several of most."""
    return {thing: value_of(table, hero, thing) for thing in set(table.things.values())}


def value_of(table: TaleTable, hero: Hero, thing: str) -> float:
    """What a thing on the map is worth to a hero, before it is claimed."""
    kind, _, level = thing.rpartition("_")
    match thing:
        case "white_stone":
            return 0.8 + worth_of_a_virtue(table, hero)
        case "red_stone":
            return 3.5
        case "black_stone":
            return 3.4 if hero.speed < 6 else 2.6 if hero.speed < 9 else 1.0
        case "quest":
            return 3.0 if len(table.tile_stack) > 8 else 1.0
        case "offering":
            return 0.6 * PRICE_OF_ARTIFACT[min(3, table.blessings + 1)]
    if kind == "treasure":
        worth = value_of_treasure(table.content, int(level), thresholds(hero.virtues["hope"]))
        return worth if level != "3" or hero.works("hope") else 0.4 * worth
    return value_of_battle(table, hero, int(level))


def worth_of_a_virtue(table: TaleTable, hero: Hero) -> float:
    """A point of Virtue where it is needed most: much to a hero just below a threshold, early in the Past."""
    return min(MOST_FOR_A_VIRTUE, 0.8 * max(wish(table, hero, virtue) for virtue in VIRTUES))


MOST_FOR_A_VIRTUE = 12.0


@cache
def value_of_treasure(content: Content, level: int, flips: int) -> float:
    """The mean over the cards of a level: three dice, of which so many are turned over."""
    chances = {0: (0.125, 0.75, 0.125), 1: (0.0, 0.5, 0.5), 2: (0.0, 0.125, 0.875), 3: (0.0, 0.0, 1.0)}[flips]
    cards = [card for card in content.treasures.values() if card.level == level]
    total = 0.0
    for card in cards:
        for chance, row in zip(chances, (card.none, card.some, card.three), strict=True):
            lost = row.losses.virtues + 2 * row.losses.speed + 2 * row.losses.shevitsa
            total += chance * (worth_of_goods(row.goods) - lost)
    return total / len(cards)


def worth_of_goods(goods: Goods) -> float:
    named = goods.love + goods.hope + goods.faith + goods.endeavour + goods.endurance + goods.mercy
    return named + float(sum(getattr(goods, kind) * getattr(WORTH, kind) for kind in WORTH_FIELDS))


WORTH_FIELDS = ("virtues", "shevitsa", "speed", "artifact_1", "artifact_2", "artifact_3", "stones", "spirit")


@cache
def usual_battle(content: Content, level: int) -> tuple[float, float, float, float]:
    """Speed, Defence, Strength (with the usual Bonus cards) and prize of an enemy of a level, on the average."""
    cards = [card for card in content.battles.values() if card.level == level]
    bonus = [card for card in content.bonus.values() if card.deck == "enemy"]
    more = [sum(getattr(effect, kind) for card in bonus for effect in card.effects) / len(bonus)
            for kind in ("speed", "defence", "strength")]  # fmt: skip
    drawn = sum(card.bonus for card in cards) / len(cards)
    speed, defence, strength = (
        sum(getattr(card, kind) for card in cards) / len(cards) + drawn * more[place]
        for place, kind in enumerate(("speed", "defence", "strength"))
    )
    return speed, defence, strength, sum(worth_of_goods(card.prize) for card in cards) / len(cards)


def value_of_battle(table: TaleTable, hero: Hero, level: int) -> float:
    """The prize, less what the fight will probably cost; a fight that may kill is worth nothing."""
    speed, defence, strength, prize = usual_battle(table.content, level)
    margin = CAUTION[level] + {1: 0.7, 2: 0.2}.get(hero.spirit, 0.0)
    loss = usual_loss(table, hero, defence, strength, is_first=speed_of(table, hero) > speed, margin=margin)
    return prize - 0.9 * loss


CAUTION = {1: 1.4, 2: 1.5, 3: 1.7}
"""Before a fight a bot reckons with blows so much harder than the mean: enemies of a level are not all alike."""


# Fights


def usual_damage(table: TaleTable, hero: Hero) -> float:
    """The damage of one round of attack, with the best Artifact for the hands."""
    love = hero.virtues["love"]
    dice = (love + 1) // 2 if "love" in hero.covered else love
    mean = (dice + table.bonus_sum(hero, "dice") + sum(power.dice for _, power in table.powers(hero, MoreDice))) / 2
    mean += sum(power.damage for _, power in table.powers(hero, MoreDamage))
    return mean + _help_of_hands(table, hero)


def usual_loss(
    table: TaleTable, hero: Hero, left: float, strength: float, *, is_first: bool, margin: float, ignores: int = 0
) -> float:
    """The Virtue points that a fight to the end will cost; more than there are, if the hero would hardly live."""
    love = float(hero.virtues["love"])
    extra = usual_damage(table, hero) - love / 2 - ignores
    rest = hero.total - love
    loss, flips = 0.0, float(hero.works("hope"))
    strikes = is_first
    for _ in range(MOST_BLOWS):
        if strikes:
            left -= max(0.0, love / 2 + extra)
            if left <= 0.3:
                return loss
        else:
            blow = max(0.0, margin * strength / 2 - flips)
            flips = 0.0
            loss += blow
            love -= max(0.0, blow - rest)
            rest = max(0.0, rest - blow)
            if love + rest < 3:
                return 100.0
        strikes = not strikes
    return 100.0


MOST_BLOWS = 24


def _help_of_hands(table: TaleTable, hero: Hero) -> float:
    """What an Artifact that is not used yet may add to a round."""
    best = 0.0
    if "hands" in hero.slots:
        card = table.content.artifacts[hero.slots["hands"]]
        if card.use != "active":
            return 0.0
        damage = sum(power.damage for power in card.powers if isinstance(power, DealDamage)) - card.needs
        return damage * _chance_to_pay(hero, card.needs)
    for artifact in hero.artifacts:
        card = table.content.artifacts[artifact]
        if card.slot != "hands" or card.use == "once":
            continue
        for power in card.powers:
            if isinstance(power, MoreDice):
                best = max(best, power.dice / 2)
            elif isinstance(power, MoreDamage):
                best = max(best, 0.9 * power.damage)
            elif isinstance(power, DealDamage):
                best = max(best, (power.damage - card.needs) * _chance_to_pay(hero, card.needs))
    return best


def _chance_to_pay(hero: Hero, needs: int) -> float:
    """How often there are positive dice enough for an Artifact, roughly."""
    return min(1.0, hero.virtues["love"] / 2 / (needs + 1))


def attack_goals(table: TaleTable, hero: Hero, enemy: Enemy, damage: float, beaten: float) -> list[Goal]:
    """To attack an enemy from any space beside it; a point of `damage` and an enemy `beaten` are worth so much."""
    on_space = table.scenario.enemies[enemy.kind].on_space
    blocked = blocked_spaces(table)
    spaces = [space for space in ((enemy.at,) if on_space else beside(enemy.at)) if space in table.ground]
    able = [space for space in spaces if table.ground[space] != "trees" and space not in blocked]
    if not able:
        return []
    worth = attack_worth(table, hero, enemy, damage, beaten)
    return [Goal(worth, space, ATTACK(enemy.kind, enemy.at)) for space in able]


def attack_worth(table: TaleTable, hero: Hero, enemy: Enemy, damage: float, beaten: float) -> float:
    """What an Exchange with an enemy is worth to a hero, its own wounds taken off."""
    speed, defence, strength = numbers_of_enemy(table, enemy)
    traits = traits_of_enemy(table, enemy)
    tokens = table.scenario.tokens
    mean = usual_damage(table, hero) + 0.5 * sum(
        tokens[token].dice for token in hero.carried if tokens[token].against == enemy.kind
    )
    mean -= sum(trait.ignores() for trait in traits)
    mean -= 0.6 if enemy.defence >= 10 else 0.0
    left = defence - enemy.damage
    chance = 0.5 * (1 + erf((mean - left + 0.5) / (0.5 * sqrt(2 * max(1.0, 2 * mean)))))
    first = speed_of(table, hero) > speed and not attacks_first(traits)
    loss = max(0.0, strength / 2 - 0.8 * hero.works("hope")) * (1.0 - chance if first else 1.0)
    return damage * min(max(0.0, mean), left) + beaten * chance - loss * price_of_virtue(table, hero)


def price_of_virtue(table: TaleTable, hero: Hero) -> float:
    """A point of Virtue is valuable to a hero who has few, less so with Spirit to spare, and cheap when time runs
    out."""
    price = 0.5 if hero.total > 20 else 0.8 if hero.total > 14 else 1.5 if hero.total > 8 else 4.0
    if hero.spirit > 1:
        price = min(1.0, price)
    rounds = table.scenario.sheet.rounds
    return price * (0.3 + 0.7 * (rounds - table.the_future.round) / rounds)

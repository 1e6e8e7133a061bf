"""The expected cost of a fight before it begins: the probability of winning, and the Virtues lost on the way.

Only what lies open is used: the hero's board, the enemies on the map, the Battle cards that have not been seen yet. The
estimate knows Love, Hope, Speed, Spirit and the Bonus cards at hand, and enemies by their three numbers; Artifacts
that are still to be used and the talents of enemies come on top of it, so the page says "about".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

from msgspec import Struct

from fairytable.games.threetale.content import BattleCard
from fairytable.games.threetale.enemies import attacks_first, numbers_of_enemy, traits_of_enemy
from fairytable.games.threetale.moving import speed_of
from fairytable.games.threetale.rounds import attack_dice
from fairytable.games.threetale.table import Enemy, Fight, Hero, TaleTable

MOST_ROUNDS = 24
"""A fight that lasts longer is not likely to be won."""


class Risk(Struct, frozen=True):
    """`wins` in a hundred such fights; `loss`: Virtue points that it probably takes; `is_exchange`: each side attacks
    once, and `wins` is the chance that the enemy falls at once."""

    wins: int
    loss: float
    is_exchange: bool = False


class Odds(Struct, frozen=True):
    """One fight, not rounded: the chance to win, the points lost."""

    wins: float
    loss: float


@cache
def chances(dice: int) -> tuple[float, ...]:
    """How likely 0, 1, 2 ... of these dice are positive (TT-1.5: each of them half of the time)."""
    return tuple([comb(dice, positive) / 2**dice for positive in range(dice + 1)])


@cache
def at_most(dice: int, positive: int) -> float:
    return sum(chances(dice)[: positive + 1]) if positive >= 0 else 0.0


@cache
def rounds_to_win(dice: int, flips: int, defence: int) -> tuple[float, ...]:
    """How likely the enemy falls in the first, second ... own round. Hope flips count once (TT-7.9): in the first."""
    left = {defence: 1.0}
    falls = []
    for number in range(MOST_ROUNDS):
        after: dict[int, float] = {}
        fallen = 0.0
        for points, likely in left.items():
            for positive, chance in enumerate(chances(dice)):
                hits = min(dice, positive + flips) if number == 0 else positive
                if hits >= points:
                    fallen += likely * chance
                else:
                    after[points - hits] = after.get(points - hits, 0.0) + likely * chance
        falls.append(fallen)
        left = after
    return tuple(falls)


@cache
def odds(dice: int, flips: int, defence: int, strength: int, *, first: bool, virtues: int, spirit: int) -> Odds:
    """A Battle to the end. All damage is taken by the Virtues; a hero who would die of it blocks with all Spirit but
    the last."""
    wins = loss = 0.0
    for number, chance in enumerate(rounds_to_win(dice, flips, defence)):
        attacks = number if first else number + 1
        wins += chance * at_most(max(0, attacks - spirit + 1) * strength, virtues - 1)
        loss += chance * min(virtues, attacks * strength / 2)
    return Odds(wins, loss)


@cache
def exchange_odds(dice: int, flips: int, defence: int, strength: int, *, first: bool) -> Odds:
    """TT-19.4: each side attacks once; who falls before its attack makes none."""
    falls = rounds_to_win(dice, flips, defence)[0]
    return Odds(falls, strength / 2 * ((1 - falls) if first else 1))


def risk_of_battle(table: TaleTable, hero: Hero, level: int) -> Risk | None:
    """Against a Battle card of this level that nobody has seen: the mean over all it may be."""
    seen = set(table.discards[f"battles_{level}"])
    cards = [card for card in table.content.battles.values() if card.level == level and card.id not in seen]
    cards = cards or [card for card in table.content.battles.values() if card.level == level]
    return _mean([_odds_against(table, hero, card) for card in cards])


def _mean(fights: list[Odds]) -> Risk | None:
    if not fights:
        return None
    wins = sum(fight.wins for fight in fights) / len(fights)
    return Risk(round(100 * wins), round(sum(fight.loss for fight in fights) / len(fights), 1))


def _odds_against(table: TaleTable, hero: Hero, card: BattleCard) -> Odds:
    speed, defence, strength = card.speed, card.defence, card.strength
    bonus = _usual_bonus(table)
    speed, defence, strength = (
        round(number + card.bonus * more) for number, more in zip((speed, defence, strength), bonus, strict=True)
    )
    return odds(
        _dice(table, hero, Fight(hero.seat, "battle", card.id, speed, defence, strength)),
        _flips(table, hero),
        defence,
        strength,
        first=speed_of(table, hero) > speed and not attacks_first(card.traits),
        virtues=hero.total,
        spirit=hero.spirit,
    )


def _usual_bonus(table: TaleTable) -> tuple[float, float, float]:
    """What a Bonus card of an enemy adds on average to Speed, Defence and Strength."""
    effects = [card.effects for card in table.content.bonus.values() if card.deck == "enemy"]
    count = max(1, len(effects))

    def mean(kind: str) -> float:
        return sum(int(getattr(effect, kind)) for card in effects for effect in card) / count

    return mean("speed"), mean("defence"), mean("strength")


def _dice(table: TaleTable, hero: Hero, fight: Fight) -> int:
    return max(0, attack_dice(table, hero, fight))


def _flips(table: TaleTable, hero: Hero) -> int:
    return hero.works("hope") + table.bonus_sum(hero, "flips")


def risk_of_enemy(table: TaleTable, hero: Hero, enemy: Enemy) -> Risk:
    """Against an enemy of the Future: a Battle to the end or one Exchange, by its kind."""
    kind = table.scenario.enemies[enemy.kind]
    speed, defence, strength = numbers_of_enemy(table, enemy)
    fight = Fight(hero.seat, kind.mode, enemy.kind, speed, defence, strength, enemy.number, enemy.damage)
    dice, flips, left = _dice(table, hero, fight), _flips(table, hero), max(1, defence - enemy.damage)
    first = speed_of(table, hero) > speed and not attacks_first(traits_of_enemy(table, enemy))
    if kind.mode == "exchange":
        told = exchange_odds(dice, flips, left, strength, first=first)
    else:
        told = odds(dice, flips, left, strength, first=first, virtues=hero.total, spirit=hero.spirit)
    return Risk(round(100 * told.wins), round(told.loss, 1), is_exchange=kind.mode == "exchange")


def risks_of(table: TaleTable, seat: str) -> dict[str, Risk]:
    """Every fight that a hero could pick now, by what lies on the map: `battle_2`, or `enemy 4` by its number."""
    hero = table.hero(seat)
    if not hero.hero or table.fight is not None:
        return {}
    if table.future is not None:
        return {f"enemy {enemy.number}": risk_of_enemy(table, hero, enemy) for enemy in table.future.enemies}
    return dict(_of_battles(table, hero))


def _of_battles(table: TaleTable, hero: Hero) -> Iterable[tuple[str, Risk]]:
    for level in (1, 2, 3):
        if f"battle_{level}" in table.things.values():
            risk = risk_of_battle(table, hero, level)
            if risk is not None:
                yield f"battle_{level}", risk

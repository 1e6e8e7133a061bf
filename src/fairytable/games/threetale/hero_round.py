"""A hero's round of attack: what is used before the roll, the dice, the damage (TT-15.8 to 15.13)."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import AfterRoll, Cure
from fairytable.games.threetale.changes import (
    roll_dice,
)
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.fight_end import end_exchange, win_fight
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.powers import (
    MoreDamage,
    Thirst,
)
from fairytable.games.threetale.rounds import attack_dice, next_round
from fairytable.games.threetale.table import Fight, Hero, Roll, TaleTable


def roll_attack(table: TaleTable, hero: Hero, fight: Fight) -> None:
    for held in hero.bonus:
        if any(effect.dice for effect in table.effects_in_force(hero, held)):
            held.used = True
    dice = roll_dice(table, attack_dice(table, hero, fight))
    table.roll = Roll(hero.seat, "attack", dice)
    fight.rounds += 1
    table.then(AfterRoll())
    hero.used = [entry for entry in hero.used if not any(entry == talent for talent, _ in table.powers(hero, Thirst))]
    table.tell(events.AttackRolled(seat=hero.seat, dice=len(dice), positive=sum(dice)), "TT-15.8")


def deal_damage(table: TaleTable, hero: Hero, fight: Fight, roll: Roll) -> None:
    """TT-15.10 to 15.13: positive dice that were not spent, and what Artifacts and Talents add."""
    traits = traits_of(table, fight)
    damage = roll.positives + fight.extra
    if roll.positives or 2 in roll.dice:
        for _, power in table.powers(hero, MoreDamage):
            if not power.if_first or fight.first == "hero":
                damage += power.damage
    damage = max(0, damage - sum(trait.ignores() for trait in traits))
    shielded = min(damage, fight.shield)
    fight.shield -= shielded
    damage -= shielded
    before, half = fight.damage, fight.defence // 2
    fight.damage = min(fight.defence, fight.damage + damage)
    table.mark_damage(fight)
    left = fight.defence - fight.damage
    table.tell(events.DamageDealt(seat=hero.seat, enemy=fight.card, damage=damage, left=left), "TT-15.10")
    if left <= 0:
        win_fight(table, hero, fight)
    elif fight.mode == "exchange" and fight.first == "enemy":
        end_exchange(table, hero, fight)
    else:
        if left <= half < fight.defence - before and any(trait.strikes_at_half for trait in traits):
            fight.extra_round = True
            table.tell(events.ExtraRound(seat=hero.seat, enemy=fight.card), "TT-15.33")
        next_round(table, hero, fight, "enemy")


def throwable(table: TaleTable, hero: Hero) -> list[str]:
    """Carried tokens that do damage once, such as Harpoons."""
    fight = table.the_fight
    if fight.enemy < 0:
        return []
    tokens = table.scenario.tokens
    carried = dict.fromkeys(hero.carried)
    return [token for token in carried if tokens[token].damage and tokens[token].against in ("", fight.card)]


def throw(table: TaleTable, hero: Hero, fight: Fight, token: str) -> None:
    """It is gone, and its damage is added to this round of attack."""
    kind = table.scenario.tokens[token]
    hero.carried.remove(token)
    fight.extra += kind.damage
    table.tell(events.Thrown(seat=hero.seat, token=token, damage=kind.damage), cite(table, token, "TT-19.1"))
    if kind.cures and any(other.marks.get(kind.cures) for other in table.heroes if not other.away):
        table.owe(Cure(hero.seat, cite(table, token, "TT-19.1"), kind.cures))

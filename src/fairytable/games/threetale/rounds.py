"""Rounds of attack: whose it is, how many dice a hero rolls, and whether it may escape (TT-15.6 to 15.8)."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import BeforeRoll
from fairytable.games.threetale.changes import roll_dice
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.fight_end import finish
from fairytable.games.threetale.powers import (
    MoreDice,
)
from fairytable.games.threetale.table import Fight, Hero, TaleTable

MOST_ROUNDS = 60
"""TT-25.5: after so many attacks of the enemy a Battle ends, for some are such that neither side can ever win them."""


def attack_dice(table: TaleTable, hero: Hero, fight: Fight) -> int:
    """TT-15.8: Love, and what cards, powers, Lights and thirst add; fear takes away, but never the last die."""
    love = hero.virtues["love"]
    dice = (love + 1) // 2 if "love" in hero.covered else love
    dice += table.bonus_sum(hero, "dice") + fight.thirst
    dice += sum(power.dice for _, power in table.powers(hero, MoreDice))
    if fight.enemy >= 0:
        tokens = table.scenario.tokens
        dice += sum(tokens[token].dice for token in hero.carried if tokens[token].against == fight.card)
    if fight.fear == 1:
        fear = sum(trait.fear() for trait in traits_of(table, fight))
        dice = max(min(dice, 1), dice - fear)
    return dice


def next_round(table: TaleTable, hero: Hero, fight: Fight, side: str) -> None:
    """A round of attack begins: Artifacts may be used once more (TT-10.5)."""
    fight.side = side
    fight.thirst, fight.extra, fight.fear, fight.taken = 0, 0, -1, 0
    table.roll = None
    artifacts = table.content.artifacts
    hero.used = [entry for entry in hero.used if entry not in artifacts]
    if side == "hero":
        if any(trait.frightens for trait in traits_of(table, fight)):
            (fight.fear,) = roll_dice(table, 1)
            table.tell(events.FearRolled(seat=hero.seat, positive=fight.fear), "TT-15.14")
    elif fight.enemy_rounds >= MOST_ROUNDS:
        table.tell(events.BattleGivenUp(seat=hero.seat, enemy=fight.card, rounds=MOST_ROUNDS), "TT-25.5")
        finish(table, hero, fight)
        return
    table.then(BeforeRoll())


def can_escape(fight: Fight) -> bool:
    """TT-15.24, 19.4: from a full Battle only."""
    return fight.mode == "battle"

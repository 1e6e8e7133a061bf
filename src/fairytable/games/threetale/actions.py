"""Actions of a turn: how many there are, and what they cost (TT-6, TT-14)."""

from __future__ import annotations

from fairytable.games.threetale.powers import MoreActions
from fairytable.games.threetale.table import Hero, TaleTable


def actions_without_cards(table: TaleTable, hero: Hero) -> int:
    total = 1 + hero.works("endeavour") + sum([power.actions for _, power in table.powers(hero, MoreActions)])
    return max(1, total + hero.more_actions)


def actions_left(table: TaleTable, hero: Hero) -> int:
    """TT-6.1: 1, and one for each threshold of Endeavour, and what cards add, minus those done."""
    return max(0, actions_without_cards(table, hero) + table.bonus_sum(hero, "actions") - hero.actions_used)


def spend_action(table: TaleTable, hero: Hero) -> None:
    """TT-14.11: a Bonus card whose Action is needed counts as used."""
    hero.actions_used += 1
    if not hero.bonus:
        return
    needed = hero.actions_used - actions_without_cards(table, hero)
    for held in hero.bonus:
        if needed <= 0:
            return
        actions = sum(effect.actions for effect in table.effects_in_force(hero, held))
        if actions:
            held.used = True
            needed -= actions

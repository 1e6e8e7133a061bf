"""Bonus cards with two effects: which of them is used (TT-14.4)."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import (
    CHOOSE_BONUS,
)


def bonus_choices(table: TaleTable, hero: Hero, kinds: tuple[str, ...]) -> list[str]:
    """Two-effect Bonus cards whose effect may be chosen now (TT-14.4)."""
    choices = []
    for held in hero.bonus:
        effects = table.content.bonus[held.card].effects
        if len(effects) == 2 and not held.effect and not table.effects_in_force(hero, held):
            choices += [CHOOSE_BONUS(held.card, effect.kind) for effect in effects if effect.kind in kinds]
    return choices


def choose_bonus(table: TaleTable, hero: Hero, answer: str) -> None:
    card, effect = CHOOSE_BONUS.read(answer)
    held = next(held for held in hero.bonus if held.card == card and not held.effect)
    held.effect, held.used = effect, True
    table.tell(events.BonusChosen(seat=hero.seat, card=card, effect=effect), "TT-14.4")

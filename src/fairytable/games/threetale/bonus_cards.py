"""Bonus cards with two effects: which of them is used (TT-14.4)."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.abilities import Abilities
from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.moments import ACT, ATTACK, BEFORE_FIGHT, DICE, TaleAbility
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import CHOOSE_BONUS

KINDS = {
    ACT: ("speed", "actions"),
    BEFORE_FIGHT: ("speed",),
    ATTACK: ("dice", "flips"),
    **dict.fromkeys(DICE, ("flips",)),
}
"""The kinds of effects that may be chosen at each moment."""

BONUS_CARDS: Abilities[TaleAbility] = Abilities()
"""They are offered apart from the other abilities, beside the flips."""


@BONUS_CARDS.declare
class ChooseBonus(TaleAbility):
    verb = CHOOSE_BONUS
    moments = tuple(KINDS)
    clauses = ("TT-9.6", "TT-14.4")

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        if not hero.bonus:
            return ()
        cards = [(held.card, table.content.bonus[held.card].effects) for held in hero.bonus]
        return [CHOOSE_BONUS(card, effect.kind) for card, effects in cards if len(effects) > 1 for effect in effects]

    def why_not(self, table: TaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        card, effect = CHOOSE_BONUS.read(option)
        alike = [held for held in hero.bonus if held.card == card]
        held = next((held for held in alike if not held.effect), alike[0])
        if held.effect:
            return Reason("effect_chosen", "TT-14.4", {"card": card, "effect": held.effect})
        if table.effects_in_force(hero, held):
            return Reason("both_effects", "TT-9.6", {"card": card})
        return None if effect in KINDS[moment] else Reason("effect_elsewhere", "TT-14.4", {"effect": effect})

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        card, effect = CHOOSE_BONUS.read(option)
        held = next(held for held in hero.bonus if held.card == card and not held.effect)
        held.effect, held.used = effect, True
        table.tell(events.BonusChosen(seat=hero.seat, card=card, effect=effect), "TT-14.4")


def bonus_choices(table: TaleTable, hero: Hero, moment: str) -> list[str]:
    """The effects that may be chosen now."""
    return BONUS_CARDS.options(table, hero, moment) if hero.bonus else []


def choose_bonus(table: TaleTable, hero: Hero, answer: str) -> None:
    ChooseBonus().do(table, hero, answer)

"""The end of a fight: victory and its prize, escape, cards discarded (TT-15.13, 15.23 to 15.29)."""

from __future__ import annotations

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import HasBeaten, RegainVirtue
from fairytable.games.threetale.changes import (
    discard,
    gain,
    note_deed,
)
from fairytable.games.threetale.dice import forget_object
from fairytable.games.threetale.powers import (
    AfterVictory,
    IfWon,
)
from fairytable.games.threetale.table import Fight, Hero, TaleTable


def win_fight(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.13: the prize at once, and what Artifacts and Talents promised."""
    finish(table, hero, fight)
    table.tell(events.EnemyBeaten(seat=hero.seat, enemy=fight.card), "TT-15.12")
    if fight.enemy < 0:
        card = table.content.battles[fight.card]
        gain(table, hero, card.prize, "TT-15.13")
        note_deed(table, hero, "battles")
        if card.level > 1:
            note_deed(table, hero, "battles_2")
        if card.level > 2:
            note_deed(table, hero, "battles_3")
    for artifact in fight.promises:
        for power in table.content.artifacts[artifact].powers:
            if isinstance(power, IfWon):
                hero.more_steps += power.steps
                hero.more_actions += power.actions
                gain(table, hero, power.goods, "TT-10.6")
    for talent, victory in table.powers(hero, AfterVictory):
        if victory.actions and talent not in hero.used:
            hero.used.append(talent)
            hero.more_actions += victory.actions
            table.tell(events.TalentUsed(seat=hero.seat, talent=talent), "TT-9.6")
        lost = [virtue for virtue, points in fight.lost.items() for _ in range(points)]
        if victory.regain and lost:
            count = min(victory.regain, len(lost))
            table.owe(RegainVirtue(hero.seat, "TT-9.6", count, tuple(lost)), first=True)
    if fight.enemy >= 0:
        table.owe(HasBeaten(hero.seat, "TT-15.12", fight.card, fight.enemy), first=True)


def end_exchange(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-26.2: each side has attacked, and the damage stays on the enemy."""
    left = fight.defence - fight.damage
    table.tell(events.ExchangeEnded(seat=hero.seat, enemy=fight.card, left=left), "TT-26.2")
    finish(table, hero, fight)


def finish(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-14.9, 15.23, 15.29: cards are discarded, the hero stays where it is."""
    table.fight = None
    table.roll = None
    forget_object(hero)
    for card in fight.bonus:
        discard(table, "enemy_bonus", card)
    if fight.enemy < 0:
        hero.waits_for, hero.cancel, hero.weaken = None, 0, 0
        discard(table, f"battles_{table.content.battles[fight.card].level}", fight.card)

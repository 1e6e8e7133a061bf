"""An enemy's round of attack: its dice, and how the hero answers (TT-15.14 to 15.22)."""

from __future__ import annotations

from fairytable.engine.agenda import scene
from fairytable.engine.questions import ask
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.agenda import AfterRoll, MeetDamage, WasHurt
from fairytable.games.threetale.artifacts import (
    waiting_enemy,
)
from fairytable.games.threetale.changes import (
    lower_virtue,
    roll_dice,
)
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.fight_end import end_exchange, finish
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.moments import ABILITIES, use, why_begun
from fairytable.games.threetale.powers import (
    ShyEnemies,
)
from fairytable.games.threetale.rounds import next_round
from fairytable.games.threetale.table import Fight, Hero, Roll, TaleTable
from fairytable.games.threetale.verbs import (
    TAKE,
)


def roll_of_enemy(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.14: Strength dice, fewer by what the hero has prepared; then the die of its Talent."""
    traits = traits_of(table, fight)
    awaited = hero.waits_for == waiting_enemy(table)
    fewer = hero.weaken if awaited else 0
    if fight.enemy_rounds == 0:
        fewer += sum(power.dice for _, power in table.powers(hero, ShyEnemies))
    if awaited:
        hero.weaken = 0
    fight.enemy_rounds += 1
    dice = roll_dice(table, fight.strength - fewer)
    if fight.enemy_rounds == 1 and any(trait.rerolls_blanks for trait in traits):
        blanks = dice.count(0)
        dice = [1] * (len(dice) - blanks) + roll_dice(table, blanks)
    roll = table.roll = Roll(hero.seat, "enemy", dice)
    if any(trait.rolls_die for trait in traits):
        (roll.trait,) = roll_dice(table, 1)
    table.then(AfterRoll())
    table.tell(events.EnemyRolled(seat=hero.seat, enemy=fight.card, dice=len(dice), positive=sum(dice)), "TT-15.14")
    if roll.trait >= 0:
        table.tell(events.TalentDie(enemy=fight.card, positive=roll.trait), "TT-15.14")


def work_out_damage(table: TaleTable, hero: Hero, fight: Fight, roll: Roll) -> None:
    """TT-15.16: positive dice that are left; doubling counts last."""
    damage = roll.positives
    if hero.waits_for == waiting_enemy(table):
        damage = max(0, damage - hero.cancel)
        hero.cancel = 0
    if roll.trait == 1 and any(trait.rolls_die for trait in traits_of(table, fight)):
        damage *= 2
    fight.to_take = damage
    fight.taken = damage
    table.tell(events.DamageComes(seat=hero.seat, enemy=fight.card, damage=damage), "TT-15.16")
    if damage:
        table.then(MeetDamage())
    else:
        after_enemy_round(table, hero, fight, hurt=False)


def _takers(table: TaleTable, hero: Hero, fight: Fight) -> list[str]:
    """The Virtues that may take the next point."""
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue]]
    for trait in traits_of(table, fight):
        able = trait.choose(hero, able)
    return able


@scene
async def meet_damage(table: TaleTable, meeting: MeetDamage) -> None:
    """TT-15.17 to 15.20: all of it on Virtues, point by point, or one Spirit for all of it."""
    fight = table.the_fight
    hero = table.hero(fight.seat)
    options = [TAKE(virtue) for virtue in _takers(table, hero, fight)]
    if why_begun(table) is None:
        options += ABILITIES.options(table, hero, questions.Damage.about)
    answer = options[0]
    if len(options) > 1:
        answer = await ask(
            questions.Damage(hero.seat, damage=fight.to_take, taken=fight.taken - fight.to_take, enemy=fight.card),
            tuple(options),
            "TT-15.17",
            default=_safest(hero, options),
        )
    if answer in TAKE:
        fight.to_take -= 1
        if fight.to_take:
            table.then(meeting)
        lower_virtue(table, hero, TAKE.read(answer)[0], "TT-15.17")
        if not fight.to_take:
            after_enemy_round(table, hero, fight, hurt=True)
    else:
        use(table, hero, answer, meeting)


def _safest(hero: Hero, options: list[str]) -> str:
    """The default for an absent player: the largest Virtue takes the point."""
    takers = [option for option in options if option in TAKE]
    return max(takers, key=lambda option: hero.virtues[TAKE.read(option)[0]])


def after_enemy_round(table: TaleTable, hero: Hero, fight: Fight, *, hurt: bool) -> None:
    """TT-15.33, and what its hits leave behind; then the other side, or the end."""
    if hurt:
        for trait in traits_of(table, fight):
            trait.has_hit(table, hero, fight)
        if fight.enemy >= 0:
            table.owe(WasHurt(hero.seat, "TT-26.4", fight.card, fight.taken))
    if fight.extra_round:
        fight.extra_round = False
        next_round(table, hero, fight, "enemy")
    elif fight.mode == "threat":
        finish(table, hero, fight)
    elif fight.mode == "exchange" and fight.first == "hero":
        end_exchange(table, hero, fight)
    else:
        next_round(table, hero, fight, "hero")

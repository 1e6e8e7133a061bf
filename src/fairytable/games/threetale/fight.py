"""Fights: Battles of the Past, Exchanges and attacks of the Future (TT-15). Each answer is a scene of its own.

The rounds are in hero_round.py and enemy_round.py, the end in fight_end.py.
"""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.agenda import AfterRoll, BeforeFight, BeforeRoll, EnterBattle
from fairytable.games.threetale.bonus_cards import bonus_choices, choose_bonus
from fairytable.games.threetale.changes import (
    draw,
    nothing_to_draw,
)
from fairytable.games.threetale.dice import change_dice, change_or_use, dice_options, settle_rerolls
from fairytable.games.threetale.enemies import attacks_first, numbers_of_enemy, traits_of
from fairytable.games.threetale.enemy_round import roll_of_enemy, work_out_damage
from fairytable.games.threetale.hero_round import deal_damage, roll_attack
from fairytable.games.threetale.moments import ABILITIES, use
from fairytable.games.threetale.moving import speed_of
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.rounds import attack_dice, next_round
from fairytable.games.threetale.table import Enemy, Fight, Hero, Roll, TaleTable
from fairytable.games.threetale.verbs import (
    ATTACK_NOW,
    BEGIN,
    CHOOSE_BONUS,
    FACE,
    FLIP,
    RESULT,
)

STRONG_DEFENCE = 10
"""TT-26.3: an enemy with this much Defence, apart from its traits, draws an Enemy Bonus card."""


def begin_battle(table: TaleTable, hero: Hero, level: int) -> None:
    """TT-15.1 to 15.3: the card is open, the enemy has drawn its Bonus cards."""
    card = draw(table, f"battles_{level}")
    if card is None:
        nothing_to_draw(table, hero, f"battles_{level}")
        return
    enemy = table.content.battles[card]
    fight = Fight(hero.seat, "battle", card, enemy.speed, enemy.defence, enemy.strength)
    for trait in enemy.traits:
        trait.begin_battle(hero, fight)
    table.fight = fight
    table.then(BeforeFight())
    table.tell(
        events.BattleBegan(
            seat=hero.seat, card=card, speed=enemy.speed, defence=enemy.defence, strength=fight.strength
        ),
        "TT-15.1",
    )
    _draw_enemy_bonus(table, fight, enemy.bonus)


def begin_fight(table: TaleTable, hero: Hero, enemy: Enemy, mode: str) -> None:
    """A fight against an enemy on the map: an Exchange, a full Battle, or its attack in the Threat step."""
    speed, defence, strength = numbers_of_enemy(table, enemy)
    fight = Fight(hero.seat, mode, enemy.kind, speed, defence, strength, enemy.number, enemy.damage)
    table.fight = fight
    if mode == "threat":
        fight.side = fight.first = "enemy"
        table.then(BeforeRoll())
        table.tell(
            events.EnemyAttacked(seat=hero.seat, enemy=enemy.kind, strength=strength),
            cite(table, enemy.kind, "TT-26.4"),
        )
        return
    enemy.fought = True
    table.then(BeforeFight())
    table.tell(events.FightBegan(seat=hero.seat, enemy=enemy.kind, mode=mode), cite(table, enemy.kind, "TT-26.2"))
    _draw_enemy_bonus(table, fight, 1 if enemy.defence >= STRONG_DEFENCE else 0)


def _draw_enemy_bonus(table: TaleTable, fight: Fight, count: int) -> None:
    """In an Exchange extra Defence is a shield for this time (9.11); in a Battle it is Defence."""
    for _ in range(count):
        card = draw(table, "enemy_bonus")
        if card is None:
            return
        fight.bonus.append(card)
        table.tell(events.EnemyBonus(card=card), "TT-15.3")
        for effect in table.content.bonus[card].effects:
            fight.speed += effect.speed
            fight.strength += effect.strength
            if fight.enemy >= 0:
                fight.shield += effect.defence
            else:
                fight.defence += effect.defence


@step
def enter_battle(table: TaleTable, entry: EnterBattle) -> None:
    """TT-19.4: a Battle that an effect of the Future sends a hero to."""
    begin_battle(table, table.hero(entry.seat), entry.level)


@scene
async def before_fight(table: TaleTable, beginning: BeforeFight) -> None:
    """TT-15.28: what changes Speed may be used, then the Speeds are compared."""
    fight = table.the_fight
    hero = table.hero(fight.seat)
    options = bonus_choices(table, hero, questions.BeforeFight.about)
    options += ABILITIES.options(table, hero, questions.BeforeFight.about)
    if options:
        answer = await ask(
            questions.BeforeFight(hero.seat, enemy=fight.card, speed=fight.speed, own=speed_of(table, hero)),
            (BEGIN(), *options),
            "TT-15.28",
        )
        if answer in CHOOSE_BONUS:
            table.then(beginning)
            choose_bonus(table, hero, answer)
            return
        if answer not in BEGIN:
            use(table, hero, answer, beginning)
            return
    own = speed_of(table, hero)
    for held in hero.bonus:
        if any(effect.speed for effect in table.effects_in_force(hero, held)):
            held.used = True
    faster = own > fight.speed and not attacks_first(traits_of(table, fight))
    fight.first = fight.side = "hero" if faster else "enemy"
    table.tell(events.FirstAttack(seat=hero.seat, own=own, speed=fight.speed, first=fight.side), "TT-15.4")
    next_round(table, hero, fight, fight.side)


@scene
async def before_roll(table: TaleTable, entry: BeforeRoll) -> None:
    """Before a roll: dice may be added, or the hero escapes."""
    fight = table.the_fight
    hero = table.hero(fight.seat)
    own = fight.side == "hero"
    traits = traits_of(table, fight)
    options: list[str] = []
    if own:
        options += bonus_choices(table, hero, questions.Attack.about)
        if fight.fear == 1:
            table.roll = Roll(hero.seat, "enemy", [], trait=1)
            options += dice_options(table, hero, traits)
            table.roll = None
    options += ABILITIES.options(table, hero, questions.Attack.about if own else questions.Face.about)
    if options:
        answer = await ask(
            (questions.Attack if own else questions.Face)(
                hero.seat,
                enemy=fight.card,
                dice=attack_dice(table, hero, fight) if own else fight.strength,
                left=max(0, fight.defence - fight.damage),
            ),
            (ATTACK_NOW() if own else FACE(), *options),
            "TT-15.8" if own else "TT-15.14",
        )
        if answer in FLIP:
            table.then(entry)
            table.roll = Roll(hero.seat, "enemy", [], trait=1)
            change_dice(table, hero, answer)
            fight.fear, table.roll = 0, None
            return
        if answer in CHOOSE_BONUS:
            table.then(entry)
            choose_bonus(table, hero, answer)
            return
        if answer not in ATTACK_NOW and answer not in FACE:
            use(table, hero, answer, entry)
            return
    if own:
        roll_attack(table, hero, fight)
    else:
        roll_of_enemy(table, hero, fight)


@scene
async def after_roll(table: TaleTable, rolled: AfterRoll) -> None:
    """TT-15.9, 15.15: flips, Artifacts and Talents in any order, until the hero lets the dice count."""
    fight = table.the_fight
    hero = table.hero(fight.seat)
    roll, own = table.the_roll, fight.side == "hero"
    options: list[str] = []
    if own or roll.positives:
        options = bonus_choices(table, hero, questions.OwnDice.about)
        options += dice_options(table, hero, traits_of(table, fight))
        options += ABILITIES.options(table, hero, questions.OwnDice.about if own else questions.EnemyDice.about)
    if options:
        answer = await ask(
            (questions.OwnDice if own else questions.EnemyDice)(
                hero.seat,
                positive=roll.positives,
                dice=len(roll.dice) + len(roll.fresh),
                enemy=fight.card,
                left=max(0, fight.defence - fight.damage),
            ),
            (RESULT(), *options),
            "TT-15.9" if own else "TT-15.15",
        )
        if answer not in RESULT:
            change_or_use(table, hero, answer, rolled)
            return
    settle_rerolls(roll)
    if own:
        deal_damage(table, hero, fight, roll)
    else:
        work_out_damage(table, hero, fight, roll)

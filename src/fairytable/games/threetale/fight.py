"""Fights: Battles of the Past, Exchanges and attacks of the Future (TT-15). Each answer is a scene of its own.

The rounds are in hero_round.py and enemy_round.py, the end in fight_end.py.
"""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.threetale.actions import can_escape_with, usable_artifacts, use_artifact
from fairytable.games.threetale.bonus_cards import bonus_choices, choose_bonus
from fairytable.games.threetale.changes import (
    draw,
    nothing_to_draw,
)
from fairytable.games.threetale.dice import change_dice, dice_options, settle_rerolls
from fairytable.games.threetale.enemies import has_trait, numbers_of_enemy, traits_of
from fairytable.games.threetale.enemy_round import meet_damage, roll_of_enemy, work_out_damage
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.hero_round import deal_damage, prepare, roll_attack, throw, throwable
from fairytable.games.threetale.moving import speed_of
from fairytable.games.threetale.powers import (
    Thirst,
)
from fairytable.games.threetale.rounds import attack_dice, can_escape, next_round
from fairytable.games.threetale.specials import cite
from fairytable.games.threetale.table import Enemy, Fight, Hero, Roll, TaleTable
from fairytable.games.threetale.traits import (
    AttacksFirst,
    MirrorsLove,
)
from fairytable.games.threetale.verbs import (
    ATTACK_NOW,
    BEGIN,
    CHOOSE_BONUS,
    ESCAPE,
    ESCAPE_WITH,
    FACE,
    FLIP,
    RESULT,
    THIRST,
    USE,
)

STRONG_DEFENCE = 10
"""TT-26.3: who has so much Defence, apart from its traits, draws an Enemy Bonus card."""


def begin_battle(table: TaleTable, hero: Hero, level: int) -> None:
    """TT-15.1 to 15.3: the card is open, the enemy has drawn its Bonus cards."""
    card = draw(table, f"battles_{level}")
    if card is None:
        nothing_to_draw(table, hero, f"battles_{level}")
        return
    enemy = table.content.battles[card]
    fight = Fight(hero.seat, "battle", card, enemy.speed, enemy.defence, enemy.strength)
    for trait in enemy.traits:
        if isinstance(trait, MirrorsLove):
            fight.strength = max(fight.strength, min(trait.most, hero.virtues["love"]))
    table.fight = fight
    table.tell(
        "battle_began",
        "TT-15.1",
        seat=hero.seat,
        card=card,
        speed=enemy.speed,
        defence=enemy.defence,
        strength=fight.strength,
    )
    _draw_enemy_bonus(table, fight, enemy.bonus)


def begin_fight(table: TaleTable, hero: Hero, enemy: Enemy, mode: str) -> None:
    """A fight against an enemy on the map: an Exchange, a full Battle, or its attack in the Threat step."""
    speed, defence, strength = numbers_of_enemy(table, enemy)
    fight = Fight(hero.seat, mode, enemy.kind, speed, defence, strength, enemy.number, enemy.damage)
    table.fight = fight
    if mode == "threat":
        fight.moment, fight.side, fight.first = "before", "enemy", "enemy"
        table.tell(
            "enemy_attacked", cite(table, enemy.kind, "TT-26.4"), seat=hero.seat, enemy=enemy.kind, strength=strength
        )
        return
    enemy.fought = True
    table.tell("fight_began", cite(table, enemy.kind, "TT-26.2"), seat=hero.seat, enemy=enemy.kind, mode=mode)
    _draw_enemy_bonus(table, fight, 1 if enemy.defence >= STRONG_DEFENCE else 0)


def _draw_enemy_bonus(table: TaleTable, fight: Fight, count: int) -> None:
    """In an Exchange extra Defence is a shield for this time (9.11); in a Battle it is Defence."""
    for _ in range(count):
        card = draw(table, "enemy_bonus")
        if card is None:
            return
        fight.bonus.append(card)
        table.tell("enemy_bonus", "TT-15.3", card=card)
        for effect in table.content.bonus[card].effects:
            fight.speed += effect.speed
            fight.strength += effect.strength
            if fight.enemy >= 0:
                fight.shield += effect.defence
            else:
                fight.defence += effect.defence


async def fight_scene(table: TaleTable) -> None:
    """The next question of the fight, or what happens without one."""
    fight = table.fight
    assert fight is not None
    hero = table.hero(fight.seat)
    if fight.moment == "begin":
        await _begin(table, hero, fight)
    elif fight.moment == "before":
        await _before(table, hero, fight)
    elif fight.moment == "rolled":
        await _rolled(table, hero, fight)
    else:
        await meet_damage(table, hero, fight)


async def _begin(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.28: what changes Speed may be used, then the Speeds are compared."""
    options = bonus_choices(table, hero, ("speed",))
    options += [USE(artifact) for artifact in usable_artifacts(table, hero, "begin")]
    if options:
        answer = await ask(
            hero.seat,
            "before_fight",
            (BEGIN(), *options),
            "TT-15.28",
            enemy=fight.card,
            speed=fight.speed,
            own=speed_of(table, hero),
        )
        if answer in USE:
            use_artifact(table, hero, USE.read(answer)[0])
            return
        if answer in CHOOSE_BONUS:
            choose_bonus(table, hero, answer)
            return
    own = speed_of(table, hero)
    for held in hero.bonus:
        if any(effect.speed for effect in table.effects_in_force(hero, held)):
            held.used = True
    faster = own > fight.speed and not has_trait(traits_of(table, fight), AttacksFirst)
    fight.first = fight.side = "hero" if faster else "enemy"
    table.tell("first_attack", "TT-15.4", seat=hero.seat, own=own, speed=fight.speed, first=fight.side)
    next_round(table, hero, fight, fight.side)


async def _before(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """Before a roll: dice may be added, or the hero escapes."""
    own = fight.side == "hero"
    traits = traits_of(table, fight)
    options: list[str] = []
    if own:
        options += bonus_choices(table, hero, ("dice", "flips"))
        for talent, _ in table.powers(hero, Thirst):
            if talent not in hero.used and hero.total > 1:
                options += [THIRST(virtue) for virtue in VIRTUES if hero.virtues[virtue]]
        if fight.fear == 1:
            table.roll = Roll(hero.seat, "enemy", [], trait=1)
            options += [option for option in dice_options(table, hero, "enemy_before", traits) if option in FLIP]
            table.roll = None
    window = "attack_before" if own else "enemy_before"
    options += [USE(artifact) for artifact in usable_artifacts(table, hero, window)]
    if can_escape(fight):
        options.append(ESCAPE())
        options += [ESCAPE_WITH(artifact) for artifact in can_escape_with(table, hero)]
    if options:
        answer = await ask(
            hero.seat,
            "attack" if own else "face",
            (ATTACK_NOW() if own else FACE(), *options),
            "TT-15.8" if own else "TT-15.14",
            enemy=fight.card,
            dice=attack_dice(table, hero, fight) if own else fight.strength,
            left=max(0, fight.defence - fight.damage),
        )
        if answer in FLIP:
            table.roll = Roll(hero.seat, "enemy", [], trait=1)
            change_dice(table, hero, answer)
            fight.fear, table.roll = 0, None
            return
        if answer not in ATTACK_NOW and answer not in FACE:
            prepare(table, hero, fight, answer)
            return
    if own:
        roll_attack(table, hero, fight)
    else:
        roll_of_enemy(table, hero, fight)


async def _rolled(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.9, 15.15: flips, Artifacts and Talents in any order, until the hero lets the dice count."""
    roll, own = table.roll, fight.side == "hero"
    assert roll is not None
    options: list[str] = []
    if own or roll.positives:
        options = bonus_choices(table, hero, ("flips",))
        options += dice_options(table, hero, "attack" if own else "enemy", traits_of(table, fight))
        if own:
            options += USE.all_of(throwable(table, hero, fight))
    if options:
        answer = await ask(
            hero.seat,
            "own_dice" if own else "enemy_dice",
            (RESULT(), *options),
            "TT-15.9" if own else "TT-15.15",
            positive=roll.positives,
            dice=len(roll.dice) + len(roll.fresh),
            enemy=fight.card,
            left=max(0, fight.defence - fight.damage),
        )
        if answer in CHOOSE_BONUS:
            choose_bonus(table, hero, answer)
            return
        if answer in USE and USE.read(answer)[0] in hero.carried:
            throw(table, hero, fight, USE.read(answer)[0])
            return
        if answer not in RESULT:
            change_dice(table, hero, answer)
            return
    settle_rerolls(roll)
    if own:
        deal_damage(table, hero, fight, roll)
    else:
        work_out_damage(table, hero, fight, roll)

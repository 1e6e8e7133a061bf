"""An enemy's round of attack: its dice, and how the hero answers (TT-15.14 to 15.22)."""

from __future__ import annotations

from fairytable.engine.agenda import scene
from fairytable.engine.questions import ask
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import AfterRoll, LoseVirtue, MarkHero, MeetDamage, WasHurt
from fairytable.games.threetale.artifacts import (
    can_escape_with,
    fix_slot,
    has_slot_for,
    usable_artifacts,
    use_artifact,
    waiting_enemy,
)
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.changes import (
    lose_spirit,
    lower_virtue,
    roll_dice,
)
from fairytable.games.threetale.enemies import has_trait, traits_of
from fairytable.games.threetale.fight_end import end_exchange, escape, finish, mark_damage
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.powers import (
    Block,
    CoolingTouch,
    ShyEnemies,
)
from fairytable.games.threetale.rounds import can_escape, next_round
from fairytable.games.threetale.table import Fight, Hero, Roll, TaleTable
from fairytable.games.threetale.traits import (
    BlockCosts,
    DoublesOnDie,
    HitsHighestVirtue,
    MarksOnHit,
    Regains,
    RerollsBlanks,
)
from fairytable.games.threetale.verbs import (
    BLOCK,
    BLOCK_WITH,
    COOL,
    ESCAPE,
    ESCAPE_WITH,
    TAKE,
    USE,
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
    if fight.enemy_rounds == 1 and has_trait(traits, RerollsBlanks):
        blanks = dice.count(0)
        dice = [1] * (len(dice) - blanks) + roll_dice(table, blanks)
    roll = table.roll = Roll(hero.seat, "enemy", dice)
    if has_trait(traits, DoublesOnDie):
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
    if roll.trait == 1 and has_trait(traits_of(table, fight), DoublesOnDie):
        damage *= 2
    fight.to_take = damage
    fight.taken = damage
    table.tell(events.DamageComes(seat=hero.seat, enemy=fight.card, damage=damage), "TT-15.16")
    if damage:
        table.then(MeetDamage())
    else:
        _after_enemy_round(table, hero, fight, hurt=False)


def cooling_heroes(table: TaleTable, hero: Hero) -> list[Hero]:
    """Those near enough whose touch still cools (once between the starts of two of their turns)."""
    return [
        other
        for other in table.heroes
        if not other.away
        for talent, power in table.powers(other, CoolingTouch)
        if talent not in other.spent_talents and (other is hero or distance(other.at, hero.at) <= power.spaces)
    ]


def _takers(table: TaleTable, hero: Hero, fight: Fight) -> list[str]:
    """The Virtues that may take the next point."""
    able = [virtue for virtue in VIRTUES if hero.virtues[virtue]]
    if has_trait(traits_of(table, fight), HitsHighestVirtue):
        highest = max(hero.virtues.values())
        able = [virtue for virtue in able if hero.virtues[virtue] == highest]
    return able


@scene
async def meet_damage(table: TaleTable, meeting: MeetDamage) -> None:
    """TT-15.17 to 15.20: all of it on Virtues, point by point, or one Spirit for all of it."""
    fight = table.the_fight
    hero = table.hero(fight.seat)
    options = [TAKE(virtue) for virtue in _takers(table, hero, fight)]
    untouched = fight.to_take == fight.taken
    if untouched:
        options += [BLOCK()]
        options += [BLOCK_WITH(artifact) for artifact in has_slot_for(table, hero, Block)]
        options += [BLOCK_WITH(talent) for talent, _ in table.powers(hero, Block) if _can_block_with(hero, talent)]
        options += [COOL(other.seat) for other in cooling_heroes(table, hero)]
        options += [USE(artifact) for artifact in usable_artifacts(table, hero, "enemy_before")]
        if can_escape(fight):
            options.append(ESCAPE())
            options += [ESCAPE_WITH(artifact) for artifact in can_escape_with(table, hero)]
    answer = options[0]
    if len(options) > 1:
        answer = await ask(
            hero.seat,
            "damage",
            tuple(options),
            "TT-15.17",
            default=_safest(hero, options),
            damage=fight.to_take,
            taken=fight.taken - fight.to_take,
            enemy=fight.card,
        )
    if answer in TAKE:
        fight.to_take -= 1
        if fight.to_take:
            table.then(meeting)
        lower_virtue(table, hero, TAKE.read(answer)[0], "TT-15.17")
        if not fight.to_take:
            _after_enemy_round(table, hero, fight, hurt=True)
    elif answer in COOL:
        _cool(table, hero, fight, COOL.read(answer)[0])
    elif answer in USE:
        table.then(meeting)
        use_artifact(table, hero, USE.read(answer)[0])
    elif answer in BLOCK or answer in BLOCK_WITH:
        _block(table, hero, fight, answer)
    else:
        escape(table, hero, fight, answer)


def _safest(hero: Hero, options: list[str]) -> str:
    """What somebody who is not there does: the largest Virtue takes the point."""
    takers = [option for option in options if option in TAKE]
    return max(takers, key=lambda option: hero.virtues[TAKE.read(option)[0]])


def _can_block_with(hero: Hero, source: str) -> bool:
    return source in hero.talents and source not in hero.used


def _cool(table: TaleTable, hero: Hero, fight: Fight, seat: str) -> None:
    other = table.hero(seat)
    talent, power = table.powers(other, CoolingTouch)[0]
    other.spent_talents.append(talent)
    fight.to_take = fight.taken = max(0, fight.to_take - power.damage)
    table.tell(events.Cooled(seat=seat, player=hero.seat, damage=power.damage), "TT-9.6")
    if not fight.to_take:
        _after_enemy_round(table, hero, fight, hurt=False)
    else:
        table.then(MeetDamage())


def _block(table: TaleTable, hero: Hero, fight: Fight, answer: str) -> None:
    """TT-15.18: a block cancels the damage of the whole round."""
    fight.to_take = 0
    if answer in BLOCK_WITH:
        (source,) = BLOCK_WITH.read(answer)
        if source in hero.talents:
            hero.used.append(source)
            table.tell(events.Blocked(seat=hero.seat, enemy=fight.card), "TT-9.6")
        else:
            fix_slot(table, hero, source)
            table.tell(events.Blocked(seat=hero.seat, enemy=fight.card), "TT-10.9")
    else:
        table.tell(events.Blocked(seat=hero.seat, enemy=fight.card), "TT-8.2")
        lose_spirit(table, hero, "TT-15.18")
        for trait in traits_of(table, fight):
            if isinstance(trait, BlockCosts):
                table.owe(LoseVirtue(hero.seat, "TT-15.18", trait.virtues))
    _after_enemy_round(table, hero, fight, hurt=False)


def _after_enemy_round(table: TaleTable, hero: Hero, fight: Fight, *, hurt: bool) -> None:
    """TT-15.33, and what its hits leave behind; then the other side, or the end."""
    if hurt:
        for trait in traits_of(table, fight):
            if isinstance(trait, Regains):
                healed = min(fight.damage, trait.defence)
                fight.damage -= healed
                mark_damage(table, fight)
                if healed:
                    table.tell(events.Regained(enemy=fight.card, points=healed), "TT-15.33")
            elif isinstance(trait, MarksOnHit):
                table.owe(MarkHero(hero.seat, cite(table, trait.mark, "TT-19.1"), 1, trait.mark, trait.most))
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

"""Fights: Battles of the Past, Exchanges and attacks of the Future (TT-15). Each answer is a scene of its own."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.threetale.actions import can_escape_with, fix_slot, has_slot_for, usable_artifacts, use_artifact
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.changes import (
    discard,
    draw,
    gain,
    lose_spirit,
    lower_virtue,
    note_deed,
    owe,
    raise_virtue,
)
from fairytable.games.threetale.dice import change_dice, dice_options, forget_object, roll_dice, settle_rerolls
from fairytable.games.threetale.effects import (
    VIRTUES,
    AfterVictory,
    AnyTrait,
    AttacksFirst,
    Block,
    BlockCosts,
    CoolingTouch,
    DoublesOnDie,
    ExtraRoundAtHalf,
    Frightens,
    HitsHighestVirtue,
    IfWon,
    IgnoresDamage,
    MarksOnHit,
    MirrorsLove,
    MoreDamage,
    MoreDice,
    Regains,
    RerollsBlanks,
    ShyEnemies,
    Stronger,
    StrongerByCounter,
    Thirst,
    Trait,
)
from fairytable.games.threetale.moving import speed_of
from fairytable.games.threetale.refusals import why_not_in_fight
from fairytable.games.threetale.table import HIGHEST, Enemy, Fight, Hero, Roll, TaleTable
from fairytable.games.threetale.verbs import (
    ATTACK_NOW,
    BEGIN,
    BLOCK,
    BLOCK_WITH,
    CHOOSE_BONUS,
    COOL,
    ESCAPE,
    ESCAPE_WITH,
    FACE,
    FLIP,
    RESULT,
    TAKE,
    THIRST,
    USE,
)

MOST_ROUNDS = 60
"""A fight that neither side can win any more ends in an escape without a price; random play needs it, people never."""


# The two sides


def traits_of(table: TaleTable, fight: Fight) -> tuple[AnyTrait, ...]:
    if fight.enemy < 0:
        return table.content.battles[fight.card].traits
    return traits_of_enemy(table, table.enemy(fight.enemy))


def traits_of_enemy(table: TaleTable, enemy: Enemy) -> tuple[AnyTrait, ...]:
    """Those of its kind, of its own card, and of the card that is in force for all of its kind."""
    scenario, future = table.scenario, table.future
    assert future is not None
    kind = scenario.enemies[enemy.kind]
    if enemy.silenced or enemy.broken:
        return ()
    traits = kind.traits
    if enemy.trait:
        traits += scenario.cards[enemy.trait].traits
    if kind.shared_traits and (card := future.in_force.get(kind.shared_traits)):
        traits += scenario.cards[card].traits
    return traits


def numbers_of_enemy(table: TaleTable, enemy: Enemy) -> tuple[int, int, int]:
    """Speed, Defence and Strength with what its traits add."""
    assert table.future is not None
    speed, defence, strength = enemy.speed, enemy.defence, enemy.strength
    for trait in traits_of_enemy(table, enemy):
        if isinstance(trait, Stronger):
            speed, defence, strength = speed + trait.speed, defence + trait.defence, strength + trait.strength
        elif isinstance(trait, StrongerByCounter):
            strength += max(0, table.future.counters[trait.counter] - trait.above)
    return speed, max(1, defence), max(0, strength)


def has_trait(traits: tuple[AnyTrait, ...], kind: type[Trait]) -> bool:
    return any(isinstance(trait, kind) for trait in traits)


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
        fear = sum(trait.dice for trait in traits_of(table, fight) if isinstance(trait, Frightens))
        dice = max(min(dice, 1), dice - fear)
    return dice


# The beginning


def begin_battle(table: TaleTable, hero: Hero, level: int) -> None:
    """TT-15.1 to 15.3: the card is open, the enemy has drawn its Bonus cards."""
    card = draw(table, f"battles_{level}")
    if card is None:
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
        table.tell("enemy_attacked", "TT-19.5", seat=hero.seat, enemy=enemy.kind, strength=strength)
        return
    enemy.fought = True
    table.tell("fight_began", "TT-19.4", seat=hero.seat, enemy=enemy.kind, mode=mode)
    _draw_enemy_bonus(table, fight, 1 if defence >= 10 else 0)


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
        await _damage(table, hero, fight)


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
    for held in hero.bonus:
        if held.card == card:
            held.effect, held.used = effect, True
    table.tell("bonus_chosen", "TT-14.4", seat=hero.seat, card=card, effect=effect)


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
    _next_round(table, hero, fight, fight.side)


def _next_round(table: TaleTable, hero: Hero, fight: Fight, side: str) -> None:
    """A round of attack begins: Artifacts may be used once more (TT-10.5)."""
    fight.side, fight.moment = side, "before"
    fight.thirst, fight.extra, fight.fear, fight.taken = 0, 0, -1, 0
    table.roll = None
    artifacts = table.content.artifacts
    hero.used = [entry for entry in hero.used if entry not in artifacts]
    if side == "hero":
        if has_trait(traits_of(table, fight), Frightens):
            (fight.fear,) = roll_dice(table, 1)
            table.tell("fear_rolled", "TT-15.14", seat=hero.seat, positive=fight.fear)
    elif fight.enemy_rounds >= MOST_ROUNDS:
        finish(table, hero, fight)


def can_escape(fight: Fight) -> bool:
    """TT-15.24, 19.4: from a full Battle only."""
    return fight.mode == "battle"


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
            why_not=lambda: why_not_in_fight(table, hero, fight),
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
            _prepare(table, hero, fight, answer)
            return
    if own:
        _roll_attack(table, hero, fight)
    else:
        _roll_of_enemy(table, hero, fight)


def _prepare(table: TaleTable, hero: Hero, fight: Fight, answer: str) -> None:
    if answer in CHOOSE_BONUS:
        choose_bonus(table, hero, answer)
    elif answer in THIRST:
        (virtue,) = THIRST.read(answer)
        for talent, power in table.powers(hero, Thirst):
            hero.used.append(talent)
            fight.thirst += power.dice
            table.tell("talent_used", "TT-9.6", seat=hero.seat, talent=talent)
        lower_virtue(table, hero, virtue, "TT-9.6")
    elif answer in USE:
        use_artifact(table, hero, USE.read(answer)[0])
    else:
        _escape(table, hero, fight, answer)


def _escape(table: TaleTable, hero: Hero, fight: Fight, answer: str) -> None:
    """TT-15.24, 15.25: one Spirit, or an Artifact, and the fight is over."""
    if answer in ESCAPE_WITH:
        (artifact,) = ESCAPE_WITH.read(answer)
        fix_slot(table, hero, artifact)
    table.tell("escaped", "TT-15.24", seat=hero.seat, enemy=fight.card)
    finish(table, hero, fight)
    if answer in ESCAPE:
        lose_spirit(table, hero, "TT-15.24")


def _roll_attack(table: TaleTable, hero: Hero, fight: Fight) -> None:
    for held in hero.bonus:
        if any(effect.dice for effect in table.effects_in_force(hero, held)):
            held.used = True
    dice = roll_dice(table, attack_dice(table, hero, fight))
    table.roll = Roll(hero.seat, "attack", dice)
    fight.rounds += 1
    fight.moment = "rolled"
    hero.used = [entry for entry in hero.used if not any(entry == talent for talent, _ in table.powers(hero, Thirst))]
    table.tell("attack_rolled", "TT-15.8", seat=hero.seat, dice=len(dice), positive=sum(dice))


def _roll_of_enemy(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.14: Strength dice, fewer by what the hero has prepared; then the die of its Talent."""
    traits = traits_of(table, fight)
    fewer = hero.weaken
    if fight.enemy_rounds == 0:
        fewer += sum(power.dice for _, power in table.powers(hero, ShyEnemies))
    hero.weaken = 0
    fight.enemy_rounds += 1
    dice = roll_dice(table, fight.strength - fewer)
    if fight.enemy_rounds == 1 and has_trait(traits, RerollsBlanks):
        blanks = dice.count(0)
        dice = [1] * (len(dice) - blanks) + roll_dice(table, blanks)
    roll = table.roll = Roll(hero.seat, "enemy", dice)
    if has_trait(traits, DoublesOnDie):
        (roll.trait,) = roll_dice(table, 1)
    fight.moment = "rolled"
    table.tell("enemy_rolled", "TT-15.14", seat=hero.seat, enemy=fight.card, dice=len(dice), positive=sum(dice))
    if roll.trait >= 0:
        table.tell("talent_die", "TT-15.14", enemy=fight.card, positive=roll.trait)


async def _rolled(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.9, 15.15: flips, Artifacts and Talents in any order, until the hero lets the dice count."""
    roll, own = table.roll, fight.side == "hero"
    assert roll is not None
    options: list[str] = []
    if own or roll.positives:
        options = bonus_choices(table, hero, ("flips",))
        options += dice_options(table, hero, "attack" if own else "enemy", traits_of(table, fight))
    if options:
        answer = await ask(
            hero.seat,
            "own_dice" if own else "enemy_dice",
            (RESULT(), *options),
            "TT-15.9" if own else "TT-15.15",
            why_not=lambda: why_not_in_fight(table, hero, fight),
            positive=roll.positives,
            dice=len(roll.dice) + len(roll.fresh),
            enemy=fight.card,
            left=max(0, fight.defence - fight.damage),
        )
        if answer in CHOOSE_BONUS:
            choose_bonus(table, hero, answer)
            return
        if answer not in RESULT:
            change_dice(table, hero, answer)
            return
    settle_rerolls(roll)
    if own:
        _deal_damage(table, hero, fight, roll)
    else:
        _work_out_damage(table, hero, fight, roll)


def _deal_damage(table: TaleTable, hero: Hero, fight: Fight, roll: Roll) -> None:
    """TT-15.10 to 15.13: positive dice that were not spent, and what Artifacts and Talents add."""
    traits = traits_of(table, fight)
    damage = roll.positives + fight.extra + _thrown(table, hero, fight)
    if roll.positives or 2 in roll.dice:
        for _, power in table.powers(hero, MoreDamage):
            if not power.if_first or fight.first == "hero":
                damage += power.damage
    damage = max(0, damage - sum(trait.damage for trait in traits if isinstance(trait, IgnoresDamage)))
    shielded = min(damage, fight.shield)
    fight.shield -= shielded
    damage -= shielded
    before, half = fight.damage, fight.defence // 2
    fight.damage = min(fight.defence, fight.damage + damage)
    _mark_damage(table, fight)
    left = fight.defence - fight.damage
    table.tell("damage_dealt", "TT-15.10", seat=hero.seat, enemy=fight.card, damage=damage, left=left)
    if left <= 0:
        win_fight(table, hero, fight)
    elif fight.mode == "exchange" and fight.first == "enemy":
        finish(table, hero, fight)
    else:
        if has_trait(traits, ExtraRoundAtHalf) and left <= half < fight.defence - before:
            fight.extra_round = True
            table.tell("extra_round", "TT-15.33", seat=hero.seat, enemy=fight.card)
        _next_round(table, hero, fight, "enemy")


def _thrown(table: TaleTable, hero: Hero, fight: Fight) -> int:
    """A carried token that does damage once, such as a Harpoon, is thrown in the next own round: the best one."""
    if fight.enemy < 0:
        return 0
    tokens = table.scenario.tokens
    ready = [token for token in hero.carried if tokens[token].damage and tokens[token].against in ("", fight.card)]
    if not ready:
        return 0
    token = max(ready, key=lambda name: tokens[name].damage)
    hero.carried.remove(token)
    table.tell("thrown", "TT-19.1", seat=hero.seat, token=token, damage=tokens[token].damage)
    return tokens[token].damage


def _mark_damage(table: TaleTable, fight: Fight) -> None:
    """Damage stays on an enemy that stays on the map."""
    if fight.enemy >= 0:
        table.enemy(fight.enemy).damage = fight.damage


def _work_out_damage(table: TaleTable, hero: Hero, fight: Fight, roll: Roll) -> None:
    """TT-15.16: positive dice that are left; doubling counts last."""
    damage = max(0, roll.positives - hero.cancel)
    hero.cancel = 0
    if roll.trait == 1 and has_trait(traits_of(table, fight), DoublesOnDie):
        damage *= 2
    fight.to_take = damage
    fight.taken = damage
    table.tell("damage_comes", "TT-15.16", seat=hero.seat, enemy=fight.card, damage=damage)
    if damage:
        fight.moment = "damage"
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


async def _damage(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.17 to 15.20: all of it on Virtues, point by point, or one Spirit for all of it."""
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
            why_not=lambda: why_not_in_fight(table, hero, fight),
            default=_safest(hero, options),
            damage=fight.to_take,
            enemy=fight.card,
        )
    if answer in TAKE:
        fight.to_take -= 1
        lower_virtue(table, hero, TAKE.read(answer)[0], "TT-15.17")
        if not fight.to_take:
            _after_enemy_round(table, hero, fight, hurt=True)
    elif answer in COOL:
        _cool(table, hero, fight, COOL.read(answer)[0])
    elif answer in USE:
        use_artifact(table, hero, USE.read(answer)[0])
    elif answer in BLOCK or answer in BLOCK_WITH:
        _block(table, hero, fight, answer)
    else:
        _escape(table, hero, fight, answer)


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
    table.tell("cooled", "TT-9.6", seat=seat, player=hero.seat, damage=power.damage)
    if not fight.to_take:
        _after_enemy_round(table, hero, fight, hurt=False)


def _block(table: TaleTable, hero: Hero, fight: Fight, answer: str) -> None:
    """TT-15.18: a block cancels the damage of the whole round."""
    fight.to_take = 0
    if answer in BLOCK_WITH:
        (source,) = BLOCK_WITH.read(answer)
        if source in hero.talents:
            hero.used.append(source)
            table.tell("blocked", "TT-9.6", seat=hero.seat, enemy=fight.card)
        else:
            fix_slot(table, hero, source)
            table.tell("blocked", "TT-10.9", seat=hero.seat, enemy=fight.card)
    else:
        table.tell("blocked", "TT-8.2", seat=hero.seat, enemy=fight.card)
        lose_spirit(table, hero, "TT-15.18")
        for trait in traits_of(table, fight):
            if isinstance(trait, BlockCosts):
                owe(table, hero, "lose_virtue", "TT-15.18", count=trait.virtues)
    _after_enemy_round(table, hero, fight, hurt=False)


def _after_enemy_round(table: TaleTable, hero: Hero, fight: Fight, *, hurt: bool) -> None:
    """TT-15.33, and what its hits leave behind; then the other side, or the end."""
    if hurt:
        for trait in traits_of(table, fight):
            if isinstance(trait, Regains):
                healed = min(fight.damage, trait.defence)
                fight.damage -= healed
                _mark_damage(table, fight)
                if healed:
                    table.tell("regained", "TT-15.33", enemy=fight.card, points=healed)
            elif isinstance(trait, MarksOnHit):
                owe(table, hero, "mark", "TT-19.1", level=trait.most, about=trait.mark)
        if fight.enemy >= 0:
            owe(table, hero, "was_hurt", "TT-19.1", count=fight.taken, about=fight.card)
    if fight.extra_round:
        fight.extra_round = False
        _next_round(table, hero, fight, "enemy")
    elif fight.mode == "threat" or (fight.mode == "exchange" and fight.first == "hero"):
        finish(table, hero, fight)
    else:
        _next_round(table, hero, fight, "hero")


# The end


def win_fight(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-15.13: the prize at once, and what Artifacts and Talents promised."""
    finish(table, hero, fight)
    table.tell("enemy_beaten", "TT-15.12", seat=hero.seat, enemy=fight.card)
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
            table.tell("talent_used", "TT-9.6", seat=hero.seat, talent=talent)
        if victory.regain:
            _regain(table, hero, fight, victory.regain)
    if fight.enemy >= 0:
        owe(table, hero, "beaten", "TT-15.12", level=fight.enemy, about=fight.card, first=True)


def _regain(table: TaleTable, hero: Hero, fight: Fight, points: int) -> None:
    """Blood Bond: points go back where they were lost, most where most was lost."""
    for _ in range(points):
        lost = [virtue for virtue in fight.lost if fight.lost[virtue] and hero.virtues[virtue] < HIGHEST]
        if lost:
            virtue = max(lost, key=lambda name: fight.lost[name])
            fight.lost[virtue] -= 1
            raise_virtue(table, hero, virtue, "TT-9.6")


def finish(table: TaleTable, hero: Hero, fight: Fight) -> None:
    """TT-14.9, 15.23, 15.29: cards are discarded, the hero stays where it is."""
    table.fight = None
    table.roll = None
    forget_object(hero)
    for card in fight.bonus:
        discard(table, "enemy_bonus", card)
    if fight.enemy < 0:
        discard(table, f"battles_{table.content.battles[fight.card].level}", fight.card)

"""Rules of thumb for fights and Treasures: dice, Artifacts, damage, escape."""

from __future__ import annotations

from fairytable.games.threetale.bots.plans import usual_loss
from fairytable.games.threetale.bots.policy_for_virtues import pain
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.powers import (
    DealDamage,
    MoreDamage,
    MoreDice,
    Reroll,
    RollDice,
    TurnDice,
)
from fairytable.games.threetale.rounds import can_escape
from fairytable.games.threetale.table import Hero, TaleTable
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
    REROLL,
    RESULT,
    TAKE,
    TURN_DIE,
    USE,
)

HARD_BLOW = 7
"""The damage that is worth a Spirit; in the Future, where Spirit has no other use, less is."""


def before_own_roll(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """More dice first; escape only when death is near."""
    if answer := use_of(table, options, MoreDice):
        return answer
    if answer := next((option for option in options if option in CHOOSE_BONUS and option.endswith("dice")), ""):
        return answer
    return _way_out(table, hero, options, is_first=True) or ATTACK_NOW()


def before_enemy_roll(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    return _way_out(table, hero, options, is_first=False) or FACE()


def _way_out(table: TaleTable, hero: Hero, options: tuple[str, ...], *, is_first: bool) -> str:
    """Escape, if the hero would hardly live to see the enemy fall; with an Artifact rather than with Spirit."""
    fight = table.the_fight
    if not can_escape(fight):
        return ""
    ignores = sum(trait.ignores() for trait in traits_of(table, fight))
    left = fight.defence - fight.damage
    if usual_loss(table, hero, left, fight.strength, is_first=is_first, margin=1.1, ignores=ignores) < hero.total:
        return ""
    for option in options:
        if option in ESCAPE_WITH:
            return option
    return ESCAPE() if ESCAPE() in options and hero.spirit > 1 else ""


def own_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """Damage that costs fewer dice than it deals; then blanks are turned or rolled again."""
    for kind in (MoreDamage, DealDamage):
        if answer := use_of(table, options, kind):
            return answer
    if answer := _harpoon(table, options):
        return answer
    for option in options:
        if option in REROLL and option.endswith("blank"):
            return option
        if option in TURN_DIE and option.endswith("blank"):
            return option
    roll = table.the_roll
    fight = table.fight
    enough = fight is not None and roll.positives + fight.extra >= fight.defence - fight.damage
    if roll.blanks and not enough:
        if answer := use_of(table, options, RollDice) or use_of(table, options, Reroll):
            return answer
        matters = fight is None or roll.positives + fight.extra + 2 >= fight.defence - fight.damage or roll.hope
        sources = [option for option in options if option in FLIP and option.endswith(" blank")]
        if sources and (matters or "hope" not in sources[0]):
            return sources[0]
    return RESULT()


def use_of(table: TaleTable, options: tuple[str, ...], kind: type[object]) -> str:
    """An Artifact among the options that has a power of this kind and is worth its dice."""
    for option in options:
        if option in USE:
            (name,) = USE.read(option)
            card = table.content.artifacts.get(name)
            talent = table.content.talents.get(name)
            powers = card.powers if card else talent.powers if talent else ()
            if any(isinstance(power, kind) for power in powers):
                if card and kind is DealDamage:
                    damage = sum(power.damage for power in card.powers if isinstance(power, DealDamage))
                    if damage <= card.needs or not _wants_damage(table, damage, once=card.use == "once"):
                        continue
                return option
    return ""


def _harpoon(table: TaleTable, options: tuple[str, ...]) -> str:
    """A Harpoon is thrown at the Maw, or where it decides something."""
    tokens = table.scenario.tokens if table.future is not None else {}
    for option in options:
        if option in USE and (name := USE.read(option)[0]) in tokens and table.fight is not None:
            damage = tokens[name].damage
            if _wants_damage(table, damage, once=table.fight.defence < 2 * damage + 20):
                return option
    return ""


def _wants_damage(table: TaleTable, damage: int, *, once: bool) -> bool:
    """A one-timer is kept until it decides something."""
    fight, roll = table.fight, table.roll
    if fight is None or roll is None:
        return False
    left = fight.defence - fight.damage - fight.extra - roll.positives
    return left > 0 and (not once or left <= damage or fight.mode != "battle")


def treasure_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    roll = table.the_roll
    if roll.blanks:
        for option in options:
            if option in (REROLL("blank"), TURN_DIE("blank")) or (option in FLIP and option.endswith(" blank")):
                return option
        for kind in (Reroll, TurnDice):
            if answer := use_of(table, options, kind):
                return answer
    return RESULT()


def enemy_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """A die that would double the blow first, then positive dice."""
    roll = table.the_roll
    for option in options:
        if option in FLIP and option.endswith((" die", " positive") if roll.trait == 1 else " positive"):
            return option
        if option == TURN_DIE("positive"):
            return option
    return RESULT()


def take_damage(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Cool it, block what is large, else let those Virtues take it that lose least."""
    fight = table.the_fight
    for option in options:
        if option in COOL:
            return option
    if fight.to_take >= 3:
        for option in options:
            if option in BLOCK_WITH:
                return option
    deadly = fight.to_take >= hero.total
    near = hero.total - fight.to_take <= 4
    hard = HARD_BLOW if table.future is None else 6 - hero.spirit + (hero.total > 24)
    if deadly or near or fight.to_take >= hard:
        if answer := _way_out(table, hero, options, is_first=False):
            return answer
        if BLOCK() in options and (deadly or hero.spirit > 1):
            return BLOCK()
    takers = [option for option in options if option in TAKE]
    return min(takers, key=lambda option: pain(table, hero, TAKE.read(option)[0]))


def before_fight(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return BEGIN()

"""What a hero could expect to do with dice and damage, and why it cannot now."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.threetale.agenda import MeetDamage
from fairytable.games.threetale.artifacts import artifacts_with, why_not_free
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.dice import possible_sources, why_no_flip
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.powers import Block, CoolingTouch, Escape, Reroll, Thirst
from fairytable.games.threetale.table import Fight, Hero, TaleTable
from fairytable.games.threetale.verbs import (
    BLOCK,
    BLOCK_WITH,
    COOL,
    ESCAPE,
    ESCAPE_WITH,
    FLIP,
    REROLL,
    TAKE,
    THIRST,
)

DAMAGE = "damage"
FIGHT_DICE = ("own_dice", "enemy_dice")
DICE = (*FIGHT_DICE, "treasure_dice", "trial_dice")
"""Questions with dice on the table that still can be changed."""
IN_FIGHTS = ("before_fight", "attack", "face", DAMAGE)
"""Questions of a fight without such dice."""
TO_ESCAPE = ("attack", "face", *FIGHT_DICE, DAMAGE)
TO_BLOCK = ("enemy_dice", DAMAGE)


def certain(reason: Reason | None) -> Reason:
    """The reason why an option is missing, from a rule that also decides whether to offer it."""
    if reason is None:
        raise ValueError("An option is missing, but the rule that decides about it has nothing against it")
    return reason


def _fight_of(table: TaleTable, question: Question) -> tuple[Fight, Hero]:
    return table.the_fight, table.hero(question.seat)


def _damage_begun(table: TaleTable, fight: Fight) -> Reason | None:
    """TT-15.18: half of each cannot be done."""
    taken = fight.taken - fight.to_take
    is_begun = taken and isinstance(table.agenda[-1], MeetDamage)
    return Reason("damage_begun", "TT-15.18", {"taken": taken}) if is_begun else None


# Dice


def _flips(table: TaleTable, question: Question) -> Iterator[str]:
    """Every source of flips, for each side that lies on the table. Dice that count already lie there as well."""
    roll = table.roll
    if question.about in (*DICE, DAMAGE) and roll is not None:
        sides = [side for side, there in (("blank", roll.blanks), ("positive", roll.positives)) if there]
        sides += ["die"] if roll.trait >= 0 else []
        yield from FLIP.all_of(possible_sources(table, table.hero(question.seat)), sides)


def _why_no_flip(table: TaleTable, question: Question, option: str) -> Reason:
    hero, roll = table.hero(question.seat), table.the_roll
    source, side = FLIP.read(option)
    traits = traits_of(table, table.fight) if table.fight is not None else ()
    if reason := why_no_flip(table, hero, roll, traits, source):
        return reason
    if question.about == DAMAGE:
        return Reason("dice_counted", "TT-15.16")
    assert side == "die", "Hope that was used on the dice cannot turn the die of a Talent"
    return Reason("hope_on_dice", "TT-7.10")


def _rerolls(table: TaleTable, question: Question) -> Iterator[str]:
    """While dice are rolled again: each side that lies on the table."""
    roll = table.roll
    if question.about in DICE and roll is not None and roll.rerolls:
        yield from (REROLL(side) for side, there in (("blank", roll.blanks), ("positive", roll.positives)) if there)


def _why_no_reroll(_table: TaleTable, _question: Question, _option: str) -> Reason:
    return Reason("rolled_again", "TT-10.17")


def rerolling_talents(table: TaleTable, hero: Hero) -> list[str]:
    """Talents that roll dice again."""
    return [source for source, _ in table.powers(hero, Reroll) if source in hero.talents]


# Escape and damage


def _escapes(table: TaleTable, question: Question) -> tuple[str, ...]:
    return (ESCAPE(),) if question.about in TO_ESCAPE and table.fight is not None else ()


def _escapes_with(table: TaleTable, question: Question) -> tuple[str, ...]:
    if question.about not in TO_ESCAPE or table.fight is None:
        return ()
    return ESCAPE_WITH.all_of(artifacts_with(table, table.hero(question.seat), Escape))


def _why_no_escape(table: TaleTable, question: Question, option: str) -> Reason:
    fight, hero = _fight_of(table, question)
    if fight.mode != "battle":
        return Reason("no_escape", "TT-19.4", {"enemy": fight.card})
    if reason := _damage_begun(table, fight):
        return reason
    if option in ESCAPE_WITH and (reason := why_not_free(table, hero, ESCAPE_WITH.read(option)[0])):
        return reason
    return Reason("dice_first", "TT-15.24")


def _blocks(table: TaleTable, question: Question) -> tuple[str, ...]:
    return (BLOCK(),) if question.about in TO_BLOCK and table.fight is not None else ()


def _blocks_with(table: TaleTable, question: Question) -> tuple[str, ...]:
    if question.about not in TO_BLOCK or table.fight is None:
        return ()
    hero = table.hero(question.seat)
    talents = [source for source, _ in table.powers(hero, Block) if source in hero.talents]
    return BLOCK_WITH.all_of((*artifacts_with(table, hero, Block), *talents))


def _why_no_block(table: TaleTable, question: Question, option: str) -> Reason:
    fight, hero = _fight_of(table, question)
    if question.about != DAMAGE:
        return Reason("no_damage_yet", "TT-15.17")
    if reason := _damage_begun(table, fight):
        return reason
    (source,) = BLOCK_WITH.read(option)
    if source in hero.talents:
        return Reason("talent_used", "TT-9.6", {"talent": source})
    return certain(why_not_free(table, hero, source))


def _coolers(table: TaleTable, question: Question) -> Iterator[str]:
    if question.about == DAMAGE:
        yield from (COOL(other.seat) for other in table.heroes if table.has_power(other, CoolingTouch))


def _why_not_cool(table: TaleTable, question: Question, option: str) -> Reason:
    fight, hero = _fight_of(table, question)
    other = table.hero(COOL.read(option)[0])
    ((talent, power), *_) = table.powers(other, CoolingTouch)
    if other.away:
        return Reason("has_left", "TT-19.9", {"player": other.seat})
    if reason := _damage_begun(table, fight):
        return reason
    if talent in other.spent_talents:
        return Reason("talent_spent", "TT-9.6", {"talent": talent, "player": other.seat})
    far = distance(other.at, hero.at)
    return Reason("too_far_to_cool", "TT-9.6", {"player": other.seat, "far": far, "most": power.spaces})


def _takers(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return TAKE.all_of(VIRTUES) if question.about == DAMAGE else ()


def _why_not_take(table: TaleTable, question: Question, option: str) -> Reason:
    fight, hero = _fight_of(table, question)
    (virtue,) = TAKE.read(option)
    if not hero.virtues[virtue]:
        return Reason("virtue_is_zero", "TT-15.19", {"virtue": virtue})
    return Reason("highest_takes", "TT-15.14", {"enemy": fight.card, "most": max(hero.virtues.values())})


def _thirsts(table: TaleTable, question: Question) -> tuple[str, ...]:
    is_thirsty = question.about == "attack" and table.has_power(table.hero(question.seat), Thirst)
    return THIRST.all_of(VIRTUES) if is_thirsty else ()


def _why_no_thirst(table: TaleTable, question: Question, option: str) -> Reason:
    hero, (virtue,) = table.hero(question.seat), THIRST.read(option)
    ((talent, _), *_) = table.powers(hero, Thirst)
    if talent in hero.used:
        return Reason("talent_used", "TT-9.6", {"talent": talent})
    if not hero.virtues[virtue]:
        return Reason("virtue_is_zero", "TT-1.14", {"virtue": virtue})
    return Reason("last_virtue", "TT-9.6", {"talent": talent})


EXPECTATIONS = (
    Expectation(
        FLIP,
        ("TT-7.1", "TT-7.6", "TT-7.9", "TT-7.10", "TT-9.6", "TT-14.7", "TT-15.14", "TT-15.16", "TT-19.7", "TT-25.4"),
        _flips,
        _why_no_flip,
    ),
    Expectation(REROLL, ("TT-10.17",), _rerolls, _why_no_reroll),
    Expectation(ESCAPE, ("TT-15.18", "TT-15.24", "TT-19.4"), _escapes, _why_no_escape),
    Expectation(
        ESCAPE_WITH,
        ("TT-10.3", "TT-10.7", "TT-15.18", "TT-15.24", "TT-19.4"),
        _escapes_with,
        _why_no_escape,
    ),
    Expectation(BLOCK, ("TT-15.17", "TT-15.18"), _blocks, _why_no_block),
    Expectation(BLOCK_WITH, ("TT-9.6", "TT-10.3", "TT-10.7", "TT-15.17", "TT-15.18"), _blocks_with, _why_no_block),
    Expectation(COOL, ("TT-9.6", "TT-15.18", "TT-19.9"), _coolers, _why_not_cool),
    Expectation(TAKE, ("TT-15.14", "TT-15.19"), _takers, _why_not_take),
    Expectation(THIRST, ("TT-1.14", "TT-9.6"), _thirsts, _why_no_thirst),
)

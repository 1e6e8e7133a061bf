"""What a hero could expect to do with dice and damage, and why it cannot now."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.threetale.dice import possible_sources, why_no_flip
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.moments import DAMAGE, DICE, asked
from fairytable.games.threetale.table import TaleTable
from fairytable.games.threetale.verbs import (
    FLIP,
    REROLL,
    TAKE,
)

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


def _takers(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return TAKE.all_of(VIRTUES) if question.about == DAMAGE else ()


def _why_not_take(table: TaleTable, question: Question, option: str) -> Reason:
    fight, hero = table.the_fight, asked(table, question)
    (virtue,) = TAKE.read(option)
    if not hero.virtues[virtue]:
        return Reason("virtue_is_zero", "TT-15.19", {"virtue": virtue})
    return Reason("highest_takes", "TT-15.14", {"enemy": fight.card, "most": max(hero.virtues.values())})


EXPECTATIONS = (
    Expectation(
        FLIP,
        ("TT-7.1", "TT-7.6", "TT-7.9", "TT-7.10", "TT-9.6", "TT-14.7", "TT-15.14", "TT-15.16", "TT-19.7", "TT-25.4"),
        _flips,
        _why_no_flip,
    ),
    Expectation(REROLL, ("TT-10.17",), _rerolls, _why_no_reroll),
    Expectation(TAKE, ("TT-15.14", "TT-15.19"), _takers, _why_not_take),
)

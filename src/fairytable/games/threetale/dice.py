"""Dice: rolling them, turning them over, rolling them again (TT-1.5, TT-7.6 to 7.11, TT-14.7)."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import TaleEntry
from fairytable.games.threetale.bonus_cards import choose_bonus
from fairytable.games.threetale.changes import roll_dice
from fairytable.games.threetale.moments import use
from fairytable.games.threetale.powers import FallingStar, MoreFlips
from fairytable.games.threetale.table import Flip, Hero, Roll, TaleTable
from fairytable.games.threetale.traits import AnyTrait
from fairytable.games.threetale.verbs import CHOOSE_BONUS, FLIP, REROLL, TURN_DIE

HOPE = "hope"


def flip_by(table: TaleTable, source: str) -> Flip:
    """What flips count for: a Treasure, a Battle, an enemy (TT-7.9, 7.24), the place of a trial, an Artifact."""
    fight, roll = table.fight, table.roll
    if roll is not None and roll.kind == "trial":
        return Flip(source, trial=table.hero(roll.seat).at)
    if roll is not None and roll.kind == "artifact" and fight is None and table.aside is None:
        return Flip(source, artifact=roll.artifact)
    return Flip(source, fight.enemy) if fight is not None else Flip(source)


def flip_sources(table: TaleTable, hero: Hero, roll: Roll, traits: tuple[AnyTrait, ...]) -> list[str]:
    """What may turn a die over now: Hope, Bonus cards, a ring, the star of another."""
    return [
        source for source in possible_sources(table, hero) if why_no_flip(table, hero, roll, traits, source) is None
    ]


def possible_sources(table: TaleTable, hero: Hero) -> list[str]:
    """Everything at the table that turns dice over for a hero, used or not."""
    flips = [held.card for held in hero.bonus if any(effect.flips for effect in table.effects_in_force(hero, held))]
    flips += [source for source, _ in table.powers(hero, MoreFlips)]
    stars = [talent for other in table.heroes if not other.away for talent, _ in table.powers(other, FallingStar)]
    return [HOPE, *flips, *stars]


def why_no_flip(table: TaleTable, hero: Hero, roll: Roll, traits: tuple[AnyTrait, ...], source: str) -> Reason | None:
    """Why something does not turn over a die of this roll, if it does not."""
    if source == HOPE:
        return _why_no_hope(table, hero, roll, traits)
    for other in table.heroes:
        for talent, _ in table.powers(other, FallingStar):
            if talent == source:
                if roll.kind == "enemy":
                    return Reason("star_not_for_enemies", "TT-25.4", {"talent": source})
                if not table.in_turn:
                    return Reason("star_in_turns_only", "TT-25.4", {"talent": source})
                return Reason("talent_used", "TT-9.6", {"talent": source}) if talent in other.used else None
    flips = [power.dice for name, power in table.powers(hero, MoreFlips) if name == source]
    flips += [
        effect.flips for held in hero.bonus if held.card == source for effect in table.effects_in_force(hero, held)
    ]
    used = hero.flips.count(flip_by(table, source))
    return Reason("flips_used", "TT-14.7", {"card": source, "count": used}) if used >= sum(flips) else None


def _why_no_hope(table: TaleTable, hero: Hero, roll: Roll, traits: tuple[AnyTrait, ...]) -> Reason | None:
    """TT-7.1, 7.6, 7.9, 7.10: enough Hope, once for each object, and all of it at one roll."""
    if any(trait.bars_hope for trait in traits) and table.fight is not None:
        return Reason("no_hope_against", "TT-15.14", {"enemy": table.fight.card})
    works = hero.works(HOPE)
    if not works:
        return why_no_threshold(hero, HOPE)
    if roll.hope_on_trait or (not roll.hope and flip_by(table, HOPE) in hero.flips):
        return Reason("hope_used", "TT-7.9")
    if roll.hope >= works:
        return Reason("hope_all_turned", "TT-7.6", {"hope": hero.virtues[HOPE], "dice": works})
    return None


def why_no_threshold(hero: Hero, virtue: str) -> Reason:
    """Why a Virtue does not work at all: Trance covers it, or it is too low."""
    if virtue in hero.covered:
        return Reason("virtue_sleeps", "TT-19.7", {"virtue": virtue})
    return Reason("virtue_too_low", "TT-7.1", {"virtue": virtue, "value": hero.virtues[virtue]})


def dice_options(table: TaleTable, hero: Hero, traits: tuple[AnyTrait, ...] = ()) -> list[str]:
    """How the dice on the table may be changed one by one."""
    roll = table.the_roll
    options: list[str] = []
    blank, positive = roll.blanks > 0, roll.positives > 0
    sides = [side for side, there in (("blank", blank), ("positive", positive)) if there]
    for source in flip_sources(table, hero, roll, traits):
        options += [FLIP(source, side) for side in sides]
        if roll.trait >= 0 and (source != HOPE or roll.hope == 0):
            options.append(FLIP(source, "die"))
    if roll.rerolls:
        options += [REROLL(side) for side, value in (("blank", 0), ("positive", 1)) if value in roll.dice]
    if roll.turns:
        options += [TURN_DIE(side) for side in sides]
    return options


def change_or_use(table: TaleTable, hero: Hero, answer: str, reading: TaleEntry) -> None:
    """One of what can be done while dice wait to be read: a die changes, or something is used."""
    if answer in CHOOSE_BONUS:
        table.then(reading)
        choose_bonus(table, hero, answer)
    elif answer in FLIP or answer in REROLL or answer in TURN_DIE:
        table.then(reading)
        change_dice(table, hero, answer)
    else:
        use(table, hero, answer, reading)


def change_dice(table: TaleTable, hero: Hero, answer: str) -> None:
    """Carry out one of the `dice_options`."""
    roll = table.the_roll
    if answer in FLIP:
        source, side = FLIP.read(answer)
        _use_flip(table, hero, roll, source)
        if side == "die":
            roll.trait = 1 - roll.trait
            roll.hope_on_trait = roll.hope_on_trait or source == HOPE
        else:
            turn_over(roll, side)
        table.tell(events.DieTurned(seat=hero.seat, source=source, side=side), "TT-7.6")
    elif answer in REROLL:
        (side,) = REROLL.read(answer)
        value = 1 if side == "positive" else 0
        roll.dice.remove(value)
        new = roll_dice(table, 1)
        roll.fresh += new
        roll.rerolls -= 1
        table.tell(events.DieRolledAgain(seat=hero.seat, positive=new[0]), "TT-10.17")
        if not roll.rerolls:
            settle_rerolls(roll)
    else:
        (side,) = TURN_DIE.read(answer)
        turn_over(roll, side)
        roll.turns -= 1
        table.tell(events.DieTurned(seat=hero.seat, source="artifact", side=side), "TT-10.9")


def settle_rerolls(roll: Roll) -> None:
    """Dice rolled again are dice like all others once the effect is over."""
    roll.dice += roll.fresh
    roll.fresh = []
    roll.rerolls = 0


def turn_over(roll: Roll, side: str) -> None:
    """Turn over one die that shows this side."""
    value = 1 if side == "positive" else 0
    dice = roll.dice if value in roll.dice else roll.fresh
    dice[dice.index(value)] = 1 - value


def _use_flip(table: TaleTable, hero: Hero, roll: Roll, source: str) -> None:
    flip = flip_by(table, source)
    if source == HOPE:
        roll.hope += 1
        if flip not in hero.flips:
            hero.flips.append(flip)
        return
    for other in table.heroes:
        for talent, _ in table.powers(other, FallingStar):
            if talent == source:
                other.used.append(talent)
                return
    hero.flips.append(flip)
    for held in hero.bonus:
        if held.card == source:
            held.used = True


def forget_object(hero: Hero) -> None:
    """A Battle or Treasure is over: the next one is another object."""
    hero.flips = [flip for flip in hero.flips if flip != Flip(flip.source)]

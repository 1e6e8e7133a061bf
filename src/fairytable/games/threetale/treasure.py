"""Treasures: a card, three dice, and what the row says (TT-12)."""

from __future__ import annotations

from fairytable.engine.agenda import scene
from fairytable.engine.questions import ask
from fairytable.games.threetale import events, questions
from fairytable.games.threetale.agenda import ChooseTreasure, ReadOwnDice, ReadTreasure, ReadTrial
from fairytable.games.threetale.artifacts import read_own_dice
from fairytable.games.threetale.bonus_cards import bonus_choices
from fairytable.games.threetale.changes import discard, draw, gain, lose, nothing_to_draw, roll_dice
from fairytable.games.threetale.dice import change_or_use, dice_options, forget_object, settle_rerolls
from fairytable.games.threetale.future import the_rule
from fairytable.games.threetale.moments import ABILITIES
from fairytable.games.threetale.table import Hero, Roll, TaleTable
from fairytable.games.threetale.verbs import CHOOSE_CARD, RESULT

DICE = 3


def open_treasure(table: TaleTable, hero: Hero, level: int, cards: int) -> None:
    """TT-12.1. Who has Second Sight draws more and chooses one."""
    table.treasure = [card for _ in range(cards) if (card := draw(table, f"treasures_{level}")) is not None]
    if not table.treasure:
        nothing_to_draw(table, hero, f"treasures_{level}")
    else:
        table.tell(events.TreasureOpened(seat=hero.seat, cards=tuple(table.treasure)), "TT-12.1")
        if len(table.treasure) == 1:
            _roll(table, hero)
        else:
            table.then(ChooseTreasure())


def _roll(table: TaleTable, hero: Hero) -> None:
    dice = roll_dice(table, DICE)
    table.roll = Roll(hero.seat, "treasure", dice)
    table.then(ReadTreasure())
    table.tell(events.TreasureRolled(seat=hero.seat, positive=sum(dice)), "TT-12.1")


@scene
async def choose_treasure(table: TaleTable, _entry: ChooseTreasure) -> None:
    """TT-9.6: the other cards are discarded."""
    hero = table.active
    answer = await ask(questions.WhichTreasure(hero.seat), CHOOSE_CARD.all_of(table.treasure), "TT-9.6")
    (chosen,) = CHOOSE_CARD.read(answer)
    for card in table.treasure:
        if card != chosen:
            discard(table, f"treasures_{table.content.treasures[card].level}", card)
    table.treasure = [chosen]
    _roll(table, hero)


@scene
async def read_treasure(table: TaleTable, reading: ReadTreasure) -> None:
    """TT-12.2: flips, Artifacts and Talents, until the dice count."""
    hero, roll = table.active, table.the_roll
    options = [
        *bonus_choices(table, hero, questions.TreasureDice.about),
        *dice_options(table, hero),
        *ABILITIES.options(table, hero, questions.TreasureDice.about),
    ]
    if options:
        answer = await ask(
            questions.TreasureDice(hero.seat, card=table.treasure[0], positive=roll.positives),
            (RESULT(), *options),
            "TT-12.2",
        )
        if answer not in RESULT:
            change_or_use(table, hero, answer, reading)
            return
    settle_rerolls(roll)
    (card,) = table.treasure
    treasure = table.content.treasures[card]
    positives = roll.positives
    table.roll = None
    table.treasure = []
    forget_object(hero)
    discard(table, f"treasures_{treasure.level}", card)
    row = treasure.row(positives)
    table.tell(events.TreasureResult(seat=hero.seat, card=card, positive=positives), "TT-12.4")
    gain(table, hero, row.goods, "TT-12.4")
    lose(table, hero, row.losses, "TT-12.5")


@scene
async def read_trial(table: TaleTable, reading: ReadTrial) -> None:
    """TT-7.8: a roll that a scenario asked for."""
    roll = table.the_roll
    hero = table.hero(roll.seat)
    if await _changes_dice(table, hero, reading):
        return
    table.roll = None
    forget_object(hero)
    the_rule(table, "trial_ends")(table, hero, roll.positives)


@scene
async def read_artifact(table: TaleTable, reading: ReadOwnDice) -> None:
    """TT-10.17: a roll that an Artifact asked for."""
    roll = table.the_roll
    hero = table.hero(roll.seat)
    if not await _changes_dice(table, hero, reading):
        read_own_dice(table, hero, roll)


async def _changes_dice(table: TaleTable, hero: Hero, reading: ReadTrial | ReadOwnDice) -> bool:
    """Flips help as with every object. Whether the hero changes the dice before they count."""
    roll = table.the_roll
    options = [
        *bonus_choices(table, hero, questions.TrialDice.about),
        *dice_options(table, hero),
        *ABILITIES.options(table, hero, questions.TrialDice.about),
    ]
    if not options:
        return False
    answer = await ask(questions.TrialDice(hero.seat, positive=roll.positives), (RESULT(), *options), "TT-7.8")
    if answer in RESULT:
        return False
    change_or_use(table, hero, answer, reading)
    return True

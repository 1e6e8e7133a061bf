"""Treasures: a card, three dice, and what the row says (TT-12)."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.threetale.actions import read_own_dice
from fairytable.games.threetale.bonus_cards import bonus_choices, choose_bonus
from fairytable.games.threetale.changes import discard, draw, gain, lose, nothing_to_draw, roll_dice
from fairytable.games.threetale.dice import change_dice, dice_options, forget_object, settle_rerolls
from fairytable.games.threetale.future import hook
from fairytable.games.threetale.table import Hero, Roll, TaleTable
from fairytable.games.threetale.verbs import CHOOSE_BONUS, CHOOSE_CARD, RESULT

DICE = 3


def open_treasure(table: TaleTable, hero: Hero, level: int, cards: int) -> None:
    """TT-12.1. Who has Second Sight draws more and chooses one."""
    table.treasure = [card for _ in range(cards) if (card := draw(table, f"treasures_{level}")) is not None]
    if not table.treasure:
        nothing_to_draw(table, hero, f"treasures_{level}")
    else:
        table.tell("treasure_opened", "TT-12.1", seat=hero.seat, cards=tuple(table.treasure))
        if len(table.treasure) == 1:
            _roll(table, hero)


def _roll(table: TaleTable, hero: Hero) -> None:
    dice = roll_dice(table, DICE)
    table.roll = Roll(hero.seat, "treasure", dice)
    table.tell("treasure_rolled", "TT-12.1", seat=hero.seat, positive=sum(dice))


async def treasure_scene(table: TaleTable) -> None:
    """TT-12.2: flips, Artifacts and Talents, until the dice count."""
    hero = table.active
    if len(table.treasure) > 1:
        answer = await ask(hero.seat, "which_treasure", CHOOSE_CARD.all_of(table.treasure), "TT-9.6")
        (chosen,) = CHOOSE_CARD.read(answer)
        for card in table.treasure:
            if card != chosen:
                discard(table, f"treasures_{table.content.treasures[card].level}", card)
        table.treasure = [chosen]
        _roll(table, hero)
        return
    roll = table.roll
    assert roll is not None
    options = [*bonus_choices(table, hero, ("flips",)), *dice_options(table, hero, "treasure")]
    if options:
        answer = await ask(
            hero.seat,
            "treasure_dice",
            (RESULT(), *options),
            "TT-12.2",
            card=table.treasure[0],
            positive=roll.positives,
        )
        if answer in CHOOSE_BONUS:
            choose_bonus(table, hero, answer)
            return
        if answer not in RESULT:
            change_dice(table, hero, answer)
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
    table.tell("treasure_result", "TT-12.4", seat=hero.seat, card=card, positive=positives)
    gain(table, hero, row.goods, "TT-12.4")
    lose(table, hero, row.losses, "TT-12.5")


async def trial_scene(table: TaleTable) -> None:
    """A roll that a scenario or an Artifact asks for: flips help as with every object (TT-7.8, 10.17)."""
    roll = table.roll
    assert roll is not None
    hero = table.hero(roll.seat)
    options = [*bonus_choices(table, hero, ("flips",)), *dice_options(table, hero, roll.kind)]
    if options:
        answer = await ask(hero.seat, "trial_dice", (RESULT(), *options), "TT-7.8", positive=roll.positives)
        if answer in CHOOSE_BONUS:
            choose_bonus(table, hero, answer)
            return
        if answer not in RESULT:
            change_dice(table, hero, answer)
            return
    if roll.artifact:
        read_own_dice(table, hero, roll)
        return
    table.roll = None
    forget_object(hero)
    rule = hook(table, "trial_ends")
    assert rule is not None
    rule(table, hero, roll.positives)

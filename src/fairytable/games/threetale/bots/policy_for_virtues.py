"""Rules of thumb for Virtues: which to raise, which to lose, whom Mercy helps."""

from __future__ import annotations

from fairytable.games.threetale.table import Hero, TaleTable, thresholds
from fairytable.games.threetale.verbs import (
    DONE,
    LOSE,
    MERCY,
    RAISE,
)

TURNS_OF_THE_FUTURE = 6
"""The number of turns a hero will probably have there."""


def turns_left(table: TaleTable) -> tuple[int, int]:
    """The turns that a hero still has: in the Past, and in the Future."""
    if table.future is not None:
        return 0, max(1, table.scenario.sheet.rounds - table.future.round)
    return len(table.tile_stack) // 3, TURNS_OF_THE_FUTURE


ONCE_MORE = (1.0, 0.85, 0.5)
"""The first threshold of a Virtue is worth most."""


def worth_of_threshold(table: TaleTable, virtue: str, times: int) -> float:
    """What it is worth that a Virtue works once more, over all turns to come, after it works so many times already."""
    return _worth_of_effect(table, virtue) * ONCE_MORE[times]


def _worth_of_effect(table: TaleTable, virtue: str) -> float:
    past, future = turns_left(table)
    match virtue:
        case "endeavour":
            return 2.0 * past + 2.5 * future
        case "hope":
            return 2.0 + 0.8 * past + 1.2 * future
        case "faith":
            return 0.6 * (past + future)
        case "endurance":
            return 2.0 * past + 0.9 * future
        case _:
            return 1.5 * past + 0.8 * future


def worth_of_love(table: TaleTable, value: int) -> float:
    """A die more in every round of attack."""
    past, future = turns_left(table)
    worth = 1.2 + 0.2 * past + (0.9 if table.future is not None else 0.5) * future
    return worth * (2.0 if value < 4 else 1.0 if value < 9 else 0.6)


def wish(table: TaleTable, hero: Hero, virtue: str) -> float:
    """How much a point on a Virtue is wanted: its part of the next threshold."""
    value = hero.virtues[virtue]
    if virtue == "love":
        return worth_of_love(table, value)
    missing = next((edge - value for edge in (3, 7, 11) if edge > value), 0)
    return worth_of_threshold(table, virtue, thresholds(value)) / (missing + 0.3) if missing else 0.1


def pain(table: TaleTable, hero: Hero, virtue: str) -> float:
    """What losing a point of a Virtue costs: all of a threshold, or a little of one that is near."""
    value = hero.virtues[virtue]
    if virtue == "love":
        fighting = table.fight is not None and table.fight.mode == "battle"
        return worth_of_love(table, value) * ((6.0 if value < 5 else 2.5) if fighting else 1.0)
    spare = value - next((edge for edge in (11, 7, 3) if edge <= value), 0)
    times = thresholds(value - 1)
    if thresholds(value) > times:
        return worth_of_threshold(table, virtue, times)
    return 0.4 + (worth_of_threshold(table, virtue, times - 1) / (4 + 2 * spare) if value > 3 else 0.0)


def raise_best(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    return max(options, key=lambda option: wish(table, hero, RAISE.read(option)[0]))


def lose_least(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    return min(options, key=lambda option: pain(table, hero, LOSE.read(option)[0]))


def end_step(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Endurance for oneself, Mercy for the hero who needs it most; nothing is declined."""
    raises = tuple(option for option in options if option in RAISE)
    if raises:
        return raise_best(table, hero, raises)
    mercies = [option for option in options if option in MERCY]
    if mercies:

        def help_of(option: str) -> float:
            seat, virtue = MERCY.read(option)
            other = table.hero(seat)
            return wish(table, other, virtue) + max(0, 16 - other.total)

        return max(mercies, key=help_of)
    return next((option for option in options if option not in DONE), DONE())

"""For tests of games: name the clauses that a test checks, set a table, load the dice, play lines of a match.

@clause("FS-5.2")
def test_a_pawn_walks_over_a_road_with_the_number_of_a_die():
    match = arranged(new_match("fantastic-stories", 2, seed=1), some_table, dice=[5, 2])
    play(match, "red: castle 1", "red: walk castle castle_dock 5")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from fairytable.engine.chance import Chance
from fairytable.engine.facts import Hidden
from fairytable.engine.match import LEAVE, Match

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*numbers: str) -> Callable[[Test], Test]:
    """The test checks these clauses of the rules. `fairytable rules GAME --coverage` reads this from the source."""

    def name_them(test: Test) -> Test:
        test.__dict__["clauses"] = numbers
        return test

    return name_them


class LoadedChance(Chance):
    """Luck with known next dice; after them it is ordinary luck."""

    rolls: Hidden[list[int]] = []

    def roll(self, sides: int = 6) -> int:
        if not self.rolls:
            return super().roll(sides)
        number = self.rolls.pop(0)
        assert number <= sides, f"a die of {sides} sides cannot show {number}"
        return number

    def roll_dice(self, count: int) -> list[int]:
        if not self.rolls:
            return super().roll_dice(count)
        dice, self.rolls[:] = sorted(self.rolls[:count]), self.rolls[count:]
        assert len(dice) == count, f"{count} dice are rolled, but only {len(dice)} were loaded"
        return dice


def arranged(match: Match, arrange: Callable[[Any], None] | None = None, dice: Iterable[int] = ()) -> Match:
    """The match, with its table changed at the beginning of the current scene, and the dice loaded."""
    table = match.table_before_scene()
    if arrange is not None:
        arrange(table)
    luck = table.chance
    table.chance = LoadedChance(luck.key, luck.blocks, luck.unread, list(dice))
    match.begin_at(table)
    return match


def play(match: Match, *lines: str) -> Match:
    """Play lines such as `"red: walk castle bell 1"`."""
    for line in lines:
        seat, _, option = line.partition(": ")
        if option == LEAVE:
            match.leave(seat)
        else:
            match.answer(seat, option)
    return match

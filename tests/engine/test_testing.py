"""What tests of games are written with: loaded dice, arranged tables, lines of play."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import IllegalAnswer
from fairytable.engine.match import LEAVE
from fairytable.looking import everything
from fairytable.testing import LoadedChance, arranged, clause, play
from tests.engine.practice_games import Market, a_market
from tests.engine.scenarios import everybody_passes, with_hands


def test_loaded_dice_fall_as_told_and_then_as_they_like() -> None:
    chance = LoadedChance(1, rolls=[6, 2, 5])
    assert chance.roll_dice(2) == [2, 6]
    assert chance.roll() == 5
    assert {chance.roll() for _ in range(50)} == {1, 2, 3, 4, 5, 6}
    assert len(chance.roll_dice(4)) == 4


def test_too_few_loaded_dice_are_a_mistake_of_the_test() -> None:
    with pytest.raises(AssertionError, match="3 dice are rolled, but only 2 were loaded"):
        LoadedChance(1, rolls=[6, 2]).roll_dice(3)


def test_a_loaded_die_shows_no_number_that_it_does_not_have() -> None:
    assert LoadedChance(1, rolls=[6, 7]).roll() == 6
    with pytest.raises(AssertionError, match="a die of 6 sides cannot show 7"):
        LoadedChance(1, rolls=[7]).roll()


def test_a_copy_of_loaded_dice_is_loaded_alike() -> None:
    a_market().table.chance.copy()
    chance = LoadedChance(1, rolls=[6, 2, 5])
    twin = chance.copy()
    assert twin.roll_dice(3) == [2, 5, 6]
    assert chance.rolls == [6, 2, 5]


def test_an_arranged_match_is_played_copied_and_undone_from_its_table() -> None:
    match = arranged(with_hands(red="egg"), dice=[3, 3, 1, 2])
    before = everything(match)
    play(match, "red: roll")
    assert match.table.trader("red").coins == 2
    assert everything(match.copy()) == everything(match)
    play(match, "red: roll")
    assert match.table.trader("red").coins == 2
    match.undo("red", by_agreement=True)
    match.undo("red", by_agreement=True)
    assert everything(match) == before


def test_a_match_is_arranged_at_the_beginning_of_its_scene() -> None:
    match = play(everybody_passes(a_market()), "red: rest")

    def rich(table: Market) -> None:
        assert not table.trader("red").rested
        table.trader("red").coins = 9

    arranged(match, rich)
    assert match.waiting_for == ("red",)
    assert match.table.trader("red").coins == 9
    assert match.answers == []


def test_the_table_before_a_scene_is_a_copy_that_can_be_changed() -> None:
    match = play(everybody_passes(a_market()), "red: rest")
    before = everything(match)
    table: Market = match.table_before_scene()
    assert not table.trader("red").rested
    table.trader("red").coins = 9
    assert everything(match) == before
    assert everything(match.copy()) == before


def test_lines_of_play_are_answers_and_leavings() -> None:
    match = play(a_market(), "red: pass", f"blue: {LEAVE}", "green: pass")
    assert match.table.absent == ["blue"]
    with pytest.raises(IllegalAnswer):
        play(match, "red: fly")


def test_a_test_names_its_clauses() -> None:
    @clause("GM-1.1", "GM-1.2")
    def test() -> None: ...

    assert test.__dict__["clauses"] == ("GM-1.1", "GM-1.2")

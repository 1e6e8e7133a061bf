"""FS-9 and FS-11: Re-roll and the Magic Bell."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import book, offered, pawns, rolled, situation


@clause("FS-9.1")
def test_reroll_rolls_all_dice_again_once() -> None:
    match = rolled(red={"reroll": 1}, dice=[5, 5, 6], then=[1, 2, 3])
    play(match, "red: reroll")
    assert match.table.dice == [1, 2, 3]
    assert heard(match, "rerolled") == [{"seat": "red", "dice": (1, 2, 3)}]
    refused(match, "red: reroll", "magic_used", "FS-7.3", magic="reroll")


@clause("FS-9.2")
def test_the_old_numbers_are_gone() -> None:
    match = rolled(red={"reroll": 1, "mill": 1}, dice=[5, 5], then=[1, 2])
    assert "walk mill well 5" in offered(match)
    play(match, "red: reroll")
    refused(match, "red: walk mill well 5", "no_such_die", "FS-5.2", die=5, dice=(1, 2))
    assert "walk mill bridge 1" in offered(match)


@clause("FS-9.3")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_number_of_dice_stays_the_same(number: int) -> None:
    match = rolled(red={"reroll": 1, "castle": 6 - number} if number < 6 else {"reroll": 1})
    assert len(match.table.dice) == number
    play(match, "red: reroll")
    assert len(match.table.dice) == number


@clause("FS-9.4")
def test_reroll_only_after_the_roll_and_with_a_die() -> None:
    match = situation(red={"reroll": 1}, dice=[1])
    refused(match, "red: reroll", "roll_first", "FS-2.1")
    match = rolled(red={"reroll": 1, "castle": 6})
    refused(match, "red: reroll", "no_die_left", "FS-7.13", magic="reroll")


@clause("FS-9.4")
@pytest.mark.parametrize("action", ["walk castle mill 1", "complete lair 2"])
def test_in_the_base_game_reroll_is_not_offered_after_a_move_or_completion(action: str) -> None:
    match = rolled(red={"reroll": 1, "lair": 1, "sword": 1}, dice=[1, 2])
    play(match, f"red: {action}")
    refused(match, "red: reroll", "reroll_too_late", "FS-9.4")


@clause("FS-9.5")
def test_in_expert_reroll_leaves_used_dice_used() -> None:
    match = rolled(red={"reroll": 1}, dice=[1, 6, 6], then=[2, 3], expert=True)
    play(match, "red: walk castle mill 1", "red: reroll")
    assert match.table.dice == [2, 3]


@clause("FS-11.1")
def test_the_bell_brings_the_ferry_to_another_dock_with_an_own_pawn() -> None:
    match = rolled(red={"bell": 1, "east_dock": 1, "north_dock": 1}, blue={"south_dock": 1}, dice=[1])
    assert offered(match, "call_ferry") == {"call_ferry east_dock"}
    refused(match, "red: call_ferry north_dock", "ferry_here_already", "FS-11.1", dock="north_dock")
    refused(match, "red: call_ferry south_dock", "nobody_at_dock", "FS-11.1", dock="south_dock")
    play(match, "red: call_ferry east_dock")
    assert heard(match, "ferry_called") == [{"seat": "red", "dock": "east_dock"}]


@clause("FS-11.1")
def test_with_pawns_at_several_docks_the_player_chooses() -> None:
    match = rolled(red={"bell": 1, "east_dock": 1, "south_dock": 2}, dice=[1])
    assert offered(match, "call_ferry") == {"call_ferry east_dock", "call_ferry south_dock"}
    play(match, "red: call_ferry south_dock")
    assert match.table.ferry == "south_dock"


@clause("FS-11.1", "FS-11.3", "FS-11.5")
def test_the_bell_moves_only_the_ferry_and_the_pawn_move_is_still_there() -> None:
    """FS-T9."""
    match = rolled(
        red={"bell": 1, "east_dock": 1, "north_dock": 1, "mill": 1},
        blue={"north_dock": 2},
        dice=[5],
    )
    before = pawns(match, "red"), pawns(match, "blue")
    play(match, "red: call_ferry east_dock")
    assert match.waiting_for == ("red",)
    assert (pawns(match, "red"), pawns(match, "blue")) == before
    assert match.table.ferry == "east_dock"
    play(match, "red: walk mill well 5")
    assert pawns(match, "red")["well"] == 1


@clause("FS-11.2")
def test_the_bell_takes_no_die() -> None:
    match = rolled(red={"bell": 1, "east_dock": 1}, dice=[1, 5])
    play(match, "red: call_ferry east_dock")
    assert match.table.dice == [1, 5]
    match = situation(red={"bell": 1, "east_dock": 1}, dice=[1, 5])
    assert "call_ferry east_dock" in offered(match)
    match = rolled(red={"bell": 1, "east_dock": 1, "castle": 5})
    assert match.table.dice == []
    play(match, "red: call_ferry east_dock")
    assert match.table.ferry == "east_dock"


@clause("FS-11.2", "FS-7.3")
def test_before_the_roll_the_bell_is_rung_once_and_not_twice() -> None:
    match = situation(red={"bell": 1, "east_dock": 1, "south_dock": 1}, dice=[1])
    play(match, "red: call_ferry east_dock")
    refused(match, "red: call_ferry south_dock", "magic_used", "FS-7.3", magic="bell")


@clause("FS-11.4")
def test_the_bell_may_be_rung_without_riding() -> None:
    match = rolled(red={"bell": 1, "south_dock": 1}, dice=[1])
    play(match, "red: call_ferry south_dock")
    assert not offered(match, "ride")
    play(match, "red: end")
    assert match.table.ferry == "south_dock"
    assert match.waiting_for == ("blue",)


@clause("FS-11.5")
def test_after_the_bell_an_adventure_may_be_completed() -> None:
    match = rolled(red={"bell": 1, "east_dock": 1, "lair": 1, "sword": 1}, dice=[2])
    play(match, "red: call_ferry east_dock", "red: complete lair 2")
    assert book(match, "red") == ["lair"]


@clause("FS-11.6")
def test_after_the_bell_the_ferry_may_be_ridden_and_others_may_board() -> None:
    match = rolled(red={"bell": 1, "east_dock": 1}, blue={"east_dock": 1, "north_dock": 1}, dice=[5])
    play(match, "red: call_ferry east_dock", "red: ride east_dock south_dock 5")
    assert match.waiting_for == ("blue",)
    play(match, "blue: yes")
    assert pawns(match, "blue") == {"south_dock": 1, "north_dock": 1}
    assert match.table.ferry == "south_dock"

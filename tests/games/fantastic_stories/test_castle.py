"""FS-3 and FS-4: the castle step and the roll."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import offered, pawns, practice_match, reserve, rolled, situation


@clause("FS-3.1")
@pytest.mark.parametrize("more", range(7))
def test_any_number_of_reserve_pawns_may_go_into_the_castle(more: int) -> None:
    match = play(practice_match(start_player="red"), f"red: castle {1 + more}")
    assert (pawns(match, "red"), reserve(match, "red")) == ({"castle": 1 + more}, 6 - more)
    told = [{"seat": "red", "pawns": more, "castle": 1 + more}] if more else []
    assert heard(match, "pawns_to_castle") == told


@clause("FS-3.2")
@pytest.mark.parametrize("fewer", range(5))
def test_any_number_of_castle_pawns_may_come_home(fewer: int) -> None:
    match = play(situation(red={"castle": 4}), f"red: castle {4 - fewer}")
    assert reserve(match, "red") == 3 + fewer
    assert pawns(match, "red") == ({"castle": 4 - fewer} if fewer < 4 else {})
    told = [{"seat": "red", "pawns": fewer, "castle": 4 - fewer}] if fewer else []
    assert heard(match, "pawns_to_reserve") == told


@clause("FS-3.3")
def test_a_pawn_outside_comes_home_only_by_way_of_the_castle_and_a_later_turn() -> None:
    match = situation(red={"mill": 2, "castle": 1}, dice=[1] * 4, then=[1] * 12)
    refused(match, "red: castle 6", "too_few_at_home", "FS-3.4", pawns=5)
    play(match, "red: castle 1", "red: walk mill castle 1")
    refused(match, "red: castle 0", "rolled_already", "FS-3.5")
    play(match, "red: end", "blue: castle 1", "blue: end")
    play(match, "red: castle 0")
    assert (pawns(match, "red"), reserve(match, "red")) == ({"mill": 1}, 6)


@clause("FS-3.4")
@pytest.mark.parametrize(("castle", "at_home"), [(1, 7), (3, 5), (0, 2), (2, 2)])
def test_the_castle_step_is_one_choice_from_none_to_all_at_home(castle: int, at_home: int) -> None:
    placed = {"castle": castle, "mill": 7 - at_home}
    match = situation(red={space: count for space, count in placed.items() if count})
    assert offered(match) == {f"castle {pawns}" for pawns in range(at_home + 1)}
    if at_home < 7:
        refused(match, "red: castle 7", "too_few_at_home", "FS-3.4", pawns=at_home)


@clause("FS-3.5", "FS-2.1")
def test_after_the_roll_no_pawn_changes_between_reserve_and_castle() -> None:
    match = rolled(red={"tower": 1, "castle": 2}, dice=[1, 6, 6, 6])
    for number in range(7):
        refused(match, f"red: castle {number}", "rolled_already", "FS-3.5")
    play(match, "red: walk tower castle 1")
    refused(match, "red: castle 0", "rolled_already", "FS-3.5")
    assert (pawns(match, "red"), reserve(match, "red")) == ({"castle": 3}, 4)


@clause("FS-3.6")
def test_castle_and_reserve_may_both_be_emptied() -> None:
    match = play(practice_match(start_player="red"), "red: castle 7")
    assert (pawns(match, "red"), reserve(match, "red")) == ({"castle": 7}, 0)
    assert heard(match, "no_dice") == [{"seat": "red"}]
    match = play(practice_match(start_player="red"), "red: castle 0")
    assert (pawns(match, "red"), reserve(match, "red")) == ({}, 7)


@clause("FS-3.7")
def test_it_does_not_matter_how_a_pawn_came_into_the_castle() -> None:
    match = rolled(red={"castle": 1, "tower": 1}, dice=[1] * 5, then=[1] * 12)
    play(match, "red: walk tower castle 1", "red: end", "blue: castle 1", "blue: end")
    assert offered(match) == {f"castle {number}" for number in range(8)}
    play(match, "red: castle 3")
    assert offered(match, "walk") == {"walk castle mill 1", "walk castle tower 1"}
    assert pawns(match, "red") == {"castle": 3}


@clause("FS-3.8")
def test_a_pawn_put_into_the_castle_may_move_in_the_same_turn() -> None:
    match = situation(red={"mill": 1, "sword": 4}, then=[3])
    play(match, "red: castle 1", "red: walk castle keys 3")
    assert pawns(match, "red") == {"mill": 1, "sword": 4, "keys": 1}


@clause("FS-3.9")
def test_the_split_is_open_until_the_roll_and_closed_by_it() -> None:
    match = situation(red={"castle": 2, "bell": 1, "east_dock": 1}, dice=[1, 2, 3])
    before = offered(match, "castle")
    play(match, "red: call_ferry east_dock")
    assert offered(match) == before == {f"castle {number}" for number in range(6)}
    assert heard(match, "rolled") == []
    play(match, "red: castle 2")
    assert heard(match, "rolled") == [{"seat": "red", "dice": (1, 2, 3)}]
    refused(match, "red: castle 1", "rolled_already", "FS-3.5")


@clause("FS-4.1")
def test_the_first_roll_is_with_six_dice() -> None:
    """FS-T2."""
    match = play(practice_match(start_player="red"), "red: castle 1")
    assert len(match.table.dice) == 6


@clause("FS-4.1", "FS-3.1")
def test_three_more_pawns_in_the_castle_leave_three_dice() -> None:
    """FS-T3."""
    match = play(practice_match(start_player="red"), "red: castle 4")
    assert (pawns(match, "red"), reserve(match, "red"), len(match.table.dice)) == ({"castle": 4}, 3, 3)


@clause("FS-4.2")
def test_seven_pawns_at_home_still_roll_six_dice() -> None:
    """FS-T16."""
    match = play(practice_match(start_player="red"), "red: castle 0")
    assert (reserve(match, "red"), len(match.table.dice)) == (7, 6)
    assert offered(match) == {"end"}


@clause("FS-4.3")
@pytest.mark.parametrize("expert", [False, True])
def test_without_a_pawn_at_home_there_are_no_dice_and_nothing_that_needs_one(*, expert: bool) -> None:
    match = rolled(red={"castle": 4, "lair": 1, "sword": 1, "north_dock": 1}, expert=expert)
    assert match.table.dice == []
    assert heard(match, "rolled") == []
    assert offered(match) == {"end"}
    refused(match, "red: walk castle mill 1", "no_dice", "FS-4.3")
    refused(match, "red: ride north_dock east_dock 3", "no_dice", "FS-4.3")
    refused(match, "red: complete lair 2", "no_dice", "FS-4.3")


@clause("FS-4.4")
def test_pawns_on_the_board_in_the_castle_and_in_the_book_give_no_dice() -> None:
    match = rolled(red={"castle": 2, "mill": 1, "bell": 1}, books={"red": "lair"})
    assert len(match.table.dice) == reserve(match, "red") == 2


@clause("FS-4.5")
def test_the_number_of_dice_does_not_change_after_the_roll() -> None:
    match = rolled(red={"tower": 1, "lair": 1, "sword": 1, "reroll": 1}, dice=[1, 2, 3], then=[4, 5], expert=True)
    play(match, "red: walk tower castle 1")
    assert match.table.dice == [2, 3]
    play(match, "red: reroll")
    assert match.table.dice == [4, 5]
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2, 5, 6], expert=True)
    play(match, "red: complete lair 2")
    assert match.table.dice == [5, 6]


@clause("FS-4.6")
def test_everybody_sees_the_roll_and_nobody_is_asked_whether_to_roll() -> None:
    match = situation(red={"castle": 1}, dice=[6, 5, 4, 3, 2, 1])
    play(match, "red: castle 1")
    assert [told.values["dice"] for told in match.events_for("blue") if told.key == "rolled"] == [(1, 2, 3, 4, 5, 6)]
    assert match.view("blue")["dice"] == [1, 2, 3, 4, 5, 6]
    assert match.questions[0].about == "move_step"


@clause("FS-4.6")
def test_dice_fall_on_every_number() -> None:
    seen = set()
    for seed in range(20):
        match = play(practice_match(start_player="red", seed=seed), "red: castle 1")
        seen |= set(match.table.dice)
    assert seen == {1, 2, 3, 4, 5, 6}

"""FS-2: the three steps of a turn, what they allow, and how it ends."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import NotAsked
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import book, offered, pawns, reserve, rolled, situation


@clause("FS-2.1")
def test_a_turn_is_castle_step_then_roll_then_move() -> None:
    match = situation(red={"castle": 1, "mill": 1, "lair": 1, "sword": 1}, dice=[1, 5])
    assert match.questions[0].about == "castle_step"
    refused(match, "red: walk mill well 5", "roll_first", "FS-2.1")
    refused(match, "red: complete lair 2", "roll_first", "FS-2.1")
    refused(match, "red: end", "roll_first", "FS-2.1")
    play(match, "red: castle 2", "red: walk mill well 5", "red: end")
    assert [event.key for event in match.events or []][-3:] == ["pawns_to_castle", "rolled", "walk"]
    assert match.questions[0].about == "castle_step"
    assert match.waiting_for == ("blue",)


@clause("FS-2.2")
def test_after_one_move_neither_a_move_nor_a_completion_is_left() -> None:
    match = rolled(red={"mill": 1, "lair": 1, "sword": 1}, dice=[1, 2, 5])
    play(match, "red: walk mill well 5")
    assert offered(match) == {"end"}
    refused(match, "red: walk castle mill 1", "action_done", "FS-2.2")
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")


@clause("FS-2.2")
def test_after_one_completion_neither_a_move_nor_a_completion_is_left() -> None:
    match = rolled(red={"mill": 1, "lair": 1, "sword": 1, "treasure": 1, "map": 1}, dice=[2, 3])
    play(match, "red: complete lair 2")
    assert offered(match) == {"end"}
    refused(match, "red: complete treasure 3", "action_done", "FS-2.2")
    refused(match, "red: walk mill move_two 3", "action_done", "FS-2.2")


@clause("FS-2.3")
def test_magic_comes_on_top_of_the_move_but_only_once() -> None:
    match = rolled(red={"mill": 1, "bell": 1, "east_dock": 1, "south_dock": 1}, dice=[1, 5])
    play(match, "red: call_ferry east_dock")
    refused(match, "red: call_ferry south_dock", "magic_used", "FS-7.3", magic="bell")
    play(match, "red: walk mill well 5")
    assert (match.table.ferry, pawns(match, "red")["well"]) == ("east_dock", 1)


@clause("FS-2.4")
def test_nobody_has_to_move() -> None:
    """FS-T6."""
    match = rolled(red={"mill": 1}, dice=[5, 2])
    assert "walk mill well 5" in offered(match)
    play(match, "red: end")
    assert pawns(match, "red") == {"mill": 1, "castle": 4}
    assert match.waiting_for == ("blue",)


@clause("FS-2.5")
@pytest.mark.parametrize("expert", [False, True])
def test_unused_dice_are_lost_when_the_turn_ends(*, expert: bool) -> None:
    match = rolled(red={"mill": 1}, blue={"mill": 6}, dice=[5, 2], then=[3, 1, 1], expert=expert)
    assert (match.table.rolled, match.table.dice) == (True, [2, 5])
    play(match, "red: end")
    assert (match.table.rolled, match.table.dice) == (False, [])
    play(match, "blue: castle 0")
    assert match.table.dice == [3]
    assert offered(match, "walk") == {"walk mill move_two 3"}
    play(match, "blue: end", "red: castle 4")
    assert match.table.dice == [1, 1]


@clause("FS-2.6")
def test_nobody_acts_in_the_turn_of_another_except_to_board_the_ferry() -> None:
    match = rolled(
        red={"mill": 1, "north_dock": 1},
        blue={"north_dock": 1, "bell": 1, "east_dock": 1, "mill": 1},
        dice=[5, 3],
    )
    for option in ("walk mill well 5", "call_ferry east_dock", "castle 0", "end"):
        with pytest.raises(NotAsked):
            match.answer("blue", option)
    play(match, "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("blue",)
    assert offered(match) == {"yes", "no"}


@clause("FS-2.7")
def test_a_turn_ends_only_by_saying_so_even_when_nothing_else_is_left() -> None:
    match = rolled(red={"mill": 1}, dice=[5])
    play(match, "red: walk mill well 5")
    assert offered(match) == {"end"}
    assert match.waiting_for == ("red",)
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-2.7")
def test_a_turn_may_end_at_any_moment_after_the_roll_and_the_rest_lapses() -> None:
    match = rolled(red={"move_two": 1, "mill": 2}, dice=[5, 5], then=[1] * 6 + [5, 5])
    assert "end" in offered(match)
    play(match, "red: move_two")
    assert "end" in offered(match)
    play(match, "red: walk mill well 5")
    assert "walk mill well 5" in offered(match)
    play(match, "red: end", "blue: castle 1", "blue: end", "red: castle 2", "red: walk mill well 5")
    assert "walk mill well 5" not in offered(match)
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "well": 2}


@clause("FS-2.7")
def test_without_dice_a_turn_ends_in_the_same_way() -> None:
    match = rolled(red={"castle": 7})
    assert match.waiting_for == ("red",)
    assert offered(match) == {"end"}
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-2.7")
def test_a_turn_leaves_nothing_behind_for_the_next_one() -> None:
    match = rolled(
        red={"move_two": 1, "mill": 1}, blue={"move_two": 1, "mill": 1}, dice=[5, 3], then=[5] * 5, expert=True
    )
    play(match, "red: walk mill well 5", "red: move_two", "red: end")
    assert heard(match, "move_two_declared") == [{"seat": "red"}]
    play(match, "blue: castle 0")
    table = match.table
    assert (table.magic, table.actions, table.acted_at, table.last_die) == ("", 0, "", 0)
    assert (table.two_declared, table.shared_die) == (False, 0)
    assert offered(match) == {"walk mill well 5", "move_two", "end"}
    assert (reserve(match, "red"), book(match, "red")) == (2, [])

"""FS-18.5 to FS-18.7, 18.14 and 18.15: in the expert version two pawns share one die."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import refused
from tests.games.fantastic_stories.story import book, offered, pawns, rolled


@clause("FS-18.5")
def test_two_different_pawns_move_with_one_die() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1}, dice=[5, 6], expert=True)
    play(match, "red: move_two", "red: walk mill well 5", "red: walk bridge well 5")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "well": 2}
    assert match.table.dice == [6]


@clause("FS-18.5")
def test_the_same_pawn_cannot_use_the_shared_die_twice() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "sword": 4}, dice=[5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5")
    assert offered(match) == {"end"}
    refused(match, "red: walk well mill 5", "same_pawn", "FS-18.5")
    refused(match, "red: walk well bridge 5", "same_pawn", "FS-18.5")


@clause("FS-18.5")
def test_the_second_pawn_needs_a_path_with_the_number_of_the_shared_die() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1, "sword": 3}, dice=[5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5")
    assert offered(match) == {"walk bridge well 5", "end"}
    refused(match, "red: walk bridge well 2", "no_such_die", "FS-5.2", die=2, dice=(5,))


@clause("FS-18.5", "FS-18.15")
def test_the_pawn_that_acted_may_go_on_with_an_equal_die_but_not_with_the_shared_one() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "sword": 3}, dice=[5, 5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5", "red: walk well bridge 5")
    assert match.table.dice == []
    refused(match, "red: walk bridge well 5", "dice_used_up", "FS-18.3")
    assert offered(match) == {"end"}


@clause("FS-18.5")
def test_the_second_pawn_takes_the_shared_die_and_leaves_the_equal_one() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1, "sword": 2}, dice=[5, 5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5")
    assert sorted(match.questions[0].options) == sorted(offered(match))
    play(match, "red: walk bridge well 5")
    assert match.table.dice == [5]
    play(match, "red: walk well mill 5")
    assert offered(match) == {"end"}
    assert pawns(match, "red") == {"move_two": 1, "well": 1, "mill": 1, "sword": 2}


@clause("FS-18.6")
def test_with_n_dice_there_are_at_most_n_plus_one_moves() -> None:
    match = rolled(red={"move_two": 1, "mill": 3}, dice=[5, 5], expert=True)
    play(match, "red: move_two", *["red: walk mill well 5"] * 3)
    assert pawns(match, "red") == {"castle": 1, "move_two": 1, "well": 3}
    assert offered(match) == {"end"}


@clause("FS-18.6")
def test_one_die_moves_two_pawns_where_the_base_game_would_need_two_dice() -> None:
    match = rolled(red={"move_two": 1, "mill": 2}, dice=[5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5", "red: walk mill well 5")
    assert pawns(match, "red")["well"] == 2


@clause("FS-18.6")
def test_the_die_is_shared_only_once_in_a_turn() -> None:
    match = rolled(red={"move_two": 2, "mill": 3}, dice=[1, 5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5", "red: walk mill well 5")
    refused(match, "red: move_two", "magic_used", "FS-7.3", magic="move_two")
    play(match, "red: walk mill bridge 1")
    assert offered(match) == {"end"}


@clause("FS-18.7")
def test_the_second_use_follows_directly_or_not_at_all() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1, "sword": 2}, dice=[1, 5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5", "red: walk well treasure 1")
    refused(match, "red: walk bridge well 5", "dice_used_up", "FS-18.3")
    assert offered(match) == {"end"}


@clause("FS-18.7")
def test_the_second_use_may_be_left_out() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1, "sword": 3}, dice=[5], expert=True)
    play(match, "red: move_two", "red: walk mill well 5")
    assert "walk bridge well 5" in offered(match)
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-18.14")
def test_no_tunnel_and_no_flight_with_the_shared_die() -> None:
    match = rolled(red={"move_two": 1, "sun_gate": 1, "keys": 1, "tower": 1, "trumpet": 1}, dice=[4, 6], expert=True)
    play(match, "red: move_two")
    assert not offered(match, "tunnel", "fly")
    play(match, "red: walk tower inn 4")
    refused(match, "red: tunnel sun_gate sun_cave 4", "magic_used", "FS-7.3", magic="move_two")
    refused(match, "red: fly inn high_pasture 6", "magic_used", "FS-7.3", magic="move_two")
    match = rolled(red={"move_two": 1, "sun_gate": 1, "keys": 1, "tower": 1}, dice=[4, 6], expert=True)
    play(match, "red: tunnel sun_gate sun_cave 4")
    refused(match, "red: move_two", "magic_used", "FS-7.3", magic="keys")


@clause("FS-18.14")
def test_one_use_may_be_a_ferry_ride() -> None:
    docks = {"north_dock": 1, "east_dock": 1}
    match = rolled(red={"move_two": 1, "mill": 1, **docks}, dice=[3], expert=True)
    play(match, "red: move_two", "red: ride north_dock east_dock 3")
    assert offered(match) == {"walk move_two mill 3", "walk mill move_two 3", "walk castle keys 3", "end"}
    play(match, "red: walk castle keys 3")
    assert match.table.ferry == "east_dock"


@clause("FS-18.14")
def test_the_pawn_on_move_two_may_take_part_if_declared_before_it_leaves() -> None:
    match = rolled(red={"move_two": 1, "mill": 1}, dice=[3], expert=True)
    play(match, "red: move_two", "red: walk move_two mill 3", "red: walk mill move_two 3")
    assert pawns(match, "red") == {"castle": 4, "move_two": 1, "mill": 1}
    match = rolled(red={"move_two": 1, "mill": 1}, dice=[3, 1], expert=True)
    play(match, "red: walk move_two mill 3")
    refused(match, "red: move_two", "nobody_on_magic", "FS-7.2", magic="move_two")


@clause("FS-18.14")
def test_of_several_pawns_on_a_space_one_that_has_not_acted_uses_the_shared_die() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "inn": 1}, dice=[4], expert=True)
    play(match, "red: move_two", "red: walk mill inn 4", "red: walk inn tower 4")
    assert pawns(match, "red") == {"castle": 3, "move_two": 1, "inn": 1, "tower": 1}


@clause("FS-18.14")
def test_a_completion_may_be_one_use_of_the_shared_die() -> None:
    match = rolled(red={"move_two": 1, "lair": 1, "sword": 1, "tower": 1}, dice=[2], expert=True)
    play(match, "red: move_two", "red: walk tower sword 2", "red: complete lair 2")
    assert book(match, "red") == ["lair"]
    match = rolled(red={"move_two": 1, "lair": 1, "sword": 1, "tower": 1}, dice=[2], expert=True)
    play(match, "red: complete lair 2", "red: move_two", "red: walk tower sword 2")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "sword": 2}
    assert offered(match) == {"end"}


@clause("FS-18.14", "FS-8.8")
def test_after_a_completion_every_pawn_on_the_board_may_share_its_die() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "lair": 1, "sword": 1}, dice=[1, 2], expert=True)
    play(match, "red: walk mill bridge 1", "red: complete lair 2", "red: move_two", "red: walk bridge well 2")
    assert pawns(match, "red") == {"castle": 1, "move_two": 1, "well": 1, "sword": 1}


@clause("FS-18.15")
def test_a_pawn_walks_onto_move_two_and_hands_its_die_on() -> None:
    """FS-T25."""
    match = rolled(red={"mill": 1, "well": 1}, dice=[3, 6], expert=True)
    refused(match, "red: move_two", "nobody_on_magic", "FS-7.2", magic="move_two")
    play(match, "red: walk mill move_two 3", "red: move_two", "red: walk well tower 3")
    assert pawns(match, "red") == {"castle": 3, "move_two": 1, "tower": 1}
    assert match.table.dice == [6]
    assert match.table.magic == "move_two"


@clause("FS-18.15")
def test_the_pawn_that_walked_onto_move_two_does_not_use_the_die_again_itself() -> None:
    match = rolled(red={"mill": 1, "sword": 5}, dice=[3], expert=True)
    play(match, "red: walk mill move_two 3", "red: move_two")
    refused(match, "red: walk move_two mill 3", "same_pawn", "FS-18.5")
    assert offered(match) == {"end"}


@clause("FS-18.15")
def test_only_the_die_of_the_last_action_can_be_handed_on() -> None:
    match = rolled(red={"mill": 1, "well": 1, "sword": 3}, dice=[2, 3], expert=True)
    play(match, "red: walk mill move_two 3", "red: walk sword tower 2", "red: move_two")
    refused(match, "red: walk well tower 3", "no_such_die", "FS-5.2", die=3, dice=(2,))
    assert offered(match) == {"walk move_two bridge 2", "walk well bridge 2", "walk sword tower 2", "end"}


@clause("FS-18.15")
def test_declared_beforehand_it_holds_for_the_next_action_and_its_die() -> None:
    match = rolled(red={"move_two": 1, "mill": 2, "sword": 2}, dice=[1, 5], expert=True)
    play(match, "red: move_two", "red: walk mill bridge 1")
    assert {"walk mill bridge 1", "walk mill well 5"} <= offered(match)
    play(match, "red: walk mill well 5")
    assert match.table.dice == []
    assert offered(match) == {"end"}
    assert match.table.magic == "move_two"


@clause("FS-18.15")
def test_declared_between_two_dice_it_may_hold_for_the_next_die_instead() -> None:
    match = rolled(red={"castle": 1, "bridge": 1, "well": 1, "sword": 2}, dice=[2, 6], expert=True)
    play(match, "red: walk castle move_two 6", "red: move_two")
    assert "walk well pond 6" in offered(match)
    play(match, "red: walk move_two bridge 2", "red: walk bridge well 2")
    assert pawns(match, "red") == {"bridge": 1, "well": 2, "sword": 2}
    assert offered(match) == {"end"}


@clause("FS-18.15")
@pytest.mark.parametrize("declared", [0, 1])
def test_a_shared_die_may_be_declared_before_or_between_its_uses(declared: int) -> None:
    lines = ["red: walk mill well 5", "red: walk bridge well 5"]
    lines.insert(declared, "red: move_two")
    match = rolled(red={"move_two": 1, "mill": 1, "bridge": 1}, dice=[5], expert=True)
    play(match, *lines)
    assert pawns(match, "red")["well"] == 2


@clause("FS-18.15")
def test_when_another_magic_comes_between_the_die_is_no_longer_shared() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "bell": 1, "east_dock": 1}, dice=[5], expert=True)
    play(match, "red: walk mill well 5", "red: call_ferry east_dock")
    refused(match, "red: move_two", "magic_used", "FS-7.3", magic="bell")
    assert offered(match) == {"end"}

"""FS-8: Move Two in the base game."""

from __future__ import annotations

from fairytable.testing import clause, play
from tests.claims import refused
from tests.games.fantastic_stories.story import book, offered, pawns, rolled


@clause("FS-8.1")
def test_two_pawns_move_in_total_and_not_a_third() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "well": 1}, dice=[1, 3, 5])
    play(match, "red: move_two", "red: walk mill bridge 1")
    assert "walk well tower 3" in offered(match)
    play(match, "red: walk well tower 3")
    assert offered(match) == {"end"}
    refused(match, "red: walk bridge well 5", "two_actions_done", "FS-8.1")
    assert pawns(match, "red") == {"castle": 1, "move_two": 1, "bridge": 1, "tower": 1}


@clause("FS-8.1")
def test_without_the_declaration_a_pawn_on_the_space_does_not_give_a_second_move() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "well": 1}, dice=[1, 3])
    play(match, "red: walk mill bridge 1")
    assert offered(match) == {"move_two", "end"}
    refused(match, "red: walk well tower 3", "action_done", "FS-2.2")


@clause("FS-8.2")
def test_the_same_pawn_cannot_move_twice() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "sword": 3}, dice=[1, 2])
    play(match, "red: move_two", "red: walk mill bridge 1")
    refused(match, "red: walk bridge well 2", "same_pawn", "FS-8.2")
    refused(match, "red: walk bridge move_two 2", "same_pawn", "FS-8.2")
    assert offered(match) == {"walk move_two bridge 2", "walk sword tower 2", "end"}


@clause("FS-8.3")
def test_each_of_the_two_needs_a_die_of_its_own() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "well": 1, "castle": 2}, dice=[5, 6])
    play(match, "red: move_two", "red: walk mill well 5")
    refused(match, "red: walk well mill 5", "no_such_die", "FS-5.2", die=5, dice=(6,))
    assert "walk well pond 6" in offered(match)


@clause("FS-8.3")
def test_the_two_dice_may_show_the_same_number() -> None:
    match = rolled(red={"move_two": 1, "mill": 2}, dice=[5, 5])
    play(match, "red: move_two", "red: walk mill well 5", "red: walk mill well 5")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "well": 2}
    assert match.table.dice == []


@clause("FS-8.4")
def test_with_one_die_only_one_pawn_moves() -> None:
    match = rolled(red={"move_two": 1, "mill": 2}, dice=[5])
    play(match, "red: move_two", "red: walk mill well 5")
    assert offered(match) == {"end"}
    refused(match, "red: walk mill well 5", "dice_used_up", "FS-8.4")


@clause("FS-8.5")
def test_the_two_moves_go_by_road_or_ferry() -> None:
    match = rolled(red={"move_two": 1, "mill": 1, "north_dock": 1}, dice=[3, 5])
    play(match, "red: move_two", "red: ride north_dock east_dock 3", "red: walk mill well 5")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "east_dock": 1, "well": 1}


@clause("FS-8.5")
def test_no_tunnel_and_no_flight_in_a_turn_with_move_two() -> None:
    match = rolled(red={"move_two": 1, "sun_gate": 1, "keys": 1, "trumpet": 1}, dice=[4, 6])
    play(match, "red: move_two")
    assert not offered(match, "tunnel", "fly")
    refused(match, "red: tunnel sun_gate sun_cave 4", "magic_used", "FS-7.3", magic="move_two")
    refused(match, "red: fly castle high_pasture 6", "magic_used", "FS-7.3", magic="move_two")


@clause("FS-8.5")
def test_no_second_move_after_a_tunnel_or_a_flight() -> None:
    for trip in ("tunnel sun_gate sun_cave 4", "fly sun_gate high_pasture 6"):
        match = rolled(red={"move_two": 1, "sun_gate": 1, "keys": 1, "trumpet": 1}, dice=[4, 6])
        play(match, f"red: {trip}")
        assert offered(match) == {"end"}


@clause("FS-8.6")
def test_the_pawn_on_move_two_may_be_one_of_the_two_if_declared_before_it_leaves() -> None:
    match = rolled(red={"move_two": 1, "mill": 1}, dice=[2, 5])
    play(match, "red: move_two", "red: walk move_two bridge 2", "red: walk mill well 5")
    assert pawns(match, "red") == {"castle": 3, "bridge": 1, "well": 1}


@clause("FS-8.6")
def test_move_two_cannot_be_declared_when_its_pawn_has_left() -> None:
    """FS-T19."""
    match = rolled(red={"move_two": 1, "tower": 1}, dice=[2, 5])
    play(match, "red: walk move_two bridge 2")
    assert offered(match) == {"end"}
    refused(match, "red: move_two", "nobody_on_magic", "FS-7.2", magic="move_two")
    refused(match, "red: walk tower east_dock 5", "action_done", "FS-2.2")


@clause("FS-8.6")
def test_a_second_pawn_on_move_two_allows_to_declare_after_the_first_has_left() -> None:
    match = rolled(red={"move_two": 2, "tower": 1}, dice=[2, 5])
    play(match, "red: walk move_two bridge 2", "red: move_two", "red: walk tower east_dock 5")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "bridge": 1, "east_dock": 1}


@clause("FS-8.7", "FS-14.11")
def test_one_pawn_steps_onto_the_item_and_another_completes() -> None:
    """FS-T20."""
    match = rolled(red={"move_two": 1, "inn": 1, "forest": 1}, dice=[1, 6])
    play(match, "red: move_two")
    refused(match, "red: complete forest 6", "item_missing", "FS-13.1", adventure="forest", item="moon")
    play(match, "red: walk inn moon 1", "red: complete forest 6")
    assert book(match, "red") == ["forest"]
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "moon": 1}


@clause("FS-8.7")
def test_both_actions_may_be_completions_each_with_its_own_die() -> None:
    match = rolled(red={"move_two": 1, "lair": 1, "sword": 1, "forest": 1, "moon": 1}, dice=[2, 6])
    play(match, "red: move_two", "red: complete lair 2", "red: complete forest 6")
    assert book(match, "red") == ["lair", "forest"]
    assert match.table.dice == []


@clause("FS-8.7")
def test_a_completion_may_come_first_and_a_move_second() -> None:
    match = rolled(red={"move_two": 1, "lair": 1, "sword": 1}, dice=[2, 2])
    play(match, "red: complete lair 2", "red: move_two", "red: walk sword tower 2")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "tower": 1}
    assert offered(match) == {"end"}


@clause("FS-8.7", "FS-14.10")
def test_a_pawn_cannot_walk_in_and_complete_for_it_is_one_pawn() -> None:
    match = rolled(red={"move_two": 1, "tower": 1, "sword": 1}, dice=[2, 4])
    play(match, "red: move_two", "red: walk tower lair 4")
    refused(match, "red: complete lair 2", "same_pawn", "FS-8.2")


@clause("FS-8.7", "FS-8.8")
def test_a_pawn_that_waited_at_the_adventure_completes_when_another_walks_in() -> None:
    match = rolled(red={"move_two": 1, "tower": 1, "lair": 1, "sword": 1}, dice=[2, 4])
    play(match, "red: move_two", "red: walk tower lair 4", "red: complete lair 2")
    assert (book(match, "red"), pawns(match, "red")["lair"]) == (["lair"], 1)


@clause("FS-8.8")
def test_from_a_space_with_several_pawns_one_that_has_not_acted_moves() -> None:
    """FS-T21."""
    match = rolled(red={"move_two": 1, "mill": 1, "inn": 1}, dice=[4, 4])
    play(match, "red: move_two", "red: walk mill inn 4", "red: walk inn tower 4")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "inn": 1, "tower": 1}


@clause("FS-8.8")
def test_if_only_the_pawn_that_acted_stands_there_the_action_is_refused() -> None:
    match = rolled(red={"move_two": 1, "mill": 1}, dice=[4, 4])
    play(match, "red: move_two", "red: walk mill inn 4")
    refused(match, "red: walk inn tower 4", "same_pawn", "FS-8.2")
    refused(match, "red: walk inn mill 4", "same_pawn", "FS-8.2")


@clause("FS-8.8")
def test_a_pawn_that_rode_the_ferry_has_acted_too() -> None:
    match = rolled(red={"move_two": 1, "north_dock": 2}, dice=[3, 4])
    play(match, "red: move_two", "red: ride north_dock east_dock 3")
    refused(match, "red: ride east_dock north_dock 4", "same_pawn", "FS-8.2")


@clause("FS-8.9")
def test_the_first_move_may_come_before_the_declaration_and_bring_the_pawn_there() -> None:
    """FS-T18."""
    match = rolled(red={"mill": 1, "bridge": 1, "castle": 2}, dice=[3, 5, 6])
    play(match, "red: walk mill move_two 3", "red: move_two", "red: walk bridge well 5")
    assert pawns(match, "red") == {"castle": 2, "move_two": 1, "well": 1}
    assert offered(match) == {"end"}
    refused(match, "red: walk move_two castle 6", "two_actions_done", "FS-8.1")
    refused(match, "red: walk well pond 6", "two_actions_done", "FS-8.1")


@clause("FS-8.9")
def test_after_a_late_declaration_the_second_action_needs_another_pawn_and_another_die() -> None:
    match = rolled(red={"mill": 1, "well": 1, "sword": 3}, dice=[3, 6])
    play(match, "red: walk mill move_two 3", "red: move_two")
    refused(match, "red: walk move_two castle 6", "same_pawn", "FS-8.2")
    refused(match, "red: walk well tower 3", "no_such_die", "FS-5.2", die=3, dice=(6,))
    assert offered(match) == {"walk well pond 6", "end"}

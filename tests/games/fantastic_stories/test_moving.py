"""FS-5: a pawn, a path and a die."""

from __future__ import annotations

from collections import Counter

import pytest

from fairytable.engine.facts import plain
from fairytable.games.fantastic_stories.verbs import WALK
from fairytable.testing import clause, play
from tests.claims import not_offered, refused
from tests.games.fantastic_stories.story import offered, pawns, reserve, rolled


@clause("FS-5.1")
def test_only_one_pawn_moves_in_a_turn_of_the_base_game() -> None:
    match = rolled(red={"mill": 1, "bridge": 1}, dice=[1, 2, 5, 5])
    play(match, "red: walk mill well 5")
    assert offered(match) == {"end"}
    refused(match, "red: walk bridge well 2", "action_done", "FS-2.2")
    refused(match, "red: walk bridge well 5", "action_done", "FS-2.2")


@clause("FS-5.2")
def test_a_pawn_goes_over_a_path_with_the_number_of_a_die() -> None:
    """FS-T4."""
    match = rolled(red={"mill": 1}, dice=[5, 2])
    play(match, "red: walk mill well 5")
    assert pawns(match, "red") == {"castle": 4, "well": 1}
    assert match.table.dice == [2]
    assert offered(match) == {"end"}


@clause("FS-5.2")
def test_without_the_number_of_the_path_the_pawn_stays() -> None:
    """FS-T5."""
    match = rolled(red={"mill": 1}, dice=[2, 3])
    refused(match, "red: walk mill well 5", "no_such_die", "FS-5.2", die=5, dice=(2, 3))
    not_offered(match, "red: walk mill well 2")
    not_offered(match, "red: walk bridge well 2")


@clause("FS-5.3")
def test_a_pawn_does_not_run_on_over_a_second_path() -> None:
    match = rolled(red={"mill": 1}, dice=[1, 2])
    assert {end for start, end, _ in map(WALK.read, offered(match, "walk")) if start == "mill"} == {
        "bridge",
        "castle",
        "sun_gate",
    }
    play(match, "red: walk mill bridge 1")
    refused(match, "red: walk bridge well 2", "action_done", "FS-2.2")
    assert pawns(match, "red")["bridge"] == 1


@clause("FS-5.4")
@pytest.mark.parametrize("dice", [[2, 3], [1, 6], [1, 4], [4, 4]])
def test_dice_are_not_added_subtracted_or_combined(dice: list[int]) -> None:
    match = rolled(red={"mill": 1, "castle": 4}, dice=dice)
    refused(match, "red: walk mill well 5", "no_such_die", "FS-5.2", die=5, dice=tuple(dice))


@clause("FS-5.5")
def test_roads_are_open_and_ferry_tunnel_and_flight_have_their_conditions() -> None:
    match = rolled(red={"bridge": 1, "sun_gate": 1, "east_dock": 1, "castle": 1}, dice=[2, 4, 6])
    assert "walk bridge well 2" in offered(match)
    assert not offered(match, "ride", "tunnel", "fly")
    refused(match, "red: ride east_dock north_dock 4", "ferry_elsewhere", "FS-6.11", dock="north_dock")
    refused(match, "red: tunnel sun_gate sun_cave 4", "no_keys", "FS-12.4")
    refused(match, "red: fly bridge high_pasture 6", "no_trumpet", "FS-10.1")
    match = rolled(red={"keys": 1, "sun_gate": 1, "trumpet": 1, "east_dock": 1}, dice=[4, 6], ferry="east_dock")
    assert {"ride east_dock north_dock 4", "tunnel sun_gate sun_cave 4", "fly castle high_pasture 6"} <= offered(match)


@clause("FS-5.6")
@pytest.mark.parametrize(("start", "end"), [("mill", "well"), ("well", "mill")])
def test_a_road_is_open_both_ways_with_the_same_number(start: str, end: str) -> None:
    match = rolled(red={start: 1, "castle": 5}, dice=[5])
    play(match, f"red: walk {start} {end} 5")
    assert pawns(match, "red") == {end: 1, "castle": 5}


@clause("FS-5.6")
def test_a_road_that_the_board_marks_one_way_is_open_one_way() -> None:
    match = rolled(red={"well": 1, "pond": 1, "castle": 4}, dice=[6])
    not_offered(match, "red: walk pond well 6")
    play(match, "red: walk well pond 6")
    assert pawns(match, "red") == {"pond": 2, "castle": 4}


@clause("FS-5.2")
@pytest.mark.parametrize("die", [1, 6])
def test_a_road_with_two_numbers_takes_either(die: int) -> None:
    match = rolled(red={"tower": 1, "sword": 5}, dice=[die])
    assert offered(match, "walk") == {f"walk tower castle {die}"}


@clause("FS-5.2")
def test_of_two_roads_between_the_same_spaces_each_has_its_number() -> None:
    match = rolled(red={"bridge": 1, "sword": 4}, dice=[2, 5])
    assert {"walk bridge well 2", "walk bridge well 5"} <= offered(match)


@clause("FS-5.7")
def test_only_own_pawns_on_the_board_can_be_moved() -> None:
    match = rolled(red={"mill": 1}, blue={"bridge": 2, "castle": 1}, dice=[1, 2, 3, 4, 5, 6], books={"blue": "lair"})
    assert reserve(match, "red") == 6
    assert {WALK.read(option)[0] for option in offered(match, "walk")} == {"mill"}
    not_offered(match, "red: walk bridge well 2")
    not_offered(match, "red: walk castle mill 1")


@clause("FS-5.7")
def test_a_pawn_in_the_castle_can_move_and_a_pawn_in_the_book_cannot() -> None:
    match = rolled(red={"sword": 3}, dice=[6, 4], books={"red": "lair"})
    assert offered(match, "walk") == {
        "walk castle trumpet 4",
        "walk castle move_two 6",
        "walk castle tower 6",
    }


WAYS = ["tower castle 1", "inn moon 1", "castle bell 2", "bridge north_dock 3", "inn low_pasture 5", "mill sun_gate 2"]


@clause("FS-5.8")
@pytest.mark.parametrize("way", [*WAYS, "mill temple 6", "bridge forest 4", "well treasure 1", "tower lair 4"])
def test_a_pawn_may_enter_every_kind_of_space_an_adventure_also_without_its_item(way: str) -> None:
    start, end, die = way.split()
    match = rolled(red={} if start == "castle" else {start: 1}, dice=[int(die)])
    expected = Counter(pawns(match, "red")) - Counter([start]) + Counter([end])
    play(match, f"red: walk {way}", "red: end")
    assert pawns(match, "red") == expected


@clause("FS-5.9")
@pytest.mark.parametrize("way", [*WAYS, "bridge move_two 2", "castle reroll 5", "inn trumpet 3", "tower lair 4"])
def test_arriving_somewhere_does_nothing_by_itself(way: str) -> None:
    start, end, die = way.split()
    match = rolled(red={"sword": 1} if start == "castle" else {"sword": 1, start: 1}, dice=[int(die)])
    told = len(match.events or [])
    before = plain(match.table)
    play(match, f"red: walk {way}")
    after = plain(match.table)
    assert [event.key for event in (match.events or [])[told:]] == ["walk"]
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"readers", "dice", "actions", "acted_at", "last_die"}
    red, blue = after["readers"]
    assert blue == before["readers"][1]
    assert (red["reserve"], red["book"], red["pawns"][end]) == (1, [], before["readers"][0]["pawns"].get(end, 0) + 1)


@clause("FS-5.9")
def test_a_space_helps_only_while_a_pawn_stands_on_it() -> None:
    match = rolled(red={"bell": 1, "north_dock": 1, "sword": 3, "keys": 1}, dice=[2], ferry="east_dock")
    assert offered(match, "call_ferry") == {"call_ferry north_dock"}
    play(match, "red: walk bell castle 2")
    assert offered(match) == {"end"}
    refused(match, "red: call_ferry north_dock", "nobody_on_magic", "FS-7.2", magic="bell")


@clause("FS-5.10")
@pytest.mark.parametrize("choice", ["walk tower sword 2", "complete lair 2", "ride north_dock south_dock 2"])
def test_of_several_uses_for_a_die_the_player_chooses(choice: str) -> None:
    match = rolled(red={"tower": 1, "lair": 1, "sword": 1, "north_dock": 1, "keys": 2}, dice=[2])
    assert offered(match) == {
        "walk tower sword 2",
        "walk sword tower 2",
        "complete lair 2",
        "ride north_dock south_dock 2",
        "end",
    }
    play(match, f"red: {choice}")
    assert match.table.dice == []


@clause("FS-5.11")
def test_equal_dice_are_one_choice_and_using_one_leaves_the_other() -> None:
    match = rolled(red={"mill": 1, "castle": 3}, dice=[5, 5, 2])
    options = match.questions[0].options
    assert len(options) == len(set(options))
    play(match, "red: walk mill well 5")
    assert match.table.dice == [2, 5]

"""FS-18: the expert version, in which every die moves a pawn. Its Move Two has a file of its own."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import book, offered, pawns, practice_match, rolled, situation


@clause("FS-18.1")
def test_every_die_moves_a_pawn_over_one_path() -> None:
    match = rolled(red={"mill": 1, "bridge": 1, "well": 1}, dice=[1, 2, 3], expert=True)
    play(match, "red: walk mill bridge 1", "red: walk bridge well 2", "red: walk well tower 3")
    assert pawns(match, "red") == {"castle": 1, "bridge": 1, "well": 1, "tower": 1}
    assert offered(match) == {"end"}
    match = rolled(red={"mill": 1}, dice=[1, 2, 3])
    play(match, "red: walk mill bridge 1")
    assert offered(match) == {"end"}


@clause("FS-18.2")
def test_one_pawn_may_make_all_the_moves() -> None:
    """FS-T15."""
    match = rolled(red={"mill": 1}, dice=[1, 2, 3], expert=True)
    play(match, "red: walk mill bridge 1", "red: walk bridge well 2", "red: walk well tower 3")
    assert pawns(match, "red") == {"castle": 3, "tower": 1}


@clause("FS-18.2")
def test_the_moves_may_be_mixed_in_any_order() -> None:
    match = rolled(red={"mill": 1, "well": 1}, dice=[1, 2, 3, 4], expert=True)
    play(
        match, "red: walk well tower 3", "red: walk mill bridge 1", "red: walk tower lair 4", "red: walk bridge well 2"
    )
    assert pawns(match, "red") == {"castle": 1, "well": 1, "lair": 1}


@clause("FS-18.3")
def test_each_die_is_used_once() -> None:
    match = rolled(red={"mill": 2}, dice=[1, 6], expert=True)
    play(match, "red: walk mill bridge 1")
    refused(match, "red: walk mill bridge 1", "no_such_die", "FS-5.2", die=1, dice=(6,))
    play(match, "red: walk mill temple 6")
    refused(match, "red: walk castle mill 1", "dice_used_up", "FS-18.3")
    assert offered(match) == {"end"}


@clause("FS-18.3")
def test_two_equal_dice_are_two_moves() -> None:
    match = rolled(red={"mill": 1}, dice=[5, 5], expert=True)
    play(match, "red: walk mill well 5", "red: walk well mill 5")
    assert match.table.dice == []


@clause("FS-18.4")
def test_no_die_has_to_be_used() -> None:
    match = rolled(red={"mill": 1}, dice=[1, 5], expert=True)
    play(match, "red: walk mill bridge 1", "red: end")
    assert match.waiting_for == ("blue",)
    match = rolled(red={"mill": 1}, dice=[1, 5], expert=True)
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-18.8")
def test_a_pawn_may_walk_in_and_complete_with_another_die() -> None:
    """FS-T24."""
    match = rolled(red={"tower": 1, "sword": 1}, dice=[2, 4], expert=True)
    play(match, "red: walk tower lair 4", "red: complete lair 2")
    assert book(match, "red") == ["lair"]
    assert pawns(match, "red") == {"castle": 3, "sword": 1}


@clause("FS-18.8")
def test_a_completion_uses_one_die_and_several_are_possible() -> None:
    match = rolled(red={"lair": 1, "sword": 1, "forest": 1, "moon": 1}, dice=[1, 2, 6], expert=True)
    play(match, "red: complete lair 2")
    assert match.table.dice == [1, 6]
    play(match, "red: complete forest 6", "red: walk moon inn 1")
    assert book(match, "red") == ["lair", "forest"]
    assert pawns(match, "red") == {"sword": 1, "inn": 1}


@clause("FS-18.9")
def test_one_flight_in_a_turn_and_the_pawn_may_go_on() -> None:
    match = rolled(red={"trumpet": 1, "mill": 1}, dice=[2, 2, 6], expert=True)
    play(match, "red: fly mill high_pasture 6")
    refused(match, "red: fly high_pasture low_pasture 2", "magic_used", "FS-7.3", magic="trumpet")
    refused(match, "red: fly castle low_pasture 2", "magic_used", "FS-7.3", magic="trumpet")
    play(match, "red: walk high_pasture temple 2")
    assert pawns(match, "red") == {"castle": 2, "trumpet": 1, "temple": 1}
    assert match.table.dice == [2]


@clause("FS-18.9")
def test_one_tunnel_in_a_turn_and_the_pawn_may_go_on() -> None:
    match = rolled(red={"keys": 1, "sun_gate": 2}, dice=[3, 4, 4], expert=True)
    play(match, "red: tunnel sun_gate sun_cave 4")
    refused(match, "red: tunnel sun_gate sun_cave 4", "magic_used", "FS-7.3", magic="keys")
    play(match, "red: walk sun_cave temple 3")
    assert pawns(match, "red") == {"castle": 1, "keys": 1, "sun_gate": 1, "temple": 1}
    assert match.table.dice == [4]


@clause("FS-18.10", "FS-9.5")
def test_reroll_rolls_only_the_unused_dice() -> None:
    """FS-T23."""
    match = rolled(red={"reroll": 1}, dice=[1, 2, 5], then=[3, 3], expert=True)
    play(match, "red: walk castle mill 1", "red: reroll")
    assert match.table.dice == [3, 3]
    assert heard(match, "rerolled") == [{"seat": "red", "dice": (3, 3)}]
    refused(match, "red: walk mill castle 1", "no_such_die", "FS-5.2", die=1, dice=(3, 3))


@clause("FS-18.10")
def test_reroll_before_any_action_rolls_all_dice() -> None:
    match = rolled(red={"reroll": 1}, dice=[1, 2, 5], then=[3, 4, 6], expert=True)
    play(match, "red: reroll")
    assert match.table.dice == [3, 4, 6]


@clause("FS-18.11", "FS-6.14")
def test_the_ferry_may_be_ridden_several_times_and_each_ride_asks_the_others() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1}, green={"east_dock": 1}, dice=[3, 4, 5], expert=True)
    play(match, "red: ride north_dock east_dock 3")
    assert match.waiting_for == ("blue",)
    play(match, "blue: no", "red: ride east_dock north_dock 4")
    assert match.waiting_for == ("green",)
    play(match, "green: yes")
    assert match.table.ferry == "north_dock"
    assert (pawns(match, "blue"), pawns(match, "green")) == ({"north_dock": 1}, {"north_dock": 1})
    assert match.table.dice == [5]


@clause("FS-18.12")
def test_one_magic_in_a_turn_and_the_castle_step_before_the_roll_stay() -> None:
    match = situation(red={"reroll": 1, "bell": 1, "east_dock": 1}, dice=[1, 2], then=[1, 2], expert=True)
    assert match.questions[0].about == "castle_step"
    play(match, "red: castle 2")
    assert len(match.table.dice) == 2
    refused(match, "red: castle 0", "rolled_already", "FS-3.5")
    play(match, "red: reroll")
    refused(match, "red: call_ferry east_dock", "magic_used", "FS-7.3", magic="reroll")


@clause("FS-18.12")
def test_the_number_of_dice_and_the_end_of_the_game_stay() -> None:
    match = play(practice_match(start_player="red", expert=True), "red: castle 0")
    assert len(match.table.dice) == 6
    match = rolled(
        red={"mill": 1},
        blue={"lair": 1, "sword": 1},
        turn="blue",
        books={"red": "temple forest lair", "blue": "temple forest"},
        dice=[2],
        expert=True,
    )
    play(match, "blue: complete lair 2", "blue: end")
    assert match.result is not None
    assert (match.result.winners, match.result.clause) == (("blue",), "FS-16.2")


@clause("FS-18.13")
def test_after_the_third_adventure_the_other_dice_may_still_be_used() -> None:
    match = rolled(
        red={"lair": 1, "sword": 1, "north_dock": 1}, dice=[2, 3], books={"red": "temple forest"}, expert=True
    )
    play(match, "red: complete lair 2")
    on_the_board = sum(pawns(match, "red").values())
    play(match, "red: ride north_dock east_dock 3")
    assert match.table.ferry == "east_dock"
    assert sum(pawns(match, "red").values()) == on_the_board == 2
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-18.13")
def test_after_the_third_adventure_the_bell_may_still_be_rung() -> None:
    match = rolled(
        red={"lair": 1, "sword": 1, "bell": 1, "east_dock": 1}, dice=[2], books={"red": "temple forest"}, expert=True
    )
    play(match, "red: complete lair 2", "red: call_ferry east_dock")
    assert match.table.ferry == "east_dock"


@clause("FS-18.16")
def test_a_pawn_that_walked_off_the_trumpet_may_fly_if_another_still_stands_there() -> None:
    match = rolled(red={"trumpet": 2}, dice=[4, 6], expert=True)
    play(match, "red: walk trumpet castle 4", "red: fly castle high_pasture 6")
    assert pawns(match, "red") == {"castle": 3, "trumpet": 1, "high_pasture": 1}
    match = rolled(red={"trumpet": 1}, dice=[3, 6], expert=True)
    play(match, "red: walk trumpet inn 3")
    refused(match, "red: fly inn high_pasture 6", "no_trumpet", "FS-10.1")


@clause("FS-18.16")
@pytest.mark.parametrize(
    ("lines", "start", "dice"),
    [
        (["fly mill high_pasture 6", "walk high_pasture temple 2", "complete temple 1"], "mill", [1, 2, 6]),
        (["tunnel sun_gate sun_cave 4", "walk sun_cave temple 3", "complete temple 1"], "sun_gate", [1, 3, 4]),
    ],
)
def test_after_a_flight_or_a_tunnel_a_pawn_may_complete(lines: list[str], start: str, dice: list[int]) -> None:
    magic = "trumpet" if start == "mill" else "keys"
    match = rolled(red={magic: 1, start: 1, "lamp": 1}, dice=dice, expert=True)
    play(match, *(f"red: {line}" for line in lines))
    assert book(match, "red") == ["temple"]


@clause("FS-18.17")
def test_reroll_is_of_no_use_when_it_is_reached_with_the_last_die() -> None:
    match = rolled(red={"mill": 1}, dice=[5], expert=True)
    play(match, "red: walk castle reroll 5")
    refused(match, "red: reroll", "no_die_left", "FS-7.13", magic="reroll")
    match = rolled(red={"mill": 1}, dice=[5, 6], then=[1], expert=True)
    play(match, "red: walk castle reroll 5", "red: reroll")
    assert match.table.dice == [1]

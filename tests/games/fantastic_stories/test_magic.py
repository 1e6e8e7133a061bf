"""FS-7: what holds for all five magics."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.errors import NotAsked
from fairytable.games.fantastic_stories.content import MAGICS
from fairytable.testing import clause, play
from tests.claims import refused
from tests.games.fantastic_stories.story import book, offered, pawns, rolled, situation

ALL_MAGICS = {"move_two": 1, "reroll": 1, "trumpet": 1, "bell": 1, "keys": 1}
USES = {
    "move_two": "move_two",
    "reroll": "reroll",
    "trumpet": "fly east_dock high_pasture 6",
    "bell": "call_ferry east_dock",
    "keys": "tunnel sun_gate sun_cave 4",
}


@clause("FS-7.1")
def test_there_are_five_magics_and_each_can_be_used() -> None:
    assert set(MAGICS) == set(USES)
    for magic, use in USES.items():
        needed = {magic: 1, "east_dock": 1, "sun_gate": 1}
        match = rolled(red=needed, dice=[4, 6], then=[1, 2])
        assert offered(match) & set(USES.values()) == {use}
        play(match, f"red: {use}")
        assert match.table.magic == magic


@clause("FS-7.2")
@pytest.mark.parametrize("magic", MAGICS)
def test_a_magic_needs_a_pawn_on_its_own_space(magic: str) -> None:
    others = {space: 1 for space in ALL_MAGICS if space != magic}
    match = rolled(red=others | {"east_dock": 1, "sun_gate": 1}, dice=[6 if magic == "trumpet" else 4])
    if magic == "trumpet":
        refused(match, f"red: {USES[magic]}", "no_trumpet", "FS-10.1")
    elif magic == "keys":
        refused(match, f"red: {USES[magic]}", "no_keys", "FS-12.4")
    else:
        refused(match, f"red: {USES[magic]}", "nobody_on_magic", "FS-7.2", magic=magic)


@clause("FS-7.2")
def test_a_pawn_that_has_left_the_magic_space_gives_nothing() -> None:
    match = rolled(red={"reroll": 1}, dice=[5, 5, 1], expert=True)
    assert "reroll" in offered(match)
    play(match, "red: walk reroll castle 5")
    refused(match, "red: reroll", "nobody_on_magic", "FS-7.2", magic="reroll")


@clause("FS-7.3")
@pytest.mark.parametrize("first", MAGICS)
def test_one_magic_in_a_turn_however_many_are_held(first: str) -> None:
    for second in MAGICS:
        if second == first:
            continue
        match = rolled(red={first: 1, second: 1, "east_dock": 2, "sun_gate": 1}, dice=[4, 6], then=[4, 6], expert=True)
        assert {USES[first], USES[second]} <= offered(match)
        play(match, f"red: {USES[first]}")
        refused(match, f"red: {USES[second]}", "magic_used", "FS-7.3", magic=first)


@clause("FS-7.4")
def test_several_pawns_on_one_magic_space_give_no_second_use() -> None:
    match = rolled(red={"bell": 3, "east_dock": 1, "south_dock": 1}, dice=[1])
    play(match, "red: call_ferry east_dock")
    refused(match, "red: call_ferry south_dock", "magic_used", "FS-7.3", magic="bell")
    match = rolled(red={"reroll": 3}, dice=[1, 1], then=[2, 2])
    play(match, "red: reroll")
    refused(match, "red: reroll", "magic_used", "FS-7.3", magic="reroll")


@clause("FS-7.5")
def test_the_moment_is_free_before_between_or_after_the_steps() -> None:
    told: dict[str, Any] = {"red": {"bell": 1, "east_dock": 1, "mill": 1}, "dice": [1, 5]}
    match = situation(**told)
    play(match, "red: call_ferry east_dock", "red: castle 2")
    assert match.table.ferry == "east_dock"
    match = rolled(**told)
    play(match, "red: call_ferry east_dock", "red: walk mill well 5")
    assert match.table.ferry == "east_dock"
    match = rolled(**told)
    play(match, "red: walk mill well 5", "red: call_ferry east_dock")
    assert match.table.ferry == "east_dock"


@clause("FS-7.6")
def test_a_pawn_that_arrived_in_this_turn_counts() -> None:
    match = rolled(red={"east_dock": 1}, dice=[2])
    assert not offered(match, "call_ferry")
    play(match, "red: walk castle bell 2", "red: call_ferry east_dock")
    assert match.table.ferry == "east_dock"


@clause("FS-7.7")
def test_the_magic_is_there_again_in_every_later_turn() -> None:
    match = rolled(red={"reroll": 1}, dice=[1, 1], then=[2, 2, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4])
    play(match, "red: reroll", "red: end", "blue: castle 1", "blue: end", "red: castle 4")
    assert pawns(match, "red")["reroll"] == 1
    play(match, "red: reroll")
    assert match.table.dice == [4, 4]


@clause("FS-7.8")
def test_nobody_has_to_use_magic() -> None:
    match = rolled(red=ALL_MAGICS, dice=[1, 6])
    assert {"reroll", "move_two", "fly bell high_pasture 6"} <= offered(match)
    play(match, "red: walk move_two castle 6", "red: end")
    assert match.table.magic == ""
    assert match.waiting_for == ("blue",)


@clause("FS-7.9")
def test_pawns_of_others_give_no_magic() -> None:
    match = rolled(red={"east_dock": 1, "sun_gate": 1}, blue=ALL_MAGICS, dice=[4, 6])
    assert not offered(match) & set(USES.values())


@clause("FS-7.9")
def test_nobody_uses_magic_outside_the_own_turn_not_even_when_boarding() -> None:
    match = rolled(red={"north_dock": 1}, blue={"north_dock": 1, "east_dock": 1, "bell": 1}, dice=[2])
    with pytest.raises(NotAsked):
        match.answer("blue", "call_ferry east_dock")
    play(match, "red: ride north_dock south_dock 2")
    assert offered(match) == {"yes", "no"}


@clause("FS-7.10")
@pytest.mark.parametrize("expert", [False, True])
def test_a_declared_magic_counts_as_used_even_if_its_second_part_is_left_out(*, expert: bool) -> None:
    match = rolled(red={"move_two": 1, "bell": 1, "east_dock": 1, "mill": 1}, dice=[5], expert=expert)
    play(match, "red: move_two")
    refused(match, "red: call_ferry east_dock", "magic_used", "FS-7.3", magic="move_two")
    play(match, "red: walk mill well 5")
    refused(match, "red: call_ferry east_dock", "magic_used", "FS-7.3", magic="move_two")
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("FS-7.11")
def test_reroll_and_then_complete_in_one_turn() -> None:
    match = rolled(red={"reroll": 1, "lair": 1, "sword": 1}, dice=[1, 1], then=[2, 6])
    refused(match, "red: complete lair 2", "no_such_die", "FS-14.1", die=2, dice=(1, 1))
    play(match, "red: reroll", "red: complete lair 2")
    assert book(match, "red") == ["lair"]


@clause("FS-7.12")
def test_before_the_roll_only_the_bell_works() -> None:
    match = situation(red=ALL_MAGICS | {"east_dock": 1}, dice=[])
    assert offered(match) == {"castle 0", "castle 1", "call_ferry east_dock"}
    refused(match, "red: reroll", "roll_first", "FS-2.1")
    refused(match, "red: move_two", "roll_first", "FS-2.1")
    refused(match, "red: fly east_dock high_pasture 6", "roll_first", "FS-2.1")
    match = situation(red={"keys": 1, "sun_gate": 1}, dice=[4])
    refused(match, "red: tunnel sun_gate sun_cave 4", "roll_first", "FS-2.1")


@clause("FS-7.12", "FS-11.2")
def test_the_bell_works_before_an_empty_roll_and_then_only_the_end_is_left() -> None:
    """FS-T17."""
    match = situation(red={"castle": 5, "bell": 1, "east_dock": 1})
    play(match, "red: call_ferry east_dock", "red: castle 5")
    assert match.table.ferry == "east_dock"
    assert offered(match) == {"end"}


@clause("FS-7.12")
def test_in_the_base_game_reroll_comes_before_the_action_and_move_two_before_the_second() -> None:
    match = rolled(red={"reroll": 1, "move_two": 1, "bell": 1, "east_dock": 1}, dice=[1, 6])
    assert {"reroll", "move_two", "call_ferry east_dock"} <= offered(match)
    play(match, "red: walk castle mill 1")
    assert offered(match) == {"move_two", "call_ferry east_dock", "end"}
    refused(match, "red: reroll", "reroll_too_late", "FS-9.4")


@clause("FS-7.12")
def test_trumpet_and_keys_work_at_the_moment_of_the_trip_and_not_after_the_move() -> None:
    match = rolled(red={"trumpet": 1, "keys": 1, "sun_gate": 1}, dice=[1, 4, 6])
    assert {"tunnel sun_gate sun_cave 4", "fly sun_gate high_pasture 6"} <= offered(match)
    play(match, "red: walk castle mill 1")
    assert not offered(match, "tunnel", "fly")
    refused(match, "red: tunnel sun_gate sun_cave 4", "action_done", "FS-2.2")
    refused(match, "red: fly sun_gate high_pasture 6", "action_done", "FS-2.2")


@clause("FS-7.13")
def test_a_magic_without_effect_is_not_offered_and_a_refusal_does_not_use_it_up() -> None:
    match = rolled(red={"bell": 1, "north_dock": 1}, dice=[2, 6])
    refused(match, "red: call_ferry north_dock", "ferry_here_already", "FS-11.1", dock="north_dock")
    refused(match, "red: call_ferry east_dock", "nobody_at_dock", "FS-11.1", dock="east_dock")
    play(match, "red: ride north_dock south_dock 2")
    assert match.table.magic == ""
    refused(match, "red: call_ferry south_dock", "ferry_here_already", "FS-11.1", dock="south_dock")
    match = rolled(red={"trumpet": 1, "keys": 1, "sun_gate": 1}, dice=[1, 3])
    assert not offered(match, "tunnel", "fly")
    refused(match, "red: tunnel sun_gate sun_cave 4", "no_such_die", "FS-12.3", die=4, dice=(1, 3))
    refused(match, "red: fly castle high_pasture 6", "no_such_die", "FS-10.2", die=6, dice=(1, 3))
    assert match.table.magic == ""


@clause("FS-7.13")
@pytest.mark.parametrize("expert", [False, True])
def test_reroll_and_move_two_need_an_unused_die(*, expert: bool) -> None:
    match = rolled(red={"reroll": 1, "move_two": 1, "castle": 5}, expert=expert)
    assert offered(match) == {"end"}
    refused(match, "red: reroll", "no_die_left", "FS-7.13", magic="reroll")
    refused(match, "red: move_two", "no_die_left", "FS-7.13", magic="move_two")


@clause("FS-7.13")
def test_the_die_just_used_is_enough_for_move_two_in_expert_only() -> None:
    match = rolled(red={"reroll": 1, "move_two": 1}, dice=[1])
    play(match, "red: walk castle mill 1")
    refused(match, "red: move_two", "no_die_left", "FS-7.13", magic="move_two")
    match = rolled(red={"reroll": 1, "move_two": 1}, dice=[1], expert=True)
    play(match, "red: walk castle mill 1")
    refused(match, "red: reroll", "no_die_left", "FS-7.13", magic="reroll")
    assert "move_two" in offered(match)

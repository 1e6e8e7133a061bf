"""HF-1: the order of a turn, lost turns, and which free actions are open at which moment."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of

RICH: dict[str, Any] = {
    "hero": "clever_girl",
    "satchel": "magic_cloak magic_wand fish rope feather",
    "biscuits": "1 2 3 3",
    "advice": 4,
    "boot": 1,
}
SWAPS = {"ask_advice", "swap_tile", "swap_advice"}
CHANGES = {"wave", "pluck", "eat_off", "discard"}
MEETING = {"barter", "compose"}


def before_the_roll() -> Match:
    return folktale(red=RICH, blue={"satchel": "dog"})


def before_a_throw() -> Match:
    return landing("forest_north_1", **{**RICH, "biscuits": "2 3 3"}, blue={"at": "forest_north_1", "satchel": "dog"})


def after_a_throw() -> Match:
    return play(before_a_throw(), "red: throw")


def at_a_meal() -> Match:
    match = folktale(red={**RICH, "at": "north_road_4", "boot": 0}, blue={"at": "north_road_5"}, dice=[1])
    return play(match, "red: roll", "red: walk north_road_6")


def between_roll_and_walk() -> Match:
    return play(folktale(red={**RICH, "hero": "littlest_princess", "salt": 1}, dice=[3]), "red: roll")


def after_a_field() -> Match:
    return landing("dusty_road_2", **{**RICH, "biscuits": "2 3"}, blue={"at": "dusty_road_2"})


def arrived_in_the_city() -> Match:
    match = folktale(red={**RICH, "at": "kings_road_1", "boot": 1}, blue={"at": "city"}, dice=[4])
    return play(match, "red: roll", "red: walk city")


def staying_in_the_city() -> Match:
    return play(folktale(red={**RICH, "at": "city"}, blue={"at": "city"}), "red: stay")


GATE = {**RICH, "done": 1, "satchel": "seven_league_boots enchanted_sword magic_cloak magic_wand fish"}


def at_the_gate() -> Match:
    return folktale(red={**GATE, "at": "castle"}, blue={"at": "castle"})


def trying_at_the_gate() -> Match:
    return play(at_the_gate(), "red: try_gate")


def arrived_at_the_gate() -> Match:
    match = folktale(red={**GATE, "at": "castle_road_11"}, blue={"at": "castle"}, dice=[3])
    return play(match, "red: roll", "red: walk castle")


def on_a_shortcut() -> Match:
    path = {"at": "fish_king_path_1", "leaves_at": "city_road_1"}
    return folktale(red={**RICH, **path}, blue={"at": "fish_king_path_2", "leaves_at": "city_road_1"})


def at_a_dead_end() -> Match:
    match = folktale(red={**RICH, "at": "islands_3", "boot": 0}, blue={"at": "islands_4"}, dice=[5])
    return play(match, "red: roll", "red: walk islands_4", "red: decline")


def in_bad_luck() -> Match:
    return landing("forest_south_4", **{**RICH, "biscuits": "2 3"}, blue={"at": "forest_south_4"})


def on_a_bonus_field() -> Match:
    return landing("kings_road_3", **{**RICH, "biscuits": "2 3"}, blue={"at": "kings_road_3"})


def before_the_sorcerer() -> Match:
    match = landing("woods_west_4", **{**RICH, "biscuits": "2 3 3"}, blue={"at": "woods_west_4"}, dice=[2])
    return play(match, "red: offer rope golden_comb", "red: pay 2")


def after_the_sorcerer() -> Match:
    return play(before_the_sorcerer(), "red: throw")


MOVES = {"cloak", "bite"}
TEST = {"test"}
FREE = SWAPS | CHANGES | MOVES | MEETING | TEST
MOMENTS = {
    "before the roll": (before_the_roll, SWAPS | CHANGES | MOVES | MEETING),
    "after the action of a field": (after_a_field, SWAPS | CHANGES | {"cloak"} | MEETING | TEST),
    "before a throw": (before_a_throw, SWAPS | CHANGES),
    "after a throw": (after_a_throw, SWAPS),
    "at a meal": (at_a_meal, SWAPS),
    "in bad luck": (in_bad_luck, SWAPS),
    "between roll and walk": (between_roll_and_walk, set()),
    "arrived in the City": (arrived_in_the_city, SWAPS | CHANGES | MEETING | TEST),
    "staying in the City": (staying_in_the_city, SWAPS | CHANGES | MEETING),
    "at the gate": (at_the_gate, (SWAPS | CHANGES | MOVES | MEETING) - {"pluck"}),
    "trying at the gate": (trying_at_the_gate, (SWAPS | CHANGES) - {"pluck"}),
    "arrived at the gate": (arrived_at_the_gate, (SWAPS | CHANGES | MEETING | TEST) - {"pluck"}),
    "on a shortcut": (on_a_shortcut, SWAPS | CHANGES),
    "at a dead end": (at_a_dead_end, MEETING | TEST),
    "on a Bonus Roll Field": (on_a_bonus_field, MEETING | TEST),
    "before the Sorcerer's throw": (before_the_sorcerer, SWAPS | CHANGES),
    "after the Sorcerer's throw": (after_the_sorcerer, SWAPS),
}
"""Which free actions are open at which moment; the hero has everything for all of them and is not alone. At the gate he
has no room for a Feather."""


@clause("HF-1.10", "HF-1.12", "HF-1.14", "HF-1.15")
@pytest.mark.parametrize("action", sorted(FREE))
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_opens_its_own_free_actions(moment: str, action: str) -> None:
    match, is_open = MOMENTS[moment][0](), action in MOMENTS[moment][1]
    assert match.waiting_for == ("red",)
    assert (action in verbs_of(match)) == is_open


@clause("HF-1.1")
def test_turns_go_clockwise() -> None:
    match = folktale(red={"biscuits": "", "advice": 0}, blue={"biscuits": "", "advice": 0}, green={}, dice=[2, 2])
    play(match, "red: roll", "red: walk north_road_3")
    assert match.waiting_for == ("blue",)
    play(match, "blue: roll", "blue: walk north_road_3")
    assert match.waiting_for == ("blue",), "blue may trade with red, who stands there too"
    play(match, "blue: end")
    assert match.waiting_for == ("green",)
    assert [told["seat"] for told in heard(match, "turn_begins")] == ["blue", "green"]


@clause("HF-1.2", "HF-6.5", "HF-34.4")
def test_a_biscuit_move_may_come_before_the_roll_or_after_it_but_not_twice() -> None:
    match = folktale(red={"biscuits": "1 2"}, dice=[1])
    play(match, "red: bite 1", "red: walk north_road_1", "red: roll", "red: walk north_road_3")
    refused(match, "red: bite 2", "bitten_already", "HF-6.4")
    match = folktale(red={"biscuits": "1 2"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_2", "red: bite 1", "red: walk north_road_3")
    assert match.waiting_for == ("red",), "2 Advice could still be swapped"
    play(match, "red: end")
    assert match.waiting_for == ("blue",)


@clause("HF-1.3", "HF-1.4")
def test_the_white_roll_is_made_once_and_must_be_made() -> None:
    match = folktale(dice=[1])
    refused(match, "red: end", "roll_first", "HF-1.3")
    play(match, "red: roll", "red: walk north_road_2")
    refused(match, "red: roll", "rolled_already", "HF-1.3")


@clause("HF-1.5", "HF-1.9")
def test_a_lost_turn_is_nothing_at_all_and_losses_add_up() -> None:
    match = folktale(red={"turns_to_miss": 2}, blue={"biscuits": "", "advice": 0}, dice=[1, 1])
    assert match.waiting_for == ("blue",)
    assert hero(match).turns_to_miss == 1
    play(match, "blue: roll", "blue: walk dusty_road_2")
    assert hero(match).turns_to_miss == 0
    assert match.waiting_for == ("blue",), "red has lost both turns"


@clause("HF-1.6", "HF-1.12")
def test_a_turn_on_a_shortcut_is_its_next_stage_with_free_actions_but_no_movement() -> None:
    match = folktale(
        red={"at": "fish_king_path_1", "leaves_at": "city_road_1", "satchel": "magic_cloak", "advice": 2},
        blue={"at": "fish_king_path_2"},
    )
    assert hero(match).at == "fish_king_path_2"
    assert verbs_of(match) == {"end", "swap_advice", "discard"}
    refused(match, "red: roll", "on_shortcut", "HF-1.6")
    refused(match, "red: cloak", "on_shortcut", "HF-1.6")


@clause("HF-1.7", "HF-1.8")
def test_in_the_city_one_may_stay_and_at_the_gate_one_may_try() -> None:
    assert {"stay", "roll"} <= verbs_of(folktale(red={"at": "city"}))
    ready = {"at": "castle", "done": 1, "satchel": "seven_league_boots enchanted_sword"}
    assert {"try_gate", "roll"} <= verbs_of(folktale(red=ready))


@clause("HF-1.11")
def test_nobody_else_is_asked_in_a_turn_without_trade_test_or_trickster() -> None:
    match = folktale(blue={"at": "palace"}, dice=[4])
    play(match, "red: roll")
    assert match.waiting_for == ("red",)
    play(match, "red: walk dusty_road_5")
    assert match.waiting_for == ("red",)


@clause("HF-1.13", "HF-21.4")
def test_a_turn_owed_goes_before_the_rest_and_the_rest_before_the_gate() -> None:
    ready = {"at": "castle", "done": 1, "satchel": "seven_league_boots enchanted_sword", "boot": 2}
    assert folktale(red={**ready, "turns_to_miss": 1}).waiting_for == ("blue",)
    match = folktale(red=ready)
    assert (about(match), hero(match).advice) == ("rest", 1)
    assert hero(play(match, "red: go_on")).advice == 2
    match = play(folktale(red=ready), "red: rest")
    assert hero(match).advice == 1


@clause("HF-1.15", "HF-2.8", "HF-22.8")
def test_after_a_dead_end_reached_by_a_die_only_trade_and_test_are_left() -> None:
    match = folktale(
        red={"at": "islands_2", "satchel": "magic_wand", "biscuits": "1 2"},
        blue={"at": "islands_4", "biscuits": "1"},
        dice=[5],
    )
    play(match, "red: roll", "red: walk islands_4", "red: take golden_comb")
    assert verbs_of(match) == {"end", "barter", "compose", "test"}
    match = folktale(red={"at": "islands_2"}, dice=[5])
    play(match, "red: roll", "red: walk islands_4", "red: take golden_comb")
    assert match.waiting_for == ("blue",), "alone, the turn is over at once"


@clause("HF-1.15")
def test_a_plain_field_counts_as_a_completed_action() -> None:
    match = landing("dusty_road_2", satchel="magic_wand rope")
    assert {"wave", "roll"} <= verbs_of(match)
    assert "roll" in options_of(match)

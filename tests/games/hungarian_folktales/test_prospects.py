"""What the page draws of the rules: how far everybody is, what a throw comes to, and where a movement can lead."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.overview import Overview, Prospect, foresee, overview
from fairytable.games.hungarian_folktales.progress import Part, missing_of, parts_of, players_in
from fairytable.games.hungarian_folktales.quests import missing_at_castle
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.games.hungarian_folktales.tales import folktale, hero, landing, options_of
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate
from tests.games.hungarian_folktales.test_packs import change, edited, net
from tests.games.hungarian_folktales.test_tiles import meeting

TEAMS = {"teams": "2x2"}


def prospect(match: Match) -> Prospect:
    return foresee(match.table, match.questions[0])


def seen(match: Match) -> Overview:
    return overview(match.table)


def reach(match: Match, option: str) -> dict[int, set[str]]:
    """Where each number leads."""
    told = prospect(match)
    return {number: set(told.ends[steps]) for number, steps in told.reach[option].items()}


def way(match: Match, option: str) -> list[str]:
    told = prospect(match)
    return [told.fields[place] for place in told.ways[options_of(match).index(option)]]


# Where a movement can lead


@clause("HF-3.4", "HF-3.5", "HF-2.12")
def test_the_reach_of_a_roll_counts_what_a_land_and_boots_add_and_take() -> None:
    assert prospect(folktale(red={"at": "crossroads"})).reach["roll"] == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
    assert prospect(folktale(red={"at": "village"})).reach["roll"] == {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}
    assert prospect(folktale(red={"at": "woods_east_1"})).reach["roll"] == {2: 1, 3: 2, 4: 3, 5: 4}
    for field in ("crossroads", "woods_east_1"):
        match = play(folktale(red={"at": field, "boot": 2}), "red: go_on")
        assert prospect(match).reach["roll"] == {3: 1, 4: 2, 5: 3}


@clause("HF-3.10", "HF-3.11")
def test_the_reach_of_a_roll_is_told_with_each_step_tile() -> None:
    match = folktale(red={"at": "crossroads", "satchel": "white_stallion"})
    assert prospect(match).reach["roll"] == {1: 3, 2: 4, 3: 5, 4: 6, 5: 7}
    assert prospect(match).reach["roll_with nothing"] == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}


@clause("HF-30.1", "HF-2.8")
@pytest.mark.parametrize(("exact", "is_open"), [("off", True), ("on", False)])
def test_the_reach_leaves_out_dead_ends_that_are_closed(exact: str, is_open: bool) -> None:
    match = folktale(red={"at": "islands_2"}, options={"exact-dead-end": exact})
    assert ("islands_4" in reach(match, "roll")[5]) is is_open
    assert "islands_4" in reach(match, "roll")[4]


@clause("HF-6.3", "HF-9.6", "HF-9.7")
def test_the_reach_of_a_biscuit_and_of_the_cloak_is_its_number_of_steps() -> None:
    match = folktale(red={"biscuits": "3", "satchel": "magic_cloak", "boot": 1})
    away = match.table.tile("magic_cloak").steps_away
    assert prospect(match).reach["bite 3"] == {3: 3}
    assert prospect(match).reach["cloak"] == {away: away}
    match = meeting("wolves", die=1, satchel="magic_cloak")
    assert prospect(match).reach == {"slip_away": {away: away}}


@clause("HF-2.2", "HF-2.8", "HF-2.9", "HF-2.10", "HF-30.1")
@pytest.mark.parametrize("exact", [False, True])
def test_destinations_are_the_ends_of_all_walks(exact: bool) -> None:
    board = folktale().table.content.board
    for start in board.fields:
        for steps in range(10):
            walks = board.walks(start, steps, exact=exact)
            assert walks is not None
            assert set(board.destinations(start, steps, exact=exact)) == {walk.end for walk in walks}


def test_on_a_board_like_a_net_there_are_destinations_without_a_list_of_walks(tmp_path: Path) -> None:
    match = folktale(red={"at": "crossroads", "biscuits": "5"}, pack=edited(tmp_path, "board.toml", net))
    board = match.table.content.board
    assert board.walks("crossroads", 5, exact=False) is None
    assert len(reach(match, "bite 5")[5]) > 20
    play(match, "red: bite 5")
    lane = "lane_crossroads_village_1"
    assert way(match, f"turn_to {lane}") == ["crossroads", lane]
    play(match, f"red: turn_to {lane}")
    onward = options_of(match)[0]
    assert way(match, onward) == ["crossroads", *match.table.movement.turned, onward.split()[1]]


@clause("HF-2.1", "HF-15.1")
def test_the_way_of_a_walk_is_told_with_the_meals_on_it() -> None:
    match = play(folktale(red={"at": "village"}, dice=[5]), "red: roll")
    board = match.table.content.board
    told = prospect(match)
    for option, places in zip(options_of(match), told.ways, strict=True):
        fields = [told.fields[place] for place in places]
        assert (fields[0], fields[-1]) == ("village", option.split()[1])
        assert all(after in board.neighbours[before] for before, after in pairwise(fields))
        meals = [told.fields[place] for place in places[1:] if place in told.meals]
        assert meals == [field for field in fields[1:] if board.fields[field].kind == "red"]
    assert told.meals


@clause("HF-4.1", "HF-6.15")
def test_a_blank_has_a_way_for_each_number_and_salt_has_none() -> None:
    match = play(folktale(red={"at": "crossroads", "salt": 1}, dice=[6]), "red: roll")
    strides = [option for option in options_of(match) if option.startswith("stride")]
    for option in strides:
        _, number, end = option.split()
        fields = way(match, option)
        assert (fields[-1], len(fields)) == (end, 1 + int(number))
    assert way(match, "salt") == []


@clause("HF-2.13")
def test_nothing_is_foreseen_of_a_way_that_is_chosen_already() -> None:
    board = folktale().table.content.board
    red = board.find("red")[0]
    match = play(folktale(red={"at": board.neighbours[red][0], "biscuits": "1 2 3"}), "red: bite 1", f"red: walk {red}")
    assert match.questions[0].about == "meal"
    assert prospect(match) == Prospect()


# What a throw comes to


@clause("HF-13.4", "HF-13.5", "HF-10.4", "HF-13.17")
def test_everybody_sees_the_sum_and_the_chances_of_an_open_throw() -> None:
    match = landing("woods_east_1", start="woods_gate", satchel="staff dog", advice=1, dice=[6])
    count = seen(match).count
    assert count is not None
    assert count.addends == (("wolves", -2, "HF-13.5"), ("staff", 1, "HF-7.1"), ("dog", 2, "HF-10.4"))
    assert (count.sides, count.outcome) == ((0, 3, 2, 2, 1), "")
    assert prospect(match).sides_with_advice == (0, 2, 2, 2, 2)
    play(match, "red: throw")
    count = seen(match).count
    assert count is not None
    assert (count.points, count.outcome, count.sides) == (7, "advice", ())
    play(match, "red: accept")
    assert seen(match).count is None


@clause("HF-6.10", "HF-8.6", "HF-13.17", "HF-9.8")
def test_each_option_tells_what_it_would_make_of_the_throw() -> None:
    match = meeting("robbers", die=2, satchel="enchanted_sword staff trickster golden_comb", advice=2)
    told, count = prospect(match), seen(match).count
    assert count is not None
    assert (count.points, count.outcome) == (1, "lose")
    assert told.becomes == {
        "advice 1": (2, "miss"),
        "advice 2": (3, "miss"),
        "trickster": (6, "biscuit"),
        "wield staff": (0, "lose"),
        "wield nothing": (-1, "lose"),
    }
    assert told.again == {"comb": 6}, "all but the one and the two"
    assert told.uses == {"comb": "golden_comb", "trickster": "trickster"}


@clause("HF-21.5", "HF-21.8")
def test_at_the_gate_the_key_tells_whether_it_would_open() -> None:
    match = play(at_the_gate(dice=(5,), advice=0, satchel=f"{TREASURES} key"), "red: try_gate", "red: throw")
    assert prospect(match).becomes["key key"][1] == "opened"
    assert prospect(match).becomes["advice 1"] == (6, "shut")


def test_a_comb_of_another_name_is_told_by_what_it_can_do(tmp_path: Path) -> None:
    pack = edited(tmp_path, "tiles.toml", change("tile", "magic_wand", throws_again=True, changes_tiles=False))
    match = folktale(red={"at": "woods_gate", "biscuits": "1", "satchel": "magic_wand"}, pack=pack)
    play(match, "red: bite 1", "red: walk woods_east_1", "red: throw")
    assert prospect(match).uses == {"comb": "magic_wand"}


# How far everybody is


@clause("HF-14.1", "HF-21.1")
def test_a_tale_asks_for_its_quest_its_gift_its_treasures_and_gold() -> None:
    match = folktale(red={"tales": "dwarf_tale", "gold": 1})
    assert seen(match).goals["red"] == (
        Part("quest", "dwarf", "pickaxe"),
        Part("hold", "wishing_table"),
        Part("hold", "gold", count=3),
    )
    assert seen(match).missing["red"] == (1, 1, 2)
    match = folktale(red={"tales": "dwarf_tale", "gold": 3, "done": 1, "satchel": "wishing_table"})
    assert seen(match).missing["red"] == (0, 0, 0)
    assert seen(match).ready == ("red",)


@clause("HF-31.2", "HF-31.3", "HF-31.4")
def test_a_chain_asks_only_for_its_quests() -> None:
    chain = "dwarf_tale witch_tale bear_tale"
    match = folktale(red={"tales": chain, "done": 2}, options={"quest-chain": "3"})
    assert [part.kind for part in seen(match).goals["red"]] == ["quest"] * 3
    assert seen(match).missing["red"] == (0, 0, 1)
    assert seen(folktale(red={"tales": chain, "done": 3}, options={"quest-chain": "3"})).ready == ("red",)


@clause("HF-33.4")
def test_a_team_needs_a_treasure_twice_where_two_tales_ask_for_it() -> None:
    match = folktale(
        options=TEAMS,
        red={"tales": "witch_tale", "done": 1},
        green={"tales": "devil_tale", "done": 1, "satchel": "seven_league_boots enchanted_sword"},
        blue={},
        yellow={},
    )
    assert seen(match).missing["red"] == (0, 1, 0), "the Sword of green, whose Boots are for the own tale"
    assert seen(match).missing["green"] == (0, 1, 0)


@clause("HF-33.4")
@pytest.mark.parametrize(("red", "green", "missing"), [(3, 0, 3), (3, 3, 0), (2, 3, 1), (0, 3, 3)])
def test_a_team_needs_the_gold_of_all_its_tales_together(tmp_path: Path, red: int, green: int, missing: int) -> None:
    pack = edited(tmp_path, "tales.toml", change("tale", "witch_tale", gold=3))
    match = folktale(
        options=TEAMS,
        pack=pack,
        red={"tales": "dwarf_tale", "gold": red},
        green={"tales": "witch_tale", "gold": green},
        blue={},
        yellow={},
    )
    told = seen(match).missing
    assert told["red"][-1] + told["green"][-1] == missing
    assert missing_at_castle(match.table, hero(match)).get("gold", 0) == missing


@clause("HF-33.4")
def test_the_terminal_and_the_guide_say_the_same_of_a_team() -> None:
    match = folktale(
        options=TEAMS,
        red={"tales": "dwarf_tale", "gold": 1},
        green={"satchel": "wishing_table", "gold": 2},
        blue={},
        yellow={},
    )
    words = text_layer.words_for(match)
    assert "To carry to the Castle: Wishing Table and 3 Gold; nothing is missing." in match.described("red", words)
    guide: Callable[..., dict[str, Any]] = GAME.texts.guide  # type: ignore[assignment]
    values = guide(match.view("red"), match.questions[0], match.table.content)
    assert (values["missing"], values["goal"]) == (0, "dwarf")


def test_a_view_tells_as_much_of_the_goals_as_the_table() -> None:
    match = folktale(options=TEAMS, red={"satchel": "enchanted_sword"}, blue={"done": 1}, green={"gold": 3}, yellow={})
    content, players = match.table.content, players_in(match.view("blue"))
    assert missing_of(content, players) == seen(match).missing
    assert {player.seat: parts_of(content, player) for player in players} == seen(match).goals

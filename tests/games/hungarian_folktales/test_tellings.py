"""Everybody hears what happens: each kind of event, with its clause, at a moment that brings it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales import GAME
from fairytable.matches import new_match
from fairytable.testing import arranged, clause, play
from tests.claims import cited
from tests.games.hungarian_folktales.tales import folktale, landing
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate
from tests.games.hungarian_folktales.test_fields import by_roll
from tests.games.hungarian_folktales.test_tiles import meeting

FULL = {"satchel": "rope rope key key pickaxe"}
FOUR: dict[str, Any] = {"blue": {}, "green": {}, "yellow": {}}
WITH_FULL_SATCHELS: dict[str, Any] = {"blue": FULL, "green": FULL, "yellow": FULL}


def with_trickster(*, dice: tuple[int, ...] = (4,), **others: Any) -> Match:
    return landing("forest_north_1", dice=dice, satchel="trickster", **others)


def on_one_field(biscuits: str = "2", dice: tuple[int, ...] = ()) -> Match:
    return landing("dusty_road_2", biscuits=biscuits, blue={"at": "dusty_road_2", "biscuits": "3"}, dice=dice)


def three_who_choose() -> Match:
    match = play(new_match(GAME, 3, 1), "red: hero clever_girl", "blue: hero littlest_princess")
    arranged(match, dice=[1, 6, 2])
    return play(match, "green: hero peter_carved_of_wood", "red: start_with flute")


def entering(start: str, tile: str, shortcut: str) -> Match:
    return play(by_roll(start, satchel=tile, biscuits="1 2", advice=0), f"red: enter {shortcut}")


def before_red(options: dict[str, str] | None = None, **red: Any) -> Match:
    """Blue begins, and has nothing to do but one step; then it is red's turn."""
    blue = {"biscuits": "", "advice": 0}
    return folktale(red={"at": "city", **red}, blue=blue, options=options, turn=1, dice=[1])


def late() -> Match:
    match = before_red({"turn-limit": "10"})
    match.table.round = 10
    return match


STEP = ["blue: roll", "blue: walk north_road_2"]


Told = tuple[str, dict[str, Any]]
RED = {"seat": "red"}
TELLINGS: dict[str, tuple[Callable[[], Match], list[str], list[Told]]] = {
    "hero_chosen": (
        lambda: new_match(GAME, 2, 1),
        ["red: hero clever_girl"],
        [("HF-0.2", {**RED, "hero": "clever_girl"})],
    ),
    "tales_drawn": (
        lambda: new_match(GAME, 2, 1),
        ["red: hero clever_girl", "blue: hero littlest_princess"],
        [
            ("HF-0.4", {**RED, "tales": ("kind_fairy_tale",)}),
            ("HF-0.4", {"seat": "blue", "tales": ("wolves_tale",)}),
        ],
    ),
    "item_chosen": (three_who_choose, [], [("HF-0.13", {**RED, "tile": "flute"})]),
    "gate_reached": (
        lambda: folktale(red={"at": "castle_road_11", "done": 1, "satchel": TREASURES}, dice=[1]),
        ["red: roll", "red: walk castle"],
        [("HF-21.13", RED)],
    ),
    "bad_luck_met": (
        lambda: landing("castle_road_11", start="castle_road_10", biscuits="1 2", advice=0),
        [],
        [("HF-19.1", RED)],
    ),
    "tile_declined": (
        lambda: landing("woods_gate"),
        ["red: decline"],
        [("HF-12.8", {**RED, "tile": "seven_league_boots"})],
    ),
    "tile_taken": (
        lambda: landing("woods_gate"),
        ["red: take seven_league_boots"],
        [("HF-12.5", {**RED, "tile": "seven_league_boots"})],
    ),
    "biscuits_drawn": (lambda: landing("city_road_3"), [], [("HF-12.1", {**RED, "count": 1})]),
    "advice_taken": (lambda: landing("north_road_3"), [], [("HF-12.2", {**RED, "count": 1})]),
    "advice_spent": (
        lambda: folktale(red={"boot": 2, "advice": 2}),
        ["red: go_on", "red: talk_off"],
        [("HF-3.18", {**RED, "count": 2})],
    ),
    "gold_taken": (lambda: landing("dusty_road_6", gold=1), [], [("HF-12.3", {**RED, "count": 1})]),
    "gold_spent": (
        lambda: meeting("dragon", die=1, advice=0, gold=1),
        ["red: accept"],
        [("HF-13.9", {**RED, "count": 1})],
    ),
    "tile_given_up": (
        lambda: folktale(red={"satchel": "rope"}),
        ["red: discard rope"],
        [("HF-5.12", {**RED, "tile": "rope"})],
    ),
    "toad_given_up": (
        lambda: folktale(red={"toads": "rope"}),
        ["red: discard_toad rope"],
        [("HF-20.5", {**RED, "tile": "rope"})],
    ),
    "tile_changed": (
        lambda: folktale(red={"satchel": "magic_wand rope"}),
        ["red: wave rope key"],
        [("HF-9.15", {**RED, "tile": "rope", "into": "key"})],
    ),
    "went_hungry": (
        lambda: landing("north_road_5", start="north_road_4", advice=0, boot=1),
        [],
        [("HF-15.5", {**RED, "level": 2})],
    ),
    "boot_returned": (
        lambda: folktale(red={"boot": 2, "biscuits": "1"}),
        ["red: go_on", "red: eat_off"],
        [("HF-3.19", {**RED, "level": 1})],
    ),
    "rolled_blue": (
        lambda: by_roll("mountain_south_1", dice=(4,)),
        ["red: blue"],
        [("HF-16.1", {**RED, "die": 4})],
    ),
    "blank_skipped": (
        lambda: folktale(options={"blank-skips": "on"}, dice=[6]),
        ["red: roll"],
        [("HF-30.2", RED)],
    ),
    "table_laid": (
        lambda: folktale(red={"at": "north_road_4", "satchel": "wishing_table"}, dice=[1]),
        ["red: roll", "red: walk north_road_6", "red: table"],
        [("HF-9.19", {**RED, "reason": "meal"})],
    ),
    "threw": (
        lambda: at_the_gate(dice=(2, 5), satchel=f"{TREASURES} golden_comb", advice=0),
        ["red: try_gate", "red: throw", "red: comb"],
        [
            ("HF-13.4", {**RED, "place": "gate", "die": 2, "again_with": "nothing"}),
            ("HF-9.8", {**RED, "place": "gate", "die": 5, "again_with": "golden_comb"}),
        ],
    ),
    "trickster_used": (
        lambda: with_trickster(**FOUR),
        ["red: throw", "red: trickster"],
        [("HF-8.6", {**RED, "tile": "trickster"})],
    ),
    "trickster_came": (
        lambda: with_trickster(**FOUR),
        ["red: throw", "red: trickster"],
        [("HF-8.8", {"seat": "yellow", "tile": "trickster"})],
    ),
    "trickster_passed_on": (
        lambda: with_trickster(**WITH_FULL_SATCHELS),
        ["red: throw", "red: trickster", "yellow: pass_on"],
        [("HF-8.11", {"seat": "yellow"})],
    ),
    "magic_drawn": (
        lambda: meeting("fox", die=8, advice=1, options={"young-choice": "red"}),
        ["red: advice 1", "red: accept", "red: wish seven_league_boots"],
        [("HF-13.14", {**RED, "tile": "seven_league_boots"})],
    ),
    "turn_lost": (lambda: meeting("fox", die=2), ["red: accept"], [("HF-13.10", RED)]),
    "stood_firm": (
        lambda: meeting("fox", die=3, hero="peter_carved_of_wood"),
        ["red: accept"],
        [("HF-11.3", RED)],
    ),
    "castle_entered": (
        lambda: at_the_gate(dice=(8,)),
        ["red: try_gate", "red: throw"],
        [("HF-21.11", {**RED, "die": 8, "points": 8})],
    ),
    "slipped_away": (
        lambda: meeting("fox", die=2, satchel="magic_cloak"),
        ["red: slip_away"],
        [("HF-9.7", {**RED, "tile": "magic_cloak"})],
    ),
    "cloak_used": (
        lambda: folktale(red={"satchel": "magic_cloak"}),
        ["red: cloak"],
        [("HF-9.6", {**RED, "tile": "magic_cloak"})],
    ),
    "toad_made": (
        lambda: landing("woods_west_4", biscuits="2", satchel="pickaxe", advice=0, dice=[3]),
        ["red: offer pickaxe magic_wand", "red: throw", "red: accept"],
        [("HF-20.2", {**RED, "tile": "pickaxe"})],
    ),
    "shortcut_entered": (
        lambda: entering("west_rim", "rope", "gorge"),
        [],
        [("HF-17.4", {**RED, "shortcut": "gorge", "field": "gorge_path_1"})],
    ),
    "shortcut_moved": (
        lambda: before_red(at="gorge_path_1", leaves_at="east_rim"),
        STEP,
        [("HF-17.5", {**RED, "shortcut": "gorge", "field": "east_rim", "out": True})],
    ),
    "trade_proposed": (
        lambda: folktale(red={"satchel": "dog"}, blue={"satchel": "rope"}),
        ["red: barter blue dog rope"],
        [("HF-22.4", {**RED, "partner": "blue", "gives": (("dog",),), "wants": (("rope",),)})],
    ),
    "test_proposed": (on_one_field, ["red: test blue"], [("HF-32.6", {**RED, "partner": "blue"})]),
    "test_refused": (
        on_one_field,
        ["red: test blue", "blue: no"],
        [("HF-32.6", {"seat": "blue", "partner": "red"})],
    ),
    "biscuit_won": (
        lambda: on_one_field(dice=(5, 4)),
        ["red: test blue", "blue: yes"],
        [("HF-32.3", {**RED, "loser": "blue"})],
    ),
    "no_room_for_prize": (
        lambda: on_one_field("1 1 2 2 3 3 3", dice=(5, 4)),
        ["red: test blue", "blue: yes"],
        [("HF-32.8", RED)],
    ),
    "rested": (
        lambda: folktale(red={"boot": 2}, blue={"biscuits": "", "advice": 0}, dice=[1]),
        ["red: rest", "blue: roll", "blue: walk dusty_road_2"],
        [("HF-3.20", RED)],
    ),
    "rests": (lambda: folktale(red={"boot": 2}), ["red: rest"], [("HF-3.20", RED)]),
    "stayed": (lambda: folktale(red={"at": "city"}), ["red: stay"], [("HF-18.2", {**RED, "field": "city"})]),
    "offered": (
        lambda: landing("woods_west_4", biscuits="2", satchel="pickaxe", advice=0),
        ["red: offer pickaxe magic_wand"],
        [("HF-20.1", {**RED, "tile": "pickaxe", "wish": "magic_wand"})],
    ),
    "goes_first": (three_who_choose, [], [("HF-0.12", {"seat": "blue"})]),
    "trade_refused": (
        lambda: folktale(red={"satchel": "dog"}, blue={"satchel": "rope"}),
        ["red: barter blue dog rope", "blue: no"],
        [("HF-22.1", {"seat": "blue", "partner": "red"})],
    ),
    "trickster_waits": (
        lambda: with_trickster(**WITH_FULL_SATCHELS),
        ["red: throw", "red: trickster", "yellow: pass_on", "green: pass_on", "blue: pass_on"],
        [("HF-8.11", {})],
    ),
    "turn_missed": (lambda: before_red(turns_to_miss=1), STEP, [("HF-1.5", RED)]),
    "time_is_up": (late, STEP, [("HF-21.14", {"rounds": 10})]),
}


@clause("HF-0.2", "HF-0.13", "HF-1.5", "HF-3.18", "HF-3.19", "HF-3.20", "HF-5.12", "HF-8.6", "HF-8.8", "HF-8.11")
@pytest.mark.parametrize("key", TELLINGS)
def test_what_happens_is_told_with_its_clause(key: str) -> None:
    begin, lines, told = TELLINGS[key]
    assert cited(play(begin(), *lines), key) == told

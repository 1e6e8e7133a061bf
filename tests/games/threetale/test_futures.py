"""Choices and small print of the single Futures: what a Stone, a card or an Action does, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import Match
from fairytable.games.threetale.agenda import Act, Threaten
from fairytable.games.threetale.board import cell_of, distance, position, spaces_of
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.futures.the_five_rings import gave
from fairytable.games.threetale.futures.the_grasp import groups, segments, stretch_tentacles
from fairytable.games.threetale.futures.the_unravelling import thread_found
from fairytable.games.threetale.futures.the_wood_without_paths import open_by_stone_at
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.placing import find_places, middle, places_of, without_cutting
from fairytable.games.threetale.terrain import Terrain
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.maps import CONTENT, set_up
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
SIGHT = {"talents": ["ripening", "second_sight"]}


def offered(match: Match, verb: str) -> set[str]:
    return {option for option in options(match) if option.startswith(f"{verb} ")}


# All Futures


@clause("TT-26.9", "TT-61.5")
def test_a_sacred_stone_that_would_do_nothing_is_not_offered() -> None:
    reflection = {"tokens": ["mirror 1,0"], "enemies": ["reflection 1,0"]}
    match = tale(red={"stones": 1}, future=reflection, scenario="parallel_land")
    assert "stone" not in options(match)
    match = tale(red={"stones": 1}, future=reflection, scenario="parallel_land")
    match.table.future.enemies[0].damage = 3
    play(match, "red: go 0,1", "red: stone")
    assert match.table.future.counters["mirrors_closed"] == 1
    assert told(match, "damage_dealt")[0]["damage"] == 5, "no more than was left"
    assert "stone" not in options(tale(red={"stones": 1}, future={"enemies": ["maw 7,0"]}, scenario="the_grasp"))
    assert "stone" not in options(tale(red={"stones": 1}, future={}, scenario="the_wood_without_paths"))
    immune = tale(red={"stones": 1, "immune": True}, future={}, scenario="the_iron_clasp")
    assert "stone" not in options(immune)


@clause("TT-26.5", "TT-59.4")
def test_of_two_equally_near_heroes_an_enemy_goes_to_the_next_in_turn_order() -> None:
    for first, place in (("red", "2,0"), ("blue", "4,0")):
        order = ("red", "blue", "green") if first == "red" else ("blue", "red", "green")
        match = tale(
            red={"at": "0,0", "all": 5},
            blue={"at": "6,0", "all": 5},
            future={"enemies": ["hunter 3,0"], "decks": {"hunters": []}},
            scenario="the_five_rings",
            moment=Threaten(),
            turn=3,
            order=order,
        )
        moved = [event for event in told(match, "enemy_moved") if event["start"] == "3,0"]
        assert moved[0]["space"] == {"2,0": "1,0", "4,0": "5,0"}[place]


@pytest.mark.parametrize(("form", "steps"), [(0, 3), (1, 4), (2, 5)])
@clause("TT-26.5", "TT-60.4")
def test_the_shadow_runs_as_far_as_its_speed(form: int, steps: int) -> None:
    future = {"enemies": ["first_shadow 7,0"], "decks": {"events": ["stillness"]}}
    match = tale(
        red={"at": "0,0"}, future=future, mode="tutorial", moment=Act(), blue={"at": "0,7"}, green={"at": "1,7"}
    )
    shadow = match.table.future.enemies[0]
    shadow.form = form
    shadow.speed = (3, 4, 5)[form]
    play(match, "red: end", "blue: end", "green: end")
    assert distance(shadow.at, "7,0") == steps


@clause("TT-59.5")
def test_far_things_may_lie_on_altars_and_portals() -> None:
    match = tale(red={"at": "0,0"}, blue={"at": "1,0"}, green={"at": "0,1"}, ground={"7,7": "altar"}, future={})
    assert find_places(match.table, "far", 1) == ["7,7"]


def test_second_sight_chooses_between_two_cards_of_a_claim() -> None:
    future = {"tokens": ["shard 0,0"], "decks": {"shard_cards": ["sharp_edge", "bright_shard", "sharp_edge"]}}
    match = play(tale(red=SIGHT, future=future, scenario="parallel_land"), "red: claim shard 0,0")
    assert offered(match, "choose_card") == {"choose_card sharp_edge", "choose_card bright_shard"}
    play(match, "red: choose_card bright_shard")
    assert about(match) == "raise"
    assert sorted(match.table.future.discards["shard_cards"]) == ["bright_shard", "sharp_edge"]
    assert match.table.future.decks["shard_cards"] == ["sharp_edge"]


def test_second_sight_with_one_card_left_draws_that_card() -> None:
    future = {"tokens": ["shard 0,0"], "decks": {"shard_cards": ["bright_shard"]}}
    match = play(tale(red=SIGHT, future=future, scenario="parallel_land"), "red: claim shard 0,0")
    assert about(match) == "raise"


@clause("TT-26.11")
@pytest.mark.parametrize(("below", "allowed"), [("", ["1,0"]), ("trees", []), ("crack", []), ("mirror", ["1,0"])])
def test_of_two_ways_one_is_kept_open_and_neither_trees_nor_what_lasts_is_a_way(below: str, allowed: list[str]) -> None:
    tokens = [f"{below} 1,2"] if below in ("crack", "mirror") else []
    match = tale(
        red={"at": "0,1"},
        blue={"at": "2,1"},
        green={"at": "2,2"},
        future={"tokens": tokens},
        scenario="parallel_land",
    )
    table = match.table
    ring = ("0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2")
    table.ground = dict.fromkeys(ring, "") | ({"1,2": below} if below == "trees" else {})
    table.terrain = Terrain(table.ground, {})
    assert without_cutting(table, ["1,0"]) == allowed


# The Grasp


def grasp(*enemies: str, **facts: Any) -> Match:
    """Segments are given as "space/tentacle", the outermost last."""
    entries = [f"segment {entry.replace('/', ' tentacle_')}" for entry in enemies]
    future = {"enemies": ["maw 7,0", *entries], **facts.pop("future", {})}
    return tale(future=future, scenario="the_grasp", **facts)


@clause("TT-26.9", "TT-62.5")
def test_the_stone_withers_the_tentacle_that_is_chosen() -> None:
    match = grasp("3,0/1", "2,0/1", "5,3/2", "5,4/2", "5,5/2", red={"stones": 1}, blue={"at": "0,5"})
    play(match, "red: go 0,1", "red: stone")
    assert offered(match, "target") == {"target segment 2,0", "target segment 5,5"}
    play(match, "red: target segment 5,5")
    assert [enemy.at for enemy in segments(match.table, "tentacle_2")] == ["5,3"]
    assert len(segments(match.table, "tentacle_1")) == 2
    assert match.table.future.beaten["segment"] == 2


@clause("TT-62.7")
def test_who_cuts_the_last_segment_takes_the_root_and_a_shevitsa() -> None:
    match = grasp("3,0/1", "2,0/1", red={"stones": 1}, future={"tokens": ["root 1,0 tentacle_1"]})
    play(match, "red: go 0,1", "red: stone")
    assert hero(match).carried == ["root"]
    assert hero(match).unused == 1
    assert match.table.future.tokens == []


@clause("TT-62.8", "TT-62.1")
def test_with_the_third_tentacle_the_maw_loses_defence_and_may_fall() -> None:
    sheet = CONTENT.scenarios["the_grasp"]
    left = sheet.enemies["maw"].forms[0][1] - sheet.sheet.numbers["weaker_maw"]
    for damage, verdict in ((left - 1, ""), (left, "won")):
        match = grasp("3,0/1", "2,0/1", red={"stones": 1}, future={"counters": {"tentacles_cut": 2}})
        maw = match.table.future.enemies[0]
        maw.damage = damage
        play(match, "red: go 0,1", "red: stone")
        assert (maw.defence, match.table.verdict) == (left, verdict)


@clause("TT-62.6")
def test_another_hero_who_can_reach_the_outermost_segment_protects_the_inner_ones() -> None:
    wall = {"1,1": "trees", "3,1": "trees", "2,2": "trees", "1,0": "trees"}
    inner = grasp("2,0/1", "6,0/1", red={"at": "2,1"}, blue={"at": "6,5"}, ground=wall)
    play(inner, "red: end")
    assert "attack segment 2,0" not in options(inner)
    shut_in = grasp("2,0/1", "0,0/1", red={"at": "2,1"}, blue={"at": "6,5"}, ground={**wall, "0,1": "trees"})
    assert "attack segment 2,0" in options(shut_in), "nobody gets beside the outermost one"


@clause("TT-62.6")
def test_of_stacked_segments_the_outermost_is_attacked() -> None:
    match = grasp("2,0/1", "2,0/1", red={"at": "1,0", "love": 3, "speed": 9}, dice=[P] * 3)
    play(match, "red: attack segment 2,0")
    assert [enemy.damage for enemy in match.table.future.enemies[1:]] == [0, 3]


@clause("TT-62.4", "TT-62.12")
def test_a_lashing_lasts_for_its_threat_step_only() -> None:
    future = {"decks": {"surges": ["lashing"]}}
    match = grasp("1,0/1", red={"all": 5}, future=future, moment=Threaten(), turn=3, dice=[B] * 6)
    _, _, strength = match.table.scenario.enemies["segment"].forms[0]
    assert told(match, "enemy_attacked")[0]["strength"] == strength + 1
    assert match.table.future.in_force == {}
    assert match.table.future.discards["surges"] == ["lashing"]


@clause("TT-62.4")
def test_a_tentacle_attacks_the_next_hero_in_turn_order_that_any_segment_reaches() -> None:
    future = {"decks": {"surges": ["slack_water"]}}
    match = grasp(
        "2,0/1", "5,5/1", red={"at": "0,0"}, blue={"at": "5,6"}, future=future, moment=Threaten(), turn=3, dice=[B] * 4
    )
    assert [event["seat"] for event in told(match, "enemy_attacked")] == ["red"]


@clause("TT-62.9")
def test_a_venomous_tentacle_leaves_two_poison() -> None:
    future = {"decks": {"surges": ["slack_water"]}}
    for trait, poison in (("plain_tentacle", 1), ("venomous_tentacle", 2)):
        match = grasp("1,0/1", dice=[P, B, B, B], future=future)
        match.table.future.enemies[1].trait = trait
        play(match, "red: end", "blue: end", "green: end", "red: take hope")
        assert told(match, "marked")[-1]["count"] == poison


@clause("TT-62.9")
def test_poison_is_drawn_out_of_any_of_the_eight_neighbours_and_of_nobody_else() -> None:
    poisoned = {"marks": {"poison": 1}}
    match = grasp("5,3/1", blue={"at": "1,1", **poisoned}, green={"at": "2,0", **poisoned})
    assert offered(match, "do") == {"do cure_poison_of blue"}
    play(match, "red: do cure_poison_of blue")
    assert hero(match, "blue").marks["poison"] == 0
    assert cited(match, "unmarked") == [("TT-62.9", {"seat": "blue", "mark": "poison", "count": 0})]
    assert cited(match, "action_done") == [("TT-62.9", {"seat": "red", "action": "cure_poison_of"})]


@clause("TT-62.11")
def test_the_light_harpoon_frees_one_hero_from_all_poison() -> None:
    red = {"at": "1,0", "love": 3, "speed": 9, "carried": ["light_harpoon"], "marks": {"poison": 1}}
    match = grasp("2,0/1", red=red, blue={"at": "0,7", "marks": {"poison": 3}}, dice=[P, B, B] + [B] * 4)
    play(match, "red: attack segment 2,0", "red: use light_harpoon")
    assert offered(match, "unmark") == {"unmark poison red", "unmark poison blue"}
    play(match, "red: unmark poison blue")
    assert (hero(match).marks["poison"], hero(match, "blue").marks["poison"]) == (1, 0)
    assert match.table.future.enemies[1].damage == 3


@pytest.mark.parametrize("seed", range(6))
@clause("TT-62.3")
def test_three_tentacles_of_four_segments_reach_out_and_none_lies_on_another(seed: int) -> None:
    table = set_up("the_grasp", seed).table
    assert len(groups(table)) == 3
    assert all(len(segments(table, group)) == 4 for group in groups(table))
    spaces = [{enemy.at for enemy in segments(table, group)} for group in groups(table)]
    assert not spaces[0] & spaces[1]
    assert not (spaces[0] | spaces[1]) & spaces[2]


@clause("TT-62.3")
def test_where_no_other_quarter_is_left_a_tentacle_still_heads_for_the_farthest_space() -> None:
    table = tale(future={"enemies": ["maw 0,0"]}, scenario="the_grasp").table
    table.ground = {f"{column},0": "" for column in range(8)}
    table.terrain = Terrain(table.ground, {})
    stretch_tentacles(table, None, Special("stretch_tentacles"), "")
    assert [sorted(enemy.at for enemy in segments(table, group)) for group in groups(table)] == [
        ["1,0", "2,0", "3,0", "4,0"],
        ["1,0", "2,0", "3,0", "3,0"],
        ["1,0", "2,0", "3,0", "4,0"],
    ]


@clause("TT-62.3")
def test_where_there_is_no_room_at_all_tentacles_stay_in_the_maw() -> None:
    table = tale(future={"enemies": ["maw 1,0"]}, scenario="the_grasp").table
    table.ground = {"1,0": ""}
    table.terrain = Terrain(table.ground, {})
    stretch_tentacles(table, None, Special("stretch_tentacles"), "")
    assert {enemy.at for enemy in table.future.enemies} == {"1,0"}
    assert [token.kind for token in table.future.tokens] == []


# The Iron Clasp


@pytest.mark.parametrize("seed", range(6))
@clause("TT-63.3")
def test_hypnotists_stand_at_least_four_spaces_apart(seed: int) -> None:
    places = [enemy.at for enemy in set_up("the_iron_clasp", seed).table.future.enemies]
    apart = [distance(one, other) for one in places for other in places if one != other]
    assert len(places) == 5
    assert min(apart) >= 4


@clause("TT-63.5", "TT-63.6")
def test_if_all_are_immune_nobody_obeys() -> None:
    future = {"enemies": ["hypnotist 7,0"], "decks": {"commands": ["give_up"]}}
    immune = {"immune": True}
    facts: dict[str, Any] = {"red": immune, "blue": immune, "green": immune}
    match = tale(future=future, scenario="the_iron_clasp", moment=Threaten(), turn=3, **facts)
    assert about(match) == "act"
    assert told(match, "virtue_lowered") == []


def test_the_most_trance_at_once_is_remembered_whenever_it_comes() -> None:
    future = {"enemies": ["hypnotist 2,0"]}
    match = tale(
        red={"at": "1,0", "all": 5, "hope": 2},
        future=future,
        scenario="the_iron_clasp",
        decks={"enemy_bonus": ["yawn"]},
        dice=[P] + [B] * 5 + [B] * 5,
    )
    match.table.future.enemies[0].trait = "spinning_disc"
    play(match, "red: attack hypnotist 2,0", "red: take faith", "red: cover mercy")
    assert match.table.future.counters["most_trance"] == 1


# The Heartless Court


@clause("TT-64.4", "TT-64.7")
def test_after_a_decree_and_a_fall_the_next_living_ruler_clockwise_is_active() -> None:
    thrones = ["throne 0,7 ruler_of_salt", "throne 7,7 ruler_of_coin", "throne 7,0 ruler_of_iron"]
    future = {
        "tokens": thrones,
        "enemies": ["ruler_of_coin 7,7", "ruler_of_iron 7,0", "ruler_of_salt 0,7"],
        "decks": {"decrees": ["court_holiday"] * 2},
        "lead": "ruler_of_salt",
    }
    far: dict[str, Any] = {"red": {"at": "3,3"}, "blue": {"at": "3,4"}, "green": {"at": "4,4"}}
    match = tale(future=future, scenario="the_heartless_court", moment=Threaten(), turn=3, **far)
    assert match.table.future.lead == "ruler_of_coin"
    near: dict[str, Any] = {"red": {"at": "7,6", "love": 13, "speed": 20, "all": 2}}
    future = {**future, "lead": "ruler_of_coin"}
    match = tale(future=future, scenario="the_heartless_court", decks={"enemy_bonus": ["yawn"]}, dice=[P] * 13, **near)
    match.table.future.enemies[0].damage = match.table.future.enemies[0].defence - 5
    match.table.future.enemies[1].silenced = match.table.future.enemies[2].silenced = True
    play(match, "red: attack ruler_of_coin 7,7")
    assert match.table.future.lead == "ruler_of_iron"


@clause("TT-64.8")
def test_a_guard_that_lost_its_heavy_shields_has_no_less_than_no_defence_left() -> None:
    future = {"enemies": ["guard_of_wood 1,0"], "in_force": {"guard_traits": "on_patrol"}}
    strong = {"at": "0,0", "all": 7, "speed": 9}
    match = tale(red=strong, future=future, scenario="the_heartless_court", dice=[B] * 7)
    guard = match.table.future.enemies[0]
    guard.damage = guard.defence + 1
    assert "Defence 0 of 8" in text_layer.table_text(match, None, text_layer.words_for(match))
    play(match, "red: attack guard_of_wood 1,0")
    while about(match) != "own_dice":
        assert match.questions[0].values.get("left", 0) == 0
        play(match, f"red: {options(match)[0]}")
    assert match.questions[0].values["left"] == 0
    play(match, "red: result")
    assert match.table.future.enemies == [], "it falls, though no die was positive"


# The Five Rings


@clause("TT-65.13")
def test_a_hero_hit_hard_chooses_the_ring_it_drops() -> None:
    rings = ["ring_of_dice", "ring_of_mercy"]
    future = {"enemies": ["hunter 1,0"], "decks": {"hunters": []}}
    match = tale(
        red={"all": 5, "carried": rings, "speed": 5},
        future=future,
        scenario="the_five_rings",
        moment=Threaten(),
        turn=3,
        dice=[P, P, P, B],
    )
    while about(match) in ("enemy_dice", "damage"):
        play(match, f"red: {options(match)[0]}")
    assert offered(match, "drop") == {f"drop {ring}" for ring in rings}
    play(match, "red: drop ring_of_mercy")
    assert hero(match).carried == ["ring_of_dice"]
    assert "ring_of_mercy 0,0" in [f"{token.kind} {token.at}" for token in match.table.future.tokens]
    assert match.table.future.counters["drops"] == 1


@clause("TT-65.8")
def test_hope_helps_a_riddle_of_chance_once_in_a_turn() -> None:
    future = {"tokens": ["clue 0,0 riddle_of_chance"]}
    match = tale(red={"hope": 3, "endeavour": 3}, future=future, scenario="the_five_rings", dice=[B] * 14)
    play(match, "red: do try_chance 0,0", "red: flip hope blank", "red: do try_chance 0,0")
    assert about(match) == "act", "the second try has no Hope"


@clause("TT-65.8", "TT-65.9")
def test_company_at_the_clue_solves_its_riddle_for_one_of_the_two() -> None:
    future = {"tokens": ["clue 3,3 riddle_of_company"], "decks": {"finds_deck": ["found_thread"]}}
    match = tale(red={"at": "0,0"}, blue={"at": "3,3"}, green={"at": "3,4"}, future=future, scenario="the_five_rings")
    play(match, "red: end")
    assert told(match, "riddle_solved")[0]["seat"] == "blue"
    assert hero(match, "blue").unused == 1


@clause("TT-65.5", "TT-65.1")
def test_a_sacred_stone_counts_as_a_ring_at_an_altar_whoever_has_the_others() -> None:
    future = {"tokens": [], "counters": {"rings_given": 4}, "lead": "blue"}
    match = tale(
        red={"stones": 1},
        blue={"carried": ["ring_of_dice"]},
        ground={"0,0": "altar"},
        future=future,
        scenario="the_five_rings",
    )
    play(match, "red: do give_stone altar")
    assert match.table.verdict == "won"


@clause("TT-65.9")
def test_which_ring_a_riddle_yields_is_left_to_chance() -> None:
    found = set()
    for seed in range(12):
        match = set_up("the_five_rings", seed)
        table = match.table
        clue = next(token for token in table.future.tokens if token.kind == "clue")
        clue.note = "riddle_of_the_gift"
        gave(table, table.heroes[0], "sling")
        found |= {token.kind for token in table.future.tokens if token.kind.startswith("ring")}
    assert len(found) > 2


# The Wood Without Paths


@clause("TT-67.7")
def test_which_finds_open_a_path_is_a_choice() -> None:
    future = {"tokens": ["path 0,0"], "decks": {"paths": ["cut_path"]}}
    carried = ["berry", "bark", "bone", "feather"]
    match = tale(red={"carried": carried}, future=future, scenario="the_wood_without_paths")
    play(match, "red: do open_path 0,0")
    assert len(offered(match, "hand_in")) == 4
    play(match, "red: hand_in berry bone feather")
    assert hero(match).carried == ["bark"]
    assert match.table.future.counters["paths_open"] == 1


@clause("TT-67.5")
def test_the_stone_opens_the_path_that_is_chosen() -> None:
    future = {"tokens": ["path 1,0", "path 7,7"], "decks": {"paths": ["cut_path"]}}
    match = tale(red={"stones": 1}, green={"at": "6,7"}, future=future, scenario="the_wood_without_paths")
    play(match, "red: stone")
    assert offered(match, "target") == {"target path 1,0", "target path 7,7"}
    play(match, "red: target path 7,7")
    assert [token.at for token in match.table.future.tokens] == ["1,0"]


@clause("TT-4.7", "TT-67.12")
def test_a_cut_path_fells_only_trees_that_grew_in_the_wood() -> None:
    future = {"tokens": ["path 0,0"], "decks": {"paths": ["cut_path"]}, "grown": ["3,3", "4,3"]}
    ground = {"1,1": "trees", "3,3": "trees", "4,3": "trees"}
    red = {"carried": ["berry", "bark", "bone"]}
    match = tale(red=red, ground=ground, future=future, scenario="the_wood_without_paths")
    play(match, "red: do open_path 0,0")
    assert offered(match, "target") == {"target trees 3,3", "target trees 4,3"}
    play(match, "red: target trees 4,3")
    assert (match.table.ground["1,1"], match.table.ground["3,3"], match.table.ground["4,3"]) == ("trees", "trees", "")
    none_grew = tale(
        red=red, ground={"1,1": "trees"}, future={**future, "grown": []}, scenario="the_wood_without_paths"
    )
    play(none_grew, "red: do open_path 0,0")
    assert none_grew.table.ground["1,1"] == "trees"
    assert cited(match, "tree_vanished") == [("TT-67.12", {"space": "4,3"})]


@pytest.mark.parametrize("seed", range(6))
@clause("TT-67.8")
def test_the_two_exits_lie_far_away_on_different_tiles(seed: int) -> None:
    table = set_up("the_wood_without_paths", seed).table
    table.future.counters["paths_open"] = 2
    path = next(token for token in table.future.tokens if token.kind == "path")
    open_by_stone_at(table, table.heroes[0], path.at)
    exits = [token.at for token in table.future.tokens if token.kind == "exit"]
    assert len({cell_of(space) for space in exits}) == 2
    steps = [distances(table, other.at, for_hero=other) for other in table.heroes]
    assert all(min(one.get(space, 99) for one in steps) > 3 for space in exits)


@pytest.mark.parametrize(("now", "number"), [(1, "vanish_2"), (2, "vanish_3"), (3, "vanish_later")])
@clause("TT-66.4", "TT-66.6")
def test_in_every_threat_step_the_tiles_of_the_next_are_marked(now: int, number: str) -> None:
    future = {"round": now, "decks": {"fractures": ["a_stitch_holds"]}}
    numbers = CONTENT.scenarios["the_unravelling"].sheet.numbers
    match = tale(future=future, scenario="the_unravelling", moment=Threaten(), turn=3)
    assert len(match.table.future.marked) == numbers[number]


@clause("TT-19.1", "TT-66.9")
def test_an_exit_on_a_marked_tile_saves_it_and_the_tile_that_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tale(future={"marked": ["3,0", "2,0", "0,3"]}, scenario="the_unravelling")
    table = match.table
    del table.tiles["3,1"]
    table.remove_ground(spaces_of("3,1"))
    table.future.counters["threads"] = table.number("threads_needed")
    monkeypatch.setattr("fairytable.games.threetale.futures.the_unravelling.find_places", lambda *_: ["7,0"])
    thread_found(table, hero(match), Special("thread_found"), "")
    assert table.future.marked == ["0,3"]


@clause("TT-64.3")
def test_the_thrones_stand_in_four_quarters_of_the_land_where_that_is_possible() -> None:
    for seed in range(12):
        table = set_up("the_heartless_court", seed).table
        column, row = middle(table)

        def quarter(space: str, column: float = column, row: float = row) -> tuple[bool, bool]:
            left, upper = position(spaces_of(cell_of(space))[0])
            return left + 0.5 < column, upper + 0.5 < row

        land = {quarter(spaces_of(cell)[0]) for cell in table.tiles}
        assert {quarter(throne) for throne in places_of(table, "throne")} == land, f"map {seed}"


@clause("TT-26.2", "TT-67.8")
def test_of_two_enemies_on_one_space_the_named_one_is_attacked() -> None:
    match = tale(future={"enemies": ["owl_eyed_watcher 1,0", "briar_hound 1,0"]}, scenario="the_wood_without_paths")
    play(match, "red: attack owl_eyed_watcher 1,0")
    assert match.table.fight.card == "owl_eyed_watcher"

"""The eight Futures: set-up on maps of every shape, and the rules that only one of them has."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import Match
from fairytable.games.threetale.agenda import Threaten
from fairytable.games.threetale.board import distance, spaces_of
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.futures.the_grasp import grow_back
from fairytable.games.threetale.placing import without_cutting
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.maps import CONTENT, SCENARIOS, obstacles, set_up
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
MAPS = 25


@pytest.mark.parametrize("seed", range(MAPS))
@pytest.mark.parametrize("scenario", SCENARIOS)
@clause("TT-18.6", "TT-26.10", "TT-60.3", "TT-61.3", "TT-62.3", "TT-63.3", "TT-64.3", "TT-65.3", "TT-66.3", "TT-67.3")
def test_a_scenario_can_be_set_up_on_any_map(scenario: str, seed: int) -> None:
    table = set_up(scenario, seed).table
    land, future = table.terrain.main_land, table.future
    sheet = CONTENT.scenarios[scenario]
    for effect in sheet.sheet.setup:
        token = getattr(effect, "token", "")
        if token and effect.place not in ("beside",):  # type: ignore[union-attr]
            count = sum(other.kind == token for other in future.tokens)
            assert count == effect.count  # type: ignore[union-attr]
    assert all(token.at in land for token in future.tokens), "everything can be reached"
    assert all(enemy.at in land for enemy in future.enemies)
    spaces = [token.at for token in future.tokens]
    assert len(set(spaces)) == len(spaces), "no two tokens on one space"


@pytest.mark.parametrize("seed", range(100, 112))
@pytest.mark.parametrize("scenario", SCENARIOS)
@clause("TT-19.3", "TT-26.10", "TT-26.11")
def test_the_goal_of_a_scenario_can_be_reached_on_any_map(scenario: str, seed: int) -> None:
    """A thousand maps for each: `python -m tests.games.threetale.maps`."""
    assert obstacles(set_up(scenario, seed).table) == []


@pytest.mark.parametrize(
    ("scenario", "seed"),
    [("the_grasp", 655), *(("the_heartless_court", seed) for seed in (132, 468, 738, 745, 792))],
)
@clause("TT-26.11")
def test_nobody_who_stays_closes_the_portal_that_alone_leads_there(scenario: str, seed: int) -> None:
    """On these maps Trees part the land, and the nearest space for a Guard or a tentacle is the Portal."""
    table = set_up(scenario, seed).table
    portals = {space for space, ground in table.ground.items() if ground == "portal"}
    assert portals.isdisjoint(enemy.at for enemy in table.future.enemies)
    assert obstacles(table) == []


@clause("TT-26.11")
def test_a_segment_does_not_grow_onto_a_portal() -> None:
    future = {"enemies": ["segment 2,0 tentacle_1"]}
    match = tale(future=future, scenario="the_grasp", ground={"3,0": "portal", "2,1": "portal"})
    grow_back(match.table, None, Special(rule="grow_back"), "")
    assert [enemy.at for enemy in match.table.future.enemies] == ["2,0", "1,0"]


def test_a_map_that_cannot_be_won_is_told() -> None:
    table = set_up("the_five_rings", 1).table
    table.ground = {space: "" if ground == "altar" else ground for space, ground in table.ground.items()}
    assert obstacles(table) == ["no Altar can be reached"]
    table = set_up("the_iron_clasp", 1).table
    table.future.enemies.pop()
    table.heroes[2].at = "99,99"
    assert obstacles(table) == ["green is cut off", "too few of hypnotist: 4"]


def test_an_enemy_on_the_portal_that_alone_leads_to_it_is_told() -> None:
    table = set_up("the_heartless_court", 132).table
    guard = next(enemy for enemy in table.future.enemies if enemy.at == "-2,1")
    guard.at = "-1,1"
    assert f"nobody gets to {guard.kind} at -1,1" in obstacles(table)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_and_tokens_of_a_box_are_as_many_as_known(scenario: str) -> None:
    """Section 2.2: the groups of five event and trait cards."""
    sheet = CONTENT.scenarios[scenario]
    assert all(len(sheet.deck(deck)) in (3, 5, 10) for deck in sheet.decks())
    assert sum(quest.points for quest in sheet.quests.values()) == 300


@pytest.mark.parametrize("seed", range(12))
@clause("TT-26.11")
def test_nothing_lasting_cuts_the_map(seed: int) -> None:
    table = set_up("parallel_land", seed).table
    future = table.future
    for space in list(table.ground):
        if table.ground[space] == "" and without_cutting(table, [space]) and space not in {t.at for t in future.tokens}:
            heroes = [other.at for other in table.heroes]
            table.set_ground({space: "trees"})
            land = table.terrain.main_land
            assert all(at in land for at in heroes)
            table.set_ground({space: ""})


# Parallel Land


@clause("TT-61.7", "TT-61.8")
def test_a_reflection_has_its_numbers_from_who_looks_first() -> None:
    future = {"tokens": ["mirror 0,0"]}
    match = tale(red={"love": 5, "speed": 4, "carried": ["shard"]}, future=future, scenario="parallel_land")
    play(match, "red: do look_into_mirror 0,0")
    (enemy,) = match.table.future.enemies
    numbers = match.table.scenario.sheet.numbers
    assert (enemy.speed, enemy.defence, enemy.strength) == (4, 5 + numbers["more_defence"], 3)
    assert hero(match).carried == []


@pytest.mark.parametrize(("love", "strength"), [(1, 1), (3, 1), (5, 3), (13, 7)])
@clause("TT-61.8")
def test_the_image_of_a_gentle_hero_strikes_once_and_that_of_a_fierce_one_has_its_bounds(
    love: int, strength: int
) -> None:
    future = {"tokens": ["mirror 0,0"]}
    match = tale(red={"love": love, "carried": ["shard"]}, future=future, scenario="parallel_land")
    play(match, "red: do look_into_mirror 0,0")
    (enemy,) = match.table.future.enemies
    numbers = match.table.scenario.sheet.numbers
    assert enemy.strength == strength
    assert enemy.defence == min(love + numbers["more_defence"], numbers["most_defence"])


@clause("TT-61.7")
def test_without_a_shard_nobody_looks_into_a_mirror() -> None:
    match = tale(future={"tokens": ["mirror 0,0"]}, scenario="parallel_land")
    assert not [option for option in options(match) if option.startswith("do")]


@clause("TT-61.9")
def test_a_beaten_reflection_closes_its_mirror_and_leaves_a_lantern() -> None:
    future = {"tokens": ["mirror 0,0"], "enemies": ["reflection 0,0"]}
    match = tale(red={"love": 9, "speed": 9}, future=future, scenario="parallel_land", dice=[P] * 9)
    play(match, "red: attack reflection 0,0")
    assert [token.kind for token in match.table.future.tokens] == ["lantern"]
    assert match.table.future.counters["mirrors_closed"] == 1


@clause("TT-61.2")
def test_nine_cracks_lose_the_land() -> None:
    cracks = [f"crack {column},7" for column in range(7)] + ["crack 0,6", "crack 1,6"]
    match = play(tale(future={"tokens": cracks}, scenario="parallel_land", green={"at": "7,0"}), "red: go 1,0")
    assert match.table.verdict == "breached"


# The Grasp


def grasp(**facts: Any) -> Match:
    enemies = ["maw 7,0", "segment 3,0 tentacle_1", "segment 2,0 tentacle_1"]
    return tale(future={"enemies": enemies, "tokens": []}, scenario="the_grasp", **facts)


@clause("TT-62.6")
def test_only_the_outermost_segment_can_be_attacked() -> None:
    assert "attack segment 2,0" in options(grasp(red={"at": "2,1"}))
    assert "attack segment 3,0" not in options(grasp(red={"at": "3,1"}))


@clause("TT-62.8")
def test_the_maw_is_closed_until_two_tentacles_are_cut() -> None:
    match = tale(red={"at": "1,0"}, future={"enemies": ["maw 2,0"]}, scenario="the_grasp")
    assert "attack maw 2,0" not in options(match)
    future = {"enemies": ["maw 2,0"], "counters": {"tentacles_cut": 2}}
    match = tale(red={"at": "1,0"}, future=future, scenario="the_grasp")
    assert "attack maw 2,0" in options(match)


@clause("TT-62.10", "TT-62.11")
def test_captives_thank_everybody_and_harpoons_are_thrown() -> None:
    match = tale(future={"tokens": ["captive 0,0"], "enemies": ["maw 7,0"]}, scenario="the_grasp")
    play(match, "red: claim captive 0,0")
    assert {owed.seat for owed in match.table.owed} == {"red", "blue", "green"}
    future = {"enemies": ["maw 2,0"], "counters": {"tentacles_cut": 2}}
    red = {"at": "1,0", "love": 3, "speed": 20, "carried": ["heavy_harpoon"]}
    match = tale(red=red, future=future, scenario="the_grasp", decks={"enemy_bonus": ["yawn"]}, dice=[P] * 3)
    play(match, "red: attack maw 2,0")
    kept = play(match.copy(), "red: result")
    assert kept.table.future.enemies[0].damage == 3
    assert hero(kept).carried == ["heavy_harpoon"], "nobody has to throw it"
    play(match, "red: use heavy_harpoon")
    assert match.table.future.enemies[0].damage == 8
    assert hero(match).carried == []
    assert cited(match, "thrown") == [("TT-62.11", {"seat": "red", "token": "heavy_harpoon", "damage": 5})]


@clause("TT-62.9")
def test_poison_is_drawn_out_by_an_action() -> None:
    match = tale(red={"marks": {"poison": 1}}, future={"enemies": ["maw 7,0"]}, scenario="the_grasp")
    play(match, "red: do cure_poison_of red")
    assert hero(match).marks["poison"] == 0


# The Iron Clasp


@clause("TT-63.7")
def test_trance_covers_a_virtue_and_love_counts_half() -> None:
    match = tale(
        red={"love": 7, "speed": 12, "at": "1,0", "covered": ["love"], "marks": {"trance": 1}},
        future={"enemies": ["hypnotist 2,0"]},
        scenario="the_iron_clasp",
        decks={"enemy_bonus": ["yawn"]},
    )
    play(match, "red: attack hypnotist 2,0")
    assert told(match, "attack_rolled")[0]["dice"] == 4


@clause("TT-63.7", "TT-63.8")
def test_a_bell_and_a_friend_take_trance_away() -> None:
    future = {"tokens": ["bell 0,0"], "enemies": ["hypnotist 7,0"]}
    match = tale(red={"marks": {"trance": 1}, "covered": ["hope"]}, future=future, scenario="the_iron_clasp")
    play(match, "red: claim bell 0,0")
    assert (hero(match).marks["trance"], hero(match).covered) == (0, [])
    match = tale(
        blue={"at": "1,0", "marks": {"trance": 2}, "covered": ["hope", "love"]},
        future=future,
        scenario="the_iron_clasp",
    )
    play(match, "red: do wake_friend blue")
    assert hero(match, "blue").marks["trance"] == 1
    assert set(options(match)) == {"uncover hope", "uncover love"}
    play(match, "blue: uncover love")
    assert hero(match, "blue").covered == ["hope"]
    assert "do wake_friend green" not in options(match), "who is awake cannot be woken"
    assert cited(match, "uncovered") == [("TT-63.7", {"seat": "blue", "virtue": "love"})]


@clause("TT-63.2")
def test_a_hero_with_six_trance_loses_the_game() -> None:
    future = {"enemies": ["hypnotist 7,0"]}
    match = tale(red={"marks": {"trance": 6}}, future=future, scenario="the_iron_clasp")
    play(match, "red: go 1,0")
    assert match.table.verdict == "breached"


# The Heartless Court


@clause("TT-64.6")
def test_a_tribute_is_taken_from_who_has_most() -> None:
    future = {"enemies": ["ruler_of_salt 7,0"], "decks": {"decrees": ["court_holiday"]}}
    match = tale(blue={"all": 5}, future=future, scenario="the_heartless_court", moment=Threaten(), turn=3)
    assert match.questions[0].seat == "blue"
    assert match.questions[0].values["count"] == 2
    assert match.table.future.counters["tributes"] == 1


@pytest.mark.parametrize("seed", range(6))
@clause("TT-64.3")
def test_four_rulers_sit_far_apart_and_one_is_active(seed: int) -> None:
    future = set_up("the_heartless_court", seed).table.future
    rulers = [enemy for enemy in future.enemies if enemy.kind.startswith("ruler")]
    assert len(rulers) == 4
    assert [ruler.silenced for ruler in rulers].count(False) == 1
    assert sum(enemy.kind.startswith("guard") for enemy in future.enemies) == 12


# The Five Rings


@clause("TT-65.7", "TT-65.8", "TT-65.9")
def test_a_riddle_is_read_and_solved_and_a_ring_appears() -> None:
    future = {"tokens": ["clue 0,0"], "decks": {"riddles": ["riddle_of_the_thread"]}}
    match = tale(red={"unused": 2, "talents": ["third_try"], "endeavour": 3}, future=future, scenario="the_five_rings")
    play(match, "red: do read_clue 0,0", "red: do pay_thread 0,0")
    rings = [token for token in match.table.future.tokens if token.kind.startswith("ring")]
    assert len(rings) == 1
    assert distance(rings[0].at, "0,0") > 3
    assert match.table.future.counters["finds"] == 1
    assert cited(match, "shevitsa_lost") == [("TT-65.8", {"seat": "red", "count": 2, "unused": 0})]


@clause("TT-65.10", "TT-65.11")
def test_a_ring_makes_strong_and_slow_and_is_given_at_an_altar() -> None:
    match = tale(
        red={"carried": ["ring_of_actions", "ring_of_dice"], "speed": 3},
        ground={"0,0": "altar"},
        future={"tokens": []},
        scenario="the_five_rings",
    )
    assert match.questions[0].values["actions"] == 2
    assert "go 2,0" not in options(match)
    play(match, "red: do give_ring ring_of_dice")
    assert match.table.future.counters["rings_given"] == 1
    assert not [option for option in options(match) if option.startswith("do give")], "not twice in a row"


@clause("TT-65.8")
def test_the_riddle_of_chance_is_a_roll_that_hope_may_change() -> None:
    future = {"tokens": ["clue 0,0 riddle_of_chance"]}
    match = tale(red={"hope": 3}, future=future, scenario="the_five_rings", dice=[P, P, P, B, B, B, B])
    play(match, "red: do try_chance 0,0", "red: flip hope blank")
    assert told(match, "riddle_solved")


# The Unravelling


@clause("TT-66.4", "TT-66.7")
def test_marked_tiles_vanish_and_who_stands_there_loses_a_spirit() -> None:
    future = {"marked": ["0,0"], "tokens": ["thread 1,1"], "decks": {"fractures": ["a_stitch_holds"]}}
    match = tale(future=future, scenario="the_unravelling", moment=Threaten(), turn=3)
    if about(match) == "move_to":
        play(match, f"red: {options(match)[0]}")
    assert "0,0" not in match.table.tiles
    assert hero(match).spirit == 2
    assert hero(match).at not in spaces_of("0,0")
    assert all(token.at in match.table.ground for token in match.table.future.tokens)


@clause("TT-66.8")
def test_an_anchor_holds_a_tile_once() -> None:
    match = tale(red={"carried": ["anchor"]}, future={"tokens": []}, scenario="the_unravelling")
    play(match, "red: do lay_anchor 0,0")
    assert match.table.future.anchored == ["0,0"]
    assert cited(match, "tile_anchored") == [("TT-66.8", {"seat": "red", "cell": "0,0"})]
    future = {"marked": ["0,0"], "anchored": ["0,0"], "decks": {"fractures": ["a_stitch_holds"]}}
    match = tale(future=future, scenario="the_unravelling", moment=Threaten(), turn=3)
    assert "0,0" in match.table.tiles
    assert hero(match).spirit == 3
    assert cited(match, "tile_held") == [("TT-66.8", {"cell": "0,0"})]


@clause("TT-66.1", "TT-66.5")
def test_all_at_the_exit_with_their_fragments_win_and_a_stone_stands_for_one() -> None:
    fragments = ["red_fragment", "blue_fragment", "gold_fragment"]
    match = tale(
        red={"carried": fragments, "at": "2,2"},
        blue={"carried": fragments, "at": "3,3"},
        green={"carried": fragments[:2], "stones": 1, "at": "4,3"},
        future={"tokens": ["way_out 3,3"]},
        scenario="the_unravelling",
    )
    play(match, "red: go 3,2")
    assert match.table.verdict == "won"


@clause("TT-20.1", "TT-5.9")
def test_at_an_exit_with_room_for_two_the_third_hero_wins_in_passing() -> None:
    fragments = ["red_fragment", "blue_fragment", "gold_fragment"]
    match = tale(
        red={"carried": fragments, "at": "2,0", "speed": 2},
        blue={"carried": fragments, "at": "1,0"},
        green={"carried": fragments, "at": "0,0"},
        ground={"0,1": "trees"},
        future={"tokens": ["way_out 0,0"]},
        scenario="the_unravelling",
    )
    play(match, "red: go 1,0")
    assert match.table.verdict == "won"


# The Wood Without Paths


@clause("TT-67.7", "TT-67.8")
def test_three_different_finds_open_a_path_and_the_third_path_shows_two_exits() -> None:
    future = {"tokens": ["path 0,0"], "counters": {"paths_open": 2}, "decks": {"paths": ["cut_path"]}}
    match = tale(red={"carried": ["berry", "bark", "bone"]}, future=future, scenario="the_wood_without_paths")
    play(match, "red: do open_path 0,0")
    assert hero(match).carried == []
    assert [token.kind for token in match.table.future.tokens] == ["exit", "exit"]


@clause("TT-67.7")
def test_two_equal_finds_are_not_enough() -> None:
    future = {"tokens": ["path 0,0"]}
    match = tale(red={"carried": ["berry", "berry", "bark"]}, future=future, scenario="the_wood_without_paths")
    assert not [option for option in options(match) if option.startswith("do")]


@clause("TT-67.9")
def test_a_false_exit_costs_two_virtues_and_is_gone() -> None:
    future = {"tokens": ["exit 0,0 false", "exit 7,0 true"], "beaten": {"guardian": 2}}
    match = play(tale(future=future, scenario="the_wood_without_paths"), "red: do leave_wood 0,0")
    assert about(match) == "lose"
    assert [token.at for token in match.table.future.tokens] == ["7,0"]
    assert cited(match, "false_exit") == [("TT-67.9", {"seat": "red", "space": "0,0"})]


@clause("TT-67.9")
def test_nobody_leaves_before_two_guardians_are_beaten() -> None:
    future = {"tokens": ["exit 0,0 true"], "beaten": {"guardian": 1}}
    match = tale(future=future, scenario="the_wood_without_paths")
    assert not [option for option in options(match) if option.startswith("do")]


@pytest.mark.parametrize("seed", range(4))
@clause("TT-67.4", "TT-67.12")
def test_trees_grow_one_in_each_threat_step(seed: int) -> None:
    match = set_up("the_wood_without_paths", seed)
    trees = list(match.table.ground.values()).count("trees")
    play(match, "red: difficulty brutal", "red: order red blue green")
    while match.questions and match.table.future.round < 2:
        question = match.questions[0]
        match.answer(question.seat, question.default_answer)
    if match.questions:
        assert list(match.table.ground.values()).count("trees") == trees + 1

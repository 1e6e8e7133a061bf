"""The pages of the Future Book: what each Future does, clause by clause, and which clause is cited for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from fairytable import Match, new_match
from fairytable.engine.boxes import BoxPages
from fairytable.engine.chance import Chance
from fairytable.engine.languages import keys_in
from fairytable.engine.packs import PackReader
from fairytable.engine.words import Words
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import BeginRound, BeginTurn, EndRound, Threaten
from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.book import pages
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future import draw_future
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.own_rules import FUTURES, PAGES
from fairytable.games.threetale.reading import read_content, structs_in
from fairytable.games.threetale.traits import AnyTrait, Stronger
from fairytable.terminal import text_layer
from fairytable.terminal.box_pages import open_boxes
from fairytable.testing import clause, play
from tests.games.threetale.maps import CONTENT, SCENARIOS, random_map, set_up
from tests.games.threetale.packs import CONTENT as CONTENT_FOLDER
from tests.games.threetale.packs import pack_with
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
BY_THE_COMMON_RULES = {"TT-19.1", "TT-19.3", "TT-19.4", "TT-19.6", "TT-19.7", "TT-19.8", "TT-6.16"}
"""Clauses that only a Future without pages cites for what it does."""


def cited(match: Match, key: str) -> set[str]:
    return {event.clause for event in match.events or () if event.key == key}


def threat(scenario: str, *, future: dict[str, Any], **facts: Any) -> Match:
    """The Threat step begins, and goes on to its first question."""
    return tale(future=future, scenario=scenario, moment=Threaten(), turn=3, **facts)


# The book as a whole


def played(scenario: str, seed: int) -> Match:
    """A Future from its set-up to its end, by heroes who are strong enough to see something of it."""
    match = new_match(GAME, 3, seed, {"mode": "tutorial", "control": "solo"})
    table = random_map(scenario, seed)
    for place, (other, name) in enumerate(zip(table.heroes, CONTENT.heroes, strict=False)):
        other.hero, other.speed, other.stones = name, 8, 1
        other.virtues = dict.fromkeys(VIRTUES, 6 + place)
    match.begin_at(table)
    chance = Chance.from_seed(seed)
    while match.questions:
        question = match.questions[0]
        assert question.clause not in BY_THE_COMMON_RULES, question.about
        match.answer(question.seat, GAME.bots.policy(match.table, question, chance))
    return match


@pytest.mark.parametrize("scenario", SCENARIOS)
@clause("TT-59.1")
def test_what_happens_in_a_future_cites_its_own_pages(scenario: str) -> None:
    group = f"TT-6{CONTENT.scenarios[scenario].sheet.number}"
    events = [event for seed in range(3) for event in played(scenario, seed).events or ()]
    assert [event for event in events if event.clause in BY_THE_COMMON_RULES] == []
    seen = {event.clause for event in events if event.clause.startswith(f"{group}.")}
    assert {f"{group}.3", f"{group}.4"} <= seen
    assert len(seen) >= 6
    others = {number for topics in PAGES.values() for number in topics.values() if not number.startswith(f"{group}.")}
    assert others.isdisjoint(event.clause for event in events)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_topic_of_the_pages_is_something_of_the_future_and_its_clause_is_there(scenario: str) -> None:
    sheet = CONTENT.scenarios[scenario]
    steps = {"win", "losses", "setup", "threat", "stone", "turn_start", "round_start"}
    things = {*sheet.tokens, *sheet.enemies, *sheet.decks(), *sheet.actions, *sheet.sheet.counters}
    marks = {"trance", "poison"}
    named = set(PAGES[scenario]) - steps - things - marks
    assert named <= {name.removeprefix("name-") for name in names_of_actions()}, "Actions that only rules know"
    assert all(number in GAME.rulebook for number in PAGES[scenario].values())
    assert things - set(PAGES[scenario]) == set(), "everything in the box has a clause"


def names_of_actions() -> set[str]:
    return {key for folder in ("texts", "names") for key in keys_in(GAME.identity.folder / folder / "en.ftl")}


@clause("TT-59.3")
def test_an_empty_deck_of_the_future_is_shuffled_anew_from_its_discards() -> None:
    match = tale(future={"decks": {"events": []}}, mode="tutorial")
    future = match.table.future
    assert draw_future(match.table, "events") is None, "nothing to draw and nothing to shuffle"
    future.discards["events"] = ["stillness", "cold_breath"]
    drawn = {draw_future(match.table, "events"), draw_future(match.table, "events")}
    assert drawn == {"stillness", "cold_breath"}
    assert future.discards["events"] == []


@clause("TT-59.3")
def test_a_card_that_holds_is_discarded_when_the_next_one_comes() -> None:
    future = {"in_force": {"fractures": "folded_doors"}, "decks": {"fractures": ["a_stitch_holds"]}}
    match = threat("the_unravelling", future=future)
    assert match.table.future.in_force == {"fractures": "a_stitch_holds"}
    assert match.table.future.discards["fractures"] == ["folded_doors"]


@pytest.mark.parametrize(("order", "victim"), [(("red", "blue", "green"), "red"), (("green", "blue", "red"), "green")])
@clause("TT-59.4")
def test_of_equal_heroes_the_next_in_turn_order_is_meant(order: tuple[str, ...], victim: str) -> None:
    future = {"decks": {"decrees": ["court_holiday"]}}
    match = threat("the_heartless_court", future=future, order=order)
    assert match.questions[0].seat == victim


@pytest.mark.parametrize("seed", range(4))
@clause("TT-59.5", "TT-65.3")
def test_scattered_things_lie_on_empty_spaces_of_different_tiles(seed: int) -> None:
    table = set_up("the_five_rings", seed).table
    spaces = [token.at for token in table.future.tokens]
    assert [token.kind for token in table.future.tokens] == ["clue"] * 5
    assert all(table.ground[space] == "" for space in spaces)
    assert len({(int(x) // 2, int(y) // 2) for x, y in (space.split(",") for space in spaces)}) == 5


@pytest.mark.parametrize("scenario", SCENARIOS)
@clause("TT-60.2", "TT-62.2", "TT-65.2", "TT-66.2", "TT-67.2")
def test_a_future_whose_pages_make_no_demand_is_lost_by_time_and_death_alone(scenario: str) -> None:
    sheet = CONTENT.scenarios[scenario].sheet
    told = GAME.rulebook[PAGES[scenario]["losses"]].text
    assert ("Nothing else" in told) == (not sheet.losses)
    assert "death of a hero" in told or "a hero dies" in told
    assert " time" in told
    late = tale(future={"round": sheet.rounds}, scenario=scenario, moment=EndRound(), turn=3)
    assert late.table.verdict == "late"


# The Beginning


@pytest.mark.parametrize("seed", range(4))
@clause("TT-60.3")
def test_the_shadow_begins_far_away_with_gloom_beside_it(seed: int) -> None:
    table = set_up("the_beginning", seed).table
    (shadow,) = table.future.enemies
    gloom = [token.at for token in table.future.tokens if token.kind == "gloom"]
    assert gloom
    assert set(gloom) <= set(beside(shadow.at))
    assert min(distance(other.at, shadow.at) for other in table.heroes) > 2


@clause("TT-60.7")
def test_gloom_stops_heroes_but_not_the_shadow() -> None:
    gloom = ["gloom 1,0", "gloom 0,1"]
    match = tale(future={"tokens": gloom}, mode="tutorial")
    assert not [option for option in options(match) if option.startswith("go ")]
    ground = {f"{column},1": "trees" for column in range(8)}
    future = {"tokens": ["gloom 2,0"], "enemies": ["first_shadow 4,0"], "decks": {"events": ["stillness"]}}
    far: dict[str, Any] = {"blue": {"at": "0,7"}, "green": {"at": "1,7"}}
    match = threat("the_beginning", future=future, ground=ground, mode="tutorial", **far)
    assert told(match, "enemy_moved")[0]["space"] == "1,0"


@clause("TT-60.9")
def test_gloom_spreads_only_up_to_what_the_card_allows() -> None:
    for gloom, more in ((3, 1), (4, 0)):
        future = {"tokens": [f"gloom {place},7" for place in range(gloom)], "decks": {"events": ["gloom_spreads"]}}
        match = threat("the_beginning", future=future, mode="tutorial", blue={"carried": ["light"], "at": "4,4"})
        placed = told(match, "token_placed")
        assert len(placed) == more
        assert all(event["space"] in beside("4,4") for event in placed)


# Parallel Land


@clause("TT-61.1")
def test_the_last_mirror_closed_wins() -> None:
    future = {"tokens": ["mirror 0,0"], "enemies": ["reflection 0,0"], "counters": {"mirrors_closed": 4}}
    match = tale(red={"love": 9, "speed": 9}, future=future, scenario="parallel_land", dice=[P] * 9)
    play(match, "red: attack reflection 0,0")
    assert match.table.verdict == "won"
    assert cited(match, "objective_met") == {"TT-61.1"}


@pytest.mark.parametrize(("side", "cracks"), [(P, 1), (B, 0)])
@clause("TT-61.4", "TT-61.10")
def test_a_crack_opens_beside_an_open_mirror_if_its_die_is_positive(side: int, cracks: int) -> None:
    match = threat("parallel_land", future={"tokens": ["mirror 3,3"], "enemies": ["reflection 3,3"]}, dice=[side])
    found = [token.at for token in match.table.future.tokens if token.kind == "crack"]
    assert len(found) == cracks
    assert set(found) <= set(beside("3,3"))
    assert told(match, "enemy_attacked") == [], "a Reflection waits"


@clause("TT-61.10")
def test_nobody_steps_onto_a_crack_and_none_cuts_a_hero_off() -> None:
    match = tale(future={"tokens": ["crack 1,0"]}, scenario="parallel_land")
    assert "go 1,0" not in options(match)
    wall = {"0,1": "trees", "2,0": "trees", "2,1": "trees", "1,2": "trees", "0,2": "trees"}
    future = {"tokens": ["mirror 1,1"]}
    cut = threat("parallel_land", future=future, ground=wall, red={"at": "0,0"}, dice=[P])
    assert "1,0" not in [token.at for token in cut.table.future.tokens if token.kind == "crack"]


@clause("TT-61.6")
def test_each_shard_draws_a_card_for_who_took_it() -> None:
    future = {"tokens": ["shard 0,0"], "decks": {"shard_cards": ["sharp_edge"]}}
    match = play(tale(future=future, scenario="parallel_land"), "red: claim shard 0,0")
    assert hero(match).carried == ["shard"]
    assert (about(match), match.questions[0].values["count"], match.questions[0].clause) == ("lose", 2, "TT-61.6")


@clause("TT-61.9")
def test_who_begins_beside_lanterns_has_one_step_more() -> None:
    for lanterns, steps in (([], 0), (["lantern 1,0"], 1), (["lantern 1,0", "lantern 0,1"], 1), (["lantern 1,1"], 0)):
        match = tale(future={"tokens": lanterns}, scenario="parallel_land", moment=BeginTurn())
        assert hero(match).more_steps == steps


@clause("TT-61.11")
def test_a_land_holds_for_the_round() -> None:
    future = {"in_force": {"lands": "plain_land"}, "decks": {"lands": ["land_of_tailwind"]}, "round": 1}
    match = tale(red={"speed": 2}, future=future, scenario="parallel_land", moment=BeginRound(), turn=3)
    assert match.table.future.in_force == {"lands": "land_of_tailwind"}
    assert cited(match, "card_drawn") == {"TT-61.11"}
    assert "go 3,0" in options(match)
    assert cited(match, "round_began") == {"TT-26.1"}


# The Grasp


@clause("TT-62.3")
def test_the_maw_opens_in_the_middle_and_each_tentacle_has_one_trait_for_all_its_segments() -> None:
    table = set_up("the_grasp", 2).table
    enemies = table.future.enemies
    groups = {enemy.group for enemy in enemies if enemy.group}
    assert all(len({enemy.trait for enemy in enemies if enemy.group == group}) == 1 for group in groups)
    assert sum(token.kind == "root" for token in table.future.tokens) <= len(groups)


@clause("TT-62.9")
def test_poison_costs_a_virtue_for_each_when_the_turn_begins_and_there_is_only_so_much_of_it() -> None:
    match = tale(red={"marks": {"poison": 2}}, future={}, scenario="the_grasp", moment=BeginTurn())
    assert (about(match), match.questions[0].values["count"], match.questions[0].clause) == ("lose", 2, "TT-62.9")
    future = {"enemies": ["segment 1,0 tentacle_1"], "decks": {"surges": ["slack_water"]}}
    for others, poison in ((4, 1), (5, 0)):
        blue = {"at": "5,5", "marks": {"poison": others}}
        hurt = threat("the_grasp", future=future, red={"all": 5, "hope": 2}, blue=blue, dice=[P, B, B, B, B])
        play(hurt, "red: take faith")
        assert hero(hurt).marks.get("poison", 0) == poison


@clause("TT-62.12")
def test_a_tentacle_grows_back_only_what_it_has_lost() -> None:
    full = [f"segment {column},0 tentacle_1" for column in range(3, 7)]
    for segments, grown in ((full, 4), (full[:2], 3)):
        future = {"enemies": segments, "decks": {"surges": ["new_growth"]}}
        match = threat("the_grasp", future=future, red={"at": "0,7"}, blue={"at": "1,7"}, green={"at": "2,7"})
        assert len(match.table.future.enemies) == grown


# The Iron Clasp


@clause("TT-63.1", "TT-63.9", "TT-63.11")
def test_a_beaten_hypnotist_leaves_a_seal_and_an_awakening_and_the_last_one_wins() -> None:
    future = {"enemies": ["hypnotist 1,0"], "decks": {"awakenings": ["clear_thread"]}}
    strong = {"love": 9, "speed": 12}
    for beaten, verdict in ((0, ""), (4, "won")):
        match = tale(
            red=strong,
            future={**future, "beaten": {"hypnotist": beaten}},
            scenario="the_iron_clasp",
            decks={"enemy_bonus": ["yawn"]},
            dice=[P] * 9,
        )
        match.table.future.enemies[0].damage = match.table.future.enemies[0].defence - 9
        play(match, "red: attack hypnotist 1,0")
        assert match.table.verdict == verdict
        if not verdict:
            assert [(token.kind, token.at) for token in match.table.future.tokens] == [("seal", "1,0")]
            assert about(match) == "talent", "two Shevitsa buy a Talent"
            assert cited(match, "shevitsa_gained") == {"TT-63.11"}


@clause("TT-63.2")
def test_fifteen_trance_in_all_lose_although_nobody_sleeps_with_six_virtues() -> None:
    marks = {"marks": {"trance": 5}}
    for green, verdict in ((4, ""), (5, "breached")):
        match = tale(red=marks, blue=marks, green={"marks": {"trance": green}}, future={}, scenario="the_iron_clasp")
        play(match, "red: go 1,0")
        assert match.table.verdict == verdict
    assert cited(match, "requirement_breached") == {"TT-63.2"}


@clause("TT-63.4", "TT-63.7")
def test_who_is_near_hypnotists_gets_one_trance_and_chooses_the_virtue_that_sleeps() -> None:
    future = {"enemies": ["hypnotist 3,0", "hypnotist 0,3"], "decks": {"commands": ["at_ease"]}}
    match = threat("the_iron_clasp", future=future, red={"at": "0,0"}, blue={"at": "7,0"}, green={"at": "7,7"})
    assert [(event["seat"], event["count"]) for event in told(match, "marked")] == [("red", 1)]
    assert (about(match), match.questions[0].clause, len(options(match))) == ("cover", "TT-63.7", 6)
    play(match, "red: cover hope")
    assert hero(match).covered == ["hope"]


@clause("TT-63.5")
def test_who_gave_a_stone_gets_no_trance_any_more_and_keeps_what_it_had() -> None:
    red = {"stones": 1, "marks": {"trance": 1}, "covered": ["hope"]}
    future = {"enemies": ["hypnotist 3,0"], "decks": {"commands": ["at_ease"]}}
    match = tale(red=red, future=future, scenario="the_iron_clasp")
    play(match, "red: stone", "red: end", "blue: end", "green: end")
    assert hero(match).marks == {"trance": 1}
    assert hero(match).covered == ["hope"]


@clause("TT-63.6")
def test_come_closer_moves_the_nearest_hero_two_steps() -> None:
    future = {"enemies": ["hypnotist 6,0"], "decks": {"commands": ["come_closer"]}}
    match = threat("the_iron_clasp", future=future, blue={"at": "0,5"}, green={"at": "0,6"})
    assert (hero(match).at, cited(match, "was_moved")) == ("2,0", {"TT-63.6"})


@clause("TT-63.10")
def test_a_sleeper_is_woken_by_an_action_and_counted() -> None:
    match = play(tale(future={"tokens": ["sleeper 0,0"]}, scenario="the_iron_clasp"), "red: claim sleeper 0,0")
    assert match.table.future.counters["sleepers"] == 1
    assert (match.table.future.tokens, hero(match).carried) == ([], [])
    assert cited(match, "counted") == {"TT-63.10"}


# The Heartless Court


@clause("TT-64.4", "TT-64.9")
def test_a_decree_comes_before_the_tribute_of_the_step() -> None:
    future = {"enemies": ["ruler_of_salt 7,0"], "decks": {"decrees": ["pay_again"]}}
    match = threat("the_heartless_court", future=future, red={"all": 5})
    assert match.table.future.counters["tributes"] == 1
    assert cited(match, "card_drawn") == {"TT-64.9"}
    play(match, "red: lose hope", "red: lose hope")
    assert match.table.future.counters["tributes"] == 2
    assert match.questions[0].clause == "TT-64.6"


@clause("TT-64.5")
def test_a_stone_silences_a_ruler_for_good_and_hurts_it() -> None:
    future = {"enemies": ["ruler_of_salt 7,0", "ruler_of_coin 7,7"]}
    match = tale(red={"stones": 1}, future=future, scenario="the_heartless_court", green={"at": "5,7"})
    play(match, "red: stone", "red: target ruler_of_salt 7,0")
    salt, coin = match.table.future.enemies
    assert (salt.broken, salt.damage, coin.broken, coin.damage) == (True, 4, False, 0)
    assert cited(match, "damage_dealt") == cited(match, "stone_used") == {"TT-64.5"}


@clause("TT-64.6", "TT-64.10")
def test_a_fallen_ruler_takes_a_tribute_back_and_leaves_a_heart() -> None:
    future = {
        "enemies": ["ruler_of_salt 1,0", "ruler_of_coin 7,7"],
        "tokens": ["throne 1,0 ruler_of_salt", "throne 7,7 ruler_of_coin"],
        "counters": {"tributes": 3},
        "decks": {"hearts": ["heart_of_fire"]},
        "lead": "ruler_of_coin",
    }
    red = {"love": 9, "speed": 20, "spirit": 2}
    match = tale(red=red, future=future, scenario="the_heartless_court", decks={"enemy_bonus": ["yawn"]}, dice=[P] * 9)
    match.table.future.enemies[0].damage = match.table.future.enemies[0].defence - 5
    play(match, "red: attack ruler_of_salt 1,0")
    assert match.table.future.counters["tributes"] == 2
    assert hero(match).spirit == 3
    assert cited(match, "spirit_regained") == {"TT-64.10"}


@clause("TT-64.7")
def test_only_the_active_ruler_uses_its_talent() -> None:
    red: dict[str, Any] = {"at": "1,0", "love": 4, "speed": 20}
    for silenced, damage in ((False, 3), (True, 4)):
        match = tale(
            red=red,
            future={"enemies": ["ruler_of_salt 2,0"]},
            scenario="the_heartless_court",
            decks={"enemy_bonus": ["yawn"]},
            dice=[P] * 4,
        )
        match.table.future.enemies[0].silenced = silenced
        play(match, "red: attack ruler_of_salt 2,0")
        assert match.table.future.enemies[0].damage == damage


@clause("TT-64.8")
def test_the_reserve_has_one_guard_of_each_strength() -> None:
    future = {
        "enemies": ["ruler_of_salt 7,0"],
        "tokens": ["throne 7,0 ruler_of_salt"],
        "decks": {"decrees": ["call_the_guard"]},
        "lead": "ruler_of_salt",
    }
    for called, guards in ((0, ["guard_of_wood"]), (2, ["guard_of_steel"]), (3, [])):
        counters = {"counters": {"reserve": called}}
        match = threat("the_heartless_court", future={**future, **counters}, red={"at": "0,7"}, green={"at": "1,7"})
        assert [enemy.kind for enemy in match.table.future.enemies[1:]] == guards


# The Five Rings


@clause("TT-65.4", "TT-65.12")
def test_a_hunter_appears_for_who_has_most_rings_until_there_are_enough() -> None:
    red = {"carried": ["ring_of_dice"]}
    for hunters, more in ((0, 1), (5, 0)):
        enemies = [f"hunter {place},7" for place in range(hunters)]
        far: dict[str, Any] = {"blue": {"at": "7,0"}, "green": {"at": "6,0"}}
        match = threat("the_five_rings", future={"enemies": enemies}, red=red, **far)
        placed = told(match, "enemy_placed")
        assert len(placed) == more
        assert all(distance("0,0", event["space"]) == 3 for event in placed)


@clause("TT-65.6")
def test_the_humming_floor_gives_a_step_in_every_turn() -> None:
    match = tale(red={"speed": 2}, future={"tokens": []}, scenario="the_five_rings", moment=BeginTurn())
    assert "go 3,0" in options(match)
    assert cited(match, "steps_changed") == {"TT-65.6"}


@clause("TT-65.8")
def test_a_gift_solves_its_riddle_and_virtues_solve_any() -> None:
    future = {"tokens": ["clue 0,0 riddle_of_company"]}
    match = tale(red={"all": 2}, future=future, scenario="the_five_rings")
    assert "do pay_dearly 0,0" in options(match)
    poor = tale(red={"all": 1}, future=future, scenario="the_five_rings")
    assert "do pay_dearly 0,0" not in options(poor), "the last Virtue point stays"
    gift = {"tokens": ["clue 5,0 riddle_of_the_gift"]}
    match = tale(red={"artifacts": ["sling"]}, blue={"at": "1,1"}, future=gift, scenario="the_five_rings")
    play(match, "red: give sling blue")
    assert [event["seat"] for event in told(match, "riddle_solved")] == ["red"]


# The Unravelling


@clause("TT-66.2")
def test_the_void_takes_the_last_spirit() -> None:
    future = {"marked": ["0,0"], "decks": {"fractures": ["a_stitch_holds"]}}
    match = threat("the_unravelling", future=future, red={"spirit": 1})
    assert match.table.verdict == "died"
    assert cited(match, "spirit_lost") == {"TT-66.7"}


@clause("TT-66.9")
def test_the_last_thread_that_is_needed_brings_the_exit_and_every_thread_an_echo() -> None:
    for threads, exits in ((1, 0), (2, 1)):
        future = {"tokens": ["thread 0,0"], "counters": {"threads": threads}, "decks": {"echoes": ["small_echo"]}}
        match = play(tale(future=future, scenario="the_unravelling"), "red: claim thread 0,0")
        assert sum(token.kind == "way_out" for token in match.table.future.tokens) == exits
        assert told(match, "battle_began")


@clause("TT-66.10")
def test_fragments_are_carried_and_given() -> None:
    future = {"tokens": ["red_fragment 0,0"]}
    match = tale(red={"endeavour": 3}, blue={"at": "1,1"}, future=future, scenario="the_unravelling")
    play(match, "red: claim red_fragment 0,0", "red: give red_fragment blue")
    assert (hero(match).carried, hero(match, "blue").carried) == ([], ["red_fragment"])


@clause("TT-66.11")
def test_a_fracture_holds_until_the_next_one() -> None:
    portals = {"1,0": "portal", "6,6": "portal"}
    future = {"in_force": {"fractures": "folded_doors"}}
    match = tale(future=future, ground=portals, scenario="the_unravelling")
    assert "go 6,6" not in options(match)
    match = tale(future={}, ground=portals, scenario="the_unravelling")
    assert "go 6,6" in options(match)


# The Wood Without Paths


@clause("TT-67.1")
def test_the_last_hero_to_leave_wins() -> None:
    future = {"tokens": ["exit 0,0 true"], "beaten": {"guardian": 2}}
    gone = {"away": True}
    match = tale(blue=gone, green=gone, future=future, scenario="the_wood_without_paths")
    play(match, "red: do leave_wood 0,0")
    assert match.table.verdict == "won"


@pytest.mark.parametrize("seed", range(4))
@clause("TT-67.3")
def test_guardians_stand_on_altars_first_and_two_creatures_are_there(seed: int) -> None:
    table = set_up("the_wood_without_paths", seed).table
    guardians = [enemy.at for enemy in table.future.enemies if enemy.kind == "guardian"]
    altars = [space for space, ground in table.ground.items() if ground == "altar"]
    assert sum(space in altars for space in guardians) == min(len(altars), 3)
    assert len(table.future.enemies) == 5


@clause("TT-67.4", "TT-67.11")
def test_a_creature_comes_in_every_threat_step_and_each_kind_only_once() -> None:
    creatures = [kind for kind in CONTENT.scenarios["the_wood_without_paths"].enemies if kind != "guardian"]
    future = {"beaten": dict.fromkeys(creatures[1:], 1)}
    match = threat("the_wood_without_paths", future=future)
    assert [event["enemy"] for event in told(match, "enemy_placed")] == creatures[:1]
    assert cited(match, "enemy_placed") == {"TT-67.11"}
    match = threat("the_wood_without_paths", future={"beaten": dict.fromkeys(creatures, 1)})
    assert told(match, "enemy_placed") == []


@clause("TT-67.6", "TT-67.7")
def test_finds_are_claimed_carried_and_handed_in() -> None:
    future = {"tokens": ["resin 0,0"]}
    match = play(tale(future=future, scenario="the_wood_without_paths"), "red: claim resin 0,0")
    assert hero(match).carried == ["resin"]
    assert cited(match, "claimed") == {"TT-67.6"}


@clause("TT-67.9")
def test_of_two_unknown_exits_chance_picks_the_true_one_at_the_first_try() -> None:
    found = set()
    for luck in range(8):
        future = {"tokens": ["exit 0,0", "exit 7,0"], "beaten": {"guardian": 2}}
        match = tale(future=future, scenario="the_wood_without_paths")
        match.table.chance = Chance.from_seed(luck)
        play(match, "red: do leave_wood 0,0")
        found.add(hero(match).away)
        assert [token.note for token in match.table.future.tokens if token.at == "7,0"] == [
            "false" if hero(match).away else "true"
        ]
    assert found == {True, False}


@clause("TT-67.10")
def test_a_guardian_with_slow_sap_heals_when_nobody_fought_it() -> None:
    for fought, damage in ((False, 2), (True, 5)):
        match = tale(future={"enemies": ["guardian 7,0"]}, scenario="the_wood_without_paths", moment=EndRound(), turn=3)
        assert match.table.future.enemies[0].damage == 0
        future = {"enemies": ["guardian 7,0"]}
        match = tale(future=future, scenario="the_wood_without_paths", turn=2)
        guardian = match.table.future.enemies[0]
        guardian.trait, guardian.damage, guardian.fought = "slow_sap", 5, fought
        play(match, "green: end")
        assert match.table.future.enemies[0].damage == damage


@clause("TT-67.11")
def test_a_creature_is_fought_in_a_whole_battle_from_which_one_may_escape() -> None:
    match = tale(
        red={"at": "1,0", "speed": 1}, future={"enemies": ["briar_hound 2,0"]}, scenario="the_wood_without_paths"
    )
    play(match, "red: attack briar_hound 2,0")
    assert "escape" in options(match)
    strong = {"at": "1,0", "love": 9, "speed": 9}
    match = tale(red=strong, future={"enemies": ["briar_hound 2,0"]}, scenario="the_wood_without_paths", dice=[P] * 9)
    play(match, "red: attack briar_hound 2,0", "red: attack_now")
    assert (about(match), match.questions[0].clause) == ("raise", "TT-67.11")


@clause("TT-67.12")
def test_trees_grow_only_on_empty_spaces() -> None:
    match = threat("the_wood_without_paths", future={"tokens": ["path 3,3"]}, ground={"5,1": "altar"})
    (event,) = told(match, "tree_grew")
    assert event["space"] not in {"3,3", "5,1", "0,0", "5,5", "7,7"}
    assert match.table.ground[event["space"]] == "trees"
    assert cited(match, "tree_grew") == {"TT-67.12"}


# The book in words


def book_of(content: Content, scenario: str) -> BoxPages:
    return pages(content, scenario, Words(GAME, "en", GAME.texts.names(content, "en")))


def everything_in(book: BoxPages) -> str:
    said = [book.story, book.goal]
    for chapter in book.chapters:
        said += [chapter.title, *(told.text for told in chapter.clauses), *chapter.lines]
        said += [line for piece in chapter.pieces for line in (piece.title, *piece.words)]
    return "\n".join(said)


@pytest.mark.parametrize("scenario", SCENARIOS)
@clause("TT-59.1", "TT-18.6")
def test_the_pages_hold_every_clause_of_the_future_and_everything_in_its_box(scenario: str) -> None:
    sheet, book = CONTENT.scenarios[scenario], book_of(CONTENT, scenario)
    group = f"TT-6{sheet.sheet.number}"
    told = [told.number for chapter in book.chapters for told in chapter.clauses]
    assert sorted(told) == sorted(number for number in GAME.rulebook.clauses if number.startswith(f"{group}."))
    pieces = {piece.id for chapter in book.chapters for piece in chapter.pieces}
    assert pieces == {*sheet.tokens, *sheet.enemies, *sheet.cards, *sheet.actions, *sheet.quests}
    text = everything_in(book)
    assert sheet.sheet.story["en"] in text
    assert not re.search(r"[a-z]_[a-z]|\{|\bNone\b", text), "no id stands there instead of a name"
    untold = [
        piece.id for chapter in book.chapters for piece in chapter.pieces if not (piece.words or piece.clause in told)
    ]
    assert untold == []


def test_every_number_and_every_rule_that_packs_can_name_has_words() -> None:
    words = Words(GAME, "en")
    assert [name for future in FUTURES.values() for name in future.reads if not words.has(f"number-{name}")] == []
    for scenario in CONTENT.scenarios.values():
        for struct in structs_in([scenario.sheet, *scenario.cards.values(), *scenario.enemies.values()]):
            if isinstance(struct, Special):
                assert words.has(f"book-rule-{struct.rule}"), struct.rule
    for trait in get_args(AnyTrait):
        if trait is not Stronger:
            assert words.has(f"book-trait-{trait.__struct_config__.tag}")


@clause("TT-59.2")
def test_the_numbers_on_the_pages_are_those_of_the_pack(tmp_path: Path) -> None:
    def change(file: dict[str, Any]) -> None:
        file["scenario"]["rounds"] = 7
        file["scenario"]["numbers"]["steps_closer"] = 4
        file["scenario"]["losses"][1]["at_least"] = 11
        file["enemy"][0]["forms"] = [[1, 23, 4]]

    reader = pack_with(tmp_path, "scenario-3.toml", change)
    content = read_content(reader)
    assert content is not None
    text = everything_in(book_of(content, "the_iron_clasp"))
    assert "You have 7 rounds." in text
    assert "walks up to 4 Steps" in text
    assert "Trance on all heroes together: 11 or more" in text
    assert "Speed 1, Defence 23, Strength 4." in text
    assert "48" not in text


@clause("TT-59.2")
def test_the_forms_of_an_enemy_are_counted_from_one() -> None:
    text = everything_in(book_of(CONTENT, "the_beginning"))
    assert "Form 1: Speed 3, Defence 12, Strength 2." in text
    assert "Form 3: Speed 5, Defence 22, Strength 4." in text


@clause("TT-59.1", "TT-6.16")
def test_a_token_says_whether_it_is_carried_or_used_up() -> None:
    for scenario, token, is_carried in (("parallel_land", "shard", True), ("the_grasp", "captive", False)):
        pieces = {piece.id: piece for chapter in book_of(CONTENT, scenario).chapters for piece in chapter.pieces}
        assert ("An Action takes it, and you carry it." in pieces[token].words) == is_carried
        assert ("An Action uses it up." in pieces[token].words) != is_carried


@clause("TT-59.2")
def test_a_future_that_only_a_pack_knows_has_pages_without_clauses(tmp_path: Path) -> None:
    def change(file: dict[str, Any]) -> None:
        file["scenario"].update(id="the_other_beginning", number=8)

    content = read_content(pack_with(tmp_path, "scenario-0.toml", change))
    assert content is None, "its Prophecy names the scenario"
    (tmp_path / "scenario-8.toml").write_text((tmp_path / "scenario-0.toml").read_text(encoding="utf-8"))
    original = CONTENT_FOLDER / "scenario-0.toml"
    (tmp_path / "scenario-0.toml").write_text(original.read_text(encoding="utf-8"))
    content = read_content(PackReader(tmp_path))
    assert content is not None
    book = book_of(content, "the_other_beginning")
    assert [told for chapter in book.chapters for told in chapter.clauses] == []
    assert "Lights taken: 3 or more" in everything_in(book)


@clause("TT-2.9", "TT-23.5", "TT-59.1")
def test_only_the_box_of_the_future_that_has_come_is_open_and_that_of_the_tutorial_from_the_start() -> None:
    standard = new_match(GAME, 3, 1, {"mode": "standard"})
    assert open_boxes(standard) == ()
    assert open_boxes(new_match(GAME, 3, 1, {"mode": "tutorial"})) == ("the_beginning",)
    assert open_boxes(tale(future={}, scenario="the_grasp")) == ("the_grasp",)


@clause("TT-2.9", "TT-59.1")
def test_the_cards_of_boxes_that_are_shut_cannot_be_looked_up() -> None:
    past, grasp = tale(), tale(future={}, scenario="the_grasp")
    for match, found in ((past, False), (grasp, True)):
        words = text_layer.words_for(match)
        assert bool(text_layer.cards(match, words, "breath of the maw")) is found
        assert text_layer.cards(match, words, "come closer") == []
        assert text_layer.cards(match, words, "rue wreath") != []

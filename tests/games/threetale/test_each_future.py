"""Future by Future: what happens in its Threat step and at the start of a turn, its tokens, its enemies, its stone."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import Match
from fairytable.games.threetale.agenda import BeginTurn, LoseVirtue, Threaten
from fairytable.games.threetale.board import beside
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.futures.the_five_rings import hunter_appears
from fairytable.games.threetale.futures.the_heartless_court import call_guard, next_ruler, ruler_falls
from fairytable.games.threetale.futures.the_iron_clasp import come_closer_to
from fairytable.games.threetale.futures.the_unravelling import mark_one, thread_found
from fairytable.games.threetale.futures.the_wood_without_paths import creature_comes, guardian_falls
from fairytable.games.threetale.moving import distances
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
NOBODY = Special(rule="")


def in_threat(scenario: str, future: dict[str, Any], **facts: Any) -> Match:
    """A Threat step of the scenario, played until somebody is asked."""
    return tale(future=future, scenario=scenario, moment=Threaten(), turn=3, **facts)


def kinds(match: Match) -> list[str]:
    return [token.kind for token in match.table.future.tokens]


def take_turns(match: Match) -> Match:
    """Everybody answers what nobody would regret until the next act."""
    while match.questions and about(match) != "act":
        match.answer(match.questions[0].seat, match.questions[0].default_answer)
    return match


# The Beginning


@clause("TT-26.8", "TT-15.8")
def test_each_light_that_a_hero_carries_is_a_die_against_the_shadow_alone() -> None:
    future = {"enemies": ["first_shadow 1,0"]}
    red = {"love": 2, "speed": 9, "carried": ["light", "light"]}
    match = tale(red=red, future=future, dice=[B] * 9, decks={"enemy_bonus": ["yawn"]})
    play(match, "red: attack first_shadow 1,0")
    assert told(match, "attack_rolled") == [{"seat": "red", "dice": 4, "positive": 0}]


@pytest.mark.parametrize(("lights", "verdict"), [(2, ""), (3, "won")])
@clause("TT-20.1")
def test_the_shadow_is_not_enough_without_three_lights(lights: int, verdict: str) -> None:
    future = {"enemies": ["first_shadow 1,0"], "beaten": {"first_shadow": 2}, "counters": {"lights": lights}}
    match = tale(red={"stones": 1}, future=future)
    shadow = match.table.future.enemies[0]
    shadow.form, shadow.damage = 2, shadow.defence - 5
    play(match, "red: stone")
    assert match.table.verdict == verdict
    assert match.table.future.beaten["first_shadow"] == 3


@clause("TT-26.5")
def test_gloom_stops_heroes_and_not_the_shadow() -> None:
    ground = {"0,1": "trees", "1,1": "trees", "2,1": "trees"}
    future = {"tokens": ["gloom 1,0"], "enemies": ["first_shadow 3,0"], "decks": {"events": ["stillness"]}}
    match = tale(future=future, ground=ground)
    assert "go 1,0" not in options(match)
    match = in_threat("the_beginning", future, ground=ground, dice=[B] * 4)
    assert match.table.future.enemies[0].at == "1,0"


@pytest.mark.parametrize(("card", "steps"), [("long_shadow", 5), ("stillness", 3)])
@clause("TT-26.4")
def test_a_long_shadow_makes_two_steps_more(card: str, steps: int) -> None:
    future = {"enemies": ["first_shadow 7,0"], "decks": {"events": [card]}}
    match = in_threat("the_beginning", future, blue={"at": "0,7"}, green={"at": "0,6"})
    assert match.table.future.enemies[0].at == f"{7 - steps},0"


@clause("TT-26.6")
def test_a_cold_breath_takes_a_virtue_from_everybody() -> None:
    match = in_threat("the_beginning", {"decks": {"events": ["cold_breath"]}})
    lost = [(owed.seat, owed.count) for owed in match.table.owed if isinstance(owed, LoseVirtue)]
    assert lost == [("red", 1), ("blue", 1), ("green", 1)]
    assert cited(match, "threat_began") == [("TT-60.4", {})]


@clause("TT-26.4")
def test_gloom_spreads_to_who_has_most_lights_and_never_beyond_four() -> None:
    future = {"decks": {"events": ["gloom_spreads"]}, "tokens": ["gloom 7,0"]}
    match = in_threat("the_beginning", future, blue={"carried": ["light"]})
    assert kinds(match) == ["gloom", "gloom"]
    assert match.table.future.tokens[1].at in beside(hero(match, "blue").at)
    full = {"decks": {"events": ["gloom_spreads"]}, "tokens": [f"gloom {column},0" for column in (3, 4, 5, 6)]}
    assert kinds(in_threat("the_beginning", full, blue={"carried": ["light"]})) == ["gloom"] * 4


# Parallel Land


@clause("TT-26.2", "TT-6.16")
def test_who_looks_into_a_mirror_fights_what_looks_back_at_once() -> None:
    """An Exchange with the Reflection is part of the Action: it costs the Shard and one Action, and no more."""
    future = {"tokens": ["mirror 0,0"], "decks": {"reflections": ["strong_image"]}}
    red = {"love": 3, "speed": 5, "carried": ["shard"], "endeavour": 3}
    match = tale(red=red, future=future, scenario="parallel_land", dice=[P] * 20, decks={"enemy_bonus": ["yawn"]})
    play(match, "red: do look_into_mirror 0,0")
    assert told(match, "fight_began") == [{"seat": "red", "enemy": "reflection", "mode": "exchange"}]
    assert told(match, "first_attack") == [{"seat": "red", "own": 5, "speed": 5, "first": "enemy"}]
    assert told(match, "enemy_rolled") == [{"seat": "red", "enemy": "reflection", "dice": 2, "positive": 2}]
    play(match, "red: take mercy", "red: take mercy")
    assert told(match, "damage_dealt")[0]["damage"] == 3
    assert match.table.fight is None
    assert hero(match).actions_used == 1
    assert match.table.future.enemies[0].damage == 3


@clause("TT-26.4")
def test_reflections_stay_in_their_mirrors_in_the_threat_step() -> None:
    future = {"tokens": ["mirror 0,0"], "enemies": ["reflection 0,0"]}
    match = in_threat("parallel_land", future, dice=[B] * 3)
    assert told(match, "enemy_attacked") == []


@pytest.mark.parametrize(("dice", "cracks"), [([P, B], 1), ([P, P], 2), ([B, B], 0)])
@clause("TT-26.4")
def test_every_mirror_cracks_its_surroundings_on_a_positive_die(dice: list[int], cracks: int) -> None:
    match = in_threat("parallel_land", {"tokens": ["mirror 2,2", "mirror 5,2"]}, dice=dice)
    assert kinds(match).count("crack") == cracks
    near = {*beside("2,2"), *beside("5,2")}
    assert all(token.at in near for token in match.table.future.tokens if token.kind == "crack")


@clause("TT-26.1")
def test_a_turn_that_begins_beside_a_lantern_has_a_step_more() -> None:
    facts: dict[str, Any] = {"scenario": "parallel_land", "moment": BeginTurn(), "red": {"speed": 1}}
    near = tale(future={"tokens": ["lantern 1,0"]}, **facts)
    assert "go 0,2" in options(near)
    far = tale(future={"tokens": ["lantern 3,0"]}, **facts)
    assert "go 0,2" not in options(far)
    assert cited(far, "turn_began") == [("TT-3.1", {"seat": "red", "hero": "youngest_son"})]


@clause("TT-26.9")
def test_the_stone_closes_a_mirror_whose_reflection_has_damage() -> None:
    future = {"tokens": ["mirror 5,0"], "enemies": ["reflection 5,0"]}
    match = tale(red={"stones": 1}, future=future, scenario="parallel_land")
    assert "stone" not in options(match)
    match.table.future.enemies[0].damage = 1
    match.begin_at(match.table)
    play(match, "red: stone")
    assert match.table.future.counters["mirrors_closed"] == 1
    assert kinds(match) == ["lantern"]


# The Grasp


@pytest.mark.parametrize("poison", [0, 1, 3])
@clause("TT-19.8")
def test_poison_costs_a_virtue_each_as_the_turn_begins(poison: int) -> None:
    match = tale(red={"marks": {"poison": poison}}, future={}, scenario="the_grasp", moment=BeginTurn())
    assert (about(match) == "lose") == bool(poison)
    if poison:
        assert match.questions[0].values["count"] == poison


@pytest.mark.parametrize(("others", "poison"), [(3, 1), (4, 1), (5, 0)])
@clause("TT-19.1")
def test_a_hit_of_a_tentacle_poisons_and_there_are_five_poison_in_all(others: int, poison: int) -> None:
    future = {"enemies": ["segment 1,0 tentacle_1"], "decks": {"surges": ["slack_water"]}}
    match = in_threat("the_grasp", future, dice=[P] + [B] * 4, blue={"marks": {"poison": others}})
    play(match, "red: take love")
    assert hero(match).marks.get("poison", 0) == poison


@pytest.mark.parametrize(("at", "loses"), [("3,0", True), ("4,0", False)])
@clause("TT-26.6")
def test_the_breath_of_the_maw_reaches_three_spaces(at: str, loses: bool) -> None:
    future = {"enemies": ["maw 0,0"], "decks": {"surges": ["breath_of_the_maw"]}}
    match = in_threat("the_grasp", future, red={"at": at}, dice=[B] * 8)
    assert any(isinstance(owed, LoseVirtue) for owed in match.table.owed) is loses


@clause("TT-26.4")
def test_tentacles_and_the_maw_attack_in_one_threat_step() -> None:
    future = {"enemies": ["maw 0,1", "segment 2,0 tentacle_1"], "decks": {"surges": ["slack_water"]}}
    match = take_turns(in_threat("the_grasp", future, dice=[B] * 13))
    assert [event["enemy"] for event in told(match, "enemy_attacked")] == ["segment", "maw"]


# The Iron Clasp


@pytest.mark.parametrize(("at", "trance"), [("3,0", 1), ("4,0", 0)])
@clause("TT-26.4")
def test_a_threat_step_near_a_hypnotist_brings_trance(at: str, trance: int) -> None:
    future = {"enemies": ["hypnotist 0,0"], "decks": {"commands": ["at_ease"]}}
    match = in_threat("the_iron_clasp", future, red={"at": at})
    assert hero(match).marks.get("trance", 0) == trance
    if trance:
        assert about(match) == "cover"
        play(match, "red: cover hope")
        assert hero(match).covered == ["hope"]


@pytest.mark.parametrize(("trance", "verdict"), [((4, 5, 5), ""), ((5, 5, 5), "breached")])
@clause("TT-20.4")
def test_fifteen_trance_in_all_lose_the_game(trance: tuple[int, int, int], verdict: str) -> None:
    red, blue, green = ({"marks": {"trance": count}} for count in trance)
    match = tale(red=red, blue=blue, green=green, future={"enemies": ["hypnotist 7,0"]}, scenario="the_iron_clasp")
    play(match, "red: go 1,0")
    assert match.table.verdict == verdict


@clause("TT-26.9")
def test_who_is_immune_gets_no_trance_and_obeys_no_command() -> None:
    future = {"enemies": ["hypnotist 0,3"], "decks": {"commands": ["give_up"]}}
    match = play(tale(red={"stones": 1, "hope": 0}, future=future, scenario="the_iron_clasp"), "red: stone")
    assert "stone" not in options(match)
    assert hero(match).immune
    red = {"immune": True, "hope": 0, "at": "0,1"}
    match = in_threat("the_iron_clasp", future, red=red)
    assert [owed.seat for owed in match.table.owed if isinstance(owed, LoseVirtue)] == ["blue"]
    assert hero(match).marks == {}


@pytest.mark.parametrize(
    ("card", "seat", "field", "change"),
    [("stand_still", "green", "next_actions", -1), ("walk_slowly", "blue", "next_steps", -2)],
)
@clause("TT-26.7")
def test_commands_pick_who_sleeps_most_or_is_fastest(card: str, seat: str, field: str, change: int) -> None:
    future = {"decks": {"commands": [card]}}
    match = in_threat("the_iron_clasp", future, blue={"speed": 5}, green={"marks": {"trance": 1}})
    assert getattr(hero(match, seat), field) == change
    told = [("TT-63.6", {"seat": "green", "actions": -1})] if card == "stand_still" else []
    assert cited(match, "actions_changed") == told


@clause("TT-26.4")
def test_come_closer_moves_the_nearest_hero_two_steps_and_not_onto_another() -> None:
    match = tale(future={"enemies": ["hypnotist 4,0"]}, scenario="the_iron_clasp")
    come_closer_to(match.table, None, NOBODY, "")
    assert hero(match).at == "2,0"
    assert told(match, "was_moved") == [{"seat": "red", "start": "0,0", "space": "2,0"}]
    match = tale(future={"enemies": ["hypnotist 4,0"]}, scenario="the_iron_clasp", blue={"at": "2,0", "immune": True})
    come_closer_to(match.table, None, NOBODY, "")
    assert hero(match).at == "1,0"


@clause("TT-15.12")
def test_a_seal_lies_where_a_hypnotist_fell() -> None:
    future = {"enemies": ["hypnotist 1,0"], "decks": {"awakenings": ["light_feet"]}}
    match = tale(red={"love": 9, "speed": 20}, future=future, scenario="the_iron_clasp", dice=[P] * 9)
    enemy = match.table.future.enemies[0]
    enemy.damage = enemy.defence - 1
    match.begin_at(match.table)
    play(match, "red: attack hypnotist 1,0")
    assert [(token.kind, token.at) for token in match.table.future.tokens] == [("seal", "1,0")]
    assert [other.speed for other in match.table.heroes] == [21, 4, 4]


# The Heartless Court


def court(*enemies: str, **facts: Any) -> Match:
    thrones = [f"throne {entry.split()[1]} {entry.split()[0]}" for entry in enemies if entry.startswith("ruler")]
    future = {"enemies": list(enemies), "tokens": thrones} | facts.pop("future", {})
    return tale(future=future, scenario="the_heartless_court", **facts)


@pytest.mark.parametrize(("tributes", "verdict"), [(7, ""), (8, "breached")])
@clause("TT-20.4")
def test_the_ninth_tribute_loses_the_game(tributes: int, verdict: str) -> None:
    future = {"decks": {"decrees": ["court_holiday"]}, "counters": {"tributes": tributes}}
    match = court("ruler_of_salt 7,0", future=future, moment=Threaten(), turn=3)
    assert match.table.verdict == verdict
    assert match.table.future.counters["tributes"] == tributes + 1


@clause("TT-26.4")
def test_pay_again_collects_twice_in_one_step() -> None:
    future = {"decks": {"decrees": ["pay_again"]}}
    match = take_turns(court("ruler_of_salt 7,0", future=future, moment=Threaten(), turn=3))
    assert match.table.future.counters["tributes"] == 2


@clause("TT-26.4")
def test_a_fallen_ruler_gives_a_tribute_back_and_another_becomes_active() -> None:
    match = court("ruler_of_coin 5,0", future={"counters": {"tributes": 3}, "lead": "ruler_of_salt"})
    match.table.future.enemies[0].silenced = True
    match.table.future.tokens = [
        token for token in court("ruler_of_salt 7,0", "ruler_of_coin 5,0").table.future.tokens if token.kind == "throne"
    ]
    ruler_falls(match.table, hero(match), NOBODY, "7,0")
    assert match.table.future.counters["tributes"] == 2
    assert match.table.future.counters["rulers_beaten"] == 1
    assert match.table.future.lead == "ruler_of_coin"
    assert not match.table.future.enemies[0].silenced
    assert cited(match, "active_ruler") == [("TT-64.7", {"enemy": "ruler_of_coin"})]


@clause("TT-26.4")
def test_the_reserve_sends_its_guards_from_the_weakest_to_the_strongest_and_then_nobody() -> None:
    match = court("ruler_of_salt 5,3")
    for _ in range(4):
        call_guard(match.table, None, NOBODY, "")
    guards = [enemy for enemy in match.table.future.enemies if enemy.kind.startswith("guard")]
    assert [guard.kind for guard in guards] == ["guard_of_wood", "guard_of_stone", "guard_of_steel"]
    assert guards[0].at in beside("5,3")
    assert match.table.future.counters["reserve"] == 3


@clause("TT-26.4")
def test_the_active_ruler_moves_on_clockwise() -> None:
    match = court("ruler_of_salt 1,1", "ruler_of_coin 5,1", "ruler_of_iron 5,5", future={"lead": "ruler_of_coin"})
    next_ruler(match.table, None, NOBODY, "")
    assert match.table.future.lead == "ruler_of_iron"
    assert [ruler.silenced for ruler in match.table.future.enemies] == [True, True, False]
    next_ruler(match.table, None, NOBODY, "")
    assert match.table.future.lead == "ruler_of_salt"


# The Five Rings


@clause("TT-26.1", "TT-26.7")
def test_in_the_five_rings_every_turn_has_a_step_more() -> None:
    match = tale(red={"speed": 1}, future={}, scenario="the_five_rings", moment=BeginTurn())
    assert "go 2,0" in options(match)
    assert "go 3,0" not in options(match)


@pytest.mark.parametrize(("price", "task"), [(6, "pay_dearly"), (2, "pay_at_altar")])
@clause("TT-6.16", "TT-8.5")
def test_a_riddle_is_paid_with_virtues_and_never_with_the_last(price: int, task: str) -> None:
    future = {"tokens": ["clue 0,0 riddle_of_the_altar"], "decks": {"finds_deck": ["found_shoes"]}}
    facts: dict[str, Any] = {"future": future, "scenario": "the_five_rings", "ground": {"0,0": "altar"}}
    assert f"do {task} 0,0" not in options(tale(red={"all": 0, "love": price}, **facts))
    match = tale(red={"all": 0, "love": price + 1}, **facts)
    play(match, f"red: do {task} 0,0")
    assert hero(match).total == 1
    assert told(match, "riddle_solved") == [{"seat": "red", "card": "riddle_of_the_altar"}]


@clause("TT-6.16")
def test_an_artifact_given_away_solves_the_riddle_of_the_gift_and_other_gifts_do_not() -> None:
    future = {"tokens": ["clue 5,0 riddle_of_the_gift"], "decks": {"finds_deck": ["found_shoes"]}}
    red = {"artifacts": ["sling"], "stones": 1, "endeavour": 3}
    match = tale(red=red, blue={"at": "1,1"}, future=future, scenario="the_five_rings")
    play(match, "red: give sacred_stone blue")
    assert kinds(match) == ["clue"]
    play(match, "red: give sling blue")
    assert "clue" not in kinds(match)
    assert hero(match).speed == 4, "the giver draws the find"


@clause("TT-26.4")
def test_a_hunter_comes_three_steps_from_who_has_most_rings() -> None:
    match = tale(green={"carried": ["ring_of_dice"]}, future={}, scenario="the_five_rings")
    hunter_appears(match.table, None, NOBODY, "")
    (hunter,) = match.table.future.enemies
    assert distances(match.table, hero(match, "green").at, blocked=False)[hunter.at] == 3
    assert cited(match, "enemy_trait") == [("TT-65.12", {"enemy": "hunter", "card": "young_hunter"})]


@clause("TT-26.4")
def test_there_are_never_more_than_five_hunters() -> None:
    hunters = [f"hunter {column},3" for column in range(5)]
    match = tale(future={"enemies": hunters}, scenario="the_five_rings")
    hunter_appears(match.table, None, NOBODY, "")
    assert len(match.table.future.enemies) == 5


@pytest.mark.parametrize(("damage", "drops"), [(2, 0), (3, 1)])
@clause("TT-19.1")
def test_a_hard_blow_makes_a_hero_drop_a_ring(damage: int, drops: int) -> None:
    future = {"enemies": ["hunter 1,0"]}
    dice = [P] * damage + [B] * (4 - damage)
    red = {"carried": ["ring_of_dice"]}
    match = in_threat("the_five_rings", future, red=red, dice=dice, green={"at": "7,7"})
    for _ in range(damage):
        play(match, "red: take love" if hero(match).virtues["love"] else "red: take hope")
    assert match.table.future.counters["drops"] == drops
    assert len(hero(match).carried) == 1 - drops
    assert [token.at for token in match.table.future.tokens] == ["0,0"] * drops


@clause("TT-6.16")
def test_a_ring_that_is_found_again_is_counted_once() -> None:
    future = {"tokens": ["ring_of_dice 0,0"], "anchored": ["ring_of_dice"]}
    match = play(tale(future=future, scenario="the_five_rings"), "red: claim ring_of_dice 0,0")
    assert match.table.future.counters["rings_found"] == 0
    match = play(
        tale(future={"tokens": ["ring_of_dice 0,0"]}, scenario="the_five_rings"), "red: claim ring_of_dice 0,0"
    )
    assert match.table.future.counters["rings_found"] == 1


# The Unravelling


@clause("TT-26.10")
def test_the_last_four_tiles_are_never_marked() -> None:
    match = tale(future={}, scenario="the_unravelling")
    for _ in range(20):
        mark_one(match.table, None, NOBODY, "")
    assert len(match.table.future.marked) == 16 - 4


@clause("TT-26.10")
def test_the_tile_farthest_from_the_middle_goes_first_and_never_that_of_the_exit() -> None:
    match = tale(future={"tokens": ["way_out 0,0"]}, scenario="the_unravelling")
    for _ in range(3):
        mark_one(match.table, None, NOBODY, "")
    assert sorted(match.table.future.marked) == ["0,3", "3,0", "3,3"]


@pytest.mark.parametrize(("threads", "exits"), [(2, 0), (3, 1)])
@clause("TT-19.3")
def test_the_third_thread_brings_the_exit(threads: int, exits: int) -> None:
    match = tale(future={"counters": {"threads": threads}}, scenario="the_unravelling")
    thread_found(match.table, hero(match), NOBODY, "")
    assert kinds(match).count("way_out") == exits


@clause("TT-8.4", "TT-19.1")
def test_everybody_on_a_tile_that_vanishes_loses_a_spirit_and_the_last_one_is_death() -> None:
    future = {"marked": ["0,0"], "decks": {"fractures": ["a_stitch_holds"]}}
    match = take_turns(in_threat("the_unravelling", future, blue={"at": "1,1"}))
    assert [hero(match, seat).spirit for seat in match.seats] == [2, 2, 3]
    assert match.table.future.counters["spirit_lost"] == 2
    match = in_threat("the_unravelling", future, red={"spirit": 1})
    while match.questions:
        match.answer(match.questions[0].seat, match.questions[0].default_answer)
    assert match.table.verdict == "died"


@pytest.mark.parametrize(("stones", "verdict"), [(0, ""), (1, "won")])
@clause("TT-26.9", "TT-20.1")
def test_a_stone_stands_for_a_fragment_that_is_missing(stones: int, verdict: str) -> None:
    fragments = ["red_fragment", "blue_fragment", "gold_fragment"]
    match = tale(
        red={"carried": fragments[:2], "stones": stones},
        blue={"carried": fragments, "at": "2,0"},
        green={"carried": fragments, "at": "1,1"},
        future={"tokens": ["way_out 1,0"]},
        scenario="the_unravelling",
    )
    play(match, "red: go 0,1", "red: go 0,0")
    assert match.table.verdict == verdict


# The Wood Without Paths


@clause("TT-26.4")
def test_nine_creatures_come_and_none_twice() -> None:
    match = tale(future={}, scenario="the_wood_without_paths")
    for _ in range(12):
        creature_comes(match.table, None, NOBODY, "")
    came = [enemy.kind for enemy in match.table.future.enemies]
    assert len(came) == len(set(came)) == match.table.future.counters["creatures"] == 9


@clause("TT-15.13", "TT-26.2")
def test_a_creature_is_fought_to_the_end_and_pays_a_virtue() -> None:
    future = {"enemies": ["briar_hound 1,0"]}
    match = tale(red={"love": 9, "speed": 9}, future=future, scenario="the_wood_without_paths", dice=[P] * 9)
    play(match, "red: attack briar_hound 1,0", "red: attack_now")
    play(match, "red: raise mercy")
    assert hero(match).virtues["mercy"] == 3
    assert match.table.future.counters["creatures_beaten"] == 1


@pytest.mark.parametrize(("beaten", "seen"), [(2, False), (3, True)])
@clause("TT-19.1")
def test_the_last_guardian_shows_the_true_exit(beaten: int, seen: bool) -> None:
    future = {"tokens": ["exit 3,0", "exit 7,0"], "beaten": {"guardian": beaten}}
    match = tale(future=future, scenario="the_wood_without_paths")
    guardian_falls(match.table, hero(match), NOBODY, "")
    notes = sorted(token.note for token in match.table.future.tokens)
    assert notes == (["false", "true"] if seen else ["", ""])
    true = [token.at for token in match.table.future.tokens if token.note == "true"]
    assert cited(match, "exit_seen") == [("TT-67.8", {"space": space}) for space in true]


@clause("TT-19.9", "TT-20.1")
def test_who_leaves_by_the_true_exit_is_away_and_the_last_one_wins() -> None:
    future = {"tokens": ["exit 0,0 true"], "beaten": {"guardian": 2}}
    match = play(tale(future=future, scenario="the_wood_without_paths"), "red: do leave_wood 0,0")
    assert hero(match).away
    assert match.table.verdict == ""
    match = tale(future=future, scenario="the_wood_without_paths", blue={"away": True}, green={"away": True})
    play(match, "red: do leave_wood 0,0")
    assert match.table.verdict == "won"
    assert cited(match, "left_map") == [("TT-67.9", {"seat": "red", "space": "0,0"})]


@clause("TT-19.1")
def test_the_first_try_at_an_unknown_exit_decides_about_both() -> None:
    future = {"tokens": ["exit 0,0", "exit 7,0"], "beaten": {"guardian": 2}}
    match = play(tale(future=future, scenario="the_wood_without_paths"), "red: do leave_wood 0,0")
    left = {token.at: token.note for token in match.table.future.tokens}
    if hero(match).away:
        assert left == {"0,0": "true", "7,0": "false"}
    else:
        assert left == {"7,0": "true"}
    single = {"tokens": ["exit 0,0"], "beaten": {"guardian": 2}}
    match = play(tale(future=single, scenario="the_wood_without_paths"), "red: do leave_wood 0,0")
    assert hero(match).away, "an Exit that is the only one left is true"

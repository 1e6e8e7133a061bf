"""Why can't I? Each case names an option that one could expect, the reason that is given, and the clause it cites."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fairytable import Match, new_match
from fairytable.engine.chance import Chance
from fairytable.engine.verbs import verb_of
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import (
    CoverVirtue,
    Cure,
    EndRound,
    EnterMap,
    HitEnemy,
    LayTile,
    LoseVirtue,
    MoveAway,
    PickHero,
    RaiseVirtue,
    ReadTreasure,
    RegainVirtue,
    StartOfTurn,
    UncoverVirtue,
)
from fairytable.games.threetale.table import Roll
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.maps import CONTENT, SCENARIOS, make_mighty, set_up
from tests.games.threetale.tale import BLANK, POSITIVE, hero, tale
from tests.games.threetale.truths import TRUTHS

P, B = POSITIVE, BLANK
CLAUSES = {expectation.verb.word: expectation.clauses for expectation in GAME.rules.expectations}


def reason_for(match: Match, option: str) -> tuple[str, dict[str, Any]]:
    """The key and the values of the reason. Its clause is about the verb, its numbers are true, and it has words."""
    question = match.questions[0]
    reason = match.refusals(question)[option]
    assert option not in question.options
    assert reason.clause in CLAUSES[verb_of(option, GAME.vocabulary.verbs).word]
    if reason.key in TRUTHS:
        assert TRUTHS[reason.key](match.table, question, option, reason.values)
    words = text_layer.words_for(match).reason(reason)
    assert "{" not in words
    assert "reason-" not in words
    return reason.key, dict(reason.values)


def key_of(match: Match, option: str) -> str:
    return reason_for(match, option)[0]


def battle(card: str, level: int, dice: list[int], **red: Any) -> Match:
    """The red hero has claimed this Battle."""
    things, decks = {"0,0": f"battle_{level}"}, {f"battles_{level}": [card], "enemy_bonus": ["yawn", "stumble"]}
    match = tale(things=things, decks=decks, dice=dice, red={"love": 4, "speed": 9} | red)
    return play(match, f"red: claim battle_{level} 0,0")


# On the map


@pytest.mark.parametrize(
    ("option", "key", "facts"),
    [
        ("go 1,0", "trees_there", {"ground": {"1,0": "trees"}}),
        ("go 1,0", "no_steps_left", {"red": {"speed": 2, "steps_used": 2}}),
        ("go 1,0", "no_step_to_go_on", {"red": {"speed": 1}, "blue": {"at": "1,0"}}),
        ("go 1,0", "no_way_across", {"red": {"speed": 1}, "walls": {"0,0": ["1,0"], "1,0": ["0,0"]}}),
        ("go 1,1", "too_few_steps", {"red": {"speed": 1}}),
        (
            "go 1,0",
            "no_step_off_trees",
            {"red": {"speed": 1, "talents": ["through_the_thicket"]}, "ground": {"1,0": "trees"}},
        ),
        ("go 1,0", "space_blocked", {"future": {"enemies": ["first_shadow 1,0"]}}),
        ("go 1,0", "space_blocked", {"future": {"tokens": ["gloom 1,0"]}}),
        ("go 7,0", "no_steps_left", {"ground": {"0,0": "portal", "7,0": "portal"}, "red": {"steps_used": 3}}),
        (
            "go 7,0",
            "portals_closed",
            {
                "ground": {"0,0": "portal", "7,0": "portal"},
                "future": {"in_force": {"lands": "land_of_closed_doors"}},
                "scenario": "parallel_land",
            },
        ),
        ("end", "space_shared", {"blue": {"at": "0,0"}}),
        ("end", "on_trees", {"ground": {"0,0": "trees"}, "red": {"talents": ["through_the_thicket"]}}),
        ("claim quest 0,0", "space_shared", {"things": {"0,0": "quest"}, "blue": {"at": "0,0"}}),
        ("claim quest 0,0", "no_action_left", {"things": {"0,0": "quest"}, "red": {"actions_used": 1}}),
        ("claim quest 1,0", "not_there", {"things": {"1,0": "quest"}}),
        (
            "claim red_stone 1,0",
            "no_action_left",
            {"things": {"1,0": "red_stone"}, "red": {"actions_used": 1, "talents": ["wishing_star"]}},
        ),
        ("claim light 1,0", "not_there", {"future": {"tokens": ["light 1,0"]}}),
        ("claim mirror 0,0", "token_stays", {"future": {"tokens": ["mirror 0,0"]}, "scenario": "parallel_land"}),
        ("sacrifice virtues", "no_action_left", {"ground": {"0,0": "altar"}, "red": {"actions_used": 1}}),
        ("sacrifice virtues", "last_virtues", {"ground": {"0,0": "altar"}, "red": {"all": 0, "love": 3}}),
        ("sacrifice shevitsa", "no_unused_shevitsa", {"ground": {"0,0": "altar"}}),
        ("sacrifice pair_1", "one_of_a_pair", {"ground": {"0,0": "altar"}, "red": {"artifacts": ["sling"]}}),
        ("give sling blue", "too_far_to_give", {"red": {"artifacts": ["sling"]}}),
        (
            "give sling blue",
            "no_action_left",
            {"red": {"artifacts": ["sling"], "actions_used": 1}, "blue": {"at": "1,1"}},
        ),
        ("give sling blue", "space_shared", {"red": {"artifacts": ["sling"]}, "blue": {"at": "0,0"}}),
        (
            "give sling blue",
            "on_trees",
            {"red": {"artifacts": ["sling"]}, "blue": {"at": "1,1"}, "ground": {"0,0": "trees"}},
        ),
        ("give sling blue", "not_on_map", {"red": {"artifacts": ["sling"]}, "blue": {"at": ""}}),
        ("give sacred_stone blue", "too_far_to_give", {"red": {"stones": 1}}),
        ("give light blue", "too_far_to_give", {"red": {"carried": ["light"]}, "future": {}}),
        ("give light blue", "has_left", {"red": {"carried": ["light"]}, "blue": {"away": True}, "future": {}}),
        ("give sling blue", "too_far_to_give", {"red": {"artifacts": ["sling"], "talents": ["stream"]}}),
        ("bless blue", "too_far_to_give", {"red": {"offerings": 1}}),
        ("stone", "stone_sleeps", {"red": {"stones": 1}}),
        ("stone", "stone_does_nothing", {"red": {"stones": 1}, "future": {}, "scenario": "the_grasp"}),
        ("stone", "stone_by_itself", {"red": {"stones": 1}, "future": {}, "scenario": "the_unravelling"}),
    ],
)
@clause(
    "TT-4.10", "TT-5.3", "TT-5.9", "TT-5.10", "TT-5.11", "TT-6.1", "TT-6.4", "TT-4.11", "TT-16.5", "TT-17.2", "TT-26.9"
)
def test_on_the_map_the_true_cause_is_given(option: str, key: str, facts: dict[str, Any]) -> None:
    assert key_of(tale(**facts), option) == key


@clause("TT-6.13", "TT-13.6")
def test_a_quest_that_is_too_far_to_give_has_a_reason_with_the_distance() -> None:
    quest = next(iter(CONTENT.quests))
    match = tale(red={"quests": [quest]}, blue={"at": "3,1"})
    assert reason_for(match, f"give {quest} blue") == ("too_far_to_give", {"player": "blue", "far": 3, "most": 1})


@pytest.mark.parametrize(
    ("option", "key", "facts"),
    [
        ("attack first_shadow 3,0", "not_beside", {"future": {"enemies": ["first_shadow 3,0"]}}),
        (
            "attack first_shadow 1,0",
            "no_action_left",
            {"future": {"enemies": ["first_shadow 1,0"]}, "red": {"actions_used": 1}},
        ),
        (
            "attack reflection 1,0",
            "not_on_space",
            {"future": {"enemies": ["reflection 1,0"], "tokens": ["mirror 1,0"]}, "scenario": "parallel_land"},
        ),
        ("attack maw 1,0", "enemy_waits", {"future": {"enemies": ["maw 1,0"]}, "scenario": "the_grasp"}),
        (
            "attack segment 1,0",
            "outer_segment_first",
            {"future": {"enemies": ["segment 1,0 tentacle_1", "segment 3,0 tentacle_1"]}, "scenario": "the_grasp"},
        ),
        (
            "do look_into_mirror 0,0",
            "too_few_things",
            {"future": {"tokens": ["mirror 0,0"]}, "scenario": "parallel_land"},
        ),
        (
            "do look_into_mirror 0,0",
            "no_action_left",
            {
                "future": {"tokens": ["mirror 0,0"]},
                "scenario": "parallel_land",
                "red": {"carried": ["shard"], "actions_used": 1},
            },
        ),
        (
            "do cure_poison_of blue",
            "not_near_enough",
            {"future": {}, "scenario": "the_grasp", "blue": {"marks": {"poison": 1}}},
        ),
        ("do cure_poison_of red", "not_marked", {"future": {}, "scenario": "the_grasp"}),
        (
            "do cure_poison_of blue",
            "has_left",
            {"future": {}, "scenario": "the_grasp", "blue": {"marks": {"poison": 1}, "away": True}},
        ),
        (
            "do pay_dearly 0,0",
            "too_few_virtues",
            {
                "future": {"tokens": ["clue 0,0 riddle_of_chance"]},
                "scenario": "the_five_rings",
                "red": {"all": 0, "love": 4},
            },
        ),
        (
            "do pay_thread 0,0",
            "too_few_things",
            {"future": {"tokens": ["clue 0,0 riddle_of_the_thread"]}, "scenario": "the_five_rings"},
        ),
        (
            "do pay_at_altar 0,0",
            "not_at_altar",
            {"future": {"tokens": ["clue 0,0 riddle_of_the_altar"]}, "scenario": "the_five_rings"},
        ),
        (
            "do pay_at_altar 3,3",
            "too_few_virtues",
            {
                "future": {"tokens": ["clue 3,3 riddle_of_the_altar"]},
                "scenario": "the_five_rings",
                "ground": {"0,0": "altar"},
                "red": {"all": 0, "love": 2},
            },
        ),
        (
            "do give_ring ring_of_dice",
            "not_at_altar",
            {"future": {}, "scenario": "the_five_rings", "red": {"carried": ["ring_of_dice"]}},
        ),
        (
            "do give_ring ring_of_dice",
            "gave_last",
            {
                "future": {"lead": "red"},
                "scenario": "the_five_rings",
                "red": {"carried": ["ring_of_dice"]},
                "ground": {"0,0": "altar"},
            },
        ),
        (
            "do give_stone altar",
            "gave_last",
            {
                "future": {"lead": "red"},
                "scenario": "the_five_rings",
                "red": {"stones": 1},
                "ground": {"0,0": "altar"},
            },
        ),
        (
            "do lay_anchor 0,0",
            "anchored_already",
            {"future": {"anchored": ["0,0"]}, "scenario": "the_unravelling", "red": {"carried": ["anchor"]}},
        ),
        (
            "do open_path 0,0",
            "too_few_finds",
            {
                "future": {"tokens": ["path 0,0"]},
                "scenario": "the_wood_without_paths",
                "red": {"carried": ["bone"] * 3},
            },
        ),
        (
            "do leave_wood 0,0",
            "guardians_first",
            {"future": {"tokens": ["exit 0,0"], "beaten": {"guardian": 1}}, "scenario": "the_wood_without_paths"},
        ),
    ],
)
@clause("TT-26.2", "TT-19.4", "TT-6.16")
def test_in_the_future_the_true_cause_is_given(option: str, key: str, facts: dict[str, Any]) -> None:
    assert key_of(tale(**facts), option) == key


@pytest.mark.parametrize(
    ("cell", "key"), [("1,1", "tile_lies_there"), ("4,4", "corner_only"), ("-1,-1", "corner_only")]
)
@clause("TT-4.2", "TT-4.3")
def test_a_tile_is_not_laid_on_another_or_at_a_corner(cell: str, key: str) -> None:
    match = tale(moment=LayTile(), next_tile="tile_01")
    for turn in ("north", "east", "south", "west"):
        assert key_of(match, f"lay {cell} {turn}") == key


@clause("TT-4.2")
def test_a_tile_that_looks_the_same_turned_round_is_offered_one_way() -> None:
    match = tale(moment=LayTile(), next_tile="tile_30")
    missing = [option for option in match.refusals(match.questions[0]) if option.startswith("lay 4,0")]
    assert {key_of(match, option) for option in missing} <= {"looks_alike"}


@clause("TT-3.6")
def test_a_hero_enters_on_an_empty_space() -> None:
    ground, things = {"6,6": "trees", "7,6": "altar"}, {"7,6": "offering"}
    match = tale(moment=EnterMap(), ground=ground, things=things, red={"at": ""}, green={"at": "7,7"})
    assert match.questions[0].about == "act", "only one space is empty"
    ground = {"6,6": "trees"}
    match = tale(moment=EnterMap(), ground=ground, things={"7,6": "quest"}, red={"at": ""}, green={"at": "0,0"})
    assert key_of(match, "enter 6,6") == "trees_there"
    assert reason_for(match, "enter 7,6") == ("space_not_empty", {"thing": "quest"})
    match = tale(moment=EnterMap(), red={"at": ""}, green={"at": "7,7"})
    assert reason_for(match, "enter 7,7") == ("hero_there", {"player": "green"})


@clause("TT-26.10")
def test_a_hero_that_is_moved_goes_to_the_nearest_free_space() -> None:
    facts: dict[str, Any] = {"future": {}, "ground": {"1,0": "trees"}, "owed": [MoveAway("red", "TT-26.10")]}
    match = tale(blue={"at": "0,1"}, red={"at": "0,0"}, **facts)
    assert key_of(match, "move_to 1,0") == "trees_there"
    assert key_of(match, "move_to 0,1") == "not_nearest"


# Artifacts and Bonus cards


@pytest.mark.parametrize(
    ("artifact", "key", "red"),
    [
        ("sling", "slot_fixed", {"artifacts": ["sling"], "slots": {"hands": "rhomphaia"}}),
        ("winged_boots", "artifact_works", {"artifacts": ["winged_boots"], "slots": {"feet": "winged_boots"}}),
        ("rhomphaia", "artifact_elsewhere", {"artifacts": ["rhomphaia"]}),
        ("shield_of_reeds", "artifact_elsewhere", {"artifacts": ["shield_of_reeds"]}),
        ("smoke_pouch", "artifact_elsewhere", {"artifacts": ["smoke_pouch"]}),
        ("oracles_veil", "artifact_elsewhere", {"artifacts": ["oracles_veil"]}),
        ("flask_of_living_water", "spirit_full", {"artifacts": ["flask_of_living_water"]}),
    ],
)
@clause("TT-10.3", "TT-10.5", "TT-10.18", "TT-8.8")
def test_outside_of_fights_an_artifact_has_its_reason(artifact: str, key: str, red: dict[str, Any]) -> None:
    assert key_of(tale(red=red), f"use {artifact}") == key


@clause("TT-10.7")
def test_a_second_use_of_an_active_artifact_in_a_round_has_its_reason() -> None:
    match = battle("whirlwind", 1, [P] * 4, artifacts=["iron_sickle", "rue_wreath"])
    play(match, "red: attack_now", "red: use iron_sickle")
    assert key_of(match, "use iron_sickle") == "artifact_used_in_round"


@clause("TT-10.8", "TT-10.19", "TT-10.18")
def test_an_active_artifact_that_cannot_be_paid_has_its_reason() -> None:
    match = battle("whirlwind", 1, [B] * 4, artifacts=["iron_sickle", "rue_wreath"])
    assert key_of(match, "use iron_sickle") == "no_dice_to_pay"
    play(match, "red: attack_now")
    assert reason_for(match, "use iron_sickle") == (
        "too_few_positive",
        {"artifact": "iron_sickle", "needs": 1, "has": 0},
    )


@clause("TT-10.18")
def test_what_helps_who_attacks_first_does_not_help_who_does_not() -> None:
    match = battle("whirlwind", 1, [B] * 3 + [P] * 4, artifacts=["sling", "rue_wreath"], speed=1)
    play(match, "red: face", "red: attack_now")
    assert key_of(match, "use sling") == "enemy_was_first"


@clause("TT-10.18")
def test_a_promise_is_made_once_in_a_fight() -> None:
    match = battle("whirlwind", 1, [P, P, B, B, B, B, B, P, P, B, B], artifacts=["mourning_scarf"], hope=3)
    play(match, "red: attack_now", "red: use mourning_scarf", "red: result", "red: face", "red: attack_now")
    assert key_of(match, "use mourning_scarf") == "promised_already"


@clause("TT-10.10")
def test_outside_of_fights_an_artifact_is_used_once_in_a_turn() -> None:
    match = tale(red={"artifacts": ["rue_wreath"], "hope": 3}, things={"0,0": "treasure_1"}, dice=[B] * 4)
    play(match, "red: claim treasure_1 0,0", "red: use rue_wreath", "red: reroll blank")
    assert key_of(match, "use rue_wreath") == "artifact_used_in_turn"
    assert cited(match, "die_rolled_again") == [("TT-10.17", {"seat": "red", "positive": 0})]


@pytest.mark.parametrize(
    ("option", "key"),
    [("choose_bonus quick_hands dice", "effect_elsewhere"), ("choose_bonus second_wind dice", "effect_chosen")],
)
@clause("TT-14.4")
def test_an_effect_of_a_bonus_card_has_its_moment_and_only_one_is_picked(option: str, key: str) -> None:
    match = play(tale(red={"bonus": ["quick_hands", "second_wind"]}), "red: choose_bonus second_wind actions")
    assert key_of(match, option) == key


@clause("TT-14.4", "TT-9.6")
def test_who_uses_both_effects_picks_none() -> None:
    red = {"bonus": ["quick_hands"], "hero": "sun_and_moon", "talents": ["day_and_night"]}
    assert key_of(tale(red=red), "choose_bonus quick_hands speed") == "both_effects"


@clause("TT-7.14", "TT-7.23", "TT-14.11")
def test_falling_faith_takes_neither_used_cards_nor_those_of_others() -> None:
    red = {"faith": 7, "bonus": ["tailwind", "long_day", "battle_cry", "idle_tale"]}
    match = tale(red=red, ground={"0,0": "altar"})
    tailwind, long_day, *_ = hero(match).bonus
    tailwind.used, long_day.from_faith = True, False
    match.begin_at(match.table)
    play(match, "red: sacrifice virtues", "red: lose faith")
    assert key_of(match, "discard tailwind") == "bonus_used"
    assert key_of(match, "discard long_day") == "not_of_faith"


@clause("TT-9.6")
def test_a_bonus_card_is_swapped_once() -> None:
    red = {"hero": "sun_and_moon", "talents": ["day_and_night", "dusk"], "bonus": ["tailwind", "long_day"]}
    match = tale(moment=StartOfTurn(), red=red | {"artifacts": ["oracles_veil"]}, decks={"hero_bonus": ["idle_tale"]})
    play(match, "red: swap tailwind")
    assert key_of(match, "swap long_day") == "talent_used"
    assert cited(match, "bonus_lost") == [("TT-9.6", {"seat": "red", "card": "tailwind"})]


# Dice and damage


@clause("TT-7.1", "TT-19.7")
def test_hope_that_trance_covers_sleeps_whatever_its_number() -> None:
    facts: dict[str, Any] = {"future": {"enemies": ["hypnotist 1,0"]}, "scenario": "the_iron_clasp"}
    red = {"love": 4, "speed": 9, "hope": 7, "covered": ["hope"], "artifacts": ["rue_wreath"]}
    match = tale(red=red, dice=[B] * 4, decks={"enemy_bonus": ["yawn"]}, **facts)
    play(match, "red: attack hypnotist 1,0")
    assert reason_for(match, "flip hope blank") == ("virtue_sleeps", {"virtue": "hope"})


@clause("TT-7.1")
def test_too_little_hope_is_told_with_its_number() -> None:
    match = play(battle("whirlwind", 1, [B] * 4, artifacts=["rue_wreath"], hope=2), "red: attack_now")
    assert reason_for(match, "flip hope blank") == ("virtue_too_low", {"virtue": "hope", "value": 2})


@clause("TT-15.14", "TT-7.7")
def test_hope_does_not_work_against_the_mora() -> None:
    match = battle("mora_of_endless_night", 3, [P] * 9, hope=7, speed=1)
    play(match, "red: face")
    assert match.questions[0].about == "damage", "there was nothing to choose before"
    assert reason_for(match, "flip hope positive") == ("no_hope_against", {"enemy": "mora_of_endless_night"})


@clause("TT-7.9", "TT-7.6", "TT-15.16")
def test_hope_that_is_used_up_says_how_far_it_went() -> None:
    match = battle("whirlwind", 1, [B] * 4 + [P] * 3, hope=3, artifacts=["rue_wreath"])
    play(match, "red: attack_now", "red: flip hope blank")
    assert reason_for(match, "flip hope blank") == ("hope_all_turned", {"hope": 3, "dice": 1})
    play(match, "red: result", "red: face")
    assert key_of(match, "flip hope positive") == "hope_used"
    fresh = play(battle("whirlwind", 1, [P] * 3, hope=3, speed=1), "red: face", "red: result")
    assert key_of(fresh, "flip hope positive") == "dice_counted"


@clause("TT-7.10")
def test_hope_on_the_dice_does_not_turn_the_die_of_a_talent() -> None:
    match = tale(red={"hope": 7, "artifacts": ["rue_wreath"]}, things={"0,0": "treasure_1"}, dice=[B] * 3)
    play(match, "red: claim treasure_1 0,0", "red: flip hope blank")
    match.table.roll.trait = 1
    match.begin_at(match.table)
    assert key_of(match, "flip hope die") == "hope_on_dice"


@clause("TT-14.7", "TT-25.4")
def test_flips_of_cards_and_of_the_star_have_their_reasons() -> None:
    star = {"talents": ["bright_brow", "star_gift", "falling_star"], "hero": "starred_boy"}
    facts: dict[str, Any] = {"things": {"0,0": "treasure_1"}, "blue": star, "dice": [B] * 3}
    match = tale(red={"bonus": ["turned_coin"], "artifacts": ["rue_wreath"]}, **facts)
    play(match, "red: claim treasure_1 0,0", "red: flip turned_coin blank", "red: flip falling_star blank")
    assert reason_for(match, "flip turned_coin blank") == ("flips_used", {"card": "turned_coin", "count": 1})
    assert reason_for(match, "flip falling_star blank") == ("talent_used", {"talent": "falling_star"})
    match = tale(
        things={"0,0": "battle_1"}, decks={"battles_1": ["whirlwind"]}, blue=star, red={"speed": 1}, dice=[P] * 3
    )
    play(match, "red: claim battle_1 0,0", "red: face")
    assert key_of(match, "flip falling_star positive") == "star_not_for_enemies"
    match.table.roll.kind, match.table.agenda[0] = "attack", EndRound()
    assert key_of(match, "flip falling_star positive") == "star_in_turns_only"


@clause("TT-10.17")
def test_a_die_is_rolled_again_once() -> None:
    roll = Roll("red", "treasure", [1, 1], fresh=[0], rerolls=1)
    match = tale(roll=roll, treasure=[next(iter(CONTENT.treasures))], owed=[ReadTreasure()])
    assert key_of(match, "reroll blank") == "rolled_again"


@clause("TT-9.6")
def test_a_talent_rolls_again_once_and_own_dice_only() -> None:
    red = {"talents": ["third_try"], "hope": 3, "artifacts": ["rue_wreath"]}
    match = tale(red=red, things={"0,0": "treasure_1"}, dice=[B] * 5)
    play(match, "red: claim treasure_1 0,0", "red: use third_try", "red: reroll blank")
    assert key_of(match, "use third_try") == "talent_used"
    match = play(battle("whirlwind", 1, [P] * 3, talents=["third_try"], hope=3, speed=1), "red: face")
    assert key_of(match, "use third_try") == "only_own_dice"


@clause("TT-15.18", "TT-15.24")
def test_after_a_point_of_damage_nothing_else_saves_from_the_rest() -> None:
    red: dict[str, Any] = {"speed": 1, "artifacts": ["smoke_pouch", "shield_of_reeds"], "hero": "queen_of_living_water"}
    match = battle("whirlwind", 1, [P] * 3, **red, talents=["stream", "cooling_touch"])
    play(match, "red: face", "red: take love")
    for option in ("block", "escape", "escape_with smoke_pouch", "block_with shield_of_reeds", "cool red"):
        assert reason_for(match, option) == ("damage_begun", {"taken": 1})


@clause("TT-15.17", "TT-15.24")
def test_before_the_dice_count_there_is_nothing_to_block_and_no_way_out() -> None:
    match = battle("whirlwind", 1, [P] * 3, speed=1, hope=3, artifacts=["shield_of_reeds", "smoke_pouch"])
    play(match, "red: face")
    assert match.questions[0].about == "enemy_dice"
    assert key_of(match, "block") == "no_damage_yet"
    assert key_of(match, "block_with shield_of_reeds") == "no_damage_yet"
    assert key_of(match, "escape") == "dice_first"
    assert key_of(match, "escape_with smoke_pouch") == "dice_first"


@clause("TT-10.3", "TT-9.6")
def test_a_block_or_escape_with_something_used_has_its_reason() -> None:
    red = {
        "speed": 1,
        "artifacts": ["shield_of_reeds", "smoke_pouch"],
        "slots": {"hands": "rhomphaia", "feet": "sling"},
    }
    match = play(battle("whirlwind", 1, [P] * 3, **red), "red: face")
    slots = {artifact: match.table.content.artifacts[artifact].slot for artifact in red["artifacts"]}  # type: ignore[attr-defined]
    for verb, artifact in (("block_with", "shield_of_reeds"), ("escape_with", "smoke_pouch")):
        if slots[artifact] in ("hands", "feet"):
            assert key_of(match, f"{verb} {artifact}") == "slot_fixed"
    unborn = {"hero": "unborn_maiden", "talents": ["not_yet_born"], "used": ["not_yet_born"], "speed": 1}
    match = play(battle("whirlwind", 1, [P] * 3, **unborn), "red: face")
    assert key_of(match, "block_with not_yet_born") == "talent_used"


@clause("TT-19.4")
def test_there_is_no_escape_from_an_exchange() -> None:
    facts: dict[str, Any] = {"future": {"enemies": ["first_shadow 1,0"]}, "decks": {"enemy_bonus": ["yawn"]}}
    match = tale(red={"love": 1, "speed": 1, "artifacts": ["smoke_pouch"]}, dice=[P] * 9, **facts)
    play(match, "red: attack first_shadow 1,0")
    assert reason_for(match, "escape") == ("no_escape", {"enemy": "first_shadow"})
    assert key_of(match, "escape_with smoke_pouch") == "no_escape"


@clause("TT-9.6")
def test_a_touch_that_does_not_cool_says_why() -> None:
    blue = {"hero": "queen_of_living_water", "talents": ["stream", "cooling_touch"]}
    facts: dict[str, Any] = {"things": {"0,0": "battle_1"}, "decks": {"battles_1": ["whirlwind"]}, "dice": [P] * 3}
    match = play(tale(red={"speed": 1}, blue=blue, **facts), "red: claim battle_1 0,0", "red: face")
    assert reason_for(match, "cool blue") == ("too_far_to_cool", {"player": "blue", "far": 10, "most": 3})
    near = blue | {"at": "1,0", "spent_talents": ["cooling_touch"]}
    match = play(tale(red={"speed": 1}, blue=near, **facts), "red: claim battle_1 0,0", "red: face")
    assert key_of(match, "cool blue") == "talent_spent"


@clause("TT-15.19", "TT-15.14")
def test_a_virtue_that_cannot_take_damage_says_why() -> None:
    match = play(battle("whirlwind", 1, [P] * 3, speed=1, hope=0), "red: face")
    assert key_of(match, "take hope") == "virtue_is_zero"
    match = play(battle("nameless_plague", 3, [P] * 12, speed=1, love=4), "red: face")
    assert reason_for(match, "take hope") == ("highest_takes", {"enemy": "nameless_plague", "most": 4})


@clause("TT-9.6")
def test_thirst_says_why_not() -> None:
    bride = {"hero": "vampires_bride", "talents": ["night_thirst"]}
    match = battle("whirlwind", 1, [P] * 8, **bride, hope=0)
    assert key_of(match, "thirst hope") == "virtue_is_zero"
    play(match, "red: thirst love")
    assert key_of(match, "thirst love") == "talent_used"
    match = battle("whirlwind", 1, [P] * 8, **bride, all=0, love=1)
    assert key_of(match, "thirst love") == "last_virtue"


# The end of the turn, and what is chosen


@clause("TT-7.17", "TT-7.18", "TT-7.1", "TT-1.9")
def test_at_the_end_of_the_turn_points_that_cannot_be_given_have_their_reasons() -> None:
    match = play(tale(red={"mercy": 3, "endurance": 3}, blue={"love": 13}), "red: end")
    assert key_of(match, "mercy red love") == "mercy_for_others"
    assert reason_for(match, "mercy blue love") == ("virtue_full", {"virtue": "love", "player": "blue", "most": 13})
    play(match, "red: mercy blue hope")
    assert reason_for(match, "mercy blue hope") == ("points_handed_out", {"virtue": "mercy"})
    match = play(tale(red={"mercy": 3, "endurance": 2}), "red: end")
    assert reason_for(match, "raise love") == ("virtue_too_low", {"virtue": "endurance", "value": 2})
    match = play(tale(red={"mercy": 3, "endurance": 7, "covered": ["endurance"]}), "red: end")
    assert reason_for(match, "raise love") == ("virtue_sleeps", {"virtue": "endurance"})
    spring = {"hero": "queen_of_living_water", "talents": ["spring_of_life"], "mercy": 2, "endurance": 3}
    match = play(tale(red=spring), "red: end", "red: mercy blue hope", "red: mercy blue hope")
    assert key_of(match, "mercy blue hope") == "points_handed_out"


@clause("TT-7.17", "TT-19.9")
def test_mercy_takes_trance_from_others_only() -> None:
    facts: dict[str, Any] = {"future": {}, "scenario": "the_iron_clasp", "blue": {"away": True}}
    trance = {"marks": {"trance": 1}, "covered": ["hope"]}
    match = play(tale(red={"mercy": 3, **trance}, green=trance, **facts), "red: end")
    assert key_of(match, "unmark trance red") == "mercy_for_others"
    assert key_of(match, "mercy blue hope") == "has_left"
    play(match, "red: unmark trance green")


@clause("TT-19.1")
def test_who_has_no_poison_is_not_cured() -> None:
    facts: dict[str, Any] = {"future": {}, "scenario": "the_grasp", "owed": [Cure("red", "TT-19.1", "poison")]}
    match = tale(red={"marks": {"poison": 1}}, blue={"marks": {"poison": 2}}, **facts)
    assert key_of(match, "unmark poison green") == "not_marked"


@clause("TT-9.6")
def test_the_way_is_led_once() -> None:
    red = {"hero": "silver_deer", "talents": ["lead_the_way"], "mercy": 3}
    match = play(tale(red=red), "red: end", "red: lead blue")
    assert key_of(match, "lead green") == "talent_used"
    facts: dict[str, Any] = {"future": {}, "green": {"away": True}}
    assert key_of(play(tale(red=red, **facts), "red: end"), "lead green") == "has_left"
    assert cited(match, "led") == [("TT-9.6", {"seat": "red", "player": "blue", "steps": 2})]


@clause("TT-1.14", "TT-16.2", "TT-1.9", "TT-9.6")
def test_what_cannot_rise_or_fall_or_be_laid_down_says_why() -> None:
    match = tale(red={"hope": 0}, owed=[LoseVirtue("red", "TT-12.5", 1)])
    assert key_of(match, "lose hope") == "virtue_is_zero"
    artifacts = ["sling", "hazel_staff", "rhomphaia"]
    match = play(tale(red={"artifacts": artifacts}, ground={"0,0": "altar"}), "red: sacrifice pair_1")
    assert reason_for(match, "lose_artifact rhomphaia") == (
        "other_level",
        {"artifact": "rhomphaia", "level": 3, "needs": 1},
    )
    match = tale(red={"love": 13}, owed=[RaiseVirtue("red", "TT-6.5", 1)])
    assert key_of(match, "raise love") == "virtue_full"
    match = tale(owed=[RegainVirtue("red", "TT-9.6", 1, ("love", "hope"))])
    assert key_of(match, "raise mercy") == "not_lost_here"


@clause("TT-19.7")
def test_what_sleeps_cannot_fall_asleep_and_what_is_awake_cannot_wake_up() -> None:
    facts: dict[str, Any] = {"future": {}, "scenario": "the_iron_clasp"}
    match = tale(red={"covered": ["hope"]}, owed=[CoverVirtue("red", "TT-19.7", 1)], **facts)
    assert key_of(match, "cover hope") == "virtue_sleeps"
    match = tale(red={"covered": ["hope", "love"]}, owed=[UncoverVirtue("red", "TT-19.7", 1)], **facts)
    assert key_of(match, "uncover mercy") == "virtue_awake"


@clause("TT-9.3", "TT-9.5")
def test_a_talent_of_another_level_says_why() -> None:
    match = play(tale(red={"unused": 3, "talents": []}, things={"0,0": "red_stone"}), "red: claim red_stone 0,0")
    first, second = (match.table.content.talents_of("youngest_son", level) for level in (1, 2))
    assert key_of(match, f"talent {second[0]}") == "level_later"
    match = play(
        tale(red={"unused": 3, "talents": [first[0]]}, things={"0,0": "red_stone"}), "red: claim red_stone 0,0"
    )
    assert key_of(match, f"talent {first[0]}") == "talent_known"
    assert key_of(match, f"talent {first[1]}") == "level_chosen"


@clause("TT-26.9")
def test_an_enemy_that_a_stone_does_not_hit_says_why() -> None:
    enemies = ["hypnotist 3,0", "hypnotist 5,0", "hypnotist 7,0"]
    facts: dict[str, Any] = {"future": {"enemies": enemies}, "scenario": "the_iron_clasp"}
    damaged = HitEnemy("red", "TT-26.9", "hypnotist", 3, damaged_only=True)
    match = tale(owed=[damaged], **facts)
    assert match.questions[0].about == "act", "nobody has damage, so nobody is hit"
    match = tale(**facts)
    for enemy in match.table.future.enemies[:2]:
        enemy.damage = 1
    match.table.agenda.append(damaged)
    match.begin_at(match.table)
    assert key_of(match, "target hypnotist 7,0") == "not_damaged"
    enemies = ["segment 3,0 tentacle_1", "segment 5,0 tentacle_2", "maw 7,0"]
    owed = [HitEnemy("red", "TT-26.9", "segment", 3)]
    match = tale(future={"enemies": enemies}, scenario="the_grasp", owed=owed)
    assert key_of(match, "target maw 7,0") == "other_enemies_only"


@clause("TT-2.4", "TT-25.1", "TT-11.6")
def test_what_is_taken_or_was_refused_says_so() -> None:
    match = play(new_match(GAME, 3, 1, {"control": "trio"}), "red: hero starred_boy")
    assert reason_for(match, "hero starred_boy") == ("hero_taken", {"player": "red"})
    play(
        match,
        "blue: hero sun_and_moon",
        "green: hero silver_deer",
        "red: order red blue green",
        "blue: refuse",
        "green: agree",
    )
    assert key_of(match, "order red blue green") == "was_refused"
    refused = list(CONTENT.heroes).index("starred_boy")
    match = new_match(GAME, 3, 1, {"control": "duo-shared"})
    match.table.agenda = [PickHero(("red", "blue"), refused=(refused,), player="green")]
    match.begin_at(match.table)
    assert key_of(match, "hero starred_boy") == "was_refused"
    match = play(tale(tiles_left=0, control="trio", prophecies=["prophecy_of_the_beginning"]), "red: end")
    play(match, "red: difficulty daring", "blue: refuse", "green: agree")
    assert key_of(match, "difficulty daring") == "was_refused"
    decks = {"artifacts_1": ["sling", "hazel_staff", "blue_bead"]}
    match = tale(red={"offerings": 1}, blue={"at": "1,1"}, decks=decks, control="trio")
    play(match, "red: bless blue", "red: keep sling")
    assert key_of(match, "keeper green") == "no_part_in_gift"
    assert cited(match, "artifacts_drawn") == [
        ("TT-10.11", {"seat": "red", "artifacts": ("sling", "hazel_staff", "blue_bead")})
    ]
    assert cited(match, "blessed") == [("TT-11.3", {"seat": "red", "player": "blue", "level": 1})]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_every_future_all_reasons_are_about_their_verb_and_have_words(scenario: str) -> None:
    """Whole Futures of bots who know what to do: they get to places where random matches never are."""
    match = set_up(scenario, 3)
    make_mighty(match.table)
    chance, random = Chance.from_seed("reasons"), Random(5)
    for _ in range(250):
        if not match.questions:
            break
        question = match.questions[0]
        for option in match.refusals(question):
            reason_for(match, option)
        answer = GAME.bots.policy(match.table, question, chance)
        match.answer(question.seat, answer if random.random() < 0.8 else random.choice(question.options))
    assert match.table.future.round > 0

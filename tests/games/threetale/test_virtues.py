"""Virtues and their thresholds, Spirit, Shevitsa and Talents, Bonus cards."""

from __future__ import annotations

import pytest

from fairytable.games.threetale.agenda import BeginTurn, StartOfTurn
from fairytable.games.threetale.changes import draw, lower_virtue, regain_spirit
from fairytable.games.threetale.table import thresholds
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told


@clause("TT-7.1")
def test_a_virtue_works_from_three_seven_and_eleven_on() -> None:
    assert [thresholds(value) for value in range(14)] == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


@clause("TT-6.5", "TT-7.4")
def test_a_white_stone_raises_the_virtue_that_the_hero_chooses() -> None:
    match = play(tale(things={"0,0": "white_stone"}), "red: claim white_stone 0,0")
    assert about(match) == "raise"
    assert len(options(match)) == 6
    play(match, "red: raise mercy")
    assert hero(match).virtues["mercy"] == 3
    assert told(match, "virtue_raised") == [{"seat": "red", "virtue": "mercy", "points": 1, "value": 3}]


@clause("TT-1.9")
def test_a_virtue_at_thirteen_is_full_and_what_fits_nowhere_is_lost() -> None:
    match = play(tale(red={"love": 13}, things={"0,0": "white_stone"}), "red: claim white_stone 0,0")
    assert "raise love" not in options(match)
    full = play(tale(red={"all": 13}, things={"0,0": "white_stone"}), "red: claim white_stone 0,0")
    assert about(full) == "act"
    assert full.table.things == {}, "the claim stays legal"
    assert told(full, "points_lost") == [{"seat": "red", "count": 1}]


@clause("TT-1.13")
def test_a_claim_without_a_gain_costs_its_action_and_counts() -> None:
    match = play(tale(red={"all": 13}, things={"0,0": "white_stone"}), "red: claim white_stone 0,0")
    assert hero(match).actions_used == 1
    assert hero(match).deeds["white_stones"] == 1


@clause("TT-6.1", "TT-7.15", "TT-14.2")
def test_actions_are_one_and_endeavour_and_cards() -> None:
    """V-4."""
    match = tale(red={"endeavour": 3, "bonus": ["long_day"]})
    assert match.questions[0].values["actions"] == 3


@clause("TT-7.2", "TT-7.15")
def test_endeavour_that_reaches_a_threshold_gives_an_action_in_the_same_turn() -> None:
    """V-7."""
    match = tale(things={"0,0": "white_stone"})
    play(match, "red: claim white_stone 0,0", "red: raise endeavour")
    assert match.questions[0].values["actions"] == 1


@clause("TT-7.3", "TT-7.14", "TT-14.11")
def test_faith_that_falls_takes_an_unused_card_along() -> None:
    """V-8: the hero pays with Faith for a Sacrifice."""
    match = tale(red={"faith": 3, "bonus": ["tailwind"]}, ground={"0,0": "altar"})
    play(match, "red: sacrifice virtues", "red: lose faith")
    assert hero(match).bonus == []
    assert match.table.discards["hero_bonus"] == ["tailwind"]


@clause("TT-7.14")
def test_of_two_unused_cards_the_controller_chooses_which_is_lost() -> None:
    """V-24."""
    match = tale(red={"faith": 7, "bonus": ["tailwind", "long_day"]}, ground={"0,0": "altar"})
    play(match, "red: sacrifice virtues", "red: lose faith")
    assert about(match) == "discard_bonus"
    play(match, "red: discard tailwind")
    assert [held.card for held in hero(match).bonus] == ["long_day"]


@clause("TT-7.14", "TT-7.13")
def test_faith_that_falls_rises_and_falls_again_leaves_what_it_gives() -> None:
    """Faith 7, 6, 7, 6: one card is lost, and the one that Faith 6 gives stays."""
    match = tale(red={"faith": 7, "bonus": ["tailwind", "long_day"]}, ground={"0,0": "altar"})
    play(
        match, "red: sacrifice virtues", "red: lose faith", "red: discard tailwind", "red: lose love", "red: lose love"
    )
    play(match, "red: sacrifice shevitsa", "red: raise faith", "red: sacrifice virtues", "red: lose faith")
    assert hero(match).virtues["faith"] == 6
    assert [held.card for held in hero(match).bonus] == ["long_day"]
    play(match, "red: lose hope", "red: lose hope")
    assert hero(match).virtues["faith"] == 6


@clause("TT-7.14", "TT-14.11")
def test_a_used_card_counts_among_those_that_faith_leaves() -> None:
    """Faith 7 gave two cards, one is used. With Faith 6 the other goes, since one card is what Faith 6 gives."""
    red = {"faith": 7, "speed": 1, "bonus": ["tailwind", "long_day"]}
    match = play(tale(red=red, ground={"2,0": "altar"}), "red: go 2,0", "red: sacrifice virtues", "red: lose faith")
    assert [held.card for held in hero(match).bonus] == ["tailwind"]


@clause("TT-7.14", "TT-14.11")
def test_a_used_card_is_not_lost_with_faith() -> None:
    match = tale(red={"faith": 3, "speed": 1, "bonus": ["tailwind"]}, ground={"2,0": "altar"})
    play(match, "red: go 2,0", "red: sacrifice virtues", "red: lose faith")
    assert [held.card for held in hero(match).bonus] == ["tailwind"]


@clause("TT-7.13")
def test_faith_that_rises_in_the_own_turn_draws_the_missing_card_at_once_but_not_twice() -> None:
    match = tale(
        red={"faith": 2, "endeavour": 7},
        ground={"0,0": "altar"},
        things={"0,0": "white_stone", "1,0": "white_stone"},
        decks={"hero_bonus": ["tailwind", "long_day"]},
    )
    play(match, "red: claim white_stone 0,0", "red: raise faith")
    assert [held.card for held in hero(match).bonus] == ["tailwind"]
    play(match, "red: sacrifice virtues", "red: lose faith", "red: lose love", "red: lose love", "red: done")
    assert hero(match).bonus == []
    play(match, "red: go 1,0", "red: claim white_stone 1,0", "red: raise faith")
    assert hero(match).bonus == [], "not more cards than the highest threshold of the turn"


@clause("TT-7.22", "TT-7.17", "TT-7.19")
def test_faith_given_by_mercy_draws_nothing_now() -> None:
    match = tale(red={"mercy": 3})
    play(match, "red: end", "red: mercy blue faith")
    assert hero(match, "blue").virtues["faith"] == 3
    assert [values["seat"] for values in told(match, "bonus_drawn")] == ["blue"], "only when its own turn begins"


@clause("TT-7.23")
def test_cards_of_an_artifact_do_not_count_for_faith() -> None:
    match = tale(moment=StartOfTurn(), red={"faith": 2, "artifacts": ["oracles_veil"]})
    play(match, "red: use oracles_veil")
    assert [held.from_faith for held in hero(match).bonus] == [False]


@clause("TT-3.11", "TT-7.16", "TT-7.20")
def test_endurance_raises_an_own_virtue_at_the_end_of_the_turn() -> None:
    """V-5."""
    match = play(tale(red={"endurance": 3}), "red: end")
    assert about(match) == "end_step"
    assert "done" in options(match)
    play(match, "red: raise love")
    assert hero(match).virtues["love"] == 3
    assert match.questions[0].seat == "blue"


@clause("TT-7.17")
def test_mercy_raises_a_virtue_of_another_hero_and_never_an_own_one() -> None:
    """V-6."""
    match = play(tale(red={"mercy": 3}), "red: end")
    assert not [option for option in options(match) if option.startswith(("raise", "mercy red"))]
    play(match, "red: mercy green love")
    assert hero(match, "green").virtues["love"] == 3


@clause("TT-7.18", "TT-7.21")
def test_endurance_and_mercy_are_fixed_before_any_increase() -> None:
    match = play(tale(red={"endurance": 3, "mercy": 2}), "red: end", "red: raise mercy")
    assert match.questions[0].seat == "blue", "Mercy 3 comes too late for this turn"


@clause("TT-14.5")
def test_bonus_cards_go_at_the_end_of_the_turn_used_or_not() -> None:
    match = play(tale(red={"bonus": ["tailwind"]}), "red: end")
    assert hero(match).bonus == []
    assert "tailwind" in match.table.discards["hero_bonus"]


@clause("TT-14.4", "TT-14.10")
def test_of_two_effects_one_is_chosen_when_it_is_used() -> None:
    match = tale(red={"bonus": ["second_wind"]})
    assert match.questions[0].values["actions"] == 1
    play(match, "red: choose_bonus second_wind actions")
    assert match.questions[0].values["actions"] == 2
    assert hero(match).bonus[0].used
    assert not [option for option in options(match) if option.startswith("choose_bonus")]
    assert cited(match, "bonus_chosen") == [("TT-14.4", {"seat": "red", "card": "second_wind", "effect": "actions"})]


@clause("TT-14.12")
def test_bonus_cards_add_up() -> None:
    match = tale(red={"bonus": ["long_day", "second_wind"]})
    play(match, "red: choose_bonus second_wind actions")
    assert match.questions[0].values["actions"] == 3


@clause("TT-14.8", "TT-14.1")
def test_an_empty_bonus_deck_is_shuffled_anew_from_its_own_discards() -> None:
    match = tale(moment=BeginTurn(), red={"faith": 3})
    match.table.decks["hero_bonus"].clear()
    match.table.discards["hero_bonus"] = ["long_day"]
    assert draw(match.table, "hero_bonus") == "long_day"
    assert draw(match.table, "hero_bonus") is None
    assert match.table.discards["hero_bonus"] == []


@clause("TT-9.1", "TT-9.2", "TT-9.3", "TT-9.4", "TT-9.5")
def test_two_shevitsa_unlock_a_talent_of_the_first_level() -> None:
    match = play(tale(red={"unused": 1}, things={"0,0": "red_stone"}), "red: claim red_stone 0,0")
    assert options(match) == ("talent third_try", "talent early_riser")
    play(match, "red: talent third_try")
    assert hero(match).talents == ["third_try"]
    assert (hero(match).unused, hero(match).invested) == (0, 2)


@clause("TT-9.11", "TT-9.8")
def test_the_price_of_the_second_level_moves_from_unused_to_invested() -> None:
    """V-26."""
    match = tale(red={"unused": 3, "talents": ["third_try"]}, things={"0,0": "red_stone"})
    play(match, "red: claim red_stone 0,0")
    assert options(match) == ("talent giants_bane", "talent apple_guard")
    play(match, "red: talent giants_bane")
    assert (hero(match).unused, hero(match).invested) == (0, 6)


@clause("TT-9.7")
def test_a_one_time_talent_gives_at_once() -> None:
    match = play(tale(red={"unused": 1}, things={"0,0": "red_stone"}), "red: claim red_stone 0,0")
    play(match, "red: talent early_riser", "red: raise love", "red: raise love")
    assert hero(match).speed == 4
    assert hero(match).virtues["love"] == 4


@clause("TT-9.10")
def test_after_level_three_shevitsa_stay_unused() -> None:
    talents = ["third_try", "giants_bane", "lower_world"]
    match = play(tale(red={"unused": 9, "talents": talents}, things={"0,0": "red_stone"}), "red: claim red_stone 0,0")
    assert about(match) == "act"
    assert hero(match).unused == 10


@clause("TT-1.10", "TT-8.8", "TT-8.1")
def test_spirit_is_three_at_most() -> None:
    match = tale(red={"spirit": 2})
    regain_spirit(match.table, hero(match), 5, "TT-8.8")
    assert hero(match).spirit == 3


@clause("TT-8.5", "TT-8.6", "TT-8.10", "TT-20.2")
def test_who_loses_the_last_virtue_dies_even_outside_a_battle() -> None:
    match = tale(
        red={"all": 0, "love": 2},
        things={"0,0": "treasure_3"},
        decks={"treasures_3": ["the_golden_set"]},
        dice=[BLANK] * 3,
    )
    match = play(match, "red: claim treasure_3 0,0")
    assert match.is_over
    assert match.table.verdict == "died"
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.clause == "TT-20.2"


@clause("TT-1.14")
def test_nothing_falls_below_zero() -> None:
    match = tale(red={"hope": 1})
    lower_virtue(match.table, hero(match), "hope", "TT-1.14", 5)
    assert hero(match).virtues["hope"] == 0


@clause("TT-6.3", "TT-10.9", "TT-10.13", "TT-10.21")
def test_an_artifact_costs_no_action_and_a_one_timer_is_discarded() -> None:
    match = play(tale(red={"artifacts": ["hares_foot"]}), "red: use hares_foot")
    assert match.questions[0].values["actions"] == 2
    assert hero(match).artifacts == []
    assert match.table.discards["artifacts_1"] == ["hares_foot"]
    assert hero(match).slots == {"feet": "hares_foot"}
    assert cited(match, "artifact_used") == [("TT-10.4", {"seat": "red", "artifact": "hares_foot"})]


@clause("TT-10.1", "TT-10.2", "TT-10.3", "TT-10.4", "TT-10.20")
def test_a_slot_is_fixed_by_the_first_use_whatever_happens_to_the_card() -> None:
    match = tale(red={"artifacts": ["hares_foot", "pigskin_tsarvuli", "goose_grease"]})
    play(match, "red: use hares_foot")
    assert "use pigskin_tsarvuli" not in options(match)
    reason = match.why_not("red", "use pigskin_tsarvuli")
    assert reason is not None
    assert reason.key == "slot_fixed"


@pytest.mark.parametrize(("dice", "points"), [([POSITIVE] * 3, 4), ([BLANK] * 3, 1), ([POSITIVE, BLANK, BLANK], 2)])
@clause("TT-12.1", "TT-12.3", "TT-12.4", "TT-12.6", "TT-6.8", "TT-1.5", "TT-1.6")
def test_the_number_of_positive_dice_selects_the_row(dice: list[int], points: int) -> None:
    match = tale(things={"0,0": "treasure_1"}, decks={"treasures_1": ["shepherds_purse"]}, dice=dice)
    play(match, "red: claim treasure_1 0,0")
    assert about(match) == "raise"
    assert match.questions[0].values["count"] == points
    assert match.table.discards["treasures_1"] == ["shepherds_purse"]


@clause("TT-12.2", "TT-7.6", "TT-7.8", "TT-7.9")
def test_hope_turns_a_die_of_a_treasure_once() -> None:
    """V-16."""
    match = tale(
        red={"hope": 3},
        things={"0,0": "treasure_1"},
        decks={"treasures_1": ["shepherds_purse"]},
        dice=[POSITIVE, POSITIVE, BLANK],
    )
    play(match, "red: claim treasure_1 0,0", "red: flip hope blank")
    assert about(match) == "raise"
    assert match.questions[0].values["count"] == 4
    assert cited(match, "die_turned") == [("TT-7.6", {"seat": "red", "source": "hope", "side": "blank"})]


@clause("TT-12.5", "TT-12.8", "TT-8.9")
def test_a_loss_is_paid_as_far_as_possible_and_spirit_does_not_help() -> None:
    """V-15: level 3 without a positive die."""
    match = tale(things={"0,0": "treasure_3"}, decks={"treasures_3": ["devils_bargain"]}, dice=[BLANK] * 3)
    play(match, "red: claim treasure_3 0,0")
    assert about(match) == "lose"
    assert match.questions[0].values["count"] == 4, "two Virtues for each missing Shevitsa"
    assert all(option.startswith("lose ") for option in options(match))
    assert hero(match).deeds["treasures"] == 1

"""Battles: initiative, rounds, dice, damage, escape, traits of enemies."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import Match
from fairytable.games.threetale.bonus_cards import choose_bonus
from fairytable.games.threetale.table import BonusHeld, Opponent
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK


def battle(card: str = "whirlwind", level: int = 1, dice: list[int] | None = None, **facts: Any) -> Match:
    """The red hero claims a Battle with this card."""
    facts["red"] = {"love": 4, "speed": 5} | facts.get("red", {})
    decks = {f"battles_{level}": [card]} | facts.pop("decks", {})
    match = tale(things={"0,0": f"battle_{level}"}, decks=decks, dice=dice or [], **facts)
    return play(match, f"red: claim battle_{level} 0,0")


@clause("TT-15.1", "TT-15.2", "TT-6.9", "TT-15.4", "TT-15.5")
def test_the_faster_side_attacks_first() -> None:
    """V-9."""
    match = battle()
    assert match.table.things == {}
    assert match.table.fight.side == "hero"
    assert about(match) == "attack"
    assert match.table.fight.bonus == []


@clause("TT-15.4")
def test_at_equal_speed_the_enemy_attacks_first() -> None:
    match = battle(red={"speed": 4})
    assert match.table.fight.side == "enemy"
    assert about(match) == "face"


@clause("TT-15.28", "TT-14.4", "TT-14.13")
def test_a_speed_card_may_be_chosen_when_the_enemy_is_seen() -> None:
    """V-25."""
    match = battle(red={"speed": 4, "bonus": ["quick_hands"]})
    assert about(match) == "before_fight"
    play(match, "red: choose_bonus quick_hands speed")
    assert match.table.fight.first == "hero"
    assert match.questions[0].values["dice"] == 4, "the card gives no die any more"


@clause("TT-15.8", "TT-15.9", "TT-15.10", "TT-15.11", "TT-10.6", "TT-10.7", "TT-7.5")
def test_dice_that_pay_for_an_artifact_do_no_damage() -> None:
    """V-10: five positive dice, one of them for the Sickle."""
    match = battle(red={"love": 7, "artifacts": ["iron_sickle"]}, dice=[P] * 5 + [B] * 2)
    play(match, "red: attack_now", "red: use iron_sickle")
    assert match.table.fight.damage == 6
    assert match.table.fight.side == "enemy"


@clause("TT-15.14", "TT-15.15", "TT-15.16", "TT-15.17", "TT-7.7", "TT-15.21")
def test_hope_turns_an_enemy_die_and_the_rest_is_taken() -> None:
    """V-11."""
    match = battle(red={"hope": 3, "speed": 1, "mercy": 4}, dice=[P, P, B])
    play(match, "red: face", "red: flip hope positive")
    assert about(match) == "damage"
    assert match.questions[0].values["damage"] == 1
    play(match, "red: take mercy")
    assert hero(match).virtues["mercy"] == 3


@clause("TT-15.12", "TT-15.13", "TT-15.32", "TT-15.6", "TT-15.23")
def test_an_enemy_whose_defence_is_used_up_is_beaten_and_pays_at_once() -> None:
    """V-12."""
    match = battle(red={"love": 7, "speed": 9}, dice=[P] * 7)
    play(match, "red: attack_now")
    assert match.table.fight is None
    assert told(match, "enemy_beaten") == [{"seat": "red", "enemy": "whirlwind"}]
    assert hero(match).talents == []
    assert about(match) == "talent", "two Shevitsa of the prize"
    assert match.table.discards["battles_1"] == ["whirlwind"]


@clause("TT-15.17")
def test_damage_may_be_spread_as_one_likes() -> None:
    """V-13."""
    match = battle(red={"speed": 1, "endeavour": 2, "hope": 2}, dice=[P] * 3)
    play(match, "red: face", "red: take endeavour", "red: take endeavour", "red: take hope")
    assert (hero(match).virtues["endeavour"], hero(match).virtues["hope"]) == (0, 1)


@clause("TT-7.11", "TT-15.22")
def test_a_virtue_that_was_used_can_still_take_damage() -> None:
    """V-14."""
    match = battle(red={"speed": 1, "hope": 3}, dice=[P, P, P])
    play(match, "red: face", "red: flip hope positive", "red: take hope", "red: take hope")
    assert hero(match).virtues["hope"] == 1
    assert match.table.fight.side == "hero"


@clause("TT-15.18", "TT-15.20", "TT-8.2")
def test_a_spirit_cancels_the_damage_of_one_round_and_nothing_is_mixed() -> None:
    match = battle(red={"speed": 1}, dice=[P] * 3)
    play(match, "red: face", "red: block")
    assert hero(match).spirit == 2
    assert hero(match).total == 14
    match = battle(red={"speed": 1}, dice=[P] * 3)
    play(match, "red: face", "red: take love")
    assert "block" not in options(match)


@clause("TT-15.19")
def test_a_virtue_at_zero_takes_no_damage() -> None:
    match = battle(red={"speed": 1, "hope": 0}, dice=[P] * 3)
    play(match, "red: face")
    assert "take hope" not in options(match)


@clause("TT-15.30")
def test_a_round_without_damage_asks_nothing() -> None:
    match = battle(red={"speed": 1, "hope": 7}, dice=[B] * 3)
    play(match, "red: face")
    assert about(match) == "attack"
    assert hero(match).spirit == 3


@clause("TT-15.24", "TT-15.29", "TT-8.3", "TT-15.23")
def test_escape_costs_a_spirit_ends_the_battle_and_the_turn_goes_on() -> None:
    match = battle()
    play(match, "red: escape")
    assert match.table.fight is None
    assert hero(match).spirit == 2
    assert about(match) == "act"
    assert match.table.things == {}
    assert match.table.discards["battles_1"] == ["whirlwind"]
    assert cited(match, "escaped") == [("TT-15.24", {"seat": "red", "enemy": "whirlwind"})]


@clause("TT-15.25")
def test_escape_after_the_enemys_roll_cancels_its_damage() -> None:
    match = battle(red={"speed": 1}, dice=[P] * 3)
    play(match, "red: face", "red: escape")
    assert hero(match).total == 14


@clause("TT-15.26", "TT-8.4", "TT-8.7")
def test_the_last_spirit_is_legal_and_fatal() -> None:
    match = battle(red={"spirit": 1})
    play(match, "red: escape")
    assert match.is_over
    assert match.table.verdict == "died"


@clause("TT-15.31")
def test_a_hero_without_dice_still_has_its_round() -> None:
    match = battle(red={"love": 0, "speed": 9})
    play(match, "red: attack_now")
    assert match.table.fight.side == "enemy"
    assert match.table.fight.damage == 0


@clause("TT-7.9", "TT-7.10")
def test_hope_is_used_once_in_a_battle() -> None:
    match = battle(red={"hope": 7, "love": 2, "speed": 9}, dice=[B, B, P, P, P])
    play(match, "red: attack_now", "red: flip hope blank", "red: result", "red: face")
    assert not [option for option in options(match) if option.startswith("flip hope")]


@clause("TT-7.10", "TT-14.7")
def test_one_use_of_hope_covers_several_dice_of_one_roll() -> None:
    match = battle(red={"hope": 7, "love": 3, "speed": 9}, dice=[B, B, B])
    play(match, "red: attack_now", "red: flip hope blank", "red: flip hope blank")
    assert match.table.fight.damage == 2, "two dice are turned, more Hope there is not"


@clause("TT-14.6", "TT-14.11")
def test_extra_dice_count_in_every_round_also_when_faith_falls() -> None:
    """V-30."""
    match = battle(red={"faith": 3, "speed": 5, "bonus": ["battle_cry"]}, dice=[B] * 6 + [P, B, B])
    assert match.questions[0].values["dice"] == 6
    play(match, "red: attack_now", "red: face", "red: take faith")
    assert match.questions[0].values["dice"] == 6


@clause("TT-15.3", "TT-14.3", "TT-14.9")
def test_enemy_bonus_cards_count_before_speeds_are_compared_and_are_discarded_afterwards() -> None:
    match = battle("ford_maiden", 2, decks={"enemy_bonus": ["wild_leap"]}, red={"speed": 5})
    assert match.table.fight.speed == 6
    assert match.table.fight.first == "enemy"
    play(match, "red: escape")
    assert match.table.discards["enemy_bonus"] == ["wild_leap"]


@clause("TT-15.2")
def test_the_heart_wrecker_is_as_known() -> None:
    """V-22: 9, 11 and 8; after seven damage four are left."""
    match = battle("heart_wrecker", 3, decks={"enemy_bonus": ["yawn", "stumble"]}, red={"speed": 12, "love": 7})
    fight = match.table.fight
    assert (fight.speed, fight.defence, fight.strength) == (9, 11, 8)
    assert len(fight.bonus) == 2
    match = battle(
        "heart_wrecker",
        3,
        [P] * 7,
        decks={"enemy_bonus": ["yawn", "stumble"]},
        red={"speed": 12, "love": 7},
    )
    play(match, "red: attack_now")
    assert match.table.fight.defence - match.table.fight.damage == 4


@pytest.mark.parametrize(("die", "damage"), [(P, 8), (B, 4)])
@clause("TT-15.14", "TT-15.16")
def test_the_heart_wrecker_doubles_its_damage_if_a_die_is_positive(die: int, damage: int) -> None:
    match = battle("heart_wrecker", 3, [P] * 4 + [B] * 4 + [die], decks={"enemy_bonus": ["yawn", "stumble"]})
    play(match, "red: face")
    assert match.questions[0].values["damage"] == damage


@clause("TT-7.8")
def test_hope_may_turn_the_die_of_an_enemys_talent() -> None:
    match = battle("heart_wrecker", 3, [P] * 8 + [P], decks={"enemy_bonus": ["yawn", "stumble"]}, red={"hope": 3})
    play(match, "red: face", "red: flip hope die")
    assert match.questions[0].values["damage"] == 8
    assert cited(match, "talent_die") == [("TT-15.14", {"enemy": "heart_wrecker", "positive": 1})]


@clause("TT-15.33")
def test_an_enemy_without_damage_regains_nothing() -> None:
    """V-31."""
    match = battle("drowned_tsar", 3, [P, P, B, B, B, B], decks={"enemy_bonus": ["yawn", "stumble"]}, red={"speed": 1})
    play(match, "red: face", "red: take love", "red: take love")
    assert match.table.fight.damage == 0
    assert match.table.fight.defence == 12


@clause("TT-15.33", "TT-15.14")
def test_the_lamia_attacks_once_more_when_half_of_its_defence_is_gone() -> None:
    match = battle(
        "three_headed_lamia",
        3,
        [P] * 8 + [B] * 12,
        decks={"enemy_bonus": ["yawn", "stumble"]},
        red={"speed": 12, "love": 8},
    )
    play(match, "red: attack_now", "red: face", "red: face")
    assert match.table.fight.enemy_rounds == 2
    assert about(match) == "attack"
    assert cited(match, "extra_round") == [("TT-15.33", {"seat": "red", "enemy": "three_headed_lamia"})]


@clause("TT-15.10")
def test_the_zmey_ignores_the_first_point_of_each_round() -> None:
    match = battle("zmey_of_the_ridge", 3, [P] * 4, decks={"enemy_bonus": ["yawn", "stumble"]}, red={"speed": 13})
    play(match, "red: attack_now")
    assert match.table.fight.damage == 3


@clause("TT-7.8")
def test_against_the_mora_there_is_no_hope() -> None:
    match = battle(
        "mora_of_endless_night", 3, [B] * 4, decks={"enemy_bonus": ["yawn", "stumble"]}, red={"speed": 13, "hope": 9}
    )
    play(match, "red: attack_now")
    assert about(match) == "face"


@clause("TT-15.17")
def test_the_nameless_plague_takes_from_the_highest_virtue() -> None:
    match = battle("nameless_plague", 3, [P] * 6, decks={"enemy_bonus": ["yawn", "stumble"]}, red={"love": 9})
    play(match, "red: face")
    assert [option for option in options(match) if option.startswith("take")] == ["take love"]


@clause("TT-15.2")
def test_the_mirror_knight_is_as_strong_as_love() -> None:
    match = battle("mirror_knight", 3, decks={"enemy_bonus": ["yawn"]}, red={"love": 12})
    assert match.table.fight.strength == 9


@clause("TT-15.18")
def test_blocking_the_lord_of_bones_also_costs_a_virtue() -> None:
    match = battle("lord_of_bones", 3, [P] * 7, decks={"enemy_bonus": ["yawn", "stumble"]})
    play(match, "red: face", "red: block")
    assert about(match) == "lose"


@clause("TT-15.7", "TT-1.3")
def test_only_the_hero_who_took_the_token_fights() -> None:
    match = battle(blue={"at": "1,0"})
    assert match.table.fight.seat == "red"
    assert match.waiting_for == ("red",)


@clause("TT-10.18", "TT-10.5")
def test_only_own_dice_pay_for_an_active_artifact() -> None:
    match = battle(red={"speed": 1, "hope": 3, "artifacts": ["iron_sickle"]}, dice=[P] * 3)
    play(match, "red: face")
    assert "use iron_sickle" not in options(match)
    reason = match.why_not("red", "use iron_sickle")
    assert reason is not None
    assert reason.key == "only_own_dice_pay"


@clause("TT-15.18")
def test_once_damage_is_taken_point_by_point_no_artifact_helps_and_that_is_said() -> None:
    match = battle(red={"speed": 1, "artifacts": ["basil_posy"]}, dice=[P] * 3)
    play(match, "red: begin", "red: face", "red: result")
    assert "use basil_posy" in options(match)
    play(match, "red: take love")
    assert "use basil_posy" not in options(match)
    reason = match.why_not("red", "use basil_posy")
    assert reason is not None
    assert (reason.key, reason.values) == ("damage_begun", {"taken": 1})


@clause("TT-10.8")
def test_with_too_few_positive_dice_an_active_artifact_cannot_be_used() -> None:
    match = battle(red={"hope": 3, "artifacts": ["spiked_distaff"]}, dice=[P, B, B, B])
    play(match, "red: attack_now")
    assert "use spiked_distaff" not in options(match)


@clause("TT-10.17", "TT-10.5", "TT-10.7")
def test_a_passive_artifact_works_in_every_round() -> None:
    match = battle(red={"artifacts": ["hazel_staff"]}, dice=[B] * 8)
    play(match, "red: use hazel_staff")
    assert match.questions[0].values["dice"] == 5
    play(match, "red: attack_now", "red: face")
    assert match.questions[0].values["dice"] == 5


@clause("TT-10.9")
def test_smoke_lets_one_escape_without_spirit() -> None:
    match = battle(red={"artifacts": ["smoke_pouch"]})
    play(match, "red: escape_with smoke_pouch")
    assert match.table.fight is None
    assert hero(match).spirit == 3


@clause("TT-15.27")
def test_damage_is_a_number_on_the_enemy_and_nothing_else() -> None:
    match = battle(dice=[P] * 4)
    play(match, "red: attack_now")
    assert match.view("red")["fight"]["damage"] == 4


@pytest.mark.parametrize("artifact", ["leather_cap", "nettle_wraps"])
def test_what_waits_for_an_enemy_does_not_wait_for_the_next_one(artifact: str) -> None:
    """The cap is paid for in the round that beats the first enemy; the second one attacks with all its dice."""
    match = tale(
        red={"love": 9, "speed": 3, "endeavour": 3, "all": 4, "artifacts": [artifact]},
        things={"0,0": "battle_1", "1,0": "battle_1"},
        decks={"battles_1": ["well_shade", "whirlwind"]},
        dice=[P] * 9 + [P] * 3,
    )
    play(match, "red: claim battle_1 0,0", "red: attack_now", f"red: use {artifact}")
    while about(match) != "act":
        play(match, f"red: {options(match)[0]}")
    play(match, "red: go 1,0", "red: claim battle_1 1,0", "red: face")
    while about(match) != "damage":
        play(match, f"red: {options(match)[0]}")
    assert match.questions[0].values["damage"] == 3


@clause("TT-10.3")
def test_two_artifacts_that_promise_something_may_both_be_used_in_one_battle() -> None:
    match = battle(
        red={"love": 7, "speed": 9, "artifacts": ["mourning_scarf", "dancing_shoes"]},
        dice=[P, P, P, B, B, B, B],
    )
    play(match, "red: attack_now", "red: use mourning_scarf")
    assert "use dancing_shoes" in options(match)
    play(match, "red: use dancing_shoes")
    assert match.table.fight.promises == ["mourning_scarf", "dancing_shoes"]
    play(match, "red: face")
    while about(match) != "attack":
        play(match, f"red: {options(match)[0]}")
    play(match, "red: attack_now")
    assert "use mourning_scarf" not in options(match), "each once in a Battle"


@clause("TT-10.10", "TT-10.5")
def test_outside_of_battles_an_artifact_is_used_once_in_a_turn() -> None:
    match = tale(
        red={"artifacts": ["rue_wreath"], "endeavour": 7, "love": 9, "speed": 9, "all": 2},
        things={"0,0": "treasure_1", "1,0": "battle_1", "2,0": "treasure_1"},
        decks={"battles_1": ["well_shade"], "treasures_1": ["shepherds_purse", "clay_jar"]},
        dice=[B] * 3 + [P] + [P] * 9 + [B] * 3,
    )
    play(match, "red: claim treasure_1 0,0", "red: use rue_wreath", "red: reroll blank")
    while about(match) != "act":
        play(match, f"red: {options(match)[0]}")
    play(match, "red: go 1,0", "red: claim battle_1 1,0", "red: attack_now")
    assert "use rue_wreath" in options(match), "in a Battle it is used in each round"
    while about(match) != "act":
        play(match, f"red: {options(match)[0]}")
    play(match, "red: go 2,0", "red: claim treasure_1 2,0")
    assert "use rue_wreath" not in options(match)


@clause("TT-14.4")
def test_of_two_equal_bonus_cards_one_is_chosen_at_a_time() -> None:
    match = battle(red={"speed": 4})
    held = hero(match).bonus
    held += [BonusHeld("quick_hands"), BonusHeld("quick_hands")]
    choose_bonus(match.table, hero(match), "choose_bonus quick_hands dice")
    assert [card.effect for card in held] == ["dice", ""]


def test_after_a_battle_nothing_of_it_works_on() -> None:
    red = {"love": 4, "speed": 5, "cancel": 1, "weaken": 1, "waits_for": Opponent("hearth_talasam", 3)}
    match = tale(red=red, things={"0,0": "battle_1"}, decks={"battles_1": ["hearth_talasam"]}, dice=[P] * 4)
    play(match, "red: claim battle_1 0,0")
    while match.table.fight is not None:
        wanted = {"attack": "attack_now", "own_dice": "result"}[match.questions[0].about]
        play(match, f"red: {wanted}")
    assert (hero(match).cancel, hero(match).weaken, hero(match).waits_for) == (0, 0, None)


@clause("TT-15.14")
@pytest.mark.parametrize(("die", "dice"), [(P, 4), (B, 6)])
def test_the_hala_queen_rolls_a_die_before_each_round_of_the_hero(die: int, dice: int) -> None:
    red = {"speed": 12, "love": 6}
    match = battle("hala_queen", 3, [die], decks={"enemy_bonus": ["yawn", "stumble"]}, red=red)
    assert cited(match, "fear_rolled") == [("TT-15.14", {"seat": "red", "positive": int(die == P)})]
    assert match.questions[0].values["dice"] == dice

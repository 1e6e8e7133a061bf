"""The lasting Talents of the heroes, one by one."""

from __future__ import annotations

from typing import Any

from fairytable import Match
from fairytable.games.threetale.agenda import RegainVirtue, StartOfTurn
from fairytable.games.threetale.table import HIGHEST
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK


def battle(dice: list[int], **facts: Any) -> Match:
    facts["red"] = {"love": 4, "speed": 9} | facts.get("red", {})
    match = tale(things={"0,0": "battle_1"}, decks={"battles_1": ["whirlwind"]}, dice=dice, **facts)
    return play(match, "red: claim battle_1 0,0")


def test_third_try_rolls_one_die_again_once_in_a_turn() -> None:
    match = battle([B, B, B, B, P], red={"talents": ["third_try"]})
    play(match, "red: attack_now", "red: use third_try", "red: reroll blank")
    assert match.table.fight.damage == 1
    assert "third_try" in hero(match).used


def test_giants_bane_adds_damage_to_a_positive_die() -> None:
    match = play(
        battle([P, B, B, B], red={"talents": ["third_try", "giants_bane"], "used": ["third_try"]}), "red: attack_now"
    )
    assert match.table.fight.damage == 2
    match = play(battle([B] * 4, red={"talents": ["early_riser", "giants_bane"]}), "red: attack_now")
    assert match.table.fight.damage == 0


def test_lower_world_gives_an_action_after_a_victory() -> None:
    match = battle([P] * 9, red={"love": 9, "talents": ["early_riser", "apple_guard", "lower_world"]})
    play(match, "red: attack_now")
    assert hero(match).more_actions == 1


def test_lead_the_way_gives_another_hero_two_steps() -> None:
    match = play(tale(red={"talents": ["fleet_hoof", "lead_the_way"]}), "red: end", "red: lead blue")
    assert hero(match, "blue").more_steps == 2


@clause("TT-9.6")
def test_cooling_touch_takes_a_point_of_damage_once() -> None:
    match = battle([P] * 3, red={"speed": 1}, blue={"at": "1,1", "talents": ["dew", "cooling_touch"]})
    play(match, "red: face", "red: cool blue")
    assert match.questions[0].values["damage"] == 2
    assert not [option for option in options(match) if option.startswith("cool")]
    assert cited(match, "cooled") == [("TT-9.6", {"seat": "blue", "player": "red", "damage": 1})]


def test_spring_of_life_gives_two_more_even_without_mercy() -> None:
    match = play(tale(red={"mercy": 0, "talents": ["dew", "rain", "spring_of_life"]}), "red: end")
    assert match.table.mercy == 2
    assert cited(match, "turn_ends") == [("TT-3.15", {"seat": "red"})]


def test_hidden_in_the_fruit_takes_a_die_from_the_first_round() -> None:
    match = battle([P, P], red={"speed": 1, "talents": ["hidden_in_the_fruit"]})
    play(match, "red: face")
    assert match.questions[0].values["damage"] == 2


def test_second_sight_lets_one_choose_between_two_treasures() -> None:
    decks = {"treasures_1": ["shepherds_purse", "clay_jar"]}
    match = tale(red={"talents": ["ripening", "second_sight"]}, things={"0,0": "treasure_1"}, decks=decks, dice=[P] * 3)
    play(match, "red: claim treasure_1 0,0")
    assert set(options(match)) == {"choose_card shepherds_purse", "choose_card clay_jar"}
    play(match, "red: choose_card clay_jar")
    assert match.table.discards["treasures_1"] == ["shepherds_purse", "clay_jar"]


def test_not_yet_born_blocks_once_in_a_turn_for_free() -> None:
    match = battle([P] * 3, red={"speed": 1, "talents": ["ripening", "golden_peel", "not_yet_born"]})
    play(match, "red: face", "red: block_with not_yet_born")
    assert hero(match).spirit == 3
    assert "not_yet_born" in hero(match).used
    assert cited(match, "blocked") == [("TT-9.6", {"seat": "red", "enemy": "whirlwind"})]


def test_dusk_exchanges_a_bonus_card_at_the_start() -> None:
    match = tale(
        moment=StartOfTurn(),
        red={"talents": ["dawn", "dusk"], "bonus": ["idle_tale"]},
        decks={"hero_bonus": ["tailwind"]},
    )
    play(match, "red: swap idle_tale")
    assert [held.card for held in hero(match).bonus] == ["tailwind"]


def test_eclipse_gives_an_action_in_every_turn() -> None:
    assert tale(red={"talents": ["dawn", "full_moon", "eclipse"]}).questions[0].values["actions"] == 2


def test_blood_bond_regains_what_was_lost_in_a_won_fight() -> None:
    match = battle([P, P, P] + [P] * 9, red={"speed": 1, "love": 9, "mercy": 5, "talents": ["blood_bond"]})
    play(match, "red: face", "red: take mercy", "red: take mercy", "red: take mercy", "red: attack_now")
    assert hero(match).virtues["mercy"] == 4


def test_blood_bond_asks_which_of_the_lost_points_come_back() -> None:
    match = battle([P, P, P] + [P] * 9, red={"speed": 1, "love": 9, "mercy": 5, "talents": ["blood_bond"]})
    play(match, "red: face", "red: take mercy", "red: take hope", "red: take faith", "red: attack_now")
    while about(match) != "regain":
        play(match, f"red: {options(match)[0]}")
    assert set(options(match)) == {"raise mercy", "raise hope", "raise faith"}
    play(match, "red: raise hope")
    assert set(options(match)) == {"raise mercy", "raise faith"}, "hope has back what it lost"
    play(match, "red: raise mercy")
    assert (hero(match).virtues["hope"], hero(match).virtues["mercy"], hero(match).virtues["faith"]) == (2, 5, 1)


def test_blood_bond_brings_back_nothing_to_a_virtue_that_is_full_again() -> None:
    owed = [RegainVirtue("red", "TT-9.6", 1, ("mercy", "hope"))]
    match = tale(red={"mercy": HIGHEST, "hope": 2}, owed=owed)
    assert about(match) == "act", "there is nothing to choose"
    assert hero(match).virtues["hope"] == 3


def test_night_thirst_gives_two_dice_for_a_virtue() -> None:
    match = play(battle([], red={"talents": ["vow", "night_thirst"]}), "red: thirst mercy")
    assert match.questions[0].values["dice"] == 6
    assert hero(match).virtues["mercy"] == 1
    assert not [option for option in options(match) if option.startswith("thirst")]


@clause("TT-8.4")
def test_the_undying_bride_survives_once() -> None:
    talents = ["vow", "moonless_ride", "undying"]
    match = play(battle([], red={"spirit": 1, "talents": talents}), "red: escape")
    assert hero(match).spirit == 1
    assert not match.is_over
    match = play(battle([], red={"spirit": 1, "talents": talents, "spent_talents": ["undying"]}), "red: escape")
    assert match.table.verdict == "died"


def test_the_wishing_star_reaches_stones_beside_the_hero() -> None:
    match = tale(red={"talents": ["wishing_star"]}, things={"1,0": "red_stone", "0,1": "battle_1"})
    assert "claim red_stone 1,0" in options(match)
    assert "claim battle_1 0,1" not in options(match)


def test_the_star_on_the_brow_doubles_white_stones_and_blesses_tokens() -> None:
    match = tale(red={"talents": ["bright_brow", "star_on_the_brow"]}, things={"0,0": "white_stone"})
    play(match, "red: claim white_stone 0,0")
    assert match.questions[0].values["count"] == 2
    match = tale(
        red={"talents": ["bright_brow", "star_on_the_brow"]}, future={"tokens": ["light 0,0"]}, mode="tutorial"
    )
    play(match, "red: claim light 0,0")
    assert about(match) == "raise"


@clause("TT-25.4")
def test_the_falling_star_turns_a_die_of_whoever_rolls() -> None:
    match = battle([B] * 4, blue={"talents": ["bright_brow", "star_gift", "falling_star"]})
    play(match, "red: attack_now", "red: flip falling_star blank")
    assert match.table.fight.damage == 1
    assert hero(match, "blue").used == ["falling_star"]


@clause("TT-25.5")
def test_a_battle_that_nobody_can_win_ends_after_sixty_rounds() -> None:
    match = battle([], red={"love": 0})
    match.table.fight.enemy_rounds = 60
    play(match, "red: attack_now")
    assert match.table.fight is None
    assert hero(match).spirit == 3
    assert told(match, "battle_given_up") == [{"seat": "red", "enemy": "whirlwind", "rounds": 60}]
    assert match.table.discards["battles_1"] == ["whirlwind"]


@clause("TT-25.4")
def test_the_falling_star_turns_no_dice_of_enemies() -> None:
    match = battle([P] * 3, red={"speed": 1}, blue={"talents": ["bright_brow", "star_gift", "falling_star"]})
    play(match, "red: face")
    assert about(match) == "damage", "there is nothing to turn the enemy's dice with"


@clause("TT-19.9")
def test_the_star_of_a_hero_who_has_left_does_not_fall() -> None:
    star = {"talents": ["bright_brow", "star_gift", "falling_star"], "away": True}
    match = battle([B] * 4, blue=star)
    play(match, "red: attack_now")
    assert about(match) == "face"

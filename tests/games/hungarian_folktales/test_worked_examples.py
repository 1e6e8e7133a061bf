"""The worked examples of the rulebook, number by number."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate
from tests.games.hungarian_folktales.test_tiles import added, meeting


def steps(at: str, die: int, **red: object) -> int:
    match = play(folktale(red={"at": at, **red}, dice=[die]), "red: roll")
    count: int = match.table.movement.steps
    return count


@clause("HF-13.4", "HF-13.11")
def test_example_1_six_and_two_advice_against_minus_three_are_five_points() -> None:
    match = play(meeting("robbers", die=6, advice=2), "red: advice 2")
    assert match.questions[0].values["points"] == 5
    play(match, "red: accept")
    assert (hero(match).advice, len(hero(match).biscuits)) == (0, 1)


@clause("HF-3.8")
def test_example_2_leather_boots_in_the_bare_lands() -> None:
    assert steps("dusty_road_6", 1, satchel="leather_boots") == 1


@clause("HF-3.12")
def test_example_3_a_white_stallion_in_the_bare_lands() -> None:
    assert steps("dusty_road_6", 1, satchel="white_stallion") == 2


@clause("HF-3.5", "HF-3.6")
def test_example_4_a_boot_token_on_the_glass_mountain_and_off_it() -> None:
    assert (steps("mountain_south_5", 5, boot=1), steps("city_road_4", 5, boot=1)) == (3, 4)


@clause("HF-3.2")
def test_example_5_a_slow_land_counts_from_the_next_roll_on() -> None:
    match = play(folktale(red={"at": "village"}, dice=[3]), "red: roll", "red: walk dusty_road_4")
    assert hero(match).at == "dusty_road_4"
    assert steps("dusty_road_4", 3) == 2


@clause("HF-3.3")
def test_example_6_the_first_roll_in_the_village() -> None:
    assert steps("village", 3) == 4


@clause("HF-6.7")
def test_example_7_a_biscuit_goes_its_own_number_in_the_dark_woods() -> None:
    match = play(folktale(red={"at": "woods_east_4", "satchel": "white_stallion", "biscuits": "3"}), "red: bite 3")
    assert match.table.movement.steps == 3


@clause("HF-9.13")
def test_example_8_staff_or_enchanted_sword_at_the_robbers() -> None:
    assert added(meeting("robbers", satchel="staff enchanted_sword")) == {"robbers": -3, "enchanted_sword": 2}


@clause("HF-5.5")
def test_example_9_no_rope_left() -> None:
    match = landing("north_road_6", supply={"rope": 0})
    assert hero(match).satchel == []
    assert heard(match, "none_left")


@clause("HF-9.2")
def test_example_10_a_second_wand_is_an_advice() -> None:
    assert hero(landing("mountain_road_1", satchel="magic_wand")).advice == 2


@clause("HF-9.3")
def test_example_11_cloak_and_comb_in_one_turn() -> None:
    match = meeting("fox", die=2, satchel="magic_cloak golden_comb")
    play(match, "red: comb", "red: slip_away")
    assert about(match) == "walk"


@clause("HF-9.15", "HF-9.16")
def test_examples_12_and_13_a_rope_becomes_a_key_but_no_comb() -> None:
    match = folktale(red={"satchel": "magic_wand rope"})
    refused(match, "red: wave rope golden_comb", "other_class", "HF-9.16", tile="rope", wish="golden_comb")
    assert hero(play(match, "red: wave rope key")).satchel == ["magic_wand", "key"]


@clause("HF-9.21", "HF-22.6")
def test_example_14_the_wishing_table_pays_neither_griffin_nor_sorcerer_nor_trade() -> None:
    match = landing("palace_road_2", satchel="wishing_table", advice=2)
    refused(match, "red: enter griffin", "too_few", "HF-17.11", thing="biscuits", needed=2, held=0)
    assert about(landing("woods_west_4", satchel="wishing_table")) == "turn"
    match = folktale(red={"satchel": "wishing_table", "biscuits": ""})
    assert not [option for option in options_of(match) if option.startswith("barter blue biscuit")]


@clause("HF-13.13")
def test_example_15_seven_points_may_be_a_biscuit() -> None:
    match = play(meeting("fox", die=7), "red: settle_for biscuit")
    assert (len(hero(match).biscuits), hero(match).advice) == (1, 1)


@clause("HF-20.2")
@pytest.mark.parametrize("die", range(1, 9))
def test_example_16_a_pickaxe_for_a_wand_at_the_sorcerer(die: int) -> None:
    match = landing("woods_west_4", biscuits="2", satchel="pickaxe", advice=0, dice=[die])
    play(match, "red: offer pickaxe magic_wand", "red: throw", "red: accept")
    assert (hero(match).toads == ["pickaxe"]) == (die <= 3)
    assert (hero(match).satchel == ["magic_wand"]) == (die >= 4)


@clause("HF-21.8")
@pytest.mark.parametrize("die", range(5, 9))
def test_example_17_a_key_opens_with_five_or_more(die: int) -> None:
    match = play(at_the_gate(dice=(die,), satchel=f"{TREASURES} key"), "red: try_gate", "red: throw")
    if die < 8:
        play(match, "red: key key")
    assert match.is_over

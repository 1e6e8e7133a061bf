"""The small print: what is refused, counted or kept in rare moments."""

from __future__ import annotations

from collections import Counter

from fairytable.engine.chance import Chance
from fairytable.games.hungarian_folktales.abilities import SwapBiscuits
from fairytable.games.hungarian_folktales.quests import needed_things
from fairytable.games.hungarian_folktales.throws import draw_magic
from fairytable.testing import clause, play
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of
from tests.games.hungarian_folktales.test_tiles import meeting


@clause("HF-5.14", "HF-18.5")
def test_who_has_seven_advice_cannot_buy_more() -> None:
    assert "buy_advice" in verbs_of(play(folktale(red={"at": "city", "advice": 6}), "red: stay"))
    assert "buy_advice" not in verbs_of(play(folktale(red={"at": "city", "advice": 7}), "red: stay"))


@clause("HF-1.1")
def test_a_round_ends_with_the_player_before_the_first() -> None:
    poor = {"biscuits": "", "advice": 0, "at": "dusty_road_2"}
    match = folktale(red=poor, blue={**poor, "at": "sea_road_2"}, dice=[1, 1], turn=1)
    match.table.first = 1
    play(match, "blue: roll", "blue: walk sea_road_4")
    assert (match.waiting_for, match.table.round) == (("red",), 1)


@clause("HF-3.13")
def test_no_stallion_can_be_had_on_the_glass_mountain() -> None:
    match = folktale(red={"at": "mountain_south_2", "satchel": "magic_wand dog"})
    assert "wave dog white_stallion" not in options_of(match)
    assert "wave dog fish" in options_of(match)
    there = {"at": "mountain_south_2"}
    match = folktale(red={**there, "satchel": "dog"}, blue={**there, "satchel": "white_stallion fish"})
    assert "barter blue dog white_stallion" not in options_of(match)
    assert "barter blue dog fish" in options_of(match)


@clause("HF-3.8", "HF-3.10")
def test_a_step_tile_that_is_not_in_use_cancels_nothing() -> None:
    match = folktale(red={"at": "dusty_road_5", "satchel": "white_stallion leather_boots", "gold": 0}, dice=[1])
    play(match, "red: roll_with white_stallion" if "roll_with white_stallion" in options_of(match) else "red: roll")
    assert match.table.step_tile == "white_stallion"
    assert match.table.movement.steps == 1 + 2 - 1


@clause("HF-3.18")
def test_advice_takes_off_only_a_boot_of_two() -> None:
    assert "talk_off" not in verbs_of(folktale(red={"boot": 1, "advice": 4}))
    match = play(folktale(red={"boot": 2, "advice": 4}), "red: go_on", "red: talk_off")
    assert (hero(match).boot, hero(match).advice) == (0, 2)


@clause("HF-20.11")
def test_what_lies_before_the_sorcerer_cannot_be_touched() -> None:
    match = landing("woods_west_4", satchel="fish rope", biscuits="2 3", dice=[2])
    play(match, "red: offer fish golden_comb", "red: pay 2")
    assert "swap_tile fish" not in options_of(match)
    assert "discard fish" not in options_of(match)
    assert "discard rope" in options_of(match)
    play(match, "red: throw")
    assert "swap_tile fish" not in options_of(match)


@clause("HF-13.12")
def test_every_tile_in_the_supply_is_equally_likely() -> None:
    supply = dict.fromkeys(("magic_wand", "enchanted_sword", "wishing_table", "seven_league_boots"), 0)
    drawn: Counter[str] = Counter()
    for number in range(60):
        table = folktale(supply={**supply, "golden_comb": 1}).table
        table.chance = Chance.from_seed(f"draw {number}")
        draw_magic(table, table.active)
        drawn.update(table.active.satchel)
    assert drawn.total() == 60
    assert drawn["magic_cloak"] > 40 > 20 > drawn["golden_comb"] > 0


@clause("HF-34.2", "HF-22.2")
def test_an_offer_that_was_refused_cannot_be_composed_again() -> None:
    match = folktale(red={"satchel": "dog"}, blue={})
    play(match, "red: barter blue dog advice", "blue: no", "red: compose blue", "red: give dog", "red: want advice")
    assert "propose" not in options_of(match)
    assert "propose" in options_of(
        play(match, "red: give advice" if "give advice" in options_of(match) else "red: give biscuit")
    )


@clause("HF-22.1")
def test_all_spaces_of_an_adventure_field_are_one_place_to_meet() -> None:
    match = folktale(red={"at": "hill_road_2"}, blue={"at": "hill_road_3"})
    assert "compose blue" in options_of(match)
    match = folktale(red={"at": "hill_road_1"}, blue={"at": "hill_road_2"})
    assert "compose" not in verbs_of(match)


@clause("HF-9.4", "HF-9.22")
def test_the_wishing_table_is_laid_once_in_a_turn() -> None:
    match = folktale(red={"at": "north_road_4", "satchel": "wishing_table", "biscuits": "1 2"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_6", "red: table", "red: take rope", "red: bite 1")
    play(match, "red: walk north_road_5")
    assert match.questions[0].about != "meal" or "table" not in options_of(match)
    assert len(hero(match).biscuits) == 0


@clause("HF-33.4", "HF-33.9")
def test_a_team_is_eligible_only_when_every_quest_of_it_is_done() -> None:
    held = {"at": "castle", "tales": "witch_tale", "done": 1, "satchel": "seven_league_boots enchanted_sword"}
    partner = {"tales": "robbers_tale", "satchel": "enchanted_sword magic_wand", "done": 0}
    teams = {"teams": "2x2"}
    match = folktale(red=held, green=partner, yellow={}, options=teams)
    assert "try_gate" not in verbs_of(match)
    match = folktale(red=held, green={**partner, "done": 1}, yellow={}, options=teams)
    assert "try_gate" in verbs_of(match)


@clause("HF-31.2")
def test_a_later_quest_of_a_chain_does_not_count_yet() -> None:
    match = meeting("wolves", tales="witch_tale wolves_tale dragon_tale", options={"quest-chain": "3"})
    assert hero(match).done == 0
    match = meeting("witch", tales="witch_tale wolves_tale dragon_tale", options={"quest-chain": "3"})
    assert hero(match).done == 1


@clause("HF-11.5")
def test_the_clever_girl_swaps_once_in_a_turn_however_many_biscuits_she_has() -> None:
    clever = {"hero": "clever_girl", "biscuits": "1 2 3 5", "advice": 0}
    match = play(folktale(red=clever, blue={"hero": "littlest_princess"}), "red: ask_advice", "red: pay 1")
    assert (hero(match).advice, len(hero(match).biscuits)) == (1, 3)
    assert "ask_advice" not in options_of(match)
    match = folktale(red={"hero": "littlest_princess", "biscuits": "1 2"}, blue={"hero": "clever_girl"})
    assert "ask_advice" not in options_of(match), "it is not her turn"
    match = folktale(red={**clever, "advice": 7}, blue={"hero": "littlest_princess"})
    assert "ask_advice" not in options_of(match), "seven Advice are enough"


@clause("HF-6.9")
def test_two_biscuits_become_advice_once_in_a_turn_however_many_there_are() -> None:
    match = landing("forest_north_1", biscuits="1 2 3 5 5", advice=0)
    play(match, "red: swap_biscuits", "red: pay 1", "red: pay 2")
    assert (hero(match).advice, len(hero(match).biscuits)) == (1, 3)
    assert "swap_biscuits" not in options_of(match)
    assert "swap_biscuits" not in options_of(landing("forest_north_1", biscuits="1 2", advice=7))
    match = landing("forest_north_1", biscuits="1 2", advice=0)
    match.table.advice = 0
    assert not list(SwapBiscuits().options(match.table, hero(match), "before_throw")), "the supply is empty"


@clause("HF-20.11")
def test_what_was_wished_for_stays_in_the_supply_while_the_sorcerer_is_at_work() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="rope magic_wand golden_comb")
    play(match, "red: offer rope magic_cloak")
    waved = [option for option in options_of(match) if option.startswith("wave golden_comb")]
    assert "wave golden_comb wishing_table" in waved
    assert "wave golden_comb magic_cloak" not in waved


@clause("HF-20.10", "HF-5.13")
def test_a_toad_forgets_how_often_it_was_used() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="golden_comb", spent={"golden_comb": 1}, dice=[1])
    play(match, "red: offer golden_comb magic_cloak", "red: throw", "red: accept")
    assert (hero(match).toads, hero(match).spent) == (["golden_comb"], {})


@clause("HF-3.20")
def test_after_a_rest_the_boot_is_gone() -> None:
    match = folktale(red={"boot": 2}, blue={"biscuits": "", "advice": 0}, dice=[1])
    play(match, "red: rest")
    assert hero(match).boot == 2
    play(match, "blue: roll", "blue: walk dusty_road_2")
    assert (hero(match).boot, match.table.round) == (0, 2)


@clause("HF-8.12")
def test_the_trickster_is_not_given_up_for_a_tile() -> None:
    match = landing("dusty_road_8", satchel="trickster rope key pickaxe dog")
    given = {option.split()[2] for option in options_of(match) if option.startswith("take_for ")}
    assert given == {"rope", "key", "pickaxe", "dog"}


@clause("HF-19.2")
def test_who_has_begun_to_pay_bad_luck_in_biscuits_pays_it_to_the_end() -> None:
    match = landing(
        "castle_road_11", hero="clever_girl", advice=0, biscuits="2 3 5 5", blue={"hero": "littlest_princess"}
    )
    play(match, "red: pay 2", "red: ask_advice", "red: pay 3")
    assert (hero(match).advice, about(match)) == (1, "bad_luck")
    assert "pay_advice" not in options_of(match)


@clause("HF-33.4")
def test_a_team_counts_its_gold_together() -> None:
    red = {"at": "castle", "tales": "dwarf_tale", "done": 1, "satchel": "wishing_table", "gold": 1}
    green = {"tales": "witch_tale", "done": 1, "satchel": "seven_league_boots enchanted_sword", "gold": 2}
    poor = {**green, "gold": 1}
    teams = {"teams": "2x2"}
    assert "try_gate" in options_of(folktale(red=red, green=green, yellow={}, options=teams))
    assert "try_gate" not in options_of(folktale(red=red, green=poor, yellow={}, options=teams))


@clause("HF-13.14", "HF-31.3")
def test_in_a_chain_a_young_player_needs_only_what_a_quest_asks_for() -> None:
    chain = {"quest-chain": "3", "young-choice": "red"}
    match = folktale(red={"tales": "witch_tale kind_fairy_tale bear_tale"}, options=chain)
    assert needed_things(match.table, hero(match)) == []
    match = folktale(red={"tales": "witch_tale kind_fairy_tale bear_tale", "done": 1}, options=chain)
    assert needed_things(match.table, hero(match)) == ["golden_comb"]


@clause("HF-1.14", "HF-17.3", "HF-6.12")
def test_swaps_before_a_shortcut_pay_for_it() -> None:
    match = landing("palace_road_2", advice=4)
    play(match, "red: swap_advice", "red: swap_advice")
    assert (hero(match).advice, len(hero(match).biscuits)) == (0, 2)
    play(match, "red: enter griffin")
    assert (hero(match).at, len(hero(match).biscuits)) == ("high_road_3", 0), "a Biscuit move makes the way short"


@clause("HF-1.14", "HF-20.1", "HF-10.2")
def test_swaps_before_the_sorcerer_pay_his_fee() -> None:
    match = landing("woods_west_4", satchel="fish rope", advice=0, dice=[8])
    play(match, "red: swap_tile fish")
    assert (hero(match).satchel, len(hero(match).biscuits), about(match)) == (["rope"], 2, "sorcerer")
    fee = match.questions[0].options
    assert "offer rope magic_wand" in fee
    assert not [option for option in fee if option.startswith("offer fish")]


@clause("HF-1.14", "HF-10.2", "HF-6.9")
def test_swaps_around_a_throw_are_carried_out_and_the_throw_goes_on() -> None:
    match = landing("forest_north_1", satchel="fish dove", biscuits="3", advice=0, dice=[4])
    play(match, "red: swap_tile fish")
    assert (hero(match).satchel, len(hero(match).biscuits), about(match)) == (["dove"], 3, "before_throw")
    play(match, "red: throw", "red: swap_tile dove")
    assert (hero(match).satchel, len(hero(match).biscuits), about(match)) == ([], 5, "after_throw")
    assert match.table.throw.die == 4


@clause("HF-32.8", "HF-5.2")
def test_a_level_test_brings_no_biscuit_to_a_full_hand() -> None:
    full = {"at": "dusty_road_2", "biscuits": "1 1 1 2 2 2 3"}
    match = landing("dusty_road_2", biscuits="2", blue=full, dice=[3, 3])
    play(match, "red: test blue", "blue: yes")
    assert (len(hero(match).biscuits), len(hero(match, "blue").biscuits)) == (2, 7)


@clause("HF-34.2")
def test_offers_are_counted_for_each_hero_and_anew_in_each_turn() -> None:
    match = folktale(red={"satchel": "dog"}, blue={}, green={}, dice=[1])
    for _ in range(3):
        play(match, "red: compose blue", "red: drop")
    assert "compose blue" not in options_of(match)
    assert "compose green" in options_of(match)

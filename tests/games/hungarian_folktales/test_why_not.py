"""Why can't I? One position for every reason that a hero of Hungarian Folktales can be given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales import GAME
from fairytable.matches import new_match
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.claims import not_offered, refused
from tests.games.hungarian_folktales.tales import folktale, landing
from tests.games.hungarian_folktales.test_packs import edited, net
from tests.games.hungarian_folktales.test_tiles import meeting

TREASURES = "seven_league_boots enchanted_sword"


def said(match: Match, option: str, seat: str = "red") -> str:
    """The reason in words."""
    reason = match.why_not(seat, option)
    assert reason is not None
    return text_layer.words_for(match).reason(reason)


def too_few(match: Match, line: str, clause: str, thing: str, needed: int, held: int) -> None:
    refused(match, line, "too_few", clause, thing=thing, needed=needed, held=held)


@clause("HF-0.2", "HF-0.13")
def test_a_hero_or_starting_item_that_somebody_has_is_taken() -> None:
    match = play(new_match(GAME, ["red", "blue"], 1), "red: hero clever_girl")
    refused(match, "blue: hero clever_girl", "hero_taken", "HF-0.2", by="red")
    play(match, "blue: hero littlest_princess")
    (first,) = match.waiting_for
    play(match, f"{first}: start_with flute")
    (second,) = match.waiting_for
    refused(match, f"{second}: start_with flute", "item_taken", "HF-0.13", by=first)


@clause("HF-1.3", "HF-1.14")
def test_nobody_rolls_twice_or_ends_a_turn_without_a_roll() -> None:
    match = folktale(red={"biscuits": "1"}, dice=[1])
    refused(match, "red: end", "roll_first", "HF-1.3")
    play(match, "red: roll")
    refused(match, "red: roll", "rolled_already", "HF-1.3")
    refused(match, "red: end", "walk_first", "HF-1.14")
    refused(match, "red: bite 1", "walk_first", "HF-1.14")


@clause("HF-1.15", "HF-2.8")
def test_after_a_dead_end_only_others_matter() -> None:
    match = folktale(red={"at": "islands_3", "satchel": "rope"}, blue={"at": "islands_4"}, dice=[5])
    play(match, "red: roll", "red: walk islands_4", "red: decline")
    for option in ("bite 1", "discard rope"):
        refused(match, f"red: {option}", "dead_end", "HF-1.15")
    assert said(match, "bite 1").startswith("The road ended here")


@clause("HF-1.6", "HF-1.12")
def test_on_a_shortcut_the_turn_is_its_next_stage() -> None:
    match = folktale(red={"at": "gorge_path_1", "leaves_at": "east_rim", "advice": 2})
    refused(match, "red: roll", "on_shortcut", "HF-1.6")
    refused(match, "red: enter gorge", "enter_on_landing", "HF-17.3")


@clause("HF-3.11")
def test_a_step_tile_that_changes_nothing_or_is_in_use_is_not_named() -> None:
    refused(
        folktale(red={"satchel": "white_stallion"}),
        "red: roll_with white_stallion",
        "counts_anyway",
        "HF-3.11",
        tile="white_stallion",
    )
    match = folktale(red={"at": "south_shore_1", "satchel": "leather_boots"})
    refused(match, "red: roll_with nothing", "same_steps", "HF-3.11", tile="nothing")
    refused(match, "red: roll_with leather_boots", "same_steps", "HF-3.11", tile="leather_boots")
    match = folktale(red={"satchel": "white_stallion leather_boots"})
    refused(match, "red: roll_with white_stallion", "counts_anyway", "HF-3.11", tile="white_stallion")
    assert {"roll_with leather_boots", "roll_with nothing"} <= set(match.questions[0].options)
    match = folktale(red={"at": "south_shore_1", "satchel": "leather_boots"})
    assert said(match, "roll_with nothing") == "Without a step tile you would have as many steps."


@clause("HF-6.4", "HF-9.5", "HF-18.8")
def test_one_biscuit_move_in_a_turn() -> None:
    match = play(folktale(red={"biscuits": "1 2"}), "red: bite 1", "red: walk north_road_1")
    refused(match, "red: bite 2", "bitten_already", "HF-6.4")
    match = folktale(red={"satchel": "magic_cloak", "spent": {"magic_cloak": 1}})
    refused(match, "red: cloak", "used_up", "HF-9.5", tile="magic_cloak")


@clause("HF-18.2", "HF-18.10")
def test_a_guest_stays_already_and_who_leaves_gets_nothing() -> None:
    match = play(folktale(red={"at": "city"}), "red: stay")
    refused(match, "red: stay", "stays_already", "HF-18.2", field="city")
    red = {"at": "city", "boot": 1, "gold": 3, "satchel": "sword", "biscuits": "1 1"}
    match = play(folktale(red=red, dice=[1]), "red: roll")
    assert match.waiting_for == ("red",)
    for option in ("stay", "buy dog", "buy_advice", "forge sword"):
        refused(match, f"red: {option}", "left_already", "HF-18.10")


@clause("HF-3.18", "HF-3.20", "HF-3.17")
def test_how_a_boot_token_cannot_be_given_back() -> None:
    match = folktale(red={"boot": 1, "biscuits": "", "advice": 3})
    refused(match, "red: rest", "rest_for_two", "HF-3.18")
    refused(match, "red: talk_off", "advice_for_two", "HF-3.18")
    too_few(match, "red: eat_off", "HF-3.17", "biscuits", 1, 0)
    assert said(match, "eat_off") == "You need a Biscuit for that and have none."
    match = play(folktale(red={"boot": 2, "advice": 1}), "red: go_on")
    refused(match, "red: rest", "rest_at_start", "HF-3.20")
    too_few(match, "red: talk_off", "HF-3.18", "advice", 2, 1)
    assert said(match, "talk_off") == "You need 2 Advice for that and have 1."


@clause("HF-2.5", "HF-2.12", "HF-30.1", "HF-30.2")
def test_a_walk_takes_the_whole_number() -> None:
    match = play(folktale(red={"at": "forest_south_4"}, dice=[2]), "red: roll")
    refused(match, "red: walk east_gate", "whole_number", "HF-2.5", steps=2)
    refused(match, "red: stand", "must_walk", "HF-2.5")
    match = play(folktale(red={"at": "mountain_north_2", "salt": 1}, dice=[1]), "red: roll")
    refused(match, "red: walk mountain_north_3", "no_steps", "HF-2.12")
    exact = {"exact-dead-end": "on"}
    match = play(folktale(red={"at": "islands_3", "biscuits": "5"}, options=exact, dice=[5]), "red: roll")
    refused(match, "red: walk islands_4", "dead_end_closed", "HF-30.1")
    match = play(folktale(red={"at": "kings_road_1"}, dice=[6]), "red: roll")
    refused(match, "red: stride 5 city_road_3", "stop_between", "HF-2.9")
    skips = {"blank-skips": "on"}
    match = play(folktale(red={"salt": 1}, options=skips, dice=[6]), "red: roll")
    refused(match, "red: stride 5 north_road_1", "blank_skips", "HF-30.2")


@clause("HF-2.2")
def test_no_branch_leads_back_where_one_came_from(tmp_path: Path) -> None:
    match = folktale(red={"at": "crossroads", "biscuits": "5"}, pack=edited(tmp_path, "board.toml", net))
    play(match, "red: bite 5", "red: turn_to lane_crossroads_village_1")
    refused(match, "red: turn_to lane_crossroads_village_1", "no_turning_round", "HF-2.2")


@clause("HF-6.15", "HF-6.16")
def test_salt_waits_for_the_white_die() -> None:
    refused(folktale(red={"salt": 1}), "red: salt", "salt_before_walking", "HF-6.15")
    match = play(folktale(red={"salt": 2}, dice=[1, 2]), "red: roll", "red: salt")
    refused(match, "red: salt", "salt_used", "HF-6.16")


@clause("HF-6.12", "HF-5.14", "HF-30.5")
def test_why_advice_does_not_become_a_biscuit() -> None:
    too_few(folktale(red={"advice": 1}), "red: swap_advice", "HF-6.12", "advice", 2, 1)
    off = folktale(red={"advice": 2}, options={"advice-to-biscuit": "off"})
    refused(off, "red: swap_advice", "not_played", "HF-6.12")
    full = folktale(red={"advice": 2, "biscuits": "1 1 1 1 2 2 2"})
    refused(full, "red: swap_advice", "no_room", "HF-5.14", thing="biscuits", limit=7)
    assert said(full, "swap_advice") == "You have 7 Biscuits already, and there is no room for more."


@clause("HF-11.5", "HF-5.14")
def test_why_the_clever_girl_has_no_idea() -> None:
    girl = {"hero": "clever_girl", "biscuits": "1"}
    match = play(folktale(red=girl), "red: ask_advice")
    refused(match, "red: ask_advice", "clever_once", "HF-11.5")
    too_few(folktale(red={**girl, "biscuits": ""}), "red: ask_advice", "HF-11.5", "biscuits", 1, 0)
    full = folktale(red={**girl, "advice": 7})
    refused(full, "red: ask_advice", "no_room", "HF-5.14", thing="advice", limit=7)


@clause("HF-6.9")
def test_why_biscuits_do_not_become_advice() -> None:
    refused(folktale(), "red: swap_biscuits", "before_throw_only", "HF-6.9")
    match = play(landing("forest_north_1", biscuits="1 2 3 3"), "red: swap_biscuits", "red: pay 1", "red: pay 2")
    refused(match, "red: swap_biscuits", "biscuits_swapped", "HF-6.9")
    too_few(landing("forest_north_1", biscuits="2"), "red: swap_biscuits", "HF-6.9", "biscuits", 2, 1)
    off = landing("forest_north_1", biscuits="1 2", options={"biscuits-to-advice": "off"})
    refused(off, "red: swap_biscuits", "not_played", "HF-6.9")


@clause("HF-5.14")
def test_an_empty_supply_gives_nothing() -> None:
    match = folktale(
        red={"hero": "clever_girl", "advice": 6}, blue={"advice": 6}, green={"advice": 6}, yellow={"advice": 6}
    )
    refused(match, "red: ask_advice", "none_left_to_get", "HF-5.14", thing="advice")


@clause("HF-1.14", "HF-10.2")
def test_free_actions_have_their_moments() -> None:
    match = play(folktale(red={"satchel": "fish rope magic_cloak", "toads": "key"}, dice=[1]), "red: roll")
    for option in ("swap_tile fish", "discard rope", "discard_toad key", "cloak"):
        refused(match, f"red: {option}", "walk_first", "HF-1.14")
    match = meeting("fox", satchel="rope feather dog")
    for option in ("discard rope", "pluck dog dove"):
        refused(match, f"red: {option}", "throw_is_out", "HF-1.14")
    match = landing("forest_north_1", satchel="magic_cloak")
    refused(match, "red: cloak", "throw_first", "HF-1.14")
    match = landing("kings_road_3", satchel="fish")
    refused(match, "red: swap_tile fish", "field_first", "HF-1.14")
    red = {"at": "north_road_4", "satchel": "rope", "biscuits": "1 2"}
    match = play(folktale(red=red, dice=[1]), "red: roll", "red: walk north_road_6")
    refused(match, "red: discard rope", "pay_first", "HF-1.14")


@clause("HF-1.14", "HF-22.8", "HF-32.6")
def test_whoever_is_met_has_to_wait_for_the_walk_the_field_and_the_throw() -> None:
    match = play(folktale(options={"test-of-courage": "on"}, dice=[1]), "red: roll")
    for option in ("compose blue", "test blue"):
        refused(match, f"red: {option}", "walk_first", "HF-1.14")
    for field, moment in (("woods_gate", "field_first"), ("forest_north_1", "throw_first")):
        match = landing(field, blue={"at": field}, options={"test-of-courage": "on"}, dice=[4])
        for option in ("compose blue", "test blue"):
            refused(match, f"red: {option}", moment, "HF-1.14")
        assert match.why_not("red", "compose green") is None, "there is no green hero"
    play(match, "red: throw")
    refused(match, "red: test blue", "throw_is_out", "HF-1.14")
    apart = play(folktale(blue={"at": "city"}, dice=[1]), "red: roll")
    assert apart.why_not("red", "compose blue") is None, (
        "nobody expects to meet someone far away halfway through a walk"
    )


@clause("HF-13.4")
def test_the_yellow_die_is_thrown_once() -> None:
    refused(meeting("fox"), "red: throw", "thrown_already", "HF-13.4")


@clause("HF-9.16", "HF-9.17", "HF-7.3", "HF-5.10")
def test_what_cannot_be_changed_into_what() -> None:
    match = folktale(red={"satchel": "magic_wand rope dog dove feather"})
    refused(match, "red: wave rope dog", "other_class", "HF-9.16", tile="rope", wish="dog")
    refused(match, "red: wave dog dove", "held_already", "HF-9.17", tile="dove")
    refused(match, "red: pluck dog dove", "held_already", "HF-7.3", tile="dove")


@clause("HF-5.4", "HF-8.12")
def test_what_a_full_satchel_does_not_take() -> None:
    match = landing("north_road_6", satchel="key key key pickaxe trickster")
    refused(match, "red: take rope", "satchel_full", "HF-5.4", count=5)
    refused(match, "red: take_for rope trickster", "trickster_stays", "HF-8.12")


@clause("HF-17.3", "HF-17.8")
def test_a_shortcut_is_entered_only_by_landing() -> None:
    match = play(landing("west_rim", satchel="rope"), "red: pass")
    refused(match, "red: enter gorge", "enter_on_landing", "HF-17.3")


@clause("HF-20.1", "HF-20.7", "HF-20.8")
def test_why_the_sorcerer_does_nothing() -> None:
    match = landing("woods_west_4", satchel="rope", toads="key", advice=2)
    refused(match, "red: offer rope magic_wand", "sorcerer_wants_biscuit", "HF-20.1")
    refused(match, "red: offer_toad key magic_wand", "sorcerer_wants_biscuit", "HF-20.1")
    match = folktale(red={"at": "woods_west_4", "satchel": "rope", "toads": "key"})
    refused(match, "red: offer rope magic_wand", "magic_on_landing", "HF-20.1")
    refused(match, "red: offer_toad key magic_wand", "magic_on_landing", "HF-20.1")


@clause("HF-15.1", "HF-15.4", "HF-9.22")
def test_how_a_meal_cannot_be_settled() -> None:
    red = {"at": "castle_road_2", "satchel": "wishing_table", "biscuits": "1 2 2"}
    match = play(folktale(red=red, dice=[4]), "red: bite 1", "red: walk castle_road_1")
    refused(match, "red: do_without", "must_eat", "HF-15.4")
    refused(match, "red: pay_advice", "advice_feeds_nobody", "HF-15.1")
    play(match, "red: table", "red: roll", "red: walk castle_road_5")
    refused(match, "red: table", "once_per_turn", "HF-9.22", tile="wishing_table")


@clause("HF-19.1", "HF-19.2", "HF-19.3", "HF-19.4")
def test_how_bad_luck_cannot_be_settled() -> None:
    field = next(field.id for field in folktale().table.content.board.fields.values() if field.kind == "bad_luck")
    match = landing(field, satchel="wishing_table fish", biscuits="2 3", hero="clever_girl")
    refused(match, "red: pay 2", "advice_first", "HF-19.1")
    refused(match, "red: table", "table_saves_biscuits", "HF-19.3")
    match = landing(field, satchel="fish", biscuits="2", advice=0, hero="clever_girl")
    too_few(match, "red: pay 2", "HF-19.4", "biscuits", 2, 1)
    too_few(match, "red: pay_advice", "HF-19.2", "advice", 1, 0)
    match = landing(field, biscuits="2 3 3 3", advice=0, hero="clever_girl")
    refused(match, "red: do_without", "must_pay", "HF-19.2")
    play(match, "red: pay 2", "red: ask_advice", "red: pay 3")
    refused(match, "red: pay_advice", "biscuits_begun", "HF-19.2")


@clause("HF-18.5", "HF-7.6", "HF-6.13")
def test_what_is_too_dear_in_the_market() -> None:
    match = play(folktale(red={"at": "city", "gold": 0, "satchel": "sword", "biscuits": "", "advice": 2}), "red: stay")
    too_few(match, "red: buy_advice", "HF-18.5", "gold_coins", 1, 0)
    assert said(match, "buy_advice") == "You need a Gold Coin for that and have none."
    too_few(match, "red: forge sword", "HF-7.6", "biscuits", 2, 1)
    assert said(match, "buy dog") == "It costs 1 Gold, and you have 0: Dog."
    assert said(match, "buy golden_comb").startswith("It costs 2 Gold and a Biscuit; you have 0 Gold and 1 Biscuit")
    refused(folktale(red={"satchel": "sword"}), "red: forge sword", "forged_in_city", "HF-7.6", tile="sword")
    match = play(folktale(red={"at": "city", "satchel": "sword enchanted_sword"}), "red: stay")
    refused(match, "red: forge sword", "held_already", "HF-7.6", tile="enchanted_sword")


@clause("HF-21.2", "HF-21.1")
def test_the_gate_says_what_is_missing_in_words() -> None:
    match = folktale(red={"at": "castle", "satchel": "enchanted_sword", "tales": "dwarf_tale", "gold": 1})
    assert said(match, "try_gate") == (
        "Still to do before you may try: The Dwarf's Beard; missing for the Castle: Wishing Table and 2 Gold Coins."
    )


@clause("HF-14.4", "HF-14.11", "HF-31.2")
def test_why_a_gift_cannot_be_handed_over() -> None:
    match = landing("forest_north_3", start="forest_north_2", tales="bear_tale", satchel="key")
    refused(match, "red: hand_over bear_tale", "gift_missing", "HF-14.4", gift=(("rope",),), held=0)
    match = landing("forest_south_1", tales="cottage_tale", biscuits="2 3")
    gift = (("3", "biscuits"),)
    refused(match, "red: hand_over cottage_tale", "gift_missing", "HF-14.4", gift=gift, held=2)
    assert said(match, "hand_over cottage_tale") == "You need 3 Biscuits for that and have 2."
    match = folktale(red={"at": "palace", "tales": "palace_tale", "satchel": "key"})
    refused(match, "red: hand_over palace_tale", "gift_to_guest", "HF-14.11")
    chain: dict[str, Any] = {"tales": "witch_tale bear_tale dwarf_tale", "options": {"quest-chain": "3"}}
    match = landing("forest_north_3", start="forest_north_2", satchel="rope", **chain)
    refused(match, "red: hand_over bear_tale", "quest_in_order", "HF-31.2", tale="witch_tale")


@clause("HF-13.6", "HF-20.9", "HF-21.9", "HF-6.10")
def test_what_does_not_count_in_a_throw() -> None:
    match = meeting("fox", satchel="sword key", advice=2)
    refused(match, "red: wield sword", "useless_here", "HF-13.6", tile="sword", encounter="fox")
    refused(match, "red: key key", "key_at_gate_only", "HF-8.3", tile="key")
    too_few(match, "red: advice 3", "HF-6.10", "advice", 3, 2)
    match = landing("woods_west_4", biscuits="2", satchel="sword rope", dice=[5])
    play(match, "red: offer rope magic_wand", "red: throw")
    refused(match, "red: wield sword", "no_weapon_here", "HF-20.9")
    match = folktale(red={"at": "castle", "done": 1, "satchel": f"{TREASURES} trickster"}, dice=[1])
    play(match, "red: try_gate", "red: throw")
    refused(match, "red: wield enchanted_sword", "no_weapon_here", "HF-21.9")
    refused(match, "red: trickster", "no_trickster_at_gate", "HF-8.7")


@clause("HF-13.13", "HF-9.7")
def test_what_nobody_can_settle_for() -> None:
    match = meeting("fox", die=3, satchel="", gold=0)
    refused(match, "red: settle_for advice", "more_than_deserved", "HF-13.13", points=3)
    refused(match, "red: settle_for lose", "nothing_to_lose", "HF-13.13")
    match = meeting("fox", die=7, options={"lesser-outcome": "off"})
    refused(match, "red: settle_for biscuit", "not_played", "HF-13.13")
    match = meeting("cottage", satchel="magic_cloak")
    refused(match, "red: slip_away", "only_from_foes", "HF-9.7", tile="magic_cloak")


@clause("HF-13.9", "HF-10.6", "HF-8.12")
def test_what_an_unlucky_throw_never_takes() -> None:
    match = play(meeting("dragon", die=1, satchel="dog trickster rope"), "red: accept")
    refused(match, "red: lose dog", "animals_stay", "HF-10.6")
    refused(match, "red: lose trickster", "trickster_stays", "HF-8.12")
    refused(match, "red: lose advice", "tokens_stay", "HF-13.9")


@clause("HF-13.14")
def test_a_young_player_wishes_only_for_what_the_tale_asks_for() -> None:
    match = meeting("fox", die=8, advice=1, satchel="enchanted_sword", options={"young-choice": "red"})
    play(match, "red: advice 1", "red: accept")
    refused(match, "red: wish golden_comb", "not_on_card", "HF-13.14")
    refused(match, "red: wish enchanted_sword", "held_already", "HF-5.9", tile="enchanted_sword")


@clause("HF-22.1", "HF-22.2", "HF-22.7")
def test_why_somebody_cannot_be_traded_with() -> None:
    match = folktale(red={"biscuits": "", "advice": 0}, blue={"biscuits": "", "advice": 0})
    refused(match, "red: compose blue", "nothing_to_trade", "HF-22.2", partner="blue")
    match = folktale(blue={"at": "gorge_path_1", "leaves_at": "east_rim"})
    refused(match, "red: compose blue", "on_path", "HF-22.7")
    refused(match, "red: test blue", "on_path", "HF-22.7")


@clause("HF-22.5", "HF-22.3", "HF-22.9", "HF-34.2")
@pytest.mark.parametrize(
    ("red", "blue", "option", "who", "limit"),
    [
        ({"satchel": "rope"}, {"satchel": "key key key key key"}, "rope nothing", "blue", "tiles"),
        ({}, {"biscuits": "1 1 1 1 2 2 2"}, "biscuit nothing", "blue", "biscuits"),
        ({"advice": 7}, {"advice": 3}, "nothing advice", "red", "advice"),
        ({"satchel": "dog"}, {"satchel": "dog"}, "dog nothing", "blue", "twice"),
        (
            {"at": "mountain_north_2"},
            {"at": "mountain_north_2", "satchel": "white_stallion"},
            "nothing white_stallion",
            "red",
            "flees",
        ),
    ],
)
def test_a_trade_that_breaks_a_limit_says_whose_and_which(
    red: dict[str, Any], blue: dict[str, Any], option: str, who: str, limit: str
) -> None:
    match = folktale(red=red, blue=blue)
    refused(match, f"red: barter blue {option}", "limit_broken", "HF-22.5", who=who, limit=limit)
    words = {"tiles": "tiles", "biscuits": "Biscuits", "advice": "Advice", "twice": "twice", "flees": "land"}
    assert words[limit] in said(match, f"barter blue {option}")


@clause("HF-22.3", "HF-22.9", "HF-34.2")
def test_why_an_offer_cannot_be_made() -> None:
    match = folktale(red={"satchel": "rope flute", "gold": 1}, blue={"satchel": "rope staff"})
    refused(match, "red: barter blue gold nothing", "not_tradable", "HF-22.3", thing="gold")
    refused(match, "red: barter blue nothing staff", "not_tradable", "HF-22.3", thing="staff")
    refused(match, "red: barter blue rope rope", "no_difference", "HF-22.9", thing="rope")
    play(match, "red: barter blue rope nothing", "blue: no")
    refused(match, "red: barter blue rope nothing", "offered_already", "HF-34.2", partner="blue")
    play(match, "red: compose blue", "red: drop", "red: compose blue", "red: drop")
    refused(match, "red: barter blue rope biscuit", "enough_offers", "HF-34.2", partner="blue", most=3)


@clause("HF-22.2", "HF-22.3", "HF-22.5", "HF-22.9")
def test_why_something_cannot_be_put_into_an_offer() -> None:
    match = folktale(red={"satchel": "rope flute dog"}, blue={"satchel": "rope dog staff"})
    play(match, "red: compose blue")
    refused(match, "red: propose", "offer_empty", "HF-22.2")
    refused(match, "red: give flute", "not_tradable", "HF-22.3", thing="flute")
    refused(match, "red: want staff", "not_tradable", "HF-22.3", thing="staff")
    play(match, "red: give dog")
    refused(match, "red: give dog", "all_offered", "HF-22.2", who="red", thing="dog", held=1)
    refused(match, "red: want dog", "no_difference", "HF-22.9", thing="dog")
    refused(match, "red: propose", "limit_broken", "HF-22.5", who="blue", limit="twice")


@clause("HF-32.1", "HF-32.5", "HF-32.6")
def test_why_courage_cannot_be_tested() -> None:
    off = landing("dusty_road_2", biscuits="2", blue={"at": "dusty_road_2"}, options={"test-of-courage": "off"})
    refused(off, "red: test blue", "not_played", "HF-32.1")
    match = landing("dusty_road_2", blue={"at": "dusty_road_2", "biscuits": ""})
    refused(match, "red: test blue", "test_needs_biscuits", "HF-32.5", poor=("red", "blue"))
    assert said(match, "test blue").endswith("without one: Red and Blue.")


@clause("HF-3.20", "HF-6.15", "HF-17.3", "HF-18.2", "HF-20.1", "HF-21.2")
@pytest.mark.parametrize(
    "line", ["try_gate", "stay", "buy dove", "buy_advice", "enter gorge", "offer rope magic_wand", "rest", "salt"]
)
def test_nobody_expects_what_belongs_to_other_fields_or_heroes(line: str) -> None:
    not_offered(folktale(red={"satchel": "rope", "biscuits": "1", "gold": 3}), f"red: {line}")

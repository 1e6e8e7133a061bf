"""HF-5, HF-6 and HF-12: limits, supply, tokens, and the fields that give them."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.hungarian_folktales.tales import folktale, hero, landing, options_of, verbs_of

FULL = "satchel rope rope key key"


@clause("HF-5.1", "HF-5.4", "HF-12.8")
def test_a_full_satchel_gives_something_up_or_declines() -> None:
    match = landing("north_road_6", satchel="flute dog key key pickaxe")
    refused(match, "red: take rope", "satchel_full", "HF-5.4", count=5)
    assert {"decline", "take_for rope flute", "take_for rope dog"} <= set(options_of(match))
    play(match, "red: take_for rope dog")
    assert sorted(hero(match).satchel) == ["flute", "key", "key", "pickaxe", "rope"]
    assert match.table.tiles["dog"] == 3
    match = play(landing("north_road_6", satchel=FULL), "red: decline")
    assert hero(match).satchel == FULL.split()
    match = landing("north_road_6", satchel="flute key key pickaxe", toads="rope")
    assert "take_for_toad rope rope" in options_of(match), "a toad needs its space too"


@clause("HF-5.2", "HF-5.3", "HF-12.1")
def test_tokens_over_the_limit_are_not_taken() -> None:
    match = landing("city_road_3", biscuits="1 1 2 2 3 3 3")
    assert len(hero(match).biscuits) == 7
    match = landing("north_road_3", advice=7)
    assert hero(match).advice == 7
    match = landing("dusty_road_6", gold=3)
    assert hero(match).gold == 3


@clause("HF-5.5", "HF-8.1", "HF-12.4")
def test_with_none_left_of_a_kind_nothing_is_got() -> None:
    match = landing("north_road_6", supply={"rope": 0})
    assert heard(match, "none_left") == [{"seat": "red", "tile": "rope"}]
    assert hero(play(landing("north_road_6"), "red: take rope")).satchel == ["rope"]


@clause("HF-5.6", "HF-5.7", "HF-5.12")
def test_what_is_thrown_away_goes_back_and_starting_items_leave_the_game() -> None:
    match = play(
        folktale(red={"satchel": "flute rope", "salt": 1}, dice=[1, 2]), "red: discard rope", "red: discard flute"
    )
    assert (hero(match).satchel, match.table.tiles["rope"], match.table.gone) == ([], 4, ["flute"])
    play(match, "red: roll", "red: salt")
    assert (hero(match).salt, match.table.salt_gone) == (0, 1)


@clause("HF-5.8")
def test_the_supply_of_tokens_is_limited() -> None:
    match = folktale(red={"at": "north_road_2", "biscuits": "1"})
    match.table.advice = 0
    play(match, "red: bite 1", "red: walk north_road_3")
    assert hero(match).advice == 1
    match = play(folktale(red={"advice": 2}), "red: swap_advice")
    assert match.table.advice == 24 - 1


@clause("HF-5.9", "HF-9.2")
def test_nobody_holds_two_magical_items_of_a_kind() -> None:
    match = landing("mountain_road_1", satchel="magic_wand")
    assert (hero(match).satchel, hero(match).advice) == (["magic_wand"], 2)


@clause("HF-5.10", "HF-10.1", "HF-12.6")
def test_nobody_holds_two_animals_of_a_kind() -> None:
    match = landing("gorge_west_2", satchel="dog")
    assert (hero(match).satchel, len(hero(match).biscuits)) == (["dog"], 1)


@clause("HF-5.11")
def test_two_ropes_are_allowed() -> None:
    assert hero(play(landing("north_road_6", satchel="rope"), "red: take rope")).satchel == ["rope", "rope"]


@clause("HF-5.13", "HF-9.17")
def test_a_tile_from_the_supply_is_fresh_but_its_kind_rests_for_the_turn() -> None:
    red = {"satchel": "magic_cloak magic_wand", "spent": {"magic_cloak": 1}}
    match = play(folktale(red=red), "red: wave magic_cloak golden_comb")
    assert match.table.uses_left(hero(match), "golden_comb") == 2
    refused(match, "red: wave golden_comb magic_cloak", "once_per_turn", "HF-9.4", tile="magic_wand")
    assert hero(match).spent == {"magic_wand": 1}


@clause("HF-5.14")
def test_a_swap_gives_as_many_as_fit_and_none_is_refused() -> None:
    match = play(folktale(red={"satchel": "fish", "biscuits": "1 1 1 1 2 2"}), "red: swap_tile fish")
    assert (len(hero(match).biscuits), hero(match).satchel) == (7, [])
    match = folktale(red={"satchel": "fish", "biscuits": "1 1 1 1 2 2 2"})
    refused(match, "red: swap_tile fish", "no_room", "HF-5.14", thing="biscuits", limit=7)


@clause("HF-6.2")
def test_every_biscuit_pays_for_one_and_the_payer_chooses() -> None:
    match = folktale(red={"at": "north_road_4", "biscuits": "1 5 5"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_6")
    assert set(options_of(match)) == {"pay 1", "pay 5"}
    play(match, "red: pay 5")
    assert sorted(hero(match).biscuits) == ["1", "5"]
    assert "5" not in match.view("blue")["heroes"][0]["biscuits"]


@clause("HF-6.3", "HF-6.4", "HF-6.8", "HF-15.1")
def test_a_biscuit_move_goes_exactly_its_number_and_red_fields_count() -> None:
    match = folktale(red={"at": "north_road_4", "biscuits": "2 1"})
    play(match, "red: bite 2", "red: walk north_road_6")
    assert hero(match).biscuits.cards == []
    assert heard(match, "biscuit_bitten") == [{"seat": "red", "steps": 2}]


@clause("HF-6.6")
def test_an_adventure_reached_by_a_biscuit_is_finished_before_the_roll() -> None:
    match = landing("forest_north_1", dice=[5])
    assert "roll" not in verbs_of(match)
    play(match, "red: throw", "red: accept")
    assert "roll" in verbs_of(match)


@clause("HF-6.9", "HF-30.5")
def test_two_biscuits_for_an_advice_before_a_throw_once_a_turn() -> None:
    match = landing("forest_north_1", biscuits="1 2 3 3")
    play(match, "red: swap_biscuits", "red: pay 1", "red: pay 2")
    assert (hero(match).advice, sorted(hero(match).biscuits)) == (2, ["3", "3"])
    assert "swap_biscuits" not in verbs_of(match)
    match = landing("forest_north_1", biscuits="1 2 3 3", options={"biscuits-to-advice": "off"})
    assert "swap_biscuits" not in verbs_of(match)


@clause("HF-6.10", "HF-6.11", "HF-13.7")
def test_advice_adds_one_each_after_the_die_has_been_seen() -> None:
    match = play(landing("forest_north_1", dice=[3], advice=4), "red: throw", "red: advice 3")
    assert (hero(match).advice, match.questions[0].values["points"]) == (1, 6)


@clause("HF-6.12", "HF-30.5")
def test_two_advice_for_a_biscuit_at_any_time_of_the_turn() -> None:
    match = play(folktale(red={"advice": 5}), "red: swap_advice", "red: swap_advice")
    assert (hero(match).advice, len(hero(match).biscuits)) == (1, 4)
    assert "swap_advice" not in verbs_of(folktale(red={"advice": 5}, options={"advice-to-biscuit": "off"}))


@clause("HF-12.1", "HF-12.9")
@pytest.mark.parametrize("field", ["north_road_1", "city_road_3", "hill_road_1", "mountain_road_3", "sea_road_2"])
def test_wheat_and_fruit_fields_give_a_biscuit(field: str) -> None:
    assert len(hero(landing(field)).biscuits) == 1


@clause("HF-12.9")
def test_the_wheat_fields_alone_feed_nobody() -> None:
    assert len(hero(landing("north_road_2")).biscuits) == 0


@clause("HF-12.2", "HF-12.3", "HF-12.7")
def test_advice_and_gold_fields_give_again_and_again() -> None:
    match = landing("north_road_3", biscuits="1")
    assert hero(match).advice == 2
    match = folktale(red={"at": "dusty_road_5", "biscuits": "1", "gold": 0}, dice=[2])
    play(match, "red: bite 1", "red: walk dusty_road_6")
    assert hero(match).gold == 1
    match = landing("dusty_road_6", gold=1)
    assert hero(match).gold == 2


SOURCES = ["rope", "pickaxe", "key", "magic_cloak", "golden_comb", "enchanted_sword", "magic_wand", "wishing_table"]
SOURCES += ["seven_league_boots", "fish", "dove", "black_cat", "white_stallion", "dog"]


@clause("HF-12.4", "HF-12.5", "HF-12.6", "HF-9.1", "HF-10.1")
@pytest.mark.parametrize("tile", SOURCES)
def test_every_tile_can_be_taken_on_its_field(tile: str) -> None:
    content = folktale().table.content
    match = landing(content.board.sources[tile][0])
    assert options_of(match) == (f"take {tile}", "decline")
    assert match.questions[0].clause == "HF-12.8"
    assert hero(play(match, f"red: take {tile}")).satchel == [tile]
    number = {"useful": "HF-12.4", "magical": "HF-12.5", "animal": "HF-10.1"}[content.tiles[tile].kind]
    assert cited(match, "tile_taken") == [(number, {"seat": "red", "tile": tile})]

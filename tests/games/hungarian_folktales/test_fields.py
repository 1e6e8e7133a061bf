"""HF-15 to HF-20: Red and blue rosettes, shortcuts, Palace and City, bad luck, the Sorcerer."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of

SHORTCUTS = {
    "fish_king": ("sea_road_6", "city_road_1", "fish", 2),
    "secret_tunnel": ("mountain_road_4", "devils_road_1", "pickaxe", 2),
    "gorge": ("west_rim", "east_rim", "rope", 1),
    "secret_path": ("palace_road_5", "high_road_1", "black_cat", 1),
    "griffin": ("palace_road_2", "high_road_3", "", 1),
    "wagon_driver": ("west_shore_10", "linden_road_4", "", 1),
}


def by_roll(field: str, *, dice: tuple[int, ...] = (), **red: object) -> Match:
    """Red lands on the field by a white roll."""
    board = folktale().table.content.board
    start = board.neighbours[field][0]
    match = folktale(red={"at": start, **red}, dice=[1 - board.land_steps(start), *dice])
    return play(match, "red: roll_with nothing" if "white_stallion" in str(red) else "red: roll", f"red: walk {field}")


@clause("HF-15.1", "HF-15.4")
def test_whoever_has_a_biscuit_must_eat_on_a_red_field() -> None:
    match = by_roll("north_road_5", biscuits="3")
    assert (len(hero(match).biscuits), hero(match).boot) == (0, 0)
    match = by_roll("north_road_5", biscuits="3 5")
    assert "do_without" not in options_of(match)


@clause("HF-15.2")
def test_every_red_field_on_the_way_is_a_meal_of_its_own() -> None:
    match = folktale(red={"at": "high_road_1", "biscuits": "1 1 1", "satchel": "magic_cloak", "advice": 0})
    play(match, "red: cloak", "red: walk castle_road_1", "red: pay 1", "red: pay 1")
    assert len(hero(match).biscuits) == 1


@clause("HF-15.5")
def test_hunger_does_not_shorten_the_movement() -> None:
    match = folktale(red={"at": "north_road_4", "biscuits": "", "advice": 0}, dice=[3])
    play(match, "red: roll", "red: walk north_road_8")
    assert (hero(match).at, hero(match).boot) == ("north_road_8", 1)


@clause("HF-16.1", "HF-16.3")
def test_a_bonus_roll_is_optional_and_may_lead_to_another() -> None:
    match = by_roll("mountain_south_1", dice=(4,))
    assert {"blue", "pass"} <= verbs_of(match)
    assert play(match.copy(), "red: pass").table.movement is None
    play(match, "red: blue")
    assert match.table.movement.steps == 4


@clause("HF-16.1", "HF-22.8")
def test_on_a_bonus_field_a_trade_comes_before_the_blue_die_and_does_not_use_it_up() -> None:
    match = landing(
        "mountain_south_1", advice=1, blue={"at": "mountain_south_1", "advice": 0, "biscuits": "2"}, dice=[4]
    )
    play(match, "red: barter blue advice biscuit")
    assert match.waiting_for == ("blue",), "blue is asked at once"
    play(match, "blue: yes")
    assert (hero(match).advice, hero(match, "blue").advice) == (0, 1)
    play(match, "red: blue")
    assert match.table.movement.steps == 4


def moving_on(**red: object) -> Match:
    """Blue has one step to do, and then it is red's turn."""
    match = folktale(red=red, blue={"biscuits": "", "advice": 0}, turn=1, dice=[1])
    return play(match, "blue: roll", "blue: walk north_road_2")


@clause("HF-17.1", "HF-17.2", "HF-17.3", "HF-17.4", "HF-17.5", "HF-17.6", "HF-17.7", "HF-17.8", "HF-17.16")
@pytest.mark.parametrize("shortcut", SHORTCUTS)
@pytest.mark.parametrize("way", [0, 1])
def test_a_shortcut_costs_its_price_and_takes_its_turns_both_ways(shortcut: str, way: int) -> None:
    one, other, tile, length = SHORTCUTS[shortcut]
    start, end = (one, other) if way == 0 else (other, one)
    match = by_roll(start, satchel=tile, biscuits="1 2", advice=0)
    play(match, f"red: enter {shortcut}")
    if shortcut == "wagon_driver":
        play(match, "red: pay 1")
    assert tile not in hero(match).satchel
    path = match.table.content.board.entry_of(shortcut, start)
    assert (hero(match).at, len(path)) == (path[0], length)
    assert match.waiting_for == ("blue",), "the turn is over"
    assert len(hero(match).biscuits) == 2 - match.table.content.board.shortcuts[shortcut].biscuits
    at = hero(match).at
    for _ in range(length):
        at = match.table.content.board.next_on_path(at, end)
    assert at == end
    stage = moving_on(at=path[-1], leaves_at=end, biscuits="", advice=2)
    assert (hero(stage).at, hero(stage).leaves_at) == (end, "")
    told = {"seat": "red", "shortcut": shortcut, "field": end, "out": True}
    assert cited(stage, "shortcut_moved") == [("HF-17.5" if length == 1 else "HF-17.6", told)]
    assert "enter" not in verbs_of(stage)
    assert "roll" not in verbs_of(stage), "coming out is the whole turn"
    poor = by_roll(start, satchel="flute", biscuits="", advice=1)
    assert about(poor) != "shortcut"


@clause("HF-17.9", "HF-17.10")
@pytest.mark.parametrize(("shortcut", "at"), [("gorge", "east_rim"), ("secret_tunnel", "secret_tunnel_path_2")])
def test_after_a_biscuit_move_a_shortcut_is_quicker_and_the_turn_is_over(shortcut: str, at: str) -> None:
    start, _, tile, _ = SHORTCUTS[shortcut]
    match = play(landing(start, satchel=tile), f"red: enter {shortcut}")
    assert (hero(match).at, match.waiting_for) == (at, ("blue",))


@clause("HF-17.13", "HF-17.14", "HF-17.15", "HF-17.18")
def test_ilona_pays_nothing_at_three_shortcuts_and_is_over_in_one_turn() -> None:
    for shortcut in ("fish_king", "gorge", "griffin"):
        start, end, _, _ = SHORTCUTS[shortcut]
        match = play(by_roll(start, hero="fairy_beauty_ilona", biscuits=""), f"red: enter {shortcut}")
        assert hero(match).at == f"{shortcut}_path_1"
        match = play(landing(start, hero="fairy_beauty_ilona"), f"red: enter {shortcut}")
        assert hero(match).at == end
    at_sea = {"at": "fish_king_path_1", "leaves_at": "city_road_1", "hero": "fairy_beauty_ilona", "advice": 2}
    across = moving_on(**at_sea)
    assert hero(across).at == "city_road_1"
    told = {"seat": "red", "shortcut": "fish_king", "field": "city_road_1", "out": True}
    assert cited(across, "shortcut_moved") == [("HF-17.14", told)]
    match = by_roll("mountain_road_4", hero="fairy_beauty_ilona", advice=0, biscuits="")
    assert about(match) != "shortcut"


@clause("HF-17.17")
def test_by_bonus_roll_or_cloak_a_shortcut_is_entered_as_after_a_roll() -> None:
    board = folktale().table.content.board
    start = next(
        field for field in board.fields if any(w.end == "west_rim" for w in board.walks(field, 7, exact=False))
    )
    match = folktale(red={"at": start, "satchel": "magic_cloak rope", "biscuits": "1 1 1"})
    play(match, "red: cloak", "red: walk west_rim")
    while about(match) == "meal":
        play(match, "red: pay 1")
    play(match, "red: enter gorge")
    assert (hero(match).at, match.waiting_for) == ("gorge_path_1", ("blue",))


@clause("HF-17.3", "HF-17.16")
def test_why_a_shortcut_is_closed() -> None:
    match = landing("west_rim", satchel="key", blue={"at": "west_rim"})
    refused(match, "red: enter gorge", "tile_missing", "HF-17.3", tile="rope")
    match = landing("palace_road_2", advice=2)
    refused(match, "red: enter griffin", "too_few", "HF-17.3", thing="biscuits", needed=2, held=0)
    assert "swap_advice" in options_of(match), "a payment is due, so swaps are open"


def in_market(field: str, **red: object) -> Match:
    return play(folktale(red={"at": field, **red}), "red: stay")


@clause("HF-18.1", "HF-18.2", "HF-18.3", "HF-6.13")
@pytest.mark.parametrize("field", ["city", "palace"])
def test_who_stays_gets_a_biscuit_and_may_spend_it_at_once(field: str) -> None:
    match = in_market(field, gold=2, biscuits="")
    assert len(hero(match).biscuits) == 1
    play(match, "red: buy golden_comb")
    assert (hero(match).satchel, hero(match).gold, len(hero(match).biscuits)) == (["golden_comb"], 0, 0)
    match = folktale(red={"at": field, "gold": 2})
    refused(match, "red: buy golden_comb", "stay_first", "HF-18.2")
    play(match, "red: roll")
    assert len(hero(match).biscuits) == 2, "who leaves gets no Biscuit"


@clause("HF-18.4", "HF-18.5", "HF-6.13")
def test_one_tile_in_a_turn_and_as_much_advice_as_one_can_pay() -> None:
    match = play(in_market("city", gold=3), "red: buy dog")
    refused(match, "red: buy golden_comb", "bought_already", "HF-18.4")
    play(match, "red: buy_advice", "red: buy_advice")
    assert (hero(match).advice, hero(match).gold) == (5, 0)


@clause("HF-18.6")
def test_the_market_sells_what_is_there_and_no_second_one() -> None:
    match = in_market("city", gold=3, satchel="dog", supply=None)
    refused(match, "red: buy dog", "held_already", "HF-18.6", tile="dog")
    match = play(folktale(red={"at": "city", "gold": 3}, supply={"dove": 0}), "red: stay")
    refused(match, "red: buy dove", "none_in_supply", "HF-5.5", tile="dove")
    match = in_market("city", gold=3, satchel="rope rope key key flute")
    refused(match, "red: buy dove", "satchel_full", "HF-5.4", count=5)
    match = in_market("city", gold=1)
    refused(
        match, "red: buy golden_comb", "too_dear", "HF-6.13", gold=2, biscuits=1, tile="golden_comb", has_gold=1, has=3
    )


@clause("HF-18.7")
def test_nothing_can_be_sold() -> None:
    match = in_market("city", satchel="golden_comb")
    assert not {option for option in options_of(match) if "sell" in option}
    assert hero(match).gold == 1


@clause("HF-18.8", "HF-18.9")
def test_after_arriving_there_is_no_more_movement_in_the_turn() -> None:
    match = folktale(red={"at": "kings_road_1", "biscuits": "1 2", "satchel": "magic_cloak"})
    play(match, "red: bite 1", "red: walk city")
    assert verbs_of(match).isdisjoint({"roll", "bite", "cloak"})
    refused(match, "red: roll", "stopped_here", "HF-18.8", field="city")
    match = folktale(red={"at": "city"}, dice=[2])
    play(match, "red: roll", "red: walk kings_road_2", "red: pay 1")
    assert hero(match).at == "kings_road_2", "starting there stops nobody again"


@clause("HF-18.10")
def test_who_leaves_without_a_step_has_neither_biscuit_nor_purchase() -> None:
    match = folktale(red={"at": "city", "boot": 1, "gold": 2}, dice=[1])
    play(match, "red: roll")
    assert (hero(match).at, len(hero(match).biscuits)) == ("city", 2)
    assert "buy" not in verbs_of(match)


@clause("HF-19.1", "HF-19.6")
def test_bad_luck_costs_an_advice_on_landing_only() -> None:
    assert hero(landing("castle_road_11", start="castle_road_10")).advice == 0
    match = folktale(red={"at": "castle_road_10"}, dice=[2])
    play(match, "red: roll", "red: walk castle")
    assert hero(match).advice == 1


@clause("HF-19.2")
def test_without_advice_bad_luck_costs_two_biscuits() -> None:
    match = landing("castle_road_11", start="castle_road_10", advice=0, biscuits="1 2 3")
    play(match, "red: pay 1", "red: pay 3")
    assert (list(hero(match).biscuits), hero(match).boot) == (["2"], 0)


@clause("HF-20.1", "HF-20.2", "HF-20.7")
@pytest.mark.parametrize(("die", "satchel", "toads"), [(3, [], ["pickaxe"]), (4, ["magic_wand"], [])])
def test_the_sorcerer_makes_a_wish_true_or_a_toad(die: int, satchel: list[str], toads: list[str]) -> None:
    match = landing("woods_west_4", biscuits="2", satchel="pickaxe", advice=0, dice=[die])
    play(match, "red: offer pickaxe magic_wand", "red: throw", "red: accept")
    assert (hero(match).satchel, hero(match).toads, len(hero(match).biscuits)) == (satchel, toads, 0)
    assert match.table.tiles["pickaxe"] == (3 if toads else 4)


@clause("HF-20.3", "HF-20.5")
def test_anything_but_the_trickster_can_be_offered_a_toad_too() -> None:
    match = landing("woods_west_4", biscuits="2 2", satchel="flute rope dog", toads="key")
    offered = {option.split()[1] for option in options_of(match) if option.startswith("offer ")}
    assert offered == {"flute", "rope", "dog"}
    assert "offer_toad key magic_wand" in options_of(match)


@clause("HF-20.4", "HF-20.6", "HF-20.9")
def test_advice_and_comb_help_at_the_sorcerer_and_each_try_costs_a_biscuit() -> None:
    match = landing("woods_west_4", biscuits="2 2", satchel="rope golden_comb sword", advice=2, dice=[1, 2, 1])
    play(match, "red: offer rope magic_wand", "red: pay 2", "red: throw", "red: comb")
    assert match.questions[0].values["points"] == 2, "no weapon and no modifier counts"
    play(match, "red: advice 2", "red: accept")
    assert "magic_wand" in hero(match).satchel
    assert about(match) == "sorcerer"
    play(match, "red: offer sword wishing_table", "red: throw", "red: accept")
    assert (hero(match).toads, len(hero(match).biscuits)) == (["sword"], 0)


@clause("HF-20.7")
def test_the_wish_must_be_there_and_not_held() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="golden_comb rope", supply={"magic_cloak": 0})
    refused(match, "red: offer golden_comb golden_comb", "held_already", "HF-20.7", tile="golden_comb")
    refused(match, "red: offer rope magic_cloak", "none_in_supply", "HF-5.5", tile="magic_cloak")


@clause("HF-20.10", "HF-20.5")
def test_a_toad_goes_back_as_what_it_was() -> None:
    match = play(folktale(red={"toads": "rope flute"}), "red: discard_toad rope", "red: discard_toad flute")
    assert (match.table.tiles["rope"], match.table.gone, hero(match).toads) == (4, ["flute"], [])


@clause("HF-20.11")
def test_a_comb_on_offer_gives_no_second_throw() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="golden_comb", advice=0, dice=[1])
    play(match, "red: offer golden_comb magic_wand", "red: throw")
    refused(match, "red: comb", "on_offer", "HF-20.11", tile="golden_comb")


@clause("HF-20.11", "HF-20.4")
def test_a_comb_throws_again_also_while_the_toad_of_another_comb_is_on_offer() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="golden_comb", toads="golden_comb", dice=[1, 8])
    play(match, "red: offer_toad golden_comb magic_wand", "red: throw", "red: comb", "red: accept")
    assert (hero(match).satchel, hero(match).toads) == (["golden_comb", "magic_wand"], [])


@clause("HF-20.11", "HF-1.14")
def test_of_two_equal_tiles_only_the_one_on_offer_is_bound() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="rope rope magic_wand", dice=[8])
    play(match, "red: offer rope magic_cloak")
    assert {"discard rope", "wave rope key"} <= set(options_of(match))
    play(match, "red: discard rope")
    refused(match, "red: discard rope", "on_offer", "HF-20.11", tile="rope")
    refused(match, "red: wave rope key", "on_offer", "HF-20.11", tile="rope")
    play(match, "red: throw", "red: accept")
    assert hero(match).satchel == ["magic_wand", "magic_cloak"]


@clause("HF-20.11")
def test_neither_a_toad_on_offer_nor_the_wish_nor_a_tool_on_offer_can_be_used() -> None:
    match = landing("woods_west_4", biscuits="2", satchel="magic_wand golden_comb rope", toads="rope key")
    play(match, "red: offer_toad rope magic_cloak")
    refused(match, "red: discard_toad rope", "on_offer", "HF-20.11", tile="rope")
    refused(match, "red: wave golden_comb magic_cloak", "wished_for", "HF-20.11", tile="magic_cloak")
    assert {"discard_toad key", "discard rope", "wave rope key"} <= set(options_of(match))
    match = landing("woods_west_4", biscuits="2", satchel="magic_wand rope")
    play(match, "red: offer magic_wand magic_cloak")
    refused(match, "red: wave rope key", "on_offer", "HF-20.11", tile="magic_wand")


@clause("HF-20.1", "HF-20.3", "HF-20.7")
def test_who_cannot_ask_the_sorcerer_hears_why() -> None:
    def lacks(**red: Any) -> list[dict[str, Any]]:
        return heard(landing("woods_west_4", **{"advice": 0, **red}), "sorcerer_idle")

    assert lacks(satchel="rope") == [{"seat": "red", "lack": "fee"}]
    assert lacks(biscuits="2") == [{"seat": "red", "lack": "item"}]
    everything = dict.fromkeys(folktale().table.content.classes["magical"], 0)
    assert lacks(satchel="rope", biscuits="2", supply=everything) == [{"seat": "red", "lack": "wish"}]
    assert lacks(satchel="rope", biscuits="2") == []


@clause("HF-17.16")
def test_who_cannot_pay_for_a_shortcut_hears_so() -> None:
    match = landing("west_rim")
    told = {"seat": "red", "shortcut": "gorge", "tile": "rope", "biscuits": 0}
    assert (heard(match, "shortcut_too_dear"), hero(match).at) == ([told], "west_rim")
    assert heard(landing("west_rim", satchel="rope"), "shortcut_too_dear") == []
    assert heard(landing("west_rim", satchel="feather"), "shortcut_too_dear") == []


@clause("HF-13.16")
def test_who_stays_with_the_same_foe_hears_that_there_is_no_second_throw() -> None:
    match = landing("hill_road_3", start="hill_road_2")
    assert heard(match, "met_already") == [{"seat": "red", "encounter": "lion"}]
    assert heard(match, "encountered") == []


@clause("HF-20.12")
def test_a_toad_is_good_for_nothing() -> None:
    match = folktale(red={"toads": "rope", "satchel": "magic_wand", "tales": "bear_tale"}, blue={})
    assert not [option for option in options_of(match) if option.startswith(("wave rope", "barter blue rope"))]
    match = landing("forest_north_3", start="forest_north_2", toads="rope", tales="bear_tale", gold=0, dice=[1])
    assert "hand_over" not in verbs_of(match)
    play(match, "red: throw", "red: accept")
    assert hero(match).toads == ["rope"]
    assert heard(match, "nothing_to_lose") == [{"seat": "red"}]

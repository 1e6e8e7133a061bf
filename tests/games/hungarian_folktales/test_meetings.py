"""HF-22 and HF-32: trade and the Test of Courage between heroes on one field."""

from __future__ import annotations

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of


@clause("HF-22.1", "HF-22.4")
def test_heroes_on_one_field_trade_if_both_agree() -> None:
    match = folktale(red={"satchel": "dog"}, blue={"satchel": "rope"})
    play(match, "red: barter blue dog rope")
    assert match.waiting_for == ("blue",)
    play(match, "blue: yes")
    assert (hero(match).satchel, hero(match, "blue").satchel) == (["rope"], ["dog"])
    match = play(folktale(red={"satchel": "dog"}, blue={"satchel": "rope"}), "red: barter blue dog rope", "blue: no")
    assert (hero(match).satchel, match.waiting_for) == (["dog"], ("red",))
    match = folktale(red={"satchel": "dog"}, blue={"at": "city"})
    refused(match, "red: compose blue", "not_here", "HF-22.1", partner="blue")


@clause("HF-22.1")
def test_all_spaces_of_an_adventure_field_are_one_field() -> None:
    match = folktale(red={"at": "hill_road_2"}, blue={"at": "hill_road_3"})
    assert "compose blue" in options_of(match)


@clause("HF-22.2")
def test_an_offer_is_put_together_from_any_goods() -> None:
    match = folktale(
        red={"satchel": "dog", "advice": 3, "biscuits": "1 5"}, blue={"satchel": "golden_comb", "biscuits": "3"}
    )
    play(match, "red: compose blue", "red: give dog", "red: give advice", "red: give biscuit", "red: want golden_comb")
    play(match, "red: propose", "blue: yes", "red: pay 5")
    assert (hero(match).satchel, hero(match).advice, list(hero(match).biscuits)) == (["golden_comb"], 2, ["1"])
    assert (hero(match, "blue").satchel, sorted(hero(match, "blue").biscuits)) == (["dog"], ["3", "5"])
    match = play(folktale(red={"satchel": "dog"}), "red: barter blue dog nothing", "blue: yes")
    assert hero(match, "blue").satchel == ["dog"], "gifts are trades too"


@clause("HF-22.3")
def test_gold_and_starting_items_are_never_traded() -> None:
    match = folktale(red={"satchel": "flute", "gold": 3, "salt": 2})
    goods = {option.split()[2] for option in options_of(match) if option.startswith("barter")}
    assert goods == {"biscuit", "advice", "nothing"}
    refused(match, "red: barter blue flute nothing", "not_tradable", "HF-22.3", thing="flute")


@clause("HF-22.5")
def test_limits_and_bans_hold_after_a_trade_and_tiles_keep_their_state() -> None:
    match = folktale(red={"satchel": "golden_comb"}, blue={"satchel": "golden_comb"})
    assert "barter blue golden_comb nothing" not in options_of(match)
    match = folktale(red={"satchel": "rope"}, blue={"satchel": "key key key key pickaxe", "biscuits": "1 1 1 1 2 2 2"})
    assert "barter blue rope nothing" not in options_of(match)
    assert "barter blue biscuit nothing" not in options_of(match)
    match = folktale(red={"satchel": "golden_comb", "spent": {"golden_comb": 1}}, blue={"satchel": "dog"})
    play(match, "red: barter blue golden_comb dog", "blue: yes")
    assert (hero(match).spent, hero(match, "blue").spent) == ({}, {"golden_comb": 1})


@clause("HF-22.9", "HF-22.2", "HF-22.5")
def test_a_used_comb_and_more_may_be_given_for_a_fresh_one() -> None:
    red = {"satchel": "golden_comb dog", "spent": {"golden_comb": 2}}
    match = folktale(red=red, blue={"satchel": "golden_comb"})
    play(match, "red: compose blue", "red: give golden_comb", "red: give dog", "red: want golden_comb")
    play(match, "red: propose", "blue: yes")
    assert (hero(match).satchel, hero(match).spent) == (["golden_comb"], {})
    assert (hero(match, "blue").satchel, hero(match, "blue").spent) == (["golden_comb", "dog"], {"golden_comb": 2})
    match = folktale(red={"satchel": "golden_comb rope"}, blue={"satchel": "golden_comb rope"})
    for thing in ("golden_comb", "rope", "advice"):
        assert f"barter blue {thing} {thing}" not in options_of(match), "it would change nothing"


@clause("HF-22.9", "HF-22.2")
def test_biscuits_are_traded_for_biscuits_and_nobody_gives_back_what_came() -> None:
    match = folktale(red={"biscuits": "1 5"}, blue={"biscuits": "2 3"})
    play(match, "red: barter blue biscuit biscuit", "blue: yes", "red: pay 5")
    assert options_of(match, "blue") == ("pay 2", "pay 3"), "the Biscuit with 5 lies aside"
    play(match, "blue: pay 2")
    assert (sorted(hero(match).biscuits), sorted(hero(match, "blue").biscuits)) == (["1", "2"], ["3", "5"])
    assert len(match.table.set_aside) == 0


@clause("HF-22.9", "HF-5.2")
def test_two_full_hands_can_exchange_biscuits() -> None:
    match = folktale(red={"biscuits": "1 1 1 1 1 1 2"}, blue={"biscuits": "3 3 3 2 2 2 5"})
    play(match, "red: barter blue biscuit biscuit", "blue: yes", "red: pay 2", "blue: pay 5")
    assert (len(hero(match).biscuits), len(hero(match, "blue").biscuits)) == (7, 7)
    assert "5" in hero(match).biscuits.cards


@clause("HF-22.6")
def test_the_wishing_table_provides_nothing_to_trade() -> None:
    match = folktale(red={"satchel": "wishing_table", "biscuits": "", "advice": 0}, blue={"biscuits": "", "advice": 0})
    goods = {option.split()[2] for option in options_of(match) if option.startswith("barter")}
    assert goods == {"wishing_table"}


@clause("HF-22.7")
def test_who_loses_a_turn_or_rests_may_still_answer_but_not_on_a_shortcut() -> None:
    match = folktale(red={"satchel": "dog"}, blue={"turns_to_miss": 1, "is_resting": True, "boot": 2})
    play(match, "red: barter blue dog nothing", "blue: yes")
    assert hero(match, "blue").satchel == ["dog"]
    path = {"at": "gorge_path_1", "leaves_at": "east_rim", "advice": 2}
    match = folktale(
        red={**path, "at": "fish_king_path_1", "leaves_at": "city_road_1"}, blue={"at": "fish_king_path_2"}
    )
    assert "compose" not in verbs_of(match)


@clause("HF-22.8")
def test_on_bonus_and_shortcut_fields_trade_comes_before_one_leaves() -> None:
    match = landing("kings_road_3", blue={"at": "kings_road_3"})
    assert about(match) == "bonus"
    assert "compose blue" in options_of(match)
    match = landing("west_rim", blue={"at": "west_rim", "satchel": "rope"})
    play(match, "red: barter blue nothing rope", "blue: yes", "red: enter gorge")
    assert hero(match).at == "east_rim"
    match = landing("forest_north_1", blue={"at": "forest_north_1"}, biscuits="1")
    assert "compose" not in verbs_of(match), "the throw comes first"


@clause("HF-34.2")
def test_three_offers_to_the_same_hero_are_enough() -> None:
    match = folktale(red={"satchel": "dog"}, blue={})
    play(match, "red: barter blue dog nothing", "blue: no")
    assert "barter blue dog nothing" not in options_of(match)
    play(match, "red: barter blue advice nothing", "blue: no", "red: compose blue", "red: drop")
    refused(match, "red: compose blue", "enough_offers", "HF-34.2", partner="blue", most=3)


@clause("HF-32.1", "HF-32.2", "HF-32.3", "HF-32.9")
def test_the_higher_roll_takes_a_biscuit() -> None:
    match = landing("dusty_road_2", biscuits="2", blue={"at": "dusty_road_2", "biscuits": "3"}, dice=[5, 4])
    play(match, "red: test blue", "blue: yes")
    assert heard(match, "courage_tested") == [{"seat": "red", "partner": "blue", "white": 5, "blue": 4}]
    assert (sorted(hero(match).biscuits), list(hero(match, "blue").biscuits)) == (["2", "3"], [])


@clause("HF-32.2", "HF-4.1")
def test_both_dice_of_a_test_of_courage_have_six_sides() -> None:
    rolls = []
    for seed in range(60):
        match = landing("dusty_road_2", biscuits="2", blue={"at": "dusty_road_2", "biscuits": "3"}, seed=seed)
        rolls += heard(play(match, "red: test blue", "blue: yes"), "courage_tested")
    for die in ("white", "blue"):
        assert {roll[die] for roll in rolls} == {1, 2, 3, 4, 5, 6}


@clause("HF-4.4", "HF-30.6", "HF-32.2", "HF-32.7")
def test_the_blank_counts_six_also_where_blanks_skip() -> None:
    match = landing(
        "dusty_road_2",
        biscuits="2",
        boot=1,
        satchel="white_stallion",
        blue={"at": "dusty_road_2", "biscuits": "3"},
        dice=[6, 5],
        options={"blank-skips": "on"},
    )
    play(match, "red: test blue", "blue: yes")
    assert len(hero(match).biscuits) == 2


@clause("HF-32.4", "HF-32.8")
def test_on_a_tie_both_draw_if_they_have_room_and_a_full_winner_takes_none() -> None:
    match = landing("dusty_road_2", biscuits="2", blue={"at": "dusty_road_2", "biscuits": "3"}, dice=[4, 4])
    play(match, "red: test blue", "blue: yes")
    assert (len(hero(match).biscuits), len(hero(match, "blue").biscuits)) == (2, 2)
    full = "1 1 2 2 3 3 3"
    match = landing("dusty_road_2", biscuits=full, blue={"at": "dusty_road_2", "biscuits": "3"}, dice=[5, 4])
    play(match, "red: test blue", "blue: yes")
    assert (len(hero(match).biscuits), len(hero(match, "blue").biscuits)) == (7, 1)
    match = landing("dusty_road_2", biscuits=full, blue={"at": "dusty_road_2", "biscuits": "3"}, dice=[4, 4])
    play(match, "red: test blue", "blue: yes")
    assert (len(hero(match).biscuits), len(hero(match, "blue").biscuits)) == (7, 2)


@clause("HF-32.5", "HF-32.6")
def test_both_need_a_biscuit_and_one_test_follows_each_movement() -> None:
    match = landing("dusty_road_2", blue={"at": "dusty_road_2"})
    refused(match, "red: test blue", "test_needs_biscuits", "HF-32.5", poor=("red",))
    match = landing("dusty_road_2", biscuits="2", blue={"at": "dusty_road_2"})
    play(match, "red: test blue", "blue: no")
    refused(match, "red: test blue", "tested_already", "HF-32.6")
    refused(folktale(), "red: test blue", "test_after_moving", "HF-32.6")


@clause("HF-34.6")
def test_who_says_no_may_say_why() -> None:
    match = play(folktale(red={"satchel": "dog"}, blue={"satchel": "rope"}), "red: barter blue dog rope")
    assert options_of(match, "blue")[:2] == ("yes", "no")
    play(match, "blue: refuse needed_myself")
    assert heard(match, "trade_refused_because") == [{"seat": "blue", "partner": "red", "reason": "needed_myself"}]
    assert (hero(match).satchel, hero(match, "blue").satchel) == (["dog"], ["rope"])
    assert match.waiting_for == ("red",)


@clause("HF-34.1")
def test_an_offer_to_somebody_who_has_left_does_not_hold_up_the_table() -> None:
    match = folktale(red={"satchel": "dog"}, blue={"satchel": "rope"}, green={})
    play(match, "red: barter blue dog rope")
    match.leave("blue")
    assert match.waiting_for == ("red",)
    assert not any("blue" in option for option in options_of(match))


def test_everybody_hears_what_the_one_who_agrees_needs() -> None:
    match = folktale(red={"satchel": "dog"}, blue={"satchel": "rope", "tales": "beggar_tale"})
    play(match, "red: barter blue dog rope", "blue: yes")
    assert heard(match, "trade_agreed")[0]["needed"] == ("dog",)
    match = folktale(red={"satchel": "dog"}, blue={"satchel": "rope", "tales": "lion_tale"})
    play(match, "red: barter blue dog rope", "blue: yes")
    assert heard(match, "trade_agreed")[0]["needed"] == ()

"""Special faces, walking and fields (DT-5, DT-6, DT-7)."""

from __future__ import annotations

import pytest

from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, lying, options, stories, tokens, told, you

LAND = load_pack(GAME).content


@clause("DT-5.1", "DT-5.2", "DT-5.5")
def test_the_magic_face_offers_a_magic_item_on_a_spirit_too() -> None:
    match = land(red={"pool": ["potion_magic", "twin_1"]}, blue={}, magic=["starwort"])
    play(match, "red: place potion_magic fox")
    assert options(match)[:2] == ["draw", "decline"]
    play(match, "red: draw")
    assert you(match).magic.cards == ["starwort"]


@clause("DT-5.5")
def test_the_magic_item_may_be_declined() -> None:
    match = land(red={"pool": ["potion_magic", "twin_1"]}, blue={}, magic=["starwort"])
    play(match, "red: place potion_magic fox", "red: decline")
    assert you(match).magic.cards == []


@clause("DT-5.6", "DT-17.1", "DT-5.8", "DT-17.16")
def test_the_story_face_comes_before_the_move_and_the_field_brings_a_second_story() -> None:
    match = land(red={"pool": ["book_story"]}, blue={}, story=["windfall", "coin_in_the_pocket"])
    play(match, "red: place book_story town-old_woman")
    assert tokens(match) == (0, 0, 1)
    assert asked(match) == "red: move"
    play(match, "red: walk old_woman")
    assert [event["card"] for event in told(match, "story_drawn")] == ["windfall", "coin_in_the_pocket"]


@clause("DT-5.7", "DT-6.4", "DT-7.2")
def test_whoever_is_carried_off_does_not_walk_and_meets_no_second_story() -> None:
    """TV-5."""
    match = land(red={"pool": ["book_story"], "at": "apple", "bread": 1}, blue={}, story=["the_north_wind"])
    play(match, "red: place book_story huntsman-apple", "red: suffer the_north_wind.1")
    assert you(match).at == "big_sea"
    assert len(told(match, "story_drawn")) == 1
    assert asked(match) == "blue: turn"


def test_a_negated_story_leaves_the_way_open_and_the_second_takes_the_loaf() -> None:
    """TV-4."""
    red: Has = {
        "pool": ["book_story"],
        "at": "apple",
        "bread": 1,
        "character": "snow_white",
        "magic": ["starwort"],
        "quests": ["a_bite_for_the_hunt"],
    }
    match = land(red=red, blue={}, story=["the_north_wind", "the_hungry_birds"])
    play(match, "red: place book_story huntsman-apple", "red: play starwort", "red: walk huntsman")
    assert [event["card"] for event in told(match, "story_drawn")] == ["the_north_wind", "the_hungry_birds"]
    assert tokens(match) == (0, 0, 0)
    assert asked(match) == "blue: turn", "the Quest cannot be completed"


@clause("DT-5.4")
def test_one_die_of_each_set_has_no_special_face_and_high_numbers_twice() -> None:
    plain = [die.faces for die in LAND.dice.values() if all(face.isdecimal() for face in die.faces)]
    assert plain == [("3", "4", "5", "5", "6", "6")]
    assert len(LAND.dice) == 5


@clause("DT-5.13", "DT-5.16", "DT-7.8")
def test_doubling_adds_one_token_of_the_same_kind() -> None:
    match = land(red={"pool": ["twin_doubling"], "at": "well"}, blue={})
    play(match, "red: place twin_doubling well-apple", "red: walk apple")
    assert options(match) == ["take apple 2", "take apple 1", "decline"]
    play(match, "red: take apple 2")
    assert tokens(match) == (0, 0, 2)


@clause("DT-5.14")
def test_doubling_does_not_touch_tokens_from_cards() -> None:
    match = land(red={"pool": ["twin_doubling"]}, blue={}, story=["windfall"])
    play(match, "red: place twin_doubling town-old_woman", "red: walk old_woman")
    assert tokens(match) == (0, 0, 1)


@clause("DT-5.15", "DT-7.6")
def test_on_the_fairy_both_tokens_are_of_one_kind() -> None:
    """TV-14."""
    match = land(red={"pool": ["twin_doubling"], "at": "old_woman"}, blue={})
    play(match, "red: place twin_doubling old_woman-fairy", "red: walk fairy")
    assert "take bread 2" in options(match)
    play(match, "red: take bread 2")
    assert tokens(match) == (0, 2, 0)


@clause("DT-5.16")
def test_doubling_is_gone_with_the_turn() -> None:
    match = land(red={"pool": ["twin_doubling", "plain_3"], "at": "well"}, blue={"pool": ["twin_1"]})
    play(match, "red: place twin_doubling fox", "blue: pass", "red: place plain_3 well-apple", "red: walk apple")
    assert options(match) == ["take apple 1", "decline"]


@clause("DT-6.1", "DT-7.1")
def test_moving_is_optional_and_staying_activates_nothing() -> None:
    match = land(red={"pool": ["plain_3"], "at": "apple"}, blue={})
    play(match, "red: place plain_3 well-apple", "red: stay")
    assert (you(match).at, tokens(match)) == ("apple", (0, 0, 0))


@clause("DT-6.2")
def test_a_route_is_walked_in_both_directions() -> None:
    match = land(red={"pool": ["plain_3"], "at": "church"}, blue={})
    play(match, "red: place plain_3 town-church", "red: walk town")
    assert you(match).at == "town"


@clause("DT-6.3")
def test_without_a_die_on_its_route_no_figure_walks() -> None:
    match = land(sockets={"town-inn": ["red plain_6"]}, red={"pool": ["twin_1"]}, blue={})
    play(match, "red: place twin_1 snake")
    assert asked(match) == "blue: turn"


@clause("DT-6.5")
def test_many_figures_may_stand_on_one_field() -> None:
    match = land(red={"pool": ["plain_3"]}, blue={"at": "church"}, green={"at": "church"})
    play(match, "red: place plain_3 town-church", "red: walk church")
    assert [one.at for one in match.table.adventurers] == ["church"] * 3


@clause("DT-6.6", "DT-6.7", "DT-6.8", "DT-12.7")
def test_a_rabbit_token_hops_past_a_full_stack_instead_of_a_placement() -> None:
    full = ["blue plain_6", "blue cross_ban", "green cross_ban"]
    match = land(sockets={"well-apple": full}, red={"at": "well", "rabbits": 1}, blue={}, green={})
    play(match, "red: rabbit apple", "red: take apple 1")
    assert (you(match).rabbits, you(match).pool, tokens(match)) == (0, ("plain_3",), (0, 0, 1))
    assert asked(match) == "blue: turn"
    assert match.table.sockets == {"well-apple": lying(*full)}


@clause("DT-6.9")
def test_an_order_to_go_where_one_stands_is_not_possible() -> None:
    match = land(red={"at": "big_sea", "pool": ["book_story"]}, blue={}, story=["the_north_wind"])
    play(match, "red: place book_story soldier-big_sea")
    assert you(match).at == "big_mountains", "the only way left"


@clause("DT-6.10")
def test_replacing_the_placement_means_really_moving() -> None:
    match = land(red={"rabbits": 2, "magic": ["wishing_cap", "golden_horse"]}, blue={})
    assert "rabbit town" not in options(match)
    assert "cap town" not in options(match)
    assert options(match, "horse") == [], "everybody stands in the Town"
    assert len(options(match, "rabbit")) == len(LAND.ways["town"])


@clause("DT-7.3", "DT-7.9", "DT-7.11")
@pytest.mark.parametrize("field", ["well", "bridge", "church", "inn", "clouds", "hell", "big_sea", "big_mountains"])
def test_buildings_and_far_places_offer_nothing(field: str) -> None:
    match = land(red={"magic": ["wishing_cap"]}, blue={})
    play(match, f"red: cap {field}")
    assert asked(match) == "blue: turn"


@clause("DT-7.4", "DT-15.1")
def test_the_town_offers_a_quest_from_a_deck_of_choice() -> None:
    match = land(red={"at": "church"}, blue={}, decks={"3": ["apples_at_harvest"]})
    play(match, "red: place plain_3 town-church", "red: walk town")
    assert options(match) == ["deck 2", "deck 3", "deck 4", "decline"]
    play(match, "red: deck 3")
    assert you(match).quests == ("apples_at_harvest",)


@clause("DT-7.5", "DT-7.17")
def test_the_king_shows_three_quests_to_the_drawer_alone() -> None:
    decks = {"2": ["star_money", "the_late_pay"], "4": ["the_wedding"]}
    match = land(red={"at": "church", "pool": ["plain_6"]}, blue={}, decks=decks)
    play(match, "red: place plain_6 church-king", "red: walk king", "red: deck 2", "red: deck 4", "red: deck 2")
    assert sorted(options(match)) == ["keep star_money", "keep the_late_pay", "keep the_wedding"]
    assert match.view("blue")["shown"]["2"] == [None, None]
    play(match, "red: keep the_wedding")
    assert sorted(options(match)) == ["lowest star_money", "lowest the_late_pay"]
    play(match, "red: lowest the_late_pay")
    assert match.table.decks["2"].cards[:2] == ["the_late_pay", "star_money"]
    assert match.view("red")["decks"]["2"][:2] == ["the_late_pay", "star_money"]
    assert match.view("blue")["decks"]["2"][:2] == [None, None]
    assert you(match).quests == ("the_wedding",)


@clause("DT-7.17")
def test_with_fewer_than_three_cards_left_the_king_shows_those() -> None:
    match = land(red={"magic": ["wishing_cap"]}, blue={}, decks={"2": ["star_money", "the_late_pay"]}, only=True)
    play(match, "red: cap king", "red: deck 2", "red: deck 2")
    assert len(options(match, "keep")) == 2


@clause("DT-7.7")
def test_king_and_fairy_are_dead_ends_behind_a_six() -> None:
    for field in ("king", "fairy"):
        (route,) = LAND.ways[field].values()
        assert LAND.routes[route].value == 6


@clause("DT-7.10")
@pytest.mark.parametrize("field", ["huntsman", "old_woman", "woodsman", "soldier"])
def test_supporting_characters_tell_a_story_whether_one_likes_it_or_not(field: str) -> None:
    match = land(red={"magic": ["wishing_cap"]}, blue={}, story=["windfall"])
    play(match, f"red: cap {field}")
    assert tokens(match) == (0, 0, 1)


@clause("DT-7.12", "DT-7.13")
def test_a_steed_jumps_once() -> None:
    match = land(red={"at": "bread", "pool": ["plain_5"]}, blue={})
    play(match, "red: place plain_5 bread-steed_ne", "red: walk steed_ne")
    assert options(match) == ["jump steed_nw", "jump steed_se", "jump steed_sw", "stay"]
    play(match, "red: jump steed_sw")
    assert you(match).at == "steed_sw"
    assert asked(match) == "blue: turn"


@clause("DT-7.14")
def test_the_field_of_magic_items_offers_one() -> None:
    match = land(red={"at": "bread", "pool": ["plain_4"]}, blue={}, magic=["golden_ball"])
    play(match, "red: place plain_4 bread-magic_items", "red: walk magic_items", "red: draw")
    assert you(match).magic.cards == ["golden_ball"]


@clause("DT-7.15", "DT-7.19")
def test_a_field_reached_by_a_card_works_at_once() -> None:
    """The default pack sends nobody to a field with an ability; a Steed ridden by King Thrushbeard does."""
    match = land(red={"at": "bread", "pool": ["plain_5"], "character": "king_thrushbeard"}, blue={})
    play(match, "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: ride apple")
    assert asked(match) == "red: take_tokens"


@clause("DT-7.16", "DT-14.10")
def test_king_thrushbeard_completes_a_quest_on_the_steed_and_then_rides_on() -> None:
    red: Has = {"at": "bread", "pool": ["plain_5"], "character": "king_thrushbeard", "quests": ["the_talking_horse"]}
    match = land(red=red, blue={})
    play(
        match, "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: stay", "red: complete the_talking_horse"
    )
    assert "ride apple" in options(match)
    play(match, "red: ride apple", "red: take apple 1")
    assert (you(match).at, tokens(match), you(match).uses) == ("apple", (0, 0, 1), 1)


@clause("DT-14.11")
def test_king_thrushbeard_rides_after_the_golden_horse_but_not_after_the_wishing_cap() -> None:
    red: Has = {"character": "king_thrushbeard", "magic": ["golden_horse", "wishing_cap"]}
    match = land(red=red, blue={"at": "steed_ne"})
    play(match, "red: horse steed_ne")
    assert options(match, "ride")
    other = land(red=red, blue={"at": "steed_ne"})
    play(other, "red: cap steed_ne")
    assert not options(other, "ride")
    assert options(other, "jump")


@clause("DT-7.18", "DT-17.10")
def test_riding_lifts_the_iron_shoes_and_merely_arriving_does_not() -> None:
    """TV-16."""
    match = land(red={"at": "bread", "pool": ["plain_5", "twin_5"], "stories": ["iron_shoes"]}, blue={"pool": []})
    play(match, "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: stay")
    assert stories(match) == ["iron_shoes"]
    play(match, "red: place twin_5 bread-steed_ne", "red: walk bread", "red: decline")
    again = land(red={"at": "bread", "pool": ["plain_5"], "stories": ["iron_shoes"]}, blue={})
    play(again, "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: jump steed_nw")
    assert stories(again) == []
    assert again.table.story_discard[-1] == "iron_shoes"
    assert cited(again, "curse_lifted") == [("DT-17.10", {"seat": "red", "card": "iron_shoes"})]


@clause("DT-3.4", "DT-3.7")
def test_no_quest_before_the_ability_of_the_field() -> None:
    match = land(red={"at": "well", "quests": ["apples_for_the_sow"], "apple": 1}, blue={})
    play(match, "red: place plain_3 well-apple", "red: walk apple")
    assert options(match, "complete") == []
    play(match, "red: take apple 1")
    assert options(match, "complete") == ["complete apples_for_the_sow"]

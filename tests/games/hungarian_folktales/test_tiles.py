"""HF-7 to HF-11: Starting Items, the Trickster, Magical Items, Animals and the abilities of the heroes."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of

BOOSTS = {
    "flute": {"crow": 1, "snake": 1, "frog": 1, "bear": 1, "giant": 1, "beggar": 1},
    "feather": {"crow": 2},
    "sword": {"bear": 1, "lion": 1, "robbers": 1, "dragon": 1},
    "staff": {"fox": 1, "wolves": 1, "robbers": 1, "witch": 1, "devil": 1},
    "dog": {"giant": 2, "robbers": 2, "wolves": 2, "witch": 2},
    "enchanted_sword": dict.fromkeys(
        ("snake", "frog", "fox", "bear", "giant", "dragon", "lion", "robbers", "witch", "wolves"), 2
    ),
}
ENCOUNTERS = [
    "crow", "snake", "frog", "fox", "bear", "cottage", "beggar", "giant", "dragon", "lion", "dwarf", "robbers", "witch",
    "wolves", "devil", "kind_fairy", "old_man",
]  # fmt: skip


def meeting(encounter: str, *, die: int = 5, **red: Any) -> Match:
    """Red has thrown this number at the encounter."""
    board = folktale().table.content.board
    field = board.spaces[encounter][0]
    start = next(one for one in board.neighbours[field] if one not in board.spaces[encounter])
    return play(landing(field, start=start, dice=[die], **red), "red: throw")


def added(match: Match) -> dict[str, int]:
    values = match.questions[0].values
    return dict(zip(values["sources"], values["numbers"], strict=True))


@clause("HF-7.1", "HF-9.11", "HF-10.4", "HF-13.6")
@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_a_tile_helps_against_those_it_names_and_nobody_else(encounter: str) -> None:
    modifier = folktale().table.content.encounters[encounter].modifier
    for tile, boosts in BOOSTS.items():
        expected = {encounter: modifier} | ({tile: boosts[encounter]} if encounter in boosts else {})
        assert added(meeting(encounter, satchel=tile)) == expected


@clause("HF-7.2", "HF-34.3")
@pytest.mark.parametrize(
    ("field", "biscuits"), [("city_road_3", 2), ("hill_road_1", 2), ("sea_road_2", 2), ("north_road_1", 1)]
)
def test_the_satchel_brings_a_second_biscuit_but_not_from_wheat(field: str, biscuits: int) -> None:
    assert len(hero(landing(field, satchel="satchel")).biscuits) == biscuits


@clause("HF-7.3", "HF-7.7")
def test_the_feather_makes_a_dove_of_an_animal() -> None:
    match = play(folktale(red={"satchel": "feather dog rope key key"}), "red: pluck dog dove")
    assert sorted(hero(match).satchel) == ["dove", "feather", "key", "key", "rope"]
    match = folktale(red={"satchel": "feather dog"}, supply={"dove": 0})
    refused(match, "red: pluck dog dove", "none_in_supply", "HF-5.5", tile="dove")


@clause("HF-7.4", "HF-7.5")
def test_the_feather_opens_gorge_and_griffin_for_nothing_and_is_kept() -> None:
    for field, shortcut in (("west_rim", "gorge"), ("palace_road_2", "griffin")):
        board = folktale().table.content.board
        start = board.neighbours[field][0]
        die = 1 - board.land_steps(start)
        match = folktale(red={"at": start, "satchel": "feather", "biscuits": ""}, dice=[die])
        play(match, "red: roll", f"red: walk {field}", f"red: enter {shortcut}")
        assert (hero(match).at, hero(match).satchel) == (f"{shortcut}_path_1", ["feather"])


@clause("HF-7.6", "HF-7.7")
def test_the_city_makes_a_sword_an_enchanted_one_for_two_biscuits() -> None:
    full = "sword rope rope key key"
    match = play(folktale(red={"at": "city", "satchel": full, "biscuits": "1 2"}), "red: stay", "red: forge sword")
    play(match, "red: pay 1", "red: pay 2")
    assert "enchanted_sword" in hero(match).satchel
    assert match.table.gone == ["sword"]
    match = play(folktale(red={"at": "palace", "satchel": "sword"}), "red: stay")
    refused(match, "red: forge sword", "forged_in_city", "HF-7.6", tile="sword")


@clause("HF-8.2", "HF-8.3", "HF-21.8")
def test_a_key_is_used_up_at_the_gate_and_works_nowhere_else() -> None:
    match = meeting("fox", satchel="key")
    refused(match, "red: key key", "key_at_gate_only", "HF-8.3", tile="key")


@clause("HF-8.5", "HF-15.6", "HF-8.9")
def test_the_first_hero_at_a_red_field_takes_the_trickster() -> None:
    match = folktale(red={"at": "north_road_4"}, blue={}, green={}, yellow={}, trickster=True, dice=[1])
    play(match, "red: roll", "red: walk north_road_6")
    assert (hero(match).satchel, match.table.trickster_waits) == (["trickster"], False)


@clause("HF-8.6", "HF-8.8", "HF-8.10")
def test_the_trickster_adds_five_and_goes_to_the_right() -> None:
    four: dict[str, Any] = {"blue": {}, "green": {}, "yellow": {"satchel": "rope"}}
    match = landing("forest_north_1", dice=[4], satchel="trickster", **four)
    play(match, "red: throw", "red: trickster")
    assert match.questions[0].values["points"] == 9
    assert hero(match, "yellow").satchel == ["rope", "trickster"]
    assert hero(match).satchel == []


@clause("HF-8.7", "HF-21.9")
def test_the_trickster_does_not_help_at_the_castle() -> None:
    ready = {"at": "castle", "done": 1, "satchel": "seven_league_boots enchanted_sword trickster dog"}
    match = play(folktale(red=ready, dice=[2]), "red: try_gate", "red: throw")
    refused(match, "red: trickster", "no_trickster_at_gate", "HF-8.7")
    assert match.questions[0].values["points"] == 2, "neither weapon nor Dog counts"


@clause("HF-8.11")
def test_a_full_satchel_makes_room_for_the_trickster_or_lets_him_pass() -> None:
    full = {"satchel": "rope rope key key pickaxe"}
    match = landing("forest_north_1", dice=[4], satchel="trickster", blue=full, green=full, yellow=full)
    play(match, "red: throw", "red: trickster")
    assert match.waiting_for == ("yellow",)
    play(match, "yellow: pass_on", "green: make_room pickaxe")
    assert "trickster" in hero(match, "green").satchel
    assert match.waiting_for == ("red",)
    match = landing("forest_north_1", dice=[4], satchel="trickster", blue=full, green=full, yellow=full)
    play(match, "red: throw", "red: trickster", "yellow: pass_on", "green: pass_on", "blue: pass_on")
    assert match.table.trickster_waits


@clause("HF-8.12")
def test_the_trickster_leaves_only_by_being_used() -> None:
    match = folktale(red={"satchel": "trickster magic_wand"}, blue={})
    refused(match, "red: discard trickster", "trickster_stays", "HF-8.12")
    refused(match, "red: barter blue trickster nothing", "not_tradable", "HF-22.3", thing="trickster")
    match = landing("woods_west_4", satchel="trickster rope", biscuits="1")
    refused(match, "red: offer trickster magic_wand", "trickster_stays", "HF-8.12")
    match = meeting("dragon", die=1, satchel="trickster rope", gold=0, advice=0)
    play(match, "red: accept")
    assert hero(match).satchel == ["trickster"]


@clause("HF-9.3")
def test_different_magical_items_work_in_one_turn() -> None:
    match = play(folktale(red={"satchel": "magic_cloak magic_wand rope"}), "red: wave rope key", "red: cloak")
    assert about(match) == "walk"


@clause("HF-9.4", "HF-9.18")
def test_a_magical_item_works_once_in_a_turn_and_the_wand_twice_in_all() -> None:
    match = play(folktale(red={"satchel": "magic_wand rope"}), "red: wave rope key")
    refused(match, "red: wave key rope", "once_per_turn", "HF-9.4", tile="magic_wand")
    match = folktale(red={"satchel": "magic_wand rope", "spent": {"magic_wand": 2}})
    refused(match, "red: wave rope key", "used_up", "HF-9.5", tile="magic_wand")


@clause("HF-9.5", "HF-9.23")
def test_a_used_up_item_stays_in_its_space_and_still_counts() -> None:
    match = folktale(red={"satchel": "magic_cloak", "at": "village", "biscuits": ""}, dice=[])
    play(match, "red: cloak", "red: walk dusty_road_7")
    assert (hero(match).satchel, match.table.uses_left(hero(match), "magic_cloak")) == (["magic_cloak"], 0)
    refused(match, "red: cloak", "used_up", "HF-9.5", tile="magic_cloak")


@clause("HF-9.6")
def test_the_cloak_moves_exactly_seven_steps_and_the_field_acts() -> None:
    match = play(folktale(red={"satchel": "magic_cloak", "gold": 0}), "red: cloak", "red: walk north_road_7")
    play(match, "red: pay 1")
    assert (hero(match).at, about(match)) == ("north_road_7", "before_throw")


@clause("HF-9.7", "HF-9.23", "HF-14.2")
def test_the_cloak_slips_away_from_a_foe_and_the_quest_stays_done() -> None:
    match = meeting("witch", die=1, satchel="magic_cloak", gold=1)
    play(match, "red: slip_away")
    assert about(match) == "walk"
    play(match, f"red: {options_of(match)[0]}")
    assert (hero(match).done, hero(match).gold) == (1, 1)
    match = meeting("beggar", satchel="magic_cloak")
    refused(match, "red: slip_away", "only_from_foes", "HF-9.7", tile="magic_cloak")


@clause("HF-9.8", "HF-9.9")
def test_the_comb_throws_again_before_anything_is_added_and_works_twice() -> None:
    match = play(landing("forest_north_1", dice=[2, 6], satchel="golden_comb"), "red: throw", "red: comb")
    assert match.table.throw.die == 6
    refused(match, "red: comb", "once_per_turn", "HF-9.4", tile="golden_comb")
    match = play(landing("forest_north_1", dice=[2], satchel="golden_comb"), "red: throw", "red: advice 1")
    refused(match, "red: comb", "comb_before_advice", "HF-9.8", tile="golden_comb")
    others: dict[str, Any] = {"blue": {}, "green": {}, "yellow": {}}
    match = play(landing("forest_north_1", dice=[2], satchel="golden_comb trickster", **others), "red: throw")
    refused(play(match, "red: trickster"), "red: comb", "comb_before_advice", "HF-9.8", tile="golden_comb")
    match = play(landing("forest_north_1", satchel="golden_comb", spent={"golden_comb": 2}), "red: throw")
    refused(match, "red: comb", "used_up", "HF-9.5", tile="golden_comb")


@clause("HF-9.10")
def test_the_wand_changes_a_used_up_comb() -> None:
    red = {"satchel": "golden_comb magic_wand", "spent": {"golden_comb": 2}}
    match = play(folktale(red=red), "red: wave golden_comb wishing_table")
    assert (hero(match).satchel, hero(match).spent) == (["magic_wand", "wishing_table"], {"magic_wand": 1})


@clause("HF-9.12")
def test_the_enchanted_sword_works_at_every_encounter_of_a_turn() -> None:
    match = play(meeting("fox", satchel="enchanted_sword"), "red: accept")
    assert "enchanted_sword" not in match.table.used


@clause("HF-9.13", "HF-9.14", "HF-13.17")
def test_one_weapon_counts_the_best_unless_another_is_named() -> None:
    match = meeting("robbers", satchel="staff enchanted_sword dog sword")
    assert added(match) == {"robbers": -3, "enchanted_sword": 2, "dog": 2}
    assert added(play(match, "red: wield staff")) == {"robbers": -3, "staff": 1, "dog": 2}
    assert added(play(match, "red: wield nothing")) == {"robbers": -3, "dog": 2}
    refused(
        meeting("crow", satchel="staff"), "red: wield staff", "useless_here", "HF-13.6", tile="staff", encounter="crow"
    )


@clause("HF-9.15", "HF-9.16")
def test_the_wand_changes_within_a_class_and_never_itself_or_starting_items() -> None:
    match = folktale(red={"satchel": "magic_wand rope dog flute"})
    assert {"wave rope key", "wave rope pickaxe", "wave dog dove"} <= set(options_of(match))
    refused(match, "red: wave rope dog", "other_class", "HF-9.16", tile="rope", wish="dog")
    refused(match, "red: wave flute staff", "other_class", "HF-9.16", tile="flute", wish="staff")
    refused(match, "red: wave magic_wand golden_comb", "other_class", "HF-9.16", tile="magic_wand", wish="golden_comb")


@clause("HF-9.17")
def test_the_wand_makes_no_second_item_and_none_that_is_gone() -> None:
    match = folktale(red={"satchel": "magic_wand magic_cloak golden_comb"}, supply={"wishing_table": 0})
    refused(match, "red: wave magic_cloak golden_comb", "held_already", "HF-9.17", tile="golden_comb")
    refused(match, "red: wave magic_cloak wishing_table", "none_in_supply", "HF-5.5", tile="wishing_table")


@clause("HF-9.19", "HF-9.22", "HF-15.3")
def test_the_wishing_table_feeds_on_a_red_field_if_its_owner_likes() -> None:
    match = folktale(red={"at": "north_road_4", "satchel": "wishing_table"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_6")
    assert set(options_of(match)) == {"pay 1", "pay 2", "table"}
    play(match, "red: table")
    assert len(hero(match).biscuits) == 2
    match = folktale(red={"at": "high_road_1", "satchel": "wishing_table", "biscuits": "3 1"}, dice=[1, 1])
    play(match, "red: roll", "red: walk high_road_2", "red: table", "red: bite 3", "red: walk high_road_5")
    assert len(hero(match).biscuits) == 1
    match = folktale(red={"at": "castle_road_2", "satchel": "wishing_table", "biscuits": "1 1 1 1"}, dice=[1])
    play(match, "red: roll", "red: walk castle_road_1", "red: table", "red: bite 1", "red: walk castle_road_2")
    assert len(hero(match).biscuits) == 3, "starting from a Red Field is not passing it"


@clause("HF-9.20", "HF-19.3")
def test_the_wishing_table_gives_the_biscuits_of_bad_luck_but_not_an_advice() -> None:
    match = landing("castle_road_11", start="castle_road_10", satchel="wishing_table", biscuits="1 2", advice=0)
    assert "table" in options_of(match)
    assert len(hero(play(match, "red: table")).biscuits) == 2
    match = landing("castle_road_11", start="castle_road_10", satchel="wishing_table", advice=1)
    assert hero(match).advice == 0


@clause("HF-9.21", "HF-17.11", "HF-20.8")
def test_the_wishing_table_pays_for_nothing_else() -> None:
    match = landing("woods_west_4", satchel="wishing_table rope")
    assert about(match) != "sorcerer"
    match = landing("palace_road_2", satchel="wishing_table", advice=2, hero="littlest_princess")
    refused(match, "red: enter griffin", "too_few", "HF-17.11", thing="biscuits", needed=2, held=0)
    assert folktale(red={"satchel": "wishing_table", "boot": 1}).table.hero("red").boot == 1


@clause("HF-10.2")
@pytest.mark.parametrize("tile", ["fish", "dove"])
def test_fish_and_dove_are_worth_two_biscuits_also_when_a_meal_is_due(tile: str) -> None:
    match = folktale(red={"at": "north_road_4", "satchel": tile, "biscuits": ""}, dice=[1])
    play(match, "red: roll", "red: walk north_road_6")
    assert set(options_of(match)) == {"do_without", f"swap_tile {tile}"}
    play(match, f"red: swap_tile {tile}")
    assert hero(match).boot == 0
    assert match.table.tiles[tile] == 3


@clause("HF-10.3", "HF-19.5")
def test_a_black_cat_keeps_bad_luck_away() -> None:
    match = landing("castle_road_11", start="castle_road_10", satchel="black_cat")
    assert hero(match).advice == 1
    assert heard(match, "bad_luck_warded_off") == [{"seat": "red"}]


@clause("HF-10.6", "HF-13.9")
def test_animals_are_never_lost_by_a_bad_throw() -> None:
    match = play(meeting("dragon", die=1, satchel="dog flute rope magic_wand", gold=1, advice=0), "red: accept")
    assert set(options_of(match)) == {"lose gold", "lose flute", "lose rope", "lose magic_wand"}


@clause("HF-11.1")
@pytest.mark.parametrize(
    ("encounter", "strength"), [("robbers", 1), ("dragon", 1), ("lion", 0), ("fox", 0), ("beggar", 0)]
)
def test_the_son_of_the_white_mare_is_stronger_against_strong_foes(encounter: str, strength: int) -> None:
    assert added(meeting(encounter, hero="son_of_the_white_mare")).get("son_of_the_white_mare", 0) == strength


@clause("HF-11.2", "HF-17.12")
def test_ilona_crosses_the_gorge_without_a_rope() -> None:
    match = folktale(red={"at": "dusty_road_8", "hero": "fairy_beauty_ilona", "biscuits": ""}, dice=[2])
    play(match, "red: roll", "red: walk west_rim", "red: enter gorge")
    assert hero(match).at == "gorge_path_1"


@clause("HF-11.3")
def test_peter_loses_no_turn_to_a_foe_but_to_a_friend_he_does() -> None:
    match = play(meeting("fox", die=3, hero="peter_carved_of_wood"), "red: accept")
    assert hero(match).turns_to_miss == 0
    match = play(meeting("beggar", die=2, hero="peter_carved_of_wood"), "red: accept")
    assert hero(match).turns_to_miss == 1
    match = play(meeting("dragon", die=1, hero="peter_carved_of_wood", advice=0, gold=1), "red: accept")
    assert hero(match).gold == 0


@clause("HF-11.4")
def test_the_shepherd_knows_no_bad_luck() -> None:
    assert hero(landing("castle_road_11", start="castle_road_10", hero="starry_eyed_shepherd")).advice == 1


@clause("HF-11.5")
def test_the_clever_girl_swaps_a_biscuit_for_advice_once_a_turn_also_after_a_throw() -> None:
    match = meeting("fox", hero="clever_girl", biscuits="3")
    play(match, "red: ask_advice")
    assert (hero(match).advice, len(hero(match).biscuits)) == (2, 0)
    assert "ask_advice" not in verbs_of(match)

"""HF-2, HF-3 and HF-4: walks, steps, Boot tokens and dice."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of


def walks(at: str, die: int, **red: object) -> set[str]:
    """The ends that red can reach from here with this roll."""
    match = play(folktale(red={"at": at, **red}, dice=[die]), "red: roll")
    return {option.split()[1] for option in options_of(match) if option.startswith("walk")}


@clause("HF-2.1", "HF-2.2", "HF-2.3")
def test_a_walk_goes_any_way_but_never_straight_back() -> None:
    assert walks("forest_south_4", 2) == {"forest_south_2", "forest_north_6", "linden_road_1"}
    assert walks("east_gate", 1) == {"forest_south_4", "forest_north_6", "linden_road_1"}
    match = play(folktale(red={"at": "forest_south_4"}, dice=[2]), "red: roll")
    assert "forest_south_4" not in str(match.questions[0].options), "there is no walking to and fro"


@clause("HF-2.4", "HF-16.1", "HF-16.3")
def test_every_movement_has_a_direction_of_its_own() -> None:
    match = folktale(red={"at": "kings_road_2", "biscuits": "1"}, dice=[1, 1, 1])
    play(match, "red: roll", "red: walk kings_road_3", "red: blue", "red: walk kings_road_2", "red: decline")
    play(match, "red: bite 1", "red: walk kings_road_3")
    assert about(match) == "bonus", "a Biscuit move leads to a bonus roll too"
    assert hero(match).at == "kings_road_3"


@clause("HF-2.5", "HF-2.6")
def test_the_whole_number_is_walked_and_only_the_last_field_acts() -> None:
    match = folktale(red={"at": "west_shore_4"}, dice=[1])
    play(match, "red: roll", "red: walk west_shore_5")
    assert (hero(match).advice, len(hero(match).biscuits)) == (1, 2)
    match = folktale(red={"at": "kings_road_4", "biscuits": "5"}, dice=[2])
    play(match, "red: bite 5")
    ends = {option.split()[1] for option in options_of(match)}
    assert "city" in ends
    walks = match.table.content.board.walks("kings_road_4", 5, exact=False)
    assert all(len(walk.way) == 5 or walk.end in ("city", "castle") for walk in walks)


@clause("HF-2.7")
def test_any_number_of_heroes_stand_on_one_field() -> None:
    match = folktale(red={"at": "north_road_1"}, blue={"at": "north_road_3"}, green={"at": "north_road_3"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_3")
    assert {one.at for one in match.table.heroes} == {"north_road_3"}


@clause("HF-2.8", "HF-2.16")
def test_a_dead_end_ends_a_die_movement_and_the_turn_but_not_a_biscuit_move() -> None:
    match = folktale(red={"at": "islands_3", "biscuits": "5 1"}, dice=[5])
    play(match, "red: roll", "red: walk islands_4", "red: take golden_comb")
    assert match.waiting_for == ("blue",)
    match = folktale(red={"at": "islands_3", "biscuits": "5 1"}, dice=[5])
    play(match, "red: bite 5", "red: walk islands_4", "red: take golden_comb")
    assert "roll" in options_of(match)
    match = folktale(red={"at": "islands_3", "satchel": "magic_cloak"})
    play(match, "red: cloak", "red: walk islands_4", "red: take golden_comb")
    assert "roll" in options_of(match)
    play(match, "red: roll")
    assert {option.split()[-1] for option in options_of(match)} <= {"islands_3", "islands_2", "islands_1", "stand"}


@clause("HF-2.9", "HF-18.1")
@pytest.mark.parametrize(("at", "stop"), [("kings_road_1", "city"), ("hill_road_9", "palace")])
def test_city_and_palace_stop_everybody(at: str, stop: str) -> None:
    match = folktale(red={"at": at}, dice=[4])
    play(match, "red: roll", f"red: walk {stop}")
    assert hero(match).at == stop
    assert len(hero(match).biscuits) == 3
    refused(match, "red: bite 1", "stopped_here", "HF-18.8", field=stop)


@clause("HF-2.10", "HF-21.2")
def test_the_castle_gate_needs_no_exact_number_and_anybody_may_come() -> None:
    match = folktale(red={"at": "castle_road_11"}, dice=[5])
    play(match, "red: roll", "red: walk castle")
    assert hero(match).at == "castle"
    assert match.waiting_for == ("blue",), "red is not eligible and can do nothing more"


@clause("HF-2.11")
def test_a_red_field_on_which_one_starts_costs_nothing() -> None:
    match = folktale(red={"at": "north_road_5", "biscuits": "1 2"}, dice=[1])
    play(match, "red: roll", "red: walk north_road_6")
    assert len(hero(match).biscuits) == 2


@clause("HF-2.12", "HF-3.5")
def test_with_no_steps_a_hero_stays_and_the_field_does_not_act_again() -> None:
    match = folktale(red={"at": "mountain_north_2", "advice": 1}, dice=[2])
    play(match, "red: roll")
    assert (hero(match).at, hero(match).advice) == ("mountain_north_2", 1)
    assert heard(match, "stood_still") == [{"seat": "red"}]


@clause("HF-2.12", "HF-3.4", "HF-4.1")
@pytest.mark.parametrize("blank_skips", ["off", "on"])
@pytest.mark.parametrize(
    ("at", "boot"),
    [("mountain_north_2", 0), ("islands_2", 0), ("village", 2), ("woods_east_3", 1), ("dusty_road_3", 1)],
)
def test_a_one_with_two_steps_less_is_no_blank(at: str, boot: int, blank_skips: str) -> None:
    red = {"at": at, "boot": boot, "satchel": "rope", "biscuits": "1"}
    match = folktale(red=red, dice=[1], options={"blank-skips": blank_skips})
    if boot == 2:
        play(match, "red: go_on")
    play(match, "red: roll")
    assert (hero(match).at, heard(match, "stood_still")) == (at, [{"seat": "red"}])
    assert about(match) == "anything_else", "the turn goes on: a Biscuit may still be eaten"


@clause("HF-6.15", "HF-2.12")
def test_who_has_salt_decides_also_about_a_one_that_leads_nowhere() -> None:
    match = play(folktale(red={"at": "mountain_north_2", "salt": 1}, dice=[1, 5]), "red: roll")
    assert (about(match), options_of(match)) == ("walk", ("stand", "salt"))
    assert "walk" in verbs_of(play(match, "red: salt"))


@clause("HF-2.8")
def test_a_road_that_ends_too_early_is_spoken_of() -> None:
    match = folktale(red={"at": "islands_3"}, dice=[5])
    play(match, "red: roll", "red: walk islands_4")
    assert heard(match, "dead_end_reached") == [{"seat": "red"}]
    match = folktale(red={"at": "islands_3", "biscuits": "5"})
    play(match, "red: bite 5", "red: walk islands_4")
    assert heard(match, "dead_end_reached") == []


@clause("HF-2.13", "HF-15.2")
def test_red_fields_on_the_way_come_before_the_field_at_the_end() -> None:
    match = folktale(red={"at": "linden_road_2", "biscuits": "1 2"}, dice=[2])
    play(match, "red: roll", "red: walk linden_road_4", "red: pay 1")
    keys = [event.key for event in match.events or []]
    assert keys.index("walked") < keys.index("ate")
    assert list(hero(match).biscuits) == ["2"]


@clause("HF-2.14")
def test_no_walk_leads_over_the_path_of_a_shortcut() -> None:
    board = folktale().table.content.board
    reached = {walk.end for field in board.fields for walk in board.walks(field, 5, exact=False) or ()}
    assert reached.isdisjoint(board.paths)


@clause("HF-2.15", "HF-13.16", "HF-13.2", "HF-13.3")
def test_spaces_of_one_adventure_field_are_steps_but_one_encounter() -> None:
    match = folktale(red={"at": "hill_road_6", "biscuits": "1 1"}, dice=[1])
    play(match, "red: bite 1", "red: walk hill_road_7")
    assert about(match) == "turn", "red has not left the Dwarf"
    play(match, "red: roll", "red: walk hill_road_8")
    assert heard(match, "encountered") == []
    match = play(folktale(red={"at": "hill_road_5"}, dice=[1]), "red: roll", "red: walk hill_road_6")
    assert about(match) == "before_throw", "who comes back meets the Dwarf again"


STEPS = [
    ("HF-3.1 wheat", "village", {}, 3, 4),
    ("bare", "dusty_road_6", {}, 3, 2),
    ("woods", "woods_east_4", {}, 3, 2),
    ("mountain", "mountain_south_1", {}, 3, 1),
    ("islands", "islands_1", {}, 3, 1),
    ("shore", "south_shore_1", {}, 3, 3),
    ("boots in bare", "dusty_road_6", {"satchel": "leather_boots"}, 3, 3),
    ("boots on mountain", "mountain_south_1", {"satchel": "leather_boots"}, 3, 1),
    ("league on mountain", "mountain_south_1", {"satchel": "seven_league_boots"}, 3, 3),
    ("league on islands", "islands_1", {"satchel": "seven_league_boots"}, 3, 3),
    ("league against boot", "dusty_road_6", {"satchel": "seven_league_boots", "boot": 1}, 3, 2),
    ("dove on mountain", "mountain_south_1", {"satchel": "dove"}, 3, 3),
    ("dove in woods", "woods_east_4", {"satchel": "dove"}, 3, 2),
    ("dove and league with boot", "mountain_south_1", {"satchel": "dove seven_league_boots", "boot": 1}, 3, 2),
    ("stallion", "south_shore_1", {"satchel": "white_stallion"}, 3, 5),
    ("stallion in wheat", "village", {"satchel": "white_stallion"}, 3, 6),
    ("two step tiles", "dusty_road_6", {"satchel": "white_stallion leather_boots"}, 3, 4),
    ("boot token", "south_shore_1", {"boot": 1}, 3, 2),
    ("cap", "mountain_south_1", {"boot": 1}, 3, 1),
]


@clause("HF-3.1", "HF-3.2", "HF-3.4", "HF-3.5", "HF-3.8", "HF-3.9", "HF-3.10", "HF-3.12", "HF-3.14", "HF-3.16")
@pytest.mark.parametrize(("at", "red", "die", "steps"), [row[1:] for row in STEPS], ids=[row[0] for row in STEPS])
def test_steps_are_the_roll_with_land_tiles_and_boot(at: str, red: dict[str, object], die: int, steps: int) -> None:
    match = play(folktale(red={"at": at, **red}, dice=[die]), "red: roll")
    assert match.table.movement.steps == steps


@clause("HF-3.6")
def test_a_boot_hidden_by_the_cap_counts_again_outside() -> None:
    match = play(folktale(red={"at": "mountain_south_1", "boot": 1}, dice=[5]), "red: roll")
    assert match.table.movement.steps == 3
    match = play(folktale(red={"at": "city_road_4", "boot": 1}, dice=[5]), "red: roll")
    assert match.table.movement.steps == 4


@clause("HF-3.7", "HF-6.7", "HF-16.2")
def test_nothing_changes_bonus_rolls_biscuits_and_the_cloak() -> None:
    slow = {"at": "mountain_south_2", "boot": 2, "satchel": "magic_cloak white_stallion", "biscuits": "2 1"}
    match = play(folktale(red=slow), "red: go_on", "red: cloak")
    assert match.table.movement.steps == 7
    match = play(folktale(red={**slow, "at": "mountain_road_2"}), "red: go_on", "red: bite 2")
    assert match.table.movement.steps == 2
    match = landing("mountain_south_1", start="west_foot", dice=[4], boot=1)
    assert play(match, "red: blue").table.movement.steps == 4


@clause("HF-3.11")
def test_the_step_tile_in_use_is_settled_before_the_roll() -> None:
    match = folktale(red={"at": "dusty_road_6", "satchel": "white_stallion leather_boots"}, dice=[3])
    assert {"roll", "roll_with leather_boots", "roll_with nothing"} <= set(options_of(match))
    assert play(match, "red: roll_with nothing").table.movement.steps == 2
    match = folktale(red={"at": "south_shore_1", "satchel": "leather_boots"})
    refused(match, "red: roll_with leather_boots", "same_steps", "HF-3.11", tile="leather_boots")


@clause("HF-3.13", "HF-10.5")
def test_the_stallion_is_let_go_on_the_glass_mountain() -> None:
    match = landing("mountain_south_1", start="west_foot", satchel="white_stallion")
    assert hero(match).satchel == []
    assert match.table.tiles["white_stallion"] == 3
    match = folktale(red={"at": "city_road_4", "satchel": "white_stallion", "biscuits": ""}, dice=[5])
    play(match, "red: roll_with nothing", "red: walk mountain_north_4")
    assert hero(match).satchel == []


@clause("HF-3.15", "HF-15.5")
def test_hunger_on_a_red_field_is_a_boot_token_and_never_more_than_two_levels() -> None:
    match = landing("north_road_5", start="north_road_4", advice=0)
    assert hero(match).boot == 1
    match = landing("north_road_5", start="north_road_4", advice=0, boot=1)
    assert hero(match).boot == 2
    match = folktale(red={"at": "north_road_4", "biscuits": "1", "advice": 0, "boot": 2})
    play(match, "red: go_on", "red: bite 1", "red: walk north_road_5")
    assert hero(match).boot == 2


@clause("HF-3.17", "HF-3.19", "HF-34.3")
def test_a_biscuit_takes_one_level_off_and_a_new_wishing_table_all() -> None:
    match = play(folktale(red={"boot": 1, "biscuits": "1 2"}), "red: eat_off", "red: pay 1")
    assert (hero(match).boot, list(hero(match).biscuits)) == (0, ["2"])
    match = play(folktale(red={"boot": 2, "biscuits": "1"}), "red: go_on", "red: eat_off")
    assert hero(match).boot == 1
    for boot, before, number in ((1, [], "HF-3.17"), (2, ["red: go_on"], "HF-3.19")):
        match = folktale(red={"at": "hill_road_6", "biscuits": "1", "boot": boot})
        play(match, *before, "red: bite 1", "red: walk hill_road_5", "red: take wishing_table")
        assert hero(match).boot == 0
        assert cited(match, "boot_returned") == [(number, {"seat": "red", "level": 0})]


@clause("HF-3.18")
def test_two_advice_take_the_whole_token_off_at_minus_two() -> None:
    match = play(folktale(red={"boot": 2, "advice": 2}), "red: go_on", "red: talk_off")
    assert (hero(match).boot, hero(match).advice) == (0, 0)
    assert "talk_off" not in verbs_of(folktale(red={"boot": 1, "advice": 2}))


@clause("HF-3.18", "HF-3.20", "HF-3.23")
def test_a_rest_takes_this_turn_and_the_next_and_then_the_token() -> None:
    match = folktale(red={"boot": 2}, blue={"biscuits": "", "advice": 0}, dice=[1, 1])
    play(match, "red: rest")
    assert (match.waiting_for, hero(match).boot) == (("blue",), 2)
    hero(match).boot = 0
    play(match, "blue: roll", "blue: walk dusty_road_2")
    assert match.waiting_for == ("blue",), "the second turn is lost too, whatever became of the token"
    assert (hero(match).boot, hero(match).is_resting) == (0, False)


@clause("HF-3.21", "HF-19.4")
def test_bad_luck_raises_the_boot_by_what_is_missing() -> None:
    match = landing("castle_road_11", start="castle_road_10", advice=0)
    assert hero(match).boot == 2
    match = landing("castle_road_11", start="castle_road_10", biscuits="3", advice=0)
    assert (hero(match).boot, len(hero(match).biscuits)) == (1, 0)


@clause("HF-3.22")
def test_a_stallion_is_kept_in_the_tunnel() -> None:
    red = {"at": "secret_tunnel_path_1", "leaves_at": "devils_road_1", "satchel": "white_stallion"}
    match = folktale(red=red, blue={"biscuits": "", "advice": 0}, dice=[1])
    assert (hero(match).at, hero(match).satchel) == ("secret_tunnel_path_2", ["white_stallion"])


@clause("HF-4.1")
def test_a_blank_is_any_number_from_one_to_five() -> None:
    match = play(folktale(red={"at": "west_shore_5", "biscuits": "1"}, dice=[6]), "red: roll")
    assert {option.split()[1] for option in options_of(match)} == {"1", "2", "3", "4", "5"}
    play(match, "red: stride 4 west_shore_9")
    assert hero(match).at == "west_shore_9"


@clause("HF-4.1", "HF-2.12")
def test_a_blank_where_steps_are_lost_may_be_no_step_at_all() -> None:
    match = play(folktale(red={"at": "mountain_south_3"}, dice=[6]), "red: roll")
    assert "stand" in options_of(match)
    assert {option.split()[1] for option in options_of(match) if option.startswith("stride")} == {"3", "4", "5"}


@clause("HF-4.2")
def test_lucky_throws_have_eight_sides() -> None:
    match = play(landing("forest_north_1", dice=[8]), "red: throw")
    assert match.table.throw.die == 8


@clause("HF-6.15", "HF-6.16", "HF-11.6")
def test_salt_rolls_the_white_die_again_once_in_a_turn() -> None:
    match = play(folktale(red={"salt": 3}, dice=[1, 4]), "red: roll", "red: salt")
    assert (hero(match).salt, match.table.movement.steps) == (2, 5)
    assert [event.key for event in (match.events or [])[-3:]] == ["rolled", "salt_spent", "rolled"]
    refused(match, "red: salt", "salt_used", "HF-6.16")
    match = play(landing("kings_road_3", salt=3, dice=[2]), "red: blue")
    refused(match, "red: salt", "salt_white_only", "HF-6.16")

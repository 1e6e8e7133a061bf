"""Steps, Portals, Trees and spaces of others."""

from __future__ import annotations

import msgspec

from fairytable.engine.packs import load_pack
from fairytable.games.threetale import GAME, moving
from fairytable.games.threetale.agenda import LayTile
from fairytable.games.threetale.content import Content, Tile
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import hero, options, tale

CONTENT: Content = load_pack(GAME).content


def ways(match: object) -> set[str]:
    return {option.removeprefix("go ") for option in options(match) if option.startswith("go ")}  # type: ignore[arg-type]


@clause("TT-5.1", "TT-5.2", "TT-3.7", "TT-25.3")
def test_speed_is_the_number_of_steps_and_no_step_is_diagonal() -> None:
    match = tale(red={"speed": 1, "at": "2,2"})
    assert ways(match) == {"2,1", "3,2", "2,3", "1,2"}
    assert len(ways(tale(red={"speed": 2, "at": "2,2"}))) == 12


@clause("TT-5.3", "TT-3.9", "TT-3.10", "TT-3.16")
def test_steps_that_are_made_are_not_there_any_more() -> None:
    match = play(tale(red={"speed": 3}), "red: go 2,0")
    assert hero(match).steps_used == 2
    assert ways(match) == {"3,0", "1,0", "2,1"}
    play(match, "red: go 3,0")
    assert ways(match) == set()
    assert "end" in options(match)


@clause("TT-5.4", "TT-6.7", "TT-7.2")
def test_speed_gained_in_the_turn_gives_a_step_at_once() -> None:
    match = tale(red={"speed": 1}, things={"1,0": "black_stone"})
    play(match, "red: go 1,0")
    assert ways(match) == set()
    play(match, "red: claim black_stone 1,0")
    assert hero(match).speed == 2
    assert ways(match) == {"0,0", "2,0", "1,1"}
    assert cited(match, "speed_gained") == [("TT-6.7", {"seat": "red", "points": 1, "speed": 2})]


@clause("TT-4.10", "TT-4.14")
def test_trees_are_in_the_way() -> None:
    match = tale(red={"speed": 2}, ground={"1,0": "trees", "0,1": "trees"})
    assert ways(match) == set()
    assert match.why_not("red", "go 1,0").key == "trees_there"  # type: ignore[union-attr]
    assert "end" in options(match)


@clause("TT-5.5", "TT-5.6", "TT-5.13")
def test_a_portal_leads_to_any_other_for_one_step() -> None:
    portals = {"0,0": "portal", "7,0": "portal", "0,7": "portal"}
    match = tale(red={"speed": 1}, ground=portals)
    assert ways(match) == {"1,0", "0,1", "7,0", "0,7"}
    play(match, "red: go 7,0")
    assert hero(match).steps_used == 1
    assert hero(match).actions_used == 0
    went = {"seat": "red", "start": "0,0", "space": "7,0", "steps": 1, "way": ("0,0", "7,0")}
    assert cited(match, "went") == [("TT-5.1", went)]


@clause("TT-5.7")
def test_a_single_portal_does_nothing() -> None:
    assert ways(tale(red={"speed": 1}, ground={"0,0": "portal"})) == {"1,0", "0,1"}


@clause("TT-5.8", "TT-5.9", "TT-5.10", "TT-3.15")
def test_on_the_space_of_another_one_can_only_go_on() -> None:
    """V-18."""
    match = tale(red={"speed": 2}, blue={"at": "1,0"}, things={"1,0": "white_stone"})
    play(match, "red: go 1,0")
    assert ways(match) == {"2,0", "0,0", "1,1"}
    assert not [option for option in options(match) if not option.startswith("go ")]
    assert match.why_not("red", "end").key == "space_shared"  # type: ignore[union-attr]
    play(match, "red: go 2,0")
    assert "end" in options(match)


@clause("TT-5.11")
def test_nobody_steps_on_another_hero_without_a_step_to_go_on() -> None:
    match = tale(red={"speed": 1}, blue={"at": "1,0"})
    assert ways(match) == {"0,1"}
    assert match.why_not("red", "go 1,0").key == "no_step_to_go_on"  # type: ignore[union-attr]


@clause("TT-5.13", "TT-5.11")
def test_a_portal_on_which_a_hero_stands_is_a_space_of_a_hero() -> None:
    portals = {"0,0": "portal", "7,0": "portal"}
    assert "7,0" not in ways(tale(red={"speed": 1}, blue={"at": "7,0"}, ground=portals))
    assert "7,0" in ways(tale(red={"speed": 2}, blue={"at": "7,0"}, ground=portals))


@clause("TT-5.12")
def test_standing_on_a_thing_forces_nothing() -> None:
    match = play(tale(things={"1,0": "battle_3"}), "red: go 1,0", "red: end")
    assert match.table.things == {"1,0": "battle_3"}


@clause("TT-4.9", "TT-4.13")
def test_spaces_of_different_tiles_are_neighbours_like_all_others() -> None:
    assert "2,0" in ways(tale(red={"speed": 1, "at": "1,0"}))


@clause("TT-14.11", "TT-14.13")
def test_a_speed_card_is_used_by_the_first_step_that_needs_it() -> None:
    match = tale(red={"speed": 1, "bonus": ["tailwind"]})
    play(match, "red: go 1,0")
    assert not hero(match).bonus[0].used
    play(match, "red: go 2,0")
    assert hero(match).bonus[0].used


@clause("TT-9.6")
def test_who_leaps_goes_diagonally_and_through_the_thicket_means_through_trees() -> None:
    leap = tale(red={"speed": 1, "at": "2,2", "talents": ["fleet_hoof", "silver_trail", "leap"]})
    assert "3,3" in ways(leap)
    thicket = tale(red={"speed": 2, "talents": ["through_the_thicket"]}, ground={"1,0": "trees", "0,1": "trees"})
    assert "2,0" in ways(thicket)
    only_one = tale(red={"speed": 1, "talents": ["through_the_thicket"]}, ground={"1,0": "trees", "0,1": "trees"})
    assert ways(only_one) == set(), "nobody ends on Trees"


@clause("TT-10.10", "TT-10.4")
def test_boots_cross_one_tree_space_in_a_turn() -> None:
    wall = {"1,0": "trees", "0,1": "trees", "3,0": "trees", "2,1": "trees"}
    match = tale(red={"speed": 9, "artifacts": ["woodsmans_boots"]}, ground=wall)
    assert ways(match) == set()
    play(match, "red: use woodsmans_boots")
    assert hero(match).slots == {"feet": "woodsmans_boots"}
    assert "2,0" in ways(match)
    assert "4,0" in ways(match), "over one Tree space beside the others"
    play(match, "red: go 2,0")
    assert hero(match).trees_crossed == 1
    assert "0,0" not in ways(match)


@clause("TT-4.10")
def test_a_blocked_edge_stops_steps_both_ways_and_turns_with_its_tile() -> None:
    """For packs of owners whose tiles show such edges."""
    tile = Tile("walled", ("", "", "", ""), blocked_edges=((1, 2),))
    content = msgspec.structs.replace(CONTENT, tiles={**CONTENT.tiles, "walled": tile})
    match = tale(red={"speed": 1, "at": "8,0"}, moment=LayTile(), next_tile="walled", content=content)
    assert len([option for option in options(match) if option.startswith("lay 4,0 ")]) == 4, (
        "every turn looks different"
    )
    play(match, "red: lay 4,0 east")
    assert match.table.walls == {"9,0": ["9,1"], "9,1": ["9,0"]}
    assert ways(match) == {"7,0", "9,0", "8,1"}
    play(match, "red: go 9,0")
    hero(match).steps_used = 0
    assert set(moving.ways(match.table, hero(match))) == {"8,0"}
    assert moving.distances(match.table, "9,0")["9,1"] == 3


def test_a_hero_without_speed_stands_still_but_rings_never_take_the_last_step() -> None:
    assert ways(tale(red={"speed": 0, "at": "2,2"})) == set()
    burdened = {"speed": 2, "at": "2,2", "carried": ["ring_of_dice", "ring_of_mercy", "ring_of_flips"]}
    match = tale(red=burdened, future={}, scenario="the_five_rings")
    assert moving.speed_of(match.table, hero(match)) == 1

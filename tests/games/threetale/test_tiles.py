"""Laying tiles, entering the map, the order of a turn."""

from __future__ import annotations

from fairytable import new_match
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import BeginTurn, EnterMap, LayTile
from fairytable.games.threetale.board import TURNS, different_turns, spaces_of, turned
from fairytable.games.threetale.turns import entry_spaces, open_cells
from fairytable.testing import arranged, clause, play
from tests.claims import cited
from tests.games.threetale.tale import about, hero, options, tale, told


def first_turn(tile: str = "tile_01") -> object:
    match = new_match(GAME, 3, 1, {"mode": "tutorial", "control": "solo"})
    play(match, "red: hero youngest_son", "red: hero silver_deer", "red: hero queen_of_living_water")

    def put_on_top(table: object) -> None:
        stack = table.tile_stack  # type: ignore[attr-defined]
        stack.remove(tile)
        stack.append(tile)

    return play(arranged(match, put_on_top), "red: order red blue green")


@clause("TT-3.2", "TT-3.6", "TT-4.6")
def test_the_first_tile_is_laid_and_the_hero_stands_on_its_empty_space() -> None:
    """V-1."""
    match = first_turn()
    play(match, "red: lay 0,0 north")  # type: ignore[arg-type]
    table = match.table  # type: ignore[attr-defined]
    assert table.hero("red").at == "0,0"
    assert table.things == {"1,0": "white_stone", "1,1": "treasure_3", "0,1": "battle_1"}
    assert cited(match, "entered") == [("TT-3.2", {"seat": "red", "space": "0,0"})]  # type: ignore[arg-type]


@clause("TT-3.2", "TT-6.1")
def test_the_youngest_son_has_two_steps_and_one_action_in_his_first_turn() -> None:
    """V-2."""
    match = play(first_turn(), "red: lay 0,0 north")  # type: ignore[arg-type]
    assert {option for option in options(match) if option.startswith("go")} == {"go 1,0", "go 0,1", "go 1,1"}
    assert match.questions[0].values["actions"] == 1


@clause("TT-4.1", "TT-4.2")
def test_a_tile_has_four_spaces_and_turns_clockwise() -> None:
    assert spaces_of("1,-1") == ("2,-2", "3,-2", "3,-1", "2,-1")
    assert turned(("a", "b", "c", "d"), "east") == ("d", "a", "b", "c")
    assert different_turns(("a", "b", "a", "b")) == TURNS[:2]


@clause("TT-4.3", "TT-4.4", "TT-4.5")
def test_later_tiles_touch_a_laid_one_along_a_whole_side() -> None:
    match = play(first_turn(), "red: lay 0,0 north", "red: end")  # type: ignore[arg-type]
    assert about(match) == "lay"
    assert {option.split()[1] for option in options(match)} == {"0,-1", "1,0", "0,1", "-1,0"}
    assert open_cells(match.table) == ["0,-1", "1,0", "0,1", "-1,0"]


@clause("TT-4.4")
def test_only_the_very_first_tile_lies_free() -> None:
    match = first_turn()
    assert {option.split()[1] for option in options(match)} == {"0,0"}  # type: ignore[arg-type]
    assert cited(match, "order_chosen") == [("TT-3.1", {"order": ("red", "blue", "green")})]  # type: ignore[arg-type]


@clause("TT-3.3", "TT-4.6", "TT-4.7", "TT-11.1")
def test_what_is_pictured_comes_on_the_tile() -> None:
    """V-3, and an Altar with its Offering."""
    match = tale(moment=LayTile(), next_tile="tile_10")
    play(match, "red: lay 4,0 north")
    things = match.table.things
    assert things == {"8,0": "white_stone", "9,0": "red_stone", "9,1": "treasure_3"}
    match = play(tale(moment=LayTile(), next_tile="tile_02"), "red: lay 4,0 north")
    assert match.table.ground["8,0"] == "altar"
    assert match.table.things["8,0"] == "offering"
    assert cited(match, "tile_laid") == [("TT-4.6", {"seat": "red", "tile": "tile_02", "cell": "4,0", "turn": "north"})]


@clause("TT-3.6")
def test_without_an_empty_space_any_space_without_trees_will_do() -> None:
    match = tale(moment=EnterMap(), red={"at": ""}, ground={"6,6": "trees"}, things={"7,6": "quest", "6,7": "quest"})
    match.table.things["7,7"] = "white_stone"
    match.table.hero("green").at = "0,0"
    assert entry_spaces(match.table) == ["7,6", "7,7", "6,7"]


@clause("TT-3.4", "TT-3.12", "TT-7.12")
def test_bonus_cards_are_drawn_before_the_tile() -> None:
    match = tale(moment=BeginTurn(), red={"faith": 7}, decks={"hero_bonus": ["tailwind", "long_day"]})
    assert [held.card for held in hero(match).bonus] == ["tailwind", "long_day"]
    assert [event.key for event in match.events or [] if event.key in ("bonus_drawn", "tile_drawn")] == [
        "bonus_drawn",
        "bonus_drawn",
        "tile_drawn",
    ]


@clause("TT-3.5")
def test_the_tile_is_drawn_blind_and_must_be_laid() -> None:
    match = tale(moment=BeginTurn())
    assert about(match) == "lay"
    assert all(option.startswith("lay ") for option in options(match))
    assert match.view("red")["tile_stack"] == len(match.table.tile_stack)


@clause("TT-3.8", "TT-3.9")
def test_steps_and_actions_mix_in_any_order() -> None:
    match = tale(red={"endeavour": 3}, things={"1,0": "red_stone", "2,0": "black_stone"})
    play(match, "red: go 1,0", "red: claim red_stone 1,0", "red: go 2,0", "red: claim black_stone 2,0", "red: go 3,0")
    assert hero(match).at == "3,0"


@clause("TT-3.1", "TT-3.13", "TT-3.14")
def test_the_past_ends_after_the_turn_of_the_last_tile() -> None:
    match = tale(tiles_left=1, things={"3,3": "quest"})
    play(match, "red: end")
    assert about(match) == "lay"
    assert match.questions[0].seat == "blue"
    play(match, "blue: lay 4,0 north")
    assert about(match) == "act"
    play(match, "blue: end")
    assert match.table.phase != "past"


@clause("TT-3.14", "TT-23.2")
def test_everybody_has_ten_turns_or_three_in_the_tutorial() -> None:
    assert len(new_match(GAME, 3, 1, {"mode": "standard"}).table.tile_stack) == 30
    tutorial = new_match(GAME, 3, 1, {"mode": "tutorial"}).table
    assert len(tutorial.tile_stack) == 9
    assert all(tutorial.content.tiles[tile].golden for tile in tutorial.tile_stack)


@clause("TT-4.8", "TT-6.2", "TT-6.4", "TT-6.6")
def test_what_is_claimed_leaves_the_map_for_good() -> None:
    match = play(tale(things={"0,0": "red_stone"}), "red: claim red_stone 0,0")
    assert match.table.things == {}
    assert hero(match).unused == 1
    assert hero(match).actions_used == 1
    assert told(match, "claimed") == [{"seat": "red", "thing": "red_stone", "space": "0,0"}]

"""Places have names: lands, their corners, what lies there, and the ground beside them."""

from __future__ import annotations

from fairytable.engine.questions import Question
from fairytable.games.threetale.board import beside
from fairytable.games.threetale.table import LaidTile
from fairytable.terminal import text_layer
from tests.games.threetale.tale import tale


def test_a_space_is_a_corner_of_its_land() -> None:
    words = text_layer.words_for(tale(things={"1,0": "white_stone"}, ground={"0,1": "altar"}))
    assert words.option("go 0,0") == "Go to Quiet Meadow, upper left"
    assert words.option("go 1,1") == "Go to Quiet Meadow, lower right"


def test_who_chooses_where_to_go_learns_what_is_there() -> None:
    words = text_layer.words_for(tale(things={"1,0": "white_stone", "0,1": "offering"}, ground={"0,1": "altar"}))
    assert words.option("go 1,0") == "Go to Quiet Meadow, upper right (White Stone)"
    assert words.option("enter 0,1") == "Quiet Meadow, lower left (Altar and Offering)"
    assert words.option("claim white_stone 1,0") == "Claim White Stone at Quiet Meadow, upper right"
    assert words.option("claim white_stone 0,0") == "Claim White Stone at your feet"


def test_the_future_s_things_are_named_too() -> None:
    words = text_layer.words_for(tale(phase="future", future={"tokens": ["light 3,3"]}))
    assert words.option("go 3,3") == "Go to Quiet Meadow, lower right (Light)"


def test_ways_to_lay_a_tile_are_grouped_under_the_name_of_their_cell() -> None:
    match = tale()
    match.table.tiles.clear()
    match.table.tiles["0,0"] = LaidTile("tile_01", "north")
    turns = [f"lay {cell} {turn}" for cell in beside("0,0") for turn in ("north", "east", "south", "west")]
    groups = text_layer.choices(Question("red", "lay", tuple(turns), "TT-4.3"), text_layer.words_for(match))
    assert [group.label for group in groups] == [
        f"{side} of Rose Valley" for side in ("north", "east", "south", "west")
    ]


def test_a_cell_is_its_land_or_lies_beside_one() -> None:
    match = tale()
    table = match.table
    table.tiles.clear()
    words = text_layer.words_for(match)
    assert words.option("lay 0,0 north") == "the middle of the cloth, top to the north"
    table.tiles["0,0"] = LaidTile("tile_01", "north")
    sides = [words.option(f"lay {cell} east") for cell in beside("0,0")]
    assert sides == [f"{side} of Rose Valley, top to the east" for side in ("north", "east", "south", "west")]
    assert words.say("event-tile_marked", cell="0,0") == "Rose Valley will vanish."


def test_a_land_that_vanished_is_told_of_by_its_neighbour() -> None:
    match = tale()
    del match.table.tiles["0,0"]
    words = text_layer.words_for(match)
    assert words.say("event-tile_vanished", cell="0,0") == "The land west of Quiet Meadow is gone."
    assert words.option("go 0,0") == "Go to a land that is gone"


def test_what_is_no_place_keeps_its_own_name() -> None:
    words = text_layer.words_for(tale())
    assert words.option("do read_clue here") == "Read the Clue (here)"
    assert words.option("do wake_sleeper 0,0").endswith("(Quiet Meadow, upper left)")


def test_the_table_in_words_has_a_line_for_each_land_with_its_number_on_the_map() -> None:
    match = tale(things={"1,0": "white_stone"}, ground={"1,0": "altar"})
    words = text_layer.words_for(match)
    assert "1. Quiet Meadow: Altar upper right and White Stone upper right." in text_layer.table_text(
        match, None, words
    )
    drawn = text_layer.map_text(match, None, words, 78).splitlines()
    assert drawn[0].split() == ["1", "R", "w", "5", ".", ".", "9", ".", ".", "13", ".", "."]
    assert text_layer.map_text(match, None, words, 20).splitlines()[0].split() == ["R", "w", *"......"]

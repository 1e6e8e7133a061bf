"""Fantastic Stories in English: sentences that read well whatever the numbers are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fairytable import Match, new_match
from fairytable.engine.events import ObservedEvent
from fairytable.engine.questions import Question, Reason
from fairytable.engine.words import Words
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.terminal import text_layer
from fairytable.testing import arranged


@pytest.fixture
def match() -> Match:
    options = {"start-player": "red", "ferry-start": "castle_dock"}
    return new_match("fantastic-stories", ["red", "blue"], seed=1, options=options)


@pytest.fixture
def words(match: Match) -> Words:
    return text_layer.words_for(match, {"red": "Anna"})


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("ferry_placed", {"dock": "castle_dock"}, "The ferry lay at Castle Dock."),
        (
            "begins",
            {"seat": "red", "order": ("red", "blue", "green")},
            "Anna got the black disc. The order of play is Anna, Blue and Green.",
        ),
        ("round_begins", {"round": 12}, "Round 12 began."),
        ("turn_skipped", {"seat": "red"}, "Anna had left the table, so the turn was skipped."),
        (
            "pawns_to_castle",
            {"seat": "red", "pawns": 1, "castle": 2},
            "Anna sent a pawn into the castle, which made 2.",
        ),
        (
            "pawns_to_castle",
            {"seat": "red", "pawns": 3, "castle": 3},
            "Anna sent 3 pawns into the castle, which made 3.",
        ),
        (
            "pawns_to_reserve",
            {"seat": "red", "pawns": 1, "castle": 0},
            "Anna called a pawn home from the castle and left none there.",
        ),
        (
            "pawns_to_reserve",
            {"seat": "red", "pawns": 2, "castle": 1},
            "Anna called 2 pawns home from the castle and left 1 there.",
        ),
        ("rolled", {"seat": "red", "dice": (4,)}, "Anna rolled 4."),
        ("rolled", {"seat": "red", "dice": (1, 2, 6)}, "Anna rolled 1, 2 and 6."),
        ("no_dice", {"seat": "red"}, "Anna had no pawn in reserve and so no dice to roll."),
        (
            "walk",
            {"seat": "red", "start": "castle", "end": "bell", "die": 1},
            "Anna walked from Castle to Magic Bell with the 1.",
        ),
        (
            "ride",
            {"seat": "red", "start": "castle_dock", "end": "north_east_dock", "die": 6, "passengers": ()},
            "Anna took the ferry from Castle Dock to North-East Dock with the 6.",
        ),
        (
            "ride",
            {"seat": "red", "start": "castle_dock", "end": "north_east_dock", "die": 6, "passengers": ("blue",)},
            "Anna took the ferry from Castle Dock to North-East Dock with the 6, and Blue came along.",
        ),
        (
            "completed",
            {"seat": "red", "adventure": "dragons_lair", "die": 2, "done": 1},
            "Anna completed Dragon's Lair with the 2: the first adventure in the book!",
        ),
        (
            "completed",
            {"seat": "red", "adventure": "dragons_lair", "die": 2, "done": 2},
            "Anna completed Dragon's Lair with the 2: the second adventure in the book!",
        ),
        (
            "completed",
            {"seat": "red", "adventure": "dragons_lair", "die": 2, "done": 3},
            "Anna completed Dragon's Lair with the 2: the third adventure in the book!",
        ),
        ("match_ends", {"winners": ("blue",)}, "The story ended, and Blue won."),
        ("match_ends", {"winners": ("red", "blue")}, "The story ended, and Anna and Blue won together."),
        ("left", {"seat": "blue"}, "Blue left the table for good."),
        (
            "ended_by_leaving",
            {"winners": ("red",)},
            "That ended the match: Anna won as the last at the table.",
        ),
    ],
)
def test_events_are_told_in_the_past(words: Words, key: str, values: dict[str, Any], sentence: str) -> None:
    assert words.event(ObservedEvent(key, "FS-1.1", values, 0)) == sentence


@pytest.mark.parametrize(
    ("about", "values", "sentence"),
    [
        (
            "castle_step",
            {"castle": 0, "reserve": 7},
            "Anna, how many pawns shall stand in the castle (now none, with 7 in reserve as your dice)?",
        ),
        (
            "castle_step",
            {"castle": 3, "reserve": 1},
            "Anna, how many pawns shall stand in the castle (now 3, with 1 in reserve as your dice)?",
        ),
        ("move_step", {"dice": ()}, "Anna, you have no die left: what else will you do?"),
        ("move_step", {"dice": (5,)}, "Anna, your die shows 5: what will you do?"),
        ("move_step", {"dice": (5, 5)}, "Anna, your dice show 5 and 5: what will you do?"),
        (
            "board",
            {"captain": "blue", "dock": "castle_dock", "end": "north_east_dock"},
            "Anna, Blue takes the ferry from Castle Dock to North-East Dock: does one of your pawns come along?",
        ),
    ],
)
def test_a_question_says_who_must_do_what(words: Words, about: str, values: dict[str, Any], sentence: str) -> None:
    assert words.question(Question("red", about, ("yes", "no"), "FS-1.1", values)) == sentence


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("castle 0", "No pawn in the castle"),
        ("castle 1", "1 pawn in the castle"),
        ("castle 4", "4 pawns in the castle"),
        ("walk castle bell 1", "Walk from Castle to Magic Bell with the 1"),
        ("complete dragons_lair 2", "Complete Dragon's Lair with the 2"),
        ("call_ferry castle_dock", "Ring the Magic Bell: the ferry comes to Castle Dock"),
        ("yes", "Yes"),
    ],
)
def test_an_option_is_a_short_label(words: Words, option: str, label: str) -> None:
    assert words.option(option) == label


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        (
            "no_such_die",
            {"die": 4, "dice": (1, 2, 6)},
            "None of your dice shows a 4; they show 1, 2 and 6.",
        ),
        ("no_such_die", {"die": 4, "dice": (6,)}, "This takes a 4, and your die shows 6."),
        ("no_such_die", {"die": 4, "dice": ()}, "This takes a 4, and you have no die left."),
        ("too_few_at_home", {"pawns": 0}, "You have no pawn in your reserve or in the castle."),
        ("too_few_at_home", {"pawns": 1}, "You have only 1 pawn in your reserve and the castle together."),
        ("too_few_at_home", {"pawns": 5}, "You have only 5 pawns in your reserve and the castle together."),
        ("magic_used", {"magic": "bell"}, "You have used Magic Bell already, and a turn has only one magic."),
        (
            "item_missing",
            {"adventure": "dragons_lair", "item": "sword"},
            "You need a pawn at Sword too, to complete Dragon's Lair.",
        ),
    ],
)
def test_a_reason_states_the_numbers(words: Words, key: str, values: dict[str, Any], sentence: str) -> None:
    assert words.reason(Reason(key, "FS-1.1", values)) == sentence


def test_magic_has_names_even_if_no_space_is_called_like_it(match: Match) -> None:
    words = Words(match.game)
    assert [words.name(magic) for magic in match.pack.content.magics] == [
        "Move Two",
        "Re-roll",
        "Magic Trumpet",
        "Magic Bell",
        "Magic Keys",
    ]


def in_the_middle_of_a_story(table: StoryTable) -> None:
    red, blue = table.readers
    red.reserve, red.book = 1, ["pirate_treasure"]
    red.pawns = {"dragons_lair": 1, "sword": 2, "red_castle_door": 1, "pirate_treasure": 1}
    blue.reserve, blue.pawns = 3, {"castle_dock": 1, "castle": 2, "bell": 1}
    table.round, table.ending, table.magic = 7, True, "keys"


def test_the_table_is_described_with_what_each_space_is_good_for(match: Match, words: Words) -> None:
    arranged(match, in_the_middle_of_a_story)
    assert text_layer.table_text(match, "red", words).splitlines() == [
        "Round 7. This is the last round. It is Anna's turn, before the roll. Magic used: Magic Keys.",
        "The ferry lies at Castle Dock and goes 3 to Pirate Treasure and 6 to North-East Dock.",
        "Anna: 1 in reserve; 1 at Dragon's Lair (adventure: 2 and Sword), "
        "1 at Red Castle Door (door: 2 to Red Mountain Door), 2 at Sword (item for Dragon's Lair) and "
        "1 at Pirate Treasure (dock and adventure, completed); book: Pirate Treasure.",
        "Blue: 3 in reserve; 1 at Magic Bell (magic: the ferry comes to a dock of yours), "
        "2 at Castle and 1 at Castle Dock (dock with the ferry); "
        "book: still empty.",
    ]


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ((), "It is Anna's turn, and no die is left."),
        ((3,), "It is Anna's turn, and the die left shows 3."),
        ((3, 4), "It is Anna's turn, and the dice left show 3 and 4."),
    ],
)
def test_the_dice_left_are_told(match: Match, words: Words, dice: tuple[int, ...], told: str) -> None:
    view = match.view("red") | {"rolled": True, "dice": list(dice)}
    assert told in match.game.texts.describe(view, match.pack.content, words, match.options)


def test_a_reader_without_pawns_on_the_board_is_described_too(match: Match, words: Words) -> None:
    def empty_the_board(table: StoryTable) -> None:
        table.readers[1].reserve, table.readers[1].pawns = 7, {}

    arranged(match, empty_the_board)
    told = text_layer.table_text(match, None, words)
    assert "\nBlue: 7 in reserve; nobody on the board; book: still empty." in told


def test_the_map_shows_names_roads_and_pawns(match: Match, words: Words) -> None:
    arranged(match, in_the_middle_of_a_story)
    drawn = text_layer.map_text(match, "red", words, 100)
    board = drawn.partition("\n\n")[0].splitlines()
    assert max(map(len, board)) <= 100
    assert " ".join(board[0].split()) == (
        "Mountain Temple ─3─ Larch Bridge ──4── North Pasture East Pasture Dragon's Lair"
    )
    castle = next(number for number, line in enumerate(board) if "Castle ──────5────── Castle Dock" in line)
    assert "B2" in board[castle + 1]
    assert "FERRY" in board[castle + 1]
    sword = next(number for number, line in enumerate(board) if " Sword ─" in line)
    assert board[sword + 1].split()[:2] == ["fly", "4"]
    assert "R2" in board[sword + 2]
    assert "2+Sword" in drawn


def test_the_map_names_in_full_what_the_adventures_need(match: Match, words: Words) -> None:
    assert (
        "Adventures: Mountain Temple (6 and Lantern), Enchanted Forest (3 and Moonstone), "
        "Pirate Treasure (5 and Treasure Map) and Dragon's Lair (2 and Sword)."
        in text_layer.map_text(match, "red", words, 72).splitlines()
    )


def test_the_map_shows_the_ferry_at_a_dock_that_is_an_adventure_too(match: Match, words: Words) -> None:
    def let_the_ferry_land(table: StoryTable) -> None:
        table.ferry = "pirate_treasure"

    arranged(match, let_the_ferry_land)
    assert "FERRY/5+" in text_layer.map_text(match, "red", words, 72)


@pytest.mark.parametrize("width", [72, 78, 90, 118, 160])
def test_the_map_fits_into_its_columns_and_shows_every_space_and_number(match: Match, words: Words, width: int) -> None:
    board = text_layer.map_text(match, None, words, width).partition("\n\n")[0]
    assert max(map(len, board.splitlines())) <= width
    for space in match.pack.content.spaces:
        for word in words.name(space).split():
            assert word in board
    roads = [move for move in match.pack.content.moves.values() if move.kind == "walk"]
    strokes = [mark for mark in board.replace("─", " ").replace("·", " ").split() if mark.isdecimal()]
    notes = ["fly", "door"]
    numbers_in_notes = sum(board.count(f"{note} ") for note in notes)
    assert len(strokes) - numbers_in_notes == len(roads) / 2


def test_a_narrow_map_is_a_list_of_spaces_with_their_roads(match: Match, words: Words) -> None:
    listed = text_layer.map_text(match, None, words, 60).splitlines()
    assert (
        "Castle: 1 to Magic Bell, 2 to Blue Castle Door, 3 to Red Castle Door, 4 to Magic Keys, 5 to Castle Dock "
        "and 6 to Magic Trumpet." in listed
    )
    assert "Mountain Temple (adventure: 6 and Lantern): 1 to Red Mountain Door and 3 to Larch Bridge." in listed
    assert listed[-1] == (
        "Winged horse, with the Magic Trumpet: 1 to North Pasture, 6 to East Pasture, 3 to South Pasture "
        "and 4 to West Pasture."
    )
    assert listed[-3].startswith(
        "Ferry: 6 from Castle Dock to North-East Dock, 3 from Castle Dock to Pirate Treasure, "
    )


def test_a_one_way_road_shows_its_direction(match: Match, tmp_path: Path) -> None:
    source = match.game.identity.folder / "content"
    for name in ("pack.toml", "board.toml"):
        text = (source / name).read_text(encoding="utf-8")
        road = 'between = ["castle", "castle_dock"]\nnumbers = [5]\n'
        (tmp_path / name).write_text(text.replace(road, road + "oneway = true\n"), encoding="utf-8")
    other = new_match("fantastic-stories", 2, 1, {"ferry-start": "castle_dock"}, tmp_path)
    words = text_layer.words_for(other)
    assert "5>" in text_layer.map_text(other, None, words, 100)
    assert "\nCastle Dock (dock with the ferry): 1 to Lantern.\n" in text_layer.map_text(other, None, words)

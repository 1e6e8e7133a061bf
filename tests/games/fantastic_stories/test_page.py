"""What the page is told of a board."""

from __future__ import annotations

from pathlib import Path

from fairytable.engine.packs import load_pack
from fairytable.games.fantastic_stories import GAME
from fairytable.games.fantastic_stories.content import COLOURS
from fairytable.games.fantastic_stories.page import BoardShown, SpaceShown, show_board
from tests.games.fantastic_stories.packs import edited_default


def shown() -> BoardShown:
    return show_board(load_pack(GAME).content, "en")


def space(identity: str) -> SpaceShown:
    return next(space for space in shown().spaces if space.id == identity)


def test_an_adventure_is_told_with_its_die_and_the_space_of_its_item() -> None:
    quest = load_pack(GAME).content.quests["dragons_lair"]
    adventure, item = space("dragons_lair").adventure, space(quest.item).item
    assert adventure is not None
    assert item is not None
    assert (adventure.number, adventure.item) == (quest.die, quest.item)
    assert (item.adventure, item.index) == ("dragons_lair", adventure.index)
    assert item.english


def test_both_doors_of_a_tunnel_lead_to_each_other() -> None:
    near, far = space("red_castle_door").door, space("red_mountain_door").door
    assert near is not None
    assert far is not None
    assert (near.end, far.end) == ("red_mountain_door", "red_castle_door")
    assert near.tunnel == far.tunnel
    other = space("blue_castle_door").door
    assert other is not None
    assert other.tunnel != near.tunnel


def test_every_kind_of_space_is_told_as_what_it_is() -> None:
    board = shown()
    assert [space.id for space in board.spaces if space.is_castle] == [board.castle]
    assert tuple(space.id for space in board.spaces if space.is_dock) == board.docks
    assert space("north_pasture").pasture == load_pack(GAME).content.pastures["north_pasture"]
    assert {space.magic for space in board.spaces if space.magic} == {"move_two", "reroll", "trumpet", "bell", "keys"}
    assert {space.id for space in board.spaces if space.adventure} == set(board.adventures)


def test_a_board_that_says_nothing_of_books_has_one_for_each_colour(tmp_path: Path) -> None:
    pack = edited_default(tmp_path, lambda content: content.pop("book", None))
    assert tuple(book.colour for book in show_board(pack.content, "en").books) == COLOURS

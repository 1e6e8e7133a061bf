"""What the page receives beside the board of a pack: all that each space is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.languages import ENGLISH, in_language
from fairytable.engine.showing import More
from fairytable.games.fantastic_stories.content import MAGICS, Board, Space
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE

Magic = Annotated[str, OneOf(MAGICS)]

CONSTANTS = {"DICE": DICE, "ADVENTURES_TO_END": ADVENTURES_TO_END}


class AdventureShown(Struct, frozen=True):
    """The adventure that waits at a space: which of the four, the die it takes, the space of its item."""

    index: int
    number: int
    item: str


class ItemShown(Struct, frozen=True):
    """The item that lies at a space, and the space of its adventure. By its English name a picture is found for it."""

    index: int
    adventure: str
    english: str


class DoorShown(Struct, frozen=True):
    """A door of a tunnel, the die that it takes, and the space at the other end."""

    tunnel: int
    colour: str
    number: int
    end: str


class SpaceMore(Struct, frozen=True):
    """`pasture` is the die that takes the winged horse here."""

    is_castle: bool
    is_dock: bool
    adventure: AdventureShown | None
    item: ItemShown | None
    magic: Magic | None
    pasture: int | None
    door: DoorShown | None


class BoardMore(Struct, frozen=True):
    """`adventures` are their spaces in the order of their indices: the pages of every book."""

    adventures: tuple[str, ...]


def more_of_board(board: Board, _: Board) -> BoardMore:
    return BoardMore(tuple(board.quests))


def more_of_space(space: Space, board: Board) -> SpaceMore:
    adventure = item = None
    for told, quest in zip(board.adventures, board.quests.values(), strict=True):
        if quest.space == space.id:
            adventure = AdventureShown(told.index, told.number, quest.item)
        if quest.item == space.id:
            item = ItemShown(told.index, quest.space, in_language(space.name or told.item, ENGLISH))
    return SpaceMore(
        is_castle=space.id == board.castle,
        is_dock=space.id in board.docks,
        adventure=adventure,
        item=item,
        magic=board.magic_at.get(space.id),
        pasture=board.pastures.get(space.id),
        door=_door(board, space.id),
    )


def _door(board: Board, space: str) -> DoorShown | None:
    for place, tunnel in enumerate(board.doors):
        for near, far in (tunnel.doors, tunnel.doors[::-1]):
            if near.space == space:
                return DoorShown(place, tunnel.colour, near.number, far.space)
    return None


MORE: More = {Board: more_of_board, Space: more_of_space}

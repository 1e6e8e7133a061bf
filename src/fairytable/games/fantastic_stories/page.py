"""What the page is told of a board: its spaces with all that they are, and the ways between them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from fairytable.engine.facts import OneOf
from fairytable.engine.languages import ENGLISH, in_language
from fairytable.games.fantastic_stories.content import MAGICS, Board, Book, FerryLink, Road, Space
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


class SpaceShown(Struct, frozen=True):
    """`pasture` is the die that takes the winged horse here."""

    id: str
    at: tuple[float, float]
    is_castle: bool
    is_dock: bool
    adventure: AdventureShown | None
    item: ItemShown | None
    magic: Magic | None
    pasture: int | None
    door: DoorShown | None


class BoardShown(Struct, frozen=True):
    """`adventures` are their spaces in the order of their indices: the pages of every book."""

    spaces: tuple[SpaceShown, ...]
    castle: str
    docks: tuple[str, ...]
    roads: tuple[Road, ...]
    ferries: tuple[FerryLink, ...]
    adventures: tuple[str, ...]
    books: tuple[Book, ...]


def show_board(board: Board, _language: str) -> BoardShown:
    return BoardShown(
        spaces=tuple(_shown(board, space) for space in board.spaces.values()),
        castle=board.castle,
        docks=board.docks,
        roads=board.roads,
        ferries=board.ferry_links,
        adventures=tuple(board.quests),
        books=board.books,
    )


def _shown(board: Board, space: Space) -> SpaceShown:
    adventure = item = None
    for told, quest in zip(board.adventures, board.quests.values(), strict=True):
        if quest.space == space.id:
            adventure = AdventureShown(told.index, told.number, quest.item)
        if quest.item == space.id:
            item = ItemShown(told.index, quest.space, in_language(space.name or told.item, ENGLISH))
    return SpaceShown(
        id=space.id,
        at=space.at,
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

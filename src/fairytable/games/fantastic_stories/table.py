"""The facts of Fantastic Stories: readers with their pawns, the ferry, the dice of the turn."""

from __future__ import annotations

from fairytable.engine.facts import Constant, Facts, Public
from fairytable.engine.table import Table
from fairytable.games.fantastic_stories.content import Board

PAWNS = 7
DICE = 6
ADVENTURES_TO_END = 3


class Reader(Facts):
    """A player: the pawns at home, on each space of the board, and in the book."""

    seat: Public[str]
    reserve: Public[int]
    pawns: Public[dict[str, int]]
    book: Public[list[str]]

    def stands_on(self, space: str) -> bool:
        return space in self.pawns

    def pawns_on_board(self) -> int:
        return sum(self.pawns.values())

    def place(self, space: str, count: int = 1) -> None:
        self.pawns[space] = self.pawns.get(space, 0) + count

    def take(self, space: str, count: int = 1) -> None:
        left = self.pawns[space] - count
        if left:
            self.pawns[space] = left
        else:
            del self.pawns[space]


class StoryTable(Table, kw_only=True):
    """Everything on the table. `readers` sit in turn order, the owner of the black disc first.

    Of the turn going on: `dice` are those not used yet; `magic` is the one used, if any; `acted_at` is where the
    pawn that acted last now stands (a pawn put into the book stands nowhere), `last_die` the die it used.
    `two_declared` and `shared_die` belong to Move Two.
    """

    board: Constant[Board]
    expert: Public[bool]
    ferry_start: Public[str]
    start_player: Public[str]
    round_limit: Public[int]
    readers: Public[list[Reader]]
    ferry: Public[str] = ""
    round: Public[int] = 0
    turn: Public[int] = 0
    ending: Public[bool] = False
    over: Public[bool] = False
    rolled: Public[bool] = False
    dice: Public[list[int]] = []
    magic: Public[str] = ""
    actions: Public[int] = 0
    acted_at: Public[str] = ""
    last_die: Public[int] = 0
    two_declared: Public[bool] = False
    shared_die: Public[int] = 0

    @property
    def active(self) -> Reader:
        """The reader whose turn it is."""
        return self.readers[self.turn]

    def reader(self, seat: str) -> Reader:
        return next(reader for reader in self.readers if reader.seat == seat)

    def others_clockwise(self) -> list[Reader]:
        """Everybody but the active reader, from the active reader's left."""
        return self.readers[self.turn + 1 :] + self.readers[: self.turn]

    def present(self) -> list[Reader]:
        """The readers whose players have not left."""
        return [reader for reader in self.readers if reader.seat not in self.absent]

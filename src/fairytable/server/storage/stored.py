"""The stored forms of rooms and matches."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.engine.records import Branch
from fairytable.server.messages.socket import Level, Watching
from fairytable.server.wording.refusals import Refusal

USUAL_WINDOW = 2_000
"""The milliseconds for which a window stays open unless the host sets another time."""


class StoredSeat(Struct):
    """A seat of a room. `key` and `holders` are hashes; `spent` is that of the last key that was used.

    `name` is that of the first holder; `called` are the names of those who were let in to share the seat.
    """

    seat: str
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: Level | None = None
    sat_in: Level | None = None
    key: str = ""
    spent: str = ""
    holders: list[str] = []
    called: dict[str, str] = {}

    def let_in(self, person: str, name: str = "") -> None:
        """The person holds the seat from now on, alone or with the present holders. Its link is used up."""
        if self.kind == "person":
            self.called[person] = name
        else:
            self.kind, self.name, self.sat_in, self.holders, self.called = "person", name, None, [], {}
        self.holders.append(person)
        self.spend_key()

    def vacate(self) -> None:
        self.kind, self.name, self.level, self.sat_in, self.holders, self.called = "open", "", None, None, [], {}

    def spend_key(self) -> None:
        if self.key:
            self.key, self.spent = "", self.key

    def is_held_by(self, person: str) -> bool:
        return self.kind == "person" and person in self.holders

    @property
    def bot_level(self) -> Level | None:
        """The level of the bot that answers here, if one does."""
        return self.level if self.kind == "bot" else self.sat_in


class StoredUndo(Struct):
    """A seat asks to take its last answer back; `entries` is the length of the match at that time, as sent."""

    number: int
    seat: str
    entries: int
    agreed: list[str] = []


class Opening(Struct, frozen=True):
    """The starting point of a match that continues a record: the answers given already, and where among them luck was
    drawn anew."""

    answers: list[tuple[str, str]] = []
    pending: dict[str, str] = {}
    branches: list[Branch] = []

    @property
    def given(self) -> list[tuple[str, str]]:
        return [*self.answers, *self.pending.items()]


class Undone(Opening, frozen=True):
    """The position of a match after an undo: after the first `kept` items of its log, and these answers. (See
    `Log`.)"""

    kept: int = 0


class StoredFinishedMatch(Struct, frozen=True):
    """A finished match of the table: when it was, the names of the players, the winners, and its length."""

    match: str
    ended: str
    names: dict[str, str]
    winners: list[str]
    answers: int


class StoredRoom(Struct, kw_only=True):
    """A room. `past` counts the entries of its earlier matches, `undos` all undos requested so far; `over` is the match
    whose end was noted. `lesson` is the name of its lesson.

    `content` are the files of a pack that was brought for this table; the store keeps them apart.
    Of the match that goes on, `seen` says who has looked at the table from which seat, and `luck_known_by` who has its
    record, which tells the luck to come.
    """

    room: str
    game: str
    pack: str
    content: dict[str, str] | None = None
    options: dict[str, str]
    seats: list[StoredSeat]
    host: str
    key: str
    watching: Watching
    pause: int
    window: int = USUAL_WINDOW
    created: str
    guests: list[str] = []
    match: str | None = None
    matches: int = 0
    past: int = 0
    over: str | None = None
    history: list[StoredFinishedMatch] = []
    undos: int = 0
    undo_asked: StoredUndo | None = None
    opening: Opening | None = None
    seed: int | str | None = None
    seen: dict[str, list[str]] = {}
    luck_known_by: list[str] = []
    lesson: str = ""

    def find_seat(self, name: str) -> StoredSeat | None:
        for seat in self.seats:
            if seat.seat == name:
                return seat
        return None

    def seat(self, name: str) -> StoredSeat:
        """The seat of this name; refused if there is none."""
        seat = self.find_seat(name)
        if seat is None:
            raise Refusal("no_such_seat", seat=name)
        return seat

    def seats_shared_with(self, name: str) -> tuple[str, ...]:
        """The seats held by the same people as this one: an undo may go back over all of them."""
        holders = set(self.seat(name).holders)
        return tuple(
            other.seat
            for other in self.seats
            if other.kind == "person" and other.sat_in is None and holders and holders == set(other.holders)
        )


class StoredMatch(Struct, frozen=True, kw_only=True):
    """Everything about a match except the answers given in it. `lesson` is the lesson it belongs to, if any."""

    match: str
    room: str
    game: str
    rules_version: int
    pack: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: int | str
    opening: Opening = Opening()
    lesson: str = ""


class Entry(Struct, frozen=True, array_like=True):
    """One entry of a match: an answer, a leaving, or an undo. (match, number) is its key.

    An answer given in a window is `quiet`, and `close` ends the window. `question` is the number of the question
    answered. For an undo, `left` says what of the match still counts after it.
    """

    match: str
    number: int
    kind: Literal["answer", "quiet", "close", "leave", "undo"]
    seat: str
    option: str = ""
    question: int = 0
    left: Undone | None = None


class StoredLine(Struct, frozen=True):
    room: str
    number: int
    seat: str | None
    name: str
    text: str
    at: str

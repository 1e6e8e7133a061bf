"""A browser from its room's point of view."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from fairytable.server.messages.socket import LessonTold, UndoTold


class Known(Struct, frozen=True):
    """The state that a browser has heard last: whose it was, and each part that is not told again while it stays the
    same. (Of the question, and of what is large in the view, a hash: they themselves would be several kilobytes.)"""

    match: str
    seat: str | None
    view: list[Any]
    question: int
    lesson: LessonTold | None
    undo: list[UndoTold]


class Browser(Protocol):
    """One browser in a room. `person` is the hash of its token, `address` is where it connects from, and `looks_as` is
    the seat from which it sees the table.

    It is updated when its socket is free; what is new is determined then. `known` is the state that it received last,
    if it asked for `changes` only.
    """

    person: str
    address: str
    language: str
    looks_as: str | None
    changes: bool
    known: Known | None
    events_told: int
    chat_told: int
    room_is_new: bool
    state_is_new: bool

    def wake(self) -> None:
        """Something is new: send it once everything that belongs to this moment is known."""

    def tell(self) -> None:
        """Send what is new at once."""

    def look_again(self) -> None:
        """The seating has changed: show the table from a seat that is still allowed."""

    def reply(self, message: Any) -> None:
        """Send a message to this browser alone."""

    def ping(self) -> None:
        """Check that it is still there."""

    def close(self, code: int) -> None:
        """Disconnect it."""

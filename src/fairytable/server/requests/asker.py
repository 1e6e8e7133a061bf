"""Who asks: a browser in a room, with a wish."""

from __future__ import annotations

from typing import Protocol

from fairytable.server.room.browser import Browser
from fairytable.server.room.room import Room


class Asker(Browser, Protocol):
    """The browser whose request is seen to."""

    @property
    def room(self) -> Room:
        """Where it is."""

    def look_as(self, seat: str | None) -> None:
        """See the table as this seat does, from the first event on."""

    def name_of(self, seat: str) -> str:
        """Who sits there, in the language of the browser."""

    def must_be_host(self) -> None:
        """Refuse what only the host may do."""

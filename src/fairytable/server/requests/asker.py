"""The browser that sends a request, and its room."""

from __future__ import annotations

from typing import Protocol

from fairytable.server.room.browser import Browser
from fairytable.server.room.room import Room


class Asker(Browser, Protocol):
    """The browser whose request is being handled."""

    @property
    def room(self) -> Room:
        """The room it is in."""

    def look_as(self, seat: str | None) -> None:
        """Show the table from this seat, from the first event on."""

    def name_of(self, seat: str) -> str:
        """Who sits there, in the browser's language."""

    def must_be_host(self) -> None:
        """Refuse what only the host may do."""

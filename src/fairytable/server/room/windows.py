"""Windows: a quiet question stays open for the same time, whoever could answer it, so that a pause tells nothing.

How long follows from what everybody knows: whether a person is among those asked, and whether somebody holds several
of these seats and has to go from one to the other.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from fairytable.server.messages.socket import WindowTold
from fairytable.server.room.play import Proposal

if TYPE_CHECKING:
    from fairytable.server.room.room import Room

WITHOUT_PEOPLE = 600
"""Milliseconds for which a window is held in which only bots are asked, at the most."""
FOR_SEVERAL_SEATS = 2
"""So many times as long is a window held in which one person has several of the seats asked."""
PATIENCE_WITH_BOTS = 5.0
"""A bot that thinks is waited for, but not longer than these seconds after the time is up."""
LOOK_AGAIN = 0.05


class HeldWindow:
    """The window of a room that is open now, if one is."""

    __slots__ = ("_ends", "_place", "_timer")

    def __init__(self) -> None:
        self._place: tuple[int, int] | None = None
        self._ends = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self, room: Room) -> None:
        """Let the time of the open window run, if it does not do so already."""
        match = room.match
        place = (room.play.undone, match.windows) if match is not None and match.window_is_open else None
        if place == self._place:
            return
        self.stop()
        self._place = place
        if place is not None:
            seconds = _milliseconds(room) / 1000
            self._ends = monotonic() + seconds
            self._wait(room, seconds)

    def stop(self) -> None:
        self._place = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def told(self, room: Room) -> WindowTold | None:
        """The open window as everybody may know it."""
        if self._place is None or room.match is None or not room.match.window_is_open:
            return None
        return WindowTold(list(room.match.waiting_for), max(0, round((self._ends - monotonic()) * 1000)))

    def time_is_up(self, room: Room) -> None:
        """The window closes: whoever has not answered passes."""
        match = room.match
        if match is None or not match.window_is_open or not room.worker.is_open:
            return
        if monotonic() < self._ends + PATIENCE_WITH_BOTS and any(
            question for question in match.questions if room.stored.seat(question.seat).bot_level is not None
        ):
            self._wait(room, LOOK_AGAIN)
        else:
            room.play.propose(Proposal("close", question=match.windows))

    def _wait(self, room: Room, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self.time_is_up, room)


def _milliseconds(room: Room) -> int:
    assert room.match is not None
    usual = room.stored.window if room.worker.settings.window is None else room.worker.settings.window
    asked = [seat for seat in map(room.stored.seat, room.match.waiting_for) if seat.bot_level is None]
    if not asked:
        return min(usual, WITHOUT_PEOPLE)
    holders = [holder for seat in asked for holder in seat.holders]
    return usual if len(set(holders)) == len(holders) else FOR_SEVERAL_SEATS * usual

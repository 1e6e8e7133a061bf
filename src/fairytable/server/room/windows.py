"""Windows: a quiet question stays open for the same time, whoever could answer it, so that a pause tells nothing.

How long follows from what everybody knows: whether a person is among those asked, and whether somebody holds several
of these seats and has to go from one to the other. Who plays alone among bots, with nobody looking on, hides nothing
from anybody: then a window is open as long as that person has a choice, and not at all otherwise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from fairytable.engine.match import Match
from fairytable.server.messages.socket import Level, WindowTold
from fairytable.server.room.play import Play, Proposal
from fairytable.server.storage.stored import StoredRoom

WITHOUT_PEOPLE = 600
"""Milliseconds for which a window is held in which only bots are asked, at the most."""
FOR_SEVERAL_SEATS = 2
"""So many times as long is a window held in which one person has several of the seats asked."""
PATIENCE_WITH_BOTS = 5.0
"""A bot that thinks is waited for, but not longer than these seconds after the time is up."""
LOOK_AGAIN = 0.05


class HeldWindow:
    """The window of a room that is open now, if one is. `level_at` says which bot answers for a seat, if one does."""

    __slots__ = ("_ends", "_is_alone", "_level_at", "_place", "_play", "_timer")

    def __init__(self, play: Play, level_at: Callable[[str], Level | None]) -> None:
        self._play = play
        self._level_at = level_at
        self._place: tuple[int, int] | None = None
        self._ends = 0.0
        self._is_alone = False
        self._timer: asyncio.TimerHandle | None = None

    def start(self, room: StoredRoom, usual: int, watchers: Callable[[], int]) -> None:
        """Let the time of the open window run, if it does not do so already. `usual` is how long, in milliseconds."""
        match = self._play.match
        place = None
        if match is not None and match.window_is_open and match.holds_windows:
            place = (self._play.undone, match.windows)
        was_alone = self._is_alone
        self._is_alone = place is not None and has_one_person(room) and not watchers()
        if place == self._place and was_alone == self._is_alone:
            if self._is_alone and self._timer is None:
                self._close_if_answered()
            return
        self.stop()
        self._place = place
        if self._is_alone:
            self._ends = 0.0
            self._close_if_answered()
        elif match is not None and place is not None:
            seconds = _milliseconds(room, match, usual) / 1000
            self._ends = monotonic() + seconds
            self._wait(seconds)

    def _close_if_answered(self) -> None:
        """Without a limit of time: who is alone may think as long as they like."""
        match = self._play.match
        if match is not None and match.window_is_open and not match.questions:
            self._wait(0)

    def stop(self) -> None:
        self._place = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def told(self) -> WindowTold | None:
        """The open window as everybody may know it, if it closes by itself."""
        match = self._play.match
        if self._place is None or match is None or not match.window_is_open or self._is_alone:
            return None
        return WindowTold(list(match.waiting_for), max(0, round((self._ends - monotonic()) * 1000)))

    def time_is_up(self) -> None:
        """The window closes: whoever has not answered passes."""
        match = self._play.match
        if match is None or not match.window_is_open:
            return
        if monotonic() < self._ends + PATIENCE_WITH_BOTS and any(
            self._level_at(question.seat) is not None for question in match.questions
        ):
            self._wait(LOOK_AGAIN)
        else:
            self._play.propose(Proposal("close", question=match.windows))

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self.time_is_up)


def has_one_person(room: StoredRoom) -> bool:
    return sum(seat.kind != "bot" for seat in room.seats) == 1


def _milliseconds(room: StoredRoom, match: Match, usual: int) -> int:
    asked = [seat for seat in map(room.seat, match.waiting_for) if seat.bot_level is None]
    if not asked:
        return min(usual, WITHOUT_PEOPLE)
    holders = [holder for seat in asked for holder in seat.holders]
    return usual if len(set(holders)) == len(holders) else FOR_SEVERAL_SEATS * usual

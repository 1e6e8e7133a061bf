"""Windows: a quiet question stays open for a fixed time, whoever could answer it, so that a pause reveals nothing.

The time depends only on what everybody knows: whether a person is among those asked, whether somebody holds several of
these seats and has to switch between them, and how long the bots among them may think. A bot that has not answered
shortly before the end passes. A person who plays alone with bots, with no onlookers, has nobody to hide anything from:
such a window waits for that person, and if the person has no choice, it stays open only as long as its bots need.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fairytable.server.messages.socket import WindowTold
from fairytable.server.room.bot_processes import QUICK_BOTS
from fairytable.server.room.live_match import LiveMatch, Proposal
from fairytable.server.storage.stored import StoredRoom, StoredSeat
from fairytable.server.wording.refusals import Refusal

FOR_BOTS, FOR_QUICK_BOTS = 600, 200
"""The longest time in milliseconds for which a window is held open if no person is waited for."""
FOR_SEVERAL_SEATS = 2
"""A window stays open this many times as long if one person holds several of the seats asked."""
MOMENT_BEFORE = 0.1
"""Bots no longer answer this many seconds before the end of a window, so that their answers are stored before it
closes."""
SECONDS_TO_TRY_AGAIN = 1.0


class HeldWindow:
    """The window that is open in the room, if any."""

    __slots__ = ("_ends", "_is_alone", "_place", "_play", "_timer", "_waits_for")

    def __init__(self, play: LiveMatch) -> None:
        self._play = play
        self._place: tuple[int, int] | None = None
        self._ends = 0.0
        self._is_alone = False
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for: frozenset[str] = frozenset()

    def start(self, room: StoredRoom, usual: int, watchers: Callable[[], int]) -> None:
        """Start the time of the open window unless it is running. `usual` is its length in milliseconds.

        When an onlooker arrives, the time starts again; when one leaves, no window becomes shorter.
        """
        match = self._play.match
        if self._place is None and (match is None or not match.window_is_open):
            return
        place = None
        if match is not None and match.window_is_open and match.holds_windows:
            place = (self._play.undone, match.windows)
        is_alone = place is not None and has_one_person(room) and not watchers()
        asked = [room.seat(seat) for seat in match.waiting_for] if match is not None and place is not None else []
        goes_on = place is not None and place == self._place and is_alone >= self._is_alone
        self._is_alone = self._is_alone if goes_on else is_alone
        self._waits_for = frozenset(seat.seat for seat in asked if self._is_alone and seat.bot_level is None)
        if goes_on:
            self._close_if_answered()
            return
        self.stop()
        self._place = place
        if place is not None:
            seconds = _milliseconds(asked, usual, is_alone=is_alone) / 1000
            self._ends = asyncio.get_running_loop().time() + seconds
            self._wait(seconds)

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
        left = self._ends - asyncio.get_running_loop().time()
        return WindowTold(list(match.waiting_for), max(0, round(left * 1000)))

    def seconds_for_bots(self) -> float | None:
        """How long bots may think about their current questions; None means without limit."""
        match = self._play.match
        if match is None or not match.window_is_open or not match.holds_windows:
            return None
        return max(0.0, self._ends - asyncio.get_running_loop().time() - MOMENT_BEFORE)

    def time_is_up(self) -> None:
        """The window closes: everybody who has not answered passes. A person who plays alone may think as long as they
        like."""
        match = self._play.match
        self._timer = None
        if match is None or not match.window_is_open:
            return
        if not any(question.seat in self._waits_for for question in match.questions):
            self._play.propose(Proposal("close", done=self._try_again, question=match.windows))

    def _try_again(self, refusal: Refusal | None) -> None:
        """If the database was unavailable, the window closes when it is back."""
        if refusal is not None and refusal.reason == "not_stored":
            self._wait(SECONDS_TO_TRY_AGAIN)

    def _close_if_answered(self) -> None:
        """After the time was up only the person was waited for, who may have answered now."""
        if self._timer is None:
            self.time_is_up()

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self.time_is_up)


def has_one_person(room: StoredRoom) -> bool:
    return sum(seat.kind != "bot" for seat in room.seats) == 1


def _milliseconds(asked: list[StoredSeat], usual: int, *, is_alone: bool) -> int:
    people = [seat for seat in asked if seat.bot_level is None]
    if not people or is_alone:
        levels = {seat.bot_level for seat in asked} - {None}
        most = 0 if not levels else FOR_QUICK_BOTS if levels <= set(QUICK_BOTS) else FOR_BOTS
        return min(usual, most)
    holders = [holder for seat in people for holder in seat.holders]
    return usual if len(set(holders)) == len(holders) else FOR_SEVERAL_SEATS * usual

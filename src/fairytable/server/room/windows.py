"""Windows: a quiet question stays open for the same time, whoever could answer it, so that a pause tells nothing.

How long follows from what everybody knows: whether a person is among those asked, whether somebody holds several of
these seats and has to go from one to the other, and how long the bots among them may think. A bot that has not answered
a moment before the end passes. Who plays alone among bots, with nobody looking on, hides nothing from anybody: such a
window also waits for that person, and is open only as long as its bots need where the person has no choice.
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
"""Milliseconds for which a window is held in which no person is waited for, at the most."""
FOR_SEVERAL_SEATS = 2
"""So many times as long is a window held in which one person has several of the seats asked."""
MOMENT_BEFORE = 0.1
"""Seconds before the end of a window after which bots answer no more: what they say is stored before it closes."""
SECONDS_TO_TRY_AGAIN = 1.0


class HeldWindow:
    """The window of a room that is open now, if one is."""

    __slots__ = ("_ends", "_is_alone", "_place", "_play", "_timer", "_waits_for")

    def __init__(self, play: LiveMatch) -> None:
        self._play = play
        self._place: tuple[int, int] | None = None
        self._ends = 0.0
        self._is_alone = False
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for: frozenset[str] = frozenset()

    def start(self, room: StoredRoom, usual: int, watchers: Callable[[], int]) -> None:
        """Let the time of the open window run, if it does not do so already. `usual` is how long, in milliseconds.

        If somebody comes to look on, it runs anew; that somebody goes makes no window shorter.
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
        """How long bots may think about what they are asked now; None: as long as they like."""
        match = self._play.match
        if match is None or not match.window_is_open or not match.holds_windows:
            return None
        return max(0.0, self._ends - asyncio.get_running_loop().time() - MOMENT_BEFORE)

    def time_is_up(self) -> None:
        """The window closes: whoever has not answered passes. Who is alone may think as long as they like."""
        match = self._play.match
        self._timer = None
        if match is None or not match.window_is_open:
            return
        if not any(question.seat in self._waits_for for question in match.questions):
            self._play.propose(Proposal("close", done=self._try_again, question=match.windows))

    def _try_again(self, refusal: Refusal | None) -> None:
        """Where the database was away, the window closes when it is back."""
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

"""Calm: a moment after the last answer, what was too costly to find out between two answers is found out."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from time import monotonic
from typing import Protocol

SECONDS = 0.3
"""Without an answer for so long, a room is taken to be calm."""


class Calming(Protocol):
    """A room that would like to know when it is calm."""

    def calm_down(self) -> None:
        """Nothing has happened here for a while."""


class Calm:
    """Rooms in which an answer was given a moment ago. All wait together, for there are many, and they seldom wait in
    vain."""

    def __init__(self) -> None:
        self._answered: dict[Calming, float] = {}
        """When, the longest ago first."""
        self._is_waiting = False

    def wait_for(self, room: Calming) -> None:
        """An answer was given in the room."""
        self._answered.pop(room, None)
        self._answered[room] = monotonic()
        if not self._is_waiting:
            self._wait()

    def _wait(self) -> None:
        self._is_waiting = True
        asyncio.get_running_loop().call_later(SECONDS / 3, self._look)

    def _look(self) -> None:
        moment = monotonic() - SECONDS
        calm = list(takewhile(lambda room: self._answered[room] <= moment, self._answered))
        for room in calm:
            del self._answered[room]
            room.calm_down()
        self._is_waiting = False
        if self._answered:
            self._wait()

"""Presence: who is connected through other workers, and how long somebody has been away."""

from __future__ import annotations

from collections.abc import Container, Iterable
from time import monotonic

from msgspec import Struct

SECONDS_SINCE_HEARD = 60
"""A worker that has been silent this long counts as gone, with its connections."""


class Elsewhere(Struct):
    """The connections to the room at another worker."""

    seats: list[str]
    watchers: int
    heard: float


class Presence:
    """The presence in one room: connections at other workers, and since when no holder of a seat has been connected."""

    __slots__ = ("_elsewhere", "_left_at", "_opened_at")

    def __init__(self) -> None:
        self._elsewhere: dict[str, Elsewhere] = {}
        self._left_at: dict[str, float] = {}
        self._opened_at = monotonic()

    def hear(self, worker: str, seats: list[str], watchers: int) -> None:
        """Another worker reports who is connected there."""
        self._elsewhere[worker] = Elsewhere(seats, watchers, monotonic())

    def forget_all_but(self, workers: Container[str]) -> bool:
        """Only these other workers are still alive. Returns whether somebody is gone with one that is not."""
        gone = [worker for worker in self._elsewhere if worker not in workers]
        for worker in gone:
            del self._elsewhere[worker]
        return bool(gone)

    def seats_elsewhere(self) -> set[str]:
        return {seat for there in self._heard() for seat in there.seats}

    def watchers_elsewhere(self) -> int:
        return sum(there.watchers for there in self._heard())

    def seconds_away(self, seat: str, connected: Container[str]) -> float | None:
        return None if seat in connected else monotonic() - self._left_at.get(seat, self._opened_at)

    def note(self, seats: Iterable[str], connected: Container[str]) -> None:
        """Note since when no holder of the seat has been connected."""
        for seat in seats:
            if seat in connected:
                self._left_at.pop(seat, None)
            else:
                self._left_at.setdefault(seat, monotonic())

    def _heard(self) -> list[Elsewhere]:
        return [there for there in self._elsewhere.values() if monotonic() - there.heard < SECONDS_SINCE_HEARD]

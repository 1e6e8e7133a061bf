"""Presence: who is at the table through other workers, and for how long somebody has been away."""

from __future__ import annotations

from collections.abc import Container, Iterable
from time import monotonic

from msgspec import Struct

SECONDS_SINCE_HEARD = 60
"""Another worker that has said nothing for so long has no connections any more."""


class Elsewhere(Struct):
    """Who is connected to the room at another worker."""

    seats: list[str]
    watchers: int
    heard: float


class Presence:
    """Of one room: who is connected at other workers, and since when nobody is who holds a seat."""

    __slots__ = ("_elsewhere", "_left_at", "_opened_at")

    def __init__(self) -> None:
        self._elsewhere: dict[str, Elsewhere] = {}
        self._left_at: dict[str, float] = {}
        self._opened_at = monotonic()

    def hear(self, worker: str, seats: list[str], watchers: int) -> None:
        """Another worker says who is connected there."""
        self._elsewhere[worker] = Elsewhere(seats, watchers, monotonic())

    def forget_all_but(self, workers: Container[str]) -> bool:
        """Only these other workers are still there: whether somebody has gone with one that is not."""
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
        """Remember since when nobody is connected who holds a seat."""
        for seat in seats:
            if seat in connected:
                self._left_at.pop(seat, None)
            else:
                self._left_at.setdefault(seat, monotonic())

    def _heard(self) -> list[Elsewhere]:
        return [there for there in self._elsewhere.values() if monotonic() - there.heard < SECONDS_SINCE_HEARD]

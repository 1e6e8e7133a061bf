"""The course of a match: who led when, how often the lead changed, and when it was decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from fairytable.engine.game import Result

ANSWERS_BETWEEN = 3
"""The smallest number of answers between two looks at the standings."""

MOST_LOOKS = 32
"""At this number of looks every second one is dropped, and the interval doubles."""

TENTHS = range(1, 10)


class Course:
    """The standings of all seats, sampled when another seat is asked, but not after every answer."""

    def __init__(self, seats: Sequence[str], progress: Callable[[Any, str], float]) -> None:
        self._seats = tuple(seats)
        self._progress = progress
        self._between = ANSWERS_BETWEEN
        self.next_look = 0
        self._seat = ""
        self.standings: list[tuple[float, ...]] = []

    def look(self, table: Any, seat: str, answers: int) -> None:
        """Record the standings if another seat is asked than last time; `next_look` is the number of answers at which
        to look again."""
        if answers >= self.next_look and seat != self._seat:
            self._seat, self.next_look = seat, answers + self._between
            progress = self._progress
            self.standings.append(tuple([progress(table, each) for each in self._seats]))
            if len(self.standings) == MOST_LOOKS:
                del self.standings[1::2]
                self._between *= 2

    def told(self, result: Result) -> dict[str, tuple[float, float]]:
        """Figures of the course with their denominators: for one match 0 or 1 where nobody leads."""
        standings = self.standings
        leaders = [_alone(standing, max(standing)) for standing in standings]
        shares = [result.share_of(seat) for seat in self._seats]
        figures = {
            "lead_changes": (float(_changes(leaders)), 1.0),
            "decided": (_decided(leaders, shares), float(sum(shares) > 0)),
        }
        half = len(standings) // 2
        if standings:
            last = _alone(standings[half], min(standings[half]))
            figures["leader_wins"] = _won(leaders[half], shares)
            figures["last_wins"] = _won(last, shares)
            for tenth in TENTHS:
                figures[f"leader_{tenth}"] = _won(leaders[len(standings) * tenth // 10], shares)
        return figures


def _alone(standing: tuple[float, ...], wanted: float) -> int:
    """The index of the only seat with this standing; -1 if there are several."""
    return standing.index(wanted) if standing.count(wanted) == 1 else -1


def _changes(leaders: list[int]) -> int:
    """How often the lead changed; a tie in between does not count."""
    alone = [leader for leader in leaders if leader >= 0]
    return sum(before != after for before, after in pairwise(alone))


def _decided(leaders: list[int], shares: list[float]) -> float:
    """The fraction of the match after which only a winner led."""
    for place in range(len(leaders) - 1, -1, -1):
        if leaders[place] < 0 or not shares[leaders[place]]:
            return (place + 1) / len(leaders)
    return 0.0


def _won(place: int, shares: list[float]) -> tuple[float, float]:
    return (0.0, 0.0) if place < 0 else (shares[place], 1.0)

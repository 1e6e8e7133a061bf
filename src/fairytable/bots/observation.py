"""Observation: everything a bot receives of a match. It does not contain the true table."""

from __future__ import annotations

from typing import Any, Protocol

from fairytable.engine.game import Game
from fairytable.engine.match import Match


class Observation:
    """The question that a seat is asked, the seat's view, and matches sampled from what the seat may know."""

    __slots__ = ("_match", "question", "seat")

    def __init__(self, match: Match, seat: str) -> None:
        question = match.question_for(seat)
        if question is None:
            raise ValueError(f"{seat} is not asked anything and has nothing to think about")
        self._match = match
        self.seat = seat
        self.question = question

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view of the table."""
        return self._match.view(self.seat)

    def determinize(self, luck: int) -> Match:
        """A match that is consistent with everything the seat knows, to try answers in."""
        return self._match.determinize(self.seat, luck)

    def determinize_table(self, luck: int) -> Any:
        """Only the table of `determinize` with the same luck, for rules that just look at it."""
        return self._match.determinize_table(self.seat, luck)


class Bot(Protocol):
    """A player that answers questions."""

    def choose(self, observation: Observation) -> str:
        """Returns one of the options of the observation's question."""
        ...

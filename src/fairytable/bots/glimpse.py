"""Glimpse: all that a bot gets of a match. The true table is not in it."""

from __future__ import annotations

from typing import Any, Protocol

from fairytable.engine.game import Game
from fairytable.engine.match import Match


class Glimpse:
    """The question that a seat is asked, the table as the seat may know it, and matches imagined from that."""

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
        """The table as the seat may know it."""
        return self._match.view(self.seat)

    def imagine(self, luck: int) -> Match:
        """A match as it could be, for all that the seat knows, to try answers in."""
        return self._match.imagine(self.seat, luck)

    def imagine_table(self, luck: int) -> Any:
        """The table of the match that is imagined with the same luck, for rules that only look at it."""
        return self._match.imagine_table(self.seat, luck)


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, glimpse: Glimpse) -> str:
        """One of the options of the glimpse's question."""
        ...

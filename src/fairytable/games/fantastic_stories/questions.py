"""Everything that is asked in Fantastic Stories."""

from __future__ import annotations

from fairytable.engine.questions import Decision, questions_in


class CastleStep(Decision):
    """The number of pawns to stand in the castle, of those there and in the reserve."""

    castle: int
    reserve: int


class MoveStep(Decision):
    """What to do with the dice that are left."""

    dice: tuple[int, ...]


class Board(Decision):
    """Whether a pawn at the dock goes with the captain."""

    captain: str
    dock: str
    end: str


QUESTIONS = questions_in(__name__)

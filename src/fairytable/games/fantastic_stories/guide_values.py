"""The numbers of the own seat, for the guide's sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.fantastic_stories.content import Board
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE


def guide_values(view: Mapping[str, Any], question: Question, _board: Board) -> dict[str, Any]:
    reader = next(one for one in view["readers"] if one["seat"] == question.seat)
    return {
        "home": reader["reserve"],
        "rolls": min(DICE, reader["reserve"]),
        "done": len(reader["book"]),
        "missing": ADVENTURES_TO_END - len(reader["book"]),
        "enough": ADVENTURES_TO_END,
    }

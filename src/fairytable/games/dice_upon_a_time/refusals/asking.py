"""What several expectations ask: who answers, when, with what in hand."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.moments import OWN
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable

DRAWING = (questions.FirstQuest.about, questions.DrawQuest.about, questions.KingsDeck.about)
"""A deck is chosen."""


def asked(table: DiceTable, question: Question) -> Adventurer:
    return table.adventurer(question.seat)


def is_own(table: DiceTable, question: Question) -> bool:
    """Whether it is a question of the seat's own turn."""
    return question.about in OWN and question.seat == table.active


def neighbours(table: DiceTable, question: Question) -> Iterable[str]:
    return table.content.ways[asked(table, question).at]

"""What somebody would probably answer, quickly found; and which options a bot need look at."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.threetale.table import TaleTable


def in_suspense(_table: TaleTable, _question: Question) -> bool:
    return False


def guess(_table: TaleTable, question: Question, chance: Chance) -> str:
    return chance.pick(question.options)


def worth_trying(_table: TaleTable, question: Question) -> tuple[str, ...]:
    return question.options

"""Cards in the hand, and Thumbling's errands."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.refusals.asking import asked
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import REPLACE


def every_replacement(table: DiceTable, question: Question) -> Iterable[str]:
    you = asked(table, question)
    return (
        REPLACE.all_of((*you.magic.cards, *you.drawn.cards)) if question.about == questions.ReplaceMagic.about else ()
    )


def why_not_replace(table: DiceTable, _question: Question, option: str) -> Reason:
    (card,) = REPLACE.read(option)
    if table.content.magic[card].coop:
        return Reason("useful_together", "DT-30.17", {"card": card})
    return Reason("drawn_before", "DT-30.7", {"card": card})


EXPECTATIONS = (Expectation(REPLACE, ("DT-30.7", "DT-30.17"), every_replacement, why_not_replace),)

"""What several expectations ask: who answers, when, with what in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable

Options = Callable[[DiceTable, Adventurer], Iterable[str]]
Asking = Callable[[DiceTable, Question], Iterable[str]]

OWN = frozenset(
    (
        questions.Turn.about,
        questions.BeforeStory.about,
        questions.DrawMagic.about,
        questions.Move.about,
        questions.Steed.about,
        questions.TakeTokens.about,
        questions.DrawQuest.about,
        questions.KingsDeck.about,
        questions.Quests.about,
        questions.AfterTurn.about,
    )
)
"""The questions of one's own turn at which one looks over all that one has."""
DRAWING = (questions.FirstQuest.about, questions.DrawQuest.about, questions.KingsDeck.about)
"""A deck is chosen."""


def asked(table: DiceTable, question: Question) -> Adventurer:
    return table.adventurer(question.seat)


def is_own(table: DiceTable, question: Question) -> bool:
    """Whether it is a question of the seat's own turn."""
    return question.about in OWN and question.seat == table.active


def holds(table: DiceTable, question: Question, card: str) -> bool:
    return card in asked(table, question).magic.cards


def is_character(table: DiceTable, question: Question, character: str) -> bool:
    """Whether the seat plays that Character, in a match with abilities."""
    return table.rules.abilities and asked(table, question).character == character


def with_card(card: str, options: Options) -> Asking:
    """In one's own turn, with this Magic Item in the hand."""
    return lambda table, question: (
        options(table, asked(table, question)) if is_own(table, question) and holds(table, question, card) else ()
    )


def as_character(character: str, options: Options) -> Asking:
    """In one's own turn, as this Character."""
    return lambda table, question: (
        options(table, asked(table, question))
        if is_own(table, question) and is_character(table, question, character)
        else ()
    )


def has_used(table: DiceTable, you: Adventurer) -> Reason | None:
    """DT-14.2: the ability was used in this chapter."""
    if table.has_ability(you, you.character):
        return None
    return Reason("ability_used", "DT-14.2", {"character": you.character})


def is_in_phase_5(question: Question) -> bool:
    return question.about in (questions.Quests.about, questions.AfterTurn.about)


def neighbours(table: DiceTable, question: Question) -> Iterable[str]:
    return table.content.ways[asked(table, question).at]

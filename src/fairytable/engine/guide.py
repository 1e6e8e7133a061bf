"""The guide of a first match: at a kind of question that is new to somebody, what matters there, with the numbers of
this table. It knows nothing but what the asked seat sees."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.words import Words


def guidance(match: Match, question: Question, words: Words) -> str:
    """A sentence or two; empty if the game has no guide, or none for such a question."""
    guide = match.game.guide
    if guide is None:
        return ""
    return words.guide(question, guide(match.view(question.seat), question, match.pack.content))

"""The guide to a first match: explains what matters at a new kind of question, with the numbers of this table.

It knows nothing but what the asked seat sees.
"""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.engine.words import Words


def guidance(match: Match, question: Question, words: Words) -> str:
    """One or two sentences; empty if the game has no guide, or none for this question."""
    guide = match.game.texts.guide
    if guide is None:
        return ""
    return words.guide(question, guide(match.shown(question.seat), question, match.pack.content))

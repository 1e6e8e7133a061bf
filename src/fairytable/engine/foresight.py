"""Foresight: how far and how wide it pays to look ahead in a game. Each game keeps what was measured for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairytable.engine.questions import Question

Judge = Callable[[Any, str], float]
"""How good a table looks from a seat."""


class Foresight(Struct, frozen=True):
    """What the search bot needs to know about a game beside its appraisal.

    `clock(table)` counts turns; it never goes back. Without one, the game's rounds are counted. A look ahead ends so
    many `turns` later. `most` options are looked at closely: those that look best after one step. At questions with
    these `wide` names that first step is tried with every legal option, not only with those that the game holds worth
    trying. With `care`, the seat's own next answers, so many of them, are not guessed but chosen by appraisal.
    `iterations` is how many looks ahead make a hard opponent. `scale` is how much worth makes a difference that a
    person would call clear. `together(table)` says whether all win or lose together: then a bot does what a person
    points at. With `caution`, another answer than that of the greedy bot is chosen only if it is better by so many
    standard errors. `unforeseen(option)` is what rivals must not foresee of an answer that is given in secret.
    In a secret choice the others are imagined to learn as well, unless there is a number for `mixing`: then they are
    guessed, and so much of a clear difference makes one answer a good deal likelier than another.
    `outlook(table, seat)`, where a game has it, takes the place of the appraisal in all that the search bot judges.
    `aside(table, seat)`, where a game has it, changes the imagined table right before the answer so that rivals who
    hardly matter to the seat have no turns while it looks ahead: that saves what it costs to imagine theirs. It does
    not go together with `care`, which copies matches on the way, and a copy would bring those turns back.
    `plan(table, question)`, where a game has it, is what somebody answers who knows the game well, or the empty word:
    it comes before what is worth trying, what is best at once, and the guess. With endless caution a bot that answers
    keeps to it, and looks ahead only `closely`: by that setting, where its `contenders(table, question)` are several,
    the planned answer first.
    """

    turns: int = 1
    clock: Callable[[Any], int] | None = None
    most: int = 8
    wide: frozenset[str] = frozenset()
    care: int = 0
    iterations: int = 300
    caution: float = 0.0
    scale: float = 1.0
    together: Callable[[Any], bool] = lambda _table: False
    unforeseen: Callable[[str], str] = lambda option: option
    mixing: float = 0.0
    outlook: Judge | None = None
    aside: Callable[[Any, str], None] | None = None
    plan: Callable[[Any, Question], str] | None = None
    contenders: Callable[[Any, Question], tuple[str, ...]] = lambda _table, _question: ()
    closely: Foresight | None = None

    def __post_init__(self) -> None:
        if self.aside and self.care:
            raise ValueError("Who leaves rivals aside cannot choose its next answers with care")

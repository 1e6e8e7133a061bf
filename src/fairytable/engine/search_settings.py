"""Settings of the search bot: how far and how wide rollouts go in a game. Each game keeps what was measured for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question

Heuristic = Callable[[Any, str], float]
"""How good a table is for a seat."""
Policy = Callable[[Any, Question, Chance], str]
"""What a player would probably answer: quick, for opponents in rollouts."""


class SearchSettings(Struct, frozen=True):
    """What the search bot needs to know about a game besides its heuristic. Most games set only some of it."""

    turns: int = 1
    """A rollout ends this many turns later."""
    clock: Callable[[Any], int] | None = None
    """`clock(table)` counts turns; it never goes back. Without one, the game's rounds are counted."""
    most: int = 8
    """The number of options that are examined closely: those that look best after one step."""
    wide: frozenset[str] = frozenset()
    """At questions with these names the first step is tried with every legal option, not only with those that the game
    considers worth trying."""
    care: int = 0
    """The number of the seat's own next answers that are chosen by heuristic instead of guessed."""
    iterations: int = 300
    """The number of rollouts of a hard opponent."""
    caution: float = 0.0
    """Another answer than that of the greedy bot is chosen only if it is better by so many standard errors. With
    infinite caution a bot that answers searches only `closely`."""
    scale: float = 1.0
    """The difference in value that a person would call clear."""
    together: Callable[[Any], bool] = lambda _table: False
    """`together(table)`: whether all win or lose together. Then a bot does what a person points at."""
    unforeseen: Callable[[str], str] = lambda option: option
    """`unforeseen(option)`: the part of a secret answer that rivals must not foresee."""
    mixing: float = 0.0
    """In a secret choice the others are imagined to learn as well, unless there is a number here: then they are
    guessed, and this fraction of a clear difference makes one answer considerably likelier than another."""
    rollout_heuristic: Heuristic | None = None
    """`rollout_heuristic(table, seat)` replaces the heuristic in everything that the search bot evaluates."""
    rollout_policy: Policy | None = None
    """`rollout_policy(table, question, chance)` replaces plan and policy in rollouts."""
    aside: Callable[[Any, str], None] | None = None
    """`aside(table, seat)` changes the imagined table right before the answer so that rivals who hardly matter to the
    seat have no turns during rollouts, which saves the time to imagine theirs. It cannot be combined with `care`, which
    copies matches on the way: a copy would bring those turns back."""
    plan: Callable[[Any, Question], str] | None = None
    """`plan(table, question)` is the answer of an expert, or the empty string. It takes precedence over what is worth
    trying, what looks best at once, and the guess; a bot follows it."""
    closely: SearchSettings | None = None
    """With these settings a bot that has a plan searches where there are several `contenders`."""
    contenders: Callable[[Any, Question], tuple[str, ...]] = lambda _table, _question: ()
    """`contenders(table, question)`: the answers to be examined closely, the planned one first."""
    expectimax: Callable[[Any, Question], dict[str, float]] | None = None
    """`expectimax(table, question)` gives the exact value of each answer, or nothing where it cannot."""

    def __post_init__(self) -> None:
        if self.aside and self.care:
            raise ValueError("Who leaves rivals aside cannot choose its next answers with care")

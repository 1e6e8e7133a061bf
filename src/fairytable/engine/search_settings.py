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
    """What the search bot needs to know about a game beside its heuristic. Most games say only some of it."""

    turns: int = 1
    """A rollout ends this many turns later."""
    clock: Callable[[Any], int] | None = None
    """`clock(table)` counts turns; it never goes back. Without one, the game's rounds are counted."""
    most: int = 8
    """So many options are looked at closely: those that look best after one step."""
    wide: frozenset[str] = frozenset()
    """At questions with these names that first step is tried with every legal option, not only with those that the game
    holds worth trying."""
    care: int = 0
    """The seat's own next answers, so many of them, are not guessed but chosen by heuristic."""
    iterations: int = 300
    """The number of rollouts of a hard opponent."""
    caution: float = 0.0
    """Another answer than that of the greedy bot is chosen only if it is better by so many standard errors. With
    infinite caution a bot that answers searches only `closely`."""
    scale: float = 1.0
    """So much worth makes a difference that a person would call clear."""
    together: Callable[[Any], bool] = lambda _table: False
    """`together(table)`: whether all win or lose together. Then a bot does what a person points at."""
    unforeseen: Callable[[str], str] = lambda option: option
    """`unforeseen(option)`: what rivals must not foresee of an answer that is given in secret."""
    mixing: float = 0.0
    """In a secret choice the others are imagined to learn as well, unless there is a number here: then they are
    guessed, and so much of a clear difference makes one answer a good deal likelier than another."""
    rollout_heuristic: Heuristic | None = None
    """`rollout_heuristic(table, seat)` takes the place of the heuristic in all that the search bot judges."""
    rollout_policy: Policy | None = None
    """`rollout_policy(table, question, chance)` replaces plan and policy in rollouts."""
    aside: Callable[[Any, str], None] | None = None
    """`aside(table, seat)` changes the imagined table right before the answer so that rivals who hardly matter to the
    seat have no turns while it looks ahead: that saves what it costs to imagine theirs. It does not go together with
    `care`, which copies matches on the way, and a copy would bring those turns back."""
    plan: Callable[[Any, Question], str] | None = None
    """`plan(table, question)` is what somebody answers who knows the game well, or the empty word. It comes before what
    is worth trying, what is best at once, and the policy, and a bot keeps to it."""
    closely: SearchSettings | None = None
    """By this setting a bot with a plan looks ahead where the `contenders` of the setting are several."""
    contenders: Callable[[Any, Question], tuple[str, ...]] = lambda _table, _question: ()
    """`contenders(table, question)`: what is looked at closely, the planned answer first."""
    expectimax: Callable[[Any, Question], dict[str, float]] | None = None
    """`expectimax(table, question)` gives the exact value of each answer, or nothing where it cannot."""

    def __post_init__(self) -> None:
        if self.aside and self.care:
            raise ValueError("Who leaves rivals aside cannot choose its next answers with care")

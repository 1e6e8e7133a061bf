"""A helpful partner: in a cooperative game a bot does what a person points at, as long as that is sensible.

It says why it does so, or why it would rather do something else.
"""

from __future__ import annotations

from msgspec import Struct

from fairytable.bots.advice import Advice, explain
from fairytable.bots.observation import Observation
from fairytable.bots.search_bot import SearchBot

SENSIBLE = 2.0
"""An option that is worse than the best by less than this many clear differences is chosen as a favour."""
ITERATIONS = 60
MOST_WISHED = 3


class Heeded(Struct, frozen=True):
    """What a partner does about the thing that somebody points at, with reasons, and whether it complies."""

    advice: Advice
    gladly: bool

    @property
    def option(self) -> str:
        return self.advice.option


def heed(observation: Observation, pointed_at: str, luck: int = 0, seconds: float | None = None) -> Heeded | None:
    """The best answer that involves the thing, or a better one; `None` if the question is not about it, or the game is
    competitive."""
    options, search = observation.question.options, observation.game.bots.search
    wished = tuple(option for option in options if pointed_at in option.split())[:MOST_WISHED]
    if not wished or len(options) == 1 or not search.together(observation.determinize_table(luck)):
        return None
    weighed = SearchBot(luck, ITERATIONS, seconds).evaluate(observation, also=wished)
    worths = {each.option: each.worth for each in weighed}
    best = max(wished, key=worths.__getitem__)
    gladly = worths[best] >= max(worths.values()) - SENSIBLE * search.scale
    if not gladly:
        best = weighed[0].option
    (advice,) = explain(observation, weighed, [best], luck)
    return Heeded(advice, gladly)

"""A helpful partner: where all play together, a bot does what a person points at, as long as that is sensible."""

from __future__ import annotations

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.search_bot import SearchBot

SENSIBLE = 2.0
"""What is worse than the best by less than so many clear differences is done for a friend."""
ITERATIONS = 60
MOST_WISHED = 3


def heed(glimpse: Glimpse, pointed_at: str, luck: int = 0, seconds: float | None = None) -> str | None:
    """The best answer about the thing that somebody points at; None if there is none, or none that is sensible."""
    options, foresight = glimpse.question.options, glimpse.game.foresight
    wished = tuple(option for option in options if pointed_at in option.split())[:MOST_WISHED]
    if not wished or not foresight.together(glimpse.imagine(luck).table):
        return None
    weighed = SearchBot(luck, ITERATIONS, seconds).weigh(glimpse, also=wished)
    worths = {each.option: each.worth for each in weighed}
    best = max(wished, key=worths.__getitem__)
    return best if worths[best] >= max(worths.values()) - SENSIBLE * foresight.scale else None

"""The medium bot: the greedy bot, but nobody can tell where it goes when several choose in secret."""

from __future__ import annotations

from math import exp

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.greedy_bot import GreedyBot

RESTLESS = 0.35
"""In a secret choice, so much of a clear difference makes one option a good deal likelier than another."""


class MediumBot(GreedyBot):
    """Where all choose at once, what looks best to one looks best to all; so it mixes what is nearly as good."""

    def choose(self, glimpse: Glimpse) -> str:
        self._warmth = RESTLESS * glimpse.game.foresight.scale
        return super().choose(glimpse)

    def _pick(self, contenders: list[str], worths: dict[str, list[float]], *, is_secret: bool) -> str:
        if not is_secret:
            return super()._pick(contenders, worths, is_secret=is_secret)
        means = [sum(worths[option]) / len(worths[option]) for option in contenders]
        best = max(means)
        return self._random.choices(contenders, [exp((mean - best) / self._warmth) for mean in means])[0]

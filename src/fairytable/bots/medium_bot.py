"""The medium bot: the greedy bot, made unpredictable in simultaneous secret choices."""

from __future__ import annotations

from math import exp

from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.observation import Observation

RESTLESS = 0.35
"""The fraction of a clear difference that makes one option considerably likelier than another in a secret choice."""


class MediumBot(GreedyBot):
    """Where all choose simultaneously, what looks best to one looks best to all; so it mixes options that are nearly
    as good. It mixes only what the others must not foresee, such as where its pig goes; there, it does the best it
    knows."""

    def choose(self, observation: Observation) -> str:
        search = observation.game.bots.search
        self._warmth = RESTLESS * search.scale
        self._unforeseen = search.unforeseen
        return super().choose(observation)

    def _pick(self, contenders: list[str], worths: dict[str, list[float]], *, is_secret: bool) -> str:
        if not is_secret:
            return super()._pick(contenders, worths, is_secret=is_secret)
        means = {option: sum(worths[option]) / len(worths[option]) for option in contenders}
        best: dict[str, str] = {}
        for option in sorted(contenders, key=means.__getitem__):
            best[self._unforeseen(option)] = option
        most = max(means.values())
        options = list(best.values())
        return self._random.choices(options, [exp((means[option] - most) / self._warmth) for option in options])[0]

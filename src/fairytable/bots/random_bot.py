"""The random bot."""

from __future__ import annotations

from random import Random

from fairytable.bots.observation import Observation


class RandomBot:
    """Chooses uniformly among the options."""

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, observation: Observation) -> str:
        return self._random.choice(observation.question.options)

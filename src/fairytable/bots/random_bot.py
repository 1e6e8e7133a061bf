"""The random bot: any option is as good as another."""

from __future__ import annotations

from random import Random

from fairytable.bots.glimpse import Glimpse


class RandomBot:
    """Chooses among the options with equal chances."""

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, glimpse: Glimpse) -> str:
        return self._random.choice(glimpse.question.options)

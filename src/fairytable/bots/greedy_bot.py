"""The greedy bot: looks one question ahead and takes what the game's appraisal likes best."""

from __future__ import annotations

from random import Random

from fairytable.bots.glimpse import Glimpse
from fairytable.engine.match import Match

SAMPLES = 6
"""How many imagined matches an option is tried in, if luck or others' secrets decide what comes of it."""


class GreedyBot:
    """Tries every option in imagined matches and appraises the table after each."""

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, glimpse: Glimpse) -> str:
        options = glimpse.question.options
        if len(options) == 1:
            return options[0]
        imagined = [glimpse.imagine(self._random.getrandbits(64)) for _ in range(SAMPLES)]
        return max(options, key=lambda option: (self._worth(glimpse, imagined, option), self._random.random()))

    def _worth(self, glimpse: Glimpse, imagined: list[Match], option: str) -> float:
        """The mean appraisal after the option; one try is enough if nothing was left to luck."""
        worth = 0.0
        for tries, start in enumerate(imagined, start=1):
            match = start.copy()
            match.answer(glimpse.seat, option)
            self._let_others_answer(match)
            worth += glimpse.game.appraise(match.table, glimpse.seat)
            if match.table.chance.state == start.table.chance.state and not match.is_over:
                return worth / tries
        return worth / len(imagined)

    def _let_others_answer(self, match: Match) -> None:
        """Questions asked of others at the same time are answered as if by anybody."""
        while match.pending:
            question = match.questions[0]
            match.answer(question.seat, self._random.choice(question.options))

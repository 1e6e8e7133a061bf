"""The easy bot: sees the immediate effect of an answer, and often settles for the second best."""

from __future__ import annotations

from random import Random

from fairytable.bots.observation import Observation
from fairytable.bots.rollouts import step
from fairytable.engine.chance import KEY_BITS

MOST_SEEN = 6
"""The number of options that it considers."""
CONTENT = 0.5
"""The probability of taking what looks best; otherwise it considers the next best in the same way, down to the better
half."""


class EasyBot:
    """Plays a sensible but short-sighted game: it looks once at each option that it considers, and cares about neither
    luck nor the others. It leaves a rule of thumb for anything that looks better at once, and never misses a victory
    that it sees."""

    def __init__(self, luck: int = 0) -> None:
        self._random = Random(luck)

    def choose(self, observation: Observation) -> str:
        question = observation.question
        if len(question.options) == 1:
            return question.options[0]
        world = observation.determinize(self._random.getrandbits(KEY_BITS))
        seen = list(observation.game.bots.worth_trying(world.table, question))
        others: list[str] = []
        if len(seen) == 1 and observation.game.bots.has_rules_of_thumb:
            others = [option for option in question.options if option != seen[0]]
            others = self._random.sample(others, min(len(others), MOST_SEEN - 1))
        elif len(seen) > MOST_SEEN:
            seen = self._random.sample(seen, MOST_SEEN)
        luck = self._random.getrandbits(KEY_BITS)
        worths = {}
        for option in (*seen, *others):
            match = world.copy()
            worths[option] = step(match, observation.seat, option, luck)
            if match.result and match.result.share_of(observation.seat) == 1:
                return option
        seen += [option for option in others if worths[option] > worths[seen[0]]]
        best_first = sorted(seen, key=worths.__getitem__, reverse=True)
        for option in best_first[: (len(seen) + 1) // 2]:
            if self._random.random() < CONTENT:
                return option
        return best_first[0]

"""The reader: knows how a medium bot chooses in secret, and plays the best response.

It is for research: a bot that it beats is predictable. In everything else it is a greedy bot, so that only the reading
counts.
"""

from __future__ import annotations

from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.medium_bot import MediumBot
from fairytable.bots.observation import Observation
from fairytable.bots.rollouts import rollout
from fairytable.engine.chance import KEY_BITS

WORLDS = 10
"""The number of imagined matches in which it predicts the choices of medium bots."""


class ReaderBot(GreedyBot):
    """In a secret choice it models all others as medium bots."""

    def choose(self, observation: Observation) -> str:
        game, seat, question = observation.game, observation.seat, observation.question
        world = observation.determinize(self._random.getrandbits(KEY_BITS))
        if len(question.options) == 1 or len(world.questions) == 1 or world.window_is_open:
            return super().choose(observation)
        worths = dict.fromkeys(game.bots.worth_trying(world.table, question), 0.0)
        for _ in range(WORLDS):
            world = observation.determinize(self._random.getrandbits(KEY_BITS))
            luck = self._random.getrandbits(KEY_BITS)
            others = [other.seat for other in world.questions if other.seat != seat]
            chosen = {other: MediumBot(luck).choose(Observation(world, other)) for other in others}
            for option in worths:
                match = world.copy()
                for other, taken in chosen.items():
                    match.answer(other, taken)
                worths[option] += rollout(match, seat, option, luck, game.bots.search)
        return max(worths, key=worths.__getitem__)

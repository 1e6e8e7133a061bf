"""A bot of one's own plays against hard.

    python examples/own_bot.py [MATCHES]

The bot tries each of its answers in a few imagined matches and takes the one after which the table looks best, by the
game's own heuristic. It never sees the true table: an `Observation` imagines matches from what its seat may know.
"""

import sys
from random import Random

from fairytable.bots import Observation
from fairytable.lab import measure, simulate

IMAGINED = 3


class Tryer:
    def __init__(self, luck: int) -> None:
        self.random = Random(luck)

    def choose(self, observation: Observation) -> str:
        worlds = [observation.determinize(self.random.getrandbits(32)) for _ in range(IMAGINED)]

        def value(option: str) -> float:
            total = 0.0
            for world in worlds:
                match = world.copy()
                match.answer(observation.seat, option)
                total += observation.game.bots.heuristic(match.table, observation.seat)
            return total

        return max(observation.question.options, key=value)


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    outcomes = list(simulate("fantastic-stories", seats=2, games=matches, bots=[Tryer, "hard"]))
    wins = measure(outcomes).wins["red"]
    print(f"My bot won {wins.share:.0%} of {matches} matches against hard ({wins.low:.0%} to {wins.high:.0%}).")

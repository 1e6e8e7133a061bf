"""How much choice a question leaves: which of its answers the game's heuristic considers sensible."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

WORLDS = 3
"""The number of imagined matches in which every answer is tried."""

MOST_OPTIONS = 12
"""The largest number of options that are tried; if there are more, they are sampled evenly."""

TRIFLE = 0.05
"""An answer is sensible if it costs at most this fraction of the largest cost in the match."""


QUESTIONS_BETWEEN = 23
MOST_QUESTIONS = 3
"""The largest number of questions examined per match, and the number skipped in between."""


class Choices:
    """The examined questions of one match."""

    def __init__(self) -> None:
        self._given_up: list[list[float]] = []

    def wants(self, question: Question) -> bool:
        return (
            question.number % QUESTIONS_BETWEEN == 0
            and len(self._given_up) < MOST_QUESTIONS
            and len(question.options) > 1
        )

    def look_into(self, match: Match, question: Question) -> None:
        """The cost of each answer compared with the best one, averaged over the same few imagined matches."""
        game, seat = match.game, question.seat
        chance = Chance.from_seed(f"a look at question {question.number} of {match.seed}")
        options: tuple[str, ...] = ()
        worths: list[float] = []
        for _ in range(WORLDS):
            world = match.determinize(seat, chance.draw_key())
            if not options:
                options = _spread(game.bots.worth_trying(world.table, question))
                worths = [0.0] * len(options)
            for place, option in enumerate(options):
                twin = world.copy()
                twin.answer(seat, option)
                worths[place] += game.bots.heuristic(twin.table, seat) / WORLDS
        best = max(worths)
        self._given_up.append([best - worth for worth in worths])

    def with_one_sensible(self) -> tuple[float, float]:
        """How many of the examined questions have only one sensible answer."""
        if not self._given_up:
            return 0.0, 0.0
        trifle = TRIFLE * max(max(given_up) for given_up in self._given_up)
        lone = sum(sum(loss <= trifle for loss in given_up) == 1 for given_up in self._given_up)
        return float(lone), float(len(self._given_up))


def _spread(options: tuple[str, ...]) -> tuple[str, ...]:
    if len(options) <= MOST_OPTIONS:
        return options
    return tuple([options[place * len(options) // MOST_OPTIONS] for place in range(MOST_OPTIONS)])

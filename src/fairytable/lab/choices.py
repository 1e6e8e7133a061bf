"""How much choice a question leaves: which of its answers are sensible by the game's own appraisal."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

WORLDS = 3
"""In so many imagined matches every answer is tried."""

MOST_OPTIONS = 12
"""Of more options only so many are tried, evenly spread."""

TRIFLE = 0.05
"""An answer that gives up no more than this part of what the weightiest question of the match was about is sensible."""


QUESTIONS_BETWEEN = 23
MOST_QUESTIONS = 3
"""Of one match so many questions are looked into at most, with so many between them."""


class Choices:
    """The questions of one match that were looked into."""

    def __init__(self) -> None:
        self._given_up: list[list[float]] = []

    def wants(self, question: Question) -> bool:
        return (
            question.number % QUESTIONS_BETWEEN == 0
            and len(self._given_up) < MOST_QUESTIONS
            and len(question.options) > 1
        )

    def look_into(self, match: Match, question: Question) -> None:
        """What each answer gives up against the best, on average over the same few imagined matches."""
        game, seat = match.game, question.seat
        chance = Chance.from_seed(f"a look at question {question.number} of {match.seed}")
        options: tuple[str, ...] = ()
        worths: list[float] = []
        for _ in range(WORLDS):
            world = match.imagine(seat, chance.draw_key())
            if not options:
                options = _spread(game.worth_trying(world.table, question))
                worths = [0.0] * len(options)
            for place, option in enumerate(options):
                twin = world.copy()
                twin.answer(seat, option)
                worths[place] += game.appraise(twin.table, seat) / WORLDS
        best = max(worths)
        self._given_up.append([best - worth for worth in worths])

    def with_one_sensible(self) -> tuple[float, float]:
        """How many of the questions have one sensible answer, out of all that were looked into."""
        if not self._given_up:
            return 0.0, 0.0
        trifle = TRIFLE * max(max(given_up) for given_up in self._given_up)
        lone = sum(sum(loss <= trifle for loss in given_up) == 1 for given_up in self._given_up)
        return float(lone), float(len(self._given_up))


def _spread(options: tuple[str, ...]) -> tuple[str, ...]:
    if len(options) <= MOST_OPTIONS:
        return options
    return tuple([options[place * len(options) // MOST_OPTIONS] for place in range(MOST_OPTIONS)])

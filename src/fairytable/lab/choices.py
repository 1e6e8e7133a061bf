"""How much choice a question leaves: which of its answers are sensible by the game's own appraisal."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

WORLDS = 3
"""In so many imagined matches every answer is tried."""

MOST_OPTIONS = 12
"""Of more options only so many are tried, evenly spread."""


def sensible_answers(match: Match, question: Question) -> int:
    """How many answers are in at least one imagined match as good as any other, appraised right after them.

    Answers that look alike in every imagined match count as one: it does not matter which of them is given.
    """
    game, seat = match.game, question.seat
    chance = Chance.from_seed(f"a look at question {question.number} of {match.seed}")
    options: tuple[str, ...] = ()
    worths: dict[str, list[float]] = {}
    for _ in range(WORLDS):
        world = match.imagine(seat, chance.draw_key())
        if not options:
            options = _spread(game.worth_trying(world.table, question))
            worths = {option: [] for option in options}
        for option in options:
            twin = world.copy()
            twin.answer(seat, option)
            worths[option].append(game.appraise(twin.table, seat))
    best = [max(worth) for worth in zip(*worths.values(), strict=True)]
    return len({tuple(worth) for worth in worths.values() if any(map(float.__ge__, map(float, worth), best))})


def _spread(options: tuple[str, ...]) -> tuple[str, ...]:
    if len(options) <= MOST_OPTIONS:
        return options
    return tuple([options[place * len(options) // MOST_OPTIONS] for place in range(MOST_OPTIONS)])

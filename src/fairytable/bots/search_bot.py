"""The search bot: plays every answer on, in many imagined matches, and takes what comes out best.

It is a flat search: there is no tree. Every option that looks good after one step is followed for a few turns, with
everybody answering as the game guesses, and the table is appraised there. All options are tried in the same imagined
matches with the same luck, so that they are compared under equal circumstances, and an option that is surely worse than
the best is given up. In a secret choice everybody who chooses learns at the same time, so that the others are imagined
as good players, and what comes out is a mixture: nobody can read the bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from random import Random
from time import monotonic

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.looking_ahead import look_ahead, step
from fairytable.bots.secret_choice import SecretChoice
from fairytable.bots.weighing import Weighed
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Match

SURELY = 2.2
"""An option is given up when it is worse than the best by so many standard errors."""
WORLDS_AT_FIRST = 6
"""In so many imagined matches every option is tried before one is given up."""
WORLDS_AT_FIRST_GLANCE = 2
"""So many imagined matches decide which options are looked at closely."""


class SearchBot:
    """Looks ahead from what its seat may know. Without a limit of time it plays alike with equal luck."""

    def __init__(self, luck: int = 0, iterations: int | None = None, seconds: float | None = None) -> None:
        self._random = Random(luck)
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, glimpse: Glimpse) -> str:
        weighed = self.weigh(glimpse)
        return self._random.choices([each.option for each in weighed], [each.share for each in weighed])[0]

    def weigh(self, glimpse: Glimpse, also: tuple[str, ...] = ()) -> list[Weighed]:
        """The options that were looked at, the best first; some may be named that are looked at in any case."""
        question = glimpse.question
        if len(question.options) == 1:
            return [Weighed(question.options[0], 0.0, 0, 1.0)]
        iterations = self._iterations or glimpse.game.foresight.iterations
        left = _Left(iterations, self._seconds)
        contenders = self._contenders(glimpse, left)
        contenders += [option for option in also if option not in contenders]
        if len(contenders) == 1:
            return [Weighed(contenders[0], 0.0, 0, 1.0)]
        world = self._imagine(glimpse)
        if len(world.questions) > 1 and not world.window_is_open:
            choice = SecretChoice(glimpse, contenders, self._random)
            while left.takes(1):
                choice.learn(self._imagine(glimpse))
            return choice.weighed()
        return self._race(glimpse, contenders, left)

    def _imagine(self, glimpse: Glimpse) -> Match:
        return glimpse.imagine(self._random.getrandbits(KEY_BITS))

    def _contenders(self, glimpse: Glimpse, left: _Left) -> list[str]:
        """The options that look best after one step; those the game would try come first among equals."""
        game, question, foresight = glimpse.game, glimpse.question, glimpse.game.foresight
        world = self._imagine(glimpse)
        worth_trying = game.worth_trying(world.table, question)
        options = list(dict.fromkeys((*worth_trying, *question.options))) if foresight.wide else list(worth_trying)
        if len(options) <= foresight.most:
            return options
        worths = dict.fromkeys(options, 0.0)
        for number in range(WORLDS_AT_FIRST_GLANCE):
            world = self._imagine(glimpse) if number else world
            luck = self._random.getrandbits(KEY_BITS)
            for option in options:
                worths[option] += step(world.copy(), glimpse.seat, option, luck)
        left.takes(len(options) * WORLDS_AT_FIRST_GLANCE // 2)
        return sorted(options, key=worths.__getitem__, reverse=True)[: foresight.most]

    def _race(self, glimpse: Glimpse, contenders: list[str], left: _Left) -> list[Weighed]:
        """All run in the same imagined matches until the time is over or only one is left."""
        seat = glimpse.seat
        worths: dict[str, list[float]] = {option: [] for option in contenders}
        running = list(contenders)
        worlds = 0
        while len(running) > 1 and left.takes(len(running)):
            world = self._imagine(glimpse)
            luck = self._random.getrandbits(KEY_BITS)
            for option in running:
                match = world if option == running[-1] else world.copy()
                worths[option].append(look_ahead(match, seat, option, luck))
            worlds += 1
            if worlds >= WORLDS_AT_FIRST:
                running = _still_running(running, worths)
        means = {option: sum(found) / len(found) if found else 0.0 for option, found in worths.items()}
        best = max(running, key=means.__getitem__)
        order = sorted(contenders, key=lambda option: (option == best, means[option]), reverse=True)
        return [Weighed(option, means[option], len(worths[option]), float(option == best)) for option in order]


class _Left:
    """What is left of the budget."""

    def __init__(self, iterations: int, seconds: float | None) -> None:
        self._iterations = iterations
        self._ends = None if seconds is None else monotonic() + seconds

    def takes(self, iterations: int) -> bool:
        """Whether there was room for so many more looks ahead."""
        if self._iterations <= 0 or (self._ends is not None and monotonic() > self._ends):
            return False
        self._iterations -= iterations
        return True


def _still_running(running: Iterable[str], worths: dict[str, list[float]]) -> list[str]:
    """Those that are not surely worse than the best, judged by the differences in the same imagined matches."""
    best = max(running, key=lambda option: sum(worths[option]))
    return [option for option in running if option == best or not _surely_worse(worths[option], worths[best])]


def _surely_worse(worths: list[float], best: list[float]) -> bool:
    count = len(worths)
    lags = [most - worth for worth, most in zip(worths, best, strict=True)]
    mean = sum(lags) / count
    spread = sum([(lag - mean) ** 2 for lag in lags]) / (count - 1)
    return mean > SURELY * sqrt(spread / count)

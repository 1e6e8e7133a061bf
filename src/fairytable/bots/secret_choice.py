"""A secret choice that several make at once: everybody learns from what would have been better, and mixes.

Each seat keeps regrets: how much more it would have had from another option than from what it chose (S. Hart and
A. Mas-Colell, 2000). Who chooses in proportion to regrets cannot be exploited much in the long run, and the average of
what was chosen is the mixture to play.
"""

from __future__ import annotations

from random import Random

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.looking_ahead import play_on
from fairytable.bots.weighing import Weighed
from fairytable.engine.chance import KEY_BITS, Chance
from fairytable.engine.match import Match

CURIOSITY = 0.15
"""So often, while it learns, a seat chooses anything."""
TOO_RARE = 0.12
"""What would be chosen less often than this is not chosen at all: it was mostly tried out."""


class Learner:
    """What one seat has learned about its options so far."""

    __slots__ = ("chosen", "mean", "regrets", "tries")

    def __init__(self) -> None:
        self.regrets: dict[str, float] = {}
        self.chosen: dict[str, float] = {}
        self.mean: dict[str, float] = {}
        self.tries: dict[str, int] = {}

    def shares(self, options: tuple[str, ...] | list[str]) -> list[float]:
        """In proportion to the regrets, or alike if there are none."""
        positive = [max(0.0, self.regrets.get(option, 0.0)) for option in options]
        total = sum(positive)
        return [regret / total for regret in positive] if total else [1 / len(options)] * len(options)

    def pick(self, options: tuple[str, ...] | list[str], random: Random) -> str:
        if random.random() < CURIOSITY:
            return random.choice(options)
        return random.choices(options, self.shares(options))[0]

    def learn(self, options: tuple[str, ...] | list[str], taken: str, worth: float) -> None:
        """The option brought this much; what the others would have brought is what they brought before."""
        tries = self.tries[taken] = self.tries.get(taken, 0) + 1
        before = self.mean.get(taken, worth)
        self.mean[taken] = before + (worth - before) / tries
        shares = self.shares(options)
        known = [self.mean.get(option, worth) for option in options]
        expected = sum([share * mean for share, mean in zip(shares, known, strict=True)])
        for option, mean, share in zip(options, known, shares, strict=True):
            self.regrets[option] = max(0.0, self.regrets.get(option, 0.0) + mean - expected)
            self.chosen[option] = self.chosen.get(option, 0.0) + share


class SecretChoice:
    """All who choose at once, learning together in one imagined match after the other."""

    def __init__(self, glimpse: Glimpse, options: list[str], random: Random) -> None:
        self._seat = glimpse.seat
        self._options = options
        self._random = random
        self._learners: dict[str, Learner] = {}

    def learn(self, match: Match) -> None:
        """One more imagined match: everybody asked chooses, it goes on, and everybody sees what came of it."""
        game, foresight = match.game, match.game.foresight
        clock = foresight.clock or game.rounds
        end = clock(match.table) + foresight.turns
        taken: dict[str, tuple[tuple[str, ...] | list[str], str]] = {}
        for question in match.questions:
            seat = question.seat
            options = self._options if seat == self._seat else game.worth_trying(match.table, question)
            learner = self._learners.setdefault(seat, Learner())
            taken[seat] = options, learner.pick(options, self._random)
        for seat, (_, option) in taken.items():
            match.answer(seat, option)
        play_on(match, self._seat, end, Chance(self._random.getrandbits(KEY_BITS)), foresight.care)
        for seat, (options, option) in taken.items():
            if len(options) > 1:
                self._learners[seat].learn(options, option, game.appraise(match.table, seat))

    def weighed(self) -> list[Weighed]:
        """The mixture, the likeliest first."""
        learner = self._learners[self._seat]
        total = sum(learner.chosen.values())
        shares = {option: learner.chosen.get(option, 0.0) / total for option in self._options}
        kept = {option: share if share >= TOO_RARE else 0.0 for option, share in shares.items()}
        if not any(kept.values()):
            kept = shares
        total = sum(kept.values())
        order = sorted(self._options, key=lambda option: (kept[option], shares[option]), reverse=True)
        return [
            Weighed(option, learner.mean.get(option, 0.0), learner.tries.get(option, 0), kept[option] / total)
            for option in order
        ]

"""A secret choice that several make at once: everybody learns from what would have been better, and mixes.

In each imagined match everybody chooses as he has learned so far. Then one of them in turn looks what each of his other
options would have brought against the same choices and the same luck, and remembers how much better it would have been:
his regrets. Who chooses in proportion to regrets cannot be exploited much in the long run, and the average of what was
chosen is the mixture to play (S. Hart and A. Mas-Colell, 2000; O. Tammelin, 2014: later rounds count more).
"""

from __future__ import annotations

from random import Random

from fairytable.bots.option_value import OptionValue
from fairytable.bots.rollouts import rollout_after
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Match
from fairytable.engine.search_settings import SearchSettings

TOO_RARE = 0.1
"""Options with a lower probability than this are dropped: most of their weight comes from exploration."""
MOST_OF_OTHERS = 6
"""The number of a player's other options that are compared at once."""

Options = tuple[str, ...] | list[str]


class Learner:
    """What one seat has learned about its options so far."""

    __slots__ = ("chosen", "lessons", "regrets")

    def __init__(self) -> None:
        self.regrets: dict[str, float] = {}
        self.chosen: dict[str, float] = {}
        self.lessons = 0

    def shares(self, options: Options) -> list[float]:
        """Regret matching: in proportion to the regrets, or uniform if there are none."""
        regrets = [self.regrets.get(option, 0.0) for option in options]
        total = sum(regrets)
        return [regret / total for regret in regrets] if total else [1 / len(options)] * len(options)

    def pick(self, options: Options, random: Random) -> str:
        return random.choices(options, self.shares(options))[0]

    def learn(self, options: Options, worths: list[float]) -> None:
        """The value that each option would have had."""
        self.lessons += 1
        shares = self.shares(options)
        expected = sum([share * worth for share, worth in zip(shares, worths, strict=True)])
        for option, worth, share in zip(options, worths, shares, strict=True):
            self.regrets[option] = max(0.0, self.regrets.get(option, 0.0) + worth - expected)
            self.chosen[option] = self.chosen.get(option, 0.0) + share * self.lessons


class SecretChoice:
    """All who choose simultaneously; they learn in turns, in one imagined match after another."""

    def __init__(self, seat: str, options: list[str], search: SearchSettings, random: Random) -> None:
        self._seat = seat
        self._options = options
        self._search = search
        self._random = random
        self._learners: dict[str, Learner] = {seat: Learner()}
        self._worths: dict[str, float] = dict.fromkeys(options, 0.0)
        self._turn = 0

    def learn(self, world: Match) -> int:
        """One more imagined match; returns the number of rollouts it took."""
        game, random = world.game, self._random
        options: dict[str, Options] = {}
        taken: dict[str, str] = {}
        for question in world.questions:
            seat = question.seat
            options[seat] = self._options if seat == self._seat else game.bots.worth_trying(world.table, question)
            taken[seat] = self._learners.setdefault(seat, Learner()).pick(options[seat], random)
        others = [seat for seat in taken if seat != self._seat and len(options[seat]) > 1]
        place = self._turn % (len(others) + 1)
        self._turn += 1
        learning = others[place - 1] if place else self._seat
        tried = options[learning]
        if place and len(tried) > MOST_OF_OTHERS:
            tried = random.sample(tried, MOST_OF_OTHERS)
        luck = random.getrandbits(KEY_BITS)
        worths = []
        for number, option in enumerate(tried, start=1):
            match = world.used_up() if number == len(tried) else world.copy()
            worths.append(rollout_after(match, {**taken, learning: option}, learning, luck, self._search))
        self._learners[learning].learn(tried, worths)
        if not place:
            for option, worth in zip(tried, worths, strict=True):
                self._worths[option] += worth
        return len(tried)

    def weighed(self) -> list[OptionValue]:
        """The mixed strategy, most likely option first."""
        learner = self._learners[self._seat]
        total = sum(learner.chosen.values())
        shares = {option: learner.chosen[option] / total for option in self._options}
        kept = {option: share for option, share in shares.items() if share >= TOO_RARE} or shares
        total = sum(kept.values())
        return [
            OptionValue(option, self._worths[option] / learner.lessons, learner.lessons, kept.get(option, 0.0) / total)
            for option in sorted(self._options, key=shares.__getitem__, reverse=True)
        ]

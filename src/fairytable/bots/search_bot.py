"""The search bot: plays every answer on, in many imagined matches, and takes what comes out best.

It is a flat search: there is no tree. Every option that looks good after one step is followed for a few turns, with
everybody answering as the game guesses, and the table is evaluated there. All options are tried in the same imagined
matches with the same luck, so that they are compared under equal circumstances, and an option that is surely worse than
the best is given up. In a secret choice everybody who chooses learns at the same time, so that the others are imagined
as good players, unless the game's setting has them guessed, and what comes out is a mixture: nobody can read the bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, inf, sqrt
from random import Random
from time import monotonic
from typing import Any

from fairytable.bots.greedy_bot import GreedyBot
from fairytable.bots.observation import Observation
from fairytable.bots.option_value import OptionValue
from fairytable.bots.rollouts import rollout, step
from fairytable.bots.secret_choice import SecretChoice
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.match import Match
from fairytable.engine.search_settings import SearchSettings

SURELY = 2.2
"""An option is dropped when it is worse than the best by this many standard errors."""
ALIKE = 0.03
"""The race ends when no remaining option can be better by more than this fraction of a clear difference."""
WORLDS_AT_FIRST = 6
"""The number of imagined matches in which every option is tried before one is dropped."""
WORLDS_TILL_ALIKE = 30
"""The number of imagined matches needed to say so."""
WORLDS_AT_FIRST_GLANCE = 2
"""The number of imagined matches that decide which options are examined closely."""
MOST_AT_FIRST_GLANCE = 24
"""The number of options considered besides those that the game says are worth trying."""


class SearchBot:
    """Searches from what its seat may know. Without a time limit it plays alike with equal luck. `rollouts` counts its
    rollouts so far."""

    def __init__(
        self,
        luck: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        search: SearchSettings | None = None,
    ) -> None:
        """`search`, if given, replaces the game's settings, to find better ones."""
        self._random = Random(luck)
        self._iterations = iterations
        self._seconds = seconds
        self._search = search
        self.rollouts = 0

    def choose(self, observation: Observation) -> str:
        search = self._search or observation.game.bots.search
        if search.caution == inf and len(observation.question.options) > 1:
            return self._planned(observation, search) or self._at_once(observation, search)
        weighed = self.evaluate(observation)
        return self._random.choices([each.option for each in weighed], [each.share for each in weighed])[0]

    def evaluate(self, observation: Observation, also: tuple[str, ...] = ()) -> list[OptionValue]:
        """The options that were examined, best first; `also` names some that are examined in any case."""
        question = observation.question
        if len(question.options) == 1:
            return [OptionValue(question.options[0], 0.0, 0, 1.0)]
        search = self._search or observation.game.bots.search
        worths = search.expectimax(self._determinize_table(observation), question) if search.expectimax else {}
        if worths and worths.keys() >= {*also}:
            return _by_expectimax(worths)
        left = _Left(self._iterations or search.iterations, self._seconds)
        planned = self._planned(observation, search)
        at_once = planned or (self._at_once(observation, search) if search.caution else None)
        contenders = self._contenders(observation, search, left)
        contenders += [option for option in (at_once, *also) if option and option not in contenders]
        if len(contenders) == 1:
            return [OptionValue(contenders[0], 0.0, 0, 1.0)]
        world = self._determinize(observation)
        is_secret = len(world.questions) > 1 and not world.window_is_open and not planned
        if is_secret and not search.mixing:
            choice = SecretChoice(observation.seat, contenders, search, self._random)
            while left.takes(rollouts := choice.learn(self._determinize(observation))):
                self.rollouts += rollouts
            return choice.weighed()
        weighed = self._race(observation, contenders, at_once, search, left)
        if planned:
            return _kept_to(planned, weighed)
        return _mixed(weighed, search) if is_secret else weighed

    def _planned(self, observation: Observation, search: SearchSettings) -> str:
        """The game's plan, or the result of a search where it wants one; empty where it has no plan."""
        if not search.plan:
            return ""
        table, closely = self._determinize_table(observation), search.closely
        contenders = closely.contenders(table, observation.question) if closely else ()
        if not closely or len(contenders) < 2:
            return search.plan(table, observation.question)
        left = _Left(self._iterations or closely.iterations, self._seconds)
        return self._race(observation, list(contenders), contenders[0], closely, left)[0].option

    def _at_once(self, observation: Observation, search: SearchSettings) -> str:
        """The greedy bot's choice, without a search."""
        return GreedyBot(self._random.getrandbits(KEY_BITS), search.rollout_heuristic).choose(observation)

    def _determinize(self, observation: Observation) -> Match:
        return observation.determinize(self._random.getrandbits(KEY_BITS))

    def _determinize_table(self, observation: Observation) -> Any:
        return observation.determinize_table(self._random.getrandbits(KEY_BITS))

    def _contenders(self, observation: Observation, search: SearchSettings, left: _Left) -> list[str]:
        """The options that look best after one step; among equals, those that the game would try come first."""
        game, question = observation.game, observation.question
        world = self._determinize(observation)
        planned = search.plan(world.table, question) if search.plan else ""
        worth_trying = (planned,) if planned else game.bots.worth_trying(world.table, question)
        options = list(worth_trying)
        if question.about in search.wide:
            others = [option for option in question.options if option not in worth_trying]
            options += self._random.sample(others, min(len(others), MOST_AT_FIRST_GLANCE))
        if len(options) <= search.most:
            return options
        worths = dict.fromkeys(options, 0.0)
        for number in range(WORLDS_AT_FIRST_GLANCE):
            world = self._determinize(observation) if number else world
            luck = self._random.getrandbits(KEY_BITS)
            for option in options:
                worths[option] += step(world.copy(), observation.seat, option, luck, search)
        self.rollouts += len(options) * WORLDS_AT_FIRST_GLANCE
        left.takes(len(options) * WORLDS_AT_FIRST_GLANCE // 2)
        return sorted(options, key=worths.__getitem__, reverse=True)[: search.most]

    def _race(
        self, observation: Observation, contenders: list[str], at_once: str | None, search: SearchSettings, left: _Left
    ) -> list[OptionValue]:
        """Tries all options in the same imagined matches until the budget is spent or only one is left. The option that
        looks best at once is replaced only by one that is better beyond doubt, if the game asks for caution."""
        seat = observation.seat
        worths: dict[str, list[float]] = {option: [] for option in contenders}
        running = list(contenders)
        worlds = 0
        while len(running) > 1 and left.takes(len(running)):
            world = self._determinize(observation)
            luck = self._random.getrandbits(KEY_BITS)
            for option in running:
                match = world.used_up() if option == running[-1] else world.copy()
                worths[option].append(rollout(match, seat, option, luck, search))
            worlds += 1
            self.rollouts += len(running)
            if worlds >= WORLDS_AT_FIRST:
                running = _still_running(running, worths)
                if worlds >= WORLDS_TILL_ALIKE and _are_alike(running, worths, ALIKE * search.scale):
                    break
        means = {option: sum(found) / len(found) if found else 0.0 for option, found in worths.items()}
        best = max(running, key=means.__getitem__)
        if at_once in running and not (worlds and _is_better(worths[best], worths[at_once], search.caution)):
            best = at_once
        order = sorted(contenders, key=lambda option: (option == best, means[option]), reverse=True)
        return [OptionValue(option, means[option], len(worths[option]), float(option == best)) for option in order]


def _by_expectimax(worths: dict[str, float]) -> list[OptionValue]:
    best, *others = sorted(worths, key=worths.__getitem__, reverse=True)
    return [OptionValue(best, worths[best], 1, 1.0), *[OptionValue(other, worths[other], 1, 0.0) for other in others]]


def _kept_to(planned: str, weighed: list[OptionValue]) -> list[OptionValue]:
    """The planned answer first, whatever the result."""
    return [
        OptionValue(each.option, each.worth, each.tries, float(each.option == planned))
        for each in sorted(weighed, key=lambda each: each.option != planned)
    ]


def _mixed(weighed: list[OptionValue], search: SearchSettings) -> list[OptionValue]:
    """The remaining options with probabilities according to their value, so that nobody can predict the choice."""
    most = max(each.tries for each in weighed)
    best: dict[str, OptionValue] = {}
    for each in sorted([each for each in weighed if each.tries == most], key=lambda each: each.worth):
        best[search.unforeseen(each.option)] = each
    top = max(each.worth for each in best.values())
    weights = {each.option: exp((each.worth - top) / (search.mixing * search.scale)) for each in best.values()}
    total = sum(weights.values())
    mixed = [
        OptionValue(each.option, each.worth, each.tries, weights.get(each.option, 0.0) / total) for each in weighed
    ]
    return sorted(mixed, key=lambda each: (each.share, each.worth), reverse=True)


class _Left:
    """The remaining budget."""

    def __init__(self, iterations: int, seconds: float | None) -> None:
        self._iterations = iterations
        self._ends = None if seconds is None else monotonic() + seconds

    def takes(self, iterations: int) -> bool:
        """Whether the budget allowed this many more rollouts."""
        if self._iterations <= 0 or (self._ends is not None and monotonic() > self._ends):
            return False
        self._iterations -= iterations
        return True


def _still_running(running: Iterable[str], worths: dict[str, list[float]]) -> list[str]:
    """The options that are not certainly worse than the best, judged by the differences in the same imagined
    matches."""
    best = max(running, key=lambda option: sum(worths[option]))
    return [option for option in running if option == best or not _surely_worse(worths[option], worths[best])]


def _are_alike(running: Iterable[str], worths: dict[str, list[float]], much: float) -> bool:
    """Whether none of them can be much better than the best so far."""
    best = max(running, key=lambda option: sum(worths[option]))
    return all(_surely_worse([worth - much for worth in worths[option]], worths[best]) for option in running)


def _surely_worse(worths: list[float], best: list[float]) -> bool:
    return _is_better(best, worths, SURELY)


def _is_better(one: list[float], other: list[float], errors: float) -> bool:
    """Whether one was better in the same imagined matches by more than this many standard errors."""
    count = len(one)
    leads = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(leads) / count
    spread = sum([(lead - mean) ** 2 for lead in leads]) / max(1, count - 1)
    return mean > errors * sqrt(spread / count)

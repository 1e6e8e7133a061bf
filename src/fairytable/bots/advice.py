"""Advice: the best answers to a question with reasons, for the person who is asked.

The value of a table consists of named parts (`Game.bots.parts`), each of which has an amount as well: rounds, points or
things. A reason compares them, part by part, in the same imagined matches: the best answer with the others, another
answer with the best, and in a review the better answer with the one given. Only differences beyond chance are reported,
and only those that agree with the advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from fairytable.bots.observation import Observation
from fairytable.bots.option_value import OptionValue
from fairytable.bots.rollouts import rollout
from fairytable.bots.search_bot import SearchBot
from fairytable.engine.chance import KEY_BITS
from fairytable.engine.worth import DEFEAT, VICTORY, Part

MOST_ITERATIONS = 600
MOST_ADVISED = 3
MOST_COMPARED = 5
WORLDS = 24
"""The number of imagined matches in which the parts are compared."""
NOTICED = 0.15
"""A part is named if it changes by this fraction of a clear difference ..."""
SURELY = 3.0
"""... and by this many standard errors. One of several parts changes by two of them now and then by chance alone."""
LEAST_AMOUNT = 0.1
"""Smaller amounts are not reported."""
FEWEST_WORLDS = 8
"""Where an answer ends the match in some of the imagined matches, parts are compared in the others, if they are so
many."""
FEARED = 1.0
"""A risk is named if bad luck costs this fraction of a clear difference more than it would elsewhere."""
CLEARLY_WORSE = 2.0
"""Answers that are worse than the best by this many clear differences are not advised."""
BAD_LUCK = 8
"""The number of imagined matches with the worst outcomes in which risks are looked for."""


class Difference(Struct, frozen=True):
    """How much more of a part there is with one answer than with another; less, if the amount is negative."""

    part: str
    amount: float


class Advice(Struct, frozen=True):
    """An answer and its reasons. `behind` is how much worse it is than the best, in clear differences; `gain` is the
    part of the value that it improves more than other answers, `loss` the part that it costs, `fear` the part that
    suffers more from bad luck. There may be none of them. `share` is the probability that a hard bot chooses
    it. `is_beside_best` says that it was compared with the best answer, which applies to every answer but the best."""

    option: str
    behind: float
    share: float
    clause: str
    gain: Difference | None = None
    loss: Difference | None = None
    fear: Difference | None = None
    is_beside_best: bool = False


def advise(
    observation: Observation, luck: int = 0, iterations: int | None = None, seconds: float | None = None
) -> list[Advice]:
    """The best two or three answers, best first; one, if nothing else is nearly as good."""
    search = observation.game.bots.search
    if iterations is None and search.iterations > MOST_ITERATIONS:
        iterations = MOST_ITERATIONS
    bot = SearchBot(luck, iterations, seconds)
    weighed = bot.evaluate(observation)
    if len(weighed) == 1 and search.plan:  # who has a plan looks at nothing else; who asks may like to
        others = [option for option in observation.question.options if option != weighed[0].option]
        weighed = bot.evaluate(observation, also=tuple(Random(luck).sample(others, min(len(others), search.most - 1))))
    near = _near_the_best(observation, weighed)
    return explain(observation, weighed, near[:MOST_ADVISED], luck)


def explain(
    observation: Observation, weighed: list[OptionValue], options: list[str], luck: int = 0, instead_of: str = ""
) -> list[Advice]:
    """Reasons for these options, compared with the options in `instead_of`; by default the best one with the others,
    and those with it."""
    game, question = observation.game, observation.question
    worths = {each.option: each for each in weighed}
    tried = [each for each in weighed if each.tries]
    best_option = max(tried, key=lambda each: (each.share, each.worth)).option if tried else ""
    best = max((each.worth for each in tried), default=0.0)
    if tried and _is_planned(observation, best_option, luck):
        best = worths[best_option].worth
    others = [instead_of] if instead_of else [each.option for each in weighed][:MOST_COMPARED]
    compared = list(dict.fromkeys((*options, *others)))
    if len(compared) == 1:
        rest = [option for option in question.options if option != compared[0]]
        compared += Random(luck).sample(rest, min(len(rest), MOST_COMPARED - 1))
    found = _parts_of(observation, compared, luck) if len(compared) > 1 and game.bots.parts else {}
    told = []
    for option in options:
        weight = worths.get(option)
        behind = (best - weight.worth) / game.bots.search.scale if weight and weight.tries else 0.0
        share = weight.share if weight else 0.0
        is_beside_best = not instead_of and option != best_option and best_option in found
        beside = [best_option] if is_beside_best else [other for other in found if other != option]
        reasons = reasons_for(found, option, beside, game.bots.search.scale, is_better=not is_beside_best)
        told.append(Advice(option, max(0.0, behind), share, question.clause, *reasons, is_beside_best))
    return told


def _is_planned(observation: Observation, option: str, luck: int) -> bool:
    """Whether the game's long-term plan prefers it, whatever its immediate effect."""
    plan = observation.game.bots.search.plan
    return plan is not None and plan(observation.determinize_table(luck), observation.question) == option


def _near_the_best(observation: Observation, weighed: list[OptionValue]) -> list[str]:
    first = weighed[0]
    reach = CLEARLY_WORSE * observation.game.bots.search.scale
    return [each.option for each in weighed if each is first or (each.tries and each.worth >= first.worth - reach)]


Parts = Mapping[str, Sequence[Mapping[str, Part]]]
"""The parts of the value in each imagined match, for every option."""
NOTHING = Part(0.0, 0.0)


def _parts_of(observation: Observation, options: list[str], luck: int) -> Parts:
    game, seat, random = observation.game, observation.seat, Random(luck)
    found: dict[str, list[Mapping[str, Part]]] = {option: [] for option in options}
    assert game.bots.parts is not None
    for _ in range(WORLDS):
        world = observation.determinize(random.getrandbits(KEY_BITS))
        then = random.getrandbits(KEY_BITS)
        for option in options:
            match = world.copy()
            rollout(match, seat, option, then, game.bots.search)
            found[option].append(game.bots.parts(match.table, seat))
    return found


def reasons_for(
    found: Parts, option: str, others: list[str], scale: float, *, is_better: bool
) -> tuple[Difference | None, Difference | None, Difference | None]:
    """What the option gains compared with the others, what it costs, and its risk. Where these do not show that it is
    better, or worse, there is no reason at all."""
    if not others:
        return None, None, None
    every = (option, *others)
    worlds = range(len(found[option]))
    for outcome in (VICTORY, DEFEAT):
        if sure := _sure_difference(found, option, others, outcome, worlds, NOTICED * scale):
            reasons = (sure, None, None) if sure.amount > 0 else (None, sure, None)
            return reasons if (sure.amount > 0) == is_better else (None, None, None)
    going_on = [world for world in worlds if not any({VICTORY, DEFEAT} & found[each][world].keys() for each in every)]
    if len(going_on) < FEWEST_WORLDS:
        return None, None, None
    names = dict.fromkeys(name for each in every for world in going_on for name in found[each][world])
    changes = [
        (_mean_worth(found, option, others, name, going_on), sure)
        for name in names
        if (sure := _sure_difference(found, option, others, name, going_on, NOTICED * scale))
    ]
    gain = max((change for change in changes if change[0] > 0), default=None)
    loss = min((change for change in changes if change[0] < 0), default=None)
    is_shown_better = (gain[0] if gain else 0.0) + (loss[0] if loss else 0.0) > 0
    if (gain or loss) and is_shown_better != is_better:
        gain = loss = None
    fear = _fear(found, option, others, list(names), going_on, scale)
    if fear and gain and fear.part == gain[1].part:
        fear = None
    return gain and gain[1], loss and loss[1], fear


def _sure_difference(
    found: Parts, option: str, others: list[str], name: str, worlds: Iterable[int], least: float
) -> Difference | None:
    """The change of a part compared with the same imagined matches: none, if it may be chance, or if the worth changes
    and the amount does not."""
    worths, amounts = [], []
    for world in worlds:
        own = found[option][world].get(name, NOTHING)
        beside = [found[other][world].get(name, NOTHING) for other in others]
        worths.append(own.worth - sum(part.worth for part in beside) / len(others))
        amounts.append(own.amount - sum(part.amount for part in beside) / len(others))
    worth, amount = _sure_mean(worths, least), _sure_mean(amounts, LEAST_AMOUNT)
    return Difference(name, amount) if worth * amount > 0 else None


def _sure_mean(differences: list[float], least: float) -> float:
    mean = sum(differences) / len(differences)
    error = sqrt(sum((each - mean) ** 2 for each in differences) / len(differences) / max(1, len(differences) - 1))
    return mean if abs(mean) > max(least, SURELY * error) else 0.0


def _mean_worth(found: Parts, option: str, others: list[str], name: str, worlds: list[int]) -> float:
    def mean(each: str) -> float:
        return sum(found[each][world].get(name, NOTHING).worth for world in worlds) / len(worlds)

    return mean(option) - sum(mean(other) for other in others) / len(others)


def _fear(
    found: Parts, option: str, others: list[str], names: list[str], worlds: list[int], scale: float
) -> Difference | None:
    """The part that bad luck costs most, and how much more of it than with the others."""
    falls = {each: _falls(found, each, names, worlds) for each in (option, *others)}
    more = {
        name: tuple(
            falls[option][name][place] - sum(falls[other][name][place] for other in others) / len(others)
            for place in (0, 1)
        )
        for name in names
    }
    name = max(more, key=lambda name: more[name][0])
    worth, amount = more[name]
    return Difference(name, -amount) if worth > FEARED * scale and amount > LEAST_AMOUNT else None


def _falls(found: Parts, option: str, names: list[str], worlds: list[int]) -> dict[str, Part]:
    """The decrease of each part under bad luck compared with the average."""
    parts = [found[option][world] for world in worlds]
    worst = sorted(parts, key=lambda of_world: sum(part.worth for part in of_world.values()))[:BAD_LUCK]
    return {
        name: Part(
            _mean([each.get(name, NOTHING).worth for each in parts])
            - _mean([each.get(name, NOTHING).worth for each in worst]),
            _mean([each.get(name, NOTHING).amount for each in parts])
            - _mean([each.get(name, NOTHING).amount for each in worst]),
        )
        for name in names
    }


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)

"""Advice: the best answers to a question with reasons, for the person who is asked.

The value of a table consists of named parts (`Game.parts`). A reason compares them, part by part, in the same imagined
matches: the best answer with the others, another answer with the best, and in a review the better answer with the one
given. Only differences beyond chance are reported.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from msgspec import Struct

from fairytable.bots.observation import Observation
from fairytable.bots.option_value import OptionValue
from fairytable.bots.rollouts import rollout
from fairytable.bots.search_bot import SearchBot
from fairytable.engine.chance import KEY_BITS

MOST_ITERATIONS = 600
MOST_ADVISED = 3
MOST_COMPARED = 5
WORLDS = 24
"""The number of imagined matches in which the parts are compared."""
NOTICED = 0.15
"""A part is named if it changes by this fraction of a clear difference ..."""
SURELY = 3.0
"""... and by this many standard errors. One of several parts changes by two of them now and then by chance alone."""
FEARED = 1.0
"""A risk is named if bad luck costs this fraction of a clear difference more than it would elsewhere."""
CLEARLY_WORSE = 2.0
"""Answers that are worse than the best by this many clear differences are not advised."""
BAD_LUCK = 8
"""The number of imagined matches with the worst outcomes in which risks are looked for."""

VICTORY = "victory"
"""The only part of the value of a finished match."""


class Advice(Struct, frozen=True):
    """An answer and its reasons. `behind` is how much worse it is than the best, in clear differences; `gain` is the
    part of the value that it improves more than other answers, `loss` the part that it costs, `fear` the part that
    suffers more from bad luck. A part that does not change is empty. `share` is the probability that a hard bot chooses
    it. `is_beside_best` says that it was compared with the best answer, which applies to every answer but the best."""

    option: str
    behind: float
    share: float
    gain: str
    loss: str
    fear: str
    clause: str
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
    found = _parts_of(observation, compared, luck) if len(compared) > 1 else {}
    told = []
    for option in options:
        weight = worths.get(option)
        behind = (best - weight.worth) / game.bots.search.scale if weight and weight.tries else 0.0
        share = weight.share if weight else 0.0
        is_beside_best = not instead_of and option != best_option and best_option in found
        beside = [best_option] if is_beside_best else [other for other in found if other != option]
        reasons = _reasons(found, option, beside, game.bots.search.scale) if beside else ("", "", "")
        told.append(Advice(option, max(0.0, behind), share, *reasons, question.clause, is_beside_best))
    return told


def _is_planned(observation: Observation, option: str, luck: int) -> bool:
    """Whether the game's long-term plan prefers it, whatever its immediate effect."""
    plan = observation.game.bots.search.plan
    return plan is not None and plan(observation.determinize_table(luck), observation.question) == option


def _near_the_best(observation: Observation, weighed: list[OptionValue]) -> list[str]:
    first = weighed[0]
    reach = CLEARLY_WORSE * observation.game.bots.search.scale
    return [each.option for each in weighed if each is first or (each.tries and each.worth >= first.worth - reach)]


Parts = dict[str, list[dict[str, float]]]
"""The parts of the value in each imagined match, for every option."""


def _parts_of(observation: Observation, options: list[str], luck: int) -> Parts:
    game, seat, random = observation.game, observation.seat, Random(luck)
    found: Parts = {option: [] for option in options}
    for _ in range(WORLDS):
        world = observation.determinize(random.getrandbits(KEY_BITS))
        then = random.getrandbits(KEY_BITS)
        for option in options:
            match = world.copy()
            worth = rollout(match, seat, option, then, game.bots.search)
            found[option].append(dict(game.bots.parts(match.table, seat)) if game.bots.parts else {"prospects": worth})
    return found


def _reasons(found: Parts, option: str, others: list[str], scale: float) -> tuple[str, str, str]:
    """What the option gains compared with the others, what it costs, and its risk."""
    own = found[option]
    names = dict.fromkeys(
        name for parts in (*own, *(parts for other in others for parts in found[other])) for name in parts
    )
    gains = {name: _sure_gain(own, [found[other] for other in others], name, NOTICED * scale) for name in names}
    if gains.get(VICTORY):  # where a match is over, nothing else is left to be compared
        return (VICTORY, "", "") if gains[VICTORY] > 0 else ("", VICTORY, "")
    gain = max(gains, key=gains.__getitem__)
    loss = min(gains, key=gains.__getitem__)
    falls = {
        name: _fall(own, name) - sum(_fall(found[other], name) for other in others) / len(others) for name in names
    }
    fear = max(falls, key=falls.__getitem__)
    return (
        gain if gains[gain] > 0 else "",
        loss if gains[loss] < 0 else "",
        fear if falls[fear] > FEARED * scale and fear != gain else "",
    )


def _sure_gain(own: list[dict[str, float]], others: list[list[dict[str, float]]], name: str, least: float) -> float:
    """The increase of a part compared with the same imagined matches; nothing if it may be chance."""
    gains = [
        parts.get(name, 0.0) - sum(other[world].get(name, 0.0) for other in others) / len(others)
        for world, parts in enumerate(own)
    ]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / max(1, len(gains) - 1))
    return mean if abs(mean) > max(least, SURELY * error) else 0.0


def _fall(all_parts: list[dict[str, float]], name: str) -> float:
    """The decrease of a part under bad luck compared with the average."""
    worst = sorted(all_parts, key=lambda parts: sum(parts.values()))[:BAD_LUCK]
    return _mean(all_parts, name) - _mean(worst, name)


def _mean(all_parts: list[dict[str, float]], name: str) -> float:
    return sum(parts.get(name, 0.0) for parts in all_parts) / len(all_parts)

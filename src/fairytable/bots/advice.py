"""Advice: the best answers to a question with reasons, for whoever is asked and would like to know.

A reason is what changes: the worth of a table has named parts (`Game.parts`), and what an answer brings is compared,
part by part, in the same imagined matches: the best answer with the others, another one with the best, and looking back
what would have been better with what was done. Only what is more than luck is told.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from msgspec import Struct

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.looking_ahead import look_ahead
from fairytable.bots.search_bot import SearchBot
from fairytable.bots.weighing import Weighed
from fairytable.engine.chance import KEY_BITS

MOST_ITERATIONS = 600
MOST_ADVISED = 3
MOST_COMPARED = 5
WORLDS = 24
"""In so many imagined matches the parts are compared."""
NOTICED = 0.15
"""A part is named if it changes by so much of a clear difference ..."""
SURELY = 3.0
"""... and by so many standard errors: of several parts, one changes by two of them now and then by luck alone."""
FEARED = 1.0
"""What there is to fear is named if bad luck takes so much of a clear difference more than it would elsewhere."""
CLEARLY_WORSE = 2.0
"""What is worse than the best by so many clear differences is not advised."""
BAD_LUCK = 8
"""Of the imagined matches, so many with the worst outcome show what there is to fear."""

VICTORY = "victory"
"""The only part of a match that is over."""


class Advice(Struct, frozen=True):
    """An answer and what speaks for it.

    `behind` is how much it is worse than the best, in clear differences; `gain` is the part of the worth that it brings
    more of than other answers, `loss` the part that it brings less of, `fear` the part that suffers more with bad luck.
    A part that does not change is the empty word. `share` is how likely a hard bot chooses it. `is_beside_best` says
    that it was compared with the best answer, as whatever is not the best itself.
    """

    option: str
    behind: float
    share: float
    gain: str
    loss: str
    fear: str
    clause: str
    is_beside_best: bool = False


def advise(
    glimpse: Glimpse, luck: int = 0, iterations: int | None = None, seconds: float | None = None
) -> list[Advice]:
    """The best two or three answers, the best first; one, if nothing else comes near."""
    foresight = glimpse.game.foresight
    if iterations is None and foresight.iterations > MOST_ITERATIONS:
        iterations = MOST_ITERATIONS
    bot = SearchBot(luck, iterations, seconds)
    weighed = bot.weigh(glimpse)
    if len(weighed) == 1 and foresight.plan:  # who has a plan looks at nothing else; who asks may like to
        others = [option for option in glimpse.question.options if option != weighed[0].option]
        weighed = bot.weigh(glimpse, also=tuple(Random(luck).sample(others, min(len(others), foresight.most - 1))))
    near = _near_the_best(glimpse, weighed)
    return explain(glimpse, weighed, near[:MOST_ADVISED], luck)


def explain(
    glimpse: Glimpse, weighed: list[Weighed], options: list[str], luck: int = 0, instead_of: str = ""
) -> list[Advice]:
    """Reasons for these options, compared with what each would be `instead_of`; else the best one with the others that
    were weighed, and those with it."""
    game, question = glimpse.game, glimpse.question
    worths = {each.option: each for each in weighed}
    tried = [each for each in weighed if each.tries]
    best_option = max(tried, key=lambda each: (each.share, each.worth)).option if tried else ""
    best = max((each.worth for each in tried), default=0.0)
    if tried and _is_planned(glimpse, best_option, luck):
        best = worths[best_option].worth
    others = [instead_of] if instead_of else [each.option for each in weighed][:MOST_COMPARED]
    compared = list(dict.fromkeys((*options, *others)))
    if len(compared) == 1:
        rest = [option for option in question.options if option != compared[0]]
        compared += Random(luck).sample(rest, min(len(rest), MOST_COMPARED - 1))
    found = _parts_of(glimpse, compared, luck) if len(compared) > 1 else {}
    told = []
    for option in options:
        weight = worths.get(option)
        behind = (best - weight.worth) / game.foresight.scale if weight and weight.tries else 0.0
        share = weight.share if weight else 0.0
        is_beside_best = not instead_of and option != best_option and best_option in found
        beside = [best_option] if is_beside_best else [other for other in found if other != option]
        reasons = _reasons(found, option, beside, game.foresight.scale) if beside else ("", "", "")
        told.append(Advice(option, max(0.0, behind), share, *reasons, question.clause, is_beside_best))
    return told


def _is_planned(glimpse: Glimpse, option: str, luck: int) -> bool:
    """Whether it is best by the game's plan for the long run, whatever comes at once."""
    plan = glimpse.game.foresight.plan
    return plan is not None and plan(glimpse.imagine_table(luck), glimpse.question) == option


def _near_the_best(glimpse: Glimpse, weighed: list[Weighed]) -> list[str]:
    first = weighed[0]
    reach = CLEARLY_WORSE * glimpse.game.foresight.scale
    return [each.option for each in weighed if each is first or (each.tries and each.worth >= first.worth - reach)]


Parts = dict[str, list[dict[str, float]]]
"""For every option, the parts of the worth in each imagined match."""


def _parts_of(glimpse: Glimpse, options: list[str], luck: int) -> Parts:
    game, seat, random = glimpse.game, glimpse.seat, Random(luck)
    found: Parts = {option: [] for option in options}
    for _ in range(WORLDS):
        world = glimpse.imagine(random.getrandbits(KEY_BITS))
        then = random.getrandbits(KEY_BITS)
        for option in options:
            match = world.copy()
            worth = look_ahead(match, seat, option, then, game.foresight)
            found[option].append(dict(game.parts(match.table, seat)) if game.parts else {"prospects": worth})
    return found


def _reasons(found: Parts, option: str, others: list[str], scale: float) -> tuple[str, str, str]:
    """What the option brings more of than the others, what less, and what there is to fear."""
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
    """How much more of a part there is than elsewhere in the same imagined matches; nothing, if it may be by luck."""
    gains = [
        parts.get(name, 0.0) - sum(other[world].get(name, 0.0) for other in others) / len(others)
        for world, parts in enumerate(own)
    ]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / max(1, len(gains) - 1))
    return mean if abs(mean) > max(least, SURELY * error) else 0.0


def _fall(all_parts: list[dict[str, float]], name: str) -> float:
    """How much less of a part there is with bad luck than on average."""
    worst = sorted(all_parts, key=lambda parts: sum(parts.values()))[:BAD_LUCK]
    return _mean(all_parts, name) - _mean(worst, name)


def _mean(all_parts: list[dict[str, float]], name: str) -> float:
    return sum(parts.get(name, 0.0) for parts in all_parts) / len(all_parts)

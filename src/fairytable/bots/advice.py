"""Advice: the best answers to a question with reasons, for whoever is asked and would like to know.

A reason is what changes: the worth of a table has named parts (`Game.parts`), and what an answer brings is compared,
part by part, with what the other answers bring in the same imagined matches.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from fairytable.bots.glimpse import Glimpse
from fairytable.bots.looking_ahead import look_ahead
from fairytable.bots.search_bot import SearchBot
from fairytable.bots.weighing import Weighed
from fairytable.engine.chance import KEY_BITS

ITERATIONS = 160
MOST_ADVISED = 3
MOST_COMPARED = 5
WORLDS = 12
"""In so many imagined matches the parts are compared."""
NOTICED = 0.08
"""A part is named if it changes by so much of a clear difference."""
CLEARLY_WORSE = 2.0
"""What is worse than the best by so many clear differences is not advised."""
BAD_LUCK = 4
"""Of the imagined matches, so many with the worst outcome show what there is to fear."""


class Advice(Struct, frozen=True):
    """An answer and what speaks for it.

    `behind` is how much it is worse than the best, in clear differences; `gain` is the part of the worth that it brings
    more of than other answers, `loss` the part that it brings less of, `fear` the part that suffers with bad luck. A
    part that does not change is the empty word. `share` is how likely a hard bot chooses it.
    """

    option: str
    behind: float
    share: float
    gain: str
    loss: str
    fear: str
    clause: str


def advise(glimpse: Glimpse, luck: int = 0, iterations: int = ITERATIONS, seconds: float | None = None) -> list[Advice]:
    """The best two or three answers, the best first; one, if nothing else comes near."""
    weighed = SearchBot(luck, iterations, seconds).weigh(glimpse)
    near = _near_the_best(glimpse, weighed)
    return explain(glimpse, weighed, near[:MOST_ADVISED], luck)


def explain(glimpse: Glimpse, weighed: list[Weighed], options: list[str], luck: int = 0) -> list[Advice]:
    """Reasons for these options, compared with the others that were weighed."""
    game, question = glimpse.game, glimpse.question
    worths = {each.option: each for each in weighed}
    best = max((each.worth for each in weighed if each.tries), default=0.0)
    compared = list(dict.fromkeys((*options, *[each.option for each in weighed][:MOST_COMPARED])))
    found = _parts_of(glimpse, compared, luck) if len(compared) > 1 else {}
    told = []
    for option in options:
        weight = worths.get(option)
        behind = (best - weight.worth) / game.foresight.scale if weight and weight.tries else 0.0
        share = weight.share if weight else 0.0
        reasons = _reasons(found, option, game.foresight.scale) if found else ("", "", "")
        told.append(Advice(option, max(0.0, behind), share, *reasons, question.clause))
    return told


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
            worth = look_ahead(match, seat, option, then)
            found[option].append(dict(game.parts(match.table, seat)) if game.parts else {"prospects": worth})
    return found


def _reasons(found: Parts, option: str, scale: float) -> tuple[str, str, str]:
    """What the option brings more of, what less, and what there is to fear."""
    own, rest = found[option], [parts for other, all_parts in found.items() if other != option for parts in all_parts]
    names = dict.fromkeys(name for parts in (*own, *rest) for name in parts)
    gains = {name: _mean(own, name) - _mean(rest, name) for name in names}
    gain = max(gains, key=gains.__getitem__)
    loss = min(gains, key=gains.__getitem__)
    worst = sorted(own, key=lambda parts: sum(parts.values()))[:BAD_LUCK]
    falls = {name: _mean(own, name) - _mean(worst, name) for name in names}
    fear = max(falls, key=falls.__getitem__)
    least = NOTICED * scale
    return (
        gain if gains[gain] > least else "",
        loss if gains[loss] < -least and loss != gain else "",
        fear if falls[fear] > scale else "",
    )


def _mean(all_parts: list[dict[str, float]], name: str) -> float:
    return sum(parts.get(name, 0.0) for parts in all_parts) / len(all_parts)

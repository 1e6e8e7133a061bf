"""Measures: what many outcomes say about a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

from msgspec import Struct

from fairytable.lab.simulate import Outcome

STANDARD_DEVIATIONS = 1.959964
"""The width of a 95 % interval in standard deviations of a normal distribution."""


class Share(Struct, frozen=True):
    """The winning share of a seat with its 95 % interval."""

    share: float
    low: float
    high: float


class Measures(Struct, frozen=True):
    """A summary of outcomes. A spread is a standard deviation. `won` is the share of matches with a winner, which may
    be less than 1 in a cooperative game."""

    matches: int
    won: Share
    wins: dict[str, Share]
    rounds: float
    rounds_spread: float
    answers: float
    answers_spread: float


def measure(outcomes: Sequence[Outcome]) -> Measures:
    """The summary of at least one outcome; a shared victory counts in part for each side."""
    rounds = [outcome.rounds for outcome in outcomes]
    answers = [outcome.answers for outcome in outcomes]
    wins = {}
    for seat in outcomes[0].seats:
        wins[seat] = _share(sum(outcome.result.share_of(seat) for outcome in outcomes), len(outcomes))
    won = _share(sum(bool(outcome.result.winners) for outcome in outcomes), len(outcomes))
    return Measures(len(outcomes), won, wins, fmean(rounds), pstdev(rounds), fmean(answers), pstdev(answers))


def _share(wins: float, matches: int) -> Share:
    return Share(wins / matches, *wilson_interval(wins, matches))


def wilson_interval(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share after E. B. Wilson, which holds for few matches and for shares near 0 and 1 too."""
    share, doubt = wins / matches, STANDARD_DEVIATIONS**2 / matches
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(share * (1 - share) * doubt + (doubt / 2) ** 2) / (1 + doubt)
    return max(0.0, middle - reach), min(1.0, middle + reach)

"""Measures: what many outcomes say about a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

from msgspec import Struct

from fairytable.lab.simulate import Outcome

STANDARD_DEVIATIONS = 1.959964
"""Within so many standard deviations of the mean lie 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """How much of all victories a seat had, and between which shares the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


class Measures(Struct, frozen=True):
    """A summary of outcomes. A spread is a standard deviation. `won` is the share of matches that anybody won: not all
    are, where all play together against the game."""

    matches: int
    won: Share
    wins: dict[str, Share]
    rounds: float
    rounds_spread: float
    answers: float
    answers_spread: float


def measure(outcomes: Sequence[Outcome]) -> Measures:
    """The summary of at least one outcome; a victory that several sides share counts for each of them in part."""
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
    """The 95 % interval of a share, after E. B. Wilson: honest also for few matches and for shares near 0 and 1."""
    share, doubt = wins / matches, STANDARD_DEVIATIONS**2 / matches
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(share * (1 - share) * doubt + (doubt / 2) ** 2) / (1 + doubt)
    return max(0.0, middle - reach), min(1.0, middle + reach)

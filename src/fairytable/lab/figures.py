"""Figures: measured values with confidence intervals."""

from __future__ import annotations

from math import ceil, inf, sqrt
from statistics import NormalDist

from msgspec import Struct

CONFIDENCE = 0.95
TOO_MANY = 1_000_000
"""From this many additional matches on, a figure lies on its bound for all practical purposes."""


def deviations(confidence: float = CONFIDENCE, looks: int = 1) -> float:
    """The width of the intervals in standard errors. Among many figures some are extreme by chance, so the width grows
    with their number (Bonferroni correction)."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / 2 / max(1, looks))


class Figure(Struct, frozen=True):
    """A measured value, its confidence interval, and the number of matches in which it was measured."""

    value: float
    low: float
    high: float
    matches: int

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2

    def less(self, amount: float) -> Figure:
        return Figure(self.value - amount, self.low - amount, self.high - amount, self.matches)

    def over(self, amount: float) -> Figure:
        if not amount:
            return Figure(0.0, 0.0, 0.0, 0)
        return Figure(self.value / amount, self.low / amount, self.high / amount, self.matches)

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


NOTHING_MEASURED = Figure(0.0, -inf, inf, 0)


def share(times: float, out_of: float, matches: int | None = None, z: float | None = None) -> Figure:
    """A share with its Wilson interval, which holds for few matches and for shares near 0 and 1 too."""
    if not out_of:
        return NOTHING_MEASURED
    z = deviations() if z is None else z
    part, doubt = times / out_of, z**2 / out_of
    middle = (part + doubt / 2) / (1 + doubt)
    reach = sqrt(max(0.0, part * (1 - part)) * doubt + (doubt / 2) ** 2) / (1 + doubt)
    return Figure(part, max(0.0, middle - reach), min(1.0, middle + reach), int(matches or out_of))


class Sums(Struct, frozen=True):
    """Sums over matches: of an amount, of its denominator, and of their products."""

    matches: int
    amount: float
    out_of: float
    amount_squared: float
    product: float
    out_of_squared: float

    @property
    def is_of_ones(self) -> bool:
        """Whether every match contributes only 0 or 1."""
        return self.amount_squared == self.amount and self.out_of_squared == self.out_of == self.matches


def ratio(sums: Sums, z: float | None = None) -> Figure:
    """A ratio of sums. Matches are the sampling unit, so that many turns of one match do not count as independent."""
    if not sums.out_of:
        return NOTHING_MEASURED
    z = deviations() if z is None else z
    if sums.is_of_ones:
        return share(sums.amount, sums.matches, z=z)
    value = sums.amount / sums.out_of
    if sums.matches < 2:
        return Figure(value, -inf, inf, sums.matches)
    spread = sums.amount_squared - 2 * value * sums.product + value**2 * sums.out_of_squared
    reach = z * sqrt(max(0.0, spread) * sums.matches / (sums.matches - 1)) / sums.out_of
    return Figure(value, value - reach, value + reach, sums.matches)


def median(values: list[float], z: float | None = None) -> Figure:
    """The median of sorted values, with a distribution-free interval."""
    count = len(values)
    if not count:
        return NOTHING_MEASURED
    z = deviations() if z is None else z
    middle = (values[(count - 1) // 2] + values[count // 2]) / 2
    reach = z * sqrt(count) / 2
    low, high = int((count - 1) / 2 - reach), ceil((count - 1) / 2 + reach)
    if low < 0 or high >= count:
        return Figure(middle, -inf, inf, count)
    return Figure(middle, values[low], values[high], count)


def more_matches(figure: Figure, bound: float) -> int | None:
    """How many more matches would show on which side of the bound the true value lies; `None` if that is unknown."""
    if not figure.matches or figure.reach == inf:
        return None
    return more_to_reach(figure.matches, abs(figure.value - bound), figure.reach)


def more_to_reach(matches: int, distance: float, wanted: float) -> int | None:
    """How many more matches are needed until a distance of `off` standard errors becomes `wanted`, if the estimate is
    right: distances grow with the square root of the number of matches. `None` if that is unknown."""
    if not distance:
        return None
    more = matches * ((wanted / distance) ** 2 - 1)
    return max(1, ceil(more)) if more < TOO_MANY else None

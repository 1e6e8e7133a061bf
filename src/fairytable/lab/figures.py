"""Figures: what was measured, and between which bounds the truth lies."""

from __future__ import annotations

from math import ceil, inf, sqrt
from statistics import NormalDist

from msgspec import Struct

CONFIDENCE = 0.95
TOO_MANY = 1_000_000
"""Whoever would need so many more matches stands on the bound, and nobody can say on which side."""


def deviations(confidence: float = CONFIDENCE, looks: int = 1) -> float:
    """Within so many standard deviations lies the truth. Who looks at many figures at once finds an odd one by luck, so
    the more looks, the wider (after C. E. Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / 2 / max(1, looks))


class Figure(Struct, frozen=True):
    """A measured value, the interval in which the true one lies, and in how many matches it was measured."""

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
    """A share with its interval after E. B. Wilson: honest also for few matches and for shares near 0 and 1."""
    if not out_of:
        return NOTHING_MEASURED
    z = deviations() if z is None else z
    part, doubt = times / out_of, z**2 / out_of
    middle = (part + doubt / 2) / (1 + doubt)
    reach = sqrt(max(0.0, part * (1 - part)) * doubt + (doubt / 2) ** 2) / (1 + doubt)
    return Figure(part, max(0.0, middle - reach), min(1.0, middle + reach), int(matches or out_of))


class Sums(Struct, frozen=True):
    """Sums over matches: of an amount, of what it is out of, and of their products."""

    matches: int
    amount: float
    out_of: float
    amount_squared: float
    product: float
    out_of_squared: float

    @property
    def is_of_ones(self) -> bool:
        """Whether each match says only yes or no."""
        return self.amount_squared == self.amount and self.out_of_squared == self.out_of == self.matches


def ratio(sums: Sums, z: float | None = None) -> Figure:
    """An amount out of another; a match is what varies, so that many turns of one match do not count as many proofs."""
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
    """The middle one of sorted values, between two others that stand as far from it as luck may have moved it."""
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
    """How many more matches would show on which side of the bound the true value lies; None if nobody can say."""
    distance = abs(figure.value - bound)
    if not distance or not figure.matches or figure.reach == inf:
        return None
    more = ceil(figure.matches * ((figure.reach / distance) ** 2 - 1))
    return max(1, more) if more < TOO_MANY else None

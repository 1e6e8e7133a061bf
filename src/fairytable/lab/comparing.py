"""Comparing: two packs or two sets of options on the same seeds; what differs, the largest difference first."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import polars as pl
from msgspec import Struct

from fairytable.lab.families import family, members_of
from fairytable.lab.figures import Figure, deviations
from fairytable.lab.results import Results
from fairytable.lab.targets import is_share, measures_of


class Difference(Struct, frozen=True):
    """A figure here and there, and how much more it is here. `spreads` is the difference in what luck spreads it by."""

    words: str
    here: float
    there: float
    more: Figure
    spreads: float
    is_share: bool

    @property
    def is_certain(self) -> bool:
        return self.more.excludes(0)


class Comparison(Struct, frozen=True):
    """Two results and their names, and what differs."""

    here: Results
    there: Results
    name: str
    differences: tuple[Difference, ...]


def compare(here: Results, there: Results, name: str) -> Comparison:
    """All differences, the largest for its spread first."""
    found = [*_measures(here, there), *_families(here, there)]
    z = deviations(looks=len(found))
    made = [
        Difference(
            words,
            one,
            other,
            Figure(one - other, one - other - z * error, one - other + z * error, here.matches),
            (one - other) / error,
            share,
        )
        for words, one, other, error, share in found
    ]
    return Comparison(here, there, name, tuple(sorted(made, key=lambda each: -abs(each.spreads))))


Found = tuple[str, float, float, float, bool]
"""What is compared, here, there, the standard error of the difference, and whether it is a share."""


def _measures(here: Results, there: Results) -> Iterator[Found]:
    """Plain measures. Matches of the same seed belong together, so only their differences vary."""
    one, other = (_by_match(results) for results in (here, there))
    both = one.join(other, on=["match", "name"], suffix="_there")
    words = measures_of(here.balance)
    for (key,), pairs in both.group_by("name", maintain_order=True):
        if str(key) not in words:
            continue
        sums = pairs.select(pl.col("amount", "out_of", "amount_there", "out_of_there").sum()).row(0)
        if not sums[1] or not sums[3]:
            continue
        value, value_there = sums[0] / sums[1], sums[2] / sums[3]
        count = pairs.height
        parts = pairs.select(
            (pl.col("amount") - value * pl.col("out_of")) / (sums[1] / count)
            - (pl.col("amount_there") - value_there * pl.col("out_of_there")) / (sums[3] / count)
        ).to_series()
        error = float(parts.std() or 0.0) / sqrt(count)  # type: ignore[arg-type]
        if error:
            yield words[str(key)], value, value_there, error, is_share(here.balance, str(key))


def _by_match(results: Results) -> pl.DataFrame:
    return results.of("measure").select("match", "name", "amount", "out_of").collect(engine="streaming")


def _families(here: Results, there: Results) -> Iterator[Found]:
    """Victories of seats, and how often each thing is used and won with."""
    wanted = (
        [] if here.is_cooperative else [("wins", "seat", "victories of {}"), ("wins", "place", "victories of place {}")]
    )
    for things in here.balance.things:
        if things.held:
            wanted.append(("wins", things.key, "victories with {}"))
        if things.used:
            wanted.append(("used", things.key, "matches in which {} is used"))
    for what, sort, words in wanted:
        one, other = family(here, what, sort), family(there, what, sort)
        known = set(members_of(here, sort)) if sort not in ("seat", "place", "bot") else set(one)
        for member in one:
            if member in other and member in known:
                pooled = [(figure.value, max(1, figure.matches)) for figure in (one[member], other[member])]
                error = sqrt(sum(max(value * (1 - value), 1e-4) / count for value, count in pooled))
                yield words.format(here.name_of(member)), pooled[0][0], pooled[1][0], error, True

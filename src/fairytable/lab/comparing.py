"""Compares two packs or two sets of options on the same seeds, and lists the most certain difference first."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import polars as pl
from msgspec import Struct

from fairytable.lab.changes import changes_between
from fairytable.lab.families import members_of
from fairytable.lab.figures import Figure, deviations, more_to_reach
from fairytable.lab.results import Results
from fairytable.lab.targets import is_share, measures_of
from fairytable.lab.verdict import Line, decided_by
from fairytable.lab.wording import figure_in_words, in_words


class Difference(Struct, frozen=True):
    """A figure in both results, and the difference between them. `spreads` is the difference in standard errors."""

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
    """Two results with their names, what was changed between them, and the differences, most certain first. A
    difference is certain from `certain` standard errors on, and suspicious from `suspicious` on."""

    here: Results
    there: Results
    name: str
    changes: tuple[str, ...]
    differences: tuple[Difference, ...]
    certain: float
    suspicious: float


SUSPICIOUS = 0.8
"""The confidence with which chance alone would make none of all figures as different as a suspicious one."""


def compare(here: Results, there: Results, name: str) -> Comparison:
    """All differences, the largest in standard errors first."""
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
    changes = changes_between(here.game, here.run, there.run)
    suspicious = deviations(SUSPICIOUS, looks=len(found))
    return Comparison(here, there, name, changes, tuple(sorted(made, key=_largest_first)), z, suspicious)


def difference_line(comparison: Comparison) -> Line:
    """The verdict on the change: whether it makes a difference, and which difference is most certain."""
    title = "A difference?"
    if not comparison.differences:
        return Line(title, "Not shown: no figure differs at all.", "unshown")
    surest = comparison.differences[0]
    percent = surest.is_share
    here, there = (in_words(value, percent=percent) for value in (surest.here, surest.there))
    told = f"{surest.words}: {here} here, {there} there (difference {figure_in_words(surest.more, percent=percent)})"
    certain = sum(each.is_certain for each in comparison.differences)
    figures = len(comparison.differences)
    if certain:
        return Line(title, f"Yes: {certain} of {figures} figures differ, the surest in {told}.", "shown")
    more = more_to_reach(comparison.here.matches, abs(surest.spreads), comparison.certain)
    is_suspicious = abs(surest.spreads) > comparison.suspicious
    words = "Suspicious, but it may be luck" if is_suspicious else f"Not shown by any of {figures} figures"
    told = f"{words}. The surest is in {told}; {decided_by(more)}."
    return Line(title, told, "suspicious" if is_suspicious else "unshown", more)


def _largest_first(difference: Difference) -> tuple[float, str]:
    """Ties are broken by name, since sums of the same numbers in another order differ in their last digits."""
    return -round(abs(difference.spreads), 6), difference.words


Found = tuple[str, float, float, float, bool]
"""Yields what is compared, both values, the standard error of the difference, and whether it is a share."""


def _measures(here: Results, there: Results) -> Iterator[Found]:
    """Plain measures."""
    words = measures_of(here.balance)
    both = _by_match(here).join(_by_match(there), on=["match", "name"], suffix="_there", maintain_order="left")
    for (key,), pairs in both.group_by("name", maintain_order=True):
        if str(key) in words and (differing := _differing(pairs)):
            yield words[str(key)], *differing, is_share(here.balance, str(key))


def _families(here: Results, there: Results) -> Iterator[Found]:
    """The winning shares of seats, and how often each thing is used and wins."""
    played = (
        here.of("match").select("match").join(there.of("match").select("match"), on="match").sort("match").collect()
    )
    for words, frames in _wanted(here, there):
        one, other = (frame.join(played, on="match", maintain_order="left") for frame in frames)
        for member in pl.concat([one["name"], other["name"]]).unique(maintain_order=True):
            pairs = (
                played.join(one.filter(name=member), on="match", how="left", maintain_order="left")
                .join(other.filter(name=member), on="match", how="left", suffix="_there", maintain_order="left")
                .with_columns(pl.col("amount", "amount_there").fill_null(0.0))
                .with_columns(pl.col("out_of", "out_of_there").fill_null(1.0 if "used" in words else 0.0))
            )
            if differing := _differing(pairs):
                yield words.format(here.name_of(member)), *differing, True


def _wanted(here: Results, there: Results) -> Iterator[tuple[str, list[pl.DataFrame]]]:
    """The names of families and their members on either side: an amount and its denominator for each match."""
    both = (here, there)
    if not here.is_cooperative:
        yield "victories of {}", [_victories(results, "seat") for results in both]
        yield "victories of place {}", [_victories(results, "place") for results in both]
    for things in here.balance.things:
        known = pl.col("name").is_in(members_of(here, things.key))
        if things.held:
            held = (pl.col("held") > 0) & pl.col("amount").is_not_null() & known
            won = (pl.col("amount").sum(), pl.len().cast(pl.Float64).alias("out_of"))
            yield "victories with {}", [_of_things(results, things.key, held, *won) for results in both]
        if things.used:
            used = (pl.col("used") > 0) & known
            once = (pl.lit(1.0).alias("amount"), pl.lit(1.0).alias("out_of"))
            yield "matches in which {} is used", [_of_things(results, things.key, used, *once) for results in both]


def _victories(results: Results, member: str) -> pl.DataFrame:
    return results.seats.select("match", pl.col(member).cast(pl.String).alias("name"), amount="share", out_of=1.0).sort(
        "name", "match"
    )


def _of_things(results: Results, sort: str, which: pl.Expr, *told: pl.Expr) -> pl.DataFrame:
    rows = results.things(sort).filter(which).group_by("match", "name").agg(*told).sort("name", "match")
    return rows.collect(engine="streaming")


def _by_match(results: Results) -> pl.DataFrame:
    rows = results.of("measure").select("match", "name", "amount", "out_of").sort("name", "match")
    return rows.collect(engine="streaming")


def _differing(pairs: pl.DataFrame) -> tuple[float, float, float] | None:
    """Both values and the standard error of their difference; `None` if there is none. Matches with the same seed are
    paired, so only the differences within pairs vary. If all pairs differ by the same amount, the certainty is that of
    a coin that always fell on the same side."""
    amount, out_of, amount_there, out_of_there = pairs.select(
        pl.col("amount", "out_of", "amount_there", "out_of_there").sum()
    ).row(0)
    if not out_of or not out_of_there:
        return None
    value, value_there, count = amount / out_of, amount_there / out_of_there, pairs.height
    parts = pairs.select(
        (pl.col("amount") - value * pl.col("out_of")) / (out_of / count)
        - (pl.col("amount_there") - value_there * pl.col("out_of_there")) / (out_of_there / count)
    ).to_series()
    spread = float(parts.std() or 0.0) or abs(value - value_there)  # type: ignore[arg-type]
    return (value, value_there, spread / sqrt(count)) if spread else None

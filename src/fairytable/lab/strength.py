"""Strength: how much more often those win who hold or use a thing than those who do not.

Who is ahead often holds more of everything. So everybody is compared only with others who held (or used) as many things
of the same sort, and the differences are put together after N. Mantel and W. Haenszel.
"""

from __future__ import annotations

from math import sqrt

import polars as pl
from msgspec import Struct

from fairytable.lab.figures import Figure, deviations
from fairytable.lab.results import Results

FEWEST_OTHERS = 5
"""With fewer cases on either side nothing is reported."""


class Strength(Struct, frozen=True):
    """How a thing changes the winning share, in which fraction of the cases it was held, and how certain that is.
    `deviations` is the distance of the difference from zero in standard errors."""

    sort: str
    thing: str
    role: str
    difference: Figure
    deviations: float


def strengths(results: Results, sort: str, role: str = "held", z: float | None = None) -> list[Strength]:
    """The strength of each thing of a kind, strongest first."""
    number = pl.col("out_of" if role == "held" else "times").alias("number")
    amount = pl.col("amount")
    rows = results.things(sort).filter((pl.col(role) > 0) & amount.is_not_null())
    had = rows.group_by("name", number).agg(pl.len().alias("those"), amount.sum().alias("won"))
    everybody = (
        results.of("sort")
        .filter((pl.col("sort") == sort) & amount.is_not_null())
        .group_by(pl.col(role).cast(pl.Float64).alias("number"))
        .agg(pl.len().alias("all"), amount.sum().alias("all_won"))
        .collect(engine="streaming")
    )
    layers = (
        had.collect(engine="streaming").with_columns(pl.col("number").cast(pl.Float64)).join(everybody, on="number")
    )
    found = []
    for (thing,), own in layers.group_by("name", maintain_order=True):
        strength = _strength(results, own)
        if strength is not None:
            found.append((str(thing), *strength))
    z = deviations(looks=len(found)) if z is None else z
    strongest = sorted(found, key=lambda each: (-each[1], each[0]))
    return [
        Strength(sort, thing, role, _between(value, z * error, results.matches), value / error)
        for thing, value, error in strongest
    ]


def _between(value: float, reach: float, matches: int) -> Figure:
    """The largest possible difference between two shares."""
    return Figure(value, max(-1.0, value - reach), min(1.0, value + reach), matches)


def _strength(results: Results, layers: pl.DataFrame) -> tuple[float, float] | None:
    """The difference and its standard error."""
    total = weighted = spread = 0.0
    others_in_all = 0
    for with_it, won, everybody, all_won in layers.select("those", "won", "all", "all_won").iter_rows():
        without = everybody - with_it
        if not without:
            continue
        others_in_all += without
        weight = with_it * without / everybody
        part = min(1.0, all_won / everybody)
        total += weight
        weighted += weight * (won / with_it - (all_won - won) / without)
        spread += weight * part * (1 - part)
    if not total or not spread or min(others_in_all, layers["those"].sum()) < FEWEST_OTHERS:
        return None
    seats = len(results.run.seats)
    rivalry = 1.0 if results.is_cooperative or seats < 2 else seats / (seats - 1)
    return weighted / total, sqrt(spread * rivalry) / total

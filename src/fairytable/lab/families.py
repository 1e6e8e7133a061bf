"""Families of figures: one for each seat, each place in the order of play, each bot, each thing of a sort."""

from __future__ import annotations

import polars as pl

from fairytable.engine.balance import Things
from fairytable.lab.figures import Figure, deviations, share
from fairytable.lab.results import Results

SEAT_COLUMNS = {"seat": "seat", "place": "place", "bot": "bot"}


def family(results: Results, what: str, sort: str) -> dict[str, Figure]:
    """The figures of all members, with intervals corrected for looking at all of them at once."""
    if what in ("wins", "edge", "times"):
        shares = wins_by_seat(results, sort) if sort in SEAT_COLUMNS else wins_by_thing(results, sort)
        fair = fair_shares(results, sort)
        if what == "wins":
            return shares
        if what == "edge":
            return {member: figure.less(fair[member]) for member, figure in shares.items()}
        return {member: figure.over(fair[member]) for member, figure in shares.items()}
    if what == "winners":
        return part_of_winners(results, sort)
    return matches_with(results, sort, what)


def members_of(results: Results, sort: str) -> list[str]:
    """All things of a sort that the pack has."""
    return list(things_of(results, sort).every(results.content))


def things_of(results: Results, sort: str) -> Things:
    return next(things for things in results.balance.things if things.key == sort)


def fair_shares(results: Results, sort: str) -> dict[str, float]:
    """The share of the victories that each member would have if it made no difference."""
    if sort in SEAT_COLUMNS:
        seats = results.seats.group_by(pl.col(SEAT_COLUMNS[sort]).cast(pl.String)).len()
        return {member: results.fair_share * count / results.matches for member, count in seats.iter_rows()}
    fair = results.measured("won").value if results.is_cooperative else results.fair_share
    return dict.fromkeys(members_of(results, sort), fair) | dict.fromkeys(results.things["name"].unique(), fair)


def wins_by_seat(results: Results, sort: str) -> dict[str, Figure]:
    """The share of the victories of each seat, place or bot."""
    column = pl.col(SEAT_COLUMNS[sort]).cast(pl.String).alias("member")
    shares = results.seats.group_by(column, maintain_order=True).agg(pl.col("share").sum())
    z = deviations(looks=shares.height)
    figures = {member: share(won, results.matches, z=z) for member, won in shares.iter_rows()}
    return dict(sorted(figures.items())) if sort == "place" else figures


def wins_by_thing(results: Results, sort: str) -> dict[str, Figure]:
    """The share of the victory of those who held each thing."""
    held = units_with(results, sort, "held").group_by("name").agg(pl.col("share").sum(), pl.len()).sort("name")
    z = deviations(looks=held.height)
    return {name: share(won, count, z=z) for name, won, count in held.iter_rows()}


def units_with(results: Results, sort: str, role: str) -> pl.DataFrame:
    """Who had or used each thing, with the share of the victory: a seat, or all together where they win together."""
    things = results.things.filter((pl.col("sort") == sort) & (pl.col(role) > 0))
    seats = results.seats.select("match", "seat", "share")
    if results.is_cooperative:
        won = seats.group_by("match").agg(pl.col("share").max())
        return things.select("match", "name").unique().join(won, on="match")
    return things.drop_nulls("seat").select("match", "seat", "name").unique().join(seats, on=["match", "seat"])


def matches_with(results: Results, sort: str, role: str) -> dict[str, Figure]:
    """In which part of the matches each thing was held or used at all."""
    things = results.things.filter((pl.col("sort") == sort) & (pl.col(role) > 0))
    counts = dict(things.select("match", "name").unique().group_by("name").len().iter_rows())
    members = members_of(results, sort)
    z = deviations(looks=len(members))
    return {member: share(counts.get(member, 0), results.matches, z=z) for member in members}


def part_of_winners(results: Results, sort: str) -> dict[str, Figure]:
    """Which part each thing has in all that winners used."""
    used = units_with(results, sort, "used").filter(pl.col("share") > 0)
    counts = dict(used.group_by("name").len().iter_rows())
    members = members_of(results, sort)
    z = deviations(looks=len(members))
    total = sum(counts.values())
    return {member: share(counts.get(member, 0), total, results.matches, z) for member in members}

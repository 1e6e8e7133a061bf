"""Families of figures: one for each seat, each place in the order of play, each bot, each thing of a sort."""

from __future__ import annotations

import polars as pl

from fairytable.engine.balance import Things
from fairytable.lab.figures import Figure, deviations, share
from fairytable.lab.results import Results

SEAT_COLUMNS = {"seat": "seat", "place": "place", "bot": "bot"}


def family(results: Results, what: str, sort: str) -> dict[str, Figure]:
    """The figures of all members, with intervals corrected for multiple comparisons."""
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
    """All things of a kind in the pack."""
    return list(things_of(results, sort).every(results.content))


def things_of(results: Results, sort: str) -> Things:
    return next(things for things in results.balance.things if things.key == sort)


def fair_shares(results: Results, sort: str) -> dict[str, float]:
    """The winning share that each member would have if membership made no difference."""
    if sort in SEAT_COLUMNS:
        seats = results.seats.group_by(pl.col(SEAT_COLUMNS[sort]).cast(pl.String)).len()
        return {member: results.fair_share * count / results.matches for member, count in seats.iter_rows()}
    fair = results.measured("won").value if results.is_cooperative else results.fair_share
    return dict.fromkeys(members_of(results, sort), fair)


def wins_by_seat(results: Results, sort: str) -> dict[str, Figure]:
    """The winning share of each seat, position or bot."""
    column = pl.col(SEAT_COLUMNS[sort]).cast(pl.String).alias("member")
    shares = results.seats.group_by(column, maintain_order=True).agg(pl.col("share").sum())
    z = deviations(looks=shares.height)
    figures = {member: share(won, results.matches, z=z) for member, won in shares.iter_rows()}
    return dict(sorted(figures.items())) if sort == "place" else figures


def wins_by_thing(results: Results, sort: str, role: str = "held") -> dict[str, Figure]:
    """The winning share of players who held, or used, each thing."""
    had = results.things(sort).filter((pl.col(role) > 0) & pl.col("amount").is_not_null())
    shares = had.group_by("name").agg(pl.col("amount").sum(), pl.len()).sort("name").collect(engine="streaming")
    z = deviations(looks=shares.height)
    return {name: share(won, count, z=z) for name, won, count in shares.iter_rows()}


def matches_with(results: Results, sort: str, role: str) -> dict[str, Figure]:
    """The fraction of matches in which each thing was held or used at all."""
    had = results.things(sort).filter(pl.col(role) > 0)
    counts = dict(had.group_by("name").agg(pl.col("match").n_unique()).collect(engine="streaming").iter_rows())
    members = members_of(results, sort)
    z = deviations(looks=len(members))
    return {member: share(counts.get(member, 0), results.matches, z=z) for member in members}


def part_of_winners(results: Results, sort: str) -> dict[str, Figure]:
    """The fraction that each thing has in everything that winners used."""
    used = results.things(sort).filter((pl.col("used") > 0) & (pl.col("amount") > 0))
    counts = dict(used.group_by("name").len().collect(engine="streaming").iter_rows())
    members = members_of(results, sort)
    z = deviations(looks=len(members))
    total = sum(counts.values())
    return {member: share(counts.get(member, 0), total, results.matches, z) for member in members}

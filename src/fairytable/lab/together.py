"""Cooperative games: how often a team wins, by setting and by members, and why it loses."""

from __future__ import annotations

import polars as pl
from msgspec import Struct

from fairytable.engine.balance import EVERYBODY, Things
from fairytable.lab.figures import Figure, deviations, share
from fairytable.lab.judging import applies
from fairytable.lab.results import Results
from fairytable.lab.targets import Target, read_targets


class Attempt(Struct, frozen=True):
    """Matches with the same thing: how many were won, and by which clauses the others were lost."""

    name: str
    won: Figure
    lost_by: dict[str, int]


def of_the_table(results: Results) -> list[Things]:
    """Kinds of which a match has one for everybody: a scenario, a difficulty."""
    return [
        things
        for things in results.balance.things
        if things.held and not things.used and all(told.seat == EVERYBODY for told in things.held)
    ]


def attempts(results: Results, sort: str) -> list[Attempt]:
    """The results with each thing of a kind, in the order of the pack."""
    things = next(things for things in results.balance.things if things.key == sort)
    with_thing = results.things(sort).select("match", thing="name")
    found = _attempts(results, with_thing)
    order = {name: place for place, name in enumerate(things.every(results.content))}
    return sorted(found, key=lambda attempt: order.get(attempt.name, len(order)))


def team_sorts(results: Results) -> list[Things]:
    """Kinds of which every seat has one of its own in every match: heroes."""
    own = [things for things in results.balance.things if things.held and not things.used]
    seats = {len(results.run.seats)}
    found = []
    for things in own:
        numbers = _members(results, things.key)["name"].list.len()
        if things not in of_the_table(results) and len(numbers) == results.matches and set(numbers) == seats:
            found.append(things)
    return found


def teams(results: Results) -> list[Attempt]:
    """The results of each team, best first."""
    for things in team_sorts(results):
        members = _members(results, things.key).iter_rows()
        named = [(match, ", ".join(map(results.name_of, names))) for match, names in members]
        rows = pl.LazyFrame(named, schema={"match": pl.UInt32, "thing": pl.String}, orient="row")
        return sorted(_attempts(results, rows), key=lambda attempt: (-attempt.won.value, attempt.name))
    return []


def _members(results: Results, sort: str) -> pl.DataFrame:
    """The things of a kind in each match."""
    gathered = results.things(sort).group_by("match").agg(pl.col("name").unique().sort()).sort("match")
    return gathered.collect(engine="streaming")


def crossed(results: Results, sort: str, other: str) -> dict[tuple[str, str], tuple[int, int]]:
    """Matches won, and all matches, with each pair of things of two kinds."""
    pairs = (
        results.things(sort)
        .select("match", one="name")
        .join(results.things(other).select("match", two="name", won="amount"), on="match")
        .group_by("one", "two")
        .agg(pl.col("won").sum(), pl.len())
        .collect(engine="streaming")
    )
    return {(one, two): (int(won), count) for one, two, won, count in pairs.iter_rows()}


def target_of(results: Results, sort: str, thing: str) -> Target | None:
    """The intended winning share with a thing."""
    for target in read_targets(results.game):
        if target.measure == f"wins:{sort}" and target.of == thing and applies(target.when, results.run):
            return target
    return None


def _attempts(results: Results, with_thing: pl.LazyFrame) -> list[Attempt]:
    won = results.of("measure").filter(pl.col("name") == "won").select("match", won="amount")
    ends = results.of("match").select("match", clause="name")
    rows = with_thing.join(won, on="match").join(ends, on="match").collect(engine="streaming")
    z = deviations(looks=rows["thing"].n_unique())
    found = []
    for (name,), those in rows.group_by("thing", maintain_order=True):
        lost = those.filter(pl.col("won") == 0)["clause"].value_counts(sort=True)
        figure = share(float(those["won"].sum()), those.height, z=z)
        found.append(Attempt(str(name), figure, dict(lost.iter_rows())))
    return found

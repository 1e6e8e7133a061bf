"""Results: the rows that matches gave, as frames of Polars, and the sums that figures are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import polars as pl

from fairytable.engine.balance import Balance
from fairytable.engine.game import Game
from fairytable.lab.counting import Row
from fairytable.lab.figures import Figure, Sums, median, ratio, share
from fairytable.lab.playthrough import NOTHING_DECLARED
from fairytable.lab.runs import Run, pack_of
from fairytable.lab.targets import is_share

SCHEMA: dict[str, Any] = {
    "match": pl.UInt32,
    "row": pl.String,
    "seat": pl.String,
    "sort": pl.String,
    "name": pl.String,
    "times": pl.Int32,
    "held": pl.Int32,
    "used": pl.Int32,
    "helped": pl.Int32,
    "amount": pl.Float64,
    "out_of": pl.Float64,
}


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    """Rows as one frame; see `Row` for what the columns mean."""
    return pl.DataFrame(list(rows), schema=SCHEMA, orient="row")


class Results:
    """The results of one run. Only the columns that are needed are read, when they are needed."""

    def __init__(self, game: Game[Any], run: Run, rows: pl.LazyFrame) -> None:
        self.game = game
        self.run = run
        self.rows = rows
        self.balance: Balance = game.balance or NOTHING_DECLARED
        self.content = pack_of(game, run).content

    @cached_property
    def names(self) -> dict[str, str]:
        """The names of the things in the pack."""
        return dict(self.game.texts.names(self.content, "en"))

    def name_of(self, thing: str) -> str:
        return self.names.get(thing, thing.replace("_", " "))

    def of(self, row: str) -> pl.LazyFrame:
        """The rows of one kind."""
        return self.rows.filter(pl.col("row") == row)

    @cached_property
    def matches(self) -> int:
        return int(self.of("match").select(pl.len()).collect(engine="streaming").item())

    @cached_property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each match: the bot, its position in playing order, and its share of the victory."""
        return (
            self.of("seat")
            .select(
                "match",
                "seat",
                pl.col("sort").alias("bot"),
                pl.col("times").alias("place"),
                pl.col("amount").alias("share"),
                pl.col("out_of").alias("score"),
            )
            .collect(engine="streaming")
        )

    @cached_property
    def is_cooperative(self) -> bool:
        """Whether the match is cooperative, so that nobody leads."""
        return "lead_changes" not in self._sums

    @cached_property
    def fair_share(self) -> float:
        """The average winning share of a seat."""
        return float(self.seats["share"].mean() or 0.0)  # type: ignore[arg-type]

    @cached_property
    def _sums(self) -> dict[str, Sums]:
        amount, out_of = pl.col("amount"), pl.col("out_of")
        sums = (
            self.of("measure")
            .group_by("name")
            .agg(
                pl.len(),
                amount.sum(),
                out_of.sum(),
                (amount**2).sum().alias("amount_squared"),
                (amount * out_of).sum().alias("product"),
                (out_of**2).sum().alias("out_of_squared"),
            )
            .collect(engine="streaming")
        )
        return {name: Sums(*numbers) for name, *numbers in sums.iter_rows()}

    def measured(self, measure: str, statistic: str = "mean", z: float | None = None) -> Figure:
        """The figure of a plain measure."""
        if statistic == "median":
            return median(self.values(measure), z)
        sums = self._sums.get(measure, _NOTHING)
        figure = ratio(sums, z)
        if not is_share(self.balance, measure):
            return figure
        if figure.low == figure.high:
            return share(sums.amount, sums.out_of, sums.matches, z)
        return Figure(figure.value, max(0.0, figure.low), min(1.0, figure.high), figure.matches)

    def values(self, measure: str) -> list[float]:
        """One value for each match, sorted; matches without one are left out."""
        rows = self.of("measure").filter((pl.col("name") == measure) & (pl.col("out_of") > 0))
        values = rows.select((pl.col("amount") / pl.col("out_of")).sort()).collect(engine="streaming")
        return values.to_series().to_list()

    def things(self, sort: str) -> pl.LazyFrame:
        """A row for each thing of a kind that a seat held or used in a match; common things have no seat."""
        return self.of("thing").filter(pl.col("sort") == sort)


_NOTHING = Sums(0, 0, 0, 0, 0, 0)

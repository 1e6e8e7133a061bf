"""What follows from the open table by the rules: what sections cost each builder, and how many houses are done.

The page and the table in words are given it beside the view, so that nothing of it is worked out twice.
"""

from __future__ import annotations

from msgspec import Struct

from fairytable.games.grimm_forest.building import FLOORS, ON_TOP, cost
from fairytable.games.grimm_forest.components import Section
from fairytable.games.grimm_forest.table import Builder, ForestTable


class Overview(Struct, frozen=True):
    """For each seat: what each section costs now on a building site, and on a Cutting Corners card, and the finished
    houses."""

    prices: dict[str, dict[Section, int]]
    corner_prices: dict[str, dict[Section, int]]
    finished: dict[str, int]


def overview(table: ForestTable) -> Overview:
    return Overview(
        {builder.seat: _prices(table, builder, on_corner=False) for builder in table.builders},
        {builder.seat: _prices(table, builder, on_corner=True) for builder in table.builders},
        {builder.seat: builder.finished_houses() for builder in table.builders},
    )


def _prices(table: ForestTable, builder: Builder, *, on_corner: bool) -> dict[Section, int]:
    job = FLOORS[on_corner][0]
    prices = {job.section: cost(table, builder, job)}
    while (following := ON_TOP.get((job.piece, on_corner))) is not None:
        job = following
        prices[job.section] = cost(table, builder, job)
    return prices

"""Who wins: by seat and place, by bot; where all play together by scenario, difficulty and cause of defeat."""

from __future__ import annotations

from collections.abc import Iterator

import polars as pl

from fairytable.lab.families import SEAT_COLUMNS, fair_shares, wins_by_seat
from fairytable.lab.figures import Figure
from fairytable.lab.report.drawing import bars, intervals
from fairytable.lab.report.parts import Section, paragraph, picture, rules_in_words
from fairytable.lab.report.together import won_together
from fairytable.lab.results import Results
from fairytable.lab.verdict import Verdict
from fairytable.lab.wording import count_of, figure_in_words, in_words, joined, place_in_words

TITLES = {"seat": "each seat", "place": "each place in the order of play", "bot": "each bot"}


def winning(results: Results, verdict: Verdict) -> Section:
    blocks = list(won_together(results) if results.is_cooperative else _against_each_other(results, verdict))
    blocks += _ends(results)
    return Section("winning", "Who wins", tuple(blocks))


def _against_each_other(results: Results, verdict: Verdict) -> Iterator[str]:
    if not results.fair_share:
        yield paragraph("Nobody won any of these matches.")
        return
    odd = {(finding.kind, finding.thing) for finding in verdict.findings}
    for sort in SEAT_COLUMNS:
        shares = wins_by_seat(results, sort)
        if len(shares) < 2 or (sort == "place" and not results.balance.first):
            continue
        fair = fair_shares(results, sort)
        rows = [
            {
                "name": _name(sort, member),
                "value": figure.value,
                "low": figure.low,
                "high": figure.high,
                "odd": (sort, member) in odd,
            }
            for member, figure in shares.items()
        ]
        equal = len({round(value, 6) for value in fair.values()}) == 1
        chart = intervals(rows, "share of the victories", next(iter(fair.values())) if equal else None, percent=True)
        yield picture(chart, _wins_sentence(sort, shares, fair))


def _name(sort: str, member: str) -> str:
    if sort != "place":
        return member
    return place_in_words(int(member))


def _wins_sentence(sort: str, shares: dict[str, Figure], fair: dict[str, float]) -> str:
    best = max(shares, key=lambda member: shares[member].value - fair[member])
    worst = min(shares, key=lambda member: shares[member].value - fair[member])
    told = (
        f"Share of the victories of {TITLES[sort]}: most for {_name(sort, best)} with "
        f"{figure_in_words(shares[best], percent=True)}, least for {_name(sort, worst)} with "
        f"{in_words(shares[worst].value, percent=True)}; fair would be {in_words(fair[best], percent=True)}"
    )
    outside = [member for member, figure in shares.items() if figure.excludes(fair[member])]
    if not outside:
        return f"{told}. All of this may be luck."
    return f"{told}. Luck alone does not explain {joined([_name(sort, member) for member in outside])}."


def _ends(results: Results) -> Iterator[str]:
    """By which clause matches end."""
    ends = results.of("match").group_by("name").len().sort("len", descending=True).collect(engine="streaming")
    if ends.height < 2 and not results.is_cooperative:
        return
    rows = [
        {
            "name": clause,
            "value": count / results.matches,
            "odd": False,
        }
        for clause, count in ends.iter_rows()
    ]
    most = rows[0]
    tie_break, shared = results.measured("tie_break"), results.measured("shared")
    told = f"How matches end: {in_words(float(str(most['value'])), percent=True)} by {ends['name'][0]}" + (
        f", the other {count_of(len(rows) - 1, 'way', 'ways')} less often" if len(rows) > 1 else ""
    )
    if not results.is_cooperative:
        told += (
            f"; a tie-break decides {in_words(tie_break.value, percent=True)}, and "
            f"{f'{in_words(shared.value, percent=True)} of the' if shared.value else 'no'} victories are shared"
        )
    else:
        lost = ends.filter(pl.col("name") != _winning_clause(results))
        if lost.height:
            told += f"; the commonest cause of defeat is {lost['name'][0]}"
    yield picture(bars(rows, "matches", percent=True), f"{told}.")
    yield rules_in_words(results.game.rulebook, ends["name"])


def _winning_clause(results: Results) -> str:
    won = results.of("measure").filter((pl.col("name") == "won") & (pl.col("amount") > 0)).select("match")
    names = results.of("match").join(won, on="match").select("name").unique().collect(engine="streaming")
    return str(names.item()) if names.height == 1 else ""

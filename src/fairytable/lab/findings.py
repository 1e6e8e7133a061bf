"""Findings: what is odd in the results, the worst first. Nothing counts as odd that luck alone could have done.

Whoever looks at a hundred figures finds five that lie outside of their 95 % interval. So all figures are looked at
together, and one is odd only if with 99 % confidence not even one of them would be so by luck. One that is not odd is
suspicious if with 95 % confidence luck would make none of its own family (all seats, all cards) look so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Literal

import polars as pl
from msgspec import Struct
from msgspec.structs import replace

from fairytable.lab.families import fair_shares, matches_with, members_of, wins_by_seat
from fairytable.lab.figures import CONFIDENCE, Figure, deviations, more_to_reach, share
from fairytable.lab.judging import Judged, judge_targets
from fairytable.lab.results import Results
from fairytable.lab.strength import Strength, strengths

CERTAIN = 0.99
FEWEST_TO_SUSPECT = 10
"""With fewer matches everything looks odd."""

HELD_ENOUGH = 30
"""Players who held a thing this often could have used it."""

USED_USUALLY = 0.1
"""If at least this fraction of the held things of a kind are used, one that never is stands out."""

MATTERS = {
    "seat": 0.01,
    "ahead": 0.5,
    "place": 0.05,
    "strong": 0.10,
    "often": 0.5,
    "dead": 0.4,
    "unseen": 1.5,
    "target": 1.0,
}
"""From here on a difference of each kind is as bad as one of another: one point for a seat, for only a fault makes
seats differ, beginning ahead in half of the matches, five for who begins, ten for a card, half as often again as others
of its sort, a target missed by half of its width."""

Kind = Literal["seat", "ahead", "place", "strong", "often", "dead", "unseen", "target"]


OF_SEATS = ("seat", "ahead", "place")


class Finding(Struct, frozen=True):
    """An odd result: its kind, the thing and the kind of thing that it is about, how far off it is, and how bad that
    is. If it is only suspicious, `more` is the number of additional matches that would show it, should the estimate be
    right."""

    kind: Kind
    sort: str
    thing: str
    figure: Figure
    fair: float
    weight: float
    judged: Judged | None = None
    more: int | None = None


def find(results: Results) -> tuple[list[Finding], list[Finding]]:
    """Everything odd, worst first, and everything suspicious, most certain first."""
    candidates = list(_candidates(results))
    certain = deviations(CERTAIN, looks=len(candidates))
    found = [finding for finding, distance in candidates if abs(distance) > certain]
    return _odd(results, found), _suspicious(results, candidates, certain)


def _suspicious(results: Results, candidates: list[tuple[Finding, float]], certain: float) -> list[Finding]:
    if results.matches < FEWEST_TO_SUSPECT:
        return []
    families = Counter((finding.kind, finding.sort) for finding, _ in candidates)
    suspects = [
        (abs(distance), replace(finding, more=more_to_reach(results.matches, abs(distance), certain)))
        for finding, distance in candidates
        if deviations(CONFIDENCE, looks=families[finding.kind, finding.sort]) < abs(distance) <= certain
    ]
    return _echoes_last([finding for _, finding in sorted(suspects, key=lambda each: (-each[0], each[1].thing))])


def _odd(results: Results, found: list[Finding]) -> list[Finding]:
    found += _dead(results)
    found += [
        Finding("target", "target", judged.target.id, judged.figure, 0.0, _missed_by(judged), judged)
        for judged in judge_targets(results)
        if judged.standing == "missed"
    ]
    return _echoes_last(sorted(found, key=lambda finding: (-finding.weight, -finding.figure.value)))


def _echoes_last(found: list[Finding]) -> list[Finding]:
    """What one seat wins others lose, so the most extreme seat is reported first and the others last."""
    first: list[Finding] = []
    echoes: list[Finding] = []
    for finding in found:
        is_echo = finding.kind in OF_SEATS and any(each.kind == finding.kind for each in first)
        (echoes if is_echo else first).append(finding)
    return first + echoes


def _candidates(results: Results) -> Iterator[tuple[Finding, float]]:
    """All figures that are examined, with their distance from a fair value in standard errors."""
    if not results.is_cooperative and results.run.one_bot:
        yield from _seats(results, "seat")
        yield from _ahead(results)
        if results.balance.first:
            yield from _seats(results, "place")
    for things in results.balance.things:
        if things.held:
            for strength in strengths(results, things.key):
                yield _strong(strength), strength.deviations
        if things.used and things.alike:
            yield from _often(results, things.key)


def _seats(results: Results, sort: Literal["seat", "place"]) -> Iterator[tuple[Finding, float]]:
    fair = fair_shares(results, sort)
    for member, figure in wins_by_seat(results, sort).items():
        error = sqrt(max(1e-9, fair[member] * (1 - fair[member])) / results.matches)
        edge = figure.value - fair[member]
        yield Finding(sort, sort, member, figure, fair[member], abs(edge) / MATTERS[sort]), edge / error


def _ahead(results: Results) -> Iterator[tuple[Finding, float]]:
    """Seats that are ahead or behind before anyone has answered, which reveals unfairness long before winning shares
    do. If seats were equal, a whole match could change places; so their differences tell how far chance alone goes."""
    leads = results.of("ahead").sort("seat", "match").select("seat", lead="amount").collect(engine="streaming")
    error = sqrt(sum(lead**2 for lead in leads["lead"]) / len(results.run.seats))
    reach = deviations(looks=len(results.run.seats)) * error
    for (seat,), own in leads.group_by("seat", maintain_order=True):
        lead = float(own["lead"].sum())
        figure = Figure(lead, lead - reach, lead + reach, results.matches).over(results.matches)
        weight = abs(lead) / error / sqrt(results.matches) / MATTERS["ahead"]
        yield Finding("ahead", "seat", str(seat), figure, 0.0, weight), lead / error


def _strong(strength: Strength) -> Finding:
    weight = abs(strength.difference.value) / MATTERS["strong"]
    return Finding("strong", strength.sort, strength.thing, strength.difference, 0.0, weight)


def _often(results: Results, sort: str) -> Iterator[tuple[Finding, float]]:
    """Things that are used far more, or less, often than others of their kind by players who could use them."""
    uses = _uses(results, sort)
    total, could = sum(used for used, _ in uses.values()), sum(held for _, held in uses.values())
    if not could or not 0 < total < could:
        return
    usual = total / could
    for thing, (used, held) in uses.items():
        if held < HELD_ENOUGH or not used:
            continue
        part = used / held
        error = sqrt(usual * (1 - usual) / held * GATHERED)
        figure = share(used, held, results.matches)
        yield (
            Finding("often", sort, thing, figure, usual, abs(part / usual - 1) / MATTERS["often"]),
            (part - usual) / error,
        )


GATHERED = 2.0
"""Uses within one match are correlated, so their figures are less certain than independent observations."""


def _uses(results: Results, sort: str) -> dict[str, tuple[int, int]]:
    """How many used each thing, and how many could have: those who held it, or everybody if that is unknown."""
    things = next(things for things in results.balance.things if things.key == sort)
    rows = results.things(sort).group_by("name").agg((pl.col("used") > 0).sum(), (pl.col("held") > 0).sum())
    counts = {name: (used, held) for name, used, held in rows.collect(engine="streaming").iter_rows()}
    units = results.matches * (1 if results.is_cooperative else len(results.run.seats))
    members = members_of(results, sort)
    if things.held:
        return {thing: counts.get(thing, (0, 0)) for thing in members}
    return {thing: (counts.get(thing, (0, 0))[0], units) for thing in members}


def _dead(results: Results) -> Iterator[Finding]:
    """Things that are held but never used, and things that nobody ever sees."""
    for things in results.balance.things:
        uses = _uses(results, things.key) if things.used else {}
        total, could = sum(used for used, _ in uses.values()), sum(held for _, held in uses.values())
        usual = total / could if could else 0.0
        seen = matches_with(results, things.key, "held")
        often_seen = sum(figure.value for figure in seen.values()) / max(1, len(seen))
        for thing, figure in seen.items():
            used, held = uses.get(thing, (0, 0))
            if things.used and things.held and held >= HELD_ENOUGH and not used and usual > USED_USUALLY:
                never = share(0, held, results.matches)
                yield Finding("dead", things.key, thing, never, usual, usual / MATTERS["dead"] + 1)
            elif (
                (things.alike or things.held)
                and not figure.value
                and often_seen * results.matches > HELD_ENOUGH
                and figure.high < often_seen / 10
            ):
                yield Finding("unseen", things.key, thing, figure, often_seen, 1 / MATTERS["unseen"])


def _missed_by(judged: Judged) -> float:
    """The distance of a figure from its target, in widths of the target; from 0 to 2."""
    low, high = judged.target.between
    width = max(1e-9, high - low)
    distance = max(low - judged.figure.value, judged.figure.value - high)
    return min(2.0, distance / width / 0.5 / MATTERS["target"])

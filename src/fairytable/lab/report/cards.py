"""Which things matter: the strength of holding and of using each, how often they are used, and those that never are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fairytable.engine.balance import Things
from fairytable.lab.families import family
from fairytable.lab.report.drawing import bars, intervals
from fairytable.lab.report.parts import Section, folded, names, paragraph, picture, table
from fairytable.lab.results import Results
from fairytable.lab.strength import Strength, strengths
from fairytable.lab.verdict import Verdict
from fairytable.lab.wording import capital, count_of, figure_in_words, in_words

AT_EACH_END = 10
"""Of many things so many of the strongest and of the weakest are drawn; the table has all."""


def cards(results: Results, verdict: Verdict) -> list[Section]:
    """A section for each sort of things."""
    sections = [
        Section(f"things-{things.key}", things.title, tuple(_blocks(results, things, verdict)))
        for things in results.balance.things
    ]
    return [section for section in sections if len(section.blocks) > 1]


def _blocks(results: Results, things: Things, verdict: Verdict) -> Iterator[str]:
    held = strengths(results, things.key, "held") if things.held else []
    used = strengths(results, things.key, "used") if things.used else []
    if held:
        yield _strength_picture(results, held, verdict, "held")
    elif used and things.used:
        yield _strength_picture(results, used, verdict, "used")
    if things.used:
        yield from _use_picture(results, things)
    yield from _never(results, things)
    yield folded(f"All {things.title} in figures", _all_figures(results, things, held, used))


def _ends(rows: list[Any]) -> list[Any]:
    return rows if len(rows) <= 2 * AT_EACH_END else [*rows[:AT_EACH_END], *rows[-AT_EACH_END:]]


def _strength_picture(results: Results, found: list[Strength], verdict: Verdict, verb: str) -> str:
    odd = {(finding.sort, finding.thing) for finding in verdict.findings if finding.kind == "strong"}
    rows = [
        {
            "name": results.name_of(each.thing),
            "value": each.difference.value,
            "low": each.difference.low,
            "high": each.difference.high,
            "odd": (each.sort, each.thing) in odd,
        }
        for each in _ends(found)
    ]
    strongest, weakest = found[0], found[-1]
    certain = [each for each in found if each.difference.excludes(0)]
    told = (
        f"Who {verb} {results.name_of(strongest.thing)} wins {_points(strongest)} than others who {verb} as many; "
        f"who {verb} {results.name_of(weakest.thing)}, {_points(weakest)}."
    )
    told += (
        " All of this may be luck."
        if not certain
        else f" For {len(certain)} of {len(found)} luck alone does not explain the difference."
    )
    if len(rows) < len(found):
        told += f" Drawn are the {len(rows) // 2} strongest and weakest of {len(found)}."
    return picture(intervals(rows, "difference in the share of the victory", 0.0, percent=True), told)


def _points(each: Strength) -> str:
    value = each.difference.value
    points = round(abs(value) * 100)
    return f"{count_of(points, 'point', 'points')} {'more' if value >= 0 else 'less'} often"


def _use_picture(results: Results, things: Things) -> Iterator[str]:
    used = family(results, "used", things.key)
    ranked = sorted(used, key=lambda thing: -used[thing].value)
    rows = [
        {"name": results.name_of(thing), "value": used[thing].value, "odd": not used[thing].value}
        for thing in _ends(ranked)
    ]
    most, least = ranked[0], ranked[-1]
    if not used[most].value:
        return
    told = (
        f"{capital(results.name_of(most))} is used in {in_words(used[most].value, percent=True)} of the matches, "
        f"{results.name_of(least)} in {in_words(used[least].value, percent=True)}."
    )
    if len(rows) < len(ranked):
        told += f" Drawn are the {len(rows) // 2} most and least used of {len(ranked)}."
    yield picture(bars(rows, "matches in which it is used", percent=True), told)


def _never(results: Results, things: Things) -> Iterator[str]:
    held, used = family(results, "held", things.key), family(results, "used", things.key)
    helped = family(results, "helped", things.key) if things.helped else {}
    unseen = [results.name_of(thing) for thing, figure in held.items() if not figure.value]
    idle = [results.name_of(thing) for thing, figure in used.items() if not figure.value and held[thing].value]
    idle = idle if things.used else []
    vain = [results.name_of(thing) for thing, figure in helped.items() if not figure.value and used[thing].value]
    for words, those in (
        ("Never held by anybody:", unseen),
        ("Held and never used:", idle),
        ("Used, and without effect:", vain),
    ):
        if those:
            yield paragraph(words)
            yield names(those)


def _all_figures(results: Results, things: Things, held: list[Strength], used: list[Strength]) -> str:
    seen, at_work = family(results, "held", things.key), family(results, "used", things.key)
    wins = family(results, "wins", things.key)
    by_holding = {each.thing: each.difference for each in held}
    by_using = {each.thing: each.difference for each in used}
    rows = []
    for thing in sorted(seen, key=lambda thing: -seen[thing].value):
        rows.append(
            (
                results.name_of(thing),
                in_words(seen[thing].value, percent=True),
                in_words(at_work[thing].value, percent=True) if things.used else "",
                figure_in_words(wins[thing], percent=True) if thing in wins else "",
                figure_in_words(by_holding[thing], percent=True) if thing in by_holding else "",
                figure_in_words(by_using[thing], percent=True) if thing in by_using else "",
            )
        )
    return table(("", "held in", "used in", "wins when held", "holding it", "using it"), rows)

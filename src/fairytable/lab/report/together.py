"""Who wins where all play together: by scenario and difficulty beside the targets, by team, and why they lose."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.lab.families import wins_by_thing
from fairytable.lab.report.drawing import intervals
from fairytable.lab.report.parts import folded, paragraph, picture, table
from fairytable.lab.results import Results
from fairytable.lab.together import Attempt, attempts, crossed, of_the_table, target_of, team_sorts, teams
from fairytable.lab.wording import figure_in_words, in_words

MOST_PICTURED = 24


def won_together(results: Results) -> Iterator[str]:
    won = results.measured("won")
    yield paragraph(f"All win or lose together. They won {figure_in_words(won, percent=True)} of the matches.")
    common = of_the_table(results)
    for things in (*common, *team_sorts(results)):
        yield from _picture(results, things.key, things.title, won.value)
    for things in common:
        found = attempts(results, things.key)
        if found:
            yield table(
                (things.title, "matches", "won", "should be", "lost by"),
                [_row(results, things.key, attempt) for attempt in found],
            )
    for place, things in enumerate(common):
        for other in common[place + 1 :]:
            yield _cross(results, things.key, other.key, f"{things.title} and {other.title.lower()}: won of played")
    found = teams(results)
    if len(found) > 1:
        rows = [(team.name, f"{team.won.matches:,}", figure_in_words(team.won, percent=True)) for team in found]
        yield folded(f"All {len(found)} teams", table(("team", "matches", "won"), rows))


def _picture(results: Results, sort: str, title: str, usual: float) -> Iterator[str]:
    shares = wins_by_thing(results, sort)
    ranked = sorted(shares, key=lambda name: -shares[name].value)
    if not 1 < len(ranked) <= MOST_PICTURED:
        return
    rows = [
        {
            "name": results.name_of(name),
            "value": shares[name].value,
            "low": shares[name].low,
            "high": shares[name].high,
            "odd": shares[name].excludes(usual),
        }
        for name in ranked
    ]
    first, last = ranked[0], ranked[-1]
    told = (
        f"{title}: with {results.name_of(first)} most matches are won, {figure_in_words(shares[first], percent=True)}; "
        f"with {results.name_of(last)} fewest, {figure_in_words(shares[last], percent=True)}."
        if shares[first].value > shares[last].value
        else f"{title}: with each of them {in_words(usual, percent=True)} of the matches are won."
    )
    yield picture(intervals(rows, "matches won", usual, percent=True), told)


def _row(results: Results, sort: str, attempt: Attempt) -> tuple[str, ...]:
    target = target_of(results, sort, attempt.name)
    aim = " to ".join(in_words(bound, percent=True) for bound in target.between) if target else ""
    causes = ", ".join(f"{clause} ({times})" for clause, times in attempt.lost_by.items())
    won = figure_in_words(attempt.won, percent=True)
    return results.name_of(attempt.name), f"{attempt.won.matches:,}", won, aim, causes


def _cross(results: Results, sort: str, other: str, caption: str) -> str:
    pairs = crossed(results, sort, other)
    down = [attempt.name for attempt in attempts(results, sort)]
    across = [attempt.name for attempt in attempts(results, other)]
    rows = [
        (results.name_of(one), *("{} of {}".format(*pairs[one, two]) if (one, two) in pairs else "" for two in across))
        for one in down
    ]
    return table((caption, *map(results.name_of, across)), rows)

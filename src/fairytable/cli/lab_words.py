"""The lab's output on the command line: wins, lengths, targets, things."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fairytable.engine.balance import Things
from fairytable.lab.comparing import Comparison, difference_line
from fairytable.lab.families import family, members_of
from fairytable.lab.figures import Figure
from fairytable.lab.judging import Judged, about_in_words, judge_targets, targets_elsewhere
from fairytable.lab.results import Results
from fairytable.lab.targets import is_share, measures_of
from fairytable.lab.verdict import Standing, more_of, verdict_of
from fairytable.lab.wording import in_words

COLOURS = {"met": "green", "missed": "red", "undecided": "yellow"}
MARKS: dict[Standing, str] = {
    "good": "[green]✓[/] ",
    "bad": "[red]✗[/] ",
    "shown": "",
    "suspicious": "[yellow]?[/] ",
    "unshown": "",
    "plain": "",
}
PLAIN = ("rounds", "answers", "minutes", "lead_changes", "leader_wins", "last_wins", "lone_options", "tie_break")
MOST_THINGS = 60
MOST_DIFFERENCES = 15
WIDTH_WHEN_PIPED = 140


def print_verdict(results: Results, comparison: Comparison | None = None, kept: Path | None = None) -> None:
    """What was played, the verdict, and the command that plays what is still to be decided."""
    console = _console()
    run, count = results.run, results.matches
    bots = run.one_bot or ", ".join(run.bots)
    console.print(
        f"[bold]{results.game.title}[/bold], {len(run.seats)} seats, {bots} bots, "
        f"{count} {'match' if count == 1 else 'matches'} from seed {run.seed}, {run.pack_name} ({run.pack[:8]})"
    )
    verdict = verdict_of(results)
    if comparison is not None:
        for change in comparison.changes[:MOST_DIFFERENCES]:
            console.print(f"[bold]Changed:[/bold] {escape(change)}")
        if len(comparison.changes) > MOST_DIFFERENCES:
            console.print(f"and {len(comparison.changes) - MOST_DIFFERENCES} more changes")
    lines = verdict.lines if comparison is None else (difference_line(comparison), *verdict.lines)
    for line in lines:
        console.print(f"[bold]{line.title}[/bold] {MARKS[line.standing]}{escape(line.words)}")
    if again := more_of(results, verdict, kept):
        console.print(f"[bold]To play more matches:[/bold] {escape(again)}", soft_wrap=True)


def print_results(results: Results, comparison: Comparison | None = None, kept: Path | None = None) -> None:
    """All figures, in a few tables."""
    console = _console()
    print_verdict(results, comparison, kept)
    if comparison is not None:
        console.print(_differences(comparison))
    console.print(_victories(results))
    console.print(_lengths(results))
    judged = judge_targets(results)
    if judged:
        console.print(_targets(results, judged))
    for things in results.balance.things:
        console.print(_things(results, things))
    if elsewhere := targets_elsewhere(results):
        names = ", ".join(target.id for target in elsewhere)
        console.print(f"Not asked here, for they need other seats, bots or options: {names}")


def _console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)


def _differences(comparison: Comparison) -> Table:
    title = f"Against {comparison.name}, the surest difference first"
    shown = Table("", "here", "there", "difference", "95 % interval", title=title, title_justify="left")
    for each in comparison.differences[:MOST_DIFFERENCES]:
        here, there = (in_words(value, percent=each.is_share) for value in (each.here, each.there))
        style = "bold" if each.is_certain else ""
        shown.add_row(each.words, here, there, *_cells(each.more, percent=each.is_share), style=style)
    return shown


def _victories(results: Results) -> Table:
    shown = Table("", "wins", "95 % interval", title="Victories", title_justify="left")
    if results.is_cooperative:
        shown.add_row("all together", *_cells(results.measured("won"), percent=True))
        return shown
    for sort in ("seat", "place", "bot"):
        figures = family(results, "wins", sort)
        if sort == "bot" and len(figures) == 1:
            continue
        for member, figure in figures.items():
            shown.add_row(f"{sort} {member}", *_cells(figure, percent=True))
        shown.add_section()
    return shown


def _lengths(results: Results) -> Table:
    shown = Table("", "on average", "95 % interval", title="Measures", title_justify="left")
    words = measures_of(results.balance)
    for measure in (*PLAIN, *(own.key for own in results.balance.measures)):
        figure = results.measured(measure)
        if figure.matches:
            shown.add_row(words[measure], *_cells(figure, percent=is_share(results.balance, measure)))
    return shown


def _targets(results: Results, judged: list[Judged]) -> Table:
    shown = Table("target", "should be", "is", "95 % interval", "", title="Targets", title_justify="left")
    for each in judged:
        percent = is_share(results.balance, each.target.measure)
        low, high = (in_words(bound, percent=percent) for bound in each.target.between)
        about = about_in_words(results, each)
        more = f", {each.more} more matches would decide" if each.more else ""
        standing = f"[{COLOURS[each.standing]}]{each.standing}[/]{more}"
        if not each.figure.matches:
            shown.add_row(about, f"{low} to {high}", "never seen", "", standing)
            continue
        shown.add_row(about, f"{low} to {high}", *_cells(each.figure, percent=percent), standing)
    return shown


def _things(results: Results, things: Things) -> Table:
    """How often each thing is held and used, and how often its holder wins."""
    held, used = family(results, "held", things.key), family(results, "used", things.key)
    wins = family(results, "wins", things.key)
    shown = Table("", "held", "used", "wins when held", "95 % interval", title=things.title, title_justify="left")
    members = sorted(members_of(results, things.key), key=lambda thing: -held[thing].value)
    for thing in members[:MOST_THINGS]:
        won = _cells(wins[thing], percent=True) if thing in wins else ("", "")
        shown.add_row(results.name_of(thing), f"{held[thing].value:.0%}", f"{used[thing].value:.0%}", *won)
    return shown


def _cells(figure: Figure, *, percent: bool) -> tuple[str, str]:
    value, low, high = (in_words(number, percent=percent) for number in (figure.value, figure.low, figure.high))
    return value, f"{low} to {high}"

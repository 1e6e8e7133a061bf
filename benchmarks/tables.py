"""The tables that a run prints."""

from collections.abc import Mapping, Sequence
from statistics import median

from rich.table import Table

from benchmarks.rounds import Subject

PLAY_COLUMNS = (
    "answers/s",
    "lowest to highest",
    "with a choice",
    "choices/s",
    "matches/s",
    "answers/match",
    "version",
)


def play_table(players: Mapping[str, Subject]) -> Table:
    """Answers and matches per second of random play."""
    table = Table()
    table.add_column("who plays what")
    for column in PLAY_COLUMNS:
        table.add_column(column, justify="right")
    for name, subject in players.items():
        answers = subject.answers_per_second
        share, choices = subject.with_a_choice, subject.choices_per_second
        table.add_row(
            name,
            f"{median(answers):,.0f}",
            f"{min(answers):,.0f} to {max(answers):,.0f}",
            "" if share is None else f"{share:.0%}",
            "" if choices is None else f"{median(choices):,.0f}",
            f"{median(subject.matches_per_second):,.1f}",
            f"{subject.answers_per_match:,.0f}",
            subject.version,
        )
    return table


def size_table(sizes: Mapping[str, Mapping[str, Subject]]) -> Table:
    """Copying, loading and memory, for each game."""
    table = Table()
    table.add_column("game")
    for column in ("copy in mid-scene, µs", "load a whole record, ms", "memory held, kB"):
        table.add_column(column, justify="right")
    for slug, subjects in sizes.items():
        table.add_row(
            slug,
            _with_spread(subjects["copy_in_mid_scene"].found("microseconds")),
            _with_spread(subjects["load_record"].found("milliseconds")),
            _with_spread(subjects["memory_per_match"].found("kilobytes")),
        )
    return table


def ratio_table(ours: Mapping[str, Subject], peers: Mapping[str, Subject]) -> Table:
    """How many times as many answers, and as many real choices, per second as each peer."""
    table = Table()
    table.add_column("peer")
    for slug in ours:
        table.add_column(f"{slug}, answers", justify="right")
        table.add_column("choices", justify="right")
    for name, peer in peers.items():
        cells = [
            _with_spread(ratios)
            for subject in ours.values()
            for ratios in (subject.times_as_fast_as(peer), subject.times_as_many_choices_as(peer))
        ]
        table.add_row(name, *cells)
    return table


def _with_spread(found: Sequence[float]) -> str:
    return f"{median(found):,.1f} ({min(found):,.1f} to {max(found):,.1f})" if found else ""

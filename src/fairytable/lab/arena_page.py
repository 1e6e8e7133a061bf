"""Writes the tables of docs/bots.md from the stored matches of the arena."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fairytable import games as shelf
from fairytable.bots import LEVELS
from fairytable.engine.errors import FairytableError
from fairytable.lab.arena import Crosstable, read_duels, tabulate

BEGIN, END = "<!-- arena -->", "<!-- end of arena -->"
HEADING = "### "


def write_tables(page: Path, keep: Path) -> None:
    """Replace the tables between the two marks of the page. A game without stored matches keeps its old table."""
    if not page.exists():
        raise FairytableError(f"There is no page {page} here; call this at the top of the project")
    head, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    before, end, tail = rest.partition(END)
    if not begin or not end:
        raise FairytableError(f"{page} has no place for the tables: the marks {BEGIN} and {END} are missing")
    sections = _sections(before) | _sections("\n".join(lines(keep)))
    tables = "".join(sections[heading] for heading in sorted(sections, key=_place))
    page.write_text(f"{head}{BEGIN}\n\n{tables}{END}{tail}", encoding="utf-8")


def _sections(tables: str) -> dict[str, str]:
    """Every section by its heading."""
    _, *sections = f"\n{tables.strip()}".split(f"\n{HEADING}")
    return {each.partition("\n")[0]: f"{HEADING}{each.strip()}\n\n" for each in sections}


def _place(heading: str) -> tuple[int, str]:
    """The sort key of a section: the position of its game."""
    return next(place for place, game in enumerate(shelf.GAMES) if heading.startswith(game.title)), heading


def lines(keep: Path) -> Iterator[str]:
    """A section for every game that has matches."""
    for game in shelf.GAMES:
        for path in sorted(keep.glob(f"{game.slug}-*.jsonl")):
            duels = read_duels(path)
            if duels:
                bots = sorted({name for duel in duels for name in (duel.bot, duel.other) if name}, key=_rank)
                table = tabulate(game, duels[0].seats, bots, duels, together=not duels[0].other)
                yield from _section(table, path.stem.removeprefix(f"{game.slug}-{table.seats}"))


def _rank(bot: str) -> tuple[int, str]:
    """The sort key of a bot: the usual bots from weakest to strongest, then all others."""
    usual = ("random", *LEVELS)
    return usual.index(bot) if bot in usual else len(usual), bot


def _section(table: Crosstable, options: str) -> Iterator[str]:
    with_options = f", {options.strip('-')}" if options else ""
    yield f"{HEADING}{table.title}, {table.seats} seats{with_options}"
    yield ""
    if table.together:
        yield "| team | matches | won | 95 % interval | score on average |"
        yield "|---|---|---|---|---|"
        for each in table.standings:
            interval = f"{each.low:.0%} to {each.high:.0%}"
            score = f"{each.score:.0f} ± {each.score_plus:.0f}"
            yield f"| {each.bot} | {each.matches} | {each.share:.0%} | {interval} | {score} |"
    else:
        yield "| bot | against | matches | won | 95 % interval | above par |"
        yield "|---|---|---|---|---|---|"
        for each in table.standings:
            bot, other, share, low, high = each.bot, each.other, each.share, each.low, each.high
            if share < each.par:
                bot, other, share, low, high = other, bot, 1 - share, 1 - high, 1 - low
            verdict = "yes" if low > each.par else "not decided"
            yield f"| {bot} | {other} | {each.matches} | {share:.0%} | {low:.0%} to {high:.0%} | {verdict} |"
        yield ""
        yield "Ratings: " + ", ".join(f"{r.bot} {r.rating:.0f} ± {r.plus:.0f}" for r in table.ratings) + "."
    yield ""

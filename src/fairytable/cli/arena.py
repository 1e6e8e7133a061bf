"""The command `fairytable arena`."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from fairytable import games as shelf
from fairytable.bots import LEVELS, find_bot
from fairytable.cli.arguments import BOT_NAMES, read_options
from fairytable.cli.output import console, print_json
from fairytable.cli.progress import with_progress
from fairytable.engine.game import Game
from fairytable.games import find_game
from fairytable.lab import arena
from fairytable.lab.arena_page import write_tables
from fairytable.lab.workers import worker_processes

PAGE = Path("docs/bots.md")


def hold_arena(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all of them by default.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"A bot that takes part: {BOT_NAMES}; may be repeated. Default: random and all levels."
        ),
    ] = None,
    matches: Annotated[
        int, typer.Option("--games", metavar="K", min=2, help="The number of matches for each pair of bots.")
    ] = 20,
    seats: Annotated[int | None, typer.Option(metavar="N", help="The number of seats; the fewest by default.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A game option; may be repeated.")
    ] = None,
    keep: Annotated[
        Path, typer.Option(metavar="DIR", help="Where to store matches, so that an interrupted run can resume.")
    ] = Path("build/arena"),
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="How many matches are played at the same time.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game.")] = False,
    page: Annotated[
        bool, typer.Option("--page", help=f"Only write the stored results into the tables of {PAGE}.")
    ] = False,
) -> None:
    """Rate bots by letting them play each other.

    Every pair plays the same luck twice with seats exchanged; ratings come with confidence intervals.
    Matches are stored, and not played again.
    """
    bots = tuple(bot or ("random", *LEVELS))
    for name in bots:
        find_bot(name)
    if page:
        write_tables(PAGE, keep)
        typer.echo(f"The tables in {PAGE} are written from {keep}.")
        return
    keep.mkdir(parents=True, exist_ok=True)
    with worker_processes(jobs) as executor:
        for game in [find_game(slug) for slug in games] if games else shelf.GAMES:
            table = _hold(
                game, bots, matches, seats or game.identity.fewest_seats, read_options(option or []), keep, executor
            )
            if as_json:
                print_json(table)
            else:
                _print(table)


def _hold(
    game: Game[Any],
    bots: tuple[str, ...],
    matches: int,
    seats: int,
    options: dict[str, str],
    keep: Path,
    executor: Executor | None,
) -> arena.Crosstable:
    chosen: dict[str, object] = dict(options)
    together = arena.is_together(game, seats, chosen)
    wanted = list(arena.errands(game, seats, bots, matches, together=together))
    path = keep / f"{file_of(game.slug, seats, options)}.jsonl"
    fought = arena.fight_all(game, wanted, path, chosen, executor=executor)
    duels = list(with_progress(fought, len(wanted), title=game.title))
    return arena.tabulate(game, seats, bots, duels, together=together)


def file_of(slug: str, seats: int, options: dict[str, str]) -> str:
    """One file per game, number of seats and set of options."""
    return "-".join([slug, str(seats), *(f"{key}={value}" for key, value in sorted(options.items()))])


def _print(table: arena.Crosstable) -> None:
    grid = Grid(title=f"{table.title}, {table.seats} seats{', together' if table.together else ''}")
    for heading in ("Bot", "Against", "Matches", "Won", "95 % interval", "Score"):
        grid.add_column(heading, justify="left" if heading in ("Bot", "Against") else "right")
    for each in table.standings:
        grid.add_row(
            each.bot,
            each.other or "the game",
            str(each.matches),
            f"{each.share:.0%}",
            f"{each.low:.0%} to {each.high:.0%}",
            f"{each.score:.1f}",
        )
    console.print(grid)
    for rating in table.ratings:
        console.print(f"{rating.bot:8} {rating.rating:5.0f} ± {rating.plus:.0f}")

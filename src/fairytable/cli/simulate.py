"""The command `fairytable simulate`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from fairytable.cli.arguments import BOT_NAMES, GameName, PackFolder, read_options, read_seed
from fairytable.cli.output import console
from fairytable.cli.progress import with_progress
from fairytable.engine.game import Game
from fairytable.games import find_game
from fairytable.lab.measures import Measures, measure
from fairytable.lab.simulate import Outcome, simulate
from fairytable.lab.workers import worker_processes


def simulate_matches(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="The number of seats; the fewest by default.")] = None,
    matches: Annotated[int, typer.Option("--games", metavar="K", min=1, help="The number of matches.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="Match i is played with seed S + i.")] = "0",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"The bot: {BOT_NAMES}; medium by default. Give one for all seats, or one for each."
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A game option; may be repeated.")
    ] = None,
    pack: PackFolder = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="The number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per match, one per line.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder for the record of every match.")
    ] = None,
) -> None:
    """Let bots play many matches and summarise the results.

    The same arguments always produce the same matches, however many processes are used.
    """
    chosen = find_game(game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    outcomes = []
    began = perf_counter()
    with worker_processes(jobs) as executor:
        for outcome in with_progress(
            simulate(
                chosen,
                chosen.identity.fewest_seats if seats is None else seats,
                matches,
                read_seed(seed),
                bot or "medium",
                read_options(option or []),
                pack,
                keep_records=records is not None,
                executor=executor,
            ),
            matches,
            hidden=as_json and sys.stdout.isatty(),
        ):
            if records is not None:
                _save_record(outcome, records)
            if as_json:
                typer.echo(outcome.to_json())
            else:
                outcomes.append(msgspec.structs.replace(outcome, record=None))
    if not as_json:
        _print_measures(chosen, outcomes, measure(outcomes), perf_counter() - began)


def _save_record(outcome: Outcome, folder: Path) -> None:
    assert outcome.record is not None
    seed = re.sub(r"[^\w-]", "_", str(outcome.seed))
    outcome.record.save(folder / f"{outcome.game}-{len(outcome.seats)}-seats-{seed}.json")


def _print_measures(game: Game[Any], outcomes: list[Outcome], measures: Measures, seconds: float) -> None:
    count = "1 match" if measures.matches == 1 else f"{measures.matches} matches"
    table = Table(title=f"{game.title}: {count}")
    for heading in ("Seat", "Bot"):
        table.add_column(heading)
    for heading in ("Wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for (seat, wins), bot in zip(measures.wins.items(), outcomes[0].bots, strict=True):
        table.add_row(seat, bot, f"{wins.share:.1%}", f"{wins.low:.1%} to {wins.high:.1%}")
    console.print(table)
    if measures.won.share < 1:
        console.print(f"Won      {measures.won.share:.1%} of the matches were won by anybody")
    console.print(f"Rounds   {measures.rounds:.1f} on average, give or take {measures.rounds_spread:.1f}")
    console.print(f"Answers  {measures.answers:.1f} on average, give or take {measures.answers_spread:.1f}")
    console.print(f"Speed    {measures.matches / seconds:.1f} matches a second")

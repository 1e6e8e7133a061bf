"""The command `fairytable lab`: thousands of matches, and what they say about a game."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from fairytable.bots import BOTS
from fairytable.cli.arguments import PackFolder, read_options, read_seed
from fairytable.engine.errors import FairytableError
from fairytable.games import find_game

PLAY = "play"
STOPPED = 130
"""What a command ends with that Ctrl-C has ended."""


class LabCommands(TyperGroup):
    """`fairytable lab GAME` plays; `show` and `record` look at what was played before."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = [PLAY, *args]
        return super().parse_args(ctx, args)


laboratory = typer.Typer(
    cls=LabCommands,
    no_args_is_help=True,
    help="Let bots play thousands of matches and learn whether a game is fair, how long it takes, which cards matter.",
)


@laboratory.command(PLAY)
def play_and_judge(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `fairytable games` names it.")],
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many sit at the table. Without it, the fewest possible.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many matches are played.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="Match number i is played with seed S + i.")] = "0",
    bot: Annotated[str, typer.Option(metavar="NAME", help=f"Who plays: {' or '.join(BOTS)}.")] = "greedy",
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="Several bots that take the seats in turn, instead of one.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game; may be given several times.")
    ] = None,
    pack: PackFolder = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="How many matches are played at the same time.")] = 1,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep all results in this Parquet file; what it has already is not played."),
    ] = None,
) -> None:
    """Play matches, and say which targets of the game are met. `play` need not be written.

    Equal calls give equal results, whatever the number of jobs.
    """
    need_polars()
    from fairytable.cli.lab_playing import play_and_keep, play_in_memory
    from fairytable.cli.lab_words import print_results
    from fairytable.lab.keeping import Keeper, all_files, read_results
    from fairytable.lab.runs import new_run

    chosen = find_game(game)
    table = chosen.fewest_seats if seats is None else seats
    names = [name.strip() for name in bots.split(",")] if bots else bot
    run = new_run(chosen, table, read_seed(seed), names, read_options(option or []), pack)
    if results is None:
        print_results(play_in_memory(chosen, run, games, jobs))
        return
    is_complete = play_and_keep(chosen, Keeper(results, run), games, jobs)
    if not all_files(results):
        raise KeyboardInterrupt
    print_results(read_results(results, chosen, games))
    if not is_complete:
        typer.echo("Stopped before the end; call again to go on.", err=True)
        raise typer.Exit(STOPPED)


@laboratory.command()
def record(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="The Parquet file of the lab.")],
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which of its matches, counted from 0.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record there instead of printing it.")
    ] = None,
) -> None:
    """Make the record of a match again, to replay it or to look at it in the browser."""
    need_polars()
    from fairytable.lab.keeping import record_of

    made = record_of(results, number)
    if out is None:
        typer.echo(made.to_json().decode(), nl=False)
    else:
        made.save(out)


def need_polars() -> None:
    """The lab needs more than the rest of fairytable; say so in one line if it is not there."""
    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise FairytableError("The lab needs more than is installed; run: pip install 'fairytable[lab]'")

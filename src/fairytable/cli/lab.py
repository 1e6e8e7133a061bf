"""The command `fairytable lab`: simulates thousands of matches and reports on the game's balance."""

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


class LabCommands(TyperGroup):
    """`fairytable lab GAME` plays matches; `show` and `record` use stored results."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = [PLAY, *args]
        return super().parse_args(ctx, args)


laboratory = typer.Typer(
    cls=LabCommands,
    no_args_is_help=True,
    help="Simulate thousands of matches: is a game fair, how long does it take, which cards matter?",
)
ResultsFile = Annotated[Path, typer.Argument(metavar="RESULTS", help="A Parquet file written by the lab.")]
ReportFile = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write an HTML report to this file.")]


@laboratory.command(PLAY)
def play_and_judge(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as listed by `fairytable games`.")] = "",
    seats: Annotated[int | None, typer.Option(metavar="N", help="The number of seats; the fewest by default.")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="The number of matches.")] = 100,
    seed: Annotated[str, typer.Option(metavar="S", help="Match i is played with seed S + i.")] = "0",
    bot: Annotated[str, typer.Option(metavar="NAME", help=f"The bot in every seat: {' or '.join(BOTS)}.")] = "greedy",
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="Several bots that rotate through the seats, instead of one.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A game option; may be repeated.")
    ] = None,
    pack: PackFolder = None,
    against: Annotated[
        str, typer.Option(metavar="DIR|KEY=VALUE", help="Play the same seeds with another pack or option and compare.")
    ] = "",
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="The number of processes.")] = 1,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address of a Dask scheduler, such as tcp://192.168.1.7:8786.")
    ] = "",
    out: ReportFile = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to store the results; by default beside the report, as .parquet."),
    ] = None,
    suite: Annotated[
        bool,
        typer.Option("--suite", help="Play all games, or GAME, with every number of seats, and write the summary."),
    ] = False,
) -> None:
    """Play matches and report which balance targets are met. The word `play` may be omitted.

    Equal calls give equal results, whatever the number of jobs. What the results have already is not played again.
    """
    need_libraries()
    from fairytable.cli.lab_session import Session
    from fairytable.cli.lab_suite import hold_suite

    if suite:
        hold_suite(find_game(game) if game else None, games, jobs, cluster, out)
        return
    if not game:
        raise FairytableError("Which game? For instance: fairytable lab grimm-forest --seats 3 --out report.html")
    chosen = find_game(game)
    table = chosen.fewest_seats if seats is None else seats
    names = [name.strip() for name in bots.split(",")] if bots else bot
    session = Session(chosen, games, jobs, cluster, out, results)
    session.hold(table, read_seed(seed), names, read_options(option or []), pack, against)


@laboratory.command()
def show(results: ResultsFile, out: ReportFile = None) -> None:
    """Make a report from stored results."""
    need_libraries()
    from fairytable.cli.lab_session import show_again

    show_again(results, out)


@laboratory.command()
def record(
    results: ResultsFile,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The number of the match, starting at 0.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record to this file instead of printing it.")
    ] = None,
) -> None:
    """Recreate the record of a match, to replay it or open it in the browser."""
    need_libraries()
    from fairytable.lab.keeping import record_of

    made = record_of(results, number)
    if out is None:
        typer.echo(made.to_json().decode(), nl=False)
    else:
        made.save(out)


def need_libraries() -> None:
    """The lab has extra dependencies; explain in one line if they are missing."""
    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise FairytableError("The lab needs more than is installed; run: pip install 'fairytable[lab]'")

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
ResultsFile = Annotated[Path, typer.Argument(metavar="RESULTS", help="A Parquet file of the lab.")]
ReportFile = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the report, as HTML.")]


@laboratory.command(PLAY)
def play_and_judge(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `fairytable games` names it.")] = "",
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
    against: Annotated[
        str, typer.Option(metavar="DIR|KEY=VALUE", help="Play the same seeds with another pack or option, and compare.")
    ] = "",
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="How many matches are played at the same time.")] = 1,
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Let a Dask cluster play, such as tcp://192.168.1.7:8786.")
    ] = "",
    out: ReportFile = None,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the results there. Without it, beside the report as .parquet."),
    ] = None,
    suite: Annotated[
        bool, typer.Option("--suite", help="Play all games, or GAME, with all numbers of seats, and write the summary.")
    ] = False,
) -> None:
    """Play matches, and say which targets of the game are met. `play` need not be written.

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
    """Make a report again from results that were kept."""
    need_libraries()
    from fairytable.cli.lab_session import show_again

    show_again(results, out)


@laboratory.command()
def record(
    results: ResultsFile,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which of its matches, counted from 0.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record there instead of printing it.")
    ] = None,
) -> None:
    """Make the record of a match again, to replay it or to look at it in the browser."""
    need_libraries()
    from fairytable.lab.keeping import record_of

    made = record_of(results, number)
    if out is None:
        typer.echo(made.to_json().decode(), nl=False)
    else:
        made.save(out)


def need_libraries() -> None:
    """The lab needs more than the rest of fairytable; say so in one line if it is not there."""
    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise FairytableError("The lab needs more than is installed; run: pip install 'fairytable[lab]'")

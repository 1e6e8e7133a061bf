"""The command `fairytable lab`: simulates thousands of matches and reports on the game's balance."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from fairytable.cli.arguments import BOT_NAMES, read_options, read_seed
from fairytable.engine.errors import FairytableError
from fairytable.games import find_game

PLAY = "play"
USUAL_BOT = "greedy"
MATCHES, PLAYERS, COMPARING, MACHINES, RESULTS = (
    "Which matches",
    "Who plays",
    "Comparing",
    "Where it runs",
    "What is written",
)
"""The groups of options in the help."""


class LabCommands(TyperGroup):
    """`fairytable lab GAME` plays matches; `show` and `record` use stored results."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = [PLAY, *args]
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The commands, and the options of the one that is meant when none is named."""
        super().format_help(ctx, formatter)
        playing: Any = self.commands[PLAY]
        playing.format_help(playing.make_context(PLAY, [], parent=ctx, resilient_parsing=True), formatter)


class InGroups(TyperCommand):
    """A command whose help shows its options in groups."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        groups: dict[str, list[tuple[str, str]]] = {}
        for parameter in self.get_params(ctx):
            usual = "Arguments" if parameter.param_type_name == "argument" else "Options"
            record = parameter.get_help_record(ctx)
            if record is not None:
                groups.setdefault(getattr(parameter, "rich_help_panel", None) or usual, []).append(record)
        for title, records in groups.items():
            with formatter.section(title):
                formatter.write_dl(records)


laboratory = typer.Typer(
    cls=LabCommands,
    no_args_is_help=True,
    help="Simulate thousands of matches and report on a game's balance.",
)
ResultsFile = Annotated[Path, typer.Argument(metavar="RESULTS", help="A Parquet file written by the lab.")]
ReportFile = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Write an HTML report to this file.", rich_help_panel=RESULTS),
]


@laboratory.command(PLAY, cls=InGroups)
def play_and_judge(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as listed by `fairytable games`.")] = "",
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="The number of seats; the fewest by default.", rich_help_panel=MATCHES),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="K", min=1, help="The number of matches.", rich_help_panel=MATCHES)
    ] = 100,
    seed: Annotated[
        str, typer.Option(metavar="S", help="Match i is played with seed S + i.", rich_help_panel=MATCHES)
    ] = "0",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A game option; may be repeated.", rich_help_panel=MATCHES),
    ] = None,
    pack: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of a content pack to play with.", rich_help_panel=MATCHES),
    ] = None,
    suite: Annotated[
        bool,
        typer.Option(
            "--suite",
            help="Play all games, or GAME, with every number of seats, and write the summary.",
            rich_help_panel=MATCHES,
        ),
    ] = False,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help=f"The bot in every seat: {BOT_NAMES}; {USUAL_BOT} by default.",
            rich_help_panel=PLAYERS,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Several bots that rotate through the seats, instead of one.",
            rich_help_panel=PLAYERS,
        ),
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            metavar="DIR|KEY=VALUE",
            help="Play the same seeds with another pack or option and compare.",
            rich_help_panel=COMPARING,
        ),
    ] = "",
    jobs: Annotated[
        int, typer.Option(metavar="J", min=1, help="The number of processes.", rich_help_panel=MACHINES)
    ] = 1,
    cluster: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="The address of a Dask scheduler, such as tcp://192.168.1.7:8786.",
            rich_help_panel=MACHINES,
        ),
    ] = "",
    out: ReportFile = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where to store the results; by default beside the report, as .parquet.",
            rich_help_panel=RESULTS,
        ),
    ] = None,
) -> None:
    """Play matches and report which balance targets are met. The word `play` may be omitted.

    The same arguments always produce the same results, however many processes are used.
    Matches that are already in the results are not played again.
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
    table = chosen.identity.fewest_seats if seats is None else seats
    if bot is not None and bots:
        raise FairytableError("--bot puts one bot in every seat and --bots puts in several: give one of the two")
    names = [name.strip() for name in bots.split(",")] if bots else bot or USUAL_BOT
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

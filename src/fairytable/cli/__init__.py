"""The command line. Each command of `fairytable` has its own file here."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from fairytable import __version__
from fairytable.cli.arena import hold_arena
from fairytable.cli.games import games
from fairytable.cli.lab import laboratory
from fairytable.cli.lesson import lessons
from fairytable.cli.mistakes import Commands
from fairytable.cli.pack import packs
from fairytable.cli.play import play, replay
from fairytable.cli.rules import rules
from fairytable.cli.serve import serve
from fairytable.cli.simulate import simulate_matches
from fairytable.cli.tables import tables
from fairytable.cli.verify import verify_record
from fairytable.engine.languages import VARIABLES

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Fairy-tale board games with every rule enforced and explained: play them, simulate them, study them.",
)
app.command()(serve)
app.command()(play)
app.command()(replay)
app.command()(games)
app.command("simulate")(simulate_matches)
app.command("arena")(hold_arena)
app.command("verify")(verify_record)
app.command()(rules)
app.add_typer(laboratory, name="lab")
app.add_typer(lessons, name="lesson")
app.add_typer(packs, name="pack")
app.add_typer(tables, name="tables")


@app.callback(invoke_without_command=True)
def fairytable(
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.", is_eager=True)] = False,
    language: Annotated[
        str,
        typer.Option(
            "--language", metavar="LANGUAGE", help="The language of the output, such as 'hu'.", show_default=False
        ),
    ] = "",
) -> None:
    if language:
        os.environ[VARIABLES[0]] = language
    if version:
        typer.echo(f"fairytable {__version__}")
        raise typer.Exit


def main() -> None:
    """The entry point of the command `fairytable`."""
    app(prog_name="fairytable")

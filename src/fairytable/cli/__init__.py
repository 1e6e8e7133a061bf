"""The command line. Each command of `fairytable` has its own file here, which is loaded only to run that command."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from fairytable import __version__
from fairytable.cli.mistakes import Commands
from fairytable.engine.languages import VARIABLES

COMMANDS = {
    "serve": ("serve:serve", "Serve the table to browsers on this machine and in your network."),
    "play": ("play:play", "Play a game in this terminal, against bots or with others."),
    "replay": ("play:replay", "Replay a saved match, answer by answer."),
    "games": ("games:games", "List the games, their seats and their options."),
    "simulate": ("simulate:simulate_matches", "Let bots play many matches and summarise the results."),
    "arena": ("arena:hold_arena", "Rate bots by letting them play each other."),
    "verify": ("verify:verify_record", "Replay a saved match and check that its record is correct."),
    "rules": ("rules:rules", "Show the rules of a game, or find the clauses about something."),
    "check-game": ("check_game:check_game", "Check that a game keeps what every game promises."),
    "lab": ("lab:laboratory", "Simulate thousands of matches and report on a game's balance."),
    "lesson": ("lesson:lessons", "List, create, check and re-record lessons."),
    "pack": ("pack:packs", "Create, check and preview content packs."),
    "tables": ("tables:tables", "List, clean up and delete the tables of a server."),
}
"""Where each command is, and its line in `fairytable --help`."""


class AllCommands(Commands):
    """The commands by name and help line; the one that is used is loaded."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, (_, line) in COMMANDS.items():
            self.add_command(TyperCommand(name, help=line))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in COMMANDS:
            self.add_command(load_command(args[0]), args[0])
        return super().resolve_command(ctx, args)


def load_command(name: str) -> Any:
    """The command with its arguments, or the group of commands."""
    module, _, function = COMMANDS[name][0].partition(":")
    found = getattr(import_module(f"{__name__}.{module}"), function)
    group: Any = typer.Typer(rich_markup_mode=None, callback=fairytable)
    if isinstance(found, typer.Typer):
        group.add_typer(found, name=name)
    else:
        group.command(name)(found)
    return typer.main.get_group(group).commands[name]


app = typer.Typer(
    cls=AllCommands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # loading Rich takes longer than everything else that `--help` does
    help="Fairy-tale board games with every rule enforced and explained: play them, simulate them, study them.",
)


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
    """The entry point of the command `fairytable`. A bot `module:Class` may be in the current folder."""
    sys.path.append(str(Path.cwd()))
    app(prog_name="fairytable")

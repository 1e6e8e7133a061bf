"""The commands `fairytable pack check`, `pack new` and `pack show`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fairytable import GAMES
from fairytable.cli.arguments import GameName
from fairytable.cli.output import complain
from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import copy_default_pack, load_pack, pack_title
from fairytable.games import find_game

packs = typer.Typer(no_args_is_help=True, help="Content packs: the cards and boards of a game, yours or ours.")


@packs.command()
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]) -> None:
    """Find everything that is wrong with a pack."""
    try:
        title = pack_title(folder)
        pack = load_pack(find_game(title.game), folder)
    except FaultyPack as error:
        for fault in error.faults:
            typer.echo(str(fault))
        complain(str(error).splitlines()[0].rstrip(":"))
    for warning in pack.warnings:
        typer.echo(f"warning: {warning}")
    typer.echo(f"{folder} is a good pack for {pack.game}: {pack.name} ({pack.hash})")


@packs.command()
def new(
    game: GameName, folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder for the pack.")]
) -> None:
    """Begin a pack of your own, from a copy of the one that comes with the game."""
    target = copy_default_pack(find_game(game), folder)
    typer.echo(f"{target} is ready: change its TOML files, then run: fairytable pack check {target}")


@packs.command()
def show(
    which: Annotated[
        str | None, typer.Argument(metavar="GAME|DIR", help="A game, or the folder of a pack; without it every game.")
    ] = None,
) -> None:
    """Print the name and the hash of a pack."""
    slugs = [game.slug for game in GAMES]
    for choice in slugs if which is None else [which]:
        folder = find_game(choice).folder / "content" if choice in slugs else Path(choice)
        title = pack_title(folder)
        pack = load_pack(find_game(title.game), folder)
        typer.echo(f"{pack.name}\n  game  {pack.game}\n  hash  {pack.hash}")
        if title.note:
            typer.echo(f"  note  {title.note}")

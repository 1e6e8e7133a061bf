"""The commands `fairytable pack check`, `pack new` and `pack show`."""

from __future__ import annotations

from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated

import typer

from fairytable import games as shelf
from fairytable.cli.arguments import GameName
from fairytable.cli.mistakes import complain
from fairytable.cli.pack_picture import contents
from fairytable.cli.pack_picture import picture as picture_of
from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import copy_default_pack, load_pack, pack_title
from fairytable.games import find_game
from fairytable.matches import new_match
from fairytable.terminal.text_layer import map_text, words_for

packs = typer.Typer(no_args_is_help=True, help="Create, check and preview content packs.")


@packs.command()
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]) -> None:
    """List every error in a pack."""
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
def new(game: GameName, folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create.")]) -> None:
    """Create a pack as a copy of the game's default pack."""
    target = copy_default_pack(find_game(game), folder, folder.resolve().name)
    typer.echo(f"{target} is ready: change its TOML files, then run: fairytable pack check {target}")


@packs.command()
def show(
    which: Annotated[
        str | None, typer.Argument(metavar="GAME|DIR", help="A game or the folder of a pack; all games by default.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the board to this SVG file.")] = None,
) -> None:
    """Print a pack's name, fingerprint, entries and counts, and its map as text."""
    slugs = [game.slug for game in shelf.GAMES]
    for choice in slugs if which is None else [which]:
        folder = find_game(choice).identity.folder / "content" if choice in slugs else Path(choice)
        title = pack_title(folder)
        pack = load_pack(find_game(title.game), folder)
        typer.echo(f"{pack.name}\n  game  {pack.game}\n  hash  {pack.hash}")
        if title.note:
            typer.echo(f"  note  {title.note}")
        if which is None:
            continue
        for line in contents(pack):
            typer.echo(line)
        match = new_match(pack.game, find_game(pack.game).identity.fewest_seats, seed=1, pack=pack, quiet=True)
        if drawn := map_text(match, None, words_for(match), get_terminal_size((160, 60)).columns):
            typer.echo(f"\n{drawn}")
        if picture is not None:
            board = picture_of(pack)
            if board is None:
                complain(f"nothing in {choice} has a place on a board, so there is no picture")
            picture.write_text(board, encoding="utf-8")
            typer.echo(f"\nThe board is drawn in {picture}")

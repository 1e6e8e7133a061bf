"""Arguments shared by several commands, and how they are parsed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from fairytable.bots import BOTS
from fairytable.engine.errors import FairytableError

BOT_NAMES = f"{', '.join(BOTS)} or module:Class"
"""What may be given as a bot, for the help; bots of other packages are found by their names, too."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as listed by `fairytable games`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="The folder of a content pack to play with.")
]


def read_seed(text: str) -> int | str:
    """A seed from the command line: a number if it looks like one of readable length, otherwise any text."""
    if not text.isprintable():
        raise FairytableError("The seed has a character that cannot be printed")
    return int(text) if re.fullmatch(r"-?[0-9]{1,100}", text) else text


def read_options(chosen: list[str]) -> dict[str, str]:
    """The options given with `--option`."""
    options = {}
    for pair in chosen:
        key, equals, value = pair.partition("=")
        if not (key and equals and value):
            raise FairytableError(f"'{pair}' is not an option; write KEY=VALUE, for instance expert=on")
        options[key] = value
    return options

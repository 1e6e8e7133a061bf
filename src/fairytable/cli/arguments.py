"""What several commands take: how it is typed, and how it is read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from fairytable.engine.errors import FairytableError

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `fairytable games` names it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="Play with the content pack in this folder.")
]


def read_seed(text: str) -> int | str:
    """A seed as it is typed: a number if it looks like one and a person could read it, otherwise any words."""
    if not text.isprintable():
        raise FairytableError("The seed has a character that cannot be printed")
    return int(text) if re.fullmatch(r"-?[0-9]{1,100}", text) else text


def read_options(chosen: list[str]) -> dict[str, str]:
    """Options as they are written after `--option`."""
    options = {}
    for pair in chosen:
        key, equals, value = pair.partition("=")
        if not (key and equals and value):
            raise FairytableError(f"'{pair}' is not an option; write KEY=VALUE, for instance expert=on")
        options[key] = value
    return options

"""How commands speak: in words, in JSON, or with one line of complaint."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console

from fairytable.engine.pack_faults import printable

console = Console(highlight=False)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def complain(sentence: str, exit_code: int = 1) -> NoReturn:
    """What somebody else wrote, in a record or a pack, may be in the sentence: it does nothing to the terminal."""
    typer.echo(f"fairytable: {printable(sentence)}", err=True)
    raise typer.Exit(exit_code)

"""How commands print: text, JSON, or a one-line error."""

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
    """The sentence may quote a record or a pack from elsewhere, so control characters are made harmless."""
    typer.echo(f"fairytable: {printable(sentence)}", err=True)
    raise typer.Exit(exit_code)

"""How commands print: text or JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import typer
from rich.console import Console

console = Console(highlight=False)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())

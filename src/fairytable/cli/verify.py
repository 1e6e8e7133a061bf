"""The command `fairytable verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fairytable import verify
from fairytable.cli.arguments import PackFolder


def verify_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a saved match.")],
    pack: PackFolder = None,
) -> None:
    """Replay a saved match and check that its record is correct."""
    match = verify(record, pack)
    if match.result is None:
        end = f"waiting for {' and '.join(match.waiting_for)}"
    else:
        end = f"won by {' and '.join(match.result.winners) or 'nobody'}"
    typer.echo(f"{record} is true: {match.game.title}, {len(match.answers)} answers, {end}")

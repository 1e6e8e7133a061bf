"""The commands `fairytable tables …`, for server operators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from fairytable.cli.mistakes import Commands, complain
from fairytable.cli.output import console, print_json
from fairytable.server.settings import Limits, settings_from_environment

if TYPE_CHECKING:
    import sqlalchemy as sql

tables = typer.Typer(cls=Commands, no_args_is_help=True, help="List, clean up and delete the tables of a server.")

Database = Annotated[
    str, typer.Option(help="sqlite:///file or postgresql://…; by default the file in your data folder.")
]


@contextmanager
def _opened(database: str, *, to_change: bool) -> Iterator[sql.Connection]:
    """The database. No server may have an SQLite file open while it is changed: the server would not notice."""
    from fairytable.server.storage.store import Store

    settings = settings_from_environment()
    settings = msgspec.structs.replace(settings, database=database or settings.database)
    with Store(settings.database_url).opened_by_keeper(to_change=to_change) as connection:
        yield connection


@tables.command("list")
def list_tables(
    database: Database = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the tables, most recently changed first."""
    from fairytable.server.storage.tidying import all_tables

    with _opened(database, to_change=False) as connection:
        found = all_tables(connection)
    if json:
        print_json(found)
        return
    shown = Table("table", "game", "status", "people", "answers", "changed", box=None, header_style="bold")
    for table in found:
        shown.add_row(table.room, table.game, table.status, str(table.people), str(table.answers), table.changed)
    console.print(shown)
    console.print(f"{len(found)} tables.")


@tables.command()
def tidy(
    database: Database = "",
    days: Annotated[
        float, typer.Option(min=0, help="The number of days that a table must have been unused.")
    ] = Limits().days_until_thrown_away,
) -> None:
    """Delete tables where no match was ever played. (A server does this by itself every hour.)"""
    from fairytable.server.storage.tidying import throw_away_unbegun

    with _opened(database, to_change=True) as connection:
        gone = throw_away_unbegun(connection, days)
    typer.echo(f"{len(gone)} tables were deleted.")


@tables.command()
def delete(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, as shown by `list`.")],
    database: Database = "",
) -> None:
    """Delete a table with its matches and its chat."""
    from fairytable.server.storage.tidying import delete_table

    with _opened(database, to_change=True) as connection:
        is_gone = delete_table(connection, table)
    if not is_gone:
        complain(f"There is no table '{table}'")
    typer.echo(f"{table} was deleted.")

"""The command `fairytable serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fairytable.server.settings import settings_from_environment

DEFAULT_PORT = 8000


def serve(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 picks a free one.")
    ] = DEFAULT_PORT,
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine only.")] = "0.0.0.0",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    database: Annotated[
        str, typer.Option(help="sqlite:///file or postgresql://…; by default a file in your data folder.")
    ] = "",
    reports: Annotated[Path | None, typer.Option(help="The folder for players' problem reports.")] = None,
    pack: Annotated[list[Path] | None, typer.Option(help="The folder of a content pack; may be repeated.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="An additional web origin to allow; may be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a trusted proxy (its X-Forwarded-For is used); may be repeated."),
    ] = None,
) -> None:
    """Serve the table to browsers on this machine and in your network."""
    settings = settings_from_environment()
    settings = msgspec.structs.replace(
        settings,
        database=database or settings.database,
        reports=reports or settings.reports,
        packs=tuple(pack or ()),
        origins=(*settings.origins, *(origin or ())),
        proxies=(*settings.proxies, *(proxy or ())),
    )
    # The server's libraries take a second to load, and most commands do without them.
    from fairytable.server.listening import serve_until_stopped

    try:
        serve_until_stopped(settings, host, port, open_browser=open_browser)
    except KeyboardInterrupt:
        raise typer.Exit(0) from None

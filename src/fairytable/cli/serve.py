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
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any that is free.")
    ] = DEFAULT_PORT,
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 keeps others out.")] = "0.0.0.0",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    database: Annotated[
        str, typer.Option(help="sqlite:///file or postgresql://…; by default a file in your data folder.")
    ] = "",
    reports: Annotated[Path | None, typer.Option(help="The folder for reports that something is wrong.")] = None,
    pack: Annotated[list[Path] | None, typer.Option(help="A folder with a content pack; can be given again.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further web origin that may speak to the server; can be given again.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy that is believed when it says for whom it asks; can be given again."),
    ] = None,
) -> None:
    """Serve the table to browsers on this machine and in this network."""
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

"""The command `fairytable serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fairytable.server.settings import LOG_LEVELS, settings_from_environment

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
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:CLASS", help="A bot to offer besides the usual ones; may be repeated."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="An additional web origin to allow; may be repeated.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A host name by which browsers call the server, like tales.example; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a trusted proxy (its X-Forwarded-For is used); may be repeated."),
    ] = None,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"What is logged: {', '.join(LOG_LEVELS)}; warning by default.")
    ] = "",
    access_log: Annotated[bool, typer.Option("--access-log", help="Log every HTTP request.")] = False,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Serve metrics for Prometheus at this port of this machine, or of an address in a private network.",
        ),
    ] = "",
) -> None:
    """Serve the table to browsers on this machine and in your network."""
    settings = settings_from_environment()
    settings = msgspec.structs.replace(
        settings,
        database=database or settings.database,
        reports=reports or settings.reports,
        packs=tuple(pack or ()),
        bots=tuple(bot or ()),
        log_level=log_level.lower() or settings.log_level,
        access_log=access_log or settings.access_log,
        metrics=metrics or settings.metrics,
        origins=(*settings.origins, *(origin or ())),
        names=(*settings.names, *(name or ())),
        proxies=(*settings.proxies, *(proxy or ())),
    )
    # The server's libraries take a second to load, and most commands do without them.
    from fairytable.server.listening import serve_until_stopped

    try:
        serve_until_stopped(settings, host, port, open_browser=open_browser)
    except KeyboardInterrupt:
        raise typer.Exit(0) from None

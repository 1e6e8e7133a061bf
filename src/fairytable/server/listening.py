"""Listening: the server on a socket, and where people find it."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser

import segno
import uvicorn
from fastapi import FastAPI
from rich.console import Console

from fairytable.engine.errors import FairytableError
from fairytable.server.app import create_app
from fairytable.server.settings import Settings


def serve_until_stopped(settings: Settings, host: str, port: int, *, open_browser: bool) -> None:
    """Serve the table until somebody presses Ctrl-C."""
    config = uvicorn_config(create_app(settings), settings)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(config, host, port, open_browser=open_browser))


async def _serve(config: uvicorn.Config, host: str, port: int, *, open_browser: bool) -> None:
    listening = _listen(host, port)
    server = uvicorn.Server(config)
    address = f"http://{_reachable(host)}:{listening.getsockname()[1]}/"
    here = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        _show(address, here)
        if open_browser:
            webbrowser.open(here)
    await serving


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application: large messages are cut off, and what is said at the table is not logged."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes * 2,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise FairytableError(f"Cannot listen on {host}, port {port}: {error.strerror}. Try another --port.") from None
    return listening


def _reachable(host: str) -> str:
    """The address under which others in the network find this machine. Nothing is sent to find it out."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _show(address: str, here: str) -> None:
    console = Console()
    console.print(f"The table is open at [bold]{here}[/bold]")
    if address != here:
        console.print(f"Others in this network find it at [bold]{address}[/bold]")
        if sys.stdout.isatty():
            segno.make(address, error="m").terminal(compact=True)
    console.print("Ctrl-C closes it; everything is kept.")

"""Listening: the server on its port, and the addresses under which people find it."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import socket
import sys
import webbrowser
from typing import Any

import segno
import uvicorn
from litestar.types import ASGIApp
from typer import echo, style
from uvicorn.server import ServerState

from fairytable.engine.errors import FairytableError
from fairytable.server.http.app import create_app
from fairytable.server.http.bounds import BoundedHttp
from fairytable.server.http.observing import Observed
from fairytable.server.metrics import Metrics
from fairytable.server.settings import Settings
from fairytable.server.socket.admission import Admission
from fairytable.server.socket.sockets import Outbox, Socket
from fairytable.server.wording.phrasing import server_words
from fairytable.server.worker import Worker

M_ARENA_MAX = -8


def serve_until_stopped(settings: Settings, host: str, port: int, *, open_browser: bool) -> None:
    """Serve the table until Ctrl-C."""
    prepare_process()
    write_log(settings)
    worker = Worker(settings)
    metrics = Metrics(worker) if settings.metrics else None
    config = uvicorn_config(worker, metrics)
    serving_metrics, _ = metrics.serve(settings.metrics) if metrics else (None, None)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(config, worker, host, port, open_browser=open_browser))
    finally:
        if serving_metrics is not None:
            serving_metrics.shutdown()


def write_log(settings: Settings) -> None:
    """The log goes to standard error, each line with its time."""
    logging.basicConfig(
        level=settings.log_level.upper(),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        datefmt="%Y-%m-%dT%H:%M:%S%z",
    )
    logging.getLogger("fairytable.access").setLevel(logging.INFO if settings.access_log else logging.WARNING)


def prepare_process() -> None:
    """Give the writer thread its turn soon, and let the garbage collector look at new objects only.

    Load everything now that would be loaded late, such as number formats, so that nobody's first answer waits for it.
    """
    _keep_one_heap()
    _open_as_many_files_as_allowed()
    sys.setswitchinterval(0.001)
    server_words("stopped-rules", played=1, now=2)
    gc.set_threshold(20_000, 20, 50)
    gc.collect()
    gc.freeze()


def _keep_one_heap() -> None:
    """On Linux the C library gives every thread a heap of its own; our threads pass everything on and leave theirs
    empty."""
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        if hasattr(libc, "mallopt"):
            libc.mallopt(M_ARENA_MAX, 1)


def _open_as_many_files_as_allowed() -> None:
    """Every connection is an open file, and the default limit is lower than the one that a process may request."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(config: uvicorn.Config, worker: Worker, host: str, port: int, *, open_browser: bool) -> None:
    listening = _listen(host, port)
    try:  # before uvicorn does it, which would report the error as a page of traceback
        await worker.open()
    except FairytableError:
        listening.close()
        await worker.close()
        raise
    server = uvicorn.Server(config)
    address = f"http://{_reachable(host)}:{listening.getsockname()[1]}/"
    here = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        if address != here:
            worker.address = address.rstrip("/")
        _show(address, here)
        if open_browser:
            webbrowser.open(here)
    await serving


def uvicorn_config(worker: Worker, metrics: Metrics | None = None) -> uvicorn.Config:
    """How uvicorn runs the application: WebSockets go through `admission`, and chat is not logged."""
    admission = Admission(worker)
    limits = worker.settings.limits
    outbox = Outbox()

    def new_socket(server_state: ServerState, **_: Any) -> Socket:
        return Socket(admission, server_state.connections, outbox, limits.message_bytes * 2)

    def new_http(**named: Any) -> BoundedHttp:
        return BoundedHttp(limits, worker.addresses, **named)

    app: ASGIApp = create_app(worker)
    if metrics is not None:
        worker.store.note_commit = metrics.note_commit
    if metrics is not None or worker.settings.access_log:
        app = Observed(app, metrics)
    return uvicorn.Config(
        app,
        log_config=None,  # uvicorn's own would close what other libraries of this process write to
        log_level="error",  # a warning for every malformed request would let strangers fill the log
        access_log=False,
        http=new_http,  # type: ignore[arg-type]
        ws=new_socket,  # type: ignore[arg-type]
        proxy_headers=False,  # `addresses` decides which forwarded address to use
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # If the protocol is named, asyncio disables Nagle's algorithm, which would delay each answer by 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise FairytableError(
            f"Cannot listen on {host}, port {port}: {error.strerror}; try another --port or --host"
        ) from None
    return listening


def _reachable(host: str) -> str:
    """The address under which others in the network reach this machine. Nothing is sent to find it out."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _show(address: str, here: str) -> None:
    echo(f"The table is open at {style(here, bold=True)}")
    if address != here:
        echo(f"Others in this network find it at {style(address, bold=True)}")
        if sys.stdout.isatty():
            segno.make(address, error="m").terminal(compact=True)
    echo("Ctrl-C closes it; everything is kept.")

"""Optional layers around the application: the access log, and durations for the metrics."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

from litestar.types import ASGIApp, Receive, Send

from fairytable.server.metrics import Metrics

_log = logging.getLogger("fairytable.access")


class Observed:
    """The application, with every HTTP request measured and, if configured, logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics | None) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, path = perf_counter(), 500, scope["path"]

        async def send_noting(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noting)
        finally:
            seconds = perf_counter() - began
            if self._metrics is not None:
                self._metrics.note_request(scope["method"], status, seconds)
            client = scope["client"][0] if scope["client"] else "-"
            _log.info("%s %s %s %d %.1f ms", client, scope["method"], ascii(path)[1:-1], status, seconds * 1000)

"""The application: REST and the page, put together. Sockets come in elsewhere (see `listening`)."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from fairytable import __version__
from fairytable.engine.game import Game
from fairytable.engine.records import Record
from fairytable.server.http.api import api
from fairytable.server.http.page import GuardedPage, SafeHeaders
from fairytable.server.messages.rest import ASKED_OVER_REST, TOLD_OVER_REST, Problem
from fairytable.server.messages.socket import encode
from fairytable.server.settings import Settings
from fairytable.server.wording.phrasing import language_of, server_words
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker

_log = logging.getLogger("fairytable.server")

STATUS_OF = {
    "no_person": 401,
    "no_right": 403,
    "only_host": 403,
    "not_your_seat": 403,
    "only_own_view": 403,
    "wrong_origin": 403,
    "seed_secret": 409,
    "not_started": 409,
    "not_over": 409,
    "others_play": 409,
    "stopped": 409,
    "no_such_room": 404,
    "no_such_match": 404,
    "unknown_game": 404,
    "unknown_pack": 404,
    "unknown_lesson": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_large": 413,
    "record_too_long": 413,
    "too_many_rooms": 429,
    "too_many_reports": 429,
    "busy": 503,
    "broken": 500,
    "not_stored": 503,
}
"""The HTTP status of a refusal; 422 for all others: the request itself is wrong."""


def create_app(settings: Settings | None = None, games: Iterable[Game[Any]] = ()) -> FastAPI:
    """The server. `games` are offered beside those that everybody knows."""
    worker = Worker(settings or Settings(), games)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if not worker.is_open:
            await worker.open()
        try:
            yield
        finally:
            await worker.close()

    app = FastAPI(
        title="fairytable",
        version=__version__,
        summary="Rooms, records and rules. The messages of the socket are described in docs/server.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.worker = worker
    app.include_router(api)
    app.mount("/", GuardedPage())
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(Exception, _broken)
    limits = worker.settings.limits
    app.add_middleware(
        SafeHeaders, addresses=worker.addresses, origins=worker.settings.origins, most_bytes=limits.body_bytes
    )
    _describe_messages(app)
    return app


def problem(request: Request, refusal: Refusal) -> Response:
    told = Problem(refusal.reason, refusal.sentence(language_of(request.headers.get("accept-language", ""))))
    return Response(encode(told), STATUS_OF.get(refusal.reason, 422), media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(request, error)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    sentence = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return Response(encode(Problem("malformed", sentence)), 422, media_type="application/json")


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "wrong_method" if error.status_code == 405 else "not_found"
    told = Problem(key, server_words(f"refusal-{key}", language_of(request.headers.get("accept-language", ""))))
    return Response(encode(told), error.status_code, headers=error.headers, media_type="application/json")


async def _gone(request: Request, _: Exception) -> Response:
    """Whoever asked has hung up before the request was whole."""
    _log.info("%s %s was not sent to its end", request.method, request.url.path)
    return Response(status_code=400)


async def _broken(request: Request, error: Exception) -> Response:
    _log.error("%s %s broke", request.method, request.url.path, exc_info=error)
    return problem(request, Refusal("broken"))


def _describe_messages(app: FastAPI) -> None:
    """The OpenAPI description takes its schemas from the same classes that the messages are read and written with."""
    kinds = (*ASKED_OVER_REST, *TOLD_OVER_REST, Record)
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            described = schema.setdefault("components", {})
            described["schemas"] = components
            described["securitySchemes"] = {"person": {"type": "http", "scheme": "bearer"}}
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]

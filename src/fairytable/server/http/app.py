"""The application: REST and the page together. Sockets are handled elsewhere (see `listening`)."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.static_files import create_static_files_router

from fairytable.server.http.api import api
from fairytable.server.http.asking import Asked
from fairytable.server.http.description import PROBLEM, SchemasOfMessages, described, problem_of
from fairytable.server.http.guarding import Guarded, NotSent, TooLarge
from fairytable.server.http.page import PAGE, board_folders
from fairytable.server.messages.rest import Problem
from fairytable.server.wording.library import BOARDS
from fairytable.server.wording.phrasing import language_of
from fairytable.server.wording.refusals import Refusal
from fairytable.server.worker import Worker

_log = logging.getLogger("fairytable.server")

STATUS_OF = {
    "malformed": 400,
    "no_person": 401,
    "no_right": 403,
    "only_host": 403,
    "not_your_seat": 403,
    "only_own_view": 403,
    "wrong_origin": 403,
    "wrong_host": 421,
    "seed_secret": 409,
    "not_started": 409,
    "not_over": 409,
    "others_play": 409,
    "stopped": 409,
    "no_such_room": 404,
    "no_such_match": 404,
    "unknown_game": 404,
    "no_page": 404,
    "unknown_pack": 404,
    "unknown_box": 404,
    "unknown_lesson": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_large": 413,
    "record_too_long": 413,
    "too_many_rooms": 429,
    "too_many_new_rooms": 429,
    "no_room_for_more": 503,
    "too_many_reports": 429,
    "busy": 503,
    "still_thinking": 429,
    "broken": 500,
    "not_stored": 503,
}
"""The HTTP status of a refusal; 422 for all others: the request is well-formed but asks for something impossible."""
_REASON_OF = {400: "malformed", 404: "not_found", 405: "wrong_method"}


def create_app(worker: Worker) -> Guarded:
    """REST and the page, for the rooms of this worker."""

    @asynccontextmanager
    async def open_worker(_: Litestar) -> AsyncIterator[None]:
        if not worker.is_open:
            await worker.open()
        try:
            yield
        finally:
            await worker.close()

    async def this_worker() -> Worker:
        return worker

    app = Litestar(
        [api, *_boards(worker), create_static_files_router("/", [PAGE])],
        dependencies={"worker": Provide(this_worker)},
        exception_handlers={
            Refusal: _refused,
            ValidationException: _invalid,
            HTTPException: _not_here,
            TooLarge: _too_large,
            NotSent: _not_sent,
            Exception: _broken,
        },
        lifespan=[open_worker],
        logging_config=None,
        openapi_config=described(),
        plugins=[SchemasOfMessages()],
        request_class=Asked,
        request_max_body_size=None,  # `Guarded` handles that
    )
    return Guarded(app, worker)


def _boards(worker: Worker) -> list[Router]:
    """The boards that packages bring, each below its own folder of the page."""
    return [
        create_static_files_router(f"/{BOARDS}/{slug}", [folder])
        for slug, folder in board_folders(worker.library).items()
    ]


def _problem(reason: str, sentence: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    status = STATUS_OF.get(reason, 422)
    return Response(problem_of(status, reason, sentence), status_code=status, media_type=PROBLEM, headers=headers)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.reason, refusal.sentence(language_of(request.headers.get("accept-language", ""))))


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Something in the URL is wrong, or the body is missing."""
    first = error.extra[0] if isinstance(error.extra, list) else {}
    if "key" not in first or first["key"] == "data":
        return _refused(request, Refusal("malformed"))
    return _problem("malformed", f"{first['key']}: {first['message']}.")


def _not_here(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code not in _REASON_OF:
        return _broken(request, error)
    told = _refused(request, Refusal(_REASON_OF[error.status_code]))
    told.headers.update(error.headers or {})
    return told


def _too_large(request: Request[Any, Any, Any], _: TooLarge) -> Response[Problem]:
    return _refused(request, Refusal("too_large"))


def _not_sent(request: Request[Any, Any, Any], _: NotSent) -> Response[None]:
    """The client disconnected before the request was complete."""
    _log.info("%s %s was not sent to its end", request.method, request.url.path)
    return Response(None, status_code=400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("%s %s broke", request.method, request.url.path, exc_info=error)
    return _refused(request, Refusal("broken"))

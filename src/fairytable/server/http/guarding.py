"""Around REST and the page: security headers go out; requests of foreign pages and oversized bodies are refused."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send

from fairytable.server.http.description import PROBLEM, problem_of
from fairytable.server.http.page import WITHOUT_PAGE, board_folders, is_api, is_built, is_file_below, shown_at
from fairytable.server.limits.origins import is_own_host, is_welcome_origin
from fairytable.server.limits.turns import WHO_ASKS, Visitor
from fairytable.server.messages.socket import encode
from fairytable.server.wording.library import BOARDS
from fairytable.server.wording.phrasing import server_words
from fairytable.server.worker import Worker

DRAINED = 10
"""After this many times the largest body has been received and discarded, the sender is disconnected."""

_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
CONTENT_SECURITY_POLICY = "; ".join(_POLICY)

_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


class TooLarge(Exception):
    """The body of a request is larger than any request needs."""


class NotSent(Exception):
    """The client disconnected in the middle of the body."""


class Guarded:
    """The application, with what is the same for every request."""

    def __init__(self, app: ASGIApp, worker: Worker) -> None:
        self._app = app
        self._addresses = worker.addresses
        self._origins, self._names = worker.settings.origins, worker.settings.names
        self._boards = board_folders(worker.library)
        self._most_bytes = worker.settings.limits.body_bytes

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path, method = scope["path"], scope["method"]
        send = _sending_safely(path, send)
        headers: dict[bytes, str] = {}
        for name, value in scope["headers"]:
            said = value.decode("latin-1")
            headers[name] = f"{headers[name]}, {said}" if name in headers else said
        peer = scope["client"][0] if scope["client"] else ""
        address = self._addresses.behind(peer, headers.get(b"x-forwarded-for", ""))
        scope["client"] = (address, 0)
        WHO_ASKS.set(Visitor(address, headers.get(b"authorization", "") or address))
        host = headers.get(b"host", "")
        is_welcome = is_welcome_origin(headers.get(b"origin", ""), host, self._origins)
        if not self._addresses.may_ask(address):
            await _refuse(send, 429, "too_fast")
        elif not is_own_host(host, self._names, self._origins):
            await _refuse(send, 421, "wrong_host")
        elif method not in ("GET", "HEAD", "OPTIONS") and not is_welcome:
            await _refuse(send, 403, "wrong_origin")
        elif int(headers.get(b"content-length", "0") or 0) > self._most_bytes:
            await self._drain(receive)
            await _refuse(send, 413, "too_large")
        elif is_api(path):
            await self._app(scope, self._bounded(receive), send)
        elif method in ("GET", "HEAD") and not is_built():
            await _answer(send, 200, b"text/html; charset=utf-8", WITHOUT_PAGE.encode())
        elif path.startswith(f"/{BOARDS}/") and self._has_file_of_board(path):
            await self._app(scope, receive, send)
        elif file := shown_at(path, headers.get(b"accept-encoding", "")):
            scope["path"] = file
            await self._app(scope, receive, send)
        else:
            await _refuse(send, 404, "not_found")

    def _has_file_of_board(self, path: str) -> bool:
        """Whether the board that a package brings has a file at this address."""
        slug, _, name = path.removeprefix(f"/{BOARDS}/").partition("/")
        return slug in self._boards and is_file_below(self._boards[slug], name)

    def _bounded(self, receive: Receive) -> Receive:
        """A body within the limit, received in full."""
        received, is_whole = 0, False

        async def receive_bounded() -> Any:
            nonlocal received, is_whole
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                if not is_whole:
                    raise NotSent
                return message
            received += len(message["body"])
            is_whole = not message["more_body"]
            if received > self._most_bytes:
                if not is_whole:
                    await self._drain(receive)
                raise TooLarge
            return message

        return receive_bounded

    async def _drain(self, receive: Receive) -> None:
        """Read and discard some more of it, so that the sender stays connected long enough to receive the response."""
        drained, more = 0, True
        while more and drained < self._most_bytes * DRAINED:
            message: Any = await receive()
            drained += len(message.get("body", b""))
            more = message.get("more_body", False)


def _sending_safely(path: str, send: Send) -> Send:
    caching = b"public, max-age=31536000, immutable" if path.startswith("/assets/") else b"no-cache"
    caching = b"no-store" if is_api(path) else caching
    varying = [] if is_api(path) else [(b"vary", b"accept-encoding")]

    async def send_safely(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *_HEADERS, (b"cache-control", caching), *varying]
        await send(message)

    return send_safely


async def _refuse(send: Send, status: int, reason: str) -> None:
    problem = problem_of(status, reason, server_words(f"refusal-{reason}"))
    await _answer(send, status, PROBLEM.encode(), encode(problem))


async def _answer(send: Send, status: int, kind: bytes, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind)]})
    await send({"type": "http.response.body", "body": body, "more_body": False})

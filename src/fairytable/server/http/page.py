"""The page: its built files, and the headers that keep every other host out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from fairytable.server.limits.addresses import Addresses
from fairytable.server.limits.origins import is_welcome_origin
from fairytable.server.messages.rest import Problem
from fairytable.server.messages.socket import encode
from fairytable.server.wording.phrasing import server_words

DRAINED = 10
"""How many times the largest body is received, and thrown away, before a sender is cut off."""
PAGE = Path(__file__).parents[1] / "page"

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

_WITHOUT_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>fairytable</title>
<h1>fairytable</h1>
<p>The server is running, but the table has not been built. In a checkout, <code>make play</code> builds it.</p>
<p>Games can also be played in the terminal: <code>fairytable play --terminal</code>.</p>
</html>"""


class GuardedPage:
    """The built page; any other address without a dot shows it too, so that its own addresses can be opened."""

    def __init__(self) -> None:
        self._files = StaticFiles(directory=PAGE, html=True, check_dir=False)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = str(scope["path"])
        if path == "/api" or path.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if not (PAGE / "index.html").exists():
            await HTMLResponse(_WITHOUT_PAGE)(scope, receive, send)
            return
        if "." not in path.rpartition("/")[2]:
            scope = scope | {"path": "/index.html", "root_path": "", "app_root_path": ""}
        await self._files(scope, receive, send)


class SafeHeaders:
    """Around everything: safe headers out, no foreign page and nothing too large in."""

    def __init__(self, app: Any, addresses: Addresses, origins: tuple[str, ...], most_bytes: int) -> None:
        self._app = app
        self._addresses = addresses
        self._origins = origins
        self._most_bytes = most_bytes

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api/")
        is_asset = scope["path"].startswith("/assets/")

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                caching = b"public, max-age=31536000, immutable" if is_asset else b"no-cache"
                caching = b"no-store" if is_api else caching
                message["headers"] = [*message.get("headers", ()), *_HEADERS, (b"cache-control", caching)]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        peer = scope["client"][0] if scope.get("client") else ""
        address = self._addresses.behind(peer, headers.get(b"x-forwarded-for", ""))
        scope = scope | {"client": (address, 0)}
        if not self._addresses.may_ask(address):
            await _answer(send_safely, 429, "too_fast")
            return
        is_welcome = is_welcome_origin(headers.get(b"origin", ""), headers.get(b"host", ""), self._origins)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_welcome:
            await _answer(send_safely, 403, "wrong_origin")
            return
        if int(headers.get(b"content-length", "0") or 0) > self._most_bytes:
            await self._refuse_body(receive, send_safely)
            return
        received = 0

        async def receive_bounded() -> Any:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._most_bytes:
                raise TooLarge
            return message

        try:
            await self._app(scope, receive_bounded, send_safely)
        except TooLarge:
            await self._refuse_body(receive, send_safely)

    async def _refuse_body(self, receive: Any, send: Any) -> None:
        """Let some more of it come, unread, so that whoever sends it lives to hear the answer."""
        drained, more = 0, True
        while more and drained < self._most_bytes * DRAINED:
            message = await receive()
            drained += len(message.get("body", b""))
            more = message.get("more_body", False)
        await _answer(send, 413, "too_large")


class TooLarge(Exception):
    """The body of a request is larger than any that is needed."""


async def _answer(send: Any, status: int, reason: str) -> None:
    body = encode(Problem(reason, server_words(f"refusal-{reason}")))
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})

"""Origins: the web pages whose requests are answered."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_welcome_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether the page that speaks came from this server. Programs that are no browsers do not say."""
    try:
        return not origin or origin in origins or urlsplit(origin).netloc == host
    except ValueError:  # not an address at all
        return False

"""Origins: the web pages whose requests are accepted, and the host names of the server."""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

LABEL = re.compile(r"[a-z0-9_-]+")


def is_welcome_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether the requesting page came from this server. Programs other than browsers do not say."""
    try:
        return not origin or origin in origins or urlsplit(origin).netloc == host
    except ValueError:  # not an address at all
        return False


def is_own_host(host: str, names: tuple[str, ...], origins: tuple[str, ...]) -> bool:
    """Whether a browser that names this host means this server. A foreign page can point a name of its own here, and
    then counts as same-origin (DNS rebinding). That is impossible with an IP address, a name of this machine, or a name
    without a dot, which only has a meaning in the local network."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # not a name at all
        return False
    if not host or LABEL.fullmatch(name) or name.endswith(".localhost") or name in own_names():
        return True
    try:
        ip_address(name)
    except ValueError:
        return name in names or any(urlsplit(origin).hostname == name for origin in origins)
    return True


@cache
def own_names() -> frozenset[str]:
    """The names of this machine in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"} - {""})

"""Origins: the web pages whose requests are answered, and the names by which the server is called."""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

LABEL = re.compile(r"[a-z0-9_-]+")


def is_welcome_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether the page that speaks came from this server. Programs that are no browsers do not say."""
    try:
        return not origin or origin in origins or urlsplit(origin).netloc == host
    except ValueError:  # not an address at all
        return False


def is_own_host(host: str, names: tuple[str, ...], origins: tuple[str, ...]) -> bool:
    """Whether a browser that says it speaks to this host means this server. A stranger's page can let a name of its own
    lead here, and then counts as coming from here. It cannot do so with an address, with a name of this machine, or
    with one without a dot, which means something only in the network at home."""
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
    """How this machine is called in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"} - {""})

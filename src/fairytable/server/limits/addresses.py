"""Addresses: where people come from, and how many connections, requests and new tables each address may have.

Behind a proxy everybody comes from the proxy; it says in a header for whom it asks, and is believed only if the
operator has named it.
"""

from __future__ import annotations

import logging
import sys
from collections import Counter
from ipaddress import IPv6Address, ip_address
from time import monotonic

from fairytable.server.limits.rate_limiter import RateLimiter, RateLimiters
from fairytable.server.settings import Limits

SECONDS_IN_AN_HOUR = 3_600
SECONDS_BETWEEN_WARNINGS = 60
FILES_OF_OUR_OWN = 64
"""So many files the server may open itself: the database, what it listens to, processes for bots."""
BYTES_LIKE_A_ROOM = 50_000
"""Who brings a pack or a record of so many bytes has opened one table more."""
ALWAYS_LET_IN = 8
"""So many connections of an address, what one browser opens, are not too many however few are possible."""
BITS_OF_A_HOME = 64
"""So much of an IPv6 address names a household; the rest its owner can choose at will."""


_log = logging.getLogger("fairytable.server")


def connections_possible() -> int:
    """How many connections the system lets this process have: each is an open file."""
    try:
        import resource
    except ImportError:  # not on this system
        return sys.maxsize
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if files == resource.RLIM_INFINITY else files - FILES_OF_OUR_OWN


class Addresses:
    """What each address has open and has asked for. None may have more than half of the connections that are still
    possible, so that there is always one for somebody else."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self._limits = limits
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._connections = 0
        self._possible = connections_possible()
        self._warned = -float(SECONDS_BETWEEN_WARNINGS)
        self._requests = RateLimiters(limits.requests_per_second, limits.requests_at_once)
        self._rooms = RateLimiters(limits.rooms_per_address / SECONDS_IN_AN_HOUR, limits.rooms_per_address)
        self._messages = RateLimiters(limits.messages_per_second_and_address, limits.messages_at_once_and_address)

    def is_proxy(self, address: str) -> bool:
        return address in self._proxies

    def behind(self, peer: str, forwarded_for: str) -> str:
        """Whom the peer speaks for: itself, or, if it is our proxy, the last in the header that is not one."""
        named = [part.strip() for part in forwarded_for.split(",") if part.strip()]
        address = peer
        while self.is_proxy(address) and named:
            address = named.pop()
        return address

    def enter(self, address: str) -> bool:
        """One more connection; False if there are too many already. Every one that entered has to leave."""
        home = home_of(address)
        self._open[home] += 1
        self._connections += 1
        if self.is_proxy(address):
            return True
        if self._open[home] > max(ALWAYS_LET_IN, (self._possible - self._connections) / 2):
            self._warn()
            return False
        return self._open[home] <= self._limits.connections_per_address

    def _warn(self) -> None:
        if monotonic() - self._warned >= SECONDS_BETWEEN_WARNINGS:
            self._warned = monotonic()
            _log.warning(
                "%d connections are open and the system allows %d: allow the server more open files",
                self._connections,
                self._possible,
            )

    def leave(self, address: str) -> None:
        home = home_of(address)
        self._connections -= 1
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]

    def may_ask(self, address: str) -> bool:
        """Whether a request from there is answered."""
        return self._requests.allows(home_of(address))

    def may_open_room(self, address: str, size: int) -> bool:
        """Whether a table may be opened from there, of which so many bytes are to be kept."""
        return self._rooms.allows(home_of(address), 1 + size / BYTES_LIKE_A_ROOM)

    def may_bring(self, address: str, size: int) -> bool:
        """Whether a pack of so many bytes may be brought from there for a table that is open."""
        return self._rooms.allows(home_of(address), size / BYTES_LIKE_A_ROOM)

    def message_limiter(self, address: str) -> RateLimiter:
        """The rate limiter of all messages over sockets from there."""
        return self._messages.limiter_of(home_of(address))


def home_of(address: str) -> str:
    """The household to which an address belongs."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{int(parsed) >> (128 - BITS_OF_A_HOME):x}::"
    return str(parsed)

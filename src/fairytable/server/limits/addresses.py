"""Addresses: where visitors come from, and how many connections, requests and new tables each address may have.

Behind a proxy every visitor has the proxy's address; its header with the original address is used only if the operator
trusts the proxy.
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
"""The number of files that the server itself may open: the database, listening sockets, processes for bots."""
BYTES_LIKE_A_ROOM = 50_000
"""An upload of this many bytes counts as one more table."""
ALWAYS_LET_IN = 8
"""An address may always have this many connections, which is what one browser opens, however few are possible."""
BITS_OF_A_HOME = 64
"""This prefix of an IPv6 address identifies a household; the rest can be chosen freely."""


_log = logging.getLogger("fairytable.server")


def connections_possible() -> int:
    """The number of connections that the system allows this process: each is an open file."""
    try:
        import resource
    except ImportError:  # not on this system
        return sys.maxsize
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if files == resource.RLIM_INFINITY else files - FILES_OF_OUR_OWN


class Addresses:
    """What each address has open and has asked for. No address gets more than half of the connections that are still
    possible, so there is always one left for somebody else."""

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
        """The address for which the peer speaks: its own or, if it is a trusted proxy, the last one in the header that
        is not."""
        named = [part.strip() for part in forwarded_for.split(",") if part.strip()]
        address = peer
        while self.is_proxy(address) and named:
            address = named.pop()
        return address

    def enter(self, address: str) -> bool:
        """One more connection; False if there are too many. Each that entered must leave."""
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
        """Whether a request from this address is answered."""
        return self._requests.allows(home_of(address))

    def may_open_room(self, address: str, size: int) -> bool:
        """Whether a table with an upload of this size may be opened from this address."""
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

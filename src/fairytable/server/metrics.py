"""Metrics for Prometheus, served at an address of their own, never on the public port."""

from __future__ import annotations

from importlib.util import find_spec
from ipaddress import ip_address
from threading import Thread
from typing import TYPE_CHECKING, Any

from fairytable.engine.errors import FairytableError
from fairytable.server.storage.store import Write
from fairytable.server.storage.stored import Entry

if TYPE_CHECKING:
    from fairytable.server.worker import Worker

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the histograms."""


def metrics_address(text: str) -> tuple[str, int]:
    """Host and port from `9100` or `10.0.0.5:9100`. Only this machine or a private network may be named."""
    host, colon, port = text.rpartition(":")
    host = host.strip("[]") if colon else "127.0.0.1"
    try:
        address, number = ip_address(host), int(port)
    except ValueError:
        raise FairytableError(f"'{text}' is no address for metrics; write 9100 or 10.0.0.5:9100") from None
    if address.is_unspecified or not (address.is_private or address.is_loopback):
        raise FairytableError(f"Metrics are not for strangers: {host} is neither this machine nor in a private network")
    return host, number


class Metrics:
    """The counters of a worker for Prometheus."""

    def __init__(self, worker: Worker) -> None:
        if find_spec("prometheus_client") is None:
            raise FairytableError("Metrics need more than is installed; run: pip install 'fairytable[metrics]'")
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        named: dict[str, Any] = {"registry": self.registry, "namespace": "fairytable"}
        self._answers = Counter("answers", "Answers, ends of windows, departures and undos that were stored.", **named)
        self._commits = Histogram("commit_seconds", "Duration of a database transaction.", buckets=SECONDS, **named)
        self._requests = Histogram(
            "request_seconds", "Duration of HTTP requests.", ["method", "status"], buckets=SECONDS, **named
        )
        bots = worker.bot_processes
        for name, explained, read in (
            ("rooms", "Rooms in memory.", lambda: len(worker.rooms)),
            ("rooms_playing", "Rooms in memory with a match in progress.", lambda: _playing(worker)),
            ("connections", "Open WebSockets.", lambda: worker.connections),
            ("people", "Different people who are connected.", lambda: _people(worker)),
            ("messages_received", "Messages over WebSockets since the start.", lambda: worker.messages_heard),
            ("bots_waiting", "Thoughts of bots, hints and reviews that wait for a process.", lambda: bots.waiting),
            ("bots_thinking", "Thoughts of bots, hints and reviews in progress.", lambda: bots.thinking),
        ):
            Gauge(name, explained, **named).set_function(read)

    def note_commit(self, batch: list[Write], seconds: float) -> None:
        self._commits.observe(seconds)
        self._answers.inc(sum(isinstance(write.what, Entry) for write in batch))

    def note_request(self, method: str, status: int, seconds: float) -> None:
        self._requests.labels(method, str(status)).observe(seconds)

    def serve(self, address: str) -> tuple[Any, Thread]:
        """Serve the metrics at this address until the returned server is shut down."""
        from prometheus_client import start_http_server

        host, port = metrics_address(address)
        try:
            return start_http_server(port, host, registry=self.registry)
        except OSError as error:
            raise FairytableError(f"Metrics cannot be served at {address}: {error.strerror}") from None


def _playing(worker: Worker) -> int:
    return sum(room.status == "playing" for room in list(worker.rooms.values()))


def _people(worker: Worker) -> int:
    return len({each.person for room in list(worker.rooms.values()) for each in list(room.connections)})

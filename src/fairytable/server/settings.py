"""Settings: everything about the server that can be chosen when it starts."""

from __future__ import annotations

import os
import re
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from fairytable.engine.errors import FairytableError

SECONDS_WITHOUT_DATABASE = 30.0
LOG_LEVELS = ("debug", "info", "warning", "error")


def default_folder() -> Path:
    """The default folder of the database and the reports."""
    return user_data_path("fairytable", appauthor=False)


class Limits(Struct, frozen=True, kw_only=True):
    """Limits on what anybody can ask of the server."""

    message_bytes: int = 16_384
    body_bytes: int = 1_000_000
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    messages_per_second_and_address: float = 400.0
    messages_at_once_and_address: int = 2_000
    seconds_to_hello: float = 10.0
    seconds_away: float = 60.0
    connections: int = 5_000
    connections_per_address: int = 300
    connections_per_room: int = 64
    connections_per_person: int = 8
    requests_per_second: float = 50.0
    requests_at_once: int = 500
    head_bytes: int = 65_536
    seconds_to_ask: float = 20.0
    seconds_to_read: float = 60.0
    """After this time a client that does not read a response is disconnected."""
    rooms: int = 20_000
    """Tables with a match in progress or about to begin."""
    days_until_abandoned: float = 30.0
    """After this time without a visitor a table no longer counts."""
    days_until_thrown_away: float = 7.0
    """After this time a table at which nothing was ever played is deleted."""
    rooms_per_person: int = 50
    rooms_per_address: int = 120
    """New tables in an hour; one with a large pack or a long record counts as several."""
    reports_per_person: int = 5
    """Reports in an hour."""
    reports_per_address: int = 20
    reports_per_room: int = 20
    reports_kept: int = 1_000
    reports_megabytes: int = 200
    """Of all reports together; the oldest make room for new ones."""
    holders_per_seat: int = 8
    guests_per_room: int = 200
    chat_lines_kept: int = 200
    chat_lines_per_person: int = 30
    """Lines in a minute."""
    chat_lines_per_address: int = 120
    chat_lines_per_room: int = 120
    changes_per_person: int = 120
    """Of rooms, such as names, seats and what the host sets, in a minute; each writes the whole room."""
    changes_per_address: int = 600
    changes_per_room: int = 240
    undos_per_match: int = 1_000
    events_at_first: int = 400
    waiting_per_room: int = 50
    record_answers: int = 5_000
    record_branches: int = 100
    record_seconds: float = 10.0
    pack_seconds: int = 3
    """CPU seconds for reading an uploaded pack."""
    pack_megabytes: int = 1_024
    thoughts_waiting: int = 200
    """Queued hints, analyses and reasons; the same number of records and of packs, too."""
    thoughts_waiting_per_address: int = 12
    thoughts_waiting_per_person: int = 4


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server.

    `names` are the host names of the server, in addition to its addresses, the names of its machine and the hosts of
    `origins`. `proxies` are trusted: their `X-Forwarded-For` is used. `gather` is how long, in seconds, answers wait
    for others to be committed together when several arrive at once; `seconds_without_database` how long they wait for a
    PostgreSQL that is unavailable; `idle` how long an empty room stays in memory; `pause`, in milliseconds, replaces
    every room's pause before a bot moves, and `window` every room's time for a window. With `same_luck`, which is for
    tests, a table that continues a record also keeps its luck, which anyone who has the record knows.
    """

    database: str = ""
    reports: Path | None = None
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    bots: tuple[str, ...] = ()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    gather: float = 0.002
    seconds_without_database: float = SECONDS_WITHOUT_DATABASE
    idle: float = 300.0
    pause: int | None = None
    window: int | None = None
    same_luck: bool = False
    log_level: str = "warning"
    access_log: bool = False
    metrics: str = ""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if self.log_level not in LOG_LEVELS:
            raise FairytableError(f"'{self.log_level}' is not a log level; use one of: {', '.join(LOG_LEVELS)}")
        for origin in self.origins:
            if not re.fullmatch("https?://[^/]+", origin):
                raise FairytableError(f"'{origin}' is not a web origin; write it like https://tales.example")
        for name in self.names:
            if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", name):
                raise FairytableError(f"'{name}' is not the name of a host; write it like tales.example")
        for proxy in self.proxies:
            try:
                ip_address(proxy)
            except ValueError:
                raise FairytableError(f"'{proxy}' is not the address of a proxy; write it like 10.0.0.2") from None

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with the installed driver."""
        url = self.database or f"sqlite:///{default_folder() / 'fairytable.sqlite'}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                if find_spec("psycopg") is None:
                    raise FairytableError(
                        "PostgreSQL needs more than is installed; run: pip install 'fairytable[postgres]'"
                    )
                return "postgresql+psycopg://" + url.removeprefix(plain)
        return url if "://" in url else f"sqlite:///{url}"

    @property
    def reports_folder(self) -> Path:
        return self.reports or default_folder() / "reports"


def settings_from_environment() -> Settings:
    """The settings from the environment."""
    return Settings(
        database=os.environ.get("FAIRYTABLE_DATABASE", ""),
        reports=Path(os.environ["FAIRYTABLE_REPORTS"]) if "FAIRYTABLE_REPORTS" in os.environ else None,
        origins=tuple(os.environ.get("FAIRYTABLE_ORIGINS", "").split()),
        names=tuple(os.environ.get("FAIRYTABLE_NAMES", "").split()),
        proxies=tuple(os.environ.get("FAIRYTABLE_PROXIES", "").split()),
        same_luck=bool(os.environ.get("FAIRYTABLE_SAME_LUCK")),
        log_level=os.environ.get("FAIRYTABLE_LOG_LEVEL", "warning").lower(),
        access_log=bool(os.environ.get("FAIRYTABLE_ACCESS_LOG")),
        metrics=os.environ.get("FAIRYTABLE_METRICS", ""),
    )

"""Settings: everything about the server that can be chosen when it starts."""

from __future__ import annotations

import os
import re
from ipaddress import ip_address
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from fairytable.engine.errors import FairytableError

SECONDS_WITHOUT_DATABASE = 30.0


def default_folder() -> Path:
    """Where the database and the reports are kept if nothing else is said."""
    return user_data_path("fairytable", appauthor=False)


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds on what anybody can ask of the server."""

    message_bytes: int = 16_384
    body_bytes: int = 1_000_000
    messages_per_second: float = 20.0
    messages_at_once: int = 60
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
    rooms: int = 20_000
    """Tables at which something is played, or to be played."""
    days_until_abandoned: float = 30.0
    """From then on a table at which nobody came or went does not count any more."""
    days_until_thrown_away: float = 7.0
    """From then on a table at which nothing was ever played is deleted."""
    rooms_per_person: int = 50
    rooms_per_address: int = 120
    """New tables in an hour."""
    reports_per_person: int = 5
    """Reports in an hour."""
    reports_kept: int = 1_000
    holders_per_seat: int = 8
    guests_per_room: int = 200
    chat_lines_kept: int = 200
    events_at_first: int = 400
    waiting_per_room: int = 50
    record_answers: int = 5_000
    record_branches: int = 100
    record_seconds: float = 10.0
    records_waiting: int = 20


class Settings(Struct, frozen=True, kw_only=True):
    """What can be chosen.

    `proxies` are believed when they say for whom they ask. `gather` is how long, in seconds, answers wait for others to
    be committed with them where several come at once; `seconds_without_database` how long they wait for a PostgreSQL
    that has gone; `idle` how long an empty room stays in memory; `pause`, in
    milliseconds, replaces every room's pause before a bot moves, and `window` every room's time for a window. With
    `same_luck`, which is for tests, a table that goes on from a record has also its luck, known to whoever has the
    record.
    """

    database: str = ""
    reports: Path | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    gather: float = 0.002
    seconds_without_database: float = SECONDS_WITHOUT_DATABASE
    idle: float = 300.0
    pause: int | None = None
    window: int | None = None
    same_luck: bool = False
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not re.fullmatch("https?://[^/]+", origin):
                raise FairytableError(f"'{origin}' is not a web origin; write it like https://tales.example")
        for proxy in self.proxies:
            try:
                ip_address(proxy)
            except ValueError:
                raise FairytableError(f"'{proxy}' is not the address of a proxy; write it like 10.0.0.2") from None

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with the driver that is installed."""
        url = self.database or f"sqlite:///{default_folder() / 'fairytable.sqlite'}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                return "postgresql+psycopg://" + url.removeprefix(plain)
        return url if "://" in url else f"sqlite:///{url}"

    @property
    def reports_folder(self) -> Path:
        return self.reports or default_folder() / "reports"


def settings_from_environment() -> Settings:
    """The settings that the environment gives."""
    return Settings(
        database=os.environ.get("FAIRYTABLE_DATABASE", ""),
        reports=Path(os.environ["FAIRYTABLE_REPORTS"]) if "FAIRYTABLE_REPORTS" in os.environ else None,
        origins=tuple(os.environ.get("FAIRYTABLE_ORIGINS", "").split()),
        proxies=tuple(os.environ.get("FAIRYTABLE_PROXIES", "").split()),
        same_luck=bool(os.environ.get("FAIRYTABLE_SAME_LUCK")),
    )

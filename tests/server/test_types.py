"""What is written twice is the same in both places."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from fairytable.server.speech import server_words
from fairytable.server.store import metadata, migrate
from fairytable.server.types import typescript

CHECKOUT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = (CHECKOUT / "web" / "src" / "lib" / "messages.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m fairytable.server.types > web/src/lib/messages.ts"


def test_the_migrations_lead_to_the_tables_that_the_store_uses(database: str) -> None:
    from fairytable.server.settings import Settings

    engine = sql.create_engine(Settings(database=database).database_url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_the_server_has_words_for_every_refusal() -> None:
    import re

    reasons: set[str] = set()
    for path in (CHECKOUT / "src" / "fairytable" / "server").glob("*.py"):
        reasons |= set(re.findall(r'Refusal\("(\w+)"', path.read_text(encoding="utf-8")))
    assert len(reasons) > 25
    for reason in reasons:
        assert server_words(f"refusal-{reason}", seat="Red", because="It is so.", level="hard", answers=3)


def test_words_that_are_missing_are_an_error() -> None:
    with pytest.raises(LookupError):
        server_words("refusal-never_heard_of")

"""Tidying: which tables are kept, which are deleted after a while, and what is deleted with a table.

A table at which nothing was ever played is deleted after some days. All others stay until somebody deletes them; only
unfinished matches count against the limits.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from fairytable.server.storage.stored import StoredRoom
from fairytable.server.storage.tables import answers, chat, matches, members, packs, rooms


class TableSummary(Struct, frozen=True):
    """A table from the operator's point of view. `changed` is when somebody last came, left or changed a setting."""

    room: str
    game: str
    status: str
    people: int
    answers: int
    changed: str


def all_tables(connection: sql.Connection) -> list[TableSummary]:
    """Every table, the latest change first."""
    given = sql.func.count(answers.c.number)
    counted = (
        sql.select(matches.c.room, given.label("given"))
        .join(answers, answers.c.match == matches.c.match, isouter=True)
        .group_by(matches.c.room)
        .subquery()
    )
    rows = connection.execute(
        sql.select(rooms.c.body, rooms.c.is_over, rooms.c.changed, counted.c.given)
        .join(counted, counted.c.room == rooms.c.room, isouter=True)
        .order_by(rooms.c.changed.desc(), rooms.c.room)
    )
    return [_table(*row) for row in rows]


def _table(body: str, is_over: bool, changed: str, given: int | None) -> TableSummary:
    stored = msgspec.json.decode(body, type=StoredRoom)
    status = "over" if is_over else "playing" if stored.match else "waiting"
    people = len({holder for seat in stored.seats for holder in seat.holders})
    return TableSummary(stored.room, stored.game, status, people, given or 0, changed)


def delete_table(connection: sql.Connection, room: str) -> bool:
    """Delete a table with everything that was played at it; False if there is no such table."""
    if not connection.execute(sql.delete(rooms).where(rooms.c.room == room)).rowcount:
        return False
    own = sql.select(matches.c.match).where(matches.c.room == room)
    connection.execute(sql.delete(answers).where(answers.c.match.in_(own)))
    for table in (matches, members, packs, chat):
        connection.execute(sql.delete(table).where(table.c.room == room))
    return True


def put_away(connection: sql.Connection, room: str, person: str) -> bool:
    """Take a table off a person's list; it is deleted with the last list it is on. Returns whether it was deleted."""
    connection.execute(sql.delete(members).where(members.c.room == room, members.c.person == person))
    if connection.scalar(sql.select(sql.func.count()).select_from(members).where(members.c.room == room)):
        return False
    return delete_table(connection, room)


def throw_away_unbegun(connection: sql.Connection, days: float) -> list[str]:
    """Delete the tables at which nothing was ever played and where nobody has been for this many days."""
    begun = sql.select(matches.c.match).where(matches.c.room == rooms.c.room)
    old = connection.scalars(
        sql.select(rooms.c.room).where(rooms.c.changed < days_ago(days), sql.not_(sql.exists(begun)))
    ).all()
    for room in old:
        delete_table(connection, room)
    return list(old)


def days_ago(days: float) -> str:
    """A time in the form that the database uses."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")

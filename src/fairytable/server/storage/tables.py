"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

rooms = sql.Table(
    "rooms",
    metadata,
    sql.Column("room", sql.String(32), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("is_over", sql.Boolean, nullable=False),
    sql.Column("changed", sql.String(32), nullable=False),
)
members = sql.Table(
    "members",
    metadata,
    sql.Column("person", sql.String(64), primary_key=True),
    sql.Column("room", sql.String(32), primary_key=True),
)
packs = sql.Table(
    "packs",
    metadata,
    sql.Column("room", sql.String(32), primary_key=True),
    sql.Column("edition", sql.String(64), nullable=False),
    sql.Column("files", sql.Text, nullable=False),
)
matches = sql.Table(
    "matches",
    metadata,
    sql.Column("match", sql.String(32), primary_key=True),
    sql.Column("room", sql.String(32), nullable=False, index=True),
    sql.Column("body", sql.Text, nullable=False),
)
answers = sql.Table(
    "answers",
    metadata,
    sql.Column("match", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.String(32), nullable=False),
    sql.Column("option", sql.String(200), nullable=False),
    sql.Column("question", sql.Integer, nullable=False),
    sql.Column("kept", sql.Text),
)
chat = sql.Table(
    "chat",
    metadata,
    sql.Column("room", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.String(32)),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

"""Rooms, their members, matches, answers and chat."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sql.Column("room", sql.String(32), primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sql.Column("is_over", sql.Boolean, nullable=False),
        sql.Column("changed", sql.String(32), nullable=False),
    )
    op.create_table(
        "members",
        sql.Column("person", sql.String(64), primary_key=True),
        sql.Column("room", sql.String(32), primary_key=True),
    )
    op.create_table(
        "matches",
        sql.Column("match", sql.String(32), primary_key=True),
        sql.Column("room", sql.String(32), nullable=False),
        sql.Column("body", sql.Text, nullable=False),
    )
    op.create_index("ix_matches_room", "matches", ["room"])
    op.create_table(
        "answers",
        sql.Column("match", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.String(32), nullable=False),
        sql.Column("option", sql.String(200), nullable=False),
        sql.Column("question", sql.Integer, nullable=False),
        sql.Column("kept", sql.Text),
    )
    op.create_table(
        "chat",
        sql.Column("room", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.String(32)),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.String(32), nullable=False),
    )

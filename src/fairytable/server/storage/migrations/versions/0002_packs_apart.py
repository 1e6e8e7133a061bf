"""The packs that were brought for a room, apart from it."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "packs",
        sql.Column("room", sql.String(32), primary_key=True),
        sql.Column("edition", sql.String(64), nullable=False),
        sql.Column("files", sql.Text, nullable=False),
    )

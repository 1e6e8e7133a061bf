"""Runs the migrations over the connection that the store provides."""

from alembic import context

from fairytable.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

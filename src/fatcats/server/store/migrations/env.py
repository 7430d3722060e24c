"""Alembic's entry: migrations run on the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from fatcats.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()

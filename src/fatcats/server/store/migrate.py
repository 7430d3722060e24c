"""Brings a database to the newest schema when the server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from fatcats.server.store.engines import Database
from fatcats.server.store.schema import REVISION, metadata

MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = 0x0FA7CA75  # workers that start at the same time must not migrate at the same time


class NewerDatabase(Exception):
    """The database was written by a newer fatcats."""


async def bring_up_to_date(database: Database) -> None:
    await database.write(_bring_up_to_date)


def _bring_up_to_date(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    names = inspect(connection).get_table_names()
    if "alembic_version" not in names and "tables" not in names:
        _create(connection)
    elif _revision(connection, names) != REVISION:
        upgrade(connection)


def _create(connection: Connection) -> None:
    """A new database: as the migrations would leave it (a test compares), but without loading Alembic."""
    metadata.create_all(connection)
    connection.execute(
        text(
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL CONSTRAINT alembic_version_pkc PRIMARY KEY)"
        )
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": REVISION})


def _revision(connection: Connection, names: list[str]) -> str:
    if "alembic_version" not in names:
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection) -> None:
    """Through Alembic, step by step."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerDatabase(f"the database cannot be brought to this version of fatcats: {error}") from error

"""The schema, once for both databases. `migrations/` brings an older database to it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

REVISION = "0001"  # the newest migration; known here so that an up-to-date server need not load Alembic

NAMES = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s", "ix": "ix_%(column_0_label)s"}
metadata = MetaData(naming_convention=NAMES)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),  # waiting, playing, over
    Column("public", Boolean, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # of the shuffle: leaves the server only when the game is over
    Column("created", BigInteger, nullable=False),  # times are milliseconds since 1970
    Column("touched", BigInteger, nullable=False),  # last sign of life, to the nearest few minutes
    Index("ix_tables_lobby", "public", "status", "created"),
    Index("ix_tables_touched", "touched"),
)

entries = Table(
    "entries",
    metadata,
    # Two workers can never both write the next entry: that is what the primary key is for.
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # the last entry that went into it
    Column("body", LargeBinary, nullable=False),
)

settings = Table(
    "settings", metadata, Column("name", String(32), primary_key=True), Column("value", LargeBinary, nullable=False)
)

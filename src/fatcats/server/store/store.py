"""What the server asks of the database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from time import time_ns
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, update
from sqlalchemy.engine import URL

from fatcats.server.store.engines import Work, open_database
from fatcats.server.store.migrate import bring_up_to_date
from fatcats.server.store.raw import Conflict, StoreDown, open_appender
from fatcats.server.store.schema import entries, settings, snapshots, tables
from fatcats.server.store.writer import Done, Writer, database_error

Result = TypeVar("Result")


class Row(NamedTuple):
    """One entry of a table's journal."""

    seq: int
    at: int
    body: bytes


class TableRow(NamedTuple):
    id: str
    game: str
    status: str
    public: bool
    seed: bytes
    created: int
    touched: int


class Store:
    def __init__(self, url: URL) -> None:
        self.url = url
        self._database = open_database(url)
        self._writer = Writer(self._database, open_appender(url))
        self._trial: asyncio.Task[bool] | None = None

    async def open(self) -> None:
        await bring_up_to_date(self._database)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._database.close()

    async def is_alive(self) -> bool:
        """Can a move be written now? A disk that is full can be read. All who ask meanwhile share one answer."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._trial)

    async def _try_to_write(self) -> bool:
        now = {"value": str(time_ns()).encode()}
        query = self._upsert(settings).values(name="health", **now)
        query = query.on_conflict_do_update(index_elements=["name"], set_=now)
        try:
            await self._writer.write(lambda connection: connection.execute(query))
        except StoreDown:
            return False
        return True

    # --- tables ---

    async def create(self, table: TableRow, at: int, body: bytes) -> None:
        """A table and its first entry, together or not at all."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), table._asdict())
            connection.execute(insert(entries), {"table": table.id, "number": 0, "at": at, "body": body})

        await self._writer.write(work)

    async def table(self, table: str) -> TableRow | None:
        query = select(tables).where(tables.c.id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else TableRow(*row)

    async def note(self, table: str, *, status: str, touched: int) -> None:
        """Keep what the lobby and the expiry look at."""
        await self._writer.write(
            lambda connection: connection.execute(
                update(tables).where(tables.c.id == table).values(status=status, touched=touched)
            )
        )

    async def public_tables(self, most: int) -> list[TableRow]:
        """The newest first; those that are over are of no use in the lobby."""
        query = (
            select(tables)
            .where(tables.c.public.is_(True), tables.c.status != "over")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return [TableRow(*row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def expire(self, last_touched: dict[str, int]) -> int:
        """Delete tables of a status that were last touched before its time. Returns how many."""
        old = or_(*((tables.c.status == status) & (tables.c.touched < at) for status, at in last_touched.items()))
        return await self._writer.write(lambda connection: connection.execute(delete(tables).where(old)).rowcount)

    # --- journals ---

    def append(self, table: str, row: Row, done: Done) -> None:
        """`done` is called when it is on disk, or with Conflict if the entry is there already, or with StoreDown."""
        self._writer.append((table, row.seq, row.at, row.body), done)

    async def entries(self, table: str, after: int) -> list[Row]:
        query = (
            select(entries.c.number, entries.c.at, entries.c.body)
            .where(entries.c.table == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [Row(*row) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        query = (
            select(entries.c.table, func.max(entries.c.number))
            .where(entries.c.table.in_(list(ids)))
            .group_by(entries.c.table)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    # --- snapshots ---

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        query = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """A snapshot only saves time, so the last one to be written wins and a lost one is no loss."""
        new = {"number": seq, "body": body}
        statement = self._upsert(snapshots).values(table=table, **new)
        query = statement.on_conflict_do_update(index_elements=["table"], set_=new)
        await self._writer.write(lambda connection: connection.execute(query))

    def _upsert(self, table: Table) -> Any:
        """Loaded when needed: the other database's part of SQLAlchemy would only cost time."""
        if self.url.get_backend_name() == "postgresql":
            from sqlalchemy.dialects.postgresql import insert as insert_postgresql

            return insert_postgresql(table)
        from sqlalchemy.dialects.sqlite import insert as insert_sqlite

        return insert_sqlite(table)

    # --- settings ---

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, made at first use, the same for all workers."""
        query = select(settings.c.value).where(settings.c.name == name)
        new = insert(settings).values(name=name, value=secrets.token_bytes(32))
        while True:
            value = await self._read(lambda connection: connection.execute(query).scalar())
            if value is not None:
                return bytes(value)
            with suppress(Conflict):  # another worker was first
                await self._writer.write(lambda connection: connection.execute(new))

    async def _read(self, work: Work[Result]) -> Result:
        try:
            return await self._database.read(work)
        except Exception as error:
            raise database_error(error) from error

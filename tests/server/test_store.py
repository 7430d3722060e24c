"""The store, on both databases: numbers are unique, groups survive a clash, migrations lead to the schema."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fatcats.server.cluster.scale import NotScalable, Services, open_services
from fatcats.server.errors import Refusal
from fatcats.server.settings import DAY, Expiry, Settings
from fatcats.server.store import Conflict, Row, Store, StoreDown, TableRow
from fatcats.server.store.engines import BadDatabase, open_database, read_url
from fatcats.server.store.migrate import MIGRATIONS, NewerDatabase, bring_up_to_date, upgrade
from fatcats.server.store.schema import REVISION, metadata
from fatcats.server.table import journal
from fatcats.server.table.clocks import now
from tests.server.services import Postgres
from tests.server.test_state import created


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("services"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create_database(f"store_{abs(hash(request.node.name)) % 10**9}")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(read_url(database))
    await store.open()
    yield store
    await store.close()


async def new_table(store: Store, name: str, *, status: str = "waiting", touched: int = 0, public: bool = False) -> str:
    await store.create(TableRow(name, "g", status, public, bytes(32), 1, touched), 1, b"created")
    return name


def append(store: Store, table: str, row: Row) -> asyncio.Future[None]:
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: Exception | None) -> None:
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)

    store.append(table, row, done)
    return written


async def test_a_number_is_written_once_and_a_group_survives_the_clash(store: Store) -> None:
    await new_table(store, "a")
    await new_table(store, "b")
    await append(store, "a", Row(1, 1, b"first"))
    writes = [append(store, "a", Row(1, 2, b"late")), *(append(store, "b", Row(n, 2, b"fine")) for n in range(1, 9))]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(results[0], Conflict) and results[1:] == [None] * 8
    assert [row.body for row in await store.entries("a", 0)] == [b"first"]
    assert await store.heads(["a", "b", "c"]) == {"a": 1, "b": 8}


async def test_somebody_who_cannot_take_the_news_keeps_nobody_else_from_it(store: Store) -> None:
    await new_table(store, "a")

    def stumble(_: Exception | None) -> None:
        raise LookupError

    store.append("a", Row(1, 1, b"first"), stumble)
    await append(store, "a", Row(2, 1, b"second"))
    await append(store, "a", Row(3, 1, b"third"))
    assert await store.heads(["a"]) == {"a": 3}


async def test_racing_writers_leave_no_gap_and_no_double(database: str, store: Store) -> None:
    await new_table(store, "a")
    other = Store(read_url(database))
    await other.open()

    async def append_ten(mine: Store, name: bytes) -> None:
        done = 0
        while done < 10:
            number = (await mine.heads(["a"]))["a"] + 1
            try:
                await append(mine, "a", Row(number, 1, name))
            except Conflict:
                continue
            done += 1

    await asyncio.gather(*(append_ten(mine, b"x") for mine in (store, other, store)))
    assert [row.seq for row in await store.entries("a", -1)] == list(range(31))
    await other.close()


async def test_snapshots_secrets_lobby_and_expiry(store: Store) -> None:
    await new_table(store, "old", touched=5, public=True)
    await new_table(store, "new", touched=50, public=True)
    await new_table(store, "over", touched=5, status="over")
    await store.save_snapshot("new", 3, b"x")
    await store.save_snapshot("new", 7, b"y")
    assert await store.snapshot("new") == (7, b"y") and await store.snapshot("old") is None
    assert len(await store.secret("cookies")) == 32 and await store.secret("cookies") == await store.secret("cookies")
    assert {row.id for row in await store.public_tables(10)} == {"old", "new"}
    assert await store.expire({"waiting": 10, "over": 3}) == 1
    assert await store.table("old") is None and await store.entries("old", -1) == []
    await store.note("new", status="over", touched=60)
    assert await store.public_tables(10) == []


async def test_an_unreachable_database_says_so() -> None:
    store = Store(read_url("postgresql://nobody@127.0.0.1:1/nothing"))
    with pytest.raises(StoreDown):
        await store.table("a")
    assert not await store.is_alive()


def test_only_databases_that_we_know_are_taken() -> None:
    for url in ("mysql://x/y", "sqlite://"):
        with pytest.raises(BadDatabase):
            read_url(url)


async def test_migrations_lead_to_the_schema_that_a_new_database_gets(database: str) -> None:
    opened = open_database(read_url(database))
    await opened.write(upgrade)
    assert await opened.read(differences) == []
    assert await opened.read(lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar()) == REVISION
    await bring_up_to_date(opened)
    await opened.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = 'from the future'")))
    with pytest.raises(NewerDatabase):
        await bring_up_to_date(opened)
    await opened.close()
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"target_metadata": metadata})
    return list(compare_metadata(context, metadata))


async def test_a_table_under_other_rules_says_why_it_cannot_go_on(tmp_path: Path) -> None:
    async with server_at(tmp_path) as services:
        table = (await services.rooms.create(created(), bytes(32))).table
    async with server_at(tmp_path) as services:
        entry = journal.decode((await services.store.entries(table, -1))[0].body)
        changed = journal.encode(msgspec.structs.replace(entry, rules="1066.1"))
        await services.store._writer.write(
            lambda connection: connection.execute(text("UPDATE entries SET body = :body"), {"body": changed})
        )
        with pytest.raises(Refusal, match="begun under rules version 1066.1"):
            await services.rooms.get(table)


async def test_tables_expire_by_their_status(tmp_path: Path) -> None:
    async with server_at(tmp_path) as services:
        old = now() - 10 * DAY * 1000
        for status in ("waiting", "playing", "over"):
            await new_table(services.store, status, status=status, touched=old)
        await services.rooms.expire()
        assert await services.store.table("playing") and await services.store.table("over")
        with pytest.raises(Refusal, match="no such table"):
            await services.rooms.get("waiting")


def server_at(folder: Path) -> AbstractAsyncContextManager[Services]:
    return open_services(Settings(database=str(folder / "tables.db"), expiry=Expiry()), worker="test")


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async with server_at(tmp_path) as services:
        assert services.rooms.loaded() == []
        with pytest.raises(NotScalable, match="another server"):
            async with server_at(tmp_path):
                pass

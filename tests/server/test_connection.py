"""A connection ends when its client cannot be told anything any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from fatcats.registry import get_game
from fatcats.server import log
from fatcats.server import messages as wire
from fatcats.server.connection import Connection
from fatcats.server.gathering import Gathering
from fatcats.server.scale import open_rooms
from fatcats.server.settings import Settings
from fatcats.server.trouble import Closed

SEED = bytes(32)
PATIENCE = 60  # seconds


class FullSocket:
    """Of a client that reads nothing: a refusal finds no room any more."""

    is_ready = True
    when_ready: Callable[[], None]

    def listen(self, hear: Callable[[bytes], None], gathering: Gathering) -> None:
        hear(b"no message at all")

    async def gone(self) -> None:
        await asyncio.Event().wait()

    def write(self, data: bytes) -> None:
        if isinstance(wire.read_server(data), wire.Refused):
            raise Closed(4429, "Too many answers were left unread.")


def test_a_client_that_reads_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async def connect() -> None:
        async with open_rooms(Settings(database=str(tmp_path / "tables.db")), worker="w") as rooms:
            chairs = [log.Chair("open")] * 3
            rules = get_game("zillionaire").rules_version
            created = log.Created(
                game="zillionaire", rules=rules, codec=1, options={}, chairs=chairs, host="host", commitment=""
            )
            room = await rooms.create(created, SEED)
            async with asyncio.timeout(PATIENCE):
                await Connection(rooms, room.table, "somebody", FullSocket()).serve(wire.Hello())

    with pytest.raises(Closed) as closed:
        asyncio.run(connect())
    assert closed.value.code == 4429

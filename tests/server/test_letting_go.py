"""What is no longer needed is gone at once, without a look for garbage, which may be far: a room has a whole game."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakSet

import pytest

from fatcats import protocol
from fatcats.server.garbage import MANY
from fatcats.server.settings import Limits, Settings
from fatcats.server.table import rooms
from fatcats.server.table.room import Room
from fatcats.server.wire import limiter as limiters
from fatcats.server.wire.connection import RawConnection
from fatcats.server.wire.limiter import ConnectionLimiter
from tests.server.faulty import Faults
from tests.server.moments import TABLE, people_at, put_down
from tests.server.test_outages import CALM, Crowd
from tests.server.transports import FakeTransport
from tests.server.virtual import Guest, run, server
from tests.test_live import fresh


@pytest.fixture
def living(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[Room]]:
    """The rooms that there are, whoever keeps them; nobody looks for garbage."""
    found: WeakSet[Room] = WeakSet()

    def noticed(*arguments: Any, **more: Any) -> Room:
        room = Room(*arguments, **more)
        found.add(room)
        return room

    monkeypatch.setattr(rooms, "Room", noticed)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


def test_a_room_that_was_dropped_when_the_store_failed(
    living: WeakSet[Room], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People go on talking, come and go all the while, and are refused things."""

    async def story() -> int:
        random, outages = Random(1), 0
        faults = Faults(is_down=lambda: is_down, random=random)
        is_down, match = False, fresh("zillionaire")
        async with server(monkeypatch, tmp_path, faults) as services:
            await put_down(services, match, people_at(match))
            crowd = Crowd(services, random)
            for _ in range(10):
                living_on = asyncio.create_task(crowd.live())
                await asyncio.sleep(1)
                crowd.guests[0].say(protocol.Play(request="no", seat=0, moves=["nonsense"]))
                is_down = True
                await asyncio.sleep(1)
                is_down = False
                living_on.cancel()
                await asyncio.sleep(CALM)
                crowd.check()
                outages += 1
                crowd.talk(crowd.guests[0])  # the writer remembers its last group
                await asyncio.sleep(CALM)
                assert len(living) == 1, f"{len(living)} rooms of one table after {outages} outages"
            for guest in crowd.guests:
                await guest.leave()
        return faults.outages

    assert run(story(), monkeypatch) > 10


def test_a_room_that_was_put_away(living: WeakSet[Room], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        match = fresh("zillionaire")
        async with server(monkeypatch, tmp_path) as services:
            await put_down(services, match, people_at(match))
            guest = Guest(services, TABLE, "person 0")
            await asyncio.sleep(1)
            assert len(living) == 1
            await guest.leave()
            await asyncio.sleep(rooms.IDLE + 2 * rooms.HOUSEKEEPING)
            assert len(living) == 0

    run(story(), monkeypatch)


def test_everything_is_looked_at_when_as_many_connections_have_closed_as_are_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limiter = ConnectionLimiter(Settings(limits=Limits(raw_connections=10**6, openings_per_second=1e9)))
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1

    async def come_and_go(times: int) -> int:
        """So many, and how often everything was looked at by then."""
        for _ in range(times):
            limiter.leave(come())
        await asyncio.sleep(2 * limiters.ROUND)
        return looks

    def come() -> RawConnection:
        connection = limiter.enter(FakeTransport(), asyncio.get_running_loop())
        assert connection is not None
        return connection

    async def story() -> None:
        assert await come_and_go(MANY - 1) == 0, "little garbage"
        assert await come_and_go(1) == 1, "also where nobody is connected any more"
        for _ in range(2 * MANY):
            come()
        assert await come_and_go(MANY) == 1, "much to look at, and little garbage in it"
        assert await come_and_go(MANY) == 2

    monkeypatch.setattr(gc, "collect", look)
    run(story(), monkeypatch)

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
from fatcats.server import garbage
from fatcats.server.table import rooms
from fatcats.server.table.room import Room
from tests.server.faulty import Faults
from tests.server.moments import TABLE, people_at, put_down
from tests.server.test_outages import CALM, Crowd
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


def test_a_look_for_garbage_that_had_to_wait_does_not_put_off_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the system sees it the look took a minute; the process itself was busy for a hundredth of a second."""
    looks, busy = list[float](), 0.0

    def look() -> None:
        nonlocal busy
        loop = asyncio.get_running_loop()
        looks.append(loop.time())
        loop._leap.time += 60  # type: ignore[attr-defined]
        busy += 0.01

    async def story() -> None:
        looking = asyncio.create_task(garbage.look_for_garbage())
        await asyncio.sleep(600)
        looking.cancel()

    monkeypatch.setattr(gc, "collect", look)
    monkeypatch.setattr(garbage, "thread_time", lambda: busy)
    run(story(), monkeypatch)
    pause = 0.01 * garbage.SHARE
    assert looks == pytest.approx([garbage.PAUSE + (60 + pause) * number for number in range(len(looks))])
    assert len(looks) == 4

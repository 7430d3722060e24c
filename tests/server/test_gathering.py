"""Where many tables play, their clients are heard together; a table alone is heard at once."""

from __future__ import annotations

import asyncio

from fatcats.server.gathering import Gathering

TABLES = 100
PATIENCE = 60  # seconds


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Voice:
    """Somebody who says something; `heard` is what all of them have said, in order."""

    heard: list[bytes]

    def __init__(self) -> None:
        self.heard = []
        self.is_heard = asyncio.Event()
        self.is_flushed = asyncio.Event()

    def take(self, data: bytes) -> None:
        self.heard.append(data)
        self.is_heard.set()

    def flush(self) -> None:
        self.is_flushed.set()


def crowded() -> Gathering:
    """A hundred tables have moved in the last second."""
    clock = Clock()
    gathering = Gathering(clock)
    for table in range(TABLES):
        gathering.note(str(table))
    clock.now = 1.0
    return gathering


def test_a_table_alone_is_heard_at_once() -> None:
    voice = Voice()
    Gathering().add(voice, b"a move")
    assert voice.heard == [b"a move"]


def test_a_crowd_is_heard_together_and_in_order() -> None:
    async def speak() -> list[bytes]:
        gathering, voice = crowded(), Voice()
        for word in (b"first", b"second", b"third"):
            gathering.add(voice, word)
        assert voice.heard == []
        async with asyncio.timeout(PATIENCE):
            await voice.is_heard.wait()
        return voice.heard

    assert asyncio.run(speak()) == [b"first", b"second", b"third"]


def test_nothing_that_was_said_is_lost_when_somebody_goes() -> None:
    """A connection that ends has everything heard that is waiting, and it is heard once."""

    async def speak() -> list[bytes]:
        gathering, voice = crowded(), Voice()
        gathering.add(voice, b"a last word")
        gathering.hear_all()
        gathering.hear_all()
        return voice.heard

    assert asyncio.run(speak()) == [b"a last word"]


def test_the_crowd_is_counted_anew_every_second() -> None:
    async def speak() -> list[bytes]:
        clock, voice = Clock(), Voice()
        gathering = Gathering(clock)
        gathering.note("a table")
        clock.now = 1.0
        gathering.add(voice, b"with one table")
        gathering.hear_all()
        clock.now = 2.0
        gathering.add(voice, b"with none")
        return voice.heard

    assert asyncio.run(speak()) == [b"with one table", b"with none"]


def test_what_is_said_leaves_when_all_of_it_is_ready() -> None:
    """The answer to a move comes first, and what the move has led to one turn of the loop later."""

    async def say() -> None:
        gathering, mover, other = Gathering(), Voice(), Voice()
        gathering.send(mover)
        await asyncio.sleep(0)
        assert not mover.is_flushed.is_set()
        gathering.send(other)
        async with asyncio.timeout(PATIENCE):
            await mover.is_flushed.wait()
        assert other.is_flushed.is_set()
        other.is_flushed.clear()
        gathering.send(other)  # and so on, each time
        async with asyncio.timeout(PATIENCE):
            await other.is_flushed.wait()

    asyncio.run(say())

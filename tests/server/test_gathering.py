"""Where many tables play, their clients are heard together; a table alone is heard at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socket, socketpair

from fatcats.server.gathering import CROWD, Gathering

PATIENCE = 60  # seconds


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Voice:
    """Somebody who says something; `heard` is what has been heard of it."""

    def __init__(self) -> None:
        self.mouth, self.ear = socketpair()
        self.ear.setblocking(False)
        self.heard: list[bytes] = []
        self.is_heard = asyncio.Event()
        self.is_flushed = asyncio.Event()

    def say(self, data: bytes) -> None:
        self.mouth.send(data)

    def hear(self) -> None:
        self.heard.append(self.ear.recv(1000))
        self.is_heard.set()

    def flush(self) -> None:
        self.is_flushed.set()

    async def until_heard(self) -> list[bytes]:
        async with asyncio.timeout(PATIENCE):
            await self.is_heard.wait()
        self.is_heard.clear()
        return self.heard


@asynccontextmanager
async def gathered(*voices: Voice, tables: int = 0) -> AsyncIterator[tuple[Gathering, Clock]]:
    """So many tables have moved in the last second."""
    clock = Clock()
    gathering = Gathering(clock)
    for table in range(tables):
        gathering.note(str(table))
    clock.now = 1.0
    for voice in voices:
        gathering.listen(voice.ear.fileno(), voice)
    yield gathering, clock
    gathering.close()
    for voice in voices:
        close(voice.mouth, voice.ear)


def close(*sockets: socket) -> None:
    for one in sockets:
        one.close()


async def turns_of_loop(number: int = 5) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_a_few_tables_are_heard_as_soon_as_they_speak() -> None:
    voice = Voice()
    async with gathered(voice, tables=CROWD - 1):
        for number in range(1, 4):
            voice.say(b"a move")
            await turns_of_loop()
            assert voice.heard == [b"a move"] * number


async def test_a_crowd_is_heard_together() -> None:
    first, second = Voice(), Voice()
    async with gathered(first, second, tables=CROWD):
        first.say(b"here")
        assert await first.until_heard() == [b"here"]  # now it is known that there is a crowd
        first.say(b"one ")
        await turns_of_loop()
        first.say(b"two ")
        second.say(b"three")
        await turns_of_loop()
        assert first.heard == [b"here"] and second.heard == []
        assert await first.until_heard() == [b"here", b"one two "]
        assert second.heard == [b"three"]


async def test_when_the_crowd_has_gone_everybody_is_heard_at_once_again() -> None:
    voice = Voice()
    async with gathered(voice, tables=CROWD) as (_, clock):
        voice.say(b"in a crowd")
        await voice.until_heard()
        clock.now = 2.0  # nobody has moved since
        voice.say(b"still in line")
        await voice.until_heard()
        voice.say(b"alone")
        await turns_of_loop()
        assert voice.heard == [b"in a crowd", b"still in line", b"alone"]


async def test_whoever_is_forgotten_is_not_heard_and_the_others_are() -> None:
    first, second = Voice(), Voice()
    async with gathered(first, second) as (gathering, _):
        gathering.forget(first.ear.fileno())
        first.say(b"one")
        second.say(b"two")
        assert await second.until_heard() == [b"two"] and first.heard == []


async def test_nobody_is_heard_after_the_end() -> None:
    voice = Voice()
    async with gathered(voice) as (gathering, _):
        gathering.close()
        voice.say(b"too late")
        await turns_of_loop()
        assert voice.heard == []


async def test_what_is_said_leaves_when_all_of_it_is_ready() -> None:
    """The answer to a move comes first, and what the move has led to one turn of the loop later."""
    mover, other = Voice(), Voice()
    async with gathered(mover, other) as (gathering, _):
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

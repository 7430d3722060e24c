"""Clients that mean harm, or that are just broken: beside them the others must be able to play.

They wait with `asyncio.timeout`: until Python 3.12 `asyncio.wait_for` may swallow that somebody is stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fatcats import protocol

GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)
Trick = Callable[[str, str, Random], Awaitable[None]]
HELLO = protocol.write(protocol.Hello(protocol=protocol.PROTOCOL)).decode()


@asynccontextmanager
async def visit(url: str, table: str) -> AsyncIterator[ClientConnection]:
    """A live connection, in the end dropped without a word."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
    socket = await connect(address, max_queue=1)
    try:
        await socket.send(HELLO)
        yield socket
    finally:
        socket.transport.abort()


async def does_not_read(url: str, table: str, random: Random) -> None:
    """Asks and asks, and never takes an answer."""
    async with visit(url, table) as socket:
        for _ in range(200):
            async with asyncio.timeout(2):
                await socket.send('{"type": "ping", "request": "' + "x" * 39 + '"}')


async def talks_nonsense(url: str, table: str, random: Random) -> None:
    async with visit(url, table) as socket:
        for _ in range(20):
            data = random.randbytes(random.randint(0, 2000))
            await socket.send(data if random.random() < 0.3 else data.decode("latin-1"))
        await socket.send('{"type": "play"' + "[" * random.randint(0, 10_000))


async def plays_for_others(url: str, table: str, random: Random) -> None:
    async with visit(url, table) as socket:
        for seat in range(5):
            play = protocol.Play(request="x", seat=seat, moves=["pass", "draw", "wait"])
            await socket.send(protocol.write(play).decode())
            await socket.send(protocol.write(protocol.Undo(request="y", seat=seat)).decode())
        for _ in range(10):
            async with asyncio.timeout(2):
                await socket.recv()


async def never_finishes(url: str, table: str, random: Random) -> None:
    """A request whose end does not come."""
    place = urlsplit(url)
    async with asyncio.timeout(2):
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + random.randbytes(20).hex().encode())
        async with asyncio.timeout(random.uniform(0, 3)):
            await reader.read(1)
    finally:
        writer.transport.abort()


TRICKS: list[Trick] = [does_not_read, talks_nonsense, plays_for_others, never_finishes]


async def harass(urls: list[str], table: Callable[[], str], random: Random) -> None:
    """One trick after another, until it is stopped."""
    while True:
        with suppress(*GONE):
            await random.choice(TRICKS)(random.choice(urls), table(), random)
        await asyncio.sleep(random.uniform(0, 1))

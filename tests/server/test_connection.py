"""A client that does not read: it gets no news until it has taken what it was sent, and is not read from."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fatcats import protocol
from fatcats.registry import get_game
from fatcats.server.cluster.scale import open_services
from fatcats.server.errors import Disconnected
from fatcats.server.settings import Limits, Settings
from fatcats.server.socket.connection import Connection
from fatcats.server.socket.transport import MAX_BEHIND, Socket
from fatcats.server.table import journal
from fatcats.server.table.room import Room

SEED = bytes(32)
PATIENCE = 60  # seconds
GAME = "zillionaire"


class Client:
    """The other end of an ASGI connection. While it does not read, `send` waits, as uvicorn's does."""

    def __init__(self) -> None:
        self.taken: list[protocol.FromServer] = []
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()

    def say(self, message: protocol.Message) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": protocol.write(message).decode()})

    def go(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.taken.append(protocol.read_server(message["text"]))

    async def until(self, count: int) -> list[protocol.FromServer]:
        async with asyncio.timeout(PATIENCE):
            while len(self.taken) < count:
                await asyncio.sleep(0)
        return self.taken


async def settled() -> None:
    """Whatever can happen without anybody doing anything has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


def created() -> journal.Created:
    rules = get_game(GAME).rules_version
    seats = [journal.Seat("person", f"P{seat}", holders=[f"person {seat}"]) for seat in range(3)]
    return journal.Created(game=GAME, rules=rules, codec=1, options={}, seats=seats, host="person 0", commitment="")


def say(text: str) -> Any:
    return lambda state: journal.Said(seat=0, text=text)


async def test_news_wait_for_a_slow_client_and_come_together(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), limits=Limits(messages_per_second=10_000))
    async with open_services(settings, worker="w") as services:
        room = await services.rooms.create(created(), SEED)
        client = Client()
        socket = Socket(client.said.get, client.send)
        connection = Connection(
            room.table,
            "person 1",
            socket,
            rooms=services.rooms,
            presence=services.presence,
            bot_pool=services.bot_pool,
            limits=settings.limits,
        )
        serving = asyncio.create_task(connection.serve(protocol.Hello()))
        await client.until(1)
        client.reads.clear()
        await fall_behind(client, socket)
        await say_much(room)
        client.say(protocol.Ping(request="unheard"))
        await settled()
        assert client.said.qsize() == 1, "who does not read is not read from"
        client.reads.set()
        async with asyncio.timeout(PATIENCE):
            while not any(isinstance(message, protocol.Update) for message in client.taken):
                await asyncio.sleep(0)
        updates = [message for message in client.taken if isinstance(message, protocol.Update)]
        assert [[line.text for line in update.said or []] for update in updates] == [["one", "two", "three"]]
        client.go()
        with pytest.raises(Disconnected):
            await serving


async def fall_behind(client: Client, socket: Socket) -> None:
    """Ask for so much that the answers to it fill the line."""
    async with asyncio.timeout(PATIENCE):
        while socket.is_ready:
            client.say(protocol.Ping(request="x" * 60))
            await asyncio.sleep(0)
        while not client.said.empty():
            client.said.get_nowait()
    await settled()


async def say_much(room: Room) -> None:
    for text in ("one", "two", "three"):
        await room.do(say(text))


async def test_what_is_written_is_sent_in_order_and_before_goodbye() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    socket = Socket(asyncio.Queue[Any]().get, send)
    socket.write(b"one")
    socket.write("zwei ü".encode())
    await socket.close(4404, "gone")
    assert [message.get("text") for message in sent] == ["one", "zwei ü", None]
    assert sent[-1] == {"type": "websocket.close", "code": 4404, "reason": "gone"}


async def test_a_client_is_behind_until_it_has_taken_everything() -> None:
    reads, ready = asyncio.Event(), asyncio.Event()

    async def send(message: Any) -> None:
        await reads.wait()

    socket = Socket(asyncio.Queue[Any]().get, send)
    socket.when_ready = ready.set
    async with asyncio.TaskGroup() as tasks:
        sending = tasks.create_task(socket.keep_sending())
        socket.write(b"x" * MAX_BEHIND)
        await settled()
        assert socket.is_ready
        socket.write(b"x")
        assert not socket.is_ready
        await settled()
        assert not ready.is_set()
        reads.set()
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
        assert socket.is_ready
        sending.cancel()


async def test_reading_ends_when_the_client_has_gone_and_so_does_sending() -> None:
    async def send(message: Any) -> None:
        raise OSError

    async def receive() -> Any:
        return {"type": "websocket.disconnect"}

    socket = Socket(receive, send)
    with pytest.raises(Disconnected):
        await socket.read()
    socket.write(b"anybody?")
    with pytest.raises(Disconnected):
        await socket.keep_sending()

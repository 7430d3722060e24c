"""Scripted people: they sit down, play at random over real sockets, and are not to be relied on.

A player drops its connection now and then, comes back to any worker, and sends some of its messages twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fatcats.server import messages as wire

PAUSE = 0.05  # between attempts to reach a server that is restarting


@dataclass
class Whims:
    """How often a player misbehaves."""

    drops: float = 0.0
    doubles: float = 0.0
    drafts: bool = True  # send a choice made of small moves one by one


@dataclass
class Player:
    urls: list[str]
    table: str
    random: Random
    whims: Whims = field(default_factory=Whims)
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    have: int | None = None
    sides: dict[int | None, wire.Side] = field(default_factory=dict)
    info: wire.TableInfo | None = None
    result: wire.Result | None = None
    lines: dict[int | None, list[wire.Line]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)  # request and number
    troubles: list[str] = field(default_factory=list)
    refusals: list[wire.Refused] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    on_acknowledged: Callable[[], None] = lambda: None

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        async with httpx.AsyncClient(base_url=self.random.choice(self.urls), headers=self.headers) as client:
            response = await client.request(method, f"/api{path}", json=body, timeout=30)
            response.raise_for_status()
            return response.json()

    async def connect(self) -> ClientConnection:
        """To any worker that answers."""
        while True:
            url = self.random.choice(self.urls).replace("http", "ws", 1)
            try:
                socket = await connect(
                    f"{url}/api/tables/{self.table}/live",
                    additional_headers=self.headers,
                    max_size=None,
                    open_timeout=20,
                )
                await socket.send(wire.write(wire.Hello(have=self.have)).decode())
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                await asyncio.sleep(PAUSE)
            else:
                return socket

    async def play_to_the_end(self) -> None:
        while self.result is None:
            socket = await self.connect()
            try:
                while self.result is None:
                    self.hear(str(await socket.recv()))
                    await self.act(socket)
            except ConnectionClosed:
                pass
            finally:
                await socket.close()

    def hear(self, data: str) -> wire.FromServer:
        self.frames.append(data)
        message = wire.read_server(data)
        match message:
            case wire.Welcome():
                self.news(message.number, message.sides, message.table, message.result)
                for side in message.sides:
                    kept = [line for line in self.lines.get(side.seat, []) if line.step <= message.step]
                    is_all = message.step == 0 and self.have is None
                    self.lines[side.seat] = [*([] if is_all else kept), *side.lines]
                self.have = message.number
            case wire.Update():
                assert self.have is not None
                table = None if message.table is msgspec.UNSET else message.table
                result = None if message.result is msgspec.UNSET else message.result
                self.news(message.number, message.sides, table, result)
                for side in message.sides:
                    kept = [line for line in self.lines.get(side.seat, []) if line.step <= message.step]
                    self.lines[side.seat] = [*kept, *side.lines]
                self.have = message.number
            case wire.Done():
                if not message.is_draft:
                    self.acknowledged[message.request] = message.number
                    self.on_acknowledged()
            case wire.Refused():
                self.refusals.append(message)
            case wire.Trouble():
                self.troubles.append(message.sentence)
        return message

    def news(
        self, number: int, sides: list[wire.Side], table: wire.TableInfo | None, result: wire.Result | None
    ) -> None:
        assert self.have is None or number >= self.have, "numbers never go back"
        for side in sides:
            self.sides[side.seat] = side
        self.info = table or self.info
        self.result = result or self.result

    async def act(self, socket: ClientConnection) -> None:
        """Answer for one of the seats that are asked, if any."""
        asked = [side for side in self.sides.values() if side.options and side.seat is not None]
        if not asked or self.result is not None:
            return
        side = self.random.choice(asked)
        move = self.random.choice(side.options).move
        play = wire.Play(request=secrets.token_hex(6), seat=side.seat or 0, moves=[move], turn=side.turn)
        data = wire.write(play).decode()
        self.sides[side.seat] = msgspec.structs.replace(side, options=[])  # asked again when the table says so
        await socket.send(data)
        if self.random.random() < self.whims.doubles:
            await socket.send(data)
        if self.random.random() < self.whims.drops:
            await socket.close() if self.random.random() < 0.5 else socket.transport.abort()


async def open_table(
    player: Player, game: str, options: dict[str, Any], seats: list[dict[str, Any]], **more: Any
) -> None:
    made = await player.call("POST", "/tables", {"game": game, "options": options, "seats": seats, **more})
    player.table = made["table"]["id"]


async def sit(player: Player, seat: int, name: str) -> None:
    await player.call("POST", f"/tables/{player.table}/seats/{seat}/sit", {"name": name})


async def start(player: Player) -> None:
    await player.call("POST", f"/tables/{player.table}/start")

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

from fatcats import protocol
from tests import chance
from tests.server.people import NO_TLS, PATIENCE

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
    perspectives: dict[int | None, protocol.Perspective] = field(default_factory=dict)
    info: protocol.TableInfo | None = None
    result: protocol.Result | None = None
    lines: dict[int | None, list[protocol.LogLine]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)  # request and seq
    failures: list[str] = field(default_factory=list)
    refusals: list[protocol.Refused] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    on_acknowledged: Callable[[], None] = lambda: None

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}", **chance.headers()}

    async def call(self, method: str, path: str, body: Any = None, url: str = "") -> Any:
        url = url or self.random.choice(self.urls)
        async with httpx.AsyncClient(base_url=url, headers=self.headers, timeout=PATIENCE, verify=NO_TLS) as client:
            response = await client.request(method, f"/api{path}", json=body)
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
                    open_timeout=PATIENCE,
                )
                await socket.send(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL, have=self.have)).decode())
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

    def hear(self, data: str) -> protocol.FromServer:
        self.frames.append(data)
        message = protocol.read_server(data)
        match message:
            case protocol.Welcome():
                self.news(message.seq, message.perspectives, message.table, message.result)
                self.hear_lines(message.perspectives, message.step)
                self.have = message.seq
            case protocol.Update():
                assert self.have is not None
                table = None if message.table is msgspec.UNSET else message.table
                result = None if message.result is msgspec.UNSET else message.result
                self.news(message.seq, message.perspectives, table, result)
                self.hear_lines(message.perspectives, message.step)
                self.have = message.seq
            case protocol.Done():
                if not message.is_draft:
                    self.acknowledged[message.request] = message.seq
                    self.on_acknowledged()
            case protocol.Refused():
                self.refusals.append(message)
            case protocol.Failure():
                self.failures.append(message.sentence)
        return message

    def hear_lines(self, perspectives: list[protocol.Perspective], step: int) -> None:
        for perspective in perspectives:
            revised = {revision.step: revision.lines for revision in perspective.revisions}
            had = self.lines.get(perspective.seat, [])
            kept = [line for line in had if line.step <= step and line.step not in revised]
            old = sorted([*kept, *(line for lines in revised.values() for line in lines)], key=lambda line: line.step)
            self.lines[perspective.seat] = [*old, *perspective.lines]

    def news(
        self,
        seq: int,
        perspectives: list[protocol.Perspective],
        table: protocol.TableInfo | None,
        result: protocol.Result | None,
    ) -> None:
        assert self.have is None or seq >= self.have, "it never goes back"
        for perspective in perspectives:
            self.perspectives[perspective.seat] = perspective
        self.info = table or self.info
        self.result = result or self.result

    async def act(self, socket: ClientConnection) -> None:
        """Answer for one of the seats that are asked, if any."""
        asked = [one for one in self.perspectives.values() if one.options and one.seat is not None]
        if not asked or self.result is not None:
            return
        perspective = self.random.choice(asked)
        move = self.random.choice(perspective.options).move
        play = protocol.Play(
            request=secrets.token_hex(6), seat=perspective.seat or 0, moves=[move], decision=perspective.decision
        )
        data = protocol.write(play).decode()
        # Asked again when the table says so.
        self.perspectives[perspective.seat] = msgspec.structs.replace(perspective, options=[])
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
    """As people do: when nobody is missing. A worker that was told a moment later would refuse."""
    for url in player.urls:
        while "open" in [
            seat["kind"] for seat in (await player.call("GET", f"/tables/{player.table}", url=url))["table"]["seats"]
        ]:
            await asyncio.sleep(PAUSE)
    await player.call("POST", f"/tables/{player.table}/start")

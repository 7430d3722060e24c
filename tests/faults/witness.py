"""People who play under fire and remember everything that they did and saw.

They come back to any worker, send again what was not answered under the same request, think better of a free decision
now and then, and are slow to read at times.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from fatcats import protocol
from tests.server.players import Player

SILENCE = 5.0  # seconds without a word after which a witness asks whether anybody is there
PATIENCE = 10.0  # for the answer: then the connection is given up, as a page would


@dataclass(frozen=True)
class Sight:
    """What somebody was shown: the table from a seat, or from the bench, when so much had been shown."""

    seq: int
    seat: int | None
    view: bytes  # its digest
    is_draft: bool


@dataclass
class Witness(Player):
    pace: float = 0.05  # seconds before a decision, about
    naps: float = 0.0  # how often it stops reading for a while
    undos: float = 0.02
    sights: list[Sight] = field(default_factory=list)
    asked: dict[str, protocol.Message] = field(default_factory=dict)  # requests that are not answered yet
    told: set[str] = field(default_factory=set)  # requests that were answered with `done`
    is_connected: bool = False

    async def play_to_the_end(self) -> None:
        while self.result is None:
            socket = await self.connect()
            try:
                await self._converse(socket)
            except (ConnectionClosed, TimeoutError):
                pass
            finally:
                self.is_connected = False
                socket.transport.abort()

    async def _converse(self, socket: ClientConnection) -> None:
        while self.result is None:
            message = self.hear(await self._next(socket))
            if isinstance(message, protocol.Welcome):
                self.is_connected = True
                for request in list(self.asked.values()):
                    await socket.send(protocol.write(request).decode())
            if self.random.random() < self.naps:
                await asyncio.sleep(self.random.uniform(0, 2))
            await self.act(socket)

    async def _next(self, socket: ClientConnection) -> str:
        try:
            async with asyncio.timeout(SILENCE):
                return str(await socket.recv())
        except TimeoutError:
            await socket.send(protocol.write(protocol.Ping()).decode())
        async with asyncio.timeout(PATIENCE):
            return str(await socket.recv())

    def hear(self, data: str) -> protocol.FromServer:
        message = super().hear(data)
        self.frames.clear()
        match message:
            case protocol.Welcome() | protocol.Update():
                self.sights += [sight(message.seq, perspective) for perspective in message.perspectives]
            case protocol.Done():
                self.asked.pop(message.request, None)
                if not message.is_draft:
                    self.told.add(message.request)
            case protocol.Refused() if message.code != "unavailable":
                self.asked.pop(message.request, None)
        return message

    async def act(self, socket: ClientConnection) -> None:
        """One thing after another; what the store did not take is sent again."""
        if self.asked:
            if self.refusals and self.refusals[-1].code == "unavailable":
                self.refusals.clear()
                await asyncio.sleep(self.pace * 4)
                for request in list(self.asked.values()):
                    await socket.send(protocol.write(request).decode())
            return
        message = self._wish()
        if message is None:
            return
        await asyncio.sleep(self.random.uniform(0, 2 * self.pace))
        self.asked[message.request] = message
        data = protocol.write(message).decode()
        await socket.send(data)
        if self.random.random() < self.whims.doubles:
            await socket.send(data)
        if self.random.random() < self.whims.drops:
            await socket.close() if self.random.random() < 0.5 else socket.transport.abort()

    def _wish(self) -> protocol.Play | protocol.Undo | None:
        request = secrets.token_hex(6)
        for perspective in self.perspectives.values():
            if perspective.undo == "free" and perspective.seat is not None and self.random.random() < self.undos:
                return protocol.Undo(request=request, seat=perspective.seat)
        asked = [one for one in self.perspectives.values() if one.options and one.seat is not None]
        if not asked or self.result is not None:
            return None
        perspective = self.random.choice(asked)
        move = self.random.choice(perspective.options).move
        self.perspectives[perspective.seat] = msgspec.structs.replace(
            perspective, options=[]
        )  # until it is asked again
        return protocol.Play(request=request, seat=perspective.seat or 0, moves=[move], decision=perspective.decision)


def sight(seq: int, perspective: protocol.Perspective) -> Sight:
    return Sight(seq, perspective.seat, digest(perspective.view), perspective.draft > 0)


def digest(view: object) -> bytes:
    return sha256(msgspec.json.encode(view)).digest()[:8]


def person(urls: list[str], seed: object, **more: object) -> Witness:
    return Witness(urls, "", Random(str(seed)), **more)  # type: ignore[arg-type]

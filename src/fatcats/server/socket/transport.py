"""A WebSocket, as ASGI gives it to an application: text in and out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fatcats.server.errors import Disconnected
from fatcats.server.http.guard import Receive, Send

MAX_BEHIND = 65_536  # bytes that may wait for a client before it gets no more news and is no longer read from
FAREWELL = 5.0  # seconds for a client to take what is left when the connection ends
GONE = (OSError, RuntimeError)  # what a server raises where there is no client any more, or not for long


def nothing() -> None:
    pass


class Socket:
    """Writing does not wait: a message stands in line until `keep_sending` has handed it over. The server sends no
    faster than the client reads, so the line grows where a client is slow."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.when_ready: Callable[[], None] = nothing  # called when a client that was behind can take more again
        self._receive = receive
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._unsent = 0  # bytes in the outbox
        self._filled = asyncio.Event()
        self._ready = asyncio.Event()
        self._ready.set()

    async def read(self) -> str:
        """The next message, as soon as the client takes what it is sent; one that is not text reads as an empty one.
        Raises Disconnected."""
        await self._ready.wait()
        try:
            event = await self._receive()
        except GONE as error:
            raise Disconnected from error
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        return event.get("text") or ""

    @property
    def is_ready(self) -> bool:
        """Does the client take what it is sent?"""
        return self._ready.is_set()

    def write(self, data: bytes) -> None:
        self._outbox.append(data)
        self._unsent += len(data)
        self._filled.set()
        if self._unsent > MAX_BEHIND:
            self._ready.clear()

    async def keep_sending(self) -> None:
        """Until the client has gone: then Disconnected."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            await self._send_all()
            if not self.is_ready:
                self._ready.set()
                self.when_ready()

    async def _send_all(self) -> None:
        while self._outbox:
            await self._hand_over({"type": "websocket.send", "text": self._outbox[0].decode()})
            self._unsent -= len(self._outbox.popleft())

    async def _hand_over(self, message: Any) -> None:
        try:
            await self._send(message)
        except GONE as error:
            raise Disconnected from error

    async def close(self, code: int, reason: str) -> None:
        """Say what is left to be said, and goodbye. Not to be called while `keep_sending` runs."""
        with suppress(Disconnected, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._send_all()
                await self._hand_over({"type": "websocket.close", "code": code, "reason": reason})

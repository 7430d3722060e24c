"""The wire of a live connection: uvicorn's WebSocket, with a short way out for what the server says.

A message to a client is most of what the server ever does. Through the standard interface each one would pass through
a task, a dictionary and half a dozen calls; here it is framed and handed to the system where it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fatcats.server.trouble import Closed

EXTENSION = "fatcats.wire"  # where an application finds this object in the scope of its connection
TEXT = 0x81  # a whole message in one frame
MOST_UNREAD = 1 << 20  # bytes that a client may leave unread


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.when_ready: Callable[[], None] = nothing  # called when the client can take more again
        self._waiting = b""

    @property
    def is_ready(self) -> bool:
        """A client that is slow gets no news until it has taken what it was sent; then all at once."""
        return self.writable.is_set()

    def write(self, data: bytes) -> None:
        """Send a message at once."""
        self._check_open()
        waiting, self._waiting = self._waiting, b""
        self.transport.write(waiting + self._framed(data))

    def write_soon(self, data: bytes) -> None:
        """Send a message with the next one, if that comes in this turn of the loop: the answer to a move and what it
        led to leave together."""
        self._check_open()
        if not self._waiting:
            self.loop.call_soon(self._flush)
        self._waiting += self._framed(data)

    def _flush(self) -> None:
        if self._waiting and not self.transport.is_closing():
            self.transport.write(self._waiting)
        self._waiting = b""

    def _check_open(self) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise Closed(1000, "")
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            raise Closed(4429, "Too many answers were left unread.")

    def _framed(self, data: bytes) -> bytes:
        if not self.conn.extensions:
            return head(len(data)) + data
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())

    async def hear(self) -> str:
        """Text only; a client that sends bytes is told so."""
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise Closed(1000, "")
        text = event.get("text")
        if text is None:
            raise Closed(1003, "Text, please.")
        return str(text)

    async def end(self, code: int, reason: str) -> None:
        self._flush()
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_ready()


def nothing() -> None:
    pass


def head(length: int) -> bytes:
    """Of a frame of this length (RFC 6455, 5.2); a server does not mask."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")

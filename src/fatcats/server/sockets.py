"""The wire of a live connection: uvicorn's WebSocket, with a short way in and out.

Messages are most of what the server ever does. Through the standard interface each one would pass through a queue, a
task, a dictionary and half a dozen calls; here one that arrives is heard without them, and one that leaves is framed
where it is made. A short one that arrives by itself is not even parsed, only unmasked: see `fatcats.server.shortcut`.
All of it happens together with the messages of others: see `fatcats.server.gathering`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fatcats.server.gathering import CAN_LISTEN, Gathering
from fatcats.server.shortcut import Shortcut
from fatcats.server.trouble import Closed

EXTENSION = "fatcats.wire"  # where an application finds this object in the scope of its connection
NO_TEXT = b"bytes"  # stands for a message that is not text: nobody can read it


class Wire(Shortcut, WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        WebSocketsSansIOProtocol.__init__(self, *args, **named)
        Shortcut.__init__(self, self.loop.time)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._transport = transport

    def pack(self, data: bytes) -> bytes:
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())

    # --- what the client says ---

    async def greeting(self) -> bytes:
        """The first message, before anybody listens."""
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise Closed(1000, "")
        return text_of(event)

    def listen(self, hear: Callable[[bytes], None], gathering: Gathering) -> None:
        """From now on messages are heard by this function, and sent, together with those of all who gather there."""
        early: list[Any] = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self._hear, self._gathering = hear, gathering
        for event in early:
            if event["type"] == "websocket.receive":
                hear(text_of(event))
            else:
                self.queue.put_nowait(event)
        self.read_paused = False
        if self.transport.is_closing():
            return
        if CAN_LISTEN:
            self.transport.pause_reading()
            self.start_hearing(self.transport.get_extra_info("socket").fileno(), gathering)
        else:
            self.transport.resume_reading()

    async def gone(self) -> None:
        """Until the client has gone; then Closed."""
        event: Any = {}
        while event.get("type") != "websocket.disconnect":
            event = await self.receive()
        raise Closed(1000, "")

    def data_received(self, data: bytes) -> None:
        self.note_frame(data)
        super().data_received(data)

    def take_apart(self, data: bytes) -> None:
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.take_text(data if self.curr_msg_data_type == "text" else NO_TEXT)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_hearing()
        super().connection_lost(exc)

    def schedule_ping(self) -> None:
        self._ping_at(self.loop.time() + (self.ping_interval or 0))

    def send_keepalive_ping(self) -> None:
        """Whoever has just said something need not be asked for a sign of life."""
        due = self.heard_at + (self.ping_interval or 0)
        if self.loop.time() < due:
            self._ping_at(due)
        else:
            super().send_keepalive_ping()

    def _ping_at(self, due: float) -> None:
        """At a full second: the server wakes up once for all who are due."""
        self.ping_timer = self.loop.call_at(ceil(due), self.send_keepalive_ping)

    async def end(self, code: int, reason: str) -> None:
        self.flush()
        self.is_over = True
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.is_between = True
        self.is_packed = bool(self.conn.extensions)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_ready = True
        self.when_ready()


def text_of(event: Any) -> bytes:
    text = event.get("text")
    return NO_TEXT if text is None else str(text).encode()

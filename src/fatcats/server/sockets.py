"""The wire of a live connection: uvicorn's WebSocket, with a short way in and out.

Messages are most of what the server ever does. Through the standard interface each one would pass through a queue, a
task, a dictionary and half a dozen calls; here one that arrives is heard without them, and one that leaves is framed
where it is made. A short one that arrives by itself is not even parsed, only unmasked. All of it happens together with
the messages of others: see `fatcats.server.gathering`.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from math import ceil
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fatcats.server.frames import TEXT, content, framed, is_short
from fatcats.server.gathering import CAN_LISTEN, Gathering
from fatcats.server.trouble import Closed

EXTENSION = "fatcats.wire"  # where an application finds this object in the scope of its connection
NO_TEXT = b"bytes"  # stands for a message that is not text: nobody can read it
MOST_UNREAD = 1 << 20  # bytes that a client may leave unread
MOST_AT_ONCE = 1 << 12  # bytes that are read; the rest at the next turn
logger = logging.getLogger("fatcats.sockets")


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        # A client that is slow gets no news until it has taken what it was sent; then all at once.
        self.is_ready = True
        self.when_ready: Callable[[], None] = nothing  # called when the client can take more again
        self._waiting = b""
        self._hear: Callable[[bytes], None] | None = None
        self._gathering: Gathering | None = None
        self._socket = -1  # the transport's own: since we listen, most is read and written without it
        self._heard_at = 0.0
        self._is_between = False  # nothing but short frames has come so far, so the parser waits for a new one

    def write(self, data: bytes) -> None:
        """Send a message, as soon as all that is to be said now is ready."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise Closed(1000, "")
        if not self.is_ready:
            self._check_unread()
        if not self._waiting and self._gathering is not None:
            self._gathering.send(self)
        self._waiting += self._packed(data) if self.conn.extensions else framed(data)
        if self._gathering is None:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, b""
        if not waiting or self.transport.is_closing():
            return
        if self._socket >= 0 and not self.transport.get_write_buffer_size():
            waiting = waiting[self._hand_over(waiting) :]
        if waiting:
            self.transport.write(waiting)

    def _hand_over(self, data: bytes) -> int:
        """To the system; how much it has taken. What it does not take, or if it cannot, is the transport's business."""
        try:
            return os.write(self._socket, data)
        except OSError:
            return 0

    def _check_unread(self) -> None:
        if len(self._waiting) + self.transport.get_write_buffer_size() > MOST_UNREAD:
            raise Closed(4429, "Too many answers were left unread.")

    def _packed(self, data: bytes) -> bytes:
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
            self._socket = self.transport.get_extra_info("socket").fileno()
            gathering.listen(self._socket, self)
        else:
            self.transport.resume_reading()

    async def gone(self) -> None:
        """Until the client has gone; then Closed."""
        event: Any = {}
        while event.get("type") != "websocket.disconnect":
            event = await self.receive()
        raise Closed(1000, "")

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        self._is_between = self._is_between and is_short(data)
        super().data_received(data)

    def hear(self) -> None:
        if self.transport.is_closing():
            self._stop_listening()
            return
        try:
            data = os.read(self._socket, MOST_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self._take(data)
        else:  # the transport shall see the end for itself, and do what has to be done
            self._stop_listening()
            self.transport.resume_reading()

    def _stop_listening(self) -> None:
        if self._gathering is not None and self._socket >= 0:
            self._gathering.forget(self._socket)
            self._socket = -1

    def _take(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        self._is_between = self._is_between and is_short(data)
        try:
            if self._is_between and data[0] == TEXT:
                self._take_text(content(data))
            else:
                super().data_received(data)
        except Exception:
            logger.exception("a connection has failed")
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._take_text(data if self.curr_msg_data_type == "text" else NO_TEXT)

    def _take_text(self, data: bytes) -> None:
        if self._hear is not None and not self.close_sent:
            self._hear(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_listening()
        super().connection_lost(exc)

    def schedule_ping(self) -> None:
        self._ping_at(self.loop.time() + (self.ping_interval or 0))

    def send_keepalive_ping(self) -> None:
        """Whoever has just said something need not be asked for a sign of life."""
        due = self._heard_at + (self.ping_interval or 0)
        if self.loop.time() < due:
            self._ping_at(due)
        else:
            super().send_keepalive_ping()

    def _ping_at(self, due: float) -> None:
        """At a full second: the server wakes up once for all who are due."""
        self.ping_timer = self.loop.call_at(ceil(due), self.send_keepalive_ping)

    async def end(self, code: int, reason: str) -> None:
        self.flush()
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_between = True
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_ready = True
        self.when_ready()


def nothing() -> None:
    pass


def text_of(event: Any) -> bytes:
    text = event.get("text")
    return NO_TEXT if text is None else str(text).encode()

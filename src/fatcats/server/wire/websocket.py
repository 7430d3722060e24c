"""uvicorn's WebSocket protocol within limits: every frame counts, and a connection that is ended says why.

uvicorn takes a protocol class of one's own (`Config.ws`); frames are taken apart by the library websockets.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from fatcats.server.http.limits import Bucket
from fatcats.server.wire.connection import RawConnection
from fatcats.server.wire.limiter import ConnectionLimiter

TOO_FAST = (4429, "limit")
TOO_MANY_PIECES = (CloseCode.MESSAGE_TOO_BIG, "too many fragments")
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NOT_TEXT = (CloseCode.INVALID_DATA, "not UTF-8")


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, limiter: ConnectionLimiter, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        rate = limiter.limits.messages_per_second
        self._limiter = limiter
        self._frames = Bucket(rate, rate * 2)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been let in as an HTTP connection."""
        self._connection = cast(RawConnection, transport)
        self._connection.give_to(super().data_received)
        self._connection.expect(inf)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._limiter.leave(self._connection)

    # --- what arrives ---

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._connection.received(data)
        else:
            self._begin(data)

    def _begin(self, head: bytes) -> None:
        """The opening handshake comes at once, as HTTP has read it. The library may find it too long, or not one."""
        super().data_received(head)
        if not self.handshake_initiated:
            self._connection.end(b"".join(self.conn.data_to_send()) or BAD_REQUEST)

    def handle_events(self) -> None:
        """Frames are counted before anything is made of them."""
        if self.handshake_initiated and not self._frames.take(len(self.conn.events)):
            self._fail(*TOO_FAST)
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self._limiter.limits.fragments:
            self._fail(*TOO_MANY_PIECES)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self.frames = [b"".join(self.frames)]
        if self.curr_msg_data_type == "text" and not is_utf8(self.frames[0]):
            self._fail(*NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    # --- what is sent ---

    async def send(self, message: Any) -> None:
        """An opening that is refused is answered as well: uvicorn would log that nobody has answered it."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # --- who does not read ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._connection.stall()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connection.unstall()

    # --- the end ---

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent:
            self._connection.abort()  # it was told already
        else:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """The library has failed the connection, or we have."""
        closing = self.conn.close_sent
        if closing is None or self.close_sent:  # before the handshake is over there are no closing frames
            self._connection.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason})
        self.close_sent = True
        self.stop_keepalive()
        self._connection.end(b"".join(self.conn.data_to_send()))


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

"""uvicorn's HTTP protocol within limits: for the size of a head, and for the time of head, body and answer.

uvicorn takes a protocol class of one's own (`Config.http`); the parsing stays with httptools.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fatcats import protocol
from fatcats.server.sentences import ENGLISH, say
from fatcats.server.wire.connection import RawConnection
from fatcats.server.wire.limiter import ConnectionLimiter

PROBLEM = protocol.write(protocol.Problem("too-large", say("refusals.too-large", ENGLISH)))
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%s" % (len(PROBLEM), PROBLEM)
)


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, limiter: ConnectionLimiter, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._limiter = limiter
        self._limits = limiter.limits
        self._connection: RawConnection | None = None  # None: it was not let in
        self._is_in_head = True  # of the next request, if it has begun
        self._head = 0  # bytes of it so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._connection = self._limiter.enter(transport, self.loop)
        if self._connection is None:
            return
        self._connection.give_to(self._take)
        super().connection_made(self._connection)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._connection is not None:
            super().connection_lost(exc)
            self._limiter.leave(self._connection)

    # --- what arrives ---

    def data_received(self, data: bytes) -> None:
        if self._connection is not None:
            self._connection.received(data)

    def _take(self, chunk: bytes) -> None:
        """Of a head no more than it may have."""
        room = len(chunk)
        if self._is_in_head:
            room = self._limits.head_bytes - self._head
            self._head += len(chunk)
        super().data_received(chunk[:room])
        if self._is_in_head and self._head >= self._limits.head_bytes:
            self._end(TOO_LARGE)
        elif len(chunk) > room and self._connection is self.transport and not self.transport.is_closing():
            super().data_received(chunk[room:])

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head, self._head = True, 0
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_in_head:
            self._wait()
        else:
            self._end(b"")  # the answer is given, and nobody needs the rest of the request

    def handle_websocket_upgrade(self) -> None:
        """The connection is counted once, whatever is spoken over it."""
        super().handle_websocket_upgrade()
        self._connection = None

    # --- what is waited for ---

    def _wait(self) -> None:
        """For the rest of a body; while a request is answered for nothing; for the next head."""
        assert self._connection is not None
        is_answering = self.cycle is not None and not self.cycle.response_complete
        seconds = inf if is_answering else self._limits.head_seconds
        self._connection.expect(seconds if self._is_in_head else self._limits.body_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._connection is not None:
            self._connection.stall()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._connection is not None:
            self._connection.unstall()

    def _end(self, last_words: bytes) -> None:
        if self._connection is not None:
            self._connection.end(last_words)

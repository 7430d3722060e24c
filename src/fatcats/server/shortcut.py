# fatcats: compiled
"""The short way of messages in and out of a live connection: read from the system where they are heard, framed where
they are made. Whatever is not a short message goes the long way, through the WebSocket library."""

from __future__ import annotations

import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from mypy_extensions import mypyc_attr

from fatcats.server.frames import TEXT, content, framed, is_short
from fatcats.server.gathering import Gathering
from fatcats.server.trouble import Closed

MOST_UNREAD = 1_000_000  # bytes that a client may leave unread
MOST_AT_ONCE = 4096  # bytes that are read; the rest at the next turn
logger = logging.getLogger("fatcats.sockets")


class Transport(Protocol):
    """As asyncio knows it; uvloop's is not a subclass of asyncio's."""

    def is_closing(self) -> bool: ...

    def get_write_buffer_size(self) -> int: ...

    def write(self, data: bytes) -> None: ...

    def resume_reading(self) -> None: ...

    def abort(self) -> None: ...


def nothing() -> None:
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class Shortcut(ABC):
    def __init__(self, clock: Callable[[], float]) -> None:
        # A client that is slow gets no news until it has taken what it was sent; then all at once.
        self.is_ready = True
        self.when_ready: Callable[[], None] = nothing  # called when the client can take more again
        self.is_over = False  # a farewell was sent, after which nothing else is said
        self.is_packed = False  # compression was agreed on
        self.is_between = False  # nothing but short frames has come so far, so the parser waits for a new one
        self.heard_at = 0.0
        self._clock = clock
        self._waiting = b""
        self._hear: Callable[[bytes], None] | None = None
        self._gathering: Gathering | None = None
        self._transport: Transport | None = None
        self._socket = -1  # the transport's own: since we listen, most is read and written without it

    # --- what the long way is asked for ---

    @abstractmethod
    def pack(self, data: bytes) -> bytes:
        """The message as compressed frames."""

    @abstractmethod
    def take_apart(self, data: bytes) -> None:
        """Whatever has come: parts of messages, several of them, signs of life."""

    # --- what is said to the client ---

    def write(self, data: bytes) -> None:
        """Send a message, as soon as all that is to be said now is ready."""
        transport = self._transport
        if self.is_over or transport is None or transport.is_closing():
            raise Closed(1000, "")
        if not self.is_ready and len(self._waiting) + transport.get_write_buffer_size() > MOST_UNREAD:
            raise Closed(4429, "Too many answers were left unread.")
        if not self._waiting and self._gathering is not None:
            self._gathering.send(self)
        frame = self.pack(data) if self.is_packed else framed(data)
        self._waiting = self._waiting + frame if self._waiting else frame
        if self._gathering is None:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, b""
        transport = self._transport
        if not waiting or transport is None or transport.is_closing():
            return
        if self._socket >= 0 and not transport.get_write_buffer_size():
            taken = self._hand_over(waiting)
            if taken == len(waiting):
                return
            waiting = waiting[taken:]
        transport.write(waiting)

    def _hand_over(self, data: bytes) -> int:
        """To the system; how much it has taken. What it does not take, or if it cannot, is the transport's business."""
        try:
            return os.write(self._socket, data)
        except OSError:
            return 0

    # --- what the client says ---

    def start_hearing(self, socket: int, gathering: Gathering) -> None:
        self._socket = socket
        gathering.listen(socket, self)

    def stop_hearing(self) -> None:
        if self._gathering is not None and self._socket >= 0:
            self._gathering.forget(self._socket)
            self._socket = -1

    def hear(self) -> None:
        transport = self._transport
        if transport is None or transport.is_closing():
            self.stop_hearing()
            return
        try:
            data = os.read(self._socket, MOST_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self._take(transport, data)
        else:  # the transport shall see the end for itself, and do what has to be done
            self.stop_hearing()
            transport.resume_reading()

    def _take(self, transport: Transport, data: bytes) -> None:
        try:
            if self.note_frame(data) and data[0] == TEXT:
                self.take_text(content(data))
            else:
                self.take_apart(data)
        except Exception:
            logger.exception("a connection has failed")
            transport.abort()

    def note_frame(self, data: bytes) -> bool:
        """A sign of life. Is it a short frame, and all before it were?"""
        self.heard_at = self._clock()
        self.is_between = self.is_between and is_short(data)
        return self.is_between

    def take_text(self, data: bytes) -> None:
        if self._hear is not None and not self.is_over:
            self._hear(data)

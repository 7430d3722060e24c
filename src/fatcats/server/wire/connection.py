"""One TCP connection, as uvicorn's protocols get it: what arrives is taken in chunks, and waiting has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any

from fatcats.server.settings import Limits

CHUNK = 2_048  # bytes: a few hundred of the smallest frames
MAX_DISCARDED = 8_000_000  # bytes that are thrown away for a client to hear why the connection ends


class RawConnection(asyncio.Transport):
    """Stands before the transport of the event loop, which hands over up to 256 KB at once. A protocol would work
    through all of that before anybody else has a turn, and would not stop in the middle when it asks to pause. So it
    gets a chunk, then others have their turn; what it has not got is held here, and nothing more is read meanwhile.

    Nothing is read either from a client that does not take what it is sent.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, limits: Limits) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._limits = limits
        self._take: Callable[[bytes], None] = lambda data: None
        self._held = b""
        self._at = 0  # how much of it has been taken
        self._is_paused = False  # by its protocol
        self._is_stalled = False  # the client does not take what it is sent
        self._is_reading = True
        self._is_due = False  # for the next chunk
        self._is_ending = False
        self._discarded = 0
        self._deadline = inf
        self._stalled_until = inf

    def give_to(self, take: Callable[[bytes], None]) -> None:
        """From now on to this protocol; what was meant for another is forgotten."""
        self._take = take
        self._held, self._at, self._is_paused = b"", 0, False
        self._adjust()

    # --- what arrives ---

    def received(self, data: bytes) -> None:
        """All that the event loop reads comes here."""
        if self._is_ending:
            self._discard(data)
        elif len(data) <= CHUNK and not self._held and not self._is_held_back:
            self._take(data)
        else:
            self._held = self._held[self._at :] + data
            self._at = 0
            self._go_on()

    @property
    def _is_held_back(self) -> bool:
        return self._is_paused or self._is_stalled

    def _go_on(self) -> None:
        """The next chunk, and the one after it when others have had their turn."""
        self._is_due = False
        if self._held and not self._is_held_back and not self.is_closing():
            chunk = self._held[self._at : self._at + CHUNK]
            self._at += len(chunk)
            if self._at >= len(self._held):
                self._held, self._at = b"", 0
            self._take(chunk)
        self._adjust()

    def _adjust(self) -> None:
        """Read from the client, or do not, and see to it that what is held is taken."""
        if self._transport.is_closing():
            return
        if self._held and not self._is_held_back and not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._go_on)
        should_read = self._is_ending or not (self._held or self._is_held_back)
        if should_read != self._is_reading:
            self._is_reading = should_read
            if should_read:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def pause_reading(self) -> None:
        self._is_paused = True
        self._adjust()

    def resume_reading(self) -> None:
        self._is_paused = False
        self._adjust()

    def is_reading(self) -> bool:
        return self._is_reading

    # --- what is waited for ---

    def expect(self, seconds: float) -> None:
        """The connection is cut if its protocol expects nothing else within this time."""
        self._deadline = self._loop.time() + seconds

    def stall(self) -> None:
        """The client has stopped taking what it is sent."""
        self._is_stalled = True
        self._stalled_until = self._loop.time() + self._limits.write_seconds
        self._adjust()

    def unstall(self) -> None:
        self._is_stalled = False
        self._stalled_until = inf
        self._adjust()

    def look(self, now: float) -> None:
        """Called now and then: cut what has taken too long, a farewell that nobody takes included."""
        if self._transport.is_closing() and self._stalled_until == inf:
            self._stalled_until = now + self._limits.write_seconds
        if now >= self._deadline or now >= self._stalled_until:
            self.abort()

    # --- the end ---

    def end(self, last_words: bytes) -> None:
        """What the client is still sending is thrown away: to close over it would reset the connection, and the words
        would be lost on their way."""
        if self._is_ending or self._transport.is_closing():
            return
        self._is_ending = True
        self._held, self._at = b"", 0
        self._transport.write(last_words)
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self.expect(self._limits.closing_seconds)
        self._adjust()

    def _discard(self, data: bytes) -> None:
        self._discarded += len(data)
        if self._discarded > MAX_DISCARDED:
            self.abort()

    def close(self) -> None:
        if self._is_ending:
            return  # it closes when the client does, or when its time is over
        if self._held or not self._is_reading:
            self.end(b"")
        else:
            self._transport.close()

    def abort(self) -> None:
        self._is_ending = True
        self._held, self._at = b"", 0
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._is_ending or self._transport.is_closing()

    # --- the rest is the event loop's ---

    def write(self, data: Any) -> None:
        if not self._is_ending:
            self._transport.write(data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

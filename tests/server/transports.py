"""A transport without a network: what an event loop would be told to do, and what a client would be sent."""

from __future__ import annotations

import asyncio
from typing import Any


class FakeTransport(asyncio.Transport):
    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1234), "sockname": ("192.0.2.9", 8765)})
        self.reads = True
        self.written = b""
        self.has_written_eof = self.is_closed = self.is_aborted = False
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol  # type: ignore[no-any-return]

    def pause_reading(self) -> None:
        assert self.reads
        self.reads = False

    def resume_reading(self) -> None:
        assert not self.reads
        self.reads = True

    def write(self, data: Any) -> None:
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.has_written_eof = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

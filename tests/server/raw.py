"""Clients that keep to no library's manners: bytes as they are, over a plain socket."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.frames import Close, Frame, Opcode

from tests.server.people import PATIENCE, Person
from tests.server.services import LIMITS, RunningServer

UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


def request(path: str, port: int, headers: Mapping[str, str] | None = None, method: str = "GET") -> bytes:
    lines = [f"{name}: {value}" for name, value in {"Host": f"127.0.0.1:{port}", **(headers or {})}.items()]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


@contextmanager
def strict_server(folder: Path, *extra: str, **limits: Any) -> Iterator[RunningServer]:
    """A server with these limits, and generous ones for all else."""
    folder.mkdir(parents=True, exist_ok=True)
    usual = json.loads(LIMITS)["limits"]
    (folder / "limits.json").write_text(json.dumps({"limits": {**usual, **limits}}))
    is_private = "--proxies" not in extra  # servers for others take no chance that can be foreseen
    server = RunningServer(folder, str(folder / "tables.db"), extra=extra, has_chance=is_private).wait()
    try:
        yield server
    finally:
        server.kill()


class RawClient:
    """A TCP connection to a server, and what came over it."""

    def __init__(self, port: int, *, source: str = "127.0.0.1", receives: int = 0) -> None:
        self.port = port
        self.heard = b""
        self.was_reset = False
        self.socket = socket.socket()
        if receives:  # a small window: what is not read soon fills it
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.bind((source, 0))
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))

    def __enter__(self) -> RawClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def push(self, data: bytes) -> None:
        """As much of it as the server takes before it closes."""
        try:
            self.socket.sendall(data)
        except BrokenPipeError:
            pass
        except ConnectionResetError:
            self.was_reset = True

    def hear_all(self) -> bytes:
        """Until the server closes: a reset counts as that."""
        try:
            while more := self.socket.recv(65536):
                self.heard += more
        except ConnectionResetError:
            self.was_reset = True
        return self.heard

    def hear_until(self, sign: bytes) -> bytes:
        while sign not in self.heard:
            more = self.socket.recv(65536)
            assert more, f"closed after {self.heard[-200:]!r}"
            self.heard += more
        return self.heard

    def status(self) -> int:
        """Of the first answer, when the server has closed; 0 if it closed without one."""
        head = self.hear_all().split(b" ", 2)
        return int(head[1]) if len(head) > 1 else 0

    def open_socket(self, person: Person) -> RawClient:
        """The opening handshake of a live connection."""
        headers = {**UPGRADE, "Authorization": f"Bearer {person.key}"}
        self.send(request(f"/api/tables/{person.table}/live", self.port, headers))
        answer = self.hear_until(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        self.heard = answer.partition(b"\r\n\r\n")[2]
        return self

    def close_code(self) -> int:
        """What the server closed the live connection with; 0 if it just went."""
        data = self.hear_all()
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[2 : 2 + width]), 2 + width
            if data[0] & 15 == Opcode.CLOSE:
                return int(Close.parse(data[start : start + size]).code)
            data = data[start + size :]
        return 0

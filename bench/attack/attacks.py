"""What one attacker can do, each as fast as it goes: from an address of its own, in a process of its own, until it is
stopped. Whatever the server does about it, the attacker comes again."""

from __future__ import annotations

import json
import secrets
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from time import sleep

import httpx
from websockets.frames import Opcode

from fatcats import protocol
from tests.server.raw import UPGRADE, masked, request

ADDRESS = "127.0.0.2"
MANY = 1_000  # connections that are tried to be held open
PATIENCE = 5.0
HELLO = masked(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL)))
Attack = Callable[[int, str], None]


# --- raw connections ------------------------------------------------------------------------------------------------


@contextmanager
def connection(port: int) -> Iterator[socket.socket]:
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        raw.settimeout(PATIENCE)
        raw.bind((ADDRESS, 0))
        raw.connect(("127.0.0.1", port))
        yield raw


def endless_head(port: int, _: str) -> None:
    with connection(port) as raw:
        raw.sendall(request("/", port)[:-2] + b"X: ")
        while True:
            raw.sendall(b"x" * 65_536)


def hold_open(begin: bytes, port: int, _: str) -> None:
    """As many connections as are let in, each with the beginning of something."""
    held: list[socket.socket] = []
    try:
        while len(held) < MANY:
            raw = socket.socket()
            held.append(raw)
            raw.settimeout(PATIENCE)
            raw.bind((ADDRESS, 0))
            raw.connect(("127.0.0.1", port))
            raw.sendall(begin)
        sleep(PATIENCE)
    finally:
        for raw in held:
            raw.close()


def open_and_go(port: int, _: str) -> None:
    while True:
        with connection(port):
            pass


def ask(path: str, port: int, table: str) -> None:
    """One request after another on one connection, without waiting for answers longer than it must."""
    with connection(port) as raw:
        batch = request(path.replace("TABLE", table), port) * 20
        while True:
            raw.sendall(batch)
            if not raw.recv(1 << 20):
                return


def post(path: str, body: bytes, port: int, _: str) -> None:
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
    with connection(port) as raw:
        while True:
            raw.sendall(request(path, port, headers, "POST") + body)
            if not raw.recv(1 << 20):
                return


# --- live connections -----------------------------------------------------------------------------------------------


@contextmanager
def live(port: int, table: str, key: str = "") -> Iterator[socket.socket]:
    headers = {**UPGRADE, **({"Authorization": f"Bearer {key}"} if key else {})}
    with connection(port) as raw:
        raw.sendall(request(f"/api/tables/{table}/live", port, headers))
        raw.recv(4096)
        yield raw


def flood(frames: bytes, port: int, table: str) -> None:
    """Frames, and nothing that comes back is read."""
    with live(port, table) as raw:
        raw.sendall(HELLO)
        while True:
            raw.sendall(frames)


def open_live_and_go(port: int, table: str) -> None:
    while True:
        with live(port, table) as raw:
            raw.sendall(HELLO)
            raw.recv(1)


def play_badly(message: protocol.Message, port: int, _: str) -> None:
    """In a seat of its own, something that costs the server more than a look."""
    key = secrets.token_urlsafe(32)
    local = httpx.HTTPTransport(local_address=ADDRESS)
    headers = {"authorization": f"Bearer {key}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", transport=local, headers=headers) as client:
        seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
        table = client.post("/tables", json={"game": "billionaires", "seats": seats}).raise_for_status().json()
        client.post(f"/tables/{table['table']['id']}/start").raise_for_status()
    with live(port, table["table"]["id"], key) as raw:
        raw.sendall(HELLO)
        while True:
            raw.sendall(masked(protocol.write(message)))
            raw.recv(1 << 20)


RECORD = json.dumps(
    {"fatcats": 1, "game": "zillionaire", "seats": 4, "options": {}, "entries": [[0, ["pass"]]] * 60_000}
)

ATTACKS: dict[str, Attack] = {
    "a head without an end": endless_head,
    "heads that never end, on many connections": partial(hold_open, b"GET / HTTP/1.1\r\nX: "),
    "bodies that never end, on many connections": partial(
        hold_open, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{"
    ),
    "connections, opened and dropped": open_and_go,
    "live connections, opened and dropped": open_live_and_go,
    "pings, and the pongs unread": partial(flood, masked(b"x" * 100, Opcode.PING) * 300),
    "empty fragments": partial(flood, masked(b"", is_last=False) + masked(b"", Opcode.CONT, is_last=False) * 5_000),
    "small messages": partial(flood, masked(protocol.write(protocol.Ping(request="x"))) * 300),
    "large messages": partial(flood, masked(b'{"type": "say", "text": "' + b"x" * 16_000 + b'"}') * 20),
    "nested messages": partial(flood, masked(b"[" * 16_000) * 20),
    "the table, again and again": partial(ask, "/api/tables/TABLE/state"),
    "the lobby, again and again": partial(ask, "/api/tables"),
    "the health check, again and again": partial(ask, "/health"),
    "new tables": partial(post, "/api/tables", b'{"game": "billionaires"}'),
    "records of two megabytes": partial(post, "/api/records", RECORD.encode()[:1_990_000]),
    "hints": partial(play_badly, protocol.AskHint(request="x", seat=0)),
    "moves that are none": partial(play_badly, protocol.Play(request="x", seat=0, moves=["pass"] * 40)),
}


def attack(name: str, port: int, table: str) -> None:
    while True:
        with suppress(OSError, httpx.HTTPError):
            ATTACKS[name](port, table)
        sleep(0.001)  # where the server does not even let it in, it would only keep this machine busy

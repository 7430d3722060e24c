"""What is tried: a parser each, the inputs that it is given, and what it may say to them. All else is a fault."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle

import msgspec
from websockets.frames import Opcode

import fatcats
from fatcats import protocol
from fatcats.engine.errors import FatcatsError
from fatcats.match.match import lay_out
from fatcats.match.record import read_record
from fatcats.registry import game_keys, get_game
from fatcats.server.app import describe
from fatcats.server.auth import Signer
from fatcats.server.http.hosts import Hosts, is_host
from fatcats.server.http.limits import client_of
from fatcats.server.settings import Settings
from fatcats.server.socket.endpoint import who
from fatcats.server.table import journal
from fatcats.server.table.state import TableState
from fatcats.server.wire.limiter import Proxies
from tests.fuzz import corpus
from tests.fuzz.stack import HELLO, LiveConnection, Stack
from tests.server.raw import UPGRADE, masked, request

Try = Callable[[bytes], Awaitable[None]]
Opened = Callable[[], AbstractAsyncContextManager[Try]]


@dataclass(frozen=True)
class Target:
    kind: str  # of inputs: a folder of the corpus
    seeds: Callable[[], list[bytes]]
    opened: Opened
    share: float  # of a long run's inputs


def plain(attempt: Callable[[bytes], None]) -> Opened:
    """A function that needs nothing around it."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Try]:
        async def run(data: bytes) -> None:
            attempt(data)

        yield run

    return opened


# --- parsers ---


def read_message(data: bytes) -> None:
    with suppress(msgspec.DecodeError):
        protocol.read_client(data)
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        protocol.read_client(data.decode())


def read_and_replay(data: bytes) -> None:
    with suppress(FatcatsError):
        fatcats.replay(read_record(data))


def read_position(data: bytes) -> None:
    """One that fits is as it was saved."""
    for key in game_keys():
        table = corpus.blank(key)
        with suppress(FatcatsError):
            table.load_bytes(data)
            assert table.to_bytes() == data


def read_options(data: bytes) -> None:
    with suppress(ValueError, RecursionError):
        given = json.loads(data)
        for key in game_keys() if isinstance(given, dict) else ():
            with suppress(FatcatsError):
                lay_out(get_game(key), 4, given, fatcats.seeded(1))


def read_notation(data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape")
    for key in game_keys():
        match = corpus.short_game(key)
        for seat in (match.deciders or [0])[:1]:
            with suppress(FatcatsError):
                match.refusal(seat, text)


HOSTS = Hosts(Settings(public_url="https://games.example.org", origins=("https://partner.example.org",)))
PROXIES = Proxies("10.0.0.0/8, ::1")
SIGNER = Signer(b"s" * 32)


def read_header(data: bytes) -> None:
    """The same nonsense as each of the headers that we read ourselves."""
    text = data.decode("latin-1")
    is_host(text)
    HOSTS.knows(text)
    HOSTS.is_own(text, "https", text)
    HOSTS.is_own("http://127.0.0.1", "ws", text)
    client_of(text)
    PROXIES.__contains__(text)
    who({"headers": [(b"cookie", data), (b"authorization", data)]}, SIGNER)


def read_stored(data: bytes) -> None:
    """A journal and a snapshot in which something has been damaged. Only the server writes them: they may be as wrong
    as they like as long as that is noticed."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        journal.decode(data)
    with suppress(FatcatsError, msgspec.DecodeError, ValueError, RecursionError):
        TableState.load(bytes(32), data)


# --- the server ---


@asynccontextmanager
async def requests_opened() -> AsyncIterator[Try]:
    async with Stack() as stack:
        table = await stack.open_table("zillionaire")

        async def run(data: bytes) -> None:
            data = data.replace(b"TABLE", table.encode()).replace(b"KEY", stack.key.encode())
            length = len(data.partition(b"\r\n\r\n")[2])
            await stack.answered(data.replace(b"LENGTH", str(length).encode()))

        yield run


@asynccontextmanager
async def frames_opened() -> AsyncIterator[Try]:
    async with Stack() as stack:
        table = await stack.open_table("zillionaire")

        async def run(data: bytes) -> None:
            transport = stack.connect()
            transport.protocol.data_received(stack.opening(table))
            for _ in range(20):
                await stack.turn()
            transport.protocol.data_received(data)
            for _ in range(20):
                await stack.turn()
            await stack.hang_up(transport)
            stack.check()

        yield run


@asynccontextmanager
async def live_opened() -> AsyncIterator[Try]:
    """At tables of all games in turn, a new one every few hundred messages."""
    async with Stack() as stack:
        games, left = cycle(game_keys()), 0
        table, live = "", None

        async def run(data: bytes) -> None:
            nonlocal left, table, live
            if left <= 0:
                left, table = 400, await stack.open_table(next(games))
            if live is None or live.is_closed:
                if live is not None:
                    await live.close()
                live = LiveConnection(stack, table)
            left -= 1
            await live.say(data)
            if left == 0:
                await live.close()
                live = None

        yield run
        if live is not None:
            await live.close()


def http_seeds() -> list[bytes]:
    """A request of every kind, and an opening of a live connection."""
    found = []
    for path, ways in describe()["paths"].items():
        address = path.replace("{table}", "TABLE").replace("{seat}", "1")
        for way in ways:
            head = {"Authorization": "Bearer KEY", "Content-Type": "application/json", "Content-Length": "LENGTH"}
            body = b"" if way == "get" else BODIES.get(path, b"{}")
            found.append(request(address, 8765, {**head, "Connection": "close"}, way.upper()) + body)
    cookie = {"Cookie": "fatcats=abc.def; other=1", "Origin": "http://127.0.0.1:8765", "Accept-Encoding": "gzip"}
    found += [request(path, 8765, cookie) for path in ("/", "/t/TABLE", "/learn/zillionaire", "/health", "/metrics")]
    found.append(request("/api/tables/TABLE/live", 8765, {**UPGRADE, **cookie}))
    chunked = {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}
    found.append(request("/api/tables", 8765, chunked, "POST") + b'5\r\n{"gam\r\n11\r\ne":"zillionaire"}\r\n0\r\n\r\n')
    return [*found, *corpus.files("requests")]


BODIES = {
    "/api/tables": b'{"game": "zillionaire", "seats": [{"kind": "you"}, {"kind": "bot"}], "options": {"games": 2}}',
    "/api/tables/{table}/seats/{seat}/sit": b'{"name": "Ann", "colour": 2}',
    "/api/tables/{table}/seats/{seat}": b'{"kind": "bot", "level": "easy"}',
    "/api/tables/{table}/claim": b'{"secret": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}',
    "/api/tables/{table}/play": b'{"request": "r", "seat": 0, "moves": ["pass"], "decision": 1}',
    "/api/tables/{table}/chat": b'{"request": "r", "seat": 0, "text": "hello"}',
}


def frame_seeds() -> list[bytes]:
    """What a client sends in a whole conversation, masked as it is."""
    ping = protocol.write(protocol.Ping(request="x"))
    say = [masked(message) for message in corpus.messages()]
    return [
        HELLO + masked(ping),
        HELLO + masked(ping[:5], is_last=False) + masked(b"", Opcode.PING) + masked(ping[5:], Opcode.CONT),
        HELLO + masked(b"x", Opcode.PONG) + masked(b"\x03\xe8bye", Opcode.CLOSE),
        HELLO + masked(b"binary", Opcode.BINARY),
        *(HELLO + message for message in say),
        *corpus.files("frames"),
    ]


def header_seeds() -> list[bytes]:
    known = ["127.0.0.1:8765", "[::1]:80", "games.example.org", "https://games.example.org", "http://a.example:80"]
    cookies = ["fatcats=k.m; a=b", "Bearer " + "k" * 40, 'a="q;\\073"; fatcats=x', "2001:db8::1", "::ffff:192.0.2.1"]
    return [*(text.encode() for text in (*known, *cookies)), *corpus.files("headers")]


TARGETS = {
    "messages": Target("messages", corpus.messages, plain(read_message), 0.20),
    "notation": Target("notation", corpus.notation, plain(read_notation), 0.20),
    "headers": Target("headers", header_seeds, plain(read_header), 0.15),
    "options": Target("options", corpus.options, plain(read_options), 0.10),
    "records": Target("records", corpus.records, plain(read_and_replay), 0.08),
    "positions": Target("positions", corpus.positions, plain(read_position), 0.05),
    "stored": Target("stored", corpus.stored, plain(read_stored), 0.06),
    "requests": Target("requests", http_seeds, requests_opened, 0.05),
    "frames": Target("frames", frame_seeds, frames_opened, 0.03),
    "live": Target("messages", corpus.messages, live_opened, 0.08),
}

"""Our server under load, alone on SQLite or as several workers on PostgreSQL and Redis: tables are made over HTTP,
moves and updates go over WebSockets."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.load.driver import SEATS, LoadServer, LoadTable
from fatcats.protocol import PROTOCOL
from tests.server.services import Postgres, Redis, free_port

GAME = "zillionaire"  # the peer plays a climbing game of the same size
LIMITS = b"""{"limits": {"requests_per_second": 1e6, "tables_per_hour": 1e9, "connections": 1000000,
"all_connections": 1000000, "raw_connections": 1000000, "openings_per_second": 1e6, "messages_per_second": 1000}}"""
HELLO = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL})


class Choice(msgspec.Struct):
    move: str


class Perspective(msgspec.Struct):
    decision: int = 0
    options: list[Choice] = []


class News(msgspec.Struct):
    type: str
    seq: int = 0
    perspectives: list[Perspective] = []


_decoder = msgspec.json.Decoder(News)


class Seat(WSListener):
    def __init__(self, seat: int, table: OurTable) -> None:
        self.seat = seat
        self.table = table
        self.perspective = Perspective()
        self.is_welcome = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, HELLO)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = _decoder.decode(frame.get_payload_as_bytes())
        if news.type in ("refused", "failure"):
            self.table.figures.errors += 1
        elif news.perspectives:
            self.table.seq = news.seq
            self.perspective = news.perspectives[0]
            self.is_welcome.set()
            if news.type == "update":
                self.table.heard(self.seat)


class OurTable(LoadTable):
    def __init__(self, sockets: int = SEATS) -> None:
        super().__init__(sockets)
        self.seats: list[Seat] = []
        self.seq = 0  # how long its journal is
        self.id = ""

    def make_move(self) -> bool:
        asked = next((seat for seat in self.seats if seat.perspective.options), None)
        if asked is None:
            return False
        perspective = asked.perspective
        asked.perspective = Perspective()
        message = {
            "type": "play",
            "request": secrets.token_hex(4),
            "seat": asked.seat,
            "moves": [perspective.options[-1].move],
            "decision": perspective.decision,
        }
        self.is_sent()
        asked.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
        return True


class OurServer(LoadServer):
    """One process on SQLite."""

    name = "fatcats on SQLite"
    keeps = True

    def __init__(self) -> None:
        self.port = free_port()
        self.lobby = f"http://127.0.0.1:{self.port}"
        self._parts: dict[str, int] = {}

    def parts(self) -> dict[str, int]:
        return self._parts

    @asynccontextmanager
    async def running(self, folder: Path) -> AsyncIterator[None]:
        async with self._process(folder, ["--database", str(folder / "t.db")]):
            yield

    @asynccontextmanager
    async def _process(
        self, folder: Path, arguments: Sequence[str], *, has_limits: bool = False
    ) -> AsyncIterator[None]:
        """Without limits to speak of, unless it is to have those of a server that is set up by nobody."""
        (folder / "limits.json").write_bytes(b"{}" if has_limits else LIMITS)
        command = [sys.executable, "-c", "from fatcats.cli import main; main()", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--limits", str(folder / "limits.json"), *arguments]
        command += ["--answer-pace", "3600"]  # the load answers everything itself
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                if not process.stdout.readline():
                    raise RuntimeError("our server did not start")
                await self._until_healthy()
                self._parts["server"] = process.pid
                yield
            finally:
                process.terminate()

    async def _until_healthy(self) -> None:
        """Workers are still starting when their supervisor has the port."""
        async with httpx.AsyncClient(base_url=self.lobby, timeout=60) as client, asyncio.timeout(60):
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get("/health")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    async def open_table(self, client: httpx.AsyncClient) -> OurTable:
        keys = [{"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in range(SEATS)]
        asked = {"game": GAME, "options": {"games": 10}, "seats": [{}] * SEATS}
        made = (await client.post("/api/tables", json=asked, headers=keys[0])).raise_for_status()
        id = made.json()["table"]["id"]
        for seat, key in enumerate(keys):
            await client.post(f"/api/tables/{id}/seats/{seat}/sit", json={"name": f"P{seat}"}, headers=key)
        return await self.start(client, OurTable(), id, keys)

    async def start(
        self, client: httpx.AsyncClient, table: OurTable, id: str, keys: Sequence[dict[str, str]]
    ) -> OurTable:
        """The game begins, and everybody with a key looks at it."""
        table.id, path = id, f"/api/tables/{id}"
        (await client.post(f"{path}/start", headers=keys[0])).raise_for_status()
        for seat, key in enumerate(keys):
            listener = Seat(seat, table)
            url = f"ws://127.0.0.1:{self.port}{path}/live"
            await ws_connect(lambda: listener, url, extra_headers=key)  # noqa: B023
            table.seats.append(listener)
        for listener in table.seats:
            await listener.is_welcome.wait()
        return table


class OurScaledServer(OurServer):
    """Several workers on PostgreSQL and Redis; sockets of one table are on any of them."""

    def __init__(self, workers: int = 2) -> None:
        super().__init__()
        self.name = f"fatcats, {workers} workers on PostgreSQL and Redis"
        self._workers = workers

    @asynccontextmanager
    async def running(self, folder: Path) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            postgres, redis = Postgres(folder / "postgres"), Redis(folder / "redis")
            stack.callback(postgres.stop, "immediate")
            stack.callback(redis.stop)
            self._parts = {"PostgreSQL": postgres.pid, "Redis": redis.pid}
            arguments = ["--database", postgres.url, "--redis", redis.url, "--workers", str(self._workers)]
            await stack.enter_async_context(self._process(folder, arguments))
            yield

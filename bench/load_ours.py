"""The load on our server: tables made over HTTP, moves and updates over WebSockets."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.load_table import SEATS, Figures, LoadTable, open_and_drive

PORT = 8831
GAME = "zillionaire"  # the peer plays a climbing game of the same size
LIMITS = b"""{"limits": {"requests_per_second": 1e6, "tables_per_hour": 1e6, "connections": 100000,
"messages_per_second": 1000}}"""


class Choice(msgspec.Struct):
    move: str


class Side(msgspec.Struct):
    turn: int = 0
    options: list[Choice] = []


class News(msgspec.Struct):
    type: str
    number: int = 0
    sides: list[Side] = []


_decoder = msgspec.json.Decoder(News)


class Seat(WSListener):
    def __init__(self, seat: int, table: OurTable) -> None:
        self.seat = seat
        self.table = table
        self.side = Side()
        self.is_welcome = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, b'{"type":"hello"}')

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = _decoder.decode(frame.get_payload_as_bytes())
        if news.type == "refused":
            self.table.figures.errors += 1
        elif news.sides:
            self.side = news.sides[0]
            self.is_welcome.set()
            if news.type == "update":
                self.table.heard(self.seat)


class OurTable(LoadTable):
    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.seats: list[Seat] = []

    def make_move(self) -> bool:
        asked = next((seat for seat in self.seats if seat.side.options), None)
        if asked is None:
            return False
        side = asked.side
        asked.side = Side()
        message = {
            "type": "play",
            "request": secrets.token_hex(4),
            "seat": asked.seat,
            "moves": [side.options[-1].move],
            "turn": side.turn,
        }
        self.is_sent()
        asked.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))
        return True


async def open_table(client: httpx.AsyncClient, figures: Figures) -> OurTable:
    table = OurTable(figures)
    made = await client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "open"}] * SEATS})
    path = f"/api/tables/{made.json()['table']['id']}"
    keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    for seat, key in enumerate(keys):
        headers = {"authorization": f"Bearer {key}"}
        await client.post(f"{path}/seats/{seat}/sit", json={"name": f"P{seat}"}, headers=headers)
    await client.post(f"{path}/start", headers={"authorization": f"Bearer {keys[0]}"})
    for seat, key in enumerate(keys):
        listener = Seat(seat, table)
        url, headers = f"ws://127.0.0.1:{PORT}{path}/live", {"authorization": f"Bearer {key}"}
        await ws_connect(lambda: listener, url, extra_headers=headers)  # noqa: B023
        table.seats.append(listener)
    for listener in table.seats:
        await listener.is_welcome.wait()
    return table


async def run(figures: Figures, folder: Path, tables: int, seconds: float) -> None:
    (folder / "limits.json").write_bytes(LIMITS)
    command = [sys.executable, "-c", "from fatcats.cli import main; main()", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(PORT), "--database", str(folder / "t.db"), "--limits", str(folder / "limits.json")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            await open_and_drive(f"http://127.0.0.1:{PORT}", open_table, figures, tables, seconds, server.pid)
        finally:
            server.kill()

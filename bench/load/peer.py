"""A boardgame.io server under the same load, spoken to directly in its protocol (socket.io over WebSockets).

It is measured twice: with its tables in memory, its default, which forgets them when it stops; and in PostgreSQL, with
bgio-postgres, which keeps what it has acknowledged, as ours does.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.load.driver import SEATS, LoadServer, LoadTable
from tests.server.services import Postgres, free_port

HOME = Path(__file__).resolve().parent.parent.parent / "build" / "peer-server"
SOURCES = Path(__file__).with_name("peer_server")
GAME = "climb"


class NoPeer(Exception):
    """The peer cannot be installed or run; the text says why."""


def install() -> None:
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise NoPeer("node and npm are not installed")
    HOME.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs"):
        shutil.copy(SOURCES / name, HOME / name)
    wanted = json.loads((HOME / "package.json").read_text())["dependencies"]
    if all((HOME / "node_modules" / name).is_dir() for name in wanted):
        return
    done = subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-package-lock"], cwd=HOME, capture_output=True, text=True
    )
    if done.returncode:
        raise NoPeer(f"npm could not install it: {done.stderr.strip()[-300:]}")


class PeerSeat(WSListener):
    def __init__(self, seat: int, table: PeerTable, credentials: str) -> None:
        self.seat = seat
        self.table = table
        self.credentials = credentials
        self.state: dict[str, Any] = {}
        self.is_welcome = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def say(self, text: str) -> None:
        self.transport.send(WSMsgType.TEXT, text.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes().decode()
        if text.startswith("0"):
            self.say(f"40/{GAME},")
        elif text.startswith("2"):
            self.say("3")
        elif text.startswith(f"40/{GAME}"):
            arguments = ["sync", self.table.match, str(self.seat), self.credentials, SEATS]
            self.say(f"42/{GAME},{json.dumps(arguments)}")
        elif text.startswith(f"42/{GAME}"):
            self.hear(json.loads(text.partition(",")[2]))

    def hear(self, event: list[Any]) -> None:
        if event[0] == "sync":
            self.state = event[2]["state"]
            self.is_welcome.set()
        elif event[0] == "update":
            self.state = event[2]
            self.table.heard(self.seat)


class PeerTable(LoadTable):
    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match
        self.seats: list[PeerSeat] = []

    def make_move(self) -> bool:
        if self.waiting:
            return False
        state = self.seats[0].state
        player = self.seats[int(state["ctx"]["currentPlayer"])]
        top = player.state["G"]["top"]
        higher = [int(rank) for rank in player.state["G"]["hands"][player.seat] if not top or int(rank) > top["rank"]]
        kind, arguments = ("play", [min(higher)]) if higher else ("pass", [])
        payload = {"type": kind, "args": arguments, "playerID": str(player.seat), "credentials": player.credentials}
        event = ["update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, str(player.seat)]
        self.is_sent()
        player.say(f"42/{GAME},{json.dumps(event)}")
        return True


class PeerServer(LoadServer):
    """boardgame.io, with its tables in memory, its default, or in PostgreSQL with bgio-postgres."""

    def __init__(self, *, is_kept: bool) -> None:
        self.name = f"boardgame.io 0.50.2 {'on PostgreSQL' if is_kept else 'in memory'}"
        self.keeps = is_kept
        self.port = free_port()
        self.lobby_port = free_port()
        self.lobby = f"http://127.0.0.1:{self.lobby_port}"
        self._parts: dict[str, int] = {}

    def parts(self) -> dict[str, int]:
        return self._parts

    @asynccontextmanager
    async def running(self, folder: Path) -> AsyncIterator[None]:
        install()
        with ExitStack() as stack:
            command = ["node", "server.cjs", str(self.port), str(self.lobby_port)]
            if self.keeps:
                postgres = self._postgres(folder)
                stack.callback(postgres.stop, "immediate")
                self._parts["PostgreSQL"] = postgres.pid
                command.append(postgres.url.replace("+asyncpg", ""))
            process = stack.enter_context(
                subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            )
            stack.callback(process.kill)
            assert process.stdout is not None
            while "ready" not in (line := process.stdout.readline()):
                if not line:
                    raise NoPeer("it ended at once")
            self._parts["server"] = process.pid
            yield

    def _postgres(self, folder: Path) -> Postgres:
        try:
            return Postgres(folder / "postgres")
        except RuntimeError as error:
            raise NoPeer(str(error)) from error

    async def open_table(self, client: httpx.AsyncClient) -> PeerTable:
        made = await client.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})
        table = PeerTable(made.json()["matchID"])
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = await client.post(f"/games/{GAME}/{table.match}/join", json=body)
            table.seats.append(PeerSeat(seat, table, joined.json()["playerCredentials"]))
        for listener in table.seats:  # only now: a socket that opens rewrites who sits there; a join beside it is lost
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            await ws_connect(lambda: listener, url)  # noqa: B023
        for listener in table.seats:
            await listener.is_welcome.wait()
        return table

"""Tables at which one person sits among bots: how soon does the person see the own move, and do the bots keep their
pace? Bots move more often than people, and think on the same machine."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from time import perf_counter

import httpx

from bench.load.driver import drive, open_tables, serving
from bench.load.figures import Figures, percentile
from bench.load.ours import GAME, OurServer, OurTable

BOTS = 3
LEVEL = "casual"


class TableWithBots(OurTable):
    """The person moves when it is their turn and time for it. Between two updates that follow no move of theirs lies a
    bot's move."""

    def __init__(self, waits: list[float]) -> None:
        super().__init__(sockets=1)
        self.waits = waits
        self.last = 0.0

    def make_move(self) -> bool:
        super().make_move()
        return True  # where a bot is asked there is nothing to do

    def heard(self, seat: int) -> None:
        now = perf_counter()
        if not self.waiting and self.last:
            self.waits.append(now - self.last)
        self.last = now
        super().heard(seat)


class ServerWithBots(OurServer):
    name = f"fatcats on SQLite, {BOTS} bots at each table"

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []  # seconds until a bot's move

    async def open_table(self, client: httpx.AsyncClient) -> OurTable:
        key = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        seats = [{"kind": "you", "name": "P"}, *[{"kind": "bot", "level": LEVEL}] * BOTS]
        asked = {"game": GAME, "options": {"games": 10}, "seats": seats}
        made = (await client.post("/api/tables", json=asked, headers=key)).raise_for_status()
        table = TableWithBots(self.waits)
        return await self.start(client, table, made.json()["table"]["id"], [key])


@dataclass
class WithBots:
    figures: Figures
    waits: list[float]
    seconds: float

    @property
    def moves_a_second(self) -> float:
        return len(self.waits) / self.seconds

    def wait(self, share: float) -> float:
        return percentile(self.waits, share)


async def with_bots(tables: int, seconds: float) -> WithBots:
    server = ServerWithBots()
    async with serving(server):
        opened = await open_tables(server, tables)
        server.waits.clear()
        return WithBots(await drive(server, opened, seconds), server.waits, seconds)

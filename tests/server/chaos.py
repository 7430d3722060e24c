"""Tables under fire: workers are killed at random moments while people play. Used by tests and by `bench/kill.py`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from fatcats.registry import get_game
from fatcats.server.store import Store
from fatcats.server.store.engines import read_url
from fatcats.server.table import journal
from tests import chance
from tests.server.players import Player, Whims, open_table, sit, start
from tests.server.services import RunningServer

WHIMS = Whims(drops=0.02, doubles=0.2)


@dataclass
class Fire:
    """Kills a worker each time when some more moves have been acknowledged, until it has done so often enough."""

    servers: list[RunningServer]
    kills: int
    every: int
    random: Random
    report: Callable[[int, int], None] = lambda kills, acknowledged: None
    acknowledged: int = 0
    done: int = 0
    calm: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while tables are laid, or a worker is down
    _due: asyncio.Event = field(default_factory=asyncio.Event)
    _next: int = 1

    def count(self) -> None:
        self.acknowledged += 1
        if self.acknowledged >= self._next:
            self._due.set()

    async def burn(self) -> None:
        while self.done < self.kills:
            await self._due.wait()
            self._due.clear()
            async with self.calm:
                server = self.random.choice(self.servers)
                server.kill()
                await asyncio.to_thread(server.restart)
            self.done += 1
            self.report(self.done, self.acknowledged)
            self._next = self.acknowledged + self.random.randint(1, self.every)


async def seat_people(urls: list[str], game: str, seed: int, count: Callable[[], None]) -> list[Player]:
    """A table with people in all seats but one, which a bot has."""
    seats = get_game(game).usual_seats
    people = [Player(urls, "", Random(f"{seed} {n}"), WHIMS, on_acknowledged=count) for n in range(seats - 1)]
    plans = [{"kind": "open"}] * (seats - 1) + [{"kind": "bot", "level": "random"}]
    with chance.named(f"{chance.name()} {seed}"):
        await open_table(people[0], game, {}, plans, grace=600_000)
    for seat, person in enumerate(people):
        person.table = people[0].table
        await sit(person, seat, f"P{seat}")
    await start(people[0])
    return people


async def play_until(fire: Fire, games: list[str], tables: int, database: str) -> list[str]:
    """Play that many tables at a time until the fire is out and all games are over. Returns what is wrong."""
    urls = [server.url for server in fire.servers]
    burning = asyncio.create_task(fire.burn())
    rounds = 0
    problems: list[str] = []
    while not rounds or not burning.done():
        async with fire.calm:
            sitting = [
                await seat_people(urls, games[n % len(games)], 1000 * rounds + n, fire.count) for n in range(tables)
            ]
        await asyncio.gather(*(person.play_to_the_end() for people in sitting for person in people))
        for people in sitting:
            problems += await check_log(people, database)
        rounds += 1
    await burning
    return problems


async def check_log(people: list[Player], database: str) -> list[str]:
    """No acknowledged move is lost, none is doubled, and the journal has no gap."""
    store = Store(read_url(database))
    rows = await store.entries(people[0].table, -1)
    await store.close()
    entries = {row.seq: journal.decode(row.body) for row in rows}
    requests = Counter(
        entry.request for entry in entries.values() if isinstance(entry, journal.Moved) and entry.request
    )
    problems = [f"request {request} is in the journal {n} times" for request, n in requests.items() if n > 1]
    if list(entries) != list(range(len(entries))):
        problems.append("the journal has a gap")
    for person in people:
        for request, seq in person.acknowledged.items():
            entry = entries.get(seq)
            if not isinstance(entry, journal.Moved) or entry.request != request:
                problems.append(f"acknowledged as {seq}, but not there: {request}")
    return problems

"""Tables under siege: people play on, whatever happens to their server, and all that they were told is checked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import monotonic

import httpx

from fatcats.registry import get_game
from tests.faults.faults import Fate, Fault, memory_of
from tests.faults.history import check_table
from tests.faults.hostile import harass
from tests.faults.layouts import Layout
from tests.faults.witness import Witness, person
from tests.server.players import Whims, open_table, sit, start

PATIENCE = 180.0  # seconds in which everybody must have heard something new after a fault, on however slow a machine
WHIMS = Whims(drops=0.01, doubles=0.1)
UNREACHABLE = (httpx.HTTPError, OSError, TimeoutError)
GROWTH = 1.2  # of a process' memory, between the second and the last quarter of its life, that is no leak
SPARE = 16_000_000  # bytes
AGE = 300.0  # seconds after which a process is old enough to be looked at


@dataclass
class Siege:
    layout: Layout
    fate: Fate
    faults: Sequence[Fault]
    games: Sequence[str]
    options: Mapping[str, object] = field(default_factory=dict)  # of those games
    tables: int = 2
    hostiles: int = 2
    report: Callable[[str], None] = lambda line: None
    done: Counter[str] = field(default_factory=Counter)  # faults
    acknowledged: int = 0
    checked: int = 0  # tables whose whole history was checked
    sights: int = 0  # things that were seen at them
    problems: list[str] = field(default_factory=list)
    memory: dict[int, list[tuple[float, int]]] = field(default_factory=dict)  # by process: when, and how much
    _people: dict[int, list[Witness]] = field(default_factory=dict)
    _is_over: bool = False
    _moved: asyncio.Event = field(default_factory=asyncio.Event)

    async def hold_out(self, is_enough: Callable[[Siege], bool]) -> None:
        """Until it is enough; then every game is played to its end."""
        playing = [asyncio.create_task(self._keep_playing(number)) for number in range(self.tables)]
        harm = [asyncio.create_task(self._harass(number)) for number in range(self.hostiles)]
        try:
            while not is_enough(self) and not self.problems:
                await self._moves(self.fate.randint(1, 20))
                await self._strike(self._next_fault())
                await self._roll_call()
            self._is_over = True
            async with asyncio.timeout(0 if self.problems else PATIENCE * 10):
                await asyncio.gather(*playing)
        except TimeoutError:
            self.problems.append("not every game came to its end")
        finally:
            for task in [*playing, *harm]:
                task.cancel()
            await asyncio.gather(*playing, *harm, return_exceptions=True)
        self.problems += self._leaks()

    def _next_fault(self) -> Fault:
        """Each once before any comes again."""
        least = min(self.done[fault.__name__] for fault in self.faults)
        return self.fate.choice([fault for fault in self.faults if self.done[fault.__name__] == least])

    async def _strike(self, fault: Fault) -> None:
        await fault(self.layout, self.fate)
        self.done[fault.__name__] += 1
        self.report(f"{self.layout.name}: {sum(self.done.values())} faults, {self.acknowledged} acknowledged moves")

    # --- play ---

    async def _keep_playing(self, number: int) -> None:
        turn = 0
        while not self._is_over or turn == 0:
            people = await self._seat(self.games[(number + turn) % len(self.games)], f"{number} {turn}")
            self._people[number] = people
            await asyncio.gather(*(one.play_to_the_end() for one in people))
            self.problems += await self._checked(people)
            turn += 1
        self._people.pop(number, None)

    async def _seat(self, game: str, seed: str) -> list[Witness]:
        """A table with people in all seats but one, which a bot has, and somebody who looks on. Whatever goes wrong
        before it has begun, another one is made."""
        seats = get_game(game).usual_seats
        plans = [{"kind": "open"}] * (seats - 1) + [{"kind": "bot", "level": "random"}]
        while True:
            people = [self._person(f"{seed} {seat}") for seat in range(seats)]
            try:
                await open_table(people[0], game, dict(self.options), plans, grace=600_000, clock={"pace": 100})
                for seat, one in enumerate(people):
                    one.table = people[0].table
                    if seat < seats - 1:
                        await sit(one, seat, f"P{seat}")
                await start(people[0])
            except UNREACHABLE:
                await asyncio.sleep(0.2)
            else:
                return people

    def _person(self, seed: str) -> Witness:
        naps = 0.01 if self.hostiles else 0.0
        return person(self.layout.urls, seed, whims=WHIMS, naps=naps, on_acknowledged=self._count)

    def _count(self) -> None:
        self.acknowledged += 1
        self._moved.set()

    async def _checked(self, people: list[Witness]) -> list[str]:
        while True:
            try:
                problems = await check_table(self.layout.database, people[0].table, people)
            except Exception as error:  # the store may be down just now; any other reason comes again
                if self._is_over:
                    return [f"the journal of {people[0].table} cannot be read: {error!r}"]
                await asyncio.sleep(1)
            else:
                self.checked += 1
                self.sights += sum(len(one.sights) for one in people)
                return problems

    # --- and what is expected of it ---

    async def _moves(self, count: int) -> None:
        wanted = self.acknowledged + count
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < wanted:
                self._moved.clear()
                await self._moved.wait()

    async def _roll_call(self) -> None:
        """Since the fault everybody has heard something new at their table: nobody is deaf, and nobody is stuck."""
        waiting = {id(people): (people, max(one.have or 0 for one in people)) for people in self._people.values()}
        end = monotonic() + PATIENCE
        while waiting and monotonic() < end:
            await asyncio.sleep(0.05)
            for key, (people, seen) in list(waiting.items()):
                if all(one.result is not None or (one.have or 0) > seen for one in people):
                    del waiting[key]
        for people, seen in waiting.values():
            has = [one.have for one in people]
            self.problems.append(f"{people[0].table}: nothing new for {PATIENCE} s after {seen}; they have {has}")
        for server in self.layout.servers:
            self.memory.setdefault(server.process.pid, []).append((monotonic(), memory_of(server.process.pid)))

    def _leaks(self) -> list[str]:
        found = []
        for pid, samples in self.memory.items():
            quarter = len(samples) // 4
            if quarter and samples[-1][0] - samples[0][0] > AGE:
                early = median(size for _, size in samples[quarter : 2 * quarter])
                late = median(size for _, size in samples[-quarter:])
                if late > early * GROWTH + SPARE:
                    found.append(f"process {pid} grew from {early / 1e6:.0f} to {late / 1e6:.0f} MB")
        return found

    async def _harass(self, number: int) -> None:
        def table() -> str:
            tables = [people[0].table for people in self._people.values()]
            return self.fate.choice(tables) if tables else "0" * 20

        await harass(self.layout.urls, table, Fate(number))

"""The store goes away and comes back, thousands of times: whoever is connected to a table hears it, and what was
acknowledged is there, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from fatcats import protocol
from fatcats.server.cluster.scale import Services
from fatcats.server.table import journal
from tests.server.faulty import Faults
from tests.server.moments import TABLE, people_at, put_down
from tests.server.virtual import MEMORY, Guest, run, server
from tests.test_live import fresh

TABLES, OUTAGES = 10, 100  # and outages at each
CALM = 2.0  # seconds in which whoever has lost their table finds it again


class Weather:
    """When the store is down: as long as it likes, in the middle of whatever is going on."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.is_down = False
        self.outages = 0

    async def blow(self) -> None:
        """A few outages, one soon after another: who has just begun to read a table is interrupted again."""
        for _ in range(self.random.randint(1, 5)):
            await asyncio.sleep(self.random.uniform(0, 0.4))
            self.is_down = True
            self.outages += 1
            await asyncio.sleep(self.random.uniform(0, 0.8))
            self.is_down = False


class Crowd:
    """People at one table, on several devices each, who talk, and come and go."""

    def __init__(self, services: Services, random: Random) -> None:
        self.services = services
        self.random = random
        self.guests: list[Guest] = [self._guest() for _ in range(5)]
        self.gone: list[Guest] = []
        self._requests = 0

    def _guest(self) -> Guest:
        return Guest(self.services, TABLE, f"person {self.random.randrange(3)}")

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(0, 0.3))
            at = self.random.randrange(len(self.guests))
            if self.random.random() < 0.1:
                self.gone.append(self.guests[at])
                self.guests[at] = self._guest()
                await self.gone[-1].leave()
            else:
                self.talk(self.guests[at])

    def talk(self, guest: Guest) -> None:
        seat = int(guest.connection.person.removeprefix("person "))
        self._requests += 1
        guest.say(protocol.Say(request=f"{self._requests}", seat=seat, text=f"remark {self._requests}"))

    def acknowledged(self) -> list[str]:
        answers = [message for guest in [*self.guests, *self.gone] for message in guest.messages()]
        return [f"remark {answer.request}" for answer in answers if isinstance(answer, protocol.Done)]

    def check(self) -> None:
        """Everybody is in the living room, and has heard all that was said there."""
        room = self.services.rooms._rooms[TABLE]
        assert room.listeners == {guest.connection for guest in self.guests}
        for guest in self.guests:
            assert guest.is_served and guest.connection._room is room and not room.is_closed
            assert guest.last_news().seq == room.state.shown, "somebody is deaf"


async def story(patch: pytest.MonkeyPatch, seed: int) -> tuple[int, int]:
    random = Random(seed)
    weather = Weather(random)
    faults = Faults(lambda: random.uniform(0, 0.02), lambda: weather.is_down, random)
    match = fresh("zillionaire")
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with server(patch, Path(folder), faults) as services:
            await put_down(services, match, people_at(match))
            crowd = Crowd(services, random)
            while weather.outages < OUTAGES:
                living = asyncio.create_task(crowd.live())
                await weather.blow()
                living.cancel()
                await asyncio.sleep(CALM)
                crowd.check()
            await check_journal(services, crowd)
            for guest in crowd.guests:
                await guest.leave()
    return weather.outages, len(crowd.acknowledged())


async def check_journal(services: Services, crowd: Crowd) -> None:
    """A remark is not known by its request, so one that is sent again after an outage could be there twice; none is."""
    entries = [journal.decode(row.body) for row in await services.store.entries(TABLE, -1)]
    said = Counter(entry.text for entry in entries if isinstance(entry, journal.Said))
    assert set(crowd.acknowledged()) <= set(said) and set(said.values()) == {1}


def test_whoever_is_connected_hears_the_table_after_every_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(TABLES):
        outages, acknowledged = run(story(monkeypatch, seed), monkeypatch)
        assert outages >= OUTAGES and acknowledged > OUTAGES / 2

"""The system's clock may jump, ahead and back, also while the server is down: nobody waits for the length of a jump."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fatcats.registry import get_game
from fatcats.server.cluster.scale import open_services
from fatcats.server.settings import Settings
from fatcats.server.table import clocks as real
from fatcats.server.table import commands, journal, queue, room, scheduler
from fatcats.server.table.clocks import Clocks
from fatcats.server.table.state import TableState

SEED = bytes(32)
GAME = "zillionaire"
HOUR = 3_600_000  # milliseconds
PATIENCE = 60
NO_CLOCK = journal.Timing()


class WallClock:
    """The time of day as the system tells it: it can be set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        for module in (queue, room, scheduler):
            patch.setattr(module, "now", lambda: real.now() + self.ahead)


def created(*, timing: journal.Timing = NO_CLOCK, bots: int = 3) -> journal.Created:
    game = get_game(GAME)
    people = [journal.Seat("person", f"P{seat}", holders=[f"person {seat}"]) for seat in range(3 - bots)]
    seats = [*people, *(journal.Seat("bot", f"Bot {seat}", "random") for seat in range(bots))]
    options = game.options.read({})
    return journal.Created(
        game=GAME,
        rules=game.rules_version,
        codec=game.moves.version,
        options=options,
        seats=seats,
        host="person 0",
        commitment="",
        timing=timing,
    )


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_bots_go_on_after_the_clock_jumped_ahead_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_restarted: bool
) -> None:
    clock = WallClock(monkeypatch)
    settings = Settings(database=str(tmp_path / "tables.db"), bot_pace=0.01, bot_processes=1)
    async with open_services(settings, worker="w") as services:
        table = (await services.rooms.create(created(), SEED)).table
        clock.ahead = 5 * HOUR
        here = await services.rooms.get(table)
        await here.do(lambda state: commands.start(state, "person 0"))
        clock.ahead = 0
        if not is_restarted:
            await steps(here, 5)
    if is_restarted:
        async with open_services(settings, worker="w") as services:
            here = await services.rooms.get(table)
            here.show()
            await steps(here, 5)


async def steps(here: room.Room, more: int) -> None:
    wanted = len(here.state.data.decisions) + more
    async with asyncio.timeout(PATIENCE):
        while len(here.state.data.decisions) < wanted and here.state.pending():
            await asyncio.sleep(0.005)


async def test_a_persons_time_is_up_after_its_length_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = WallClock(monkeypatch)
    settings = Settings(database=str(tmp_path / "tables.db"), bot_pace=0.01, bot_processes=1)
    async with open_services(settings, worker="w") as services:
        here = await services.rooms.create(created(timing=journal.Timing(per_move=0.05), bots=0), SEED)
        clock.ahead = 5 * HOUR
        await here.do(lambda state: commands.start(state, "person 0"))
        clock.ahead = 0
        await steps(here, 5)


def test_a_clock_that_was_set_back_takes_no_time_from_anybody_and_gives_none() -> None:
    timing = journal.Timing(per_game=100)
    clocks = Clocks()
    clocks.start(2, timing)
    clocks.moved(-1, [0], [0], 5 * HOUR, timing)
    clocks.turn_back(1_000)
    assert clocks.until(0, timing) == 1_000 + 100_000
    clocks.moved(0, [1], [1], 11_000, timing)
    assert clocks.left[0] == 90_000


def test_the_times_of_a_journal_may_go_back() -> None:
    state = TableState.open(SEED, created(timing=journal.Timing(per_move=30), bots=0), 5 * HOUR)
    entry = commands.start(state, "person 0")
    state.write(1, 5 * HOUR, entry)
    asked = state.pending()[0]
    state.write(2, 2_000, journal.Said(seat=0, text="what time is it?"))
    assert state.data.at == 2_000 and state.data.clocks.until(asked, state.created.timing) == 32_000

"""Whole games over real sockets, with people who come and go; at the end everybody's view is that of the record."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from fatcats.match.fairness import verify
from fatcats.match.match import replay
from fatcats.match.record import Record, read_record
from fatcats.registry import game_keys, get_game
from tests.server.people import get
from tests.server.players import Player, Whims, open_table, sit, start
from tests.server.services import RunningServer

BOTH_MODULES = {"level": 4, "space_program": True, "troublemakers": True}
WHIMS = Whims(drops=0.1, doubles=0.3)
# How workers share a table does not depend on what is played there, but on who may act: in turns, all at once, or for
# somebody else. Every preset is played on one server.
CLUSTERED = [
    pytest.param("zillionaire", {"games": 1}, id="zillionaire"),
    pytest.param("counterfeiters", {}, id="counterfeiters"),
    pytest.param("millions", {"live_negotiation": True}, id="millions, all at once"),
    pytest.param("billionaires", BOTH_MODULES, id="billionaires with both modules"),
]


def cases() -> list[Any]:
    """Every game with its presets, and with a bot among the people."""
    found = []
    for key in game_keys():
        for name, preset in {"usual": {}, **get_game(key).presets}.items():
            found.append(pytest.param(key, dict(preset), id=f"{key} {name}"))
    return found


async def play_a_game(urls: list[str], key: str, options: dict[str, Any], seed: int) -> list[Player]:
    """Two people with a seat each, one with two (hot-seat), bots in the rest, one spectator."""
    random = Random(seed)
    people = [Player(urls, "", Random(random.random()), WHIMS) for _ in range(3)]
    game = get_game(key)
    people_seats = min(4, game.usual_seats)
    kinds = [{"kind": "open"}] * people_seats + [{"kind": "bot", "level": "random"}] * (game.usual_seats - people_seats)
    await open_table(people[0], key, options, kinds, clock={"pace": 100})
    spectator = Player(urls, people[0].table, Random(seed))
    for seat in range(people_seats):
        person = people[seat % 3]
        person.table = people[0].table
        await sit(person, seat, f"P{seat}")
    await start(people[0])
    everybody = [*people, spectator]
    async with asyncio.timeout(300):
        await asyncio.gather(*(player.play_to_the_end() for player in everybody))
    return everybody


def check_ending(players: list[Player]) -> None:
    table, url = players[0].table, players[0].urls[0]
    raw = get(f"{url}/api/tables/{table}/record").content
    record = read_record(raw)
    match = replay(record)
    assert match.over and verify(record).outcomes > 0
    for player in players:
        for seat, perspective in player.perspectives.items():
            assert perspective.view == msgspec.json.decode(msgspec.json.encode(match.view(seat))), f"seat {seat}"
        check_lines(player, match)
        check_acknowledged(player, record)


def check_lines(player: Player, match: Any) -> None:
    """What a client pieced together over all its breaks is what the seat may look up."""
    for seat, lines in player.lines.items():
        kept = match.history(seat)
        assert len(lines) >= min(len(kept), 100)
        for line, event in zip(reversed(lines), reversed(kept), strict=False):
            is_last = line.step == lines[-1].step  # still being told
            assert (line.event, line.seat) == (event.name, event.seat) and (is_last or line.details == event.details)


def check_acknowledged(player: Player, record: Record) -> None:
    """Every acknowledged move is an entry of its own."""
    assert len(player.acknowledged) <= sum(entry.seat in player.perspectives for entry in record.entries)
    assert {refused.code for refused in player.refusals} <= {"stale", "illegal"}


@pytest.mark.parametrize("key, options", cases())
async def test_a_game_on_sqlite(single: RunningServer, key: str, options: dict[str, Any]) -> None:
    check_ending(await play_a_game([single.url], key, options, 1))
    assert single.logged() == "", "people who come and go are nothing to complain about"


@pytest.mark.parametrize("key, options", CLUSTERED)
async def test_a_game_on_three_workers(workers: list[RunningServer], key: str, options: dict[str, Any]) -> None:
    check_ending(await play_a_game([worker.url for worker in workers], key, options, 2))

"""What a client is answered follows from what its seat knows: not from what others hide, and not from chance to come.

Every question that a seat can be asked is put again in worlds that look the same to it, with other cards in other hands
and another seal; there the same requests get the same answers, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import pytest

from fatcats import protocol
from fatcats.bots import levels
from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.engine.sealed import SealedSource
from fatcats.engine.state import CLOCK
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Entry
from fatcats.match.sealed import Proposal
from fatcats.registry import game_keys, get_game
from fatcats.server import bots
from fatcats.server.errors import Refusal
from fatcats.server.table import commands
from fatcats.server.table.drafts import Draft, Drafts
from fatcats.server.table.requests import refused
from fatcats.server.table.room import Room
from tests.conformance.cases import usual_cases
from tests.server.moments import match_under_way, people_at, put_down
from tests.server.test_secrecy import PERSON, table_of
from tests.server.virtual import MEMORY, Guest, run, server

WORLDS = 3  # besides the true one
OTHER_SEALS = [bytes([n]) * 32 for n in range(1, WORLDS + 1)]
STRANGERS = 6  # moves that are not open after the first one, tried as the second
DECISIONS = 60  # of each game


def worlds(match: HostedMatch, seat: int, kind: type[HostedMatch]) -> list[HostedMatch]:
    """The true one; the same under another seal; and others that this seat cannot tell from it."""
    positions = [match.peek(seat, []) for _ in OTHER_SEALS]
    for number, position in enumerate(positions[1:]):
        position.determinize(seat, seeded(number))
    return [
        begun(match, position.to_bytes(), seal, kind) for position, seal in zip(positions, OTHER_SEALS, strict=True)
    ]


def begun(match: HostedMatch, position: bytes, seal: bytes, kind: type[HostedMatch]) -> HostedMatch:
    """A position as if it had just been dealt."""
    dump = match.dump()
    again = kind.lay(match.game.key, match.seats, match.options, seed=seal)
    marks = [dump.marks[0]._replace(events=0)]
    again.load(msgspec.structs.replace(dump, position=position, events=[], marks=marks, entries=[]))
    return again


def questions(key: str, kind: type[HostedMatch] = HostedMatch) -> Iterator[tuple[int, list[Room]]]:
    """A seat that is asked, and tables that look the same to it."""
    cases = usual_cases(get_game(key))
    for number, case in enumerate(cases):
        for match in match_under_way(case, number):
            seats = [seat for seat in match.deciders if seat != CLOCK]
            if seats and match.length % (1 + number % 7) == 0:
                seat = seats[match.length % len(seats)]
                yield seat, [table_of(world, seat) for world in worlds(match, seat, kind)]


def answer(room: Room, seat: int, moves: Sequence[int]) -> bytes:
    """To `play` with these moves."""
    notation = room.state.game.moves.notation
    request = protocol.Play(request="r", seat=seat, moves=[notation(move) for move in moves])
    try:
        given = commands.play_or_draft(room.state, Drafts(), PERSON, request)
    except Refusal as refusal:
        return protocol.write(refused("r", refusal, "en"))
    return protocol.write(protocol.Done(request="r", seq=0, is_draft=isinstance(given, Draft)))


def pairs(rooms: list[Room], seat: int, random: Random) -> Iterator[tuple[int, int]]:
    """Each move that is open, together with each that could be open after it in any of these worlds, and others."""
    moves = range(len(rooms[0].state.game.moves))
    for first in rooms[0].state.playing.legal(seat):
        second = set(random.sample(moves, min(STRANGERS, len(moves))))
        for room in rooms:
            after = room.state.playing.peek(seat, [first])
            for asked in [seat for seat in members(after.pending()) if seat != CLOCK]:
                second |= {*after.legal(asked)}
        yield from ((first, move) for move in sorted(second))


def differences(key: str, kind: type[HostedMatch] = HostedMatch) -> tuple[int, int]:
    """How many requests were compared, and how many were answered differently."""
    random, compared, differed = Random(1), 0, 0
    for _, (seat, rooms) in zip(range(DECISIONS), questions(key, kind), strict=False):
        singles = random.sample(range(len(rooms[0].state.game.moves)), STRANGERS)
        requests = [*((move,) for move in singles), *pairs(rooms, seat, random)]
        for moves in requests:
            compared += 1
            differed += len({answer(room, seat, moves) for room in rooms}) > 1
    return compared, differed


@pytest.mark.parametrize("key", game_keys())
def test_no_pair_of_moves_is_an_oracle(key: str) -> None:
    compared, differed = differences(key)
    assert compared > 1_000 and differed == 0


class Oracle(HostedMatch):
    """Tries what comes after a whole decision as well, with the chance that it would get."""

    def propose(self, seat: int, moves: Sequence[int]) -> Proposal:
        table, source = self._table.clone(), SealedSource(self._source.seed, self.drawn)
        table.sealed, table.tape = source, []
        for move in moves:
            self._allow(table, seat, move)
            table.apply(seat, move)
        super().propose(seat, moves)
        return Proposal(Entry(seat, []), 0)


@pytest.mark.parametrize("key", ["billionaires", "millions"])
def test_a_planted_oracle_is_caught(key: str) -> None:
    """Games in which the same seat may be asked again after a card was drawn."""
    assert differences(key, Oracle)[1] > 0


# --- on the wire ------------------------------------------------------------------------------------------------------


def asked_seat(match: HostedMatch) -> int | None:
    return next((seat for seat in match.deciders if seat != CLOCK), None)


def requests(match: HostedMatch, seat: int, random: Random) -> list[protocol.Message]:
    """Everything that can be asked without making a decision."""
    moves, notation = range(len(match.game.moves)), match.game.moves.notation
    found: list[protocol.Message] = [protocol.AskHint(request="hint", seat=seat)]
    for move in [*random.sample(match.legal(seat), min(8, len(match.legal(seat)))), *random.sample(moves, STRANGERS)]:
        found.append(protocol.WhyNot(request=f"why not {move}", seat=seat, move=notation(move)))
    for first in random.sample(match.legal(seat), min(8, len(match.legal(seat)))):
        after = match.peek(seat, [first])
        is_whole = match.is_whole(seat, [first])
        if not is_whole:
            found.append(protocol.Play(request=f"begin {first}", seat=seat, moves=[notation(first)]))
            found.append(protocol.AskHint(request=f"hint {first}", seat=seat))
            found.append(protocol.DropDraft(request=f"drop {first}", seat=seat, all=True))
        for second in random.sample(moves, 3):
            if is_whole or second not in after.legal(seat):
                pair = [notation(first), notation(second)]
                found.append(protocol.Play(request=f"{first} {second}", seat=seat, moves=pair))
    return [*found, protocol.Undo(request="undo", seat=(seat + 1) % match.seats)]


async def answers(
    patch: pytest.MonkeyPatch, match: HostedMatch, seat: int, seal: bytes, position: bytes
) -> list[tuple[float, bytes]]:
    """All that the seat is sent at this table, whatever lies hidden there."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with server(patch, Path(folder)) as services:
            table = await put_down(services, match, people_at(match), seed=seal)
            state = (await services.rooms.get(table)).state
            state.playing.load(msgspec.structs.replace(match.dump(), position=position))
            guest = Guest(services, table, f"person {seat}")
            await asyncio.sleep(1)
            for request in requests(match, seat, Random(match.length)):
                guest.say(request)
                await asyncio.sleep(0.1)
            late = [Guest(services, table, f"person {seat}", have=have) for have in (0, 3, state.shown - 1, 10**6)]
            await asyncio.sleep(1)
            for one in (guest, *late):
                await one.leave()
            return [message for one in (guest, *late) for message in one.heard]


@pytest.mark.parametrize("key", game_keys())
def test_whatever_a_seat_asks_is_answered_from_what_it_knows(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "budget", lambda game, level: (40, 1e9))  # by no clock
    bots.bot_of.cache_clear()
    case, compared = usual_cases(get_game(key))[-1], 0
    for match in match_under_way(case, 5):
        seat = asked_seat(match)
        if seat is None or match.length % 23:
            continue
        truth, hidden = match.peek(seat, []), match.peek(seat, [])
        hidden.determinize(seat, seeded(match.length))
        heard = [
            run(answers(monkeypatch, match, seat, seal, position.to_bytes()), monkeypatch)
            for seal, position in zip(OTHER_SEALS, (truth, truth, hidden), strict=True)
        ]
        assert heard[0] == heard[1] == heard[2]
        compared += len(heard[0])
    bots.bot_of.cache_clear()
    assert compared > 100

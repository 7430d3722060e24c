"""Tables in the middle of a game, for tests that begin there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from fatcats.bots import make_bot
from fatcats.bots.levels import HEURISTIC
from fatcats.engine.rng import seeded
from fatcats.engine.sealed import commitment
from fatcats.engine.state import CLOCK
from fatcats.match.hosted import HostedMatch
from fatcats.registry import get_game
from fatcats.server.cluster.scale import Services
from fatcats.server.store import Row, TableRow
from fatcats.server.table import journal
from fatcats.server.table.clocks import now
from tests.conformance.cases import Case, option_cases, usual_cases
from tests.test_live import SEED, copy_of

TABLE = "0123456789abcdef0123"
LONG = 400  # entries
GAMES = 3  # of each kind
ENOUGH = 3


@dataclass(frozen=True)
class Moment:
    """A question, and all that led to it."""

    match: HostedMatch
    step: str
    asked: tuple[int, ...]

    @property
    def is_without_turns(self) -> bool:
        return CLOCK in self.match.asked

    def __str__(self) -> str:
        return f"{self.match.game.key}: {self.step}"


def whole_decision(match: HostedMatch, seat: int, random: Random) -> list[int]:
    moves: list[int] = []
    while not moves or not match.is_whole(seat, moves):
        moves.append(random.choice(match.peek(seat, moves).legal(seat)))
    return moves


def match_under_way(case: Case, seed: int) -> Iterator[HostedMatch]:
    """Always the same match, before each decision: of those who play at random, or every second time by rules of thumb,
    so that more is met."""
    match, random, rng = HostedMatch.lay(case.key, case.seats, dict(case.given), seed=SEED), Random(seed), seeded(seed)
    bot = make_bot(case.key, HEURISTIC)
    match.begin()
    while not match.over and match.length < LONG:
        yield match
        seat, moves = random.choice(match.deciders), list[int]()
        if seat == CLOCK or seed % 2:
            moves = whole_decision(match, seat, random)
        while not moves or not match.is_whole(seat, moves):
            moves.append(bot.choose(match.knowledge_of(seat, moves, rng)))
        match.commit(seat, moves)


@cache
def shared_questions(key: str) -> list[Moment]:
    """Every kind of question that several are asked at once, where some game asks it, if possible of three."""
    game, found = get_game(key), dict[str, Moment]()
    for seed, case in enumerate([*usual_cases(game), *option_cases(game)] * GAMES):
        for match in match_under_way(case, seed):
            asked = [seat for seat in match.asked if seat != CLOCK]
            if len(asked) < 2 or match.deciders != match.asked:
                continue
            step = match.view(None).step
            if step not in found or len(found[step].asked) < min(len(asked), ENOUGH):
                found[step] = Moment(copy_of(match), step, tuple(asked))
    return list(found.values())


def people_at(match: HostedMatch, **agreed: object) -> journal.Created:
    """A table with a person in each seat: `person 0` and so on."""
    game = match.game
    return journal.Created(
        game=game.key,
        rules=game.rules_version,
        codec=game.moves.version,
        options=match.options,
        seats=[journal.Seat("person", f"P{seat}", holders=[f"person {seat}"]) for seat in range(match.seats)],
        host="person 0",
        commitment=commitment(SEED),
        **agreed,  # type: ignore[arg-type]
    )


async def put_down(services: Services, match: HostedMatch, created: journal.Created, *, seed: bytes = SEED) -> str:
    """The match in the store, as the journal of a table; what is to come follows from the seed."""
    at = now()
    row = TableRow(TABLE, created.game, "playing", created.public, seed, at, at)
    await services.store.create(row, at, journal.encode(created))
    entries: list[journal.AnyEntry] = [journal.Started(setup=match.setup, drawn=match.marks[0].drawn)]
    for entry, mark in zip(match.entries, match.marks[1:], strict=True):
        entries.append(journal.Moved(seat=entry.seat, moves=entry.moves, chance=entry.chance, drawn=mark.drawn))
    written = [asyncio.get_running_loop().create_future() for _ in entries]
    for seq, (written_entry, done) in enumerate(zip(entries, written, strict=True), 1):
        services.store.append(TABLE, Row(seq, at, journal.encode(written_entry)), done.set_result)
    assert not any(await asyncio.gather(*written))
    return TABLE

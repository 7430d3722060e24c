"""The secrecy wall on the wire: change only what a seat may not know, and the bytes sent to that seat stay the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import msgspec
import pytest

from fatcats import protocol
from fatcats.engine.errors import BadRecord
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.engine.view import View
from fatcats.match.hosted import HostedMatch
from fatcats.match.sealed import Proposal
from fatcats.registry import game_keys
from fatcats.server.socket.sync import ClientSync
from fatcats.server.table import journal
from fatcats.server.table.data import PLAYING
from fatcats.server.table.room import Room
from fatcats.server.table.scheduler import Automation
from fatcats.server.table.state import TableState
from fatcats.server.table.timers import Paces
from tests.test_live import fresh, play_on

TIME = re.compile(rb'"(now|at)":\d+')
PERSON = "p" * 40


def quiet_room(state: TableState) -> Room:
    """A room without a server around it."""
    nothing = cast(Any, None)
    automation = Automation(nothing, Paces(0, 0), is_active=False)
    return Room(
        "0" * 20,
        state,
        store=nothing,
        presence=nothing,
        tasks=nothing,
        automation=automation,
        publish=lambda room: None,
        broken=lambda room: None,
    )


def table_of(match: HostedMatch, viewer: int) -> Room:
    """A table at which the viewer is a person and everybody else too, in the middle of this match."""
    seats = [
        journal.Seat("person", f"P{n}", holders=[PERSON if n == viewer else f"{n}" * 40]) for n in range(match.seats)
    ]
    game = match.game
    created = journal.Created(
        game=game.key,
        rules=game.rules_version,
        codec=1,
        options=match.options,
        seats=seats,
        host="h",
        commitment="c",
        timing=journal.Timing(per_game=600, increment=5),
    )
    state = TableState.open(bytes(32), created, 0)
    state.match = match
    state.data.status = PLAYING
    state.data.clocks.start(match.seats, created.timing)
    return quiet_room(state)


def another_world(match: HostedMatch, viewer: int, seed: int) -> HostedMatch:
    """The same match for the viewer; what the viewer cannot know is different."""
    position = match.peek(viewer, [])
    position.determinize(viewer, seeded(seed))
    return start_of(match, position.to_bytes())


def start_of(match: HostedMatch, position: bytes = b"") -> HostedMatch:
    """A position as if it had just been dealt: both worlds begin their logs here."""
    dump = match.dump()
    again = type(match).lay(match.game.key, match.seats, match.options, seed=bytes(32))
    marks = [dump.marks[0]._replace(events=0)]
    again.load(msgspec.structs.replace(dump, position=position or dump.position, events=[], marks=marks, entries=[]))
    return again


def step_both(truth: Room, world: Room, random: Random) -> bool:
    """The same decision with the same chance in both worlds, if it is possible in both."""
    one, two = truth.state.playing, world.state.playing
    seats = [seat for seat in one.deciders if seat in two.deciders]
    random.shuffle(seats)
    for seat in seats:
        moves = choose(one, seat, random, two)
        if not moves:
            continue
        entry = moved(one.propose(seat, moves))
        for room in (truth, world):
            seq = room.state.seq + 1
            try:
                room.state.write(seq, 1000 * seq, entry)
            except BadRecord:  # chance cannot give the same in both worlds
                return False
            room.renderer.changed(room.state)
        return True
    return False


def moved(proposal: Proposal) -> journal.Moved:
    entry, drawn = proposal
    return journal.Moved(seat=entry.seat, moves=entry.moves, chance=entry.chance, drawn=drawn)


def choose(match: HostedMatch, seat: int, random: Random, other: HostedMatch | None = None) -> list[int]:
    """A whole decision; with another match, one that is possible there too, or nothing."""
    moves: list[int] = []
    while not moves or not match.is_whole(seat, moves):
        legal = match.peek(seat, moves).legal(seat)
        if other is not None:
            legal = [move for move in other.peek(seat, moves).legal(seat) if move in legal]
        if not legal:
            return []
        moves.append(random.choice(legal))
    return moves


def frames(room: Room, sync: ClientSync, is_first: bool) -> bytes | None:
    data = sync.welcome(room, None) if is_first else sync.update(room)
    return data if data is None else TIME.sub(b"", data)


def came_to_light(rooms: list[Room], viewer: int) -> bool:
    """Has a hidden difference come to light by the rules? From there on the viewer may tell the worlds apart."""
    matches = [room.state.playing for room in rooms]
    names = {kind.name for kind in matches[0].game.event_kinds if kind.reveals}
    seen = [[e for e in match.visible_events(viewer, 0, match.length) if e.name in names] for match in matches]
    return seen[0] != seen[1]


def compare(key: str, seed: int, kind: type[HostedMatch] = HostedMatch) -> tuple[int, int]:
    """How many messages were compared, and how many differed."""
    random = Random(seed)
    match = fresh(key, kind)
    play_on(match, random.randrange(60), seed)
    viewer = random.randrange(match.seats)
    if match.over:
        return 0, 0
    rooms = [table_of(start_of(match), viewer), table_of(another_world(match, viewer, seed + 1), viewer)]
    syncs = [ClientSync(PERSON, "en") for _ in rooms]
    compared = differed = 0
    for turn in range(25):
        if turn and (not step_both(rooms[0], rooms[1], random) or came_to_light(rooms, viewer)):
            break
        sent = [frames(room, sync, turn == 0) for room, sync in zip(rooms, syncs, strict=True)]
        compared += 1
        differed += sent[0] != sent[1]
    return compared, differed


@pytest.mark.parametrize("key", game_keys())
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(key: str) -> None:
    results = [compare(key, seed) for seed in range(60)]
    assert sum(compared for compared, _ in results) > 200
    assert sum(differed for _, differed in results) == 0


class LeakingMatch(HostedMatch):
    """Its view lets out what it should not: here the whole position, as a careless field would."""

    def view_of(self, seat: int, draft: Sequence[int], public: View) -> View:
        view = super().view_of(seat, draft, public)
        return msgspec.structs.replace(view, step=f"{view.step} {self.record().digest}")


@pytest.mark.parametrize("key", game_keys())
def test_a_planted_leak_is_caught(key: str) -> None:
    assert sum(differed for _, differed in (compare(key, seed, LeakingMatch) for seed in range(6))) > 0


@pytest.mark.parametrize("key", game_keys())
def test_an_answer_given_in_secret_makes_no_sound(key: str) -> None:
    """In a simultaneous choice nobody else gets a message, a number or a clock that tells who has answered."""
    random, heard = Random(3), 0
    match = fresh(key)
    while not match.over and match.length < 300:
        seats = match.deciders
        if len(seats) > 2 and CLOCK not in seats:
            heard += sounds(start_of(match), seats[0], seats[1], random)
        match.commit(seats[-1], choose(match, seats[-1], random))
    assert heard == 0


def sounds(match: HostedMatch, viewer: int, mover: int, random: Random) -> int:
    """How many messages the viewer gets when the mover answers; none may come unless something public happened."""
    room, sync = table_of(match, viewer), ClientSync(PERSON, "en")
    sync.welcome(room, None)
    room.state.write(1, 1000, moved(match.propose(mover, choose(match, mover, random))))
    room.renderer.changed(room.state)
    is_public = bool(match.visible_events(viewer, 0, 1)) or viewer not in match.deciders
    return int(sync.update(room) is not None and not is_public)


def test_private_parts_of_the_log_are_not_on_the_wire() -> None:
    """Names of holders, links and seeds have no place in any message."""
    fields = {
        field.name
        for kind in (protocol.TableInfo, protocol.SeatInfo, protocol.Perspective)
        for field in msgspec.structs.fields(kind)
    }
    assert not fields & {"holders", "links", "host", "seed", "person", "key", "drawn"}

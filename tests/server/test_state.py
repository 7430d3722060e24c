"""The state of a table without a server: snapshots, clocks, what stands in for whom, and when."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fatcats import protocol
from fatcats.engine.bits import members
from fatcats.engine.sealed import commitment
from fatcats.registry import game_keys, get_game
from fatcats.server.errors import Refusal
from fatcats.server.store import Row
from fatcats.server.table import commands, journal, undo
from fatcats.server.table.clocks import Clocks
from fatcats.server.table.data import PLAYING, Decision
from fatcats.server.table.scheduler import bot_move, bot_question
from fatcats.server.table.state import TableState
from fatcats.server.table.timers import Paces, timers
from tests.server.evening import Evening, person
from tests.server.people import KEY, SEATS

SEED = bytes(range(32))
PACES = Paces(700, 4000)


def created(key: str = KEY, **more: object) -> journal.Created:
    game = get_game(key)
    seats = [journal.Seat("person", f"P{n}", holders=[f"person {n}"]) for n in range(game.usual_seats)]
    return journal.Created(
        game=key,
        rules=game.rules_version,
        codec=game.moves.version,
        options=game.options.read({}),
        seats=seats,
        host="person 0",
        commitment=commitment(SEED),
        **more,  # type: ignore[arg-type]
    )


def started(key: str = KEY, **more: object) -> TableState:
    state = TableState.open(SEED, created(key, **more), 0)
    write(state, commands.start(state, "person 0"))
    return state


def write(state: TableState, entry: journal.AnyEntry, at: int = 0) -> Row:
    row = Row(state.seq + 1, at or state.data.at, journal.encode(entry))
    state.write(row.seq, row.at, entry)
    return row


def play_some(state: TableState, count: int, seconds: int = 1) -> list[Row]:
    """Default answers, one after the other."""
    rows: list[Row] = []
    for _ in range(count):
        seat = next((s for s in state.pending() if s < len(state.data.seats)), None)
        if seat is None:
            break
        entry = commands.play_default(state, seat, state.decision(seat))
        assert entry is not None
        rows.append(write(state, entry, state.data.at + 1000 * seconds))
    return rows


@pytest.mark.parametrize("key", game_keys())
def test_a_snapshot_and_the_rest_of_the_journal_are_as_good_as_the_whole(key: str) -> None:
    state = started(key, timing=journal.Timing(per_game=600.0, increment=5.0))
    play_some(state, 12)
    saved, at = state.save(), state.seq
    rows = [*play_some(state, 12), write(state, journal.Undone(seat=0, count=3)), *play_some(state, 4)]
    copy = TableState.load(SEED, saved)
    assert copy.seq == at
    for row in rows:
        copy.write(row.seq, row.at, journal.decode(row.body))
    assert copy.save() == state.save()


def test_several_decisions_at_once_are_refused_and_nothing_has_changed() -> None:
    """Where the same seat is asked again, what it would say then cannot be said beforehand."""
    tried = 0
    for state in map(started, game_keys()):
        for seat, moves in whole_decisions(state, 40):
            after = state.playing.peek(seat, moves)
            if seat in members(after.pending()):
                before, tried = state.save(), tried + 1
                with pytest.raises(Refusal, match="several decisions"):
                    commands.play(state, seat, [*moves, after.legal(seat)[0]])
                assert state.save() == before
    assert tried > 0


def whole_decisions(state: TableState, count: int) -> Iterator[tuple[int, list[int]]]:
    """Each before it is made."""
    for _ in range(count):
        if state.data.status != PLAYING:
            return
        seat, moves = state.pending()[0], list[int]()
        while not moves or not state.playing.is_whole(seat, moves):
            moves.append(state.playing.peek(seat, moves).legal(seat)[-1])
        yield seat, moves
        write(state, commands.play(state, seat, moves))


def test_a_clock_runs_only_for_those_asked_and_settles_when_nobody_can_learn_from_it() -> None:
    timing = journal.Timing(per_game=100, increment=2)
    clocks = Clocks()
    clocks.start(3, timing)
    clocks.moved(-1, [0, 1, 2], [0, 1, 2], 0, timing)
    before = [clocks.until(seat, timing) for seat in range(3)]
    clocks.moved(1, [0, 1, 2], [0, 2], 10_000, timing)
    assert [clocks.until(seat, timing) for seat in range(3)] == before
    clocks.moved(0, [0, 1, 2], [2], 20_000, timing)
    clocks.moved(2, [1], [1], 30_000, timing)
    assert clocks.left == {0: 82_000, 1: 92_000, 2: 72_000}
    assert clocks.until(1, timing) == 30_000 + 92_000 and clocks.until(0, timing) is None


def test_moves_of_the_clock_keep_the_time_at_which_they_became_possible() -> None:
    clocks = Clocks()
    clocks.offer([5, 6], 1000)
    clocks.offer([6, 7], 3000)
    assert clocks.possible == {6: 1000, 7: 3000}


def test_something_is_due_when_the_clock_and_the_grace_say_so() -> None:
    state = started(timing=journal.Timing(per_move=30), stand_in="random", grace=60)
    seat = state.pending()[0]
    others = {n for n in range(SEATS) if n != seat}
    due = timers(state, others, {seat: 5_000}, 0, PACES)
    assert {(timer.kind, timer.at) for timer in due} == {("time", 30_000), ("stand in", 65_000)}
    assert [timer.kind for timer in timers(state, set(), {seat: 5_000}, 0, PACES)] == ["time"]
    write(state, journal.StoodIn(seat=seat, level="random"))
    assert {(timer.kind, timer.at) for timer in timers(state, others, {seat: 0}, 0, PACES)} == {("think", 700)}
    write(state, journal.Returned(seat=seat))
    late = timers(state, others | {seat}, {}, 100_000, PACES)
    assert [timer.at for timer in late] == [103_000]


def test_whoever_asks_to_take_back_needs_the_other_people_only() -> None:
    state = started()
    play_some(state, 1)
    mover = state.data.decisions[-1].seat
    state.data.decisions[-1] = Decision(state.shown, mover, "", 0)
    play_some(state, 1)
    asked = undo.undo(state, f"person {mover}", mover, "r")
    assert isinstance(asked, journal.UndoAsked) and asked.count == 2
    for seat in range(SEATS):
        if seat != mover:
            state.data.seats[seat].kind = "bot"
    rewound = undo.undo(state, f"person {mover}", mover, "r")
    assert isinstance(rewound, journal.Undone) and rewound.is_rewind, "a bot has played since: that was seen"
    assert undo.undo_kind(state, mover) == "rewind" and not state.data.is_practice
    write(state, rewound)
    assert state.data.is_practice, "whoever goes back alone after having seen what followed is practising"


def test_what_a_bot_chose_is_let_go_if_others_made_it_impossible_while_it_thought() -> None:
    """In a live negotiation somebody calls the vote while a bot thinks: it is to think again (MD-4.24)."""
    game = get_game("millions")
    live = msgspec.structs.replace(created("millions"), options=game.options.read({"live_negotiation": True}))
    state = TableState.open(SEED, live, 0)
    write(state, commands.start(state, "person 0"))
    while state.playing.view(0).step != "live-negotiation":
        play_some(state, 1)
    vote, wait = game.moves.parse("call vote"), game.moves.parse("wait")
    leader = next(seat for seat in range(state.playing.seats) if vote in state.playing.peek(seat, []).legal(seat))
    bot = (leader + 1) % state.playing.seats
    write(state, journal.StoodIn(seat=bot, level="heuristic"))
    decision, seq = state.decision(bot), state.seq
    write(state, commands.play(state, leader, [vote]))
    assert bot_move(state, bot, decision, [wait], seq) is None
    assert bot_question(state, bot, decision) is not None, "and it is asked again"


def test_a_move_that_was_on_its_way_when_somebody_else_ended_the_game_is_stale() -> None:
    """Nobody is told off for it: what they see next is the end. A move for no decision in particular is refused."""
    evening = Evening("counterfeiters", 3)
    late = protocol.Play(request="late", seat=0, moves=["pass"], decision=evening.state.decision(0))
    while evening.go_on():
        late = msgspec.structs.replace(late, decision=evening.state.decision(0))
    drafts = evening.room.queue.drafts
    with pytest.raises(Refusal) as refusal:
        commands.play_or_draft(evening.state, drafts, person(0), late)
    assert refusal.value.code == "stale"
    with pytest.raises(Refusal) as refusal:
        commands.play_or_draft(evening.state, drafts, person(0), msgspec.structs.replace(late, decision=None))
    assert refusal.value.code == "not-now"

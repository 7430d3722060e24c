"""The book of a table without a server: snapshots, clocks, what stands in for whom, and when."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fatcats.engine.bits import members
from fatcats.engine.sealed import commitment
from fatcats.registry import game_keys, get_game
from fatcats.server import deeds, log
from fatcats.server.book import Book
from fatcats.server.clocks import Clocks
from fatcats.server.duties import Paces, duties
from fatcats.server.facts import PLAYING
from fatcats.server.keeper import bot_move, bot_question
from fatcats.server.names import clean
from fatcats.server.store import Row
from fatcats.server.trouble import Refusal
from tests.server.people import KEY, SEATS

SEED = bytes(range(32))
PACES = Paces(700, 4000)


def created(key: str = KEY, **more: object) -> log.Created:
    game = get_game(key)
    chairs = [log.Chair("person", f"P{n}", holders=[f"person {n}"]) for n in range(game.usual_seats)]
    return log.Created(
        game=key,
        rules=game.rules_version,
        codec=game.moves.version,
        options=game.options.read({}),
        chairs=chairs,
        host="person 0",
        commitment=commitment(SEED),
        **more,  # type: ignore[arg-type]
    )


def started(key: str = KEY, **more: object) -> Book:
    book = Book.open(SEED, created(key, **more), 0)
    write(book, deeds.start(book, "person 0"))
    return book


def write(book: Book, entry: log.AnyEntry, at: int = 0) -> Row:
    row = Row(book.number + 1, at or book.facts.at, log.encode(entry))
    book.write(row.number, row.at, entry, is_played=isinstance(entry, log.Moved))
    return row


def play_some(book: Book, count: int, seconds: int = 1) -> list[Row]:
    """Default answers, one after the other."""
    rows: list[Row] = []
    for _ in range(count):
        seat = next((s for s in book.pending() if s < len(book.facts.chairs)), None)
        if seat is None:
            break
        entry = deeds.play_default(book, seat, book.turn(seat))
        assert entry is not None
        rows.append(write(book, entry, book.facts.at + 1000 * seconds))
    return rows


@pytest.mark.parametrize("key", game_keys())
def test_a_snapshot_and_the_rest_of_the_log_are_as_good_as_the_whole_log(key: str) -> None:
    book = started(key, timing=log.Timing(per_game=600.0, increment=5.0))
    play_some(book, 12)
    saved, at = book.save(), book.number
    rows = [*play_some(book, 12), write(book, log.Undone(seat=0, count=3)), *play_some(book, 4)]
    copy = Book.load(SEED, saved)
    assert copy.number == at
    for row in rows:
        copy.write(row.number, row.at, log.decode(row.body))
    assert copy.save() == book.save()


def test_several_decisions_at_once_are_refused_and_nothing_has_changed() -> None:
    """Where the same seat is asked again, what it would say then cannot be said beforehand."""
    tried = 0
    for book in map(started, game_keys()):
        for seat, moves in whole_decisions(book, 40):
            after = book.playing.peek(seat, moves)
            if seat in members(after.pending()):
                before, tried = book.save(), tried + 1
                with pytest.raises(Refusal, match="several decisions"):
                    deeds.play(book, seat, [*moves, after.legal(seat)[0]])
                assert book.save() == before
    assert tried > 0


def whole_decisions(book: Book, count: int) -> Iterator[tuple[int, list[int]]]:
    """Each before it is made."""
    for _ in range(count):
        if book.facts.status != PLAYING:
            return
        seat, moves = book.pending()[0], list[int]()
        while not moves or not book.playing.is_whole(seat, moves):
            moves.append(book.playing.peek(seat, moves).legal(seat)[-1])
        yield seat, moves
        write(book, deeds.play(book, seat, moves))


def test_a_clock_runs_only_for_those_asked_and_settles_when_nobody_can_learn_from_it() -> None:
    timing = log.Timing(per_game=100, increment=2)
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


def test_duties_are_due_when_the_clock_and_the_grace_say_so() -> None:
    book = started(timing=log.Timing(per_move=30), stand_in="random", grace=60)
    seat = book.pending()[0]
    others = {n for n in range(SEATS) if n != seat}
    due = duties(book, others, {seat: 5_000}, 0, PACES)
    assert {(duty.kind, duty.at) for duty in due} == {("time", 30_000), ("stand in", 65_000)}
    assert [duty.kind for duty in duties(book, set(), {seat: 5_000}, 0, PACES)] == ["time"]
    write(book, log.StoodIn(seat=seat, level="random"))
    assert {(duty.kind, duty.at) for duty in duties(book, others, {seat: 0}, 0, PACES)} == {("think", 700)}
    write(book, log.Returned(seat=seat))
    late = duties(book, others | {seat}, {}, 100_000, PACES)
    assert [duty.at for duty in late] == [103_000]


def test_whoever_asks_to_take_back_needs_the_other_people_only() -> None:
    book = started()
    play_some(book, 1)
    mover = book.facts.steps[-1].seat
    book.facts.steps[-1] = type(book.facts.steps[-1])(book.number, mover, "", 0)
    play_some(book, 1)
    asked = deeds.undo(book, f"person {mover}", mover, "r")
    assert isinstance(asked, log.UndoAsked) and asked.count == 2
    for seat in range(SEATS):
        if seat != mover:
            book.facts.chairs[seat].kind = "bot"
    assert isinstance(deeds.undo(book, f"person {mover}", mover, "r"), log.Undone)


TYPED = [("  a\tb ", "a b"), ("\u202egnp.exe", "gnp.exe"), ("e\u0301", "é"), ("👩\u200d🚀", "👩\u200d🚀")]


@pytest.mark.parametrize("typed, kept", TYPED)
def test_what_people_type_stays_plain(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_what_a_bot_chose_is_let_go_if_others_made_it_impossible_while_it_thought() -> None:
    """In a live negotiation somebody calls the vote while a bot thinks: it is to think again (MD-4.24)."""
    game = get_game("millions")
    live = msgspec.structs.replace(created("millions"), options=game.options.read({"live_negotiation": True}))
    book = Book.open(SEED, live, 0)
    write(book, deeds.start(book, "person 0"))
    while book.playing.view(0).step != "Live negotiation":
        play_some(book, 1)
    vote, wait = game.moves.parse("call vote"), game.moves.parse("wait")
    leader = next(seat for seat in range(book.playing.seats) if vote in book.playing.peek(seat, []).legal(seat))
    bot = (leader + 1) % book.playing.seats
    write(book, log.StoodIn(seat=bot, level="thumb"))
    turn, number = book.turn(bot), book.number
    write(book, deeds.play(book, leader, [vote]))
    assert bot_move(book, bot, turn, [wait], number) is None
    assert bot_question(book, bot, turn) is not None, "and it is asked again"

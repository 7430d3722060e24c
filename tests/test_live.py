"""The match at a server table, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from fatcats.engine.errors import BadRecord, IllegalMove, Unfinished
from fatcats.engine.playout import decider
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from fatcats.match.fairness import shuffle_of, verify
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Record, read_record, write_record
from fatcats.registry import game_keys

SEED = bytes(range(32))


def fresh(key: str, kind: type[HostedMatch] = HostedMatch) -> HostedMatch:
    match = kind.lay(key, _seats(key), {}, seed=SEED)
    match.begin()
    return match


def _seats(key: str) -> int:
    from fatcats.registry import get_game

    return get_game(key).usual_seats


def play_on(match: HostedMatch, entries: int, seed: int = 1) -> None:
    """Random whole decisions, drafts included."""
    rng = seeded(seed)
    target = match.length + entries
    while not match.over and match.length < target:
        seat = int(decider(match._table.pending(), rng))
        moves: list[int] = []
        while not moves or not match.is_whole(seat, moves):
            legal = match.peek(seat, moves).legal(seat)
            moves.append(legal[int(rng.below(len(legal)))])
        match.commit(seat, moves)


def finished(key: str) -> tuple[HostedMatch, Record]:
    match = fresh(key)
    play_on(match, 10**9)
    return match, replace(match.record(), shuffle=shuffle_of(match, SEED))


@pytest.fixture(params=game_keys())
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_dump_goes_on_like_the_original(key: str) -> None:
    match = fresh(key)
    play_on(match, 21)
    copy = HostedMatch.lay(key, match.seats, {}, seed=SEED)
    copy.load(match.dump())
    play_on(match, 30, seed=3)
    play_on(copy, 30, seed=3)
    assert copy.record() == match.record()
    assert copy.visible_events(0, 0, copy.length) == match.visible_events(0, 0, match.length)


def test_following_the_log_gives_the_same_match(key: str) -> None:
    match = fresh(key)
    play_on(match, 40)
    copy = HostedMatch.lay(key, match.seats, {}, seed=SEED)
    copy.follow_setup(match.setup, match.marks[0].drawn)
    for entry, mark in zip(match.entries, match.marks[1:], strict=True):
        copy.follow(entry, mark.drawn)
    assert copy.dump() == match.dump()


def test_what_is_proposed_changes_nothing_and_chance_gives_it_again(key: str) -> None:
    match, random = fresh(key), Random(1)
    for _ in range(20):
        if match.over:
            break
        before, seat = match.dump(), match.deciders[0]
        moves: list[int] = []
        while not moves or not match.is_whole(seat, moves):
            moves.append(random.choice(match.peek(seat, moves).legal(seat)))
        proposal = match.propose(seat, moves)
        assert match.propose(seat, moves) == proposal and match.dump() == before
        assert match.commit(seat, moves) == proposal.entry and match.drawn == proposal.drawn


@pytest.mark.parametrize("count", [1, 3, 20, 37])
def test_taking_back_returns_to_the_position_but_never_repeats_chance(key: str, count: int) -> None:
    match = fresh(key)
    play_on(match, 37 - count)
    position, drawn = match.record().digest, match.drawn
    play_on(match, count, seed=2)
    used = match.drawn
    match.take_back(count)
    assert match.record().digest == position
    assert match.drawn == used >= drawn


def test_taking_back_after_a_load_goes_past_the_dump(key: str) -> None:
    match = fresh(key)
    play_on(match, 25)
    copy = HostedMatch.lay(key, match.seats, {}, seed=SEED)
    copy.load(match.dump())
    match.take_back(20)
    copy.take_back(20)
    assert copy.dump() == match.dump()


def test_an_illegal_move_changes_nothing(key: str) -> None:
    match = fresh(key)
    before = match.dump()
    seat = match.deciders[0]
    illegal = next(m for m in range(len(match.game.moves)) if m not in match.legal(seat))
    with pytest.raises(IllegalMove):
        match.commit(seat, [illegal])
    assert match.dump() == before


def test_the_beginning_of_a_decision_is_not_committed() -> None:
    beginnings = 0
    for match in map(fresh, game_keys()):
        for _ in range(40):
            if match.over:
                break
            play_on(match, 1)
            before = match.dump()
            for seat in [seat for seat in match.deciders if seat != CLOCK]:
                for move in [move for move in match.legal(seat) if not match.is_whole(seat, [move])]:
                    with pytest.raises(Unfinished):
                        match.commit(seat, [move])
                    assert match.dump() == before
                    beginnings += 1
    assert beginnings > 0


def test_a_fair_shuffle_is_verified(key: str) -> None:
    _, record = finished(key)
    verdict = verify(read_record(write_record(record)))
    assert verdict.outcomes > 0 and verdict.skipped == 0 and verdict.unchecked == 0


def test_a_shuffle_with_moves_taken_back_is_verified(key: str) -> None:
    match = fresh(key)
    play_on(match, 30)
    match.take_back(12)
    play_on(match, 10**9, seed=5)
    record = replace(match.record(), shuffle=shuffle_of(match, SEED))
    verify(record)


def test_a_changed_outcome_a_wrong_seed_and_a_missing_one_are_found(key: str) -> None:
    _, record = finished(key)
    assert record.shuffle is not None
    entries = list(record.entries)
    last = max(i for i, entry in enumerate(entries) if entry.chance) if any(e.chance for e in entries) else None
    if last is not None:
        entries[last] = replace(entries[last], chance=[entries[last].chance[0] ^ 1, *entries[last].chance[1:]])
        with pytest.raises(BadRecord):
            verify(replace(record, entries=entries))
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(replace(record, shuffle=replace(record.shuffle, seed="00" * 32)))
    with pytest.raises(BadRecord, match="when the game is over"):
        verify(replace(record, shuffle=replace(record.shuffle, seed="")))
    with pytest.raises(BadRecord, match="nothing to check"):
        verify(replace(record, shuffle=None))


def test_a_record_from_elsewhere_goes_on_under_a_new_seed(key: str) -> None:
    match = fresh(key)
    play_on(match, 20)
    other = HostedMatch.of_record(match.record(), seed=bytes(32))
    play_on(other, 10**9)
    verdict = verify(replace(other.record(), shuffle=shuffle_of(other, bytes(32))))
    assert verdict.unchecked == 21


def copy_of(match: HostedMatch) -> HostedMatch:
    copy = HostedMatch.lay(match.game.key, match.seats, match.options, seed=SEED)
    copy.load(match.dump())
    return copy


def open_questions(key: str) -> Iterator[HostedMatch]:
    """Matches in which somebody has answered in secret what others are still asked."""
    for seed in range(8):
        match = fresh(key)
        while not match.over and match.length < 150:
            play_on(match, 1, seed * 1000 + match.length)
            if match.marks[-1].is_silent:
                yield match


def test_an_answer_that_is_taken_back_by_itself_leaves_the_others_as_they_are(key: str) -> None:
    for match in open_questions(key):
        first, last = match.steps.end(len(match.steps)), match.length
        for seat in {entry.seat for entry in match.entries[first:last]}:
            taken, others = copy_of(match), copy_of(match)
            taken.retract(seat)
            others.take_back(last - first)
            for entry in match.entries[first:last]:
                if entry.seat != seat:
                    others.follow(entry, others.drawn)
            assert taken.dump() == others.dump() and seat in taken.deciders
            with pytest.raises(BadRecord):
                taken.retract(seat)


def test_nobody_but_who_answers_sees_anything_of_an_answer_that_others_still_owe(key: str) -> None:
    for match in open_questions(key):
        before, answered = copy_of(match), match.entries[-1].seat
        before.take_back(1)
        for viewer in [None, *(seat for seat in range(match.seats) if seat != answered)]:
            assert match.view(viewer) == before.view(viewer)
            assert match.visible_events(viewer, match.length - 1, match.length) == []
        assert len(match.steps) == len(before.steps)


def test_a_decision_that_others_hear_nothing_of_is_not_counted(key: str) -> None:
    """Else a number that grows would be the only sign of it."""
    match, viewers = fresh(key), [None, *range(_seats(key))]
    while not match.over and match.length < 300:
        before = {viewer: match.view(viewer) for viewer in viewers}
        play_on(match, 1, match.length)
        for viewer in [viewer for viewer in viewers if viewer != match.entries[-1].seat]:
            events = match.visible_events(viewer, match.length - 1, match.length)
            is_heard = bool(events) or match.view(viewer) != before[viewer]
            assert is_heard or match.marks[-1].is_silent, f"{match.entries[-1]} is only counted by {viewer}"

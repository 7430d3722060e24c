"""Was the shuffle fair? Works the chance of a server table out again from the seed that it was committed to."""

from __future__ import annotations

from dataclasses import dataclass

from fatcats.engine.errors import BadRecord, FatcatsError
from fatcats.engine.sealed import SEED_BYTES, commitment
from fatcats.match.hosted import HostedMatch
from fatcats.match.record import Record, Shuffle
from fatcats.match.sealed import check_version


@dataclass(frozen=True)
class Verdict:
    """What was checked; a shuffle that fails raises BadRecord instead."""

    outcomes: int  # how many were worked out again
    steps: int  # set-up and entries that they belong to
    unchecked: int  # steps before the seed was chosen: a game that was brought from elsewhere
    skipped: int  # outcomes drawn for moves that were taken back


def shuffle_of(match: HostedMatch, seed: bytes) -> Shuffle:
    """What a record says about the shuffle; the seed is in it only when the game is over."""
    skipped, last = {}, 0
    for step, mark in enumerate(match.marks):
        if step >= match.start and mark.first_drawn > last:
            skipped[step] = mark.first_drawn - last
        last = max(last, mark.drawn)
    return Shuffle(commitment(seed), seed.hex() if match.over else "", match.start, skipped)


def verify(record: Record) -> Verdict:
    """Check that chance came from the committed seed alone; raises BadRecord with a sentence if it did not."""
    shuffle = record.shuffle
    if shuffle is None:
        raise BadRecord("this record was not played with a sealed shuffle, so there is nothing to check")
    seed = _seed(shuffle)
    match = HostedMatch.lay(record.game, record.seats, record.options, seed=seed)
    check_version(match.game, record.rules)
    for step in range(len(record.entries) + 1):
        _repeat(match, record, shuffle, step)
    if record.digest and match.record().digest != record.digest:
        raise BadRecord("the record does not lead to the position that it names as its last")
    checked = match.marks[shuffle.start :]
    return Verdict(
        outcomes=sum(mark.drawn - mark.first_drawn for mark in checked),
        steps=len(checked),
        unchecked=min(shuffle.start, len(match.marks)),
        skipped=sum(shuffle.skipped.values()),
    )


def _seed(shuffle: Shuffle) -> bytes:
    if not shuffle.seed:
        raise BadRecord("the seed is shown when the game is over; this record was taken before")
    try:
        seed = bytes.fromhex(shuffle.seed)
    except ValueError as error:
        raise BadRecord("the seed in the record is damaged") from error
    if len(seed) != SEED_BYTES or commitment(seed) != shuffle.commitment:
        raise BadRecord(
            "the seed is not the one that was committed to before the deal: the shuffle is not to be trusted"
        )
    return seed


def _repeat(match: HostedMatch, record: Record, shuffle: Shuffle, step: int) -> None:
    """Carry out the set-up (step 0) or an entry, with chance from the seed where it should come from there."""
    if step < shuffle.start:
        _follow(match, record, step)
        return
    match.skip(shuffle.skipped.get(step, 0))
    wanted = record.setup if step == 0 else record.entries[step - 1].chance
    try:
        given = _draw(match, record, step)
    except FatcatsError as error:
        raise BadRecord(f"step {step} cannot have been played: {error}") from error
    if given != wanted:
        raise BadRecord(
            f"what chance gave in step {step} does not follow from the seed: the shuffle is not to be trusted"
        )


def _follow(match: HostedMatch, record: Record, step: int) -> None:
    if step == 0:
        match.follow_setup(record.setup, 0)
    else:
        match.follow(record.entries[step - 1], 0)


def _draw(match: HostedMatch, record: Record, step: int) -> list[int]:
    if step == 0:
        match.begin()
        return match.setup
    entry = record.entries[step - 1]
    return match.commit(entry.seat, [match.game.moves.parse(move) for move in entry.moves]).chance

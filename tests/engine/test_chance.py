"""Chance: seeded, scripted, sealed."""

from __future__ import annotations

from collections import Counter

import pytest

import fatcats
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.sealed import SealedSource, commitment
from fatcats.registry import game_keys


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, second = seeded(7), seeded(7)
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]


def test_seeds_of_any_size_differ() -> None:
    starts = {(rng.x, rng.y) for rng in map(seeded, [0, 1, 2, -1, 2**32, 2**40 + 1, 2**64, 10**30])}
    assert len(starts) == 8


def test_numbers_are_evenly_spread() -> None:
    rng = seeded(3)
    found = Counter(rng.below(6) for _ in range(60_000))
    assert set(found) == set(range(6))
    assert all(9_500 < number < 10_500 for number in found.values())


def test_a_fork_goes_its_own_way() -> None:
    rng = seeded(1)
    fork = rng.fork()
    assert [fork.below(100) for _ in range(10)] != [rng.below(100) for _ in range(10)]
    assert isinstance(fork, Rng)


def test_a_fork_is_made_of_words() -> None:
    """Else it would give other numbers compiled, where a product of two words overflows, than interpreted."""
    rng = seeded(2)
    for _ in range(1000):
        fork = rng.fork()
        assert 0 <= fork.x < 2**32 and 0 < fork.y < 2**32


def test_a_fork_is_far_from_its_origin() -> None:
    rng = seeded(4)
    equal = sum(rng.fork().below(100) == rng.copy().below(100) for _ in range(10_000))
    assert 50 < equal < 150


def test_sealed_outcomes_follow_from_the_seed_and_their_number() -> None:
    seed = bytes(range(32))
    whole = SealedSource(seed)
    numbers = [whole.below(62) for _ in range(20)]
    resumed = SealedSource(seed, drawn=10)
    assert [resumed.below(62) for _ in range(10)] == numbers[10:]
    assert whole.drawn == 20
    assert commitment(seed) != commitment(bytes(32))


def test_sealed_outcomes_are_evenly_spread() -> None:
    source = SealedSource(bytes(32))
    found = Counter(source.below(5) for _ in range(20_000))
    assert all(3_700 < number < 4_300 for number in found.values())


def test_a_sealed_seed_has_its_length() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedSource(b"short")


@pytest.mark.parametrize("key", game_keys())
def test_a_match_can_be_dealt_from_a_sealed_source(key: str) -> None:
    """A stored match knows how many outcomes were drawn: as many as its record has."""
    source = SealedSource(bytes(range(32)))
    match = fatcats.new(key, sealed=source)
    assert match.record().seed is None
    assert source.drawn == len(match.record().setup)
    again = fatcats.new(key, sealed=SealedSource(bytes(range(32))))
    assert again.record() == match.record()

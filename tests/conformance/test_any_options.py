"""The properties once more, with options in any mixture: Hypothesis looks for one that breaks them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import fatcats
from fatcats.engine.playout import checks_agree
from tests.conformance.cases import Case, any_case, positions
from tests.conformance.secrecy import another_world, side_by_side, what_is_sent
from tests.conformance.test_records import played

SEEDS = st.integers(0, 2**32)
EVERY = 37


@settings(max_examples=25)
@given(any_case(), SEEDS)
def test_the_law_and_what_is_conserved_hold_with_any_options(case: Case, seed: int) -> None:
    for table in positions(case, seed, every=EVERY):
        assert checks_agree(table, len(case.game.moves))
        assert case.game.broken_invariants(table) == []


@settings(max_examples=25)
@given(any_case(), SEEDS)
def test_secrets_stay_secret_with_any_options(case: Case, seed: int) -> None:
    for number, table in enumerate(positions(case, seed, every=EVERY)):
        viewer = (seed + number) % case.seats
        assert case.game.view(another_world(table, viewer, number), viewer) == case.game.view(table, viewer)
        assert all(side_by_side(case.game, table, viewer, number, what_is_sent, length=10))


@settings(max_examples=25)
@given(any_case(), SEEDS)
def test_records_replay_with_any_options(case: Case, seed: int) -> None:
    match = played(case, seed, length=150)
    data = fatcats.write_record(match.record())
    assert fatcats.replay(fatcats.read_record(data)).record() == match.record()

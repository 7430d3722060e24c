"""Random games end; legal lists are what the checks allow; copies, bytes and conserved things hold everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatcats.engine.bits import members
from fatcats.engine.options import Flag
from fatcats.engine.playout import checks_agree, playout
from fatcats.engine.rng import seeded
from fatcats.engine.state import CLOCK
from tests.conformance.cases import ALL, IS_COMPILED, USUAL, Case, any_case, positions

GAMES = 40 if IS_COMPILED else 2


@pytest.mark.parametrize("case", ALL, ids=str)
def test_random_games_end_within_the_bound(case: Case) -> None:
    for seed in range(GAMES):
        table = case.deal(seed)
        assert playout(table, seeded(seed), case.game.longest) < case.game.longest
        assert table.is_over()
        places = [table.place(seat) for seat in range(case.seats)]
        assert all(1 <= place <= case.seats for place in places)
        assert 0 <= table.ending() < len(case.game.endings)


@given(any_case(), st.integers(0, 2**40))
def test_games_with_any_options_end(case: Case, seed: int) -> None:
    assert playout(case.deal(seed), seeded(seed), case.game.longest) < case.game.longest


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_legal_list_is_what_the_law_does_not_refuse(case: Case) -> None:
    n_moves = len(case.game.moves)
    every = max(1, n_moves // 400) if IS_COMPILED else 50
    assert all(checks_agree(table, n_moves) for table in positions(case, seed=11, every=every))


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_the_rules_conserve_is_conserved(case: Case) -> None:
    for table in positions(case, seed=12):
        assert case.game.broken_invariants(table) == []


@pytest.mark.parametrize("case", ALL, ids=str)
def test_options_say_whether_there_is_a_phase_without_turns(case: Case) -> None:
    options = case.options()
    flags = [option for option in case.game.options if isinstance(option, Flag) and option.without_turns]
    is_met = any(CLOCK in members(table.pending()) for table in positions(case, seed=16))
    assert is_met == any(options[flag.name] for flag in flags)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_no_earlier_copy_ever_changes(case: Case) -> None:
    copies = [(table.clone(), table.to_bytes()) for table in positions(case, seed=13, every=3)]
    middle = copies[len(copies) // 2][0]
    playout(middle.clone(), seeded(1), 200)
    assert all(copy.to_bytes() == before for copy, before in copies)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_positions_survive_being_saved(case: Case) -> None:
    for table in positions(case, seed=14, every=7):
        loaded = case.blank()
        loaded.load_bytes(table.to_bytes())
        assert loaded == table
        assert hash(loaded) == hash(table)
        assert loaded.digest() == table.digest()
        assert [loaded.legal(seat) for seat in members(loaded.pending())] == [
            table.legal(seat) for seat in members(table.pending())
        ]


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_positions_that_differ_have_different_digests(case: Case) -> None:
    digests = [table.digest() for table in positions(case, seed=15)]
    assert len(set(digests)) > 0.9 * len(digests)

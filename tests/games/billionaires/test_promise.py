"""What a search takes a position to be worth: who is likely to win from here."""

from __future__ import annotations

import pytest

from fatcats.engine.rng import seeded
from fatcats.games.billionaires.bot.promise import promise
from fatcats.games.billionaires.bot.race import PLACES, KeptProspects, prospect_of_board
from fatcats.games.billionaires.model.data import ALL_ASSETS, N_BOARDS

from .reform.reform import TROUBLEMAKER, Reform
from .scenario import FOUR, THREE, A, B, C, Scenario

WITH_TROUBLEMAKER = (TROUBLEMAKER, *THREE)


def of_all(s: Scenario) -> list[float]:
    return [promise(s.table, seat) for seat in range(s.seats)]


@pytest.mark.parametrize("level", [3, 4])
def test_the_celebrity_gains_by_every_rebel_and_the_others_lose(level: int) -> None:
    few = of_all(Scenario(*FOUR, level=level).role(B, "Celebrity").rebels(2).turn(A))
    many = of_all(Scenario(*FOUR, level=level).role(B, "Celebrity").rebels(8).turn(A))
    assert few[B] > few[C] and many[B] > many[C]
    assert many[B] > few[B] and many[C] < few[C]


def test_a_celebrity_that_everybody_knows_is_worth_no_more_than_another_role() -> None:
    known = Scenario(*FOUR).role(B, "Celebrity", revealed=True).rebels(6).turn(A)
    other = Scenario(*FOUR).role(B, "Banker", revealed=True).rebels(6).turn(A)
    assert of_all(known) == of_all(other)


def test_from_level_3_on_somebody_wins_nearly_always_and_at_level_2_the_more_rebels_the_less() -> None:
    assert 0.9 < sum(of_all(Scenario(*FOUR).rebels(8).turn(A))) < 1.0
    shares = [sum(of_all(Scenario(*FOUR, level=2).rebels(number).turn(A))) for number in (2, 5, 8)]
    assert shares == sorted(shares, reverse=True) and shares[2] < 0.6


def test_a_revolutionary_gains_by_every_rebel() -> None:
    few, many = (
        of_all(Reform(*WITH_TROUBLEMAKER, alignment="Revolutionary").rebels(number).turn(B)) for number in (2, 8)
    )
    assert many[A] > few[A] > few[C] > many[C]


def test_a_reformist_gains_by_every_crisis_that_was_fixed_and_a_revolutionary_does_not() -> None:
    for alignment, gains in (("Reformist", True), ("Revolutionary", False)):
        nothing, much = (
            of_all(Reform(*WITH_TROUBLEMAKER, alignment=alignment).collected(fixed).turn(B))
            for fixed in ("", "Pandemic, Floods")
        )
        assert (much[A] > nothing[A]) == (much[C] < nothing[C]) == gains


@pytest.mark.parametrize("alignment", ["Reformist", "Revolutionary"])
def test_no_more_is_promised_than_can_be_won_where_two_wait_for_the_revolution(alignment: str) -> None:
    s = Reform(*WITH_TROUBLEMAKER, alignment=alignment).role(B, "Celebrity").rebels(8).turn(C)
    assert 0.9 < sum(of_all(s)) < 1.0


def test_whoever_has_more_of_what_the_board_asks_for_is_nearer_to_winning() -> None:
    for level in (1, 2, 4):
        s = Scenario(*THREE, level=level).holds(C, "Mega Yacht", "Think Tank").turn(A)
        assert promise(s.table, C) > promise(s.table, B)


def test_prospects_that_are_kept_are_those_of_this_board_and_these_assets() -> None:
    """So many that every place is used again, and each is asked twice."""
    kept, rng = KeptProspects(), seeded(7)
    for _ in range(3 * int(PLACES)):
        board, dealt = int(rng.below(N_BOARDS)), int(rng.below(ALL_ASSETS + 1))
        for held in (dealt, dealt & int(rng.below(ALL_ASSETS + 1))):
            for on_sale in (ALL_ASSETS & ~dealt, ALL_ASSETS & ~held, ALL_ASSETS & ~dealt):
                assert kept.prospect(board, held, on_sale) == prospect_of_board(board, held, on_sale)

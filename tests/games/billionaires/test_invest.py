"""BG-5: Actions: Invest and Exchange."""

from __future__ import annotations

import pytest

from .scenario import THREE, A, B, C, Scenario


@pytest.mark.clause("BG-5.01", "BG-5.04")
@pytest.mark.parametrize("card", ["Locks 1", "Audit", "Famine"])
def test_any_card_can_be_invested_and_a_card_is_drawn(card: str) -> None:
    s = Scenario(*THREE, level=2).hand(A, card).market("Toys", "Bombs 1").action().chance("Diamonds 2")
    s.plays(A, f"invest Toys: {card}")
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == (("Bombs 1",), 1)
    assert s.seat(A).hand == ("Diamonds 2",)


@pytest.mark.clause("BG-5.02")
def test_only_the_investor_knows_the_card() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 1").action().plays(A, "invest Toys: Locks 1")
    assert s.sees(A).markets[2].known == ("Locks 1",)
    assert s.sees(B).markets[2].known == s.sees(None).markets[2].known == ()
    event = next(event for event in s.events(B) if event.name == "invested")
    assert event.details == {"market": "Toys"}


@pytest.mark.clause("BG-5.02", "BG-6.09")
def test_investments_are_forgotten_when_they_are_mixed() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").hand(B, "Game the Market").market("Toys", "Bombs 1").action()
    s.plays(A, "invest Toys: Locks 1").plays(B, "leave", "game the market")
    assert all(market.known == () for market in s.sees(A).markets)


@pytest.mark.clause("BG-5.03")
def test_an_investment_lies_at_a_market_without_a_face_up_card() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").action().plays(A, "invest Toys: Locks 1")
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == ((), 1)


@pytest.mark.clause("BG-5.05")
def test_with_an_empty_deck_nothing_is_drawn_and_the_round_ends() -> None:
    s = Scenario(*THREE).deck("").hand(A, "Locks 1, Locks 2").market("Toys", "Bombs 1").action()
    s.plays(A, "invest Toys: Locks 1")
    assert s.step() == "bribe-step" and s.seat(A).hand == ("Locks 2",)
    s.plays(A, "close envelope")
    assert "round ended" in s.happened() and s.seat(A).hand == ("Locks 2",)


@pytest.mark.clause("BG-5.06")
def test_there_is_no_limit_to_the_cards_at_a_market() -> None:
    s = (
        Scenario(*THREE, level=1)
        .hand(A, "Locks 1")
        .market("Toys", "Bombs 1", "Bombs 2, Bombs 3, Locks 2, Locks 3, Scam")
    )
    assert s.action().plays(A, "invest Toys: Locks 1").cards_at("Toys") == 7


@pytest.mark.clause("BG-5.07")
@pytest.mark.parametrize("card", ["Locks 1", "Audit", "Famine"])
def test_form_a_swaps_a_hand_card_with_the_face_up_card_in_public(card: str) -> None:
    s = Scenario(*THREE, level=2).hand(A, f"{card}, Locks 3").market("Toys", "Bombs 1").action()
    s.plays(A, f"exchange Toys: {card}")
    assert s.at("Toys").face_up == (card,) and set(s.seat(A).hand) == {"Bombs 1", "Locks 3"}
    assert s.sees(B).seats[A].hand == ("Bombs 1",)  # everybody saw it


@pytest.mark.clause("BG-5.08")
def test_form_b_swaps_two_face_up_cards() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 1", "Locks 2").market("Power", "Bombs 2")
    s.action().plays(A, "swap Power and Toys")
    assert (s.at("Toys").face_up, s.at("Power").face_up) == (("Bombs 2",), ("Bombs 1",))
    assert s.at("Toys").face_down == 1 and s.seat(A).hand == ("Locks 1",)


@pytest.mark.clause("BG-5.09")
def test_an_exchange_needs_face_up_cards() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "", "Bombs 1").market("Power", "Bombs 2").action()
    assert s.clause(A, "exchange Toys: Locks 1") == "BG-5.09"
    assert s.clause(A, "swap Toys and Power") == "BG-5.09"
    assert s.clause(A, "exchange Power: Locks 2") == "BG-5.07"
    assert s.clause(A, "exchange Power: Locks 1") is None


@pytest.mark.clause("BG-5.10")
def test_a_face_up_crisis_can_be_moved_and_taken() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Locks 1").market("Toys", "Famine").market("Power", "Bombs 2").action()
    s.plays(A, "swap Toys and Power")
    assert s.at("Power").face_up == ("Famine",) and s.sees().rebels == 0
    s.hand(B, "Locks 2").plays(B, "leave", "exchange Power: Locks 2")
    assert s.seat(B).hand == ("Famine",) and s.sees().rebels == 0


@pytest.mark.clause("BG-5.11")
def test_nothing_is_invested_or_exchanged_at_a_closed_market() -> None:
    s = Scenario(*THREE, level=1).closed("Toys").hand(A, "Locks 1").market("Power", "Bombs 2").action()
    for move in ("invest Toys: Locks 1", "exchange Toys: Locks 1", "swap Toys and Power"):
        assert s.clause(A, move) == "BG-5.11"


@pytest.mark.clause("BG-5.12")
def test_an_exchange_draws_no_card() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 1").action()
    before = s.sees().deck_size
    assert s.plays(A, "exchange Toys: Locks 1").sees().deck_size == before and s.seat(A).hand_size == 1
    assert s.sees().turn == B and C not in s.deciders

"""CF-13: what is secret, what everybody can work out, and the worlds that are sampled from it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatcats.engine.rng import seeded
from fatcats.games.counterfeiters.model import cells
from fatcats.games.counterfeiters.sections.money import (
    cash_from,
    move_offshore,
    pay,
    pay_half_openly,
    pay_half_unseen,
    receive,
)
from tests.games.counterfeiters.scenario import A, B, C, Scenario

Splits = set[tuple[int, int]]  # cash and offshore, in units of $10


@pytest.mark.clause("CF-13.01")
def test_money_and_fakes_of_others_are_hidden() -> None:
    s = Scenario(3).player(B, cash=70, offshore=20, fakes=(1, 2, 3))
    assert [seat.money is None for seat in s.sees(A).seats] == [False, True, True]
    assert all(seat.money is None for seat in s.sees(None).seats)
    own = s.sees(B).seats[B].money
    assert own is not None and (own.cash, own.offshore, own.fakes) == (70, 20, (1, 2, 3))


@pytest.mark.clause("CF-13.01")
def test_money_can_be_agreed_to_be_open() -> None:
    s = Scenario(3, money_visibility="open").player(B, cash=70)
    assert all(seat.money is not None for seat in s.sees(None).seats)
    s.player(A, cash=100).turn(A).plays(A, "use C1", "deposit 70")
    assert s.events(None)[-1].details == {"direction": "deposit", "amount": 70}


@pytest.mark.clause("CF-13.02")
def test_cards_henchmen_board_and_officer_are_seen_by_all() -> None:
    s = Scenario(3).plays(A, "use P2")
    view, own = s.sees(C), s.sees(A)
    assert (view.spaces, view.officer, view.deck, view.pawn) == (own.spaces, own.officer, own.deck, own.pawn)
    assert [seat.cards for seat in view.seats] == [seat.cards for seat in own.seats]
    assert view.seats[A].spaces == ("P2",)


@pytest.mark.clause("CF-13.03")
def test_bank_deals_are_told_to_all() -> None:
    s = Scenario(2, godfather_amounts_public=True).officer(3).player(A, cash=20, fakes=(1, 0, 1))
    s.plays(A, "use S1", "hand 1 0 1")
    seen = {event.name: event.details for event in s.events(None)}
    assert seen["sold"] == {"notes": {"★": 1, "★★★": 1}, "amount": 100}
    assert seen["paid godfather"]["amount"] == 20


@pytest.mark.clause("CF-13.03")
@pytest.mark.parametrize("move", ["deposit 40", "withdraw 40"])
def test_what_goes_offshore_is_told_to_its_owner_only(move: str) -> None:
    s = Scenario(2).player(A, cash=100, offshore=100).turn(A).plays(A, "use C1", move)
    (fare, flight) = s.events(B)[-2:]
    assert (fare.name, fare.details) == ("paid fare", {"fare": 30})
    assert (flight.name, flight.details) == ("moved money", {})
    assert s.events(A)[-1].details["amount"] == 40


@pytest.mark.clause("CF-13.03")
def test_what_others_pay_to_the_godfather_is_not_seen() -> None:
    s = Scenario(2).officer(3).player(B, cash=40).plays(A, "use P1")
    assert s.events(A)[-1].details == s.events(None)[-1].details == {} and s.events(B)[-1].details["amount"] == 20
    texts = s.texts.for_table(["Ann", "Ben"], A)
    assert texts.event(s.events(A)[-1]) == "Ben pays the Godfather half of the cash at hand."


@pytest.mark.clause("CF-13.03")
def test_godfather_payments_can_be_agreed_to_be_seen() -> None:
    s = Scenario(2, godfather_amounts_public=True).officer(3).player(B, cash=40).plays(A, "use P1")
    assert s.events(A)[-1].details == s.events(None)[-1].details == {"amount": 20}


# --- What everybody can work out --------------------------------------------------------------------------------------


def reckoned(s: Scenario, seat: int) -> Splits:
    """The splits that the cells leave open."""
    t = s.table
    return {
        (cash_from(t, seat, cash), total - cash)
        for cash in range(t[cells.MIN_CASH + seat], t[cells.MAX_CASH + seat] + 1)
        for total in range(max(t[cells.MIN_TOTAL + seat], cash), t[cells.MAX_TOTAL + seat] + 1)
        if cash != t[cells.NOT + seat]
    }


def after_flight(splits: Splits, least: int) -> Splits:
    return {
        (cash, before + offshore - cash)
        for before, offshore in splits
        for cash in range(before + offshore + 1)
        if abs(cash - before) >= least
    }


def play_history(s: Scenario, random: Random, *, unseen: bool, least: int) -> Splits:
    """Random dealings of A with the bank; returns every split that fits what others saw of them."""
    t = s.table
    splits = {(t[cells.CASH], t[cells.OFFSHORE])}
    for _ in range(12):
        cash, total = int(t[cells.CASH]), int(t[cells.CASH] + t[cells.OFFSHORE])
        deal = random.choice(("receive", "pay", "godfather", "fly"))
        if deal == "receive":
            amount = random.randint(1, 9)
            receive(t, A, amount)
            splits = {(c + amount, o) for c, o in splits}
        elif deal == "pay":
            amount = random.randint(0, min(cash, 5))
            pay(t, A, amount)
            splits = {(c - amount, o) for c, o in splits if c >= amount}
        elif deal == "godfather" and unseen:
            pay_half_unseen(t, A)
            splits = {(c // 2, o) for c, o in splits}
        elif deal == "godfather":
            payment = pay_half_openly(t, A)
            splits = {(c // 2, o) for c, o in splits if (c + 1) // 2 == payment}
        elif total > 0:
            goal = random.choice([c for c in range(total + 1) if abs(c - cash) >= least])
            move_offshore(t, A, cash - goal)
            splits = after_flight({(c, o) for c, o in splits if c + o >= least}, least)
    return splits


@given(st.integers(0, 2**32))
def test_with_open_payments_the_reckoning_is_exact(seed: int) -> None:
    s = Scenario(2)
    assert play_history(s, Random(seed), unseen=False, least=1) == reckoned(s, A)


@given(st.integers(0, 2**32))
def test_with_unseen_payments_it_is_exact_but_for_flights_that_move_nothing(seed: int) -> None:
    s = Scenario(2)
    assert play_history(s, Random(seed), unseen=True, least=1) <= reckoned(s, A)
    s = Scenario(2, allow_empty_actions=True)
    assert play_history(s, Random(seed), unseen=True, least=0) == reckoned(s, A)


def test_every_split_is_sampled_about_equally_often() -> None:
    s = Scenario(2).player(B, cash=80).turn(B).plays(B, "use C1", "deposit 20").plays(A, "pass")
    found: dict[int, int] = {}
    for seed in range(1000):
        world = s.table.clone()
        world.determinize(A, seeded(seed))
        found[world[cells.CASH + B]] = found.get(world[cells.CASH + B], 0) + 1
    assert sorted(found) == [0, 1, 2, 3, 4]  # of $50; not $50, since something was moved
    assert min(found.values()) > 140


def test_a_purchase_shows_that_there_was_cash() -> None:
    s = Scenario(2).player(B, cash=80).turn(B).plays(B, "use C1", "deposit 10").plays(A, "pass").plays(B, "use M3")
    assert reckoned(s, B) == {(0, 2), (1, 1)}


def test_a_godfather_payment_shows_the_cash_to_within_10() -> None:
    s = Scenario(2, godfather_amounts_public=True).officer(3).player(B, cash=90).turn(B)
    s.plays(B, "use C1", "deposit 20").plays(A, "use P1")
    assert s.cash(B) == 20
    assert reckoned(s, B) == {(1, 3), (2, 2)}


def test_a_choice_for_the_diners_that_nobody_saw_is_sampled_anew() -> None:
    s = Scenario(3).player(A, cash=0, fakes=(1, 1, 0), cards="printer ink diner")
    s.player(C, cash=0, fakes=(0, 1, 1), cards="printer paper diner").end_round().plays(C, "hand 0 0 1")
    fakes = set()
    for seed in range(20):
        world = s.table.clone()
        world.determinize(A, seeded(seed))
        world.apply(A, s.game.moves.parse("hand 1 0 0"))
        fakes.add(world[cells.FAKES + C])
    assert len(fakes) == 2

"""CF-1: set-up."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import fatcats
from fatcats.games.counterfeiters.data.cards import CardRow, read_cards
from fatcats.games.counterfeiters.data.unpack import PROFILE, shipped
from tests.games.counterfeiters.scenario import A, B, C, D, Scenario

SEATS = [2, 3, 4]


@pytest.mark.clause("CF-1.01")
@pytest.mark.parametrize("seats, prefix", [(2, "2"), (3, "4"), (4, "4")])
def test_two_players_use_the_side_for_two(seats: int, prefix: str) -> None:
    assert {space.id[0] for space in Scenario(seats).sees().spaces} == {prefix}


@pytest.mark.clause("CF-1.01")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(fatcats.BadSeatCount):
        fatcats.new("counterfeiters", seats=seats)


@pytest.mark.clause("CF-1.02", "CF-1.04")
@pytest.mark.parametrize("seats", SEATS)
def test_all_notes_are_in_the_bank_and_the_envelopes_are_empty(seats: int) -> None:
    s = Scenario(seats)
    assert all(s.fakes(seat) == (0, 0, 0) and s.offshore(seat) == 0 for seat in range(seats))
    assert all(seat.standing == 3 and seat.laid_down == 0 for seat in s.sees().seats)


@pytest.mark.clause("CF-1.03")
@pytest.mark.parametrize("seats, start", [(2, 0), (3, 7), (4, 0)])
def test_the_officer_starts_where_the_number_of_players_says(seats: int, start: int) -> None:
    s = Scenario(seats)
    assert (s.sees().officer, s.sees().ban, s.sees().strike) == (start, 0, False)
    assert "officer moved" not in s.happened()


@pytest.mark.clause("CF-1.05")
def test_anybody_may_be_drawn_to_start() -> None:
    starters = {Scenario(4, seed=seed, start_player="random").asks() for seed in range(40)}
    assert starters == {A, B, C, D}


@pytest.mark.clause("CF-1.05")
def test_a_chosen_starter_sits_on_the_first_seat() -> None:
    assert {Scenario(4, seed=seed).sees().pawn for seed in range(10)} == {A}


@pytest.mark.clause("CF-1.06")
@pytest.mark.parametrize("seats", SEATS)
def test_later_players_have_more_cash(seats: int) -> None:
    for seed in range(8):
        s = Scenario(seats, seed=seed, start_player="random")
        assert [s.cash((s.asks() + place) % seats) for place in range(seats)] == [20, 30, 40, 50][:seats]


@pytest.mark.clause("CF-1.07", "CF-1.08")
def test_everybody_has_an_s_printer_and_a_random_s_component() -> None:
    components = set()
    for seed in range(20):
        for seat in Scenario(4, seed=seed).sees().seats:
            printer, component = seat.cards
            assert printer.kind == "printer" and printer.id[0] == component.id[0] == "S"
            components.add((seat.seat, component.kind))
    assert components == {(seat, kind) for seat in range(4) for kind in ("ink", "paper")}


@pytest.mark.clause("CF-1.09")
def test_starting_cards_print_like_bought_ones() -> None:
    s = Scenario(4).plays(A, "use P1")
    assert s.fakes(A) == (2, 0, 0)
    assert s.sees().seats[A].quality == 1


@pytest.mark.clause("CF-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_s_cards_never_come_to_the_market(seats: int) -> None:
    s = Scenario(seats)
    assert not [name for name in [*s.market_ids(), *s.deck_ids()] if name.startswith("S")]


@pytest.mark.clause("CF-1.11")
@pytest.mark.parametrize("seats, size, gone", [(2, 20, {"B08", "D05", "A04"}), (3, 27, {"A04", "D04"}), (4, 34, set())])
def test_marked_cards_are_for_more_players(seats: int, size: int, gone: set[str]) -> None:
    s = Scenario(seats)
    cards = {*s.market_ids(), *s.deck_ids()}
    assert len(cards) == size
    assert cards.isdisjoint(gone)


@pytest.mark.clause("CF-1.11")
@pytest.mark.parametrize("seats, ink, paper, holograms", [(2, 2, 2, 1), (3, 3, 3, 2), (4, 4, 4, 3)])
def test_holograms_are_the_rarest_component_of_every_market_deck(
    seats: int, ink: int, paper: int, holograms: int
) -> None:
    deck = [card for card in shipped_cards() if card.category != "S" and card.players <= seats]
    kinds = Counter(card.kind for card in deck)
    assert (kinds["ink"], kinds["paper"], kinds["hologram"]) == (ink, paper, holograms)
    assert 0 < kinds["hologram"] < min(kinds["ink"], kinds["paper"])


def shipped_cards() -> tuple[CardRow, ...]:
    return read_cards(json.loads(shipped("cards")[PROFILE]))


@pytest.mark.clause("CF-1.12")
def test_the_deck_goes_from_a_to_d() -> None:
    s = Scenario(2).all_pass(6 * 19)
    laid = [str(event.details["card"]) for event in s.events(None) if event.name == "card laid"]
    assert len(laid) == 20
    assert set(laid[:7]) == {"printer", "ink", "paper", "diner"}
    assert set(laid[18:]) == {"lottery_ticket"}


@pytest.mark.clause("CF-1.12")
def test_within_a_category_the_order_is_random() -> None:
    assert len({tuple(Scenario(4, seed=seed).market_ids()) for seed in range(12)}) > 8


@pytest.mark.clause("CF-1.13")
def test_the_market_is_filled_from_the_right() -> None:
    laid = [event.details["space"] for event in Scenario(4).events(None) if event.name == "card laid"]
    assert laid == ["M6", "M5", "M4", "M3", "M2", "M1"]

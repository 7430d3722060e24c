"""BG-1 and BG-2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.engine.bits import members
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import ASSETS, BOARD_NAMES, BOARDS, STARRED
from fatcats.games.billionaires.model.table import BillionairesTable

from .scenario import FOUR, THREE, A, B, C, Scenario, crisis_cards, view_of

STARS = {ASSETS[asset] for asset in STARRED}


def new(seats: int, seed: int = 5, **options: Any) -> fatcats.Match:
    return fatcats.new("billionaires", seats=seats, seed=seed, **options)


def dealt(seats: int, seed: int = 5, **options: Any) -> BillionairesTable:
    """Set up, boards dealt at random, up to Roles or the first turn."""
    values = GAME.options.read({"billionaire_choice": "random", **options})
    table = GAME.deal(seats, values, seeded(seed))
    assert isinstance(table, BillionairesTable)
    return table


@pytest.mark.clause("BG-1.01")
def test_the_starting_player_is_random_and_chooses_first() -> None:
    first = {new(4, seed).deciders[0] for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.clause("BG-1.02")
def test_players_choose_different_boards_clockwise() -> None:
    match = new(3)
    start = match.deciders[0]
    order = []
    for number in range(3):
        order += match.deciders
        assert len(match.legal(order[-1])) == 5 - number
        match.play(order[-1], match.legal(order[-1])[0])
    assert order == [(start + i) % 3 for i in range(3)]
    assert match.view(None).seats[start].board.billionaire == "War Profiteer"  # type: ignore[attr-defined]
    assert not any(e.name == "chose board" for e in new(3, billionaire_choice="random").events(None)[:1])
    boards = [[int(dealt(4, seed)[cells.BOARD + seat]) for seat in range(4)] for seed in range(30)]
    assert all(len(set(four)) == 4 for four in boards) and len({tuple(four) for four in boards}) > 10


@pytest.mark.clause("BG-1.03")
def test_the_markets_are_in_number_order() -> None:
    assert [market.market for market in view_of(dealt(2)).markets] == ["Influence", "Legacy", "Toys", "Power", "Vanity"]


@pytest.mark.clause("BG-1.04", "BG-1.07")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_unstarred_assets_lie_on_each_market(seats: int) -> None:
    view = view_of(dealt(seats, puppets=False))
    assert all(len(market.assets) == 3 and not STARS & set(market.assets) for market in view.markets)
    assert all(seat.board is not None and seat.board.assets == () for seat in view.seats)


@pytest.mark.clause("BG-1.05", "BG-1.06")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_each_billionaire_has_its_star(seats: int) -> None:
    table = dealt(seats)
    for seat in view_of(table).seats:
        assert seat.board is not None and seat.board.filled == 1
        assert set(seat.board.assets) <= STARS and seat.board.spaces[doubled(seat.board.billionaire)] == 2
    assert len(members(table[cells.OUT_OF_GAME])) == 5 - seats


def doubled(board: str) -> str:
    return BOARDS[BOARD_NAMES.index(board)][2]


@pytest.mark.clause("BG-1.08", "BG-1.11", "BG-1.12")
@pytest.mark.parametrize("special, cards", [(True, 49), (False, 45)])
def test_two_cards_to_each_market_and_one_to_each_hand(special: bool, cards: int) -> None:
    view = view_of(dealt(4, special_actions=special))
    assert all((len(market.face_up), market.face_down, market.known) == (1, 1, ()) for market in view.markets)
    assert [seat.hand_size for seat in view.seats] == [1] * 4
    assert view.deck_size == cards - 10 - 4


@pytest.mark.clause("BG-1.09")
def test_discards_lie_face_up() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1, Bombs 2").market("Toys", "Diamonds 3").action()
    s.plays(A, "buy Toys: Locks 1 + Bombs 2")
    assert all(s.sees(viewer).discard == ("Bombs 2", "Diamonds 3", "Locks 1") for viewer in (None, A, B))


@pytest.mark.clause("BG-1.10")
def test_below_level_four_the_envelope_has_no_function() -> None:
    s = Scenario(*THREE, level=3).hand(A, "Bombs 1").market("Toys", "Bombs 1").market("Power", "Bombs 2").action()
    s.plays(A, "swap Toys and Power")
    assert s.step() != "bribe-step" and s.sees().seats[A].envelope_size == 0


@pytest.mark.clause("BG-1.13")
def test_markets_are_dealt_first_then_hands_clockwise() -> None:
    table = GAME.blank(3, GAME.options.read({"billionaire_choice": "random"}), seeded(1))
    cards = ["Bombs 1", "Bombs 2"] * 3 + ["Locks 1", "Locks 2"] * 2
    s = Scenario(*THREE, level=1)
    hands = ["Diamonds 1", "Diamonds 2", "Diamonds 3"]
    table.script = [2, 0, 0, 0, *(s._outcome(card) for card in [*cards, *hands])]
    GAME.begin(table)
    table.advance()
    views = [view_of(table, seat) for seat in range(3)]
    assert [market.face_up for market in views[0].markets] == [("Bombs 2",)] * 3 + [("Locks 2",)] * 2
    assert [*views[2].seats[2].hand, *views[0].seats[0].hand, *views[1].seats[1].hand] == hands


# --- BG-2: higher Levels ----------------------------------------------------------------------------------------------


@pytest.mark.clause("BG-2.01", "BG-2.15")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_is_a_complete_game_with_the_steps_of_the_lower_ones(level: int) -> None:
    s = Scenario(*THREE, level=level).hand(A, "Locks 1").market("Toys", "Bombs 1").market("Power", "Bombs 2").action()
    assert s.verbs_of(A) == {"buy", "invest", "exchange", "swap"}
    assert s.sees().level == level


@pytest.mark.clause("BG-2.02", "BG-2.04", "BG-2.05", "BG-2.14")
def test_four_crises_go_into_the_deck_and_eight_are_set_aside() -> None:
    table = dealt(4, level=2)
    in_play = sum(len(crisis_cards(table, zone)) for zone in range(cells.CARD_ZONES) if zone != cells.SET_ASIDE)
    assert (in_play, len(crisis_cards(table, cells.SET_ASIDE))) == (4, 8)
    view = view_of(table)
    assert (view.set_aside, view.crises, view.rebels) == (8, (), 0)
    assert (view.panic.stage, view.panic.card) == ("none", None)
    assert view.deck_size == 53 - 10 - 4


@pytest.mark.clause("BG-2.03")
def test_with_puppets_three_crises_go_into_the_deck() -> None:
    table = dealt(2, level=2)
    assert len(crisis_cards(table, cells.SET_ASIDE)) == 9 and view_of(table).deck_size == 52 - 15 - 2


@pytest.mark.clause("BG-2.06")
def test_nobody_holds_the_bunker_at_first() -> None:
    assert not any(seat.has_bunker for seat in view_of(dealt(5, level=3)).seats)


@pytest.mark.clause("BG-2.07", "BG-2.08", "BG-2.09", "BG-2.12")
@pytest.mark.parametrize("level, roles", [(3, 6), (4, 9)])
def test_each_player_keeps_one_of_two_roles(level: int, roles: int) -> None:
    table = dealt(4, level=level)
    start = members(table.pending())[0]
    assert len(members(table[cells.HAND + start])) == 1  # hands are dealt before
    for number in range(4):
        (seat,) = members(table.pending())
        assert seat == (start + number) % 4
        view = view_of(table, seat)
        assert len(view.roles_drawn) == 2 and view.legal == tuple(f"keep {role}" for role in view.roles_drawn)
        assert view_of(table, (seat + 1) % 4).roles_drawn == () and view_of(table).roles_drawn == ()
        table.apply(seat, table.legal(seat)[number % 2])
    kept = [int(table[cells.ROLE_OF + seat]) for seat in range(4)]
    assert len(set(kept)) == 4 and len(members(table[cells.ROLE_DECK])) == roles - 4


@pytest.mark.clause("BG-2.10", "BG-2.11")
def test_no_policy_at_first_and_all_ten_to_choose_from() -> None:
    s = Scenario(*THREE)
    assert s.sees().policy == "none"
    for _ in range(2):
        s.table.clear()
        assert len(s.sets_policy(A).legal(A)) == 11
        s.plays(A, "set policy Tax Tyranny")


@pytest.mark.clause("BG-2.13")
def test_a_crisis_dealt_at_set_up_does_nothing() -> None:
    for seed in range(12):
        view = view_of(dealt(3, seed, level=2))
        assert view.rebels == 0 and view.crises == () and view.step == "draw-step"


# --- BG-2.16: raising the Level ---------------------------------------------------------------------------------------


@pytest.mark.clause("BG-2.16")
def test_a_level_is_raised_only_if_all_agree() -> None:
    s = Scenario(*THREE, level=1, level_up=True).market("Toys", "Bombs 1").deck("Locks 1").round_end(A)
    assert s.step() == "level-vote" and s.deciders == [A, B, C]
    assert s.all_play("agree", "disagree", "agree").sees().level == 1
    s = Scenario(*THREE, level=1, level_up=True).round_end(A).all_play("agree", "agree", "agree")
    in_play = 12 - s.sees().set_aside - len(s.sees().crises)
    assert s.sees().level == 2 and in_play == 4 and len(s.sees().crises) == 1  # E4 has taken place


@pytest.mark.clause("BG-2.16")
def test_at_level_three_the_bunker_and_roles_come_in() -> None:
    s = Scenario(*THREE, level=2, level_up=True).holds(B, "Noble Estate", "Private Island").set_aside("").round_end(B)
    s.all_play("agree", "agree", "agree")
    assert s.sees().level == 3 and s.seat(B).has_bunker
    order = []
    while s.step() == "role-choice":
        order += s.deciders
        s.plays(s.deciders[0], s.sees(s.deciders[0]).legal[0])
    assert order == [B, C, A] and s.sees().round == 2


@pytest.mark.clause("BG-2.16")
def test_at_level_four_the_green_roles_join_the_deck() -> None:
    s = Scenario(*FOUR, level=3, level_up=True).set_aside("").round_end(A).all_play("agree", "agree", "agree", "agree")
    assert s.sees().level == 4 and len(members(s.table[cells.ROLE_DECK])) == 9
    assert s.go_on(until="hold-up-choice").step() == "hold-up-choice"
    assert "level-vote" not in {Scenario(*THREE, level=4, level_up=True).round_end(A).step()}

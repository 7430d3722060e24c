"""BG-0: definitions and conventions."""

from __future__ import annotations

import pytest

import fatcats
from fatcats.engine.bits import members
from fatcats.engine.playout import playout
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import MARKETS, POLICIES

from .scenario import FOUR, THREE, A, B, C, D, Scenario

TWO = {"puppets": ("Tech Overlord", "War Profiteer")}


@pytest.mark.clause("BG-0.01", "BG-0.20")
def test_in_the_puppet_game_two_players_have_four_billionaires() -> None:
    s = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer"))
    s.holds(A, "Art Hoard").puppet_holds(A, "Mega Yacht", "Luxury Jet")
    assert s.seats == 2 and members(s.table[cells.BILLIONAIRES]) == [0, 1, 2, 3]
    assert (s.board(A).assets, s.board(A).suit, s.board(A).filled) == (("Art Hoard",), "Diamonds", 1)
    assert (s.puppet(A).filled, s.puppet(A).suit) == (2, "Electrical Bolts")


@pytest.mark.clause("BG-0.02")
def test_the_player_to_the_left_is_next() -> None:
    s = Scenario(*FOUR, level=1).market("Toys", "Bombs 1").market("Power", "Bombs 2")
    for seat in (C, D, A):
        s.table.clear()
        assert s.action(seat).plays(seat, "swap Toys and Power").sees().turn == (seat + 1) % 4


@pytest.mark.clause("BG-0.03", "BG-0.04")
def test_a_market_is_open_while_an_asset_lies_on_it_and_holds_three_at_most() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Audit, Locks 1").closed("Toys").market("Power", "Bombs 1")
    s.holds(B, "Gang of Lawyers").action()
    assert s.clause(A, "invest Toys: Locks 1") == "BG-5.11" and s.clause(A, "invest Power: Locks 1") is None
    s.plays(A, "audit Gang of Lawyers")
    assert len(s.at("Power").assets) == 3 and "asset left game" in s.happened()


@pytest.mark.clause("BG-0.05")
def test_a_market_shows_one_card_at_most() -> None:
    table = GAME.deal(4, GAME.options.read({"level": 4}), seeded(3))
    rng = seeded(3)
    while not table.is_over():
        if GAME.step_of(table) in ("draw-step", "action", "bribe-step"):
            assert all(len(members(table[cells.FACE_UP + market])) <= 1 for market in range(5))
        playout(table, rng, 1)


@pytest.mark.clause("BG-0.06", "BG-0.07")
def test_filled_spaces_are_counted_by_type_and_the_rest_is_unneeded() -> None:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=1)
    s.holds(A, "Mercenary Army", "Hedge Fund", "Social Media Company", "Noble Estate", "Think Tank")
    assert s.board(A).filled == 3  # two Power, one Influence; the third Power and Vanity are unneeded
    s.hand(B, "Audit").action(B).plays(B, "audit Noble Estate")
    assert "Noble Estate" not in s.assets(A) and s.board(A).filled == 3


@pytest.mark.clause("BG-0.08", "BG-0.09")
def test_ties_for_poorest_and_richest_are_broken_at_random() -> None:
    s = Scenario(*FOUR).holds(A, "Noble Estate").holds(B, "Hedge Fund")
    assert {s.table.poorest() for _ in range(40)} == {C, D}
    assert {s.table.richest(0b1111) for _ in range(40)} == {A, B}
    s.chance(1, 0)
    assert (s.table.poorest(), s.table.richest(0b1111)) == (D, A)


@pytest.mark.clause("BG-0.10")
def test_a_puppet_is_never_the_poorest_player() -> None:
    s = Scenario("Aristocrat", "Media Baron", puppets=TWO["puppets"]).holds(A, "Art Hoard").holds(B, "Think Tank")
    assert {s.table.poorest() for _ in range(40)} == {A, B}


@pytest.mark.clause("BG-0.11", "BG-0.12")
def test_the_hand_limit_is_two_or_three_and_envelopes_do_not_count() -> None:
    s = Scenario(*THREE).hand(A, "Bombs 1").envelope(A, "Bombs 2, Bombs 3, Locks 1").role(A, "Toady").turn(A)
    assert s.step() == "draw-step" and s.seat(A).hand_limit == 2
    s.plays(A, "draw")
    assert s.seat(A).hand_size == 2 and s.step() == "action"
    banker = Scenario(*THREE).hand(A, "Bombs 1, Bombs 2").role(A, "Banker", revealed=True).turn(A)
    assert banker.seat(A).hand_limit == 3 and banker.step() == "draw-step"


@pytest.mark.clause("BG-0.13", "BG-0.14")
def test_points_are_printed_and_doubled_only_for_resources_of_the_policys_suit() -> None:
    worth = Scenario(*THREE).policy("Real Estate Bonanza").sees().worth
    assert [worth[f"Locks {n}"] for n in (1, 2, 3)] == [2, 4, 6]
    assert [worth[f"Bombs {n}"] for n in (1, 2, 3)] == [1, 2, 3]
    assert (worth["Audit"], worth["Game the Market"], worth["Scam"]) == (3, 2, 2)
    for number in range(5):
        doubled = Scenario(*THREE).policy(POLICIES[number]).sees().worth
        assert sum(doubled.values()) == sum(Scenario(*THREE).sees().worth.values()) + 6


@pytest.mark.clause("BG-0.15")
def test_a_crisis_has_no_points_of_its_own() -> None:
    s = Scenario(*THREE).hand(A, "Killer Robots!, Militias")
    assert s.table.points(s.table[cells.HAND + A]) == 0 and "Killer Robots!" not in s.sees().worth


@pytest.mark.clause("BG-0.16")
def test_all_chance_is_recorded_and_uniform() -> None:
    match = fatcats.new("billionaires", seats=3, seed=7, level=4)
    assert len(match.record().setup) == 1
    rng = seeded(1)
    starters: list[int] = []
    for _ in range(300):
        table = GAME.blank(3, GAME.options.read({}), rng.fork())
        table.tape = []
        GAME.begin(table)
        table.advance()
        starters += table.tape
    assert all(75 < starters.count(seat) < 125 for seat in range(3))


@pytest.mark.clause("BG-0.17")
def test_public_facts_are_in_everybodys_view() -> None:
    s = Scenario(*THREE).hand(A, "Bombs 1").envelope(B, "Locks 1, Locks 2").role(B, "Banker").rebels(4)
    s.role(C, "Toady", revealed=True).discard("Audit, Famine").policy("New Role").holds(C, "Art Hoard")
    for viewer in (None, A, B, C):
        view = s.sees(viewer)
        assert sorted(view.discard) == ["Audit", "Famine"] and view.policy == "New Role" and view.rebels == 4
        assert [(seat.hand_size, seat.envelope_size) for seat in view.seats] == [(1, 0), (0, 2), (0, 0)]
        assert [seat.has_unrevealed_role for seat in view.seats] == [False, True, False]
        assert view.seats[C].role == "Toady" and view.deck_size == 45 and len(view.crises) == 2
    assert s.sees(A).seats[B].role is None


@pytest.mark.clause("BG-0.18", "BG-0.19")
@pytest.mark.parametrize("level, cards", [(1, 49), (2, 61), (3, 61), (4, 61)])
def test_cards_assets_and_rebels_are_conserved(level: int, cards: int) -> None:
    table = GAME.deal(4, GAME.options.read({"level": level}), seeded(level))
    rng = seeded(level)
    playout(table, rng, 4)  # boards
    for _ in range(150):
        everywhere = [int(table[zone]) for zone in range(cells.CARD_ZONES)]
        assert sum(len(members(zone)) for zone in everywhere) == cards
        assert GAME.broken_invariants(table) == []
        playout(table, rng, 1)
    table[cells.DISCARD] ^= table[cells.DISCARD] & -table[cells.DISCARD] or 1
    assert GAME.broken_invariants(table)


def test_markets_are_named_in_the_order_of_their_numbers() -> None:
    assert [(m.number, m.market) for m in Scenario(*THREE).sees().markets] == list(enumerate(MARKETS, 1))

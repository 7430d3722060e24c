"""BG-7: Assets, Markets, victory; BG-11: Luxury Bunker."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import ASSETS
from fatcats.games.billionaires.sections.assets import put_back
from fatcats.games.billionaires.sections.bunker import settle_bunker

from .scenario import FOUR, THREE, A, B, C, Scenario, die

FOUR_OF_WAR_PROFITEER = ("Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard")
WAR = ("War Profiteer", "Tech Overlord", "Aristocrat")


@pytest.mark.clause("BG-7.01", "BG-7.06")
def test_a_returned_star_is_an_ordinary_asset_of_its_market() -> None:
    s = (
        Scenario(*FOUR, level=1)
        .holds(C, "Cryogenic Lab")
        .gone("Art Hoard")
        .hand(A, "Audit")
        .hand(B, "Locks 1")
        .action()
    )
    s.plays(A, "audit Cryogenic Lab")
    assert s.at("Legacy").assets == ("Corporate Enclave", "Scam Charity", "Cryogenic Lab")
    s.plays(B, "leave", "buy Legacy: Locks 1")
    assert "claim Cryogenic Lab" in s.options_of(B)


@pytest.mark.clause("BG-7.02")
def test_returning_an_asset_moves_no_card() -> None:
    s = Scenario(*THREE, level=1).holds(B, "Mega Yacht").hand(A, "Audit").market("Toys", "Bombs 1", "Bombs 2, Bombs 3")
    s.action().plays(A, "audit Mega Yacht")
    assert s.cards_at("Toys") == 3 and s.at("Toys").face_up == ("Bombs 1",)


def reopened(**options: Any) -> Scenario:
    s = Scenario(*THREE, level=1, **options).closed("Toys").holds(B, "Mega Yacht").hand(A, "Audit").hand(B, "Locks 1")
    return s.action().plays(A, "audit Mega Yacht")


@pytest.mark.clause("BG-7.03", "BG-7.04")
def test_a_closed_market_opens_again_without_cards_or_is_dealt_to() -> None:
    s = reopened()
    assert s.cards_at("Toys") == 0
    s.plays(B, "leave")
    assert s.clause(B, "invest Toys: Locks 1") is None and s.clause(B, "exchange Toys: Locks 1") == "BG-5.09"
    assert s.plays(B, "invest Toys: Locks 1").cards_at("Toys") == 1
    s = reopened(reopened_market="deal")
    assert (s.cards_at("Toys"), len(s.at("Toys").face_up)) == (4, 1)


@pytest.mark.clause("BG-7.04")
def test_in_emergency_measures_the_refill_deals_the_cards() -> None:
    s = Scenario(*THREE, level=1, reopened_market="deal").closed("Toys", "Power", "Vanity", "Legacy", "Influence")
    s.holds(A, "Mega Yacht").round_end(A).plays(A, "return Mega Yacht")
    assert s.cards_at("Toys") == 4 and s.sees().deck_size == 45


@pytest.mark.clause("BG-7.05")
def test_a_market_emptied_without_a_buy_discards_its_cards() -> None:
    s = Scenario(*THREE, level=3).gone("Mega Yacht", "Personal Zoo").holds(A, "Art Hoard").role(A, "Power Broker")
    s.market("Toys", "Bombs 1", "Famine").action().plays(A, "broker Art Hoard with Private Island")
    assert s.assets(A) == ("Private Island",) and s.cards_at("Toys") == 0
    assert set(s.sees().discard) == {"Bombs 1", "Famine"} and s.sees().rebels == 0


@pytest.mark.clause("BG-7.07", "BG-7.09")
def test_outside_the_panic_nothing_changes_hands_by_agreement() -> None:
    s = (
        Scenario(*THREE)
        .hand(A, "Locks 1")
        .holds(A, "Mega Yacht")
        .holds(B, "Art Hoard")
        .market("Toys", "Bombs 1")
        .action()
    )
    assert s.clause(A, "offer Mega Yacht with Art Hoard") == "BG-3.05"
    assert s.verbs_of(A) == {"buy", "invest", "exchange"}
    assert s.clause(B, "accept") == "BG-3.01"


@pytest.mark.clause("BG-7.08")
def test_an_asset_that_is_not_needed_can_be_bought() -> None:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat", level=1).hand(A, "Locks 1").action()
    s.plays(A, "buy Vanity: Locks 1", "claim Noble Estate")
    assert s.assets(A) == ("Noble Estate",) and s.board(A).filled == 0


@pytest.mark.clause("BG-7.10")
def test_the_fifth_filled_space_wins_at_once() -> None:
    s = Scenario(*WAR, level=1).holds(A, *FOUR_OF_WAR_PROFITEER).hand(A, "Locks 1").action()
    assert s.plays(A, "buy Toys: Locks 1", "claim Mega Yacht").ending() == ("five Assets", (A,))
    s = Scenario(*WAR, level=1).holds(A, *FOUR_OF_WAR_PROFITEER[:3], "Noble Estate").hand(A, "Locks 1").action()
    assert not s.plays(A, "buy Toys: Locks 1", "claim Mega Yacht").over  # five Assets, four spaces


@pytest.mark.clause("BG-7.11")
def test_a_late_win_can_be_lost_before_the_check() -> None:
    def late() -> Scenario:
        s = Scenario(*WAR, win_timing="end_of_turn").holds(A, *FOUR_OF_WAR_PROFITEER).hand(A, "Locks 3")
        s.market("Toys", "Famine", "Bombs 1").set_aside("").action().plays(A, "buy Toys: Locks 3", "claim Mega Yacht")
        return s.all_play("hold back", "hold back", "hold back")

    s = late()
    seat = s.deciders[0]
    s.plays(seat, "set policy none")
    assert s.ending() == ("five Assets", (A,))
    s = late()
    s.plays(seat, "set policy Billionaire Audited", "audit Mega Yacht")
    assert not s.over and s.sees().turn == B


@pytest.mark.clause("BG-7.11")
def test_a_late_win_comes_after_a_turn_cut_short_and_after_round_end_steps() -> None:
    s = Scenario(*WAR, level=1, win_timing="end_of_turn").holds(A, *FOUR_OF_WAR_PROFITEER, "Mega Yacht").turn_end(A)
    assert s.ending() == ("five Assets", (A,))
    puppets = Scenario(
        "War Profiteer", "Aristocrat", level=1, puppets=("Tech Overlord", "Media Baron"), win_timing="end_of_turn"
    )
    puppets.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Noble Estate").puppet_holds(
        A, "Mega Yacht"
    )
    puppets.round_end(A).plays(A, "trade Noble Estate with Mega Yacht", "finish")
    assert puppets.ending() == ("five Assets", (A,))


@pytest.mark.clause("BG-7.12")
def test_one_exchange_may_bring_two_players_to_five() -> None:
    s = Scenario("War Profiteer", "Property Speculator", "Media Baron", level=2)
    s.holds(A, *FOUR_OF_WAR_PROFITEER, "Noble Estate")
    s.holds(B, "Golf Plantation", "Scam Charity", "Social Media Company", "Mega Yacht", "Personal Zoo")
    s.panic("Fascist Rule").plays(A, "offer Noble Estate with Personal Zoo").plays(B, "accept")
    assert s.ending() == ("five Assets", (A, B))


@pytest.mark.clause("BG-7.13")
def test_a_revealed_toady_wins_along() -> None:
    s = Scenario(*WAR).holds(A, *FOUR_OF_WAR_PROFITEER).hand(A, "Locks 1").role(B, "Toady", revealed=True)
    s.envelope(B, "Bombs 3, Bombs 1").action().plays(A, "buy Toys: Locks 1", "claim Mega Yacht")
    assert s.ending() == ("five Assets", (A, B))


@pytest.mark.clause("BG-7.14")
def test_a_puppet_wins_for_its_player() -> None:
    s = Scenario("Aristocrat", "Media Baron", level=1, puppets=("War Profiteer", "Tech Overlord"))
    s.puppet_holds(A, *FOUR_OF_WAR_PROFITEER).market("Vanity", "Bombs 1").market("Power", "Bombs 1")
    s.chance(die(6), die(3)).action().plays(A, "swap Power and Vanity", "claim Mega Yacht")
    assert s.ending() == ("five Assets", (A,))


# --- BG-11 ------------------------------------------------------------------------------------------------------------


def bunker_after(s: Scenario, *changes: str) -> int:
    """Who has the Bunker after these Assets were returned one by one."""
    settle_bunker(s.table)
    for asset in changes:
        put_back(s.table, ASSETS.index(asset))
        settle_bunker(s.table)
    return int(s.table[cells.BUNKER])


@pytest.mark.clause("BG-11.01", "BG-11.02")
def test_the_bunker_goes_to_the_strict_majority_of_at_least_two() -> None:
    s = Scenario(*THREE, level=3).holds(A, "Corporate Enclave", "Mercenary Army").holds(B, "Noble Estate", "Mega Yacht")
    assert bunker_after(s) == A
    s = Scenario(*THREE, level=3).holds(A, "Corporate Enclave").holds(B, "Think Tank", "Tabloid Empire")
    assert bunker_after(s) == -1
    tie = Scenario(*THREE, level=3).holds(A, "Corporate Enclave", "Mercenary Army")
    assert bunker_after(tie.holds(B, "Noble Estate", "Private Island")) == -1


@pytest.mark.clause("BG-11.03", "BG-11.04")
def test_the_holder_keeps_it_on_a_tie_and_loses_it_below_two() -> None:
    s = (
        Scenario(*THREE, level=3)
        .holds(A, "Corporate Enclave", "Mercenary Army")
        .holds(B, "Noble Estate", "Private Island")
    )
    s.bunker(B)
    assert bunker_after(s) == B
    assert bunker_after(s, "Noble Estate") == A
    assert bunker_after(s, "Corporate Enclave") == -1


@pytest.mark.clause("BG-11.05")
def test_the_bunker_changes_hands_by_itself_after_a_scam() -> None:
    s = Scenario(*THREE, level=3).holds(A, "Corporate Enclave", "Mega Yacht").holds(B, "Noble Estate", "Private Island")
    s.bunker(B).hand(A, "Scam").action().plays(A, "scam Mega Yacht with Noble Estate")
    assert s.seat(A).has_bunker and not s.seat(B).has_bunker and "took bunker" in s.happened()


@pytest.mark.clause("BG-11.05")
def test_a_plan_counts_as_one_change() -> None:
    s = Scenario(*THREE, level=3).holds(A, "Corporate Enclave", "Noble Estate").bunker(A)
    s.holds(B, "Political Lobbyists", "Mercenary Army", "Think Tank").panic("Fascist Rule")
    s.plays(A, "sacrifice Political Lobbyists", "sacrifice Corporate Enclave", "sacrifice Mercenary Army")
    s.plays(A, "attach Noble Estate with Think Tank", "submit").plays(B, "accept")
    assert "took bunker" not in s.happened() and s.happened().count("bunker left") == 1


@pytest.mark.clause("BG-11.06")
def test_puppets_are_left_out_of_the_comparison() -> None:
    s = Scenario("Aristocrat", "Media Baron", level=3, puppets=("War Profiteer", "Tech Overlord"))
    s.puppet_holds(A, "Corporate Enclave", "Mercenary Army", "Noble Estate").holds(
        B, "Private Island", "Political Lobbyists"
    )
    assert bunker_after(s) == B


@pytest.mark.clause("BG-11.07")
def test_the_bunker_spares_its_holder_the_points_of_a_crisis() -> None:
    for holder, against in ((A, 0), (B, 3)):
        s = Scenario(*THREE, level=3).bunker(holder).hand(A, "Locks 1").market("Toys", "Famine").action()
        s.plays(A, "buy Toys: Locks 1")
        assert next(e for e in s.events(None) if e.name == "scored").details == {"points": 1, "against": against}

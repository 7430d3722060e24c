"""BG-6: Special Action cards."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.games.billionaires.model.data import MARKETS

from .scenario import FOUR, THREE, A, B, C, Scenario, die


@pytest.mark.clause("BG-6.01", "BG-6.02")
def test_a_special_action_is_played_from_hand_if_its_effect_is_possible() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").holds(B, "Mega Yacht").market("Toys", "Bombs 1").action()
    for move in ("audit Mega Yacht", "scam Mega Yacht with Art Hoard", "game the market"):
        assert s.clause(A, move) == "BG-6.01"
    s = Scenario(*THREE, level=1).hand(A, "Audit, Scam").market("Toys", "Bombs 1").action()
    assert not {"audit", "scam"} & s.verbs_of(A) and s.clause(A, "audit Mega Yacht") == "BG-6.03"
    s = Scenario(*THREE, level=1).hand(A, "Game the Market").closed(*MARKETS).action()
    assert s.clause(A, "game the market") == "BG-6.02"
    assert "game the market" in Scenario(*THREE, level=1).hand(A, "Game the Market").action().verbs_of(A)


@pytest.mark.clause("BG-6.03")
@pytest.mark.parametrize("asset", ["Mega Yacht", "Art Hoard"])
def test_an_audit_returns_any_held_asset_the_own_too(asset: str) -> None:
    s = Scenario(*THREE, level=1).hand(A, "Audit").holds(A, "Mega Yacht").holds(B, "Art Hoard").action()
    s.plays(A, f"audit {asset}")
    assert asset not in s.assets(A) + s.assets(B) and s.sees().discard == ("Audit",)


@pytest.mark.clause("BG-6.04")
def test_an_auditor_with_an_unrevealed_role_is_asked_before_the_asset_returns() -> None:
    for role, options in (("Gangster", {"decline", "reveal Gangster"}), ("Toady", {"decline"})):
        s = Scenario(*THREE).hand(A, "Audit").holds(B, "Mega Yacht").role(A, role).action().plays(A, "audit Mega Yacht")
        assert s.step() == "gangster-window" and s.options_of(A) == options and s.sees().named_asset == "Mega Yacht"
        assert s.assets(B) == ("Mega Yacht",)
        assert "Mega Yacht" in s.plays(A, "decline").at("Toys").assets
    own = Scenario(*THREE).hand(A, "Audit").holds(A, "Mega Yacht").role(A, "Gangster").action()
    assert own.plays(A, "audit Mega Yacht").step() != "gangster-window"


@pytest.mark.clause("BG-6.05")
def test_a_scam_swaps_two_assets_without_consent() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Scam").holds(A, "Mega Yacht").holds(B, "Art Hoard").action()
    assert s.clause(A, "scam Mega Yacht with Think Tank") == "BG-6.05"
    s.plays(A, "scam Art Hoard with Mega Yacht")
    assert (s.assets(A), s.assets(B)) == (("Art Hoard",), ("Mega Yacht",)) and s.sees().discard == ("Scam",)


@pytest.mark.clause("BG-6.06", "BG-6.07")
def test_only_the_other_player_may_win_by_a_scam() -> None:
    s = Scenario("War Profiteer", "Property Speculator", "Aristocrat", level=1).hand(A, "Scam")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Golf Plantation")
    s.holds(B, "Noble Estate", "Scam Charity", "Social Media Company", "Mega Yacht", "Personal Zoo").action()
    assert s.clause(A, "scam Personal Zoo with Golf Plantation") == "BG-6.06"
    assert s.plays(A, "scam Scam Charity with Golf Plantation").board(B).filled == 4


@pytest.mark.clause("BG-6.08")
def test_a_scam_needs_an_asset_on_both_sides() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Scam").holds(B, "Art Hoard").action()
    assert s.clause(A, "scam Art Hoard with Mega Yacht") == "BG-6.08"
    alone = Scenario(*THREE, level=1).hand(A, "Scam").holds(A, "Art Hoard").action()
    assert "scam" not in alone.verbs_of(A)


def gamed(**options: Any) -> Scenario:
    s = Scenario(*THREE, level=2, **options).hand(A, "Game the Market, Locks 1").closed("Vanity", "Power", "Legacy")
    return (
        s.market("Toys", "Bombs 1", "Bombs 2, Famine")
        .market("Influence", "Diamonds 1", "Diamonds 2")
        .discard("Locks 3")
    )


@pytest.mark.clause("BG-6.09", "BG-6.10", "BG-6.11")
def test_game_the_market_deals_all_market_cards_out_evenly() -> None:
    s = gamed().action().chance("Diamonds 2", "Bombs 1", "Diamonds 1", "Bombs 2").plays(A, "game the market")
    assert (s.cards_at("Influence"), s.cards_at("Toys")) == (2, 2)
    assert (s.at("Influence").face_up, s.at("Toys").face_up) == (("Bombs 1",), ("Bombs 2",))
    assert set(s.sees().discard) == {"Famine", "Locks 3"} and s.sees().rebels == 0
    empty = Scenario(*THREE, level=1).hand(A, "Game the Market").market("Toys", "Bombs 1").action()
    assert empty.plays(A, "game the market").cards_at("Toys") == 0 and empty.sees().discard == ("Bombs 1",)


@pytest.mark.clause("BG-6.12")
def test_the_buy_that_follows_uses_the_card() -> None:
    s = gamed().action().plays(A, "game the market")
    assert s.step() == "gamed-buy"
    assert s.clause(A, "buy Toys: Locks 1") == "BG-6.12"
    buys = {move.split(": ")[1] for move in s.options_of(A) if move != "decline"}
    assert buys == {"Game the Market", "Locks 1 + Game the Market"}
    crisis = gamed().put("Floods", 17).action().plays(A, "game the market")
    assert crisis.clause(A, "buy Toys: Floods") == "BG-4.02"


@pytest.mark.clause("BG-6.12")
def test_the_card_counts_two_in_that_buy() -> None:
    s = (
        Scenario(*THREE, level=1)
        .hand(A, "Game the Market, Locks 1")
        .closed(*MARKETS[1:])
        .market("Influence", "Bombs 2")
    )
    s.action().plays(A, "game the market", "buy Influence: Game the Market + Locks 1")
    assert next(event for event in s.events(None) if event.name == "scored").details == {"points": 3, "against": 2}


@pytest.mark.clause("BG-6.13")
@pytest.mark.parametrize("then", ["decline", "buy Toys: Game the Market"])
def test_the_card_is_discarded_in_any_case(then: str) -> None:
    s = gamed().action().plays(A, "game the market", then).go_on(until="draw-step")
    assert "Game the Market" in s.sees().discard and s.seat(A).hand == ("Locks 1",)


@pytest.mark.clause("BG-6.14")
def test_special_actions_can_be_used_like_other_cards() -> None:
    s = Scenario(*THREE).hand(A, "Audit, Scam").market("Toys", "Bombs 1").holds(A, "Art Hoard").action()
    assert {"invest Toys: Audit", "exchange Toys: Scam", "buy Toys: Audit"} <= s.options_of(A)
    s.plays(A, "exchange Toys: Scam", "put Audit", "close envelope")
    assert s.seat(A).envelope == ("Audit",)
    tax = Scenario(*THREE).hand(A, "Audit").holds(A, "Art Hoard").sets_policy(B).plays(B, "set policy Tax Tyranny")
    assert "tax Audit" in tax.options_of(A)
    puppet = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer"), level=1).hand(A, "Scam")
    puppet.market("Toys", "Bombs 1").market("Power", "Bombs 1").chance(die(2)).action().plays(A, "swap Toys and Power")
    assert "raise Scam" in puppet.options_of(A)


@pytest.mark.clause("BG-6.15")
def test_a_special_action_at_a_market_only_counts_against_the_buyer() -> None:
    s = Scenario(*FOUR, level=1).hand(A, "Locks 1").holds(C, "Mega Yacht").market("Toys", "Audit", "Scam").action()
    s.plays(A, "buy Toys: Locks 1")
    assert next(event for event in s.events(None) if event.name == "scored").details == {"points": 1, "against": 5}
    assert s.assets(C) == ("Mega Yacht",)

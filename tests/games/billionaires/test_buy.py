"""BG-4: Action: Buy."""

from __future__ import annotations

import pytest

from fatcats.engine.rng import seeded

from .scenario import THREE, A, B, Scenario


def scored(s: Scenario) -> tuple[object, object]:
    event = next(event for event in reversed(s.events(None)) if event.name == "scored")
    return event.details["points"], event.details["against"]


@pytest.mark.clause("BG-4.01")
def test_a_buy_names_an_open_market_and_one_or_two_cards() -> None:
    s = Scenario(*THREE, level=3).hand(A, "Locks 1, Bombs 2, Diamonds 3").role(A, "Banker", revealed=True)
    s.closed("Toys").action()
    assert s.clause(A, "buy Toys: Locks 1") == "BG-4.01"
    assert s.clause(A, "buy Power: Scam") == "BG-4.01"
    buys = [move for move in s.options_of(A) if move.startswith("buy Power")]
    assert sorted(move.count("+") for move in buys) == [0, 0, 0, 1, 1, 1]


@pytest.mark.clause("BG-4.02", "BG-4.04")
def test_crises_are_never_played_in_a_buy() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Famine, Floods").market("Toys", "Bombs 1").action()
    assert s.clause(A, "buy Toys: Famine") == "BG-4.02"
    assert "buy" not in s.verbs_of(A)


@pytest.mark.clause("BG-4.03")
def test_a_special_action_card_buys_with_its_points_only() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Scam, Audit").holds(B, "Mega Yacht").market("Toys", "Bombs 3").action()
    s.plays(A, "buy Toys: Audit + Scam")
    assert scored(s) == (5, 3) and s.assets(B) == ("Mega Yacht",)


@pytest.mark.clause("BG-4.05", "BG-4.16")
def test_all_cards_at_the_market_are_shown_and_discarded_in_public() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 1", "Diamonds 2, Bombs 3").action()
    s.plays(A, "buy Toys: Locks 1")
    turned = next(event for event in s.events(None) if event.name == "turned up")
    assert turned.details["cards"] == ["Bombs 1", "Bombs 3", "Diamonds 2"]
    assert s.sees(B).discard == ("Bombs 1", "Bombs 3", "Diamonds 2", "Locks 1")


@pytest.mark.clause("BG-4.06")
def test_only_the_crisis_with_the_most_icons_stays() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Locks 1").market("Toys", "Famine", "Floods, Militias").action()
    s.set_aside("").plays(A, "buy Toys: Locks 1")
    assert scored(s) == (1, 3) and s.rebels_on() == {"Militias": 3}
    assert {"Famine", "Floods"} <= set(s.sees().discard)


@pytest.mark.clause("BG-4.07")
def test_the_buyers_score_has_the_own_suit_of_the_market_face_up_and_face_down() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Bombs 2").market("Toys", "Locks 1", "Locks 3, Diamonds 1").action()
    assert scored(s.plays(A, "buy Toys: Bombs 2")) == (6, 1)


@pytest.mark.clause("BG-4.08")
def test_the_markets_score_has_all_other_cards_and_three_for_a_crisis() -> None:
    s = Scenario(*THREE, level=2).hand(A, "Locks 1").market("Toys", "Bombs 2", "Audit, Scam, Famine").action()
    assert scored(s.plays(A, "buy Toys: Locks 1")) == (1, 2 + 3 + 2 + 3)
    bunker = Scenario(*THREE, level=3).hand(A, "Locks 1").market("Toys", "Bombs 2", "Famine").bunker(A).action()
    assert scored(bunker.plays(A, "buy Toys: Locks 1")) == (1, 2)


@pytest.mark.clause("BG-4.09")
@pytest.mark.parametrize(
    "card, step", [("Diamonds 1", "draw-step"), ("Diamonds 2", "draw-step"), ("Diamonds 3", "claim-choice")]
)
def test_a_buy_needs_more_than_the_market(card: str, step: str) -> None:
    s = Scenario(*THREE, level=1).hand(A, card).market("Toys", "Bombs 2").action().plays(A, f"buy Toys: {card}")
    assert s.step() == step


def successful() -> Scenario:
    s = Scenario(*THREE, level=1).hand(A, "Diamonds 3").market("Toys", "Bombs 2").action()
    return s.plays(A, "buy Toys: Diamonds 3")


@pytest.mark.clause("BG-4.10", "BG-4.11")
def test_the_buyer_may_claim_any_asset_there_or_none() -> None:
    s = successful()
    assert s.options_of(A) == {"claim Mega Yacht", "claim Personal Zoo", "claim Private Island", "decline"}
    assert s.plays(A, "claim Personal Zoo").assets(A) == ("Personal Zoo",)
    assert successful().plays(A, "decline").assets(A) == ()


@pytest.mark.clause("BG-4.12")
def test_successful_or_not_all_cards_are_discarded_but_the_crisis() -> None:
    for card in ("Locks 1", "Locks 3"):
        s = Scenario(*THREE, level=2).hand(A, card).market("Toys", "Famine", "Bombs 2").set_aside("").action()
        s.plays(A, f"buy Toys: {card}")
        s.go_on(until="draw-step")
        assert sorted(s.sees().discard) == ["Bombs 2", card] and s.rebels_on() == {"Famine": 1}


@pytest.mark.clause("BG-4.13", "BG-4.14")
@pytest.mark.parametrize("gone, cards", [((), 3), (("Mega Yacht",), 4), (("Mega Yacht", "Personal Zoo"), 0)])
def test_fewer_assets_mean_more_cards(gone: tuple[str, ...], cards: int) -> None:
    s = Scenario(*THREE, level=1).gone(*gone).hand(A, "Diamonds 3").market("Toys", "Bombs 2").action()
    s.plays(A, "buy Toys: Diamonds 3", "claim Private Island")
    assert s.cards_at("Toys") == cards and len(s.at("Toys").face_up) == min(cards, 1)
    assert s.at("Toys").known == () and s.sees(A).markets[2].known == ()


@pytest.mark.clause("BG-4.13")
def test_after_a_failed_buy_three_assets_mean_two_cards() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 2").action().plays(A, "buy Toys: Locks 1")
    assert s.cards_at("Toys") == 2


@pytest.mark.clause("BG-4.15")
def test_a_short_deck_deals_what_it_has() -> None:
    s = Scenario(*THREE).deck("Locks 1").hand(A, "Locks 3, Audit").market("Toys", "Bombs 2").action()
    s.plays(A, "buy Toys: Locks 3", "claim Mega Yacht")
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == (("Locks 1",), 0) and s.step() == "bribe-step"


@pytest.mark.clause("BG-4.17")
@pytest.mark.parametrize("card", ["Locks 1", "Locks 3"])
def test_the_crisis_is_activated_after_the_deal_whether_the_buy_succeeded_or_not(card: str) -> None:
    s = Scenario(*THREE, level=2).hand(A, f"{card}, Audit").market("Toys", "Famine").action()
    s.plays(A, f"buy Toys: {card} + Audit").go_on(until="draw-step")
    names = s.happened()
    assert names.index("dealt to market") < names.index("placed rebels") and s.rebels_on() == {"Famine": 1}


@pytest.mark.clause("BG-4.18")
def test_a_closed_market_offers_nothing() -> None:
    s = Scenario(*THREE, level=1).closed("Toys").hand(A, "Locks 1").market("Power", "Bombs 1").action()
    assert not any("Toys" in move for move in s.options_of(A))


@pytest.mark.clause("BG-4.19")
def test_any_card_buys_at_an_open_market_without_cards() -> None:
    s = Scenario(*THREE, level=1).hand(A, "Diamonds 1").action().plays(A, "buy Toys: Diamonds 1")
    assert scored(s) == (1, 0) and s.step() == "claim-choice"


def test_of_identical_cards_it_never_shows_which_was_played() -> None:
    """B took a Locks 2 in public; when one is played, nobody can tell whether it was that one."""
    s = Scenario(*THREE, level=1).hand(A, "Bombs 1, Locks 2").market("Toys", "Locks 2").action()
    s.plays(A, "exchange Toys: Bombs 1").table.clear()
    assert s.sees(B).seats[A].hand == ("Locks 2",)
    s.action().plays(A, "buy Power: Locks 2", "decline")
    assert s.sees(B).seats[A].hand == () and s.seat(A).hand == ("Locks 2",)
    world = s.table.clone()
    world.determinize(B, seeded(2))
    assert s.game.view(world, B) == s.sees(B)

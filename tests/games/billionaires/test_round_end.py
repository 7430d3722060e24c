"""BG-8: end of a Round."""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.engine.bits import members
from fatcats.games.billionaires.model import cells
from fatcats.games.billionaires.model.data import ALL_CRISES, MARKETS, ROLES

from .scenario import FOUR, THREE, A, B, C, D, Scenario


@pytest.mark.clause("BG-8.01")
def test_the_round_ends_when_the_deck_is_empty() -> None:
    s = Scenario(*THREE, level=1).deck("").market("Toys", "Bombs 1").market("Power", "Bombs 2").action(B)
    s.plays(B, "swap Toys and Power")
    ended = [event for event in s.events(None) if event.name == "round ended"]
    assert [(event.seat, event.details["round"]) for event in ended] == [(B, 1)]


@pytest.mark.clause("BG-8.02", "BG-8.06")
def test_what_is_gathered_and_what_is_kept() -> None:
    s = Scenario(*THREE).hand(A, "Locks 1, Famine").envelope(B, "Bombs 1, Audit").role(C, "Celebrity").rebels(3)
    s.holds(A, "Art Hoard").policy("Media Megaplex").bunker(B).holds(B, "Noble Estate", "Private Island").set_aside("")
    s.market("Toys", "Locks 2", "Locks 3").discard("Scam").deck("Bombs 2").round_end(A)
    assert s.step() == "role-return" and s.sees().discard == ()
    assert s.seat(A).hand == ("Locks 1", "Famine") and s.seat(B).envelope == ("Bombs 1", "Audit")
    assert s.seat(C).role == "Celebrity" and s.sees().rebels == 3 and s.sees().policy == "Media Megaplex"
    assert s.seat(B).has_bunker and s.assets(A) == ("Art Hoard",)
    dealt = sum(s.cards_at(market) for market in MARKETS)
    assert s.sees().deck_size + dealt == 61 - 4 - 1  # all but hands, envelopes and the Activated Crisis


def round_end_order(**options: Any) -> list[str]:
    s = Scenario(*THREE, **options).role(A, "Banker").discard("Locks 1").hand(A, "Locks 2").round_end(A)
    seen: list[str] = []
    while s.sees().round == 1:
        seen += [s.step()] if s.step() not in seen else []
        s.plays(s.deciders[0], s.sees(s.deciders[0]).legal[-1])
    return seen + [event.name for event in s.events(None) if event.name in ("placed rebels", "dealt to market")][:1]


@pytest.mark.clause("BG-8.03", "BG-8.23")
def test_the_steps_come_in_the_printed_order_or_with_the_levels_first() -> None:
    printed = round_end_order()
    assert printed[-1] == "dealt to market"
    assert [s for s in printed if s in ("role-return", "hold-up-choice", "policy-choice")] == [
        "role-return", "hold-up-choice", "policy-choice",
    ]  # fmt: skip
    assert round_end_order(round_end_order="levels_first")[-1] == "placed rebels"


@pytest.mark.clause("BG-8.23")
def test_cards_discarded_at_the_round_end_stay_in_the_new_discard_pile() -> None:
    s = Scenario(*THREE).envelope(A, "Locks 3, Bombs 1").set_aside("").round_end(A).go_on(until="hold-up-choice")
    s.all_play("hold up", "hold back", "hold back").go_on(until="draw-step")
    assert s.sees().round == 2 and s.sees().discard == ("Bombs 1", "Locks 3")


@pytest.mark.clause("BG-8.04")
def test_the_closer_is_the_last_player_who_took_a_turn() -> None:
    s = Scenario(*THREE, level=2).rebels(6).set_aside("Famine").round_end(C)
    assert s.step() == "negotiation" and s.sees().panic.leader == C and s.deciders == [C]


@pytest.mark.clause("BG-8.05")
def test_puppet_trades_come_first() -> None:
    s = Scenario("Aristocrat", "Media Baron", level=2, puppets=("War Profiteer", "Tech Overlord")).discard("Locks 1")
    s.holds(B, "Art Hoard").puppet_holds(B, "Think Tank").round_end(B)
    assert s.step() == "puppet-trade" and s.sees().discard == ("Locks 1",)


def emergency() -> Scenario:
    return (
        Scenario(*FOUR, level=1)
        .closed("Influence", "Legacy", "Power", "Vanity")
        .holds(A, "Noble Estate", "Mega Yacht")
        .holds(C, "Art Hoard")
    )


@pytest.mark.clause("BG-8.07", "BG-8.08")
def test_with_one_market_open_everybody_returns_an_asset_once() -> None:
    s = emergency().round_end(B)
    assert s.step() == "emergency-measures" and s.deciders == [C]
    assert s.options_of(C) == {"return Art Hoard"}
    s.plays(C, "return Art Hoard")
    assert "Art Hoard" in s.at("Legacy").assets  # public before the next choice
    assert s.deciders == [A] and s.options_of(A) == {"return Noble Estate", "return Mega Yacht"}
    s.plays(A, "return Mega Yacht")
    assert s.sees().round == 2 and s.assets(A) == ("Noble Estate",)
    two_open = Scenario(*FOUR, level=1).closed("Influence", "Legacy", "Power").holds(A, "Noble Estate").round_end(B)
    assert two_open.sees().round == 2 and two_open.assets(A) == ("Noble Estate",)


@pytest.mark.clause("BG-8.08")
def test_emergency_measures_are_not_repeated() -> None:
    s = Scenario(*THREE, level=1).closed(*MARKETS).holds(A, "Mega Yacht", "Personal Zoo").round_end(A)
    s.plays(A, "return Mega Yacht")
    assert s.sees().round == 2 and s.assets(A) == ("Personal Zoo",)


@pytest.mark.clause("BG-8.09", "BG-8.10")
def test_open_markets_are_refilled_one_card_at_a_time() -> None:
    s = Scenario(*THREE, level=1).closed("Legacy", "Power", "Vanity").gone("Mega Yacht")
    cards = ["Bombs 1", "Bombs 2", "Bombs 3", "Locks 1", "Locks 2"]
    s.chance(*cards).round_end(A)
    assert (s.at("Influence").face_up, s.at("Influence").face_down) == (("Bombs 3",), 1)
    assert (s.at("Toys").face_up, s.at("Toys").face_down) == (("Locks 2",), 2)


@pytest.mark.clause("BG-8.10", "BG-8.11")
def test_a_short_deck_is_dealt_round_and_the_next_round_has_one_turn() -> None:
    s = Scenario(*THREE).hand(A, "Bombs 1").set_aside("")
    s.table.move(s.table[cells.DECK] & ALL_CRISES, cells.DECK, cells.GUILLOTINE)
    s.table.move(s.table[cells.DECK], cells.DECK, cells.ENVELOPE + B)
    s.table.move(s.table[cells.ENVELOPE + B] & 0b11_1111_0000, cells.ENVELOPE + B, cells.DISCARD)
    s.holds(A, "Noble Estate").round_end(A).go_on(until="action")
    assert s.sees().round == 2 and s.sees().deck_size == 0
    assert [s.cards_at(market) for market in MARKETS] == [2, 1, 1, 1, 1]
    assert all(len(market.face_up) == 1 for market in s.sees().markets)
    first = s.sees().turn
    s.go_on(until="role-draw")
    assert [event.seat for event in s.events(None) if event.name == "round ended"] == [A, first]


@pytest.mark.clause("BG-8.12", "BG-8.13")
@pytest.mark.parametrize("adds_two, discarded", [(False, 0), (True, 2)])
def test_one_crisis_is_activated_without_a_trigger(adds_two: bool, discarded: int) -> None:
    s = Scenario(*THREE, level=2, round_end_crisis_adds_two=adds_two).set_aside("Floods, Famine, Militias")
    s.market("Toys", "Bombs 1").round_end(A)
    assert len(s.sees().crises) == 1 and s.sees().set_aside == 2 - discarded
    assert len(s.sees().discard) == discarded and "may set policy" not in s.happened()
    none = Scenario(*THREE, level=2).set_aside("").round_end(A)
    assert none.sees().crises == () and none.sees().round == 2


@pytest.mark.clause("BG-8.14")
def test_after_the_crisis_come_the_speculator_and_the_panic() -> None:
    s = Scenario(*THREE, level=3, round_end_order="levels_first").rebels(6).role(B, "Disaster Speculator")
    s.discard("Locks 1, Locks 2, Locks 3").set_aside("Famine").round_end(C)
    assert s.step() == "speculator-window"
    s.plays(B, "decline")
    assert s.step() == "negotiation" and s.deciders == [C]
    end = Scenario(*THREE, level=2).rebels(9).set_aside("Famine").round_end(C)
    assert end.ending() == ("Revolution", ())


def roles_at_the_end() -> Scenario:
    s = Scenario(*FOUR).role(A, "Banker", revealed=True).role(B, "Gangster").role(C, "Celebrity").set_aside("")
    return (
        s.holds(A, "Noble Estate", "Golf Plantation")
        .holds(B, "Hedge Fund")
        .holds(C, "Art Hoard", "Mega Yacht", "Think Tank")
    )


@pytest.mark.clause("BG-8.15")
def test_revealed_roles_go_back_first() -> None:
    s = roles_at_the_end().hand(A, "Locks 1, Locks 2, Locks 3").round_end(A)
    assert s.step() == "discard-down" and s.deciders == [A] and not s.seat(A).is_revealed
    assert s.table[cells.ROLE_DECK] >> ROLES.index("Banker") & 1


@pytest.mark.clause("BG-8.16", "BG-8.18", "BG-8.19")
def test_from_poorest_to_richest_roles_are_kept_or_put_back() -> None:
    s = roles_at_the_end().round_end(A)
    assert s.step() == "role-return" and s.deciders == [B]
    s.plays(B, "hold role")
    assert s.deciders == [C]
    s.plays(C, "put back")
    order = []
    while s.step() == "role-draw":
        order += s.deciders
        s.plays(s.deciders[0], "decline")
    assert order == [D, A, C] and s.seat(B).role == "Gangster" and s.seat(A).role is None


@pytest.mark.clause("BG-8.17", "BG-8.20")
def test_as_many_roles_as_empty_spaces_are_drawn_and_one_or_none_kept() -> None:
    s = roles_at_the_end().round_end(A).plays(B, "hold role").plays(C, "put back")
    s.plays(D, "draw roles")
    assert len(s.sees(D).roles_drawn) == 5 and s.sees(A).roles_drawn == ()
    s.plays(D, "keep none").chance("Banker", "Toady", "Scam Artist").plays(A, "draw roles")
    assert s.options_of(A) == {"keep Banker", "keep Toady", "keep Scam Artist", "keep none"}
    s.plays(A, "keep Banker").chance("Celebrity", "Toady").plays(C, "draw roles")
    assert "keep Celebrity" in s.options_of(C)  # put back in this very step
    s.plays(C, "keep Celebrity")
    assert (s.seat(A).role, s.seat(A).is_revealed, s.seat(C).role) == ("Banker", False, "Celebrity")


@pytest.mark.clause("BG-8.17")
def test_if_fewer_roles_are_left_all_are_drawn() -> None:
    s = Scenario(*FOUR, level=3).role(A, "Banker").role(B, "Gangster").role(C, "Celebrity").set_aside("").round_end(A)
    s.go_on(until="role-draw").plays(D, "draw roles")
    assert len(s.sees(D).roles_drawn) == 3


@pytest.mark.clause("BG-8.19")
def test_ties_in_the_order_are_random_and_fixed_once() -> None:
    orders = set()
    for seed in range(20):
        s = Scenario(*THREE, level=3, seed=seed).set_aside("").round_end(A)
        order = []
        while s.step() == "role-draw":
            order += s.deciders
            s.plays(s.deciders[0], "decline")
        orders.add(tuple(order))
    assert len(orders) > 3 and all(sorted(order) == [A, B, C] for order in orders)


@pytest.mark.clause("BG-8.21")
def test_policy_changes_at_every_round_end() -> None:
    s = Scenario(*THREE).set_aside("").round_end(A).go_on(until="hold-up-choice")
    assert s.step() == "hold-up-choice" and s.sees().crises == ()


@pytest.mark.clause("BG-8.22")
def test_the_poorest_player_starts_the_next_round() -> None:
    s = Scenario(*FOUR, level=1).holds(A, "Noble Estate").holds(B, "Hedge Fund").holds(D, "Think Tank").round_end(A)
    assert s.sees().round == 2 and s.sees().turn == C
    assert len(members(s.table[cells.DISCARD])) == 0

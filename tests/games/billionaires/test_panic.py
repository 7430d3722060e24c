"""BG-10: Panic!"""

from __future__ import annotations

from typing import Any

import pytest

from fatcats.games.billionaires.model import cells, steps
from fatcats.games.billionaires.model.data import PANIC_CARDS

from .scenario import FOUR, THREE, A, B, C, D, Scenario, die


def panicking(level: int = 2, leader: int = A, **options: Any) -> Scenario:
    """Each of A, B and C holds one Asset that the card Fascist Rule names; B has a Mega Yacht besides."""
    s = Scenario(*FOUR, level=level, **options).rebels(8).holds(A, "Think Tank").holds(B, "Art Hoard", "Mega Yacht")
    return s.holds(C, "Hedge Fund").panic("Fascist Rule", leader)


PLAN = ("sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund", "submit")


@pytest.mark.clause("BG-10.01", "BG-10.02")
def test_seven_rebels_make_the_panic_pending_once() -> None:
    s = Scenario(*THREE).rebels(5).hand(A, "Locks 1").market("Toys", "Floods").set_aside("").action()
    s.plays(A, "buy Toys: Locks 1")
    assert s.sees().panic.stage == "pending" and s.step() == "hold-up-choice"
    s.all_play("hold back", "hold back", "hold back").chance(die(1))
    s.plays(s.deciders[0], "set policy Repress the Rebels", "remove rebels Floods")
    assert s.sees().rebels == 5
    s.go_on(until="negotiation")
    assert s.sees().turn == A and s.sees().panic.stage == "over"
    six = Scenario(*THREE, level=2).rebels(5).hand(A, "Locks 1").market("Toys", "Famine").action()
    assert six.plays(A, "buy Toys: Locks 1").sees().panic.stage == "none"


@pytest.mark.clause("BG-10.03", "BG-10.04", "BG-10.05")
def test_the_leader_shows_a_card_with_three_different_types() -> None:
    s = panicking(leader=C)
    assert s.deciders == [C] and s.sees().panic.card == "Fascist Rule"
    assert s.sees().panic.types == ("Influence", "Legacy", "Power")
    assert all(len(set(types)) == 3 for _, types in PANIC_CARDS)
    cards = {
        Scenario(*THREE, level=2, seed=seed).rebels(6).set_aside("Famine").round_end(A).sees().panic.card
        for seed in range(40)
    }
    assert len(cards) == 5


@pytest.mark.clause("BG-10.06")
def test_the_power_broker_may_dictate_and_negotiation_is_left_out() -> None:
    s = Scenario(*FOUR, level=3).rebels(8).holds(A, "Think Tank").holds(B, "Art Hoard").holds(C, "Hedge Fund")
    s.role(D, "Power Broker").role(A, "Banker").chance(die(1)).panic("Fascist Rule", A)
    assert s.step() == "broker-window" and s.sees().asked == (A, D)
    assert s.options_of(A) == {"decline"}
    s.all_play("decline", "reveal Power Broker")
    assert s.step() == "dictate" and s.deciders == [D]
    s.plays(D, *PLAN[:3])
    assert s.step() == "rebel-removal" and s.deciders == [A]
    assert s.assets(A) == s.assets(B) == s.assets(C) == ()


@pytest.mark.clause("BG-10.07")
def test_players_negotiate_in_turns_from_the_leader() -> None:
    s = panicking(leader=C, panic_laps=2)
    order = []
    for number in range(8):
        order += s.deciders
        s.plays(s.deciders[0], "pass by" if number != 3 else "offer Mega Yacht with Think Tank")
        if s.step() == "proposal":
            s.plays(A, "refuse")
    assert order == [C, D, A, B, C, D, A, B]
    assert s.step() != "negotiation"


@pytest.mark.clause("BG-10.08")
def test_an_accepted_swap_is_carried_out_at_once() -> None:
    s = panicking().plays(A, "offer Think Tank with Mega Yacht")
    proposal = s.sees().proposal
    assert s.deciders == [B] and proposal is not None and proposal.swaps == (("Think Tank", "Mega Yacht"),)
    s.plays(B, "accept")
    assert s.assets(A) == ("Mega Yacht",) and "Think Tank" in s.assets(B)
    assert s.step() == "negotiation" and s.deciders == [B]
    assert panicking().plays(A, "offer Think Tank with Mega Yacht").plays(B, "refuse").assets(A) == ("Think Tank",)
    assert panicking().clause(A, "offer Art Hoard with Hedge Fund") == "BG-10.07"


@pytest.mark.clause("BG-10.09")
def test_a_plan_names_one_asset_of_each_type_and_up_to_two_swaps() -> None:
    s = panicking().plays(A, "sacrifice Think Tank")
    assert s.options_of(A) == {"sacrifice Art Hoard"} and s.sees().proposal is None
    assert s.sees(A).draft is not None and s.sees(B).draft is None  # others do not watch
    s.plays(A, "sacrifice Art Hoard", "sacrifice Hedge Fund")
    assert {"submit", "attach Think Tank with Mega Yacht"} <= s.options_of(A)
    s.plays(A, "attach Think Tank with Mega Yacht")
    assert "attach Think Tank with Mega Yacht" in s.options_of(A)  # back again, in the order named
    s.plays(A, "attach Mega Yacht with Hedge Fund")
    assert s.options_of(A) == {"submit"}
    s.plays(A, "submit").all_play("accept", "accept")
    assert s.assets(C) == ("Mega Yacht",) and s.assets(A) == ()


@pytest.mark.clause("BG-10.10")
def test_one_billionaire_may_give_all_three() -> None:
    s = Scenario(*THREE, level=2).rebels(8).holds(B, "Think Tank", "Art Hoard", "Hedge Fund").panic("Fascist Rule", B)
    s.plays(B, *PLAN)
    assert s.assets(B) == () and s.step() == "rebel-removal"  # nobody else is named


@pytest.mark.clause("BG-10.11")
def test_all_named_players_answer_at_the_same_time() -> None:
    s = panicking().plays(A, *PLAN)
    assert s.sees().asked == (B, C)
    s.plays(C, "accept")
    assert s.sees().asked == (B, C) and "answered" not in s.happened()
    s.plays(B, "refuse")
    answer = next(event for event in s.events(None) if event.name == "answered")
    assert answer.details == {"accepting": ["2"], "refusing": ["1"]}


@pytest.mark.clause("BG-10.12", "BG-10.17")
def test_a_plan_is_carried_out_only_if_all_accept() -> None:
    s = panicking().plays(A, *PLAN).all_play("accept", "refuse")
    assert s.step() == "negotiation" and s.assets(A) == ("Think Tank",) and s.deciders == [B]
    s = panicking().plays(A, *PLAN).all_play("accept", "accept")
    assert s.step() == "rebel-removal" and s.assets(B) == ("Mega Yacht",)
    assert "Hedge Fund" in s.at("Power").assets


@pytest.mark.clause("BG-10.13", "BG-15.05")
def test_a_promise_binds_nobody() -> None:
    """Only moves of the protocol exist: whoever accepted a swap is free to refuse the plan that was promised."""
    s = panicking().plays(A, "offer Think Tank with Mega Yacht").plays(B, "accept", "pass by").plays(C, "pass by")
    s.plays(D, "pass by").plays(A, "pass by")
    assert s.assets(A) == ("Mega Yacht",)


@pytest.mark.clause("BG-10.14", "BG-10.16", "BG-10.22")
@pytest.mark.parametrize("laps", [1, 2])
def test_negotiation_fails_when_all_pass_or_the_laps_are_used_up(laps: int) -> None:
    s = panicking(panic_laps=laps)
    for seat in (A, B, C, D):
        s.plays(seat, "pass by")
    assert "panic failed" in s.happened() and s.assets(A) == ("Think Tank",) and s.sees().rebels == 8
    assert s.sees().turn == B and s.step() == "draw-step"  # play goes on
    s = panicking(panic_laps=laps)
    for _ in range(laps):
        s.plays(A, "offer Think Tank with Mega Yacht").plays(B, "refuse")
        s.plays(B, "offer Mega Yacht with Think Tank").plays(A, "refuse").plays(C, "pass by").plays(D, "pass by")
    assert "panic failed" in s.happened()


@pytest.mark.clause("BG-10.15")
def test_a_plan_is_checked_for_victory_after_its_sacrifices() -> None:
    s = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=2).rebels(8)
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard").holds(B, "Mega Yacht", "Golf Plantation")
    s.panic("Fascist Rule")
    s.plays(A, "sacrifice Think Tank", "sacrifice Art Hoard", "sacrifice Hedge Fund")
    s.plays(A, "attach Mercenary Army with Mega Yacht", "submit").plays(B, "accept")
    assert not s.over and s.board(A).filled == 1
    swap = Scenario("War Profiteer", "Aristocrat", "Media Baron", level=2).rebels(8).holds(B, "Mega Yacht")
    swap.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard", "Golf Plantation").panic("Fascist Rule")
    assert swap.plays(A, "offer Golf Plantation with Mega Yacht").plays(B, "accept").ending() == ("five Assets", (A,))


@pytest.mark.clause("BG-10.18")
def test_the_leader_removes_as_many_rebels_as_rolled() -> None:
    s = panicking().chance(die(4)).plays(A, *PLAN).all_play("accept", "accept")
    assert s.options_of(A) == {"remove rebels Poverty", "remove rebels Housing Collapse", "remove rebels Debt Crisis"}
    s.plays(A, "remove rebels Poverty", "remove rebels Poverty", "remove rebels Debt Crisis", "remove rebels Poverty")
    assert s.rebels_on() == {"Debt Crisis": 1, "Poverty": 0, "Housing Collapse": 3}
    few = Scenario(*THREE, level=2).rebels(2).holds(A, "Think Tank", "Art Hoard", "Hedge Fund").chance(die(6))
    few.panic("Fascist Rule").plays(A, *PLAN, "remove rebels Housing Collapse", "remove rebels Housing Collapse")
    assert few.sees().rebels == 0 and few.step() == "draw-step"


@pytest.mark.clause("BG-10.19")
@pytest.mark.parametrize("answers", [("accept", "accept"), ("refuse", "accept")])
def test_there_is_no_second_panic(answers: tuple[str, str]) -> None:
    s = panicking().plays(A, *PLAN).all_play(*answers).go_on(until="draw-step")
    s.table.clear()
    s.table[cells.REBELS_ON] = 0
    s.rebels(6).hand(A, "Locks 1").market("Toys", "Famine").action().plays(A, "buy Toys: Locks 1")
    assert s.sees().rebels == 7 and s.step() != "negotiation" and s.sees().panic.stage == "over"


@pytest.mark.clause("BG-10.20")
def test_puppets_assets_are_sacrificed_with_their_controllers_consent() -> None:
    s = Scenario("Aristocrat", "Media Baron", level=2, puppets=("Tech Overlord", "War Profiteer")).rebels(8)
    s.holds(A, "Think Tank").puppet_holds(B, "Hedge Fund").puppet_holds(A, "Art Hoard").panic("Fascist Rule")
    assert "offer" not in s.verbs_of(A)
    s.plays(A, *PLAN[:3])
    assert s.options_of(A) == {"submit"}
    assert s.plays(A, "submit").deciders == [B]
    s.plays(B, "accept")
    assert s.puppet(A).assets == s.puppet(B).assets == ()


@pytest.mark.clause("BG-10.21")
def test_without_an_asset_of_one_type_no_plan_is_legal() -> None:
    s = Scenario(*THREE, level=2).rebels(8).holds(A, "Think Tank").holds(B, "Art Hoard").panic("Fascist Rule")
    assert s.options_of(A) == {"offer Think Tank with Art Hoard", "pass by"}


@pytest.mark.clause("BG-10.02")
def test_a_panic_of_the_round_end_is_resolved_there() -> None:
    s = Scenario(*THREE, level=3).rebels(6).set_aside("Famine").round_end(B)
    assert s.step() == "negotiation" and s.deciders == [B]
    s.go_on(until="role-draw")
    assert s.table.frame(0) == steps.ROLE_DRAW and "panic failed" in s.happened()

"""RR-7: standing rules of the undeclared Troublemaker; RR-8: the turn."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.games.billionaires.model import cells

from ..scenario import THREE, A, B, C, D
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat


@pytest.mark.clause("RR-7.01", "RR-7.02", "RR-8.01")
@pytest.mark.parametrize("alignment", ["Reformist", "Revolutionary"])
def test_whatever_the_alignment_the_turn_is_that_of_the_reformist(alignment: str) -> None:
    s = Reform(*TABLE, alignment=alignment).hand(A, "Locks 1").hand(B, "Locks 2, Bombs 1").turn(A)
    seen = [s.step()]
    s.plays(A, "decline")
    seen.append(s.step())
    s.plays(A, "invest Toys: Locks 1")
    seen.append(s.step())
    s.plays(A, "close envelope")
    assert seen == ["declare-choice", "reform-action", "bribe-step"]
    assert s.asks() == ("action", [B])  # clockwise


@pytest.mark.clause("RR-7.03", "RR-7.04")
def test_the_reformist_is_always_the_poorest_and_starts_later_rounds() -> None:
    s = Reform(*THREE, TROUBLEMAKER).set_aside("")
    assert s.table.poorest() == D
    s.round_end(A).go_on(until="round-draw")
    assert s.details("round began") == [{"round": 2}]
    assert next(event.seat for event in s.events(None) if event.name == "round began") == D


@pytest.mark.clause("RR-7.05", "RR-7.26")
def test_without_bribes_the_reformist_sets_any_policy_or_none() -> None:
    s = Reform(*TABLE).policy_change(B).nobody_holds_up()
    assert s.asks() == ("policy-choice", [A]) and len(s.options_of(A)) == 11
    empty = Reform(*TABLE).policy_change(B)
    empty.go_on(until="hold-up-choice").all_play("hold back", "hold up", "hold back", "hold back")
    assert empty.asks() == ("policy-choice", [A])  # held up without a point


@pytest.mark.clause("RR-7.06", "RR-7.19", "RR-7.21")
def test_the_reformist_has_no_part_in_assets_and_roles() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1, Locks 2").market("Toys", "Bombs 1").market("Power", "Bombs 2").action(A)
    assert s.verbs_of(A) == {"invest", "exchange", "swap"}
    assert s.clause(A, "buy Toys: Locks 1") == "RR-8.02"
    t = Reform(*TABLE).set_aside("").role(B, "Vulture Capitalist").round_end(B)
    t.go_on(until="role-draw")
    asked = set()
    while t.step().startswith("role-"):
        asked.add(t.deciders[0])
        t.plays(t.deciders[0], "hold role" if t.step() == "role-return" else "decline")
    assert asked == {C, D}
    v = Reform(*TABLE).role(B, "Vulture Capitalist").role(C, "Banker").sets_policy(B)
    assert v.clause(B, "take role of player 1") == "BG-12.32"
    assert v.table.richest(v.table.owners()) != A


@pytest.mark.clause("RR-7.07")
def test_the_hand_limit_is_two() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1").envelope(A, "Bombs 1, Bombs 2").hand(B, "Locks 2, Bombs 3").action(A)
    s.plays(A, "invest Toys: Locks 1", "retrieve Bombs 1", "retrieve Bombs 2")
    assert s.seat(A).hand_limit == 2 and s.clause(A, "close envelope") == "BG-13.01"


@pytest.mark.clause("RR-7.08", "RR-7.09")
def test_before_the_first_turn_of_a_round_the_reformist_may_draw() -> None:
    s = Reform(*TABLE).set_aside("").hand(A, "Locks 1").round_end(B).go_on(until="round-draw")
    assert s.deciders == [A] and s.options_of(A) == {"draw", "leave"}
    assert s.clause(A, "decline") == "RR-7.08"
    assert s.happened()[-1] == "round began"  # after all steps of the Round end
    s.plays(A, "draw")
    assert s.seat(A).hand_size == 2 and s.step() == "declare-choice"
    full = Reform(*TABLE).set_aside("").hand(A, "Locks 1, Locks 2").round_end(B).go_on(until="declare-choice")
    assert "round-draw" not in full.step() and full.seat(A).hand_size == 2


@pytest.mark.clause("RR-7.08")
@pytest.mark.parametrize("cards, asked", [(2, True), (1, False)])
def test_the_draw_of_the_first_round_can_be_left_out(cards: int, asked: bool) -> None:
    options: dict[str, Any] = {
        "level": 4,
        "troublemakers": True,
        "billionaire_choice": "random",
        "reformist_start_cards": cards,
    }
    match = fatcats.new("billionaires", seats=4, **options)
    while match.view(None).step == "role-choice":
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    assert (match.view(None).step == "round-draw") == asked


@pytest.mark.clause("RR-7.10")
def test_the_reformist_does_not_draw_at_the_beginning_of_a_turn() -> None:
    s = Reform(*TABLE).turn(A)
    assert s.step() == "declare-choice"
    s.market("Toys", "Bombs 1").market("Power", "Bombs 2").plays(A, "decline")
    assert s.clause(A, "draw") == "RR-8.02" and s.seat(A).hand_size == 0


def buy(hand_of_reformist: str = "", claim: str = "claim Golf Plantation", policy: str = "none") -> Reform:
    """B succeeds in a Buy at Vanity: Bombs 3 and Audit against Diamonds 2; Locks 1 count for B."""
    s = Reform(*TABLE).policy(policy).hand(A, hand_of_reformist).hand(B, "Bombs 3, Audit")
    return s.market("Vanity", "Diamonds 2", "Locks 1").action(B).plays(B, "buy Vanity: Bombs 3 + Audit", claim)


@pytest.mark.clause("RR-7.11", "RR-7.12", "RR-7.15")
@pytest.mark.parametrize("claim", ["claim Golf Plantation", "decline"])
def test_after_a_buy_the_reformist_takes_its_lowest_card(claim: str) -> None:
    s = buy("Bombs 1", claim)
    assert s.seat(A).hand == ("Bombs 1", "Locks 1")  # also one that the Suit Bonus counted for the buyer
    assert s.sees(C).seats[A].hand == ("Locks 1",)  # everybody saw it
    assert sorted(s.sees().discard) == ["Audit", "Bombs 3", "Diamonds 2"]
    names = s.happened()
    assert names.index("received lowest") < names.index("dealt to market")


@pytest.mark.clause("RR-7.12")
def test_crises_are_not_considered_and_game_the_market_is() -> None:
    s = Reform(*TABLE).hand(B, "Bombs 3, Game the Market").market("Vanity", "Floods").market("Toys", "Bombs 2")
    s.market("Power", "Audit").market("Legacy", "Diamonds 3").market("Influence", "Diamonds 3").action(B)
    s.chance("Diamonds 3", "Diamonds 3", "Bombs 2", "Audit", "Floods").plays(B, "game the market")
    s.plays(B, "buy Vanity: Game the Market + Bombs 3", "claim Noble Estate")
    assert s.seat(A).hand == ("Game the Market",)


@pytest.mark.clause("RR-7.13")
def test_of_several_lowest_cards_the_reformist_picks_one() -> None:
    s = Reform(*TABLE).hand(B, "Bombs 3, Locks 2").market("Vanity", "Diamonds 2").action(B)
    s.plays(B, "buy Vanity: Locks 2 + Bombs 3", "claim Golf Plantation")
    assert s.asks() == ("lowest-card", [A]) and s.options_of(A) == {"receive Diamonds 2", "receive Locks 2"}
    assert s.clause(A, "receive Bombs 3") == "RR-7.13"
    s.plays(A, "receive Diamonds 2")
    assert s.seat(A).hand == ("Diamonds 2",)


@pytest.mark.clause("RR-7.14")
def test_with_two_cards_the_reformist_gets_nothing() -> None:
    s = buy("Bombs 1, Diamonds 3")
    assert s.seat(A).hand == ("Bombs 1", "Diamonds 3") and "received lowest" not in s.happened()


@pytest.mark.clause("RR-7.15")
def test_the_card_goes_over_before_a_crisis_of_the_buy_is_activated() -> None:
    s = Reform(*TABLE).hand(B, "Bombs 3, Audit").market("Vanity", "Drought", "Locks 1").action(B)
    s.plays(B, "buy Vanity: Bombs 3 + Audit", "claim Golf Plantation")
    names = s.happened()
    assert names.index("received lowest") < names.index("placed rebels")


@pytest.mark.clause("RR-7.16")
def test_a_failed_buy_or_a_special_action_gives_nothing() -> None:
    failed = Reform(*TABLE).hand(B, "Bombs 1").market("Vanity", "Diamonds 2").action(B)
    failed.plays(B, "buy Vanity: Bombs 1")
    audit = Reform(*TABLE).hand(B, "Audit").holds(C, "Mega Yacht").action(B).plays(B, "audit Mega Yacht")
    broker = Reform(*TABLE).role(B, "Power Broker").holds(B, "Mega Yacht").hand(B, "Locks 1").action(B)
    broker.plays(B, "broker Mega Yacht with Noble Estate")
    for s in (failed, audit, broker):
        assert s.seat(A).hand_size == 0


@pytest.mark.clause("RR-7.17", "RR-8.01")
def test_the_reformist_bribes_like_a_billionaire() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1, Locks 3").hand(B, "Bombs 1, Bombs 2").action(A)
    s.plays(A, "invest Toys: Locks 1", "put Locks 3", "close envelope")
    assert s.seat(A).envelope == ("Locks 3",)
    s.table.clear()
    s.policy_change(B).go_on(until="hold-up-choice")
    assert s.deciders == [A, B, C, D]
    s.all_play("hold up", "hold back", "hold back", "hold back")
    assert s.asks() == ("policy-choice", [A]) and "Locks 3" in s.sees().discard


@pytest.mark.clause("RR-7.18", "RR-11.13")
def test_an_insider_trader_swaps_with_the_reformist_but_not_with_a_declared_revolutionary() -> None:
    s = Reform(*TABLE).role(B, "Insider Trader").envelope(A, "Locks 3").hand(B, "Bombs 1").turn(B)
    s.plays(B, "swap envelopes with player 1")
    assert s.seat(B).envelope == ("Locks 3",) and s.seat(A).envelope_size == 0
    t = Reform(*TABLE).role(B, "Insider Trader").declared("Riots").hand(B, "Bombs 1").turn(B)
    assert t.clause(B, "swap envelopes with player 1") == "BG-12.25"


@pytest.mark.clause("RR-7.20")
def test_emergency_measures_do_not_touch_the_troublemaker() -> None:
    s = Reform(*TABLE).set_aside("").closed("Influence", "Legacy", "Toys", "Power", "Vanity")
    s.holds(B, "Art Hoard").holds(D, "Mega Yacht").round_end(A)
    assert s.asks() == ("emergency-measures", [B])
    s.plays(B, "return Art Hoard")
    assert s.deciders == [D]


def taxed(hand: str, declared: bool = False) -> Reform:
    s = Reform(*TABLE).hand(A, hand).holds(B, "Noble Estate", "Golf Plantation").holds(C, "Hedge Fund")
    s.hand(B, "Bombs 3").hand(C, "Locks 1, Diamonds 2")
    if declared:
        s.declared("Riots")
    return s.sets_policy(D).plays(D, "set policy Tax Tyranny")


@pytest.mark.clause("RR-7.22", "RR-7.23", "RR-7.25")
def test_taxes_go_to_the_reformist_who_then_discards_down() -> None:
    s = taxed("Floods").plays(B, "tax Bombs 3")
    assert s.seat(A).hand == ("Bombs 3", "Floods")
    s.plays(C, "tax Locks 1 + Diamonds 2")
    assert s.asks() == ("discard-down", [A]) and s.seat(A).hand_size == 4
    assert s.clause(A, "discard Floods") == "BG-9.03"
    s.plays(A, "discard Locks 1", "discard Diamonds 2")
    assert s.seat(A).hand == ("Bombs 3", "Floods")
    own = Reform(*TABLE).holds(B, "Noble Estate").hand(B, "Bombs 3").sets_policy(A)
    own.plays(A, "set policy Tax Tyranny").plays(B, "tax Bombs 3")
    assert own.seat(A).hand == ("Bombs 3",)  # also if the Troublemaker set it


@pytest.mark.clause("RR-7.24")
def test_an_asset_returned_for_the_tax_gives_the_reformist_nothing() -> None:
    s = taxed("Floods").plays(B, "return Noble Estate").plays(C, "return Hedge Fund")
    assert s.seat(A).hand == ("Floods",)


@pytest.mark.clause("RR-7.27")
def test_an_archeological_dig_works_for_the_reformist() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1").discard("Bombs 3, Diamonds 3").sets_policy(A)
    s.plays(A, "set policy Archeological Dig", "take Bombs 3", "take Diamonds 3")
    assert s.asks() == ("discard-down", [A])
    s.plays(A, "discard Locks 1")
    assert s.seat(A).hand == ("Bombs 3", "Diamonds 3")


@pytest.mark.clause("RR-7.28", "RR-7.29")
def test_audit_and_repression_work_and_new_role_does_nothing() -> None:
    s = Reform(*TABLE).holds(B, "Mega Yacht").sets_policy(A)
    s.plays(A, "set policy Billionaire Audited", "audit Mega Yacht")
    assert s.assets(B) == ()
    t = Reform(*TABLE).crisis("Floods", 2).sets_policy(A).chance(0)
    t.plays(A, "set policy Repress the Rebels", "remove rebels Floods")
    assert t.rebels_on() == {"Floods": 0}
    n = Reform(*TABLE).hand(B, "Locks 1").sets_policy(A).plays(A, "set policy New Role")
    assert n.seat(A).role is None and n.sees().policy == "New Role" and n.deciders == [B]


# --- RR-8 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-8.02")
def test_the_action_is_one_of_invest_exchange_and_fix() -> None:
    s = Reform(*TABLE).hand(A, "Locks 1").market("Toys", "Bombs 1").market("Power", "Bombs 2").crisis("Floods", 2)
    s.action(A)
    assert s.verbs_of(A) == {"invest", "exchange", "swap", "fix"}
    assert s.clause(A, "pass") == "RR-8.07" and s.clause(A, "draw") == "RR-8.02"


@pytest.mark.clause("RR-8.03", "RR-8.05")
def test_invest_puts_a_card_face_down_and_draws_one() -> None:
    s = Reform(*TABLE).hand(A, "Floods").market("Toys", "Bombs 1").action(A).chance("Locks 3")
    s.plays(A, "invest Toys: Floods")
    assert (s.at("Toys").face_down, s.seat(A).hand) == (1, ("Locks 3",))
    empty = Reform(*TABLE).deck("").hand(A, "Locks 1").action(A).plays(A, "invest Toys: Locks 1")
    assert empty.seat(A).hand_size == 0


@pytest.mark.clause("RR-8.04", "RR-8.05")
def test_exchange_swaps_with_a_market_or_between_two() -> None:
    s = Reform(*TABLE).hand(A, "Floods").market("Toys", "Bombs 1").market("Power", "Bombs 2").action(A)
    s.plays(A, "exchange Toys: Floods")
    assert (s.at("Toys").face_up, s.seat(A).hand) == (("Floods",), ("Bombs 1",))
    t = Reform(*TABLE).market("Toys", "Bombs 1").market("Power", "Bombs 2").action(A).plays(A, "swap Toys and Power")
    assert t.at("Toys").face_up == ("Bombs 2",)


@pytest.mark.clause("RR-8.06")
def test_special_action_cards_are_only_cards_with_points() -> None:
    s = Reform(*TABLE).hand(A, "Audit, Scam").holds(B, "Mega Yacht").action(A)
    assert s.clause(A, "audit Mega Yacht") == s.clause(A, "game the market") == "RR-8.06"
    assert s.clause(A, "scam Mega Yacht with Hedge Fund") == "RR-8.06"
    on = Reform(*TABLE, reformist_special_actions=True).hand(A, "Audit, Game the Market").holds(B, "Mega Yacht")
    on.market("Toys", "Bombs 1").market("Power", "Bombs 2").action(A)
    assert on.clause(A, "scam Mega Yacht with Hedge Fund") == "RR-8.06"
    assert {"audit Mega Yacht", "game the market"} <= on.options_of(A)
    on.plays(A, "game the market")
    assert on.step() == "bribe-step" and "Game the Market" in on.sees().discard  # without the Buy


@pytest.mark.clause("RR-8.07")
def test_without_a_possible_action_it_is_skipped() -> None:
    s = Reform(*TABLE).envelope(A, "Locks 1").market("Toys", "Bombs 1").action(A)
    assert s.options_of(A) == {"pass"}
    s.plays(A, "pass")
    assert s.step() == "bribe-step"


def test_a_reformist_with_a_role_uses_it_in_the_own_turn() -> None:
    s = Reform(*TABLE, reformist_role=True).role(A, "Scam Artist").holds(B, "Mega Yacht").hand(A, "Locks 1").action(A)
    s.plays(A, "con outright Mega Yacht")
    assert s.assets(B) == () and s.step() == "reform-action"
    c = Reform(*TABLE, reformist_role=True).role(A, "Celebrity").rebels(9).hand(B, "Bombs 1").market("Toys", "Famine")
    c.action(B).plays(B, "buy Toys: Bombs 1").plays(A, "reveal Celebrity")
    assert c.ending() == ("Celebrity", (A,))


def test_new_role_works_for_a_reformist_who_may_have_one() -> None:
    s = Reform(*TABLE, reformist_role=True).role(A, "Banker").sets_policy(A)
    s.chance("Toady", "Banker", "Gangster", "Celebrity", "Scam Artist")
    s.plays(A, "set policy New Role", "keep Toady")
    assert s.seat(A).role == "Toady"
    assert s.table[cells.ROLES_DRAWN] == 0

"""BG-3: the turn."""

from __future__ import annotations

import pytest

from .scenario import FOUR, THREE, A, B, C, Scenario, die


def markets(s: Scenario) -> Scenario:
    """Two face-up cards, so that there is always something to do."""
    return s.market("Toys", "Bombs 1").market("Power", "Bombs 2")


SWAP = "swap Toys and Power"


@pytest.mark.clause("BG-3.01", "BG-3.07")
def test_the_steps_of_a_turn_come_in_order() -> None:
    s = markets(Scenario(*THREE)).hand(A, "Locks 1").role(A, "Banker").turn(A)
    order = []
    for move in ("leave", SWAP, "close envelope", "end turn"):
        order.append(s.step())
        s.plays(A, move)
    assert order == ["draw-step", "action", "bribe-step", "turn-end"] and s.sees().turn == B


@pytest.mark.clause("BG-3.02")
@pytest.mark.parametrize("window", ["draw-step", "action", "bribe-step", "turn-end"])
def test_an_own_turn_role_can_be_revealed_in_each_window(window: str) -> None:
    s = markets(Scenario(*THREE)).hand(A, "Locks 1").role(A, "Toady").turn(A)
    moves = {"draw-step": "leave", "action": SWAP, "bribe-step": "close envelope"}
    while s.step() != window:
        s.plays(A, moves[s.step()])
    assert "reveal Toady" in s.options_of(A)
    s.plays(A, "reveal Toady")
    assert s.seat(A).is_revealed and (s.step() == window or window == "turn-end")


@pytest.mark.clause("BG-3.03", "BG-3.04")
def test_drawing_is_allowed_below_the_limit_and_never_forced() -> None:
    s = markets(Scenario(*THREE, level=1)).hand(A, "Locks 1").turn(A)
    assert s.options_of(A) == {"draw", "leave"}
    assert s.plays(A, "leave").seat(A).hand == ("Locks 1",)
    full = markets(Scenario(*THREE, level=1)).hand(A, "Locks 1, Locks 2").turn(A)
    assert full.step() == "action" and full.clause(A, "draw") == "BG-3.04"
    assert s.clause(A, "draw") == "BG-3.05"  # the time for it is over
    assert markets(Scenario(*THREE, level=1)).deck("").turn(A).step() == "action"


@pytest.mark.clause("BG-3.05")
def test_exactly_one_action_is_taken() -> None:
    s = markets(Scenario(*THREE, level=1)).hand(A, "Locks 1, Audit").holds(B, "Mega Yacht").action()
    assert s.verbs_of(A) == {"buy", "invest", "exchange", "swap", "audit"}
    assert s.plays(A, SWAP).sees().turn == B
    assert s.clause(A, SWAP) == "BG-3.01"


@pytest.mark.clause("BG-3.06")
def test_a_pass_is_allowed_only_if_nothing_else_is() -> None:
    s = markets(Scenario(*THREE, level=1)).action()
    assert s.clause(A, "pass") == "BG-3.06"
    idle = Scenario(*THREE, level=1).market("Toys", "Bombs 1").action()
    assert idle.options_of(A) == {"pass"}
    role = Scenario(*THREE, level=3).market("Toys", "Bombs 1").role(A, "Banker").action()
    assert role.options_of(A) == {"pass", "reveal Banker"}


@pytest.mark.clause("BG-3.08")
def test_a_pending_panic_is_resolved_in_the_turn() -> None:
    s = Scenario(*THREE, level=2).rebels(6).hand(A, "Locks 1").market("Toys", "Famine").action()
    s.plays(A, "buy Toys: Locks 1")
    assert s.step() == "negotiation" and s.sees().turn == A


def nearly_closed() -> Scenario:
    s = Scenario(*THREE, level=1).closed("Influence", "Legacy", "Vanity", "Power")
    return s.hand(A, "Locks 1").market("Toys", "Bombs 1")


@pytest.mark.clause("BG-3.09")
def test_the_round_ends_early_if_all_agree() -> None:
    s = nearly_closed().action().plays(A, "exchange Toys: Locks 1")
    assert s.step() == "early-end-proposal"
    s.plays(A, "propose end")
    assert s.deciders == [B, C] and "voted" not in s.happened()
    assert s.plays(B, "agree").plays(C, "agree").sees().round == 2
    s = nearly_closed().action().plays(A, "exchange Toys: Locks 1", "propose end").all_play("agree", "disagree")
    assert s.sees().round == 1 and s.sees().turn == B
    two_open = Scenario(*THREE, level=1).closed("Influence", "Legacy", "Vanity").market("Toys", "Bombs 1")
    assert two_open.market("Power", "Bombs 2").action().plays(A, SWAP).sees().turn == B


@pytest.mark.clause("BG-3.10")
def test_the_puppet_step_comes_before_the_next_turn() -> None:
    s = markets(Scenario("Aristocrat", "Media Baron", level=2, puppets=("Tech Overlord", "War Profiteer"))).rebels(6)
    s.market("Vanity", "Floods", "Diamonds 3").chance(die(6), die(5), "Bombs 1", "Bombs 1").action().plays(A, SWAP)
    assert s.sees().rebels == 8 and s.step() == "negotiation" and s.sees().turn == A  # directly after the Puppet step


@pytest.mark.clause("BG-3.11")
def test_the_next_player_is_active_unless_the_round_is_over() -> None:
    s = markets(Scenario(*FOUR, level=1)).action().plays(A, SWAP)
    assert (s.sees().turn, s.sees().round) == (B, 1)
    assert markets(Scenario(*FOUR, level=1)).deck("").action().plays(A, SWAP).sees().round == 2


@pytest.mark.clause("BG-3.12")
def test_a_turn_that_empties_the_deck_is_finished() -> None:
    s = markets(Scenario(*THREE)).deck("Locks 1").role(A, "Banker").turn(A).plays(A, "draw")
    assert s.sees().deck_size == 0 and s.step() == "action"
    s.plays(A, SWAP)
    assert s.step() == "bribe-step"
    s.plays(A, "close envelope")
    assert s.step() == "turn-end" and s.sees().round == 1


@pytest.mark.clause("BG-3.13")
def test_with_immediate_exhaustion_the_last_draw_ends_the_turn() -> None:
    s = markets(Scenario(*THREE, level=1, exhaustion="immediate")).deck("Locks 1").turn(A).plays(A, "draw")
    assert s.sees().round == 2 and s.seat(A).hand == ("Locks 1",)
    s = markets(Scenario(*THREE, exhaustion="immediate")).deck("Locks 1").hand(A, "Locks 2").role(A, "Banker").action()
    s.plays(A, "invest Toys: Locks 2")
    assert s.sees().turn == A and s.step() == "role-return"
    s = Scenario(*THREE, exhaustion="immediate").deck("Locks 1").hand(A, "Locks 3, Bombs 3").market("Toys", "Bombs 1")
    s.action().plays(A, "buy Toys: Locks 3", "claim Mega Yacht")
    assert s.sees().deck_size == 0 and s.step() == "bribe-step"  # an Action that empties the deck is completed


@pytest.mark.clause("BG-3.14")
def test_the_last_card_may_be_declined() -> None:
    s = markets(Scenario(*THREE, level=1)).deck("Locks 1").turn(A).plays(A, "leave", SWAP)
    assert s.sees().round == 1 and s.sees().turn == B and s.sees().deck_size == 1


@pytest.mark.clause("BG-3.15")
def test_the_game_ends_in_the_middle_of_a_step() -> None:
    s = Scenario("War Profiteer", "Tech Overlord", "Aristocrat").hand(A, "Bombs 3").market("Toys", "Locks 1")
    s.holds(A, "Mercenary Army", "Hedge Fund", "Think Tank", "Art Hoard").action()
    s.plays(A, "buy Toys: Bombs 3", "claim Mega Yacht")
    assert s.over and s.deciders == [] and s.sees().asked == ()
    assert s.cards_at("Toys") == 1  # no Inflation any more


@pytest.mark.clause("BG-3.02", "BG-12.07")
def test_a_banker_with_a_full_hand_may_reveal_and_then_draw() -> None:
    s = markets(Scenario(*THREE, level=3)).hand(A, "Locks 1, Locks 2").role(A, "Banker").turn(A)
    assert s.step() == "action"
    s.plays(A, "reveal Banker")
    assert s.step() == "draw-step"
    s.chance("Diamonds 1").plays(A, "draw")
    assert s.seat(A).hand_size == 3 and s.step() == "action"
    late = markets(Scenario(*THREE, level=3)).hand(A, "Locks 1").role(A, "Banker").turn(A).plays(A, "draw")
    assert late.plays(A, "reveal Banker").step() == "action"  # T1 is over


@pytest.mark.clause("BG-3.01", "BG-12.03")
@pytest.mark.parametrize("move", ["declare", "fix Floods", "help with Locks 1", "propose pact to player 2", "board"])
def test_what_is_no_reveal_is_not_refused_as_one(move: str) -> None:
    s = markets(Scenario(*THREE)).hand(A, "Locks 1").role(A, "Toady").turn(A)
    assert s.clause(A, move) == "BG-3.03"
    assert s.plays(A, "leave").clause(A, move) == "BG-3.05"
    assert s.plays(A, SWAP).step() == "bribe-step" and s.clause(A, move) == "BG-13.01"
    assert s.plays(A, "close envelope").step() == "turn-end" and s.clause(A, move) == "BG-3.02"

"""RR-12.13 to RR-12.20: Hostages; RR-12.37 to RR-12.42: Infiltrator."""

from __future__ import annotations

import pytest

from fatcats.games.billionaires.model import cells

from ..scenario import THREE, A, B, C, D
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat


def taken(scope: str = "turn") -> Reform:
    """B has the Mega Yacht, two hand cards and one in the envelope."""
    s = Reform(*TABLE, hostage_scope=scope).crisis("Floods", 2).holds(B, "Mega Yacht")
    return s.hand(B, "Locks 3, Bombs 1").envelope(B, "Audit").market("Toys", "Diamonds 1").market("Power", "Bombs 2")


def held(s: Reform) -> Reform:
    """A plays Hostages on B and takes over the turn."""
    s.card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods").nobody_swaps()
    return s.plays(A, "use it")


@pytest.mark.clause("RR-12.13")
def test_a_billionaire_with_the_right_asset_is_picked_for_a_rebel() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").holds(C, "Scam Charity").holds(D, "Hedge Fund")
    s.card(A, "Hostages")
    assert s.options_of(A) == {"decline", "pick player 2", "pick player 3"}
    assert s.clause(A, "pick player 4") == "RR-12.13"
    s.plays(A, "pick player 3", "remove rebels Floods")
    assert s.troublemaker().hostages == ((C, A),) and s.sees().rebels == 1
    spouse = Reform(*TABLE).crisis("Floods", 2).holds(D, "Celebrity Spouse").card(A, "Hostages")
    assert "pick player 4" in spouse.options_of(A)


@pytest.mark.clause("RR-12.14")
def test_before_the_turn_the_captor_may_take_it_over_or_let_it_go() -> None:
    s = taken().card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods")
    assert s.asks() == ("takeover", [A]) and s.clause(A, "pass") == "RR-12.14"
    s.plays(A, "decline")
    assert s.asks() == ("action", [B]) and s.troublemaker().hostages == ()
    t = held(taken())
    assert t.asks() == ("action", [A]) and (t.troublemaker().captor, t.troublemaker().hostage) == (A, B)


@pytest.mark.clause("RR-12.15")
def test_the_takeover_waits_and_needs_no_asset_any_more() -> None:
    s = taken().declared("Riots").set_aside("")
    s.table[cells.HOSTAGES] = (A + 1) * 16**B
    s.table[cells.TURNS_TO_MISS] = 16**B
    s.table.move_all(cells.ASSETS_OF + B, cells.OUT_OF_GAME)
    s.round_end(A).go_on(until="takeover")
    assert s.deciders == [A] and "missed turn" in s.happened()


@pytest.mark.clause("RR-12.16")
def test_the_captor_sees_the_cards_and_makes_every_choice_of_the_turn() -> None:
    s = taken()
    s.table.move_all(cells.HAND + B, cells.DECK)
    s.hand(B, "Locks 3")
    held(s)
    assert s.asks() == ("draw-step", [A])
    s.chance("Bombs 3").plays(A, "draw")
    assert s.sees(A).seats[B].hand == ("Bombs 3", "Locks 3") and s.sees(A).seats[B].envelope == ("Audit",)
    assert s.sees(C).seats[B].hand == () and s.sees(C).seats[B].envelope == ()
    assert "buy Toys: Locks 3" in s.options_of(A) and s.legal(B) == []
    s.plays(A, "buy Toys: Locks 3")
    assert s.asks() == ("claim-choice", [A])
    s.plays(A, "decline")  # claims nothing for B
    assert s.asks() == ("bribe-step", [A])
    s.plays(A, "put Bombs 3", "close envelope")
    assert s.seat(B).envelope == ("Bombs 3", "Audit") and s.seat(B).hand_size == 0
    assert s.sees(A).seats[B].envelope == ()  # control is over


@pytest.mark.clause("RR-12.16", "RR-12.20")
def test_the_hand_is_visible_only_during_the_takeover() -> None:
    s = held(taken())
    assert s.sees(A).seats[B].hand == ("Bombs 1", "Locks 3")
    s.plays(A, "invest Toys: Bombs 1", "close envelope")
    assert s.sees(A).seats[B].hand == () and s.troublemaker().captor is None
    assert "Bombs 1" in s.sees(A).markets[2].known  # what the captor placed may be remembered


@pytest.mark.clause("RR-12.16")
def test_contribute_and_special_actions_are_the_captors_too() -> None:
    s = Reform(*TABLE, space=True).crisis("Floods", 2).holds(B, "Mega Yacht").holds(C, "Hedge Fund")
    s.hand(B, "Locks 3, Audit")
    held(s)
    assert {"contribute Locks 3", "audit Hedge Fund"} <= s.options_of(A)
    s.plays(A, "audit Hedge Fund")
    assert s.assets(C) == ()


@pytest.mark.clause("RR-12.17")
def test_the_turn_is_played_with_the_hostages_suit_bunker_and_banker() -> None:
    s = taken().role(B, "Banker", revealed=True).hand(B, "Locks 1").bunker(B)
    s.put("Drought", cells.FACE_DOWN + 2).put("Locks 2", cells.FACE_DOWN + 2)
    held(s).plays(A, "buy Toys: Bombs 1")
    assert s.seat(B).hand_limit == 3
    assert s.details("scored") == [{"points": 3, "against": 1}]  # Locks 2 count for B, the Crisis counts nothing


@pytest.mark.clause("RR-12.18")
def test_the_own_turn_windows_of_the_role_are_closed() -> None:
    s = held(taken().role(B, "Toady").hand(C, "Locks 1, Locks 2"))
    assert s.sees(A).seats[B].role is None and "reveal Toady" not in s.options_of(A)
    assert s.clause(A, "reveal Toady") == "RR-12.18"
    s.plays(A, "invest Toys: Bombs 1", "close envelope")
    assert s.nobody_swaps().asks() == ("action", [C])  # T6 was left out
    g = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").holds(C, "Hedge Fund").role(B, "Gangster")
    g.hand(B, "Audit, Locks 1")
    held(g).plays(A, "audit Hedge Fund")
    assert g.step() == "bribe-step" and g.assets(C) == ()
    cowboy = Reform(*TABLE, space=True).crisis("Floods", 2).holds(B, "Mega Yacht").role(B, "Space Cowboy")
    cowboy.hand(B, "Locks 3, Locks 1").hand(C, "Bombs 1, Bombs 2")
    held(cowboy).plays(A, "invest Toys: Locks 1", "close envelope")
    assert cowboy.asks() == ("action", [C])  # no launch window


@pytest.mark.clause("RR-12.18")
def test_by_agreement_the_captor_uses_the_role_too() -> None:
    s = Reform(*TABLE, space=True, hostage_scope="turn_and_role").crisis("Floods", 2).holds(B, "Mega Yacht")
    s.role(B, "Space Cowboy").hand(B, "Locks 3, Locks 1").rocket("Diamonds 3").holds(C, "Hedge Fund")
    held(s)
    assert s.sees(A).seats[B].role == "Space Cowboy" and s.sees(C).seats[B].role is None
    s.plays(A, "contribute Locks 1", "close envelope", "end turn")
    assert s.asks() == ("launch-window", [A])
    s.chance("Diamonds 1", 1).plays(A, "reveal Space Cowboy")
    assert s.step() == "pact-proposal"
    g = Reform(*TABLE, hostage_scope="turn_and_role").crisis("Floods", 2).holds(B, "Mega Yacht").role(B, "Gangster")
    g.holds(C, "Hedge Fund").hand(B, "Audit, Locks 1")
    held(g).plays(A, "audit Hedge Fund")
    assert g.asks() == ("gangster-window", [A])
    g.plays(A, "reveal Gangster")
    assert g.assets(B) == ("Mega Yacht", "Hedge Fund")


@pytest.mark.clause("RR-12.18")
def test_by_agreement_the_bribe_step_stays_with_the_billionaire() -> None:
    s = held(taken(scope="action_only").role(B, "Toady"))
    s.plays(A, "invest Toys: Bombs 1")
    assert s.asks() == ("bribe-step", [B]) and s.clause(B, "reveal Toady") == "RR-12.18"
    assert s.sees(A).seats[B].hand == ()


@pytest.mark.clause("RR-12.19")
def test_policy_panic_and_other_windows_stay_with_the_billionaire() -> None:
    s = taken().role(B, "Insider Trader").put("Drought", cells.FACE_DOWN + 2)
    held(s).plays(A, "buy Toys: Bombs 1")
    assert s.asks() == ("insider-window", [B])
    s.plays(B, "decline")
    assert s.asks() == ("hold-up-choice", [B, C, D])
    s.all_play("hold up", "hold back", "hold back")
    s.plays(B, "decline")
    assert s.step() == "policy-choice" and s.deciders == [B]
    early = Reform(*TABLE).crisis("Floods", 2).holds(B, "Mega Yacht").hand(B, "Locks 1, Locks 2")
    early.closed("Influence", "Legacy", "Power", "Toys")
    early.card(A, "Hostages").plays(A, "pick player 2", "remove rebels Floods", "decline")  # no early end
    early.plays(A, "use it", "invest Vanity: Locks 1", "close envelope")
    assert early.asks() == ("early-end-proposal", [B])


@pytest.mark.clause("RR-12.20", "RR-13.03")
def test_a_crisis_of_that_turn_is_the_captors_doing() -> None:
    s = taken().rebels(5).put("Militias", cells.FACE_DOWN + 2)
    held(s).plays(A, "buy Toys: Bombs 1")
    assert s.sees().panic.stage == "pending" and s.sees().panic.leader == B  # next to the Declared Revolutionary


# --- Infiltrator ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-12.37", "RR-1.13")
@pytest.mark.parametrize("outcome, leader", [(0, B), (1, C)])
def test_the_leading_billionaire_may_use_it_a_tie_is_random(outcome: int, leader: int) -> None:
    s = Reform(*TABLE).holds(B, "Noble Estate").holds(C, "Hedge Fund").hand(B, "Locks 1").hand(C, "Bombs 1")
    s.hand(D, "Diamonds 1").card(A, "Infiltrator", outcome)
    assert s.asks() == ("infiltration", [leader])


def infiltrated(*drawn: str) -> Reform:
    """B leads and uses the Infiltrator, drawing these two cards."""
    s = Reform(*TABLE).holds(B, "Noble Estate").hand(B, "Locks 1, Drought")
    s.crisis("Floods", 2).holds(C, "Mega Yacht").hand(C, "Bombs 1, Bombs 3")
    return s.card(A, "Infiltrator", 0, *drawn).plays(B, "use it")


@pytest.mark.clause("RR-12.38")
def test_it_costs_the_whole_hand_and_can_be_declined() -> None:
    s = infiltrated("Riots", "Boycott")
    assert set(s.sees().discard) == {"Locks 1", "Drought"} and s.sees().rebels == 2
    no = Reform(*TABLE).holds(B, "Noble Estate").hand(B, "Locks 1").card(A, "Infiltrator").plays(B, "decline")
    assert no.seat(B).hand == ("Locks 1",) and no.troublemaker().discard == ("Infiltrator",)
    empty = Reform(*TABLE).holds(B, "Noble Estate").hand(C, "Locks 1").card(A, "Infiltrator")
    assert empty.step() != "infiltration"


@pytest.mark.clause("RR-12.39")
def test_two_cards_are_shown_and_one_must_be_played() -> None:
    s = infiltrated("Uncomfortable Alliance", "Boycott")
    assert s.troublemaker(D).drawn == ("Boycott", "Uncomfortable Alliance")
    assert s.options_of(B) == {"play Boycott", "play Uncomfortable Alliance"}
    assert s.clause(B, "decline") == "RR-12.39"
    s.plays(B, "play Uncomfortable Alliance")
    assert s.troublemaker().discard == ("Boycott",)
    s.plays(B, "set policy Weapons Galore!")
    assert set(s.troublemaker().discard) == {"Boycott", "Uncomfortable Alliance", "Infiltrator"}


@pytest.mark.clause("RR-12.40")
def test_a_short_deck_is_shuffled_first_and_the_infiltrator_cannot_be_drawn() -> None:
    s = Reform(*TABLE).holds(B, "Noble Estate").hand(B, "Locks 1").declared("Infiltrator")
    t = s.table
    t.move(t[cells.REVOLUTION_DECK], cells.REVOLUTION_DECK, cells.REVOLUTION_DISCARD)
    t.move(1, cells.REVOLUTION_DISCARD, cells.REVOLUTION_DECK)
    s.turn(A).plays(A, "play Infiltrator").plays(B, "use it")
    assert s.troublemaker().deck == 18 and "Infiltrator" not in s.troublemaker().drawn


@pytest.mark.clause("RR-12.41")
def test_choices_belong_to_the_billionaire_but_row_and_strike_to_the_revolutionary() -> None:
    look = infiltrated("Comrade on the Inside", "Riots").plays(B, "play Comrade on the Inside")
    assert look.asks() == ("comrade-look", [B])
    gone = infiltrated("Propaganda of the Deed", "Riots").plays(B, "play Propaganda of the Deed", "pick player 3")
    assert gone.asks() == ("rebel-sacrifice", [B])
    row = infiltrated("Organize!", "Riots").plays(B, "play Organize!")
    assert row.troublemaker().organized == 1
    strike = infiltrated("General Strike", "Riots").plays(B, "play General Strike")
    strike.chance("Bide Your Time", "Bide Your Time", "Bide Your Time").go_on(until="revolution-play")
    assert strike.troublemaker().is_strike
    strike.plays(A, "play Bide Your Time")
    assert not strike.troublemaker().is_strike
    third = infiltrated_with_row().plays(B, "play Organize!")
    assert third.asks() == ("organizing", [A])


def infiltrated_with_row() -> Reform:
    s = Reform(*TABLE).holds(B, "Noble Estate").hand(B, "Locks 1").crisis("Floods", 2)
    s.declared("Infiltrator", row=2).turn(A).chance("Organize!", "Riots")
    return s.plays(A, "play Infiltrator").plays(B, "use it")


@pytest.mark.clause("RR-12.41", "RR-12.44")
def test_a_billionaire_who_riots_has_five_points_and_no_envelope() -> None:
    s = infiltrated("Riots", "Boycott").envelope(B, "Locks 3, Locks 2")
    s.plays(B, "play Riots").go_on(until="hold-up-choice")
    assert s.deciders == [C, D]
    s.all_play("hold back", "hold back")
    assert s.asks() == ("policy-choice", [B]) and s.seat(B).envelope_size == 2


@pytest.mark.clause("RR-12.42")
def test_a_controlled_turn_cannot_give_its_controller_the_fifth_asset() -> None:
    s = Reform(*TABLE).crisis("Floods", 2).hand(B, "Locks 1").hand(C, "Scam, Bombs 1")
    s.holds(B, "Noble Estate", "Golf Plantation", "Art Hoard", "Hedge Fund", "Think Tank")  # needs Toys
    s.holds(C, "Mega Yacht", "Gang of Lawyers").card(A, "Infiltrator", "Hostages", "Riots")
    s.plays(B, "use it", "play Hostages", "pick player 3", "remove rebels Floods").go_on(until="takeover")
    assert s.deciders == [B]
    s.plays(B, "use it")
    assert s.clause(B, "scam Mega Yacht with Think Tank") == "RR-12.42"
    assert "scam Hedge Fund with Gang of Lawyers" in s.options_of(B)

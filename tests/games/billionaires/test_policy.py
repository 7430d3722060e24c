"""BG-13: Bribes and Government Policy."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.engine.bits import members
from fatcats.games.billionaires.model import cells

from .scenario import FOUR, THREE, A, B, C, Scenario, die

SWAP = "swap Toys and Power"


def bribing(hand: str = "", envelope: str = "", **options: Any) -> Scenario:
    return Scenario(*THREE, **options).hand(A, hand).envelope(A, envelope).turn_end(A)


@pytest.mark.clause("BG-13.01")
def test_cards_move_freely_between_hand_and_envelope_up_to_the_limit() -> None:
    s = bribing("Locks 1, Locks 2", "Bombs 1, Bombs 2")
    s.plays(A, "retrieve Bombs 1", "retrieve Bombs 2")
    assert s.clause(A, "close envelope") == "BG-13.01"
    s.plays(A, "put Locks 1", "put Locks 2", "retrieve Locks 2", "put Bombs 1", "put Locks 2", "retrieve Bombs 1")
    assert (s.sees(A).draft_cards, s.sees(A).draft_retrieved) == (("Locks 1", "Locks 2"), ("Bombs 1", "Bombs 2"))
    assert s.clause(A, "retrieve Audit") == s.clause(A, "put Locks 2") == "BG-13.01"  # not there
    s.plays(A, "close envelope")
    assert s.seat(A).hand == ("Bombs 1", "Bombs 2") and s.seat(A).envelope == ("Locks 1", "Locks 2")
    unchanged = bribing("Locks 1", "Bombs 1").plays(A, "close envelope")
    assert unchanged.seat(A).hand == ("Locks 1",) and unchanged.seat(A).envelope == ("Bombs 1",)


@pytest.mark.clause("BG-13.01")
def test_of_identical_cards_the_one_that_was_moved_goes_back_first() -> None:
    s = bribing("Locks 1", "Locks 1").plays(A, "put Locks 1", "retrieve Locks 1")
    assert s.sees(A).draft_cards == s.sees(A).draft_retrieved == ()
    s.plays(A, "retrieve Locks 1", "put Locks 1")
    assert s.sees(A).draft_cards == s.sees(A).draft_retrieved == ()


@pytest.mark.clause("BG-13.01")
def test_cards_cannot_be_moved_to_and_fro_for_ever() -> None:
    s = bribing("Locks 1", "Bombs 1")
    for _ in range(50):
        s.plays(A, "put Locks 1", "retrieve Locks 1")
    assert s.clause(A, "retrieve Bombs 1") == "BG-13.01" and "retrieve Bombs 1" not in s.options_of(A)
    s.plays(A, "put Locks 1", "close envelope")
    assert s.seat(A).hand == () and s.seat(A).envelope == ("Bombs 1", "Locks 1")


@pytest.mark.clause("BG-13.02")
def test_an_envelope_is_changed_only_in_the_own_bribe_step() -> None:
    s = bribing("Locks 1").hand(B, "Locks 2")
    assert s.clause(B, "put Locks 2") == "BG-3.01"
    s.plays(A, "close envelope")
    assert s.step() == "draw-step" and s.clause(B, "put Locks 2") == "BG-13.02"


@pytest.mark.clause("BG-13.03")
def test_a_crisis_stays_out_of_the_envelope() -> None:
    s = bribing("Famine, Locks 1")
    assert s.options_of(A) == {"put Locks 1", "close envelope"} and s.clause(A, "put Famine") == "BG-13.03"


@pytest.mark.clause("BG-13.04")
def test_an_envelope_holds_any_number_of_cards_which_only_its_owner_sees() -> None:
    s = bribing("Locks 1, Locks 2", "Bombs 1, Bombs 2, Bombs 3, Audit, Scam").plays(A, "put Locks 1", "put Locks 2")
    assert s.sees(B).seats[A].envelope_size == 5  # nothing shows before it is closed
    s.plays(A, "close envelope")
    assert s.seat(A).envelope_size == 7 and len(s.seat(A).envelope) == 7
    assert s.sees(B).seats[A].envelope == () and s.sees(B).seats[A].envelope_size == 7


def test_a_bribe_of_many_moves_is_one_entry_of_the_log() -> None:
    match = fatcats.new("billionaires", seats=3, seed=4, level=4)
    while match.view(None).step != "bribe-step":
        seat = match.deciders[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.deciders[0]
    before = match.length
    puts = [move for move in match.view(seat).legal if move.startswith("put ")]
    match.play(seat, puts[0])
    assert match.length == before
    match.play(seat, "close envelope")
    assert match.length == before + 1 and match.record().entries[-1].moves == [puts[0], "close envelope"]


@pytest.mark.clause("BG-13.05", "BG-13.06")
def test_policy_changes_after_a_bought_crisis_and_at_the_round_end() -> None:
    s = Scenario(*THREE).role(B, "Banker").hand(A, "Locks 1").market("Toys", "Famine").action()
    s.plays(A, "buy Toys: Locks 1")
    assert s.step() == "insider-window"  # P1
    assert s.plays(B, "decline").step() == "hold-up-choice"
    assert Scenario(*THREE).set_aside("").round_end(A).go_on(until="hold-up-choice").step() == "hold-up-choice"


@pytest.mark.clause("BG-13.07")
def test_everybody_holds_up_or_not_in_secret_and_together() -> None:
    s = Scenario(*THREE).envelope(A, "Locks 1").policy_change()
    assert s.sees().asked == (A, B, C)
    s.plays(B, "hold up")
    assert s.sees().asked == (A, B, C) and s.sees().held_up == () and "held up" not in s.happened()
    s.plays(A, "hold back").plays(C, "hold back")
    assert next(event for event in s.events(None) if event.name == "held up").details == {"holders": ["1"]}


@pytest.mark.clause("BG-13.08")
def test_the_insider_trader_is_asked_again_after_the_hold_up() -> None:
    s = Scenario(*THREE).role(B, "Banker").policy_change().plays(B, "decline")
    s.all_play("hold up", "hold back", "hold back")
    assert s.step() == "insider-window" and s.sees().held_up == (A,)
    assert s.plays(B, "decline").step() == "policy-choice"


@pytest.mark.clause("BG-13.09", "BG-13.10")
def test_the_highest_total_sets_policy_and_ties_are_random() -> None:
    s = Scenario(*THREE).policy("Weapons Galore!").envelope(A, "Bombs 2").envelope(B, "Locks 3").policy_change()
    assert s.all_play("hold up", "hold up", "hold back").deciders == [A]  # 4 against 3
    setters = set()
    for seed in range(20):
        tie = Scenario(*THREE, seed=seed).envelope(A, "Bombs 2").envelope(B, "Locks 2").policy_change()
        setters.add(tie.all_play("hold up", "hold up", "hold back").deciders[0])
    assert setters == {A, B}


@pytest.mark.clause("BG-13.11")
def test_without_a_point_the_poorest_sets_policy() -> None:
    for answers in (("hold back",) * 3, ("hold up", "hold back", "hold back")):
        s = Scenario(*THREE).holds(A, "Noble Estate").holds(B, "Hedge Fund").envelope(B, "Locks 3").policy_change()
        assert s.all_play(*answers).deciders == [C]


@pytest.mark.clause("BG-13.12")
def test_held_up_envelopes_are_emptied_the_losers_too() -> None:
    s = Scenario(*THREE).envelope(A, "Bombs 2").envelope(B, "Locks 3").envelope(C, "Audit").policy_change()
    s.all_play("hold up", "hold up", "hold back")
    assert s.sees().discard == ("Bombs 2", "Locks 3") and s.seat(C).envelope == ("Audit",)
    assert [s.seat(seat).envelope_size for seat in (A, B)] == [0, 0]


@pytest.mark.clause("BG-13.13")
def test_the_setter_with_an_unrevealed_role_is_asked_before_choosing() -> None:
    for role, options in (("Vulture Capitalist", 2), ("Toady", 1)):
        s = Scenario(*THREE).role(A, role).role(B, "Banker").sets_policy(A)
        assert s.step() == "vulture-window" and len(s.options_of(A)) == options
    assert Scenario(*THREE).role(B, "Vulture Capitalist").sets_policy(A).step() == "policy-choice"


@pytest.mark.clause("BG-13.14", "BG-13.15")
def test_one_policy_replaces_the_other() -> None:
    s = Scenario(*THREE).policy("Media Megaplex").sets_policy(A)
    assert "set policy Media Megaplex" in s.options_of(A)
    s.plays(A, "set policy Weapons Galore!")
    assert s.sees().policy == "Weapons Galore!" and s.sees().worth["Satellite Dishes 1"] == 1
    assert s.sees().worth["Bombs 1"] == 2


@pytest.mark.clause("BG-13.16")
@pytest.mark.parametrize("means, policy", [("cleared", "none"), ("kept", "Tax Tyranny")])
def test_choosing_none_clears_the_policy_or_keeps_it(means: str, policy: str) -> None:
    s = Scenario(*THREE, no_policy_means=means).policy("Tax Tyranny").hand(B, "Audit").sets_policy(A)
    s.plays(A, "set policy none")
    assert s.sees().policy == policy and s.seat(B).hand == ("Audit",)  # not repeated


@pytest.mark.clause("BG-13.17")
def test_a_one_shot_policy_works_each_time_it_is_chosen() -> None:
    s = Scenario(*THREE).rebels(4).chance(die(1)).sets_policy(A)
    s.plays(A, "set policy Repress the Rebels", "remove rebels Housing Collapse")
    assert s.sees().rebels == 2
    s.table.clear()
    s.chance(die(2)).sets_policy(B).plays(B, "set policy Repress the Rebels", "remove rebels Housing Collapse")
    assert s.sees().rebels == 1 and s.sees().policy == "Repress the Rebels"


@pytest.mark.clause("BG-13.18")
def test_puppets_take_no_part_in_bribes() -> None:
    s = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer")).policy_change()
    assert s.sees().asked == (A, B)
    setter = s.all_play("hold back", "hold back").deciders
    assert setter in ([A], [B])


@pytest.mark.clause("BG-13.19", "BG-13.20")
def test_a_suit_policy_doubles_in_every_use_until_the_next_change() -> None:
    s = Scenario(*THREE).policy("Weapons Galore!").hand(A, "Bombs 2").market("Toys", "Bombs 1", "Locks 1").action()
    s.plays(A, "buy Toys: Bombs 2")
    assert next(event for event in s.events(None) if event.name == "scored").details == {"points": 5, "against": 2}
    bribe = Scenario(*THREE).policy("Weapons Galore!").envelope(A, "Bombs 2").envelope(B, "Locks 3").policy_change()
    bribe.all_play("hold up", "hold up", "hold back").plays(A, "set policy none")
    assert bribe.sees().worth["Bombs 3"] == 3
    puppet = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer")).policy("Weapons Galore!")
    puppet.puppet_holds(B, "Hedge Fund").hand(A, "Bombs 2").action()
    assert "purchase Hedge Fund" in puppet.options_of(A)
    shift = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer")).policy("Weapons Galore!")
    shift.hand(A, "Bombs 1").market("Toys", "Locks 1").market("Power", "Locks 2").chance(die(1)).action()
    shift.plays(A, SWAP, "close envelope", "raise Bombs 1", "finish")
    assert next(event for event in shift.events(None) if event.name == "shifted roll").details["number"] == 3


@pytest.mark.clause("BG-13.21")
def test_billionaire_audited_returns_any_asset_or_none() -> None:
    s = Scenario(*THREE).holds(A, "Mega Yacht").holds(B, "Art Hoard").sets_policy(A)
    s.plays(A, "set policy Billionaire Audited")
    assert s.options_of(A) == {"audit Mega Yacht", "audit Art Hoard", "decline"}
    assert s.plays(A, "audit Mega Yacht").assets(A) == ()
    puppet = Scenario("Aristocrat", "Media Baron", puppets=("Tech Overlord", "War Profiteer")).puppet_holds(
        B, "Mega Yacht"
    )
    assert "audit Mega Yacht" in puppet.sets_policy(A).plays(A, "set policy Billionaire Audited").options_of(A)


@pytest.mark.clause("BG-13.22")
def test_new_role_swaps_the_setters_role() -> None:
    s = Scenario(*THREE).role(A, "Banker", revealed=True).holds(A, "Noble Estate", "Golf Plantation").sets_policy(A)
    s.chance("Banker", "Toady", "Gangster").plays(A, "set policy New Role")
    assert s.options_of(A) == {"keep Banker", "keep Toady", "keep Gangster"}
    s.plays(A, "keep Toady")
    assert (s.seat(A).role, s.seat(A).is_revealed) == ("Toady", False)
    assert len(members(s.table[cells.ROLE_DECK])) == 8
    without = Scenario(*THREE).sets_policy(A).plays(A, "set policy New Role")
    assert len(without.options_of(A)) == 5


@pytest.mark.clause("BG-13.23")
@pytest.mark.parametrize("roll, left", [(1, 1), (2, 2), (3, 1), (4, 2)])
def test_repress_the_rebels_removes_two_on_odd_and_one_on_even(roll: int, left: int) -> None:
    s = Scenario(*THREE).rebels(4).chance(die(roll)).sets_policy(A).plays(A, "set policy Repress the Rebels")
    assert s.options_of(A) == {"remove rebels Housing Collapse", "remove rebels Poverty"}
    s.plays(A, "remove rebels Housing Collapse")
    assert s.rebels_on()["Housing Collapse"] == left
    few = Scenario(*THREE).rebels(4).chance(die(1)).sets_policy(A)
    few.plays(A, "set policy Repress the Rebels", "remove rebels Poverty")
    assert few.rebels_on()["Poverty"] == 0 and few.sees().rebels == 3
    none = Scenario(*THREE).sets_policy(A).plays(A, "set policy Repress the Rebels")
    assert "rolled" not in none.happened()


def taxed(**options: Any) -> Scenario:
    s = Scenario(*FOUR, **options).holds(A, "Noble Estate", "Golf Plantation").holds(B, "Hedge Fund").hand(C, "Audit")
    return s.hand(A, "Locks 2, Locks 1").hand(B, "Bombs 3, Bombs 2")


@pytest.mark.clause("BG-13.24")
def test_the_two_richest_pay_the_richer_first() -> None:
    s = taxed().sets_policy(C).plays(C, "set policy Tax Tyranny")
    assert s.deciders == [A]
    assert s.options_of(A) == {"tax Locks 1 + Locks 2", "return Noble Estate", "return Golf Plantation"}
    s.plays(A, "tax Locks 2 + Locks 1")
    assert s.deciders == [B] and s.seat(A).hand == ()
    s.plays(B, "return Hedge Fund")
    assert s.assets(B) == () and s.seat(C).hand == ("Audit",) and s.step() != "tax"


@pytest.mark.clause("BG-13.25")
def test_who_can_pay_must_and_who_cannot_is_spared() -> None:
    s = taxed().sets_policy(C).plays(C, "set policy Tax Tyranny")
    assert s.clause(A, "decline") == "BG-13.25"
    poor = Scenario(*THREE).hand(A, "Locks 1").hand(B, "Locks 2").hand(C, "Famine").sets_policy(A)
    poor.plays(A, "set policy Tax Tyranny")
    while poor.step() == "tax":
        assert poor.options_of(poor.deciders[0]) == {"decline"}
        poor.plays(poor.deciders[0], "decline")
    assert poor.happened().count("paid tax") == 0


@pytest.mark.clause("BG-13.26")
def test_only_printed_points_of_hand_cards_pay() -> None:
    s = Scenario(*THREE).policy("Real Estate Bonanza").holds(A, "Noble Estate").hand(A, "Locks 2, Famine")
    s.envelope(A, "Audit").sets_policy(C).plays(C, "set policy Tax Tyranny")
    assert s.options_of(A) == {"return Noble Estate"}
    assert s.clause(A, "tax Locks 2") == "BG-13.24" and s.clause(A, "tax Famine") == "BG-13.26"


@pytest.mark.clause("BG-13.27")
def test_no_superfluous_card_is_paid() -> None:
    s = taxed().sets_policy(C).plays(C, "set policy Tax Tyranny").plays(A, "return Noble Estate")
    assert s.clause(B, "tax Bombs 2 + Bombs 3") == "BG-13.27"
    assert s.options_of(B) == {"tax Bombs 3", "return Hedge Fund"}
    banker = Scenario(*THREE).holds(A, "Noble Estate").hand(A, "Locks 1, Bombs 1, Diamonds 1").sets_policy(C)
    banker.plays(C, "set policy Tax Tyranny")
    assert banker.options_of(A) == {"tax Bombs 1 + Diamonds 1 + Locks 1", "return Noble Estate"}


@pytest.mark.clause("BG-13.28")
def test_the_dig_takes_up_to_two_cards_of_any_kind() -> None:
    s = Scenario(*THREE).discard("Audit, Famine, Locks 1, Locks 1").sets_policy(A)
    s.plays(A, "set policy Archeological Dig")
    assert s.options_of(A) == {"take Audit", "take Famine", "take Locks 1", "decline"}
    s.plays(A, "take Famine", "decline")
    assert s.seat(A).hand == ("Famine",) and s.sees(B).seats[A].hand == ("Famine",)
    full = Scenario(*THREE).hand(A, "Locks 2, Locks 3").discard("Audit").sets_policy(A)
    full.plays(A, "set policy Archeological Dig", "take Audit")
    assert full.step() == "discard-down"

"""RR-10: Declare; RR-11: the Declared Revolutionary's standing rules and turn."""

from __future__ import annotations

import pytest

from fatcats.games.billionaires.model import cells

from ..scenario import THREE, A, B, C, D
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)


@pytest.mark.clause("RR-10.01", "RR-10.09")
def test_everybody_is_asked_and_only_a_true_revolutionary_can() -> None:
    reformist = Reform(*TABLE).turn(A)
    assert reformist.options_of(A) == {"decline"} and reformist.clause(A, "declare") == "RR-10.01"
    assert reformist.clause(A, "pass") == "RR-10.09"
    revolutionary = Reform(*TABLE, alignment="Revolutionary").turn(A)
    assert revolutionary.options_of(A) == {"decline", "declare"}
    for viewer in (None, B):
        assert reformist.view(viewer) == revolutionary.view(viewer)
    before = len(reformist.events(B))
    assert len(reformist.plays(A, "decline").events(B)) == before  # a decline is not shown


@pytest.mark.clause("RR-10.02", "RR-10.03", "RR-10.08")
def test_the_declare_comes_before_the_action_of_any_turn_and_is_never_forced() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").hand(A, "Locks 1").turn(A).plays(A, "decline")
    assert s.clause(A, "declare") == "RR-10.02"
    s.plays(A, "invest Toys: Locks 1").go_on(until="declare-choice")
    assert s.deciders == [A] and "declare" in s.options_of(A)
    s.plays(A, "declare")
    assert s.step() == "revolution-play"  # the turn goes on
    s.go_on(until="draw-step")
    s.go_on(until="revolution-play")
    assert s.deciders == [A]  # for good: never asked again


@pytest.mark.clause("RR-10.04", "RR-10.05", "RR-10.06", "RR-10.07")
def test_alignment_is_shown_cards_are_discarded_and_the_revolution_deck_shuffled() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").hand(A, "Locks 1, Floods").envelope(A, "Bombs 3")
    s.collected("Pandemic").turn(A).plays(A, "declare")
    assert s.troublemaker(B).alignment == "Revolutionary" and s.troublemaker().is_declared
    assert set(s.sees().discard) == {"Locks 1", "Floods", "Bombs 3"}
    assert s.sees().rebels == 0 and s.seat(A).hand_size == s.seat(A).envelope_size == 0
    assert s.troublemaker().deck + len(s.troublemaker().face_up) == 21
    assert s.troublemaker().collected == ("Pandemic",)


# --- RR-11 ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-11.01", "RR-11.02", "RR-11.12")
def test_the_revolutionary_keeps_the_seat_and_can_only_play_cards() -> None:
    s = Reform(*TABLE).declared("Bide Your Time", "Riots").hand(B, "Locks 1, Locks 2").crisis("Floods", 2).turn(A)
    assert s.asks() == ("revolution-play", [A]) and s.verbs_of(A) == {"play"}
    for text in ("draw", "fix Floods", "swap Toys and Power", "close envelope", "contribute Locks 1"):
        assert s.clause(A, text) == "RR-11.08"
    s.plays(A, "play Bide Your Time")
    assert s.asks() == ("action", [B])  # no Bribe step, no reveal window


@pytest.mark.clause("RR-11.03")
def test_the_reformists_income_and_bribes_are_over() -> None:
    s = Reform(*TABLE).declared("Riots").hand(B, "Bombs 3").market("Vanity", "Diamonds 1").action(B)
    s.plays(B, "buy Vanity: Bombs 3", "claim Golf Plantation")
    assert s.seat(A).hand_size == 0 and "received lowest" not in s.happened()
    p = Reform(*TABLE).declared("Riots").policy_change(B).go_on(until="hold-up-choice")
    assert p.deciders == [B, C, D]
    r = Reform(*TABLE).declared("Riots").set_aside("").round_end(B).go_on(until="draw-step")
    assert "round-draw" not in r.step() and r.deciders != [A]
    t = Reform(*TABLE).declared("Riots").hand(B, "Bombs 3").holds(B, "Noble Estate").sets_policy(D)
    t.plays(D, "set policy Tax Tyranny").plays(B, "tax Bombs 3")
    assert "Bombs 3" in t.sees().discard


@pytest.mark.clause("RR-11.04")
def test_after_the_declare_the_poorest_is_a_billionaire() -> None:
    s = Reform(*TABLE).declared("Riots").holds(B, "Noble Estate").holds(C, "Hedge Fund").set_aside("")
    assert s.table.poorest() == D
    s.round_end(B).go_on(until="draw-step")
    assert s.deciders == [D]
    first = Reform(*TABLE, poorest_after_declare="revolutionary_first_turn").declared("Riots").set_aside("")
    first.round_end(B).go_on(until="hold-up-choice").nobody_holds_up()
    assert first.deciders != [A] and first.step() == "policy-choice"  # the first turn, but not the Policy
    first.go_on(until="revolution-play")
    assert first.deciders == [A]


@pytest.mark.clause("RR-11.05", "RR-11.08", "RR-11.11")
def test_three_cards_are_drawn_and_one_is_played_each_turn() -> None:
    s = Reform(*TABLE, alignment="Revolutionary").hand(B, "Locks 1, Locks 2").turn(A)
    s.chance("Bide Your Time", "Bide Your Time", "General Strike").plays(A, "declare")
    assert s.troublemaker(C).face_up == ("Bide Your Time", "Bide Your Time", "General Strike")
    assert s.options_of(A) == {"play Bide Your Time", "play General Strike"}  # identical cards count once
    s.plays(A, "play Bide Your Time")
    assert s.troublemaker().face_up == ("Bide Your Time", "General Strike")
    assert s.troublemaker().discard == ("Bide Your Time",)
    s.go_on(until="revolution-play")
    assert s.troublemaker().face_up == ("Bide Your Time", "General Strike")  # none drawn before all are played


@pytest.mark.clause("RR-11.06")
def test_a_short_deck_is_shuffled_with_the_discards_first() -> None:
    s = Reform(*TABLE).declared(discard=("Riots", "Boycott", "Infighting"))
    t = s.table
    t.move(t[cells.REVOLUTION_DECK], cells.REVOLUTION_DECK, cells.REVOLUTION_DISCARD)
    t.move(0b11, cells.REVOLUTION_DISCARD, cells.REVOLUTION_DECK)  # two are left
    s.turn(A)
    assert s.troublemaker().deck == 18 and len(s.troublemaker().face_up) == 3 and s.troublemaker().discard == ()


@pytest.mark.clause("RR-11.07")
def test_organize_cards_in_the_row_are_not_cards_to_play() -> None:
    s = Reform(*TABLE).declared(row=2).turn(A)
    assert len(s.troublemaker().face_up) == 3 and s.troublemaker().organized == 2
    assert s.troublemaker().deck == 21 - 2 - 3


@pytest.mark.clause("RR-11.09")
def test_a_card_without_effect_may_be_played_and_the_last_one_must() -> None:
    s = Reform(*TABLE).declared("Media Slander").hand(B, "Locks 1, Locks 2").turn(A)
    assert s.options_of(A) == {"play Media Slander"}
    s.plays(A, "play Media Slander")
    assert s.asks() == ("action", [B]) and s.troublemaker().discard == ("Media Slander",)


@pytest.mark.clause("RR-11.10")
def test_a_played_card_goes_to_the_revolution_discard_pile() -> None:
    s = Reform(*TABLE).declared("Uncomfortable Alliance").turn(A).plays(A, "play Uncomfortable Alliance")
    assert s.troublemaker().discard == () and s.sees().discard == ()  # it is being carried out
    s.plays(A, "set policy Media Megaplex")
    assert s.troublemaker().discard == ("Uncomfortable Alliance",) and s.sees().discard == ()

"""RR-4: after an explosion."""

from __future__ import annotations

import pytest

from fatcats.engine.tally import ONE
from fatcats.games.billionaires.model import cells

from ..scenario import FOUR, THREE, A, B, C, D, die
from .reform import TROUBLEMAKER, Reform


def explosion(*boards: str, last_survivor: str = "wins") -> Reform:
    """The Property Speculator (A) has the only score and is to explode."""
    return Reform(*boards, space=True, last_survivor=last_survivor).rocket("Locks 3")


def explode(s: Reform, launcher: int = B) -> Reform:
    s.launch(launcher, "Locks 1", die(6))
    while s.step() in ("pact-proposal", "pact-answer"):
        s.play(s.deciders[0], "pass by")
    return s


@pytest.mark.clause("RR-4.01", "RR-4.02", "RR-4.03", "RR-4.07")
def test_the_dead_have_lost_and_the_space_program_is_over() -> None:
    s = explode(explosion(*THREE).hand(C, "Diamonds 1"))
    assert s.alive() == [B, C]
    assert {"Locks 3", "Locks 1"} <= set(s.sees().discard)
    assert s.space().envelope == "gone" and s.seat(B).role is None
    s.go_on(until="action")
    assert s.deciders == [C] and s.clause(C, "contribute Diamonds 1") == "RR-4.03"
    s.holds(B, "Gang of Lawyers", "Hedge Fund", "Think Tank", "Art Hoard")
    s.go_on(until="draw-step")
    assert A not in s.sees().winners and not s.table[cells.ROLE_DECK] >> 9 & 1


@pytest.mark.clause("RR-4.04", "RR-1.11")
def test_assets_return_as_far_as_there_is_room() -> None:
    s = explosion(*THREE).holds(A, "Art Hoard", "Golf Plantation").market("Legacy", "Bombs 1")
    explode(s)
    assert "Art Hoard" in s.at("Legacy").assets and "Golf Plantation" in s.at("Vanity").assets
    assert s.cards_at("Legacy") == 1


@pytest.mark.clause("RR-4.05", "RR-4.06")
def test_cards_are_discarded_without_effect_and_the_role_goes_back_unseen() -> None:
    s = explosion(*THREE).hand(A, "Bombs 2, Floods").envelope(A, "Diamonds 3").role(A, "Toady")
    explode(s)
    assert {"Bombs 2", "Floods", "Diamonds 3"} <= set(s.sees().discard)
    assert s.sees().rebels == 0
    assert s.table[cells.ROLE_DECK] >> 7 & 1 and s.sees().seats[A].has_unrevealed_role is False
    (returned,) = [event for event in s.events(C) if event.name == "put role back"]
    assert returned.details == {}  # which one only its former owner knows


@pytest.mark.clause("RR-4.08", "RR-1.12")
def test_the_bunker_is_determined_anew() -> None:
    s = explosion(*THREE).holds(A, "Noble Estate", "Mercenary Army").holds(C, "Corporate Enclave").bunker(A)
    assert explode(s).table[cells.BUNKER] == -1
    t = explosion(*THREE).holds(A, "Noble Estate", "Mercenary Army", "Private Island").bunker(A)
    t.holds(C, "Corporate Enclave", "Political Lobbyists")
    assert explode(t).table[cells.BUNKER] == C


@pytest.mark.clause("RR-4.09")
def test_effects_on_the_dead_and_by_the_dead_lapse() -> None:
    s = explosion(*THREE, TROUBLEMAKER).declared("Riots")
    s.table[cells.TURNS_TO_MISS] = ONE[A]
    s.table[cells.HOSTAGES] = (D + 1) * ONE[A] + (A + 1) * ONE[C]  # on the dead, and by the dead
    explode(s)
    assert s.troublemaker().turns_to_miss == (0, 0, 0, 0) and s.troublemaker().hostages == ()


@pytest.mark.clause("RR-4.10")
def test_a_dead_seat_is_skipped_everywhere() -> None:
    s = explosion(*FOUR).hand(B, "Bombs 1, Bombs 2").hand(C, "Locks 1, Locks 2").hand(D, "Locks 2, Bombs 3")
    explode(s, D)
    assert s.asks() == ("action", [B])  # A sits between D and B
    assert s.table.poorest() in (B, C, D)
    s.table.clear()
    s.policy_change(B)
    s.go_on(until="hold-up-choice")
    assert s.deciders == [B, C, D]


@pytest.mark.clause("RR-4.11")
def test_rebels_crises_and_policy_stay() -> None:
    s = explosion(*THREE).policy("Tax Tyranny")
    s.rebels(5)
    before = (s.rebels_on(), s.sees().policy)
    explode(s)
    assert (s.rebels_on(), s.sees().policy) == before


@pytest.mark.clause("RR-4.12", "RR-4.15")
def test_a_dead_launchers_turn_is_over_and_the_next_one_takes_the_place() -> None:
    s = explosion(*THREE).closed("Influence", "Legacy", "Toys", "Power").hand(B, "Bombs 1, Bombs 2")
    explode(s, A)
    assert s.asks() == ("action", [B])  # no proposal to end the Round by A
    t = explosion(*THREE).set_aside("").deck("Locks 1").holds(B, "Art Hoard").holds(C, "Mega Yacht")
    t.closed("Influence", "Legacy", "Toys", "Power", "Vanity")
    explode(t, A)
    assert t.asks() == ("emergency-measures", [B])


@pytest.mark.clause("RR-4.13")
def test_the_last_player_wins_or_plays_on() -> None:
    two = ("Property Speculator", "War Profiteer")
    s = explode(explosion(*two))
    assert s.ending() == ("last survivor", (B,))
    t = explode(explosion(*two, last_survivor="continue").hand(B, "Bombs 1, Bombs 2"))
    assert not t.over and t.asks() == ("action", [B])
    t.plays(B, "invest Toys: Bombs 1", "close envelope")
    assert t.asks() == ("action", [B])


@pytest.mark.clause("RR-4.14")
def test_one_billionaire_and_the_troublemaker_play_on() -> None:
    s = Reform(*THREE, TROUBLEMAKER, space=True).rocket("Locks 3, Bombs 3").hand(C, "Bombs 1, Bombs 2")
    s.launch(A, "Diamonds 1", die(6))
    s.plays(A, "propose pact to player 2").plays(B, "accept")
    assert s.alive() == [C, D] and not s.over
    assert s.asks() == ("action", [C])
    s.table.clear()
    s.holds(C, "Corporate Enclave", "Art Hoard", "Think Tank", "Mega Yacht").hand(C, "").market("Vanity", "Locks 1")
    s.action(C).plays(C, "buy Vanity: Bombs 2", "claim Noble Estate")
    assert s.ending() == ("five Assets", (C,))

"""BG-15: no progress, limits, end of the game; the options that nothing else tests."""

from __future__ import annotations

from typing import Any

import pytest

import fatcats
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.model.data import CRISES, KIND_NAMES

from .scenario import THREE, A, B, C, Scenario, die

SWAP = "swap Toys and Power"


def idle(**options: Any) -> Scenario:
    return Scenario(*THREE, level=1, **options).market("Toys", "Bombs 1").market("Power", "Bombs 2").turn(A)


@pytest.mark.clause("BG-15.01")
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_some_laps_without_a_card_drawn_end_the_round(laps: int) -> None:
    s = idle(stall_laps=laps)
    for number in range(3 * laps):
        assert s.sees().round == 1
        s.plays(number % 3, "leave", SWAP)
    assert s.sees().round == 2


@pytest.mark.clause("BG-15.01")
def test_a_card_drawn_starts_the_count_anew() -> None:
    s = idle(stall_laps=1).plays(A, "leave", SWAP).plays(B, "draw", SWAP).plays(C, "leave", SWAP)
    assert s.sees().round == 1
    puppets = Scenario("Aristocrat", "Media Baron", level=1, puppets=("Tech Overlord", "War Profiteer"), stall_laps=1)
    puppets.market("Toys", "Bombs 1").market("Power", "Bombs 2").chance(die(1), "Locks 1", die(1), "Locks 2").turn(A)
    puppets.plays(A, "leave", SWAP).plays(B, "leave", SWAP)
    assert puppets.sees().round == 1  # the Puppets' cards left the deck


@pytest.mark.clause("BG-15.02")
def test_after_the_last_round_nobody_wins_or_the_richest() -> None:
    s = Scenario(*THREE, level=3, max_rounds=3).round(3).role(B, "Celebrity").set_aside("").round_end(A)
    s.go_on(until="")
    assert s.ending() == ("Round limit", ()) and s.outcome is not None and s.outcome.places == (2, 2, 2)
    rich = Scenario(*THREE, max_rounds=3, cap_result="richest").round(3).holds(A, "Noble Estate").holds(B, "Hedge Fund")
    rich.role(C, "Toady").envelope(C, "Locks 3, Locks 2").set_aside("").round_end(A).go_on(until="")
    assert rich.ending() == ("richest at the Round limit", (A, B))
    assert Scenario(*THREE, level=1, max_rounds=3).round(2).round_end(A).sees().round == 3


@pytest.mark.clause("BG-15.03")
def test_there_are_no_other_endings() -> None:
    assert GAME.endings[:5] == ("five Assets", "Celebrity", "Revolution", "Round limit", "richest at the Round limit")
    reasons = set()
    for seed in range(25):
        match = fatcats.new("billionaires", seats=3, seed=seed, level=4)
        rng = seeded(seed)
        while not match.over:
            seat = match.deciders[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
    assert reasons <= set(GAME.endings) and "Revolution" in reasons


@pytest.mark.clause("BG-15.04")
def test_nobody_is_eliminated_before_the_end() -> None:
    s = Scenario(*THREE, level=1).market("Toys", "Bombs 1").market("Power", "Bombs 2").turn(A)
    order = []
    for _ in range(6):
        order.append(s.sees().turn)
        s.plays(order[-1], "leave", SWAP)
    assert order == [A, B, C, A, B, C]


@pytest.mark.clause("BG-15.06")
def test_a_player_out_of_time_says_no() -> None:
    def default(s: Scenario, seat: int) -> str:
        return s.game.moves.notation(s.game.default_move(s.knowledge(seat, seeded(1))))

    assert default(idle(), A) == "leave"
    assert default(Scenario(*THREE).hand(A, "Locks 1").turn_end(A), A) == "close envelope"
    assert default(Scenario(*THREE).policy_change(), A) == "hold back"
    assert default(Scenario(*THREE).sets_policy(A), A) == "set policy none"
    assert default(Scenario(*THREE, level=2).rebels(7).panic("Fascist Rule"), A) == "pass by"
    action = Scenario(*THREE, level=1).hand(A, "Locks 1").market("Toys", "Bombs 1").action()
    assert default(action, A) == "buy Influence: Locks 1"  # the first legal option


# --- options ----------------------------------------------------------------------------------------------------------


def test_four_ones_three_twos_and_two_threes() -> None:
    s = Scenario(*THREE, level=1, resource_values="4-3-2")
    s.table.move_all(0, 17)  # the whole deck into A's hand
    hand = s.seat(A).hand
    assert [hand.count(f"Locks {value}") for value in (1, 2, 3)] == [4, 3, 2]
    assert sum(s.sees().worth[card] for card in hand if card in KIND_NAMES[:15]) == 5 * (4 + 6 + 6)
    s = (
        Scenario(*THREE, level=1, resource_values="4-3-2")
        .hand(A, "Locks 1, Locks 1")
        .market("Toys", "Bombs 1")
        .action()
    )
    s.plays(A, "buy Toys: Locks 1 + Locks 1")
    assert next(e for e in s.events(None) if e.name == "bought").details["cards"] == ["Locks 1", "Locks 1"]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_points_of_the_scam_card_can_be_agreed(value: int) -> None:
    assert Scenario(*THREE, scam_value=value).sees().worth["Scam"] == value


@pytest.mark.parametrize("icons, number", [("22", 1), ("24", 3)])
def test_cyberattack_has_one_icon_or_three(icons: str, number: int) -> None:
    s = Scenario(*THREE, level=2, crisis_icons=icons).hand(A, "Locks 1").market("Toys", "Cyberattack").action()
    s.plays(A, "buy Toys: Locks 1")
    assert s.rebels_on() == {"Cyberattack": number} and sum(n for _, n in CRISES) == 22

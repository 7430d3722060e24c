"""RR-1: modules and conventions; RR-6: Troublemakers: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fatcats
from fatcats.engine.bits import members
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.expansion.space_program.launch import board_score
from fatcats.games.billionaires.expansion.troublemakers.troublemaker import lowest_cards
from fatcats.games.billionaires.model import cells

from ..scenario import FOUR, THREE, A, B, C, D, crisis_cards, die
from .reform import TROUBLEMAKER, Reform

MODULE: dict[str, Any] = {"level": 4, "troublemakers": True}


def table(seats: int, seed: int = 1, **options: Any) -> fatcats.Match:
    return fatcats.new("billionaires", seats=seats, seed=seed, **{**MODULE, **options})


# --- RR-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-1.02", "RR-1.03", "RR-1.04", "RR-1.05")
@pytest.mark.parametrize(
    "seats, options, clause",
    [
        (3, {"level": 4, "troublemakers": True}, "RR-1.03"),
        (2, {"level": 4, "troublemakers": True, "puppets": True}, "RR-1.03"),
        (6, {"level": 4}, "RR-1.03"),
        (4, {"level": 3, "troublemakers": True}, "RR-1.04"),
        (4, {"level": 2, "space_program": True}, "RR-1.02"),
        (4, {"level": 4, "troublemakers": True, "troublemaker_seat": "named", "named_troublemaker": 5}, "RR-6.02"),
    ],
)
def test_modules_that_do_not_go_together_are_refused(seats: int, options: dict[str, Any], clause: str) -> None:
    with pytest.raises(fatcats.BadOption, match=clause):
        fatcats.new("billionaires", seats=seats, **options)


@pytest.mark.clause("RR-1.01", "RR-1.03")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("space", [True, False])
def test_there_is_one_troublemaker_and_three_to_five_billionaires(seats: int, space: bool) -> None:
    match = table(seats, space_program=space, billionaire_choice="random")
    view: Any = match.view(None)
    assert [seat.is_troublemaker for seat in view.seats].count(True) == 1
    assert len([seat for seat in view.seats if seat.board]) == seats - 1
    assert (view.space is not None) == space


@pytest.mark.clause("RR-1.06")
@pytest.mark.parametrize("seats, starred", [(4, 0), (5, 4), (6, 5)])
def test_set_up_counts_billionaires_not_players(seats: int, starred: int) -> None:
    view: Any = table(seats, billionaire_choice="random").view(None)
    assert sum(len(seat.board.assets) for seat in view.seats if seat.board) == starred


@pytest.mark.clause("RR-1.07", "RR-1.08")
def test_policy_doubles_every_count_and_special_actions_count_as_printed() -> None:
    s = Reform(TROUBLEMAKER, *THREE, space=True).policy("Real Estate Bonanza").rocket("Locks 2, Bombs 2")
    assert (board_score(s.table, 4), board_score(s.table, 0)) == (4, 2)
    s.market("Toys", "Locks 2", "Bombs 3, Scam")
    s.table.move_all(cells.FACE_DOWN + 2, cells.FACE_UP + 2)
    assert s.table.points(lowest_cards(s.table, 2)) == 2  # the Scam, since Locks 2 count four
    s = Reform(TROUBLEMAKER, *THREE).policy("Real Estate Bonanza").crisis("Drought", 1).hand(A, "Locks 1, Audit")
    s.fix(A, "Drought", "Locks 1", "Audit", chance=("Locks 2",)).nobody_helps()
    assert s.details("fix scored") == [{"points": 5, "against": 4}]
    t = Reform(TROUBLEMAKER, *THREE).policy("Real Estate Bonanza").crisis("Floods", 2).hand(B, "Locks 1, Audit")
    t.card(A, "Fascist Thugs").plays(B, "pay Locks 1", "pay Audit", "finish")
    assert t.details("paid thugs") == [{"cards": ["Locks 1", "Audit"], "points": 5}]


@pytest.mark.clause("RR-1.10")
def test_an_effect_that_empties_the_deck_is_completed_before_the_round_ends() -> None:
    s = Reform(TROUBLEMAKER, *THREE).set_aside("").deck("Locks 1, Bombs 2")
    s.card(A, "Boycott", "Locks 1", "Bombs 2").plays(A, "place Toys: Locks 1", "place Power: Bombs 2")
    assert "round ended" in s.happened() and s.happened().index("boycotted") < s.happened().index("round ended")


@pytest.mark.clause("RR-1.12")
def test_the_bunker_follows_assets_returned_by_a_card() -> None:
    s = Reform(TROUBLEMAKER, *THREE).crisis("Floods", 2).holds(B, "Noble Estate", "Mercenary Army").bunker(B)
    s.card(A, "Involuntary Donation").plays(A, "return Noble Estate", "remove rebels Floods")
    assert s.table[cells.BUNKER] == -1


@pytest.mark.clause("RR-1.14")
def test_cards_and_revolution_cards_are_never_lost() -> None:
    for seed in range(6):
        match = table(4 + seed % 3, seed, space_program=True)
        number = 0
        while not match.over:
            seat = match.deciders[number % len(match.deciders)]
            legal = match.legal(seat)
            match.play(seat, legal[(number * 7 + seed) % len(legal)])
            number += 1
            if number % 5 == 0:
                assert GAME.broken_invariants(match._table) == []


@pytest.mark.clause("RR-1.15")
def test_victories_of_the_expansion_are_immediate_whatever_was_agreed() -> None:
    s = Reform(*THREE, space=True, win_timing="end_of_turn").rocket("Locks 3").launch(A, "Bombs 1", die(1))
    assert s.ending() == ("escape", (A,))
    t = Reform(TROUBLEMAKER, *THREE, win_timing="end_of_turn").collected("Killer Robots!, Militias")
    t.crisis("Drought", 1).hand(A, "Locks 3, Bombs 3").fix(A, "Drought", "Locks 3", "Bombs 3", chance=("Locks 1",))
    t.nobody_helps()
    assert t.ending() == ("seven icons", (A,))


@pytest.mark.clause("RR-1.16")
def test_a_window_for_a_secret_role_asks_everybody_who_might_hold_it() -> None:
    s = Reform(TROUBLEMAKER, *THREE).role(B, "Banker").role(C, "Insider Trader").role(D, "Toady", revealed=True)
    s.card(A, "Riots")
    assert s.asks() == ("insider-window", [B, C])  # not the Troublemaker, not the Revealed Role
    assert s.options_of(B) == {"decline"} and "swap envelopes with player 2" in s.options_of(C)
    s.plays(B, "decline")
    assert s.sees(D).asked == (B, C)  # who has answered is not shown
    before = len(s.events(None))
    s.plays(C, "decline")
    assert len(s.events(None)) == before and s.step() == "hold-up-choice"


# --- RR-6 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RR-6.01", "RR-6.06", "RR-6.08")
def test_the_base_game_is_set_up_and_everybody_gets_a_card() -> None:
    match = table(5, billionaire_choice="random")
    view: Any = match.view(None)
    assert [seat.hand_size for seat in view.seats] == [1] * 5
    assert all(len(market.face_up) == 1 and market.face_down == 1 for market in view.markets)
    assert view.deck_size == 53 - 10 - 5
    s = Reform(TROUBLEMAKER, *THREE).hand(A, "Locks 1").action(A).plays(A, "invest Toys: Locks 1")
    assert s.step() == "bribe-step"  # the Troublemaker has an envelope too


@pytest.mark.clause("RR-6.02", "RR-6.05", "RR-6.11")
def test_troublemaker_alignment_and_starting_player_are_random() -> None:
    tables: list[Any] = [table(4, seed)._table for seed in range(200)]
    troublemakers = Counter(int(t[cells.TROUBLEMAKER]) for t in tables)
    alignments = Counter(int(t[cells.ALIGNMENT]) for t in tables)
    assert set(troublemakers) == {0, 1, 2, 3} and min(troublemakers.values()) > 25
    assert 70 < alignments[0] < 130
    starters = {
        next(event.seat for event in table(4, seed).events(None) if event.name == "began") for seed in range(40)
    }
    assert starters == {0, 1, 2, 3}
    same = [seed for seed in range(60) if began(table(4, seed)) == table(4, seed)._table[cells.TROUBLEMAKER]]
    assert same  # the Troublemaker is a candidate


def began(match: fatcats.Match) -> int:
    return next(event.seat for event in match.events(None) if event.name == "began")


@pytest.mark.clause("RR-6.02")
def test_the_troublemaker_can_be_named() -> None:
    for seed in range(5):
        assert table(5, seed, troublemaker_seat="named", named_troublemaker=4)._table[cells.TROUBLEMAKER] == 3


@pytest.mark.clause("RR-6.03", "RR-6.04", "RR-6.05")
def test_only_the_troublemaker_knows_the_alignment() -> None:
    match = table(4)
    seat = int(match._table[cells.TROUBLEMAKER])
    for viewer in (None, 0, 1, 2, 3):
        view: Any = match.view(viewer)
        assert (view.troublemaker.alignment is not None) == (viewer == seat)
        assert view.troublemaker.seat == seat and not view.troublemaker.is_declared
        (taken,) = [event for event in match.events(viewer) if event.name == "took alignment"]
        assert bool(taken.details) == (viewer == seat)


@pytest.mark.clause("RR-6.07", "RR-6.12", "RR-6.14")
def test_boards_and_roles_pass_over_the_troublemaker() -> None:
    for seed in range(12):
        match = table(4, seed)
        seat = int(match._table[cells.TROUBLEMAKER])
        asked: dict[str, list[int]] = {}
        while match.view(None).step in ("board-choice", "role-choice"):
            (decider,) = match.deciders
            asked.setdefault(match.view(None).step, []).append(decider)
            match.play(decider, match.legal(decider)[0])
        others = [(began(match) + i) % 4 for i in range(4) if (began(match) + i) % 4 != seat]
        assert asked == {"board-choice": others, "role-choice": others}
        view: Any = match.view(None)
        own = view.seats[seat]
        assert own.board is None and not own.has_unrevealed_role


@pytest.mark.clause("RR-6.07")
def test_by_agreement_the_reformist_has_a_role_until_the_declare() -> None:
    match = table(4, reformist_role=True, billionaire_choice="random")
    seats = set()
    while match.view(None).step == "role-choice":
        seats.add(match.deciders[0])
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    assert seats == {0, 1, 2, 3}
    s = Reform(TROUBLEMAKER, *THREE, alignment="Revolutionary", reformist_role=True).role(A, "Banker").turn(A)
    s.plays(A, "declare")
    assert s.seat(A).role is None and s.table[cells.ROLE_DECK] & 1


@pytest.mark.clause("RR-6.09", "RR-6.10")
def test_two_crises_lie_activated_and_nothing_follows_from_them() -> None:
    for seed in range(10):
        match = table(4, seed, billionaire_choice="random")
        t: Any = match._table
        view: Any = match.view(None)
        assert len(view.crises) == 2 and all(crisis.rebels == crisis.icons for crisis in view.crises)
        assert len(crisis_cards(t, cells.SET_ASIDE)) == 6
        assert view.discard == () and view.policy == "none" and view.panic.stage == "none"
        assert not any("window" in event.name for event in match.events(None))


@pytest.mark.clause("RR-6.13")
def test_revolution_cards_stay_aside_until_a_declare() -> None:
    t: Any = table(4)._table
    assert [t[zone] for zone in range(cells.REVOLUTION_DECK, cells.REVOLUTION_DRAWN + 1)] == [0] * 6
    s = Reform(TROUBLEMAKER, *THREE, alignment="Revolutionary").turn(A).plays(A, "declare")
    assert s.troublemaker().deck == 18 and len(members(s.table[cells.REVOLUTION_HAND])) == 3


def test_four_billionaires_and_a_troublemaker_sit_in_any_order() -> None:
    s = Reform(FOUR[0], FOUR[1], TROUBLEMAKER, FOUR[2], FOUR[3])
    assert s.troublemaker().seat == C

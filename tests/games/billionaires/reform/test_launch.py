"""RR-3: the launch, from the window to the die."""

from __future__ import annotations

import pytest

from fatcats.games.billionaires.model import cells, steps

from ..scenario import FIVE, FOUR, THREE, A, B, C, D, E, die
from .reform import TROUBLEMAKER, Reform

# THREE: Property Speculator (Locks), War Profiteer (Bombs), Aristocrat (Diamonds); FOUR: and Media Baron (Dishes)

# --- RR-3.01 to RR-3.05: the window -----------------------------------------------------------------------------------


@pytest.mark.clause("RR-3.01")
def test_there_is_no_launch_before_the_panic() -> None:
    for stage, asked in ((cells.NO_PANIC, False), (cells.PANIC_PENDING, False), (cells.PANIC_OVER, True)):
        s = Reform(*THREE, space=True).role(A, "Space Cowboy")
        s.table[cells.PANIC] = stage
        assert (s.launch_window(A).step() == "launch-window") == asked
        early = Reform(*THREE, space=True).role(A, "Space Cowboy").role(B, "Banker").hand(A, "Locks 1, Locks 2")
        early.table[cells.PANIC] = stage
        assert early.action(A).clause(A, "reveal Space Cowboy") == ("RR-3.02" if asked else "RR-3.01")
        early.plays(A, "invest Toys: Locks 1")
        assert early.step() == "bribe-step"
        assert early.clause(A, "reveal Space Cowboy") == ("RR-3.02" if asked else "RR-3.01")
        assert early.clause(A, "reveal Toady") == "BG-12.03"  # not the holder


@pytest.mark.clause("RR-1.17", "RR-3.02")
def test_whoever_has_an_unrevealed_role_is_asked_at_the_end_of_the_own_turn() -> None:
    s = Reform(*THREE, space=True).role(A, "Banker").role(B, "Space Cowboy").launch_window(A)
    assert s.asks() == ("launch-window", [A]) and s.options_of(A) == {"decline"}
    assert s.clause(A, "reveal Space Cowboy") == "RR-3.02"
    s.plays(A, "decline").go_on(until="launch-window")
    assert s.deciders == [B] and s.options_of(B) == {"decline", "reveal Space Cowboy"}


@pytest.mark.clause("RR-1.17")
def test_the_window_is_left_out_only_for_public_reasons() -> None:
    def is_asked(s: Reform) -> bool:
        return s.launch_window(A).step() == "launch-window"

    assert not is_asked(Reform(*THREE, space=True))  # no Role
    assert not is_asked(Reform(*THREE, space=True).role(A, "Banker", revealed=True))
    assert not is_asked(Reform(*THREE, space=True).role(A, "Banker").role(B, "Space Cowboy", revealed=True))
    gone = Reform(*THREE, space=True).role(A, "Banker")
    gone.table[cells.SPACE] = cells.ENVELOPE_GONE
    assert not is_asked(gone)
    assert is_asked(Reform(*THREE, space=True).role(A, "Banker"))


@pytest.mark.clause("RR-1.17")
def test_gangster_and_vulture_windows_ask_only_the_player_they_belong_to() -> None:
    s = Reform(*THREE, space=True).role(A, "Banker").role(B, "Space Cowboy").holds(B, "Mega Yacht").hand(A, "Audit")
    s.action(A).plays(A, "audit Mega Yacht")
    assert s.asks() == ("gangster-window", [A])
    v = Reform(*THREE, space=True).role(A, "Banker").role(B, "Space Cowboy").sets_policy(A)
    assert v.asks() == ("vulture-window", [A])


@pytest.mark.clause("RR-3.03", "RR-1.09")
def test_the_steps_at_the_end_of_a_turn_keep_their_order() -> None:
    s = Reform("Property Speculator", "War Profiteer", puppets=("Aristocrat", "Media Baron"), space=True)
    s.role(A, "Space Cowboy").role(B, "Banker").rebels(7).closed("Influence", "Legacy", "Toys", "Power")
    s.hand(A, "Locks 1").market("Vanity", "Bombs 1")
    s.table[cells.PANIC], s.table[cells.PANIC_LEADER] = cells.PANIC_PENDING, A
    s.action(A).chance("Fascist Rule").plays(A, "contribute Locks 1")
    seen = []
    while s.step() != "roll-shift":
        if s.step() not in seen:
            seen.append(s.step())
        s.plays(s.deciders[0], default(s))
        if s.sees().turn != A:
            break
    assert seen[:5] == ["bribe-step", "turn-end", "negotiation", "launch-window", "early-end-proposal"]
    assert "puppet rolled" in s.happened()


def default(s: Reform) -> str:
    seat = s.deciders[0]
    wanted = ("close envelope", "end turn", "decline", "pass by", "finish", "leave")
    return next((text for text in wanted if text in s.options_of(seat)), sorted(s.options_of(seat))[0])


@pytest.mark.clause("RR-3.04")
def test_a_panic_after_a_puppet_roll_gives_no_window_in_that_turn() -> None:
    s = Reform("Property Speculator", "War Profiteer", puppets=("Aristocrat", "Media Baron"), space=True)
    s.role(A, "Space Cowboy").role(B, "Banker").hand(B, "Locks 1, Locks 2")
    s.table[cells.PANIC], s.table[cells.PANIC_LEADER] = cells.PANIC_PENDING, A
    for step in (steps.TURN_CHANGE, steps.PANIC_CHECK):
        s.table.push(step, A, 0)
    s.table.advance()
    s.go_on(until="action")
    assert s.deciders == [B] and "launch-window" not in s.step()
    s.go_on(until="launch-window")
    assert s.deciders == [B]  # the next Billionaire who ends a turn


@pytest.mark.clause("RR-3.05")
def test_revealing_always_launches_and_there_is_no_other_use() -> None:
    s = Reform(*THREE, space=True).role(A, "Space Cowboy").hand(A, "Locks 1").turn(A)
    assert s.clause(A, "reveal Space Cowboy") == "RR-3.02"
    s = Reform(*THREE, space=True).launch(A, "Locks 1")
    assert "opened space envelope" in s.happened()


# --- RR-3.06 to RR-3.12: final card and tally -------------------------------------------------------------------------


@pytest.mark.clause("RR-3.06", "RR-3.07", "RR-3.08")
def test_the_first_resource_card_drawn_is_the_final_card() -> None:
    s = Reform(*THREE, space=True).set_aside("Floods")
    s.put("Pandemic", cells.DECK)
    s.rocket("Locks 3").launch(A, "Pandemic", "Audit", "Electrical Bolts 2", die(2))
    assert s.details("final card") == [{"cards": ["Electrical Bolts 2"]}]
    assert s.details("skipped for rocket") == [{"cards": ["Pandemic"]}, {"cards": ["Audit"]}]
    assert s.sees().rebels == 0 and s.rebels_on() == {}


@pytest.mark.clause("RR-3.09")
def test_an_exhausted_deck_gives_no_final_card() -> None:
    s = Reform(*THREE, space=True).rocket("Locks 3").deck("Audit").launch(A, "Audit", die(2))
    assert s.details("final card") == []
    assert s.ending() == ("escape", (A,))


@pytest.mark.clause("RR-3.10", "RR-3.11", "RR-3.12")
def test_the_tally_is_public_and_counts_all_five_suits() -> None:
    s = Reform(*FOUR, space=True).policy("Real Estate Bonanza").rocket("Locks 2, Locks 1, Electrical Bolts 3")
    s.launch(A, "Bombs 2")
    assert s.space().cards == ("Bombs 2", "Electrical Bolts 3", "Locks 1", "Locks 2")
    assert s.space().scores == {
        "War Profiteer": 2,
        "Tech Overlord": 3,
        "Aristocrat": 0,
        "Media Baron": 0,
        "Property Speculator": 6,
    }


# --- RR-3.13 to RR-3.20: pacts ----------------------------------------------------------------------------------------


@pytest.mark.clause("RR-3.13")
@pytest.mark.parametrize(
    "boards, option, possible",
    [
        (THREE, "players", False),
        (FOUR, "players", True),
        ((*THREE, TROUBLEMAKER), "players", True),
        ((*THREE, TROUBLEMAKER), "billionaires", False),
        ((*FOUR, TROUBLEMAKER), "billionaires", True),
    ],
)
def test_pacts_need_four_players_at_the_start(boards: tuple[str, ...], option: str, possible: bool) -> None:
    s = Reform(*boards, space=True, pact_player_count=option).rocket("Locks 1").launch(A, "Locks 1", die(6))
    assert (s.step() == "pact-proposal") == possible


@pytest.mark.clause("RR-3.14", "RR-3.15", "RR-3.20")
def test_a_pact_adds_two_scores_and_need_not_include_the_highest() -> None:
    s = Reform(*FIVE, space=True).rocket("Locks 3, Bombs 2, Diamonds 2").launch(A, "Satellite Dishes 1", die(3))
    s.plays(A, "pass by").plays(B, "propose pact to player 3").plays(C, "accept")
    s.plays(D, "propose pact to player 5").plays(E, "accept")  # the Tech Overlord has a score of 0
    assert s.ending() == ("escape", (B, C))  # 4 against 3 and 1 + 0, all before the die


@pytest.mark.clause("RR-3.16", "RR-3.17")
def test_proposals_go_clockwise_from_the_space_cowboy_and_are_answered_at_once() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 3").launch(C, "Bombs 1")
    assert s.asks() == ("pact-proposal", [C])
    assert s.options_of(C) == {"pass by", *(f"propose pact to player {n}" for n in (1, 2, 4))}
    s.plays(C, "pass by")
    assert s.deciders == [D]
    s.plays(D, "propose pact to player 1")
    assert s.asks() == ("pact-answer", [A]) and s.options_of(A) == {"accept", "refuse"}
    assert s.clause(A, "pass by") == "RR-3.17"
    s.plays(A, "accept")
    assert s.space().pacts == ((A, D),)
    assert s.asks() == ("pact-proposal", [B])  # A has a pact and cannot leave it
    assert s.options_of(B) == {"pass by", "propose pact to player 3"}


@pytest.mark.clause("RR-3.18")
def test_each_has_two_proposals_and_never_two_to_the_same() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 3").launch(A, "Bombs 1")
    s.plays(A, "propose pact to player 2").plays(B, "refuse", "pass by").plays(C, "pass by").plays(D, "pass by")
    assert s.deciders == [A] and s.clause(A, "propose pact to player 2") == "RR-3.18"
    s.plays(A, "propose pact to player 3").plays(C, "refuse").plays(B, "pass by").plays(C, "pass by")
    s.plays(D, "pass by")
    assert s.options_of(A) == {"pass by"} and s.clause(A, "propose pact to player 4") == "RR-3.18"
    one = Reform(*FOUR, space=True, pact_proposals=1).rocket("Locks 3").launch(A, "Bombs 1")
    one.plays(A, "propose pact to player 2").plays(B, "refuse", "pass by").plays(C, "pass by").plays(D, "pass by")
    assert one.options_of(A) == {"pass by"}


@pytest.mark.clause("RR-3.19")
def test_the_window_closes_when_all_have_passed_or_none_can_propose() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 3").launch(A, "Bombs 1", die(2))
    for seat in (A, B, C):
        s.plays(seat, "pass by")
    assert not s.over
    s.plays(D, "pass by")
    assert s.ending() == ("escape", (A,))
    t = Reform(*FOUR, space=True).rocket("Locks 3").launch(A, "Bombs 1", die(2))
    t.plays(A, "propose pact to player 2").plays(B, "accept").plays(C, "propose pact to player 4").plays(D, "accept")
    assert t.ending() == ("escape", (A, B))  # nobody without a pact was asked again


# --- RR-3.21 to RR-3.25: boarding -------------------------------------------------------------------------------------


@pytest.mark.clause("RR-3.21", "RR-3.22")
def test_the_highest_party_must_board() -> None:
    s = Reform(*THREE, space=True).rocket("Bombs 3, Bombs 2, Locks 3").launch(A, "Diamonds 1", die(6))
    assert s.details("boarded") == [{"points": 5, "faces": 4}] and s.alive() == [A, C]  # nobody was asked


@pytest.mark.clause("RR-3.22")
def test_by_agreement_the_highest_party_may_stay_and_the_next_is_asked() -> None:
    s = Reform(*THREE, space=True, rocket_boarding="optional").rocket("Bombs 3, Locks 2")
    s.launch(A, "Diamonds 1", die(1))
    assert s.asks() == ("boarding", [B]) and s.options_of(B) == {"board", "stay behind"}
    assert s.clause(B, "decline") == "RR-3.22"
    s.plays(B, "stay behind")
    assert s.deciders == [A]
    s.plays(A, "board")
    assert s.ending() == ("escape", (A,))


@pytest.mark.clause("RR-3.22")
def test_a_partner_left_alone_flies_only_with_the_highest_score() -> None:
    s = Reform(*FOUR, space=True, rocket_boarding="optional").rocket("Bombs 3, Diamonds 2, Locks 2")
    s.launch(A, "Locks 2", die(2))  # Locks 4, Bombs 3, Diamonds 2
    s.plays(A, "pass by").plays(B, "propose pact to player 3").plays(C, "accept").plays(D, "pass by").plays(
        A, "pass by"
    )
    assert s.asks() == ("boarding", [B])
    s.plays(B, "board").plays(C, "stay behind")
    assert s.deciders == [A]  # 4 against 3
    s.plays(A, "stay behind")
    assert s.ending() == ("escape", (B,))  # is highest now, and wanted to board


@pytest.mark.clause("RR-3.23", "RR-3.25")
def test_nobody_boards_if_all_scores_are_nought_or_an_unplayed_suit_is_highest() -> None:
    empty = Reform(*THREE, space=True).deck("Audit").launch(A, "Audit")
    assert empty.details("nobody boarded") and empty.space().envelope == "closed"
    s = Reform(*THREE, space=True).rocket("Electrical Bolts 3, Locks 2").launch(A, "Bombs 1")
    assert s.details("nobody boarded") and "rocket exploded" not in s.happened()
    assert (s.space().envelope, s.space().number) == ("closed", 0)
    assert set(s.sees().discard) == {"Electrical Bolts 3", "Locks 2", "Bombs 1"}


@pytest.mark.clause("RR-1.13", "RR-3.24")
@pytest.mark.parametrize("outcome, flyer", [(0, A), (1, B)])
def test_a_tie_is_broken_at_random(outcome: int, flyer: int) -> None:
    s = Reform(*THREE, space=True).rocket("Locks 3, Bombs 3").launch(A, "Diamonds 1", outcome, die(1))
    assert s.ending() == ("escape", (flyer,))


@pytest.mark.clause("RR-3.24")
def test_an_unplayed_suit_loses_a_tie_and_by_agreement_a_tie_grounds_the_rocket() -> None:
    s = Reform(*THREE, space=True).rocket("Locks 3, Electrical Bolts 3").launch(A, "Bombs 1", die(1))
    assert s.ending() == ("escape", (A,))
    t = Reform(*THREE, space=True, rocket_tie="nobody").rocket("Locks 3, Bombs 3").launch(A, "Diamonds 1")
    assert t.details("nobody boarded") and t.space().envelope == "closed"


# --- RR-3.26 to RR-3.32: the die and what follows ---------------------------------------------------------------------


@pytest.mark.clause("RR-3.26", "RR-3.27", "RR-3.28", "RR-3.29")
@pytest.mark.parametrize("score", range(1, 10))
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_rocket_escapes_on_less_than_the_score_but_never_on_a_six(score: int, roll: int) -> None:
    cards = {1: "1", 2: "2", 3: "3", 4: "3 1", 5: "3 2", 6: "3 3", 7: "3 3 1", 8: "3 3 2", 9: "3 3 3"}[score].split()
    s = Reform(*THREE, space=True).rocket(", ".join(f"Locks {value}" for value in cards)).deck("Audit")
    s.launch(B, "Audit", die(roll))
    if roll < score and roll != 6:
        assert s.ending() == ("escape", (A,))
    else:
        assert s.alive() == [B, C] and not s.over
    assert (s.over, s.happened().count("rocket exploded")) == (roll < min(score, 6), int(roll >= min(score, 6)))


@pytest.mark.clause("RR-3.31", "RR-3.32")
def test_after_a_launch_without_boarding_the_space_cowboy_is_a_used_role() -> None:
    s = Reform(*THREE, space=True).rocket("Electrical Bolts 3").set_aside("").launch(A, "Bombs 1")
    assert s.seat(A).role == "Space Cowboy" and s.seat(A).is_revealed
    assert s.step() != "launch-window"
    s.table.clear()
    s.round_end(A)
    assert s.table[cells.ROLE_DECK] >> 9 & 1  # back by the base rules

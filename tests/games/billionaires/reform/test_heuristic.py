"""The player by rules of thumb knows what both modules are about."""

from __future__ import annotations

import pytest

from fatcats.bots import make_bot
from fatcats.engine.rng import seeded
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.bot.weighing import weigh_trade
from fatcats.games.billionaires.model import cells

from ..scenario import FOUR, THREE, A, B, C, D
from .reform import TROUBLEMAKER, Reform

TABLE = (TROUBLEMAKER, *THREE)  # A is the Troublemaker; B Property Speculator, C War Profiteer, D Aristocrat


def choice(s: Reform, seat: int) -> str:
    return GAME.moves.notation(make_bot("billionaires", "heuristic").choose(s.knowledge(seat, seeded(1))))


# --- Space Program ----------------------------------------------------------------------------------------------------


def test_a_space_cowboy_contributes_the_own_suit_where_nothing_is_to_be_bought() -> None:
    s = Reform(*THREE, space=True).role(A, "Space Cowboy").hand(A, "Locks 3").rocket("Locks 1")
    s.market("Influence", "Bombs 3", "Bombs 2").market("Legacy", "Bombs 3", "Bombs 2")
    s.market("Toys", "Bombs 3", "Bombs 2").market("Power", "Diamonds 3", "Diamonds 2")
    s.market("Vanity", "Diamonds 3", "Diamonds 2")
    assert choice(s.action(A), A) == "contribute Locks 3"
    t = Reform(*THREE, space=True).hand(A, "Bombs 3").rocket("Locks 1").market("Vanity", "Bombs 3", "Bombs 2").action(A)
    assert not choice(t, A).startswith("contribute")  # nothing for others


@pytest.mark.parametrize(
    "envelope, answer",
    [("Locks 3, Locks 3", "reveal Space Cowboy"), ("Locks 2", "decline"), ("Bombs 3, Bombs 3", "decline")],
)
def test_the_space_cowboy_launches_when_the_odds_are_right(envelope: str, answer: str) -> None:
    s = Reform(*THREE, space=True).role(A, "Space Cowboy").rocket(envelope).launch_window(A)
    assert choice(s, A) == answer


def test_a_rival_who_is_about_to_win_is_sent_up_with_bad_odds() -> None:
    s = Reform(*THREE, space=True).role(A, "Space Cowboy").rocket("Bombs 2")
    s.holds(B, "Hedge Fund", "Gang of Lawyers", "Think Tank", "Art Hoard").launch_window(A)
    assert choice(s, A) == "reveal Space Cowboy"


def test_pacts_are_made_and_refused() -> None:
    s = Reform(*FOUR, space=True).rocket("Locks 3, Bombs 3, Diamonds 2").launch(A, "Locks 1")  # 4, 3, 2, 0
    s.plays(A, "pass by").plays(B, "pass by").plays(C, "pass by")
    s.plays(D, "propose pact to player 1")
    assert choice(s, A) == "refuse"  # a score of 0 adds nothing
    s.plays(A, "refuse", "pass by")
    assert choice(s, B) == "propose pact to player 1"  # 7 escape more often than 5
    s.plays(B, "propose pact to player 1")
    assert choice(s, A) == "accept"


# --- Troublemaker -----------------------------------------------------------------------------------------------------


def test_reformist_and_hidden_revolutionary_have_different_aims() -> None:
    def table(alignment: str) -> Reform:
        s = Reform(*TABLE, alignment=alignment).crisis("Drought", 1).crisis("Militias", 3)
        return s.hand(A, "Locks 3, Floods").market("Toys", "Bombs 1").action(A)

    reformist = table("Reformist")
    assert choice(reformist, A) == "fix Drought"  # what the odds allow
    assert choice(reformist.plays(A, "fix Drought"), A) == "commit Locks 3"
    revolutionary = table("Revolutionary")
    assert choice(revolutionary, A).startswith("fix")  # the same face
    assert choice(revolutionary.plays(A, "fix Drought"), A) == "commit Floods"


def test_a_revolutionary_declares_when_the_time_is_ripe() -> None:
    early = Reform(*TABLE, alignment="Revolutionary").crisis("Floods", 2).turn(A)
    ripe = Reform(*TABLE, alignment="Revolutionary").rebels(7).turn(A)
    assert (choice(early, A), choice(ripe, A)) == ("decline", "declare")


def test_billionaires_help_against_many_rebels_and_hinder_a_reformist_about_to_win() -> None:
    s = Reform(*TABLE).rebels(7).hand(B, "Bombs 3, Locks 1").fix(A, "Poverty")
    assert choice(s, B) == "help with Bombs 3"
    t = Reform(*TABLE).collected("Killer Robots!, Pandemic").crisis("Poverty", 2).hand(B, "Drought, Locks 1")
    assert choice(t.fix(A, "Poverty"), B) == "help with Drought"
    calm = Reform(*TABLE).crisis("Poverty", 2).hand(B, "Bombs 3").fix(A, "Poverty")
    assert choice(calm, B) == "decline"
    celebrity = Reform(*TABLE).rebels(8).role(B, "Celebrity").hand(B, "Bombs 3, Wildfires").fix(A, "Poverty")
    assert choice(celebrity, B) == "help with Wildfires"


# --- Revolution cards -------------------------------------------------------------------------------------------------


def leader_with_four() -> Reform:
    s = Reform(*TABLE).crisis("Floods", 2)
    return s.holds(C, "Hedge Fund", "Gang of Lawyers", "Think Tank", "Mega Yacht")


def test_the_revolutionary_stops_the_leader_and_keeps_infighting_for_last() -> None:
    s = leader_with_four().declared("Infighting", "Involuntary Donation", "Bide Your Time").turn(A)
    assert choice(s, A) == "play Involuntary Donation"
    s.plays(A, "play Involuntary Donation")
    assert choice(s, A).removeprefix("return ") in s.assets(C)
    calm = Reform(*TABLE).crisis("Floods", 2).declared("Infighting", "Organize!", "Bide Your Time").turn(A)
    assert choice(calm, A) == "play Organize!"


def test_a_captor_makes_the_hostage_buy_a_crisis() -> None:
    s = leader_with_four().declared("Riots").hand(C, "Bombs 1, Bombs 3").market("Toys", "Militias", "Locks 2")
    s.table[cells.HOSTAGES] = (A + 1) * 16**C
    s.turn(C)
    assert choice(s, A) == "use it"
    s.plays(A, "use it")
    assert choice(s, A) == "buy Toys: Bombs 1"


def test_a_trade_is_weighed_by_whoever_has_no_board_or_takes_anothers_turn() -> None:
    s = leader_with_four().declared("Riots").holds(B, "Noble Estate").hand(C, "Scam, Bombs 1")
    s.table[cells.HOSTAGES] = (A + 1) * 16**C
    s.turn(C).plays(A, "use it")
    scams = [move for move in s.table.legal(A) if GAME.moves.notation(move).startswith("scam")]
    assert len(scams) == 4  # each Asset of C for that of B
    assert all(weigh_trade(s.table, A, move) > 0 for move in scams)  # C, who leads, loses a space
    assert all(weigh_trade(s.table, B, move) != 0 for move in scams)


def test_an_infiltrator_works_against_the_revolution() -> None:
    s = (
        Reform(*TABLE)
        .rebels(8)
        .holds(B, "Noble Estate")
        .hand(B, "Locks 1")
        .card(A, "Infiltrator", "Organize!", "Infighting")
    )
    assert choice(s, B) == "use it"
    assert choice(s.plays(B, "use it"), B) == "play Infighting"


def test_thugs_are_paid_when_rebels_are_many() -> None:
    many = Reform(*TABLE).rebels(8).hand(B, "Locks 3, Bombs 1").card(A, "Fascist Thugs")
    few = Reform(*TABLE).rebels(2).hand(B, "Locks 3, Bombs 1").card(A, "Fascist Thugs")
    assert (choice(many, B), choice(few, B)) == ("pay Locks 3", "finish")

"""What is played for somebody whose time is up, and the player by rules of thumb."""

from __future__ import annotations

from fatcats.bots import make_bot
from fatcats.engine.rng import seeded
from fatcats.games.counterfeiters import GAME
from tests.games.counterfeiters.scenario import A, B, Scenario


def default(s: Scenario, seat: int) -> str:
    return GAME.moves.notation(GAME.default_move(s.knowledge(seat, seeded(1))))


def heuristic(s: Scenario, seat: int) -> str:
    return GAME.moves.notation(make_bot(GAME, "heuristic").choose(s.knowledge(seat, seeded(1))))


def test_a_turn_is_passed_and_an_offer_declined() -> None:
    s = Scenario(2)
    assert default(s, A) == "pass"
    assert default(s.officer(13).turn(A).plays(A, "use P1"), B) == "decline"


def test_notes_fetch_the_most_with_the_fewest() -> None:
    s = Scenario(2).player(A, fakes=(3, 2, 2)).plays(A, "use S1")
    assert default(s, A) == "hand 3 0 0"
    s = Scenario(2).player(A, fakes=(1, 0, 4)).plays(A, "use R1")
    assert default(s, A) == "hand 0 0 4"
    s = Scenario(2).player(A, fakes=(8, 0, 4)).plays(A, "use R1")
    assert default(s, A) == "hand 0 0 4"  # as much as eight of the worst


def test_all_cash_is_deposited() -> None:
    s = Scenario(2).player(A, cash=100, offshore=50).plays(A, "use C1")
    assert default(s, A) == "deposit 70"
    s = Scenario(2).player(A, cash=30, offshore=50).plays(A, "use C1")
    assert default(s, A) == "withdraw 10"


def test_diners_take_the_lowest_quality() -> None:
    s = Scenario(2).player(A, fakes=(1, 3, 1), cards="printer ink diner diner").end_round()
    assert default(s, A) == "hand 1 1 0"


def test_heuristic_flies_before_the_godfather_comes() -> None:
    s = Scenario(2).officer(13).player(A, cash=400).turn(A)
    assert heuristic(s, A) == "use C1"
    assert heuristic(s.plays(A, "use C1"), A) == "deposit 370"


def test_heuristic_buys_a_printer_early() -> None:
    s = Scenario(4).player(A, cash=60, cards="printer ink").market("A05", "A06", "A09", "A07", "A01", "A08").turn(A)
    assert heuristic(s, A) in ("use M3", "use M4", "use M5")


def test_heuristic_sells_what_is_left_with_its_last_henchman() -> None:
    s = Scenario(2).officer(13).player(B, cash=0, fakes=(0, 0, 8)).turn(A).plays(A, "use P1")
    assert heuristic(s, B) in ("use R1", "use R2")
    s.plays(B, "use R1")
    assert heuristic(s, B) == "hand 0 0 8"


def test_heuristic_beats_random_players() -> None:
    bots = {name: make_bot(GAME, name) for name in ("heuristic", "random")}
    wins = 0
    for seed in range(12):
        s = Scenario(3, seed=seed)
        rng = seeded(seed)
        while not s.over:
            seat = s.deciders[0]
            s.play(seat, bots["heuristic" if seat == seed % 3 else "random"].choose(s.knowledge(seat, rng)))
        assert s.outcome is not None
        wins += seed % 3 in s.outcome.winners
    assert wins >= 10

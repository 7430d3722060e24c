"""What the table says about a position, where it has to be exact."""

from __future__ import annotations

from fatcats.engine.said import Said
from fatcats.games.counterfeiters import GAME
from tests.games.counterfeiters.scenario import A, B, Scenario


def stake(officer: int, fakes: tuple[int, int, int]) -> Said:
    return GAME.stake(Scenario(3).officer(officer).player(A, cash=0, fakes=fakes).turn(A).view(A))


def test_an_investigation_concerns_the_fakes_that_it_bans_anew() -> None:
    """CF-10.06: what is worse is refused since the investigations before."""
    assert stake(20, (1, 1, 2)).values == {"steps": 4, "stars": "★★★", "number": 2}
    assert stake(14, (3, 1, 0)).values == {"steps": 6, "stars": "★★", "number": 1}


def test_who_has_none_of_them_hears_of_something_else() -> None:
    assert stake(20, (1, 1, 0)).text != "stakes.turn, ban"


def test_in_the_closing_nobody_begins_a_next_round() -> None:
    """CF-12.01."""
    s = Scenario(3).officer(26).turn(A)
    use = GAME.moves.describe(s.read("use T1"))
    assert next(one.text for one in GAME.argument(use, s.view(A))) == "arguments.tax, first"
    s.plays(A, "use P2")
    assert next(one.text for one in GAME.argument(use, s.view(B))) == "arguments.tax"

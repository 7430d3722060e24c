"""Which environments are tested: every game, Level and module, at one number of seats after the other."""

from __future__ import annotations

from fatcats.registry import game_keys, get_game
from tests.conformance.cases import Case, is_possible


def environments() -> list[Case]:
    """The usual options in the fewest and the most seats, and each preset once."""
    cases = []
    for key in game_keys():
        game = get_game(key)
        cases += [Case(key, game.seats[0]), Case(key, game.seats[-1])]
        for number, preset in enumerate(game.presets.values()):
            seats = [game.seats[(number + i) % len(game.seats)] for i in range(len(game.seats))]
            possible = [case for n in seats if is_possible(case := Case(key, n, tuple(preset.items())))]
            cases += possible[:1]
    return [case for case in dict.fromkeys(cases) if is_possible(case)]


ENVIRONMENTS = environments()
# One short game of each: for what writes all of it down at every step
SHORT = [
    Case("zillionaire", 3, (("games", 1),)),
    Case("counterfeiters", 2, (("max_rounds", 2),)),
    Case("millions", 3, (("negotiation_rounds", 1),)),
    Case("millions", 4, (("live_negotiation", True),)),
    Case("billionaires", 2, (("max_rounds", 1),)),
    Case("billionaires", 4, (("level", 4), ("max_rounds", 1), ("space_program", True), ("troublemakers", True))),
]

"""OpenSpiel's ISMCTS at our tables: `bench.ismcts:AsLongAsStrong`, `bench.ismcts:AsLongAsExpert`.

It thinks as long as that level does, by CPU time: so many simulations as fit into it at the pace of its last choices.
It is OpenSpiel's search in Python, with random games to the end: the one in C++ crashes on states that Python keeps.
"""

from __future__ import annotations

from functools import cache
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import fatcats.envs.open_spiel  # noqa: F401 (it registers our games there)
from fatcats.bots import make_bot
from fatcats.engine.bot import Bot, Knowledge
from fatcats.envs.seat import Seats

EXPLORATION = 1.0
PACE = 400.0  # simulations in a second, before any were counted
MEMORY = 0.8  # how much of the known pace stays, from choice to choice
FEWEST = 2  # simulations: the first only makes the root


class Ismcts:
    """As long as the level thinks, choice by choice: the level is asked too, and its answer forgotten."""

    level = ""

    def __init__(self) -> None:
        self._random = np.random.RandomState(1)
        self._pace = PACE
        self._levels: dict[str, Bot] = {}

    def choose(self, knowledge: Knowledge) -> int:
        if not knowledge.is_choice:
            return knowledge.legal[0]
        start = process_time()
        self._level_of(knowledge.game.key).choose(knowledge)
        return self._search(knowledge, process_time() - start)

    def _level_of(self, key: str) -> Bot:
        if key not in self._levels:
            self._levels[key] = make_bot(key, self.level)
        return self._levels[key]

    def _search(self, knowledge: Knowledge, seconds: float) -> int:
        """Small choice by small choice, until only one move is left that begins so."""
        game = spiel_game(knowledge.game.key, knowledge.seats)
        state, seat = state_of(game, knowledge), knowledge.seat
        moves = list(knowledge.legal)
        while len(moves) > 1:
            depth = int(state.seats.play.depths[seat])
            action = self._step(game, state, seconds)
            moves = [move for move in moves if action in path(state, seat, move)[depth:]]
            if len(moves) > 1:
                state.apply_action(action)
        return moves[0]

    def _step(self, game: Any, state: Any, seconds: float) -> int:
        simulations = max(int(seconds * self._pace), FEWEST)
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, self._random),
            uct_c=EXPLORATION,
            max_simulations=simulations,
            random_state=self._random,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        start = process_time()
        action = int(bot.step(state))
        pace = simulations / max(process_time() - start, 1e-4)
        self._pace = MEMORY * self._pace + (1 - MEMORY) * pace
        return action


class AsLongAsStrong(Ismcts):
    level = "strong"


class AsLongAsExpert(Ismcts):
    level = "expert"


@cache
def spiel_game(key: str, seats: int) -> Any:
    """Options do not matter: they lie on the table that is put into its states."""
    return pyspiel.load_game(f"fatcats_{key}(seats={seats})")


def state_of(game: Any, knowledge: Knowledge) -> Any:
    """A state of OpenSpiel in which the seat is asked what it is asked here."""
    state = game.new_initial_state()
    state.apply_action(0)
    seats: Seats = state.seats
    play = seats.play
    play.table = knowledge.world()
    play.table.events, play.archive, play.logged = [], [], 0
    play.seat = knowledge.seat
    return state


def path(state: Any, seat: int, move: int) -> list[int]:
    """The small choices that this move is made of."""
    spec = state.seats.play.spec
    return [choice for depth in range(4) if (choice := int(spec.choice(seat, move, depth))) >= 0]

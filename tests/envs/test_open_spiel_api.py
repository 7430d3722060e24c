"""OpenSpiel's generic API tests as it ships them: on parts of our games, and on the whole tree of the tiny ones."""

from __future__ import annotations

from typing import Any

import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

import fatcats.envs.open_spiel  # noqa: F401  # registers the games
from fatcats.envs.exploitability import TINY
from fatcats.registry import game_keys

# Of each tiny game: its nodes of chance, of players and ends; and its information states
WHOLE_TREES = {
    "zillionaire": ((1, 1271, 476), 1213),
    "counterfeiters": ((1, 160, 352), 24),
    "millions": ((1, 336, 528), 84),
    "billionaires": ((1, 627, 1206), 568),
}


SAMPLE = 60  # states of a game; OpenSpiel takes 400


def made(base: Any, name: str, game: str, **more: Any) -> type:
    """The test case of one game, as OpenSpiel makes its own."""
    return type(f"{base.__name__}_{name}", (base,), {"game_name": name, "game": pyspiel.load_game(game), **more})


def sample(cls: Any) -> None:
    """The set-up of its tests on parts of a tree."""
    cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=SAMPLE)
    cls.game_type = cls.game.get_type()


for key in game_keys():
    for suffix in ("", "(simultaneous=true)"):
        name = f"fatcats_{key}{suffix}"
        case = made(api_test.EnforceAPIOnPartialTreeBase, name, name, setUpClass=classmethod(sample))
        globals()[case.__name__] = case
for key, (nodes, information_states) in WHOLE_TREES.items():
    case = made(api_test.EnforceAPIOnFullTreeBase, f"tiny_{key}", TINY[key])
    api_test.TOTAL_NUM_STATES[f"tiny_{key}"] = nodes
    api_test.PERFECT_RECALL_NUM_STATES[f"tiny_{key}"] = information_states
    globals()[case.__name__] = case
del case

"""OpenSpiel: strings, tensors, other worlds, and its own algorithms at our tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

from fatcats.registry import game_keys, get_game
from tests.conformance.cases import Case
from tests.envs.cases import SHORT
from tests.envs.test_peers import spiel_game
from tests.scope import is_quick

each_short = pytest.mark.parametrize("case", SHORT, ids=str)


def states(case: Case, deal: int, number: int) -> list[Any]:
    """The first states of a random game behind its deal."""
    random = np.random.default_rng(deal)
    state = spiel_game(case).new_initial_state()
    state.apply_action(deal)
    found: list[Any] = []
    while not state.is_terminal() and len(found) < number:
        found.append(state.clone())
        state.apply_action(int(random.choice(state.legal_actions())))
    return found


@each_short
def test_a_resampled_state_looks_the_same_to_its_player(case: Case) -> None:
    random = np.random.default_rng(1)
    differing = 0
    for state in states(case, deal=5, number=25):
        player = state.current_player()
        world = state.resample_from_infostate(player, random.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        differing += world.seats.play.table != state.seats.play.table
    assert differing


@each_short
def test_a_state_is_its_history(case: Case) -> None:
    game = spiel_game(case)
    state = states(case, deal=9, number=30)[-1]
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert kept.information_state_string() == state.information_state_string()
    assert kept.history() == state.history()


@each_short
def test_what_a_player_did_is_part_of_its_information_state(case: Case) -> None:
    state = states(case, deal=3, number=1)[0]
    player = state.current_player()
    strings = set()
    for action in state.legal_actions()[:5]:
        child = state.child(action)
        strings.add(child.information_state_string(player))
    assert len(strings) == len(state.legal_actions()[:5])


@each_short
def test_its_ismcts_plays_our_games(case: Case) -> None:
    state = states(case, deal=11, number=6)[-1]
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.skipif(is_quick(), reason="it looks at thousands of states, one after the other")
def test_its_mccfr_lowers_exploitability_on_a_tiny_zillionaire() -> None:
    np.random.seed(3)  # the one that OpenSpiel uses
    game = pyspiel.load_game("fatcats_zillionaire(seats=3,games=1,tiny=true,deals=4)")
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(60):
        solver.iteration()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.8 * before


@pytest.mark.parametrize("key", game_keys())
def test_every_option_can_be_written_in_brackets(key: str) -> None:
    given = {option.name for option in get_game(key).options}
    assert given < set(pyspiel.load_game(f"fatcats_{key}").get_parameters())
    game = pyspiel.load_game("fatcats_billionaires(seats=3,level=2,resource_values=4_3_2,crisis_icons=24)")
    assert game.setup.options["resource_values"] == "4-3-2"
    assert game.setup.options["crisis_icons"] == "24"

"""OpenSpiel: strings, tensors, other worlds, and its own algorithms at our tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from fatcats.envs.exploitability import TINY, lower
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
    """A whole game of each, in one seat among players at random."""
    random = np.random.RandomState(2)
    game = spiel_game(case)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=2,
        random_state=random,
    )
    state, decisions = game.new_initial_state(), 0
    state.apply_action(11)
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 1:
            decisions += 1
            action = bot.step(state)
            assert action in legal
        else:
            action = int(random.choice(legal))
        state.apply_action(action)
    assert decisions


@pytest.mark.skipif(is_quick(), reason="it looks at thousands of states, one after the other")
@pytest.mark.parametrize("key", TINY)
def test_its_mccfr_lowers_exploitability_on_tiny_games(key: str) -> None:
    found = lower(TINY[key], [60])
    assert found.after[60] < 0.8 * found.uniform


@pytest.mark.parametrize("key", TINY)
def test_every_deal_of_a_tiny_game_is_a_position_of_the_rules(key: str) -> None:
    game = pyspiel.load_game(TINY[key])
    random, seen = np.random.default_rng(1), set()
    broken = ["two cards are put aside (ZN-2.03)"] if key == "zillionaire" else []  # there it is all but a few
    for deal in range(game.deals):
        state = game.new_initial_state()
        state.apply_action(deal)
        assert game.setup.game.broken_invariants(state.seats.play.table) == broken
        seen.add(state.observation_string(state.current_player()))
        while not state.is_terminal():
            player = state.current_player()
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            state.apply_action(int(random.choice(state.legal_actions())))
        assert game.setup.game.broken_invariants(state.seats.play.table) == broken
    assert 1 < len(seen) <= game.deals  # something is hidden, and somebody knows something


def test_what_a_tiny_game_is_not_for_is_refused() -> None:
    for name in ("zillionaire(games=2)", "counterfeiters(seats=3)", "millions(seats=3)", "billionaires(level=2)"):
        with pytest.raises(Exception, match="the tiny game of"):
            pyspiel.load_game(f"fatcats_{name[:-1]},tiny=true)")


# --- simultaneous nodes -----------------------------------------------------------------------------------------------


def play_at_once(case: Case, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """The simultaneous nodes of a random game, each with the actions that are chosen there."""
    random = np.random.default_rng(seed)
    state = spiel_game(case, simultaneous=True).new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        if not state.is_simultaneous_node():
            assert not state.seats.play.table.asked() & ~(1 << state.current_player()) & ((1 << case.seats) - 1)
            state.apply_action(int(random.choice(state.legal_actions())))
            continue
        actions = [int(random.choice(state.legal_actions(player))) for player in range(case.seats)]
        yield state, actions
        state.apply_actions(actions)


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_at_a_simultaneous_node_several_are_asked_and_others_have_nothing_to_choose(case: Case) -> None:
    nodes = 0
    for state, _ in play_at_once(case, seed=3):
        table, nodes = state.seats.play.table, nodes + 1
        for player in range(case.seats):
            is_pending = bool(table.pending() >> player & 1)
            assert (state.legal_actions(player) == [state.nothing]) == (not is_pending)
    assert bool(nodes) == (case.key in ("millions", "billionaires") and (case.key, case.seats) != ("billionaires", 2))


def test_a_step_stays_simultaneous_until_the_last_has_answered() -> None:
    """What kind of node it is tells nobody who has answered."""
    state, actions = next(play_at_once(SHORT[2], seed=4))
    for player in (0, 1):
        state.seats.act(player, actions[player])
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == [state.nothing] != state.legal_actions(2)


def test_choices_at_once_lead_where_choices_in_turn_do() -> None:
    """In any order, and nobody learns more of it."""
    case = SHORT[2]
    for number, (state, actions) in enumerate(play_at_once(case, seed=5)):
        together, one_by_one = state.clone(), state.seats.copy()
        together.apply_actions(actions)
        for player in reversed(range(case.seats)):
            if actions[player] != state.nothing:
                one_by_one.act(player, actions[player])
        assert together.seats.play.table == one_by_one.play.table
        if number == 0:
            game = spiel_game(case)
            in_turn = game.new_initial_state()
            in_turn.apply_action(5)
            for action in actions:
                in_turn.apply_action(action)
            for player in range(case.seats):
                strings = together.information_state_string(player), in_turn.information_state_string(player)
                assert strings[0] == strings[1]


def test_its_environments_and_its_conversion_take_simultaneous_nodes() -> None:
    np.random.seed(7)  # the one that OpenSpiel uses
    game = spiel_game(SHORT[2], simultaneous=True)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), num_sims=1, serialize=True, verbose=False)
    env = rl_environment.Environment(game)
    step, random = env.reset(), np.random.default_rng(1)
    while not step.last():
        step = env.step([int(random.choice(legal)) if legal else 0 for legal in step.observations["legal_actions"]])
    assert sum(step.rewards) == 0


def test_having_nothing_to_choose_tells_nothing() -> None:
    """While others put a deal together in several small choices."""
    case = next(case for case in SHORT if dict(case.given).get("live_negotiation"))
    for state, actions in play_at_once(case, seed=2):
        for player, action in enumerate(actions):
            if action == state.nothing:
                after = state.clone()
                after.apply_actions(actions)
                assert state.nothing not in after.own[player]


@pytest.mark.parametrize("key", game_keys())
def test_every_option_can_be_written_in_brackets(key: str) -> None:
    given = {option.name for option in get_game(key).options}
    assert given < set(pyspiel.load_game(f"fatcats_{key}").get_parameters())
    game = pyspiel.load_game("fatcats_billionaires(seats=3,level=2,resource_values=4_3_2,crisis_icons=24)")
    assert game.setup.options["resource_values"] == "4-3-2"
    assert game.setup.options["crisis_icons"] == "24"

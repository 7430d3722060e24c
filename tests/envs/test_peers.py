"""The peers' own tests, as they ship them: PettingZoo's, Gymnasium's, OpenSpiel's."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import parallel_to_aec

import fatcats.envs
import fatcats.envs.open_spiel
from tests.conformance.cases import Case
from tests.envs.cases import ENVIRONMENTS, SHORT

CYCLES = 40
# PettingZoo warns of whatever has an action mask in a dictionary, as its own card games have.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
each_environment = pytest.mark.parametrize("case", ENVIRONMENTS, ids=str)


def aec(case: Case, **settings: Any) -> fatcats.envs.FatcatsAEC:
    return fatcats.envs.aec(case.key, seats=case.seats, **settings, **dict(case.given))


def parallel(case: Case, **settings: Any) -> fatcats.envs.FatcatsParallel:
    return fatcats.envs.parallel(case.key, seats=case.seats, **settings, **dict(case.given))


@each_environment
def test_pettingzoo_api(case: Case) -> None:
    api_test(aec(case), num_cycles=CYCLES)


@each_environment
def test_pettingzoo_parallel_api(case: Case) -> None:
    parallel_api_test(parallel(case), num_cycles=CYCLES)


@each_environment
def test_pettingzoo_seeds(case: Case) -> None:
    seed_test(lambda: aec(case), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(case), num_cycles=CYCLES)


@each_environment
def test_pettingzoo_max_cycles(case: Case) -> None:
    """It counts turns of every agent in every cycle, so its turn-based half is the parallel one, converted."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda **settings: parallel(case, **settings),
            env=lambda **settings: parallel_to_aec(parallel(case, **settings)),
        )
    )


@each_environment
def test_pettingzoo_render(case: Case) -> None:
    render_test(lambda render_mode: aec(case, render_mode=render_mode))


@each_environment
def test_pettingzoo_performance_benchmark(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by the clock that it is given: here one that gains a second with every look."""
    seconds = iter(range(1_000))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(aec(case))


@each_environment
def test_gymnasium_checker(case: Case) -> None:
    name = f"fatcats/{case.key}-v0"
    env = gymnasium.make(name, seats=case.seats, opponents="random", render_mode="ansi", **dict(case.given))
    check_env(env.unwrapped)


def spiel_game(case: Case, **more: Any) -> Any:
    given = {"seats": case.seats, **dict(case.given), **more}
    return pyspiel.load_game(f"fatcats_{case.key}", given)


@pytest.mark.parametrize("simultaneous", [False, True], ids=["sequential", "simultaneous"])
@pytest.mark.parametrize("case", SHORT, ids=str)
def test_open_spiel_simulation_with_serialization(case: Case, simultaneous: bool) -> None:
    np.random.seed(7)  # the one that OpenSpiel uses
    game = spiel_game(case, simultaneous=simultaneous)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

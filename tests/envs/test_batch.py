"""Many games at once: the same games as one at a time, in memory that is not copied."""

from __future__ import annotations

import numpy as np
import pytest

import fatcats.envs
from fatcats.engine.errors import BadBot, BadOption, BadPosition, IllegalMove
from fatcats.engine.rng import seeded
from fatcats.envs.seat import Seats
from tests.conformance.cases import IS_COMPILED, Case
from tests.envs.cases import ENVIRONMENTS

STEPS = 25 if IS_COMPILED else 3
each_environment = pytest.mark.parametrize("case", ENVIRONMENTS, ids=str)


def batch(case: Case, n: int, **settings: object) -> fatcats.envs.BatchEnv:
    return fatcats.envs.BatchEnv(case.key, n, seats=case.seats, **settings, **dict(case.given))  # type: ignore[arg-type]


def chosen(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """An open action of each game."""
    picked: np.ndarray = (masks * random.random(masks.shape)).argmax(axis=1)
    return picked


@each_environment
def test_a_batch_plays_the_same_games_as_one_after_the_other(case: Case) -> None:
    env = batch(case, 3)
    env.reset(seeds=[7, 8, 9])
    alone = []
    for seed in (7, 8, 9):
        play = env.setup.play(seed)
        play.begin()
        alone.append(Seats(env.setup, play))
    random = np.random.default_rng(1)
    for _ in range(50):
        step = env.last
        for i, seats in enumerate(alone):
            seat = int(seats.play.seat)
            assert step.seats[i] == seat
            assert (step.observations[i] == seats.observation(seat)).all()
            assert (step.masks[i] == seats.mask(seat)).all()
        actions = chosen(step.masks, random)
        step = env.step(actions)
        for i, seats in enumerate(alone):
            seats.act(int(seats.play.seat), int(actions[i]))
            assert step.done[i] == seats.is_over
            assert list(step.rewards[i]) == (seats.rewards() if seats.is_over else [0.0] * case.seats)
            if seats.is_over:
                seats.play.begin()


@each_environment
def test_a_copied_and_a_loaded_batch_go_on_alike(case: Case) -> None:
    env = batch(case, 4, seed=3)
    random = np.random.default_rng(2)
    for _ in range(20):
        env.step(chosen(env.last.masks, random))
    other = env.copy()
    for _ in range(20):
        actions = chosen(env.last.masks, random)
        for one, two in zip(env.step(actions), other.step(actions), strict=True):
            assert (one == two).all()


@pytest.mark.parametrize("opponents", ["heuristic", "random"])
@each_environment
def test_opponents_inside_the_batch(case: Case, opponents: str) -> None:
    env = batch(case, case.seats, opponents=opponents, seed=4)
    random = np.random.default_rng(3)
    for _ in range(STEPS):
        step = env.step(chosen(env.last.masks, random))
        assert list(step.seats) == list(range(case.seats))
        assert step.rewards.sum() == pytest.approx(0)


def test_the_heuristic_beats_those_who_play_at_random() -> None:
    env = fatcats.envs.BatchEnv("zillionaire", 40, seats=4, opponents="heuristic", seed=2, games=1)
    random = np.random.default_rng(8)
    rewards = []
    for _ in range(120):
        step = env.step(chosen(env.last.masks, random))
        rewards += [float(step.rewards[i, i % 4]) for i in np.flatnonzero(step.done)]
    assert len(rewards) > 100
    assert np.mean(rewards) < -0.2


def test_games_begin_anew_by_themselves() -> None:
    env = fatcats.envs.BatchEnv("zillionaire", 16, seats=3, seed=1, games=1)
    random = np.random.default_rng(4)
    ended = np.zeros(16, int)
    for _ in range(300):
        step = env.step(chosen(env.last.masks, random))
        ended += step.done
        assert step.masks.any(axis=1).all()
        assert ((step.rewards != 0).any(axis=1) <= step.done).all()
    assert (ended >= 2).all()
    assert (env.lengths > 0).all()


def test_nothing_is_copied_and_nothing_can_be_written() -> None:
    env = fatcats.envs.BatchEnv("zillionaire", 8, seats=4, seed=1)
    before = env.last.observations.copy()
    view = env.last.observations
    env.step(chosen(env.last.masks, np.random.default_rng(5)))
    assert view is env.last.observations
    assert (view != before).any()
    with pytest.raises(ValueError, match="read-only"):
        view[0, 0] = 1


def test_a_bad_action_is_refused_before_anything_happens() -> None:
    env = fatcats.envs.BatchEnv("zillionaire", 4, seats=4, seed=1)
    good = chosen(env.last.masks, np.random.default_rng(6))
    before = env.save()
    for bad in (env.setup.actions.index("pass"), -1, 67):
        with pytest.raises(IllegalMove, match="game 2"):
            env.step(np.where(np.arange(4) == 2, bad, good))
    with pytest.raises(BadOption, match="4 actions"):
        env.step(good[:3])
    assert env.save() == before
    env.step(good)


def test_bad_settings_have_names() -> None:
    with pytest.raises(BadOption, match="at least one"):
        fatcats.envs.BatchEnv("zillionaire", 0)
    with pytest.raises(BadBot):
        fatcats.envs.BatchEnv("zillionaire", 2, opponents="expert")
    env = fatcats.envs.BatchEnv("zillionaire", 2, seats=4, seed=1)
    with pytest.raises(BadOption, match="2 seeds"):
        env.reset(seeds=[1])
    with pytest.raises(BadPosition):
        env.load(b"nonsense")
    with pytest.raises(BadPosition, match="2 games"):
        fatcats.envs.BatchEnv("zillionaire", 3, seats=4, seed=1).load(env.save())


def test_seeds_of_neighbours_do_not_deal_alike() -> None:
    env = fatcats.envs.BatchEnv("zillionaire", 64, seats=4, seed=1)
    assert len({row.tobytes() for row in env.last.observations}) == 64
    assert seeded(1).fork().x != seeded(2).fork().x

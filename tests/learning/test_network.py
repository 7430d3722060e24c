"""The network learns in NumPy and plays compiled: both are the same, and its gradients are right."""

from __future__ import annotations

import numpy as np
import pytest

from fatcats.bots.learned import guide_from
from fatcats.engine.rng import Rng, seeded
from fatcats.engine.state import MoveList
from fatcats.envs.spec import setup
from fatcats.learning.dmc import Plan, Trainer
from fatcats.learning.games import CAP
from fatcats.learning.network import Adam, Net
from fatcats.learning.policy import weigh
from tests.conformance.cases import IS_COMPILED, Case
from tests.envs.cases import SHORT

STEPS = 40 if IS_COMPILED else 6
each_short = pytest.mark.parametrize("case", SHORT, ids=str)


def untrained(case: Case) -> Trainer:
    """Weights as they are at first, but large enough that moves differ, and rounded as they are kept."""
    chosen = setup(case.key, case.seats, dict(case.given))
    trainer = Trainer(Plan(chosen, seed=3, games=1, side_by_side=4, among_heuristics=0, width=16, look=STEPS))
    net = trainer.adam.mean
    net.layers["ends"] *= 100
    net.flat[:] = net.flat.astype(np.float16)
    return trainer


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    random = np.random.default_rng(1)
    net = Net.fresh(6, 9, 3, random)
    net = Net(net.flat.astype(np.float64), net.sizes)
    net.flat += random.standard_normal(net.flat.shape) * 0.3
    answers, ended = random.random((20, 9)) < 0.5, random.integers(0, 3, 20)
    _, slope = net.gradient(answers, ended)
    step = 1e-5
    for name, layer in net.layers.items():
        steepest = np.unravel_index(np.abs(slope.layers[name]).argmax(), layer.shape)
        losses = []
        for way in (step, -2 * step):
            layer[steepest] += way
            losses.append(net.gradient(answers, ended)[0])
        layer[steepest] += step
        assert slope.layers[name][steepest] == pytest.approx((losses[0] - losses[1]) / (2 * step), rel=1e-3), name


def test_adam_learns_what_there_is_to_learn() -> None:
    random = np.random.default_rng(2)
    net = Net.fresh(16, 8, 3, random)
    adam = Adam(net)
    for _ in range(300):
        answers = random.random((256, 8)) < 0.5
        loss, slope = net.gradient(answers, answers[:, 0].astype(int) + (answers[:, 1] == answers[:, 2]))
        adam.step(slope.flat, 1e-2)
    assert loss < 0.1  # guessing has 1.04
    assert 0 < np.abs(adam.mean.flat - net.flat).max() < 1


@each_short
def test_the_player_makes_the_moves_that_the_network_thinks_best(case: Case) -> None:
    trainer = untrained(case)
    games = trainer.pools[0].games
    guide = guide_from(trainer.plan.setup.game, trainer.weights())
    plays, legal, compared = games.plays, MoveList(), 0
    for _ in range(STEPS):
        dice = [Rng(play.order.x, play.order.y) for play in plays]
        look = games.look()
        best = weigh(trainer.adam.mean, trainer.questions, trainer.worth, look).best
        for play, chance, row in zip(plays, dice, best.tolist(), strict=True):
            play.table.fill_legal(play.seat, legal)
            if legal.n <= CAP:  # else chance has chosen some
                assert guide.pick(play.table, play.seat, legal, chance) == games.move(row)
                compared += 1
        games.play(best)
    assert compared > STEPS


@each_short
def test_the_player_does_not_peek(case: Case) -> None:
    """What the seat cannot know changes nothing, if chance is the same."""
    trainer = untrained(case)
    games = trainer.pools[0].games
    guide = guide_from(trainer.plan.setup.game, trainer.weights())
    legal, chance = MoveList(), seeded(9)
    for number in range(STEPS):
        for play in games.plays:
            picks = set()
            for _ in range(3):
                world = play.table.clone()
                world.determinize(play.seat, chance)
                world.fill_legal(play.seat, legal)
                picks.add(int(guide.pick(world, play.seat, legal, seeded(number))))
            assert len(picks) == 1
        games.play(games.look().first[:-1])

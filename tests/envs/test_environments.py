"""What our environments promise beside the peers' tests: refusals, copies, saving, the same chance everywhere."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256

import gymnasium
import numpy as np
import pytest

import fatcats.envs
from fatcats import protocol
from fatcats.engine.errors import BadBot, BadOption, BadPosition, BadSeatCount, IllegalMove, UnknownGame, WrongSeat
from fatcats.engine.game import Game
from fatcats.engine.table import Table
from fatcats.envs.board import welcome
from tests.conformance.cases import Case, positions
from tests.conformance.secrecy import side_by_side
from tests.envs.cases import ENVIRONMENTS
from tests.envs.positions import setup_of

each_environment = pytest.mark.parametrize("case", ENVIRONMENTS, ids=str)


def aec(case: Case) -> fatcats.envs.FatcatsAEC:
    return fatcats.envs.aec(case.key, seats=case.seats, **dict(case.given))


def played(env: fatcats.envs.FatcatsAEC, steps: int, random: np.random.Generator) -> str:
    """A digest of everything that is seen in so many steps."""
    total = sha256()
    for _ in range(steps):
        seen, reward, terminated, truncated, _ = env.last()
        total.update(f"{env.agent_selection} {reward}".encode())
        total.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        if terminated or truncated:
            break
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return total.hexdigest()


@each_environment
def test_copies_and_saved_games_go_on_alike(case: Case) -> None:
    env = aec(case)
    env.reset(seed=3)
    played(env, 25, np.random.default_rng(1))
    copy, saved = env.copy(), env.save()
    other = aec(case)
    other.load(saved)
    digests = {played(one, 60, np.random.default_rng(2)) for one in (env, copy, other)}
    assert len(digests) == 1


@each_environment
def test_games_end_with_rewards_that_sum_to_zero(case: Case) -> None:
    env = aec(case)
    env.reset(seed=4)
    random = np.random.default_rng(4)
    while not any(env.terminations.values()):
        env.step(int(random.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in env.rewards.values())
    assert env.infos["player_0"]["ending"] in env.setup.game.endings


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    env = fatcats.envs.aec("zillionaire", seats=4)
    env.reset(seed=1)
    before, mask = env.save(), env.infos[env.agent_selection]["action_mask"]
    with pytest.raises(IllegalMove, match="ZN-3.02"):
        env.step(env.setup.actions.index("pass"))
    with pytest.raises(IllegalMove, match="no action 999"):
        env.step(999)
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)
    assert env.save() == before
    env.step(int(np.flatnonzero(mask)[0]))
    assert env.save() != before


def test_what_was_seen_does_not_change_afterwards() -> None:
    """Compiled code writes every observation into the same memory; whoever keeps one has a copy."""
    env = fatcats.envs.aec("zillionaire", seats=4)
    env.reset(seed=1)
    kept: list[tuple[np.ndarray, bytes]] = []
    for _ in range(20):
        seen, _, _, _, info = env.last()
        rows = [seen["observation"], seen["action_mask"], info["action_mask"]]
        rows += [row for agent in env.agents for row in env.observe(agent).values()]
        kept += [(row, row.tobytes()) for row in rows]
        env.step(np.flatnonzero(seen["action_mask"])[-1])
    assert all(row.tobytes() == before for row, before in kept)
    assert all(row.flags.writeable for row, _ in kept)


def test_bad_settings_have_names() -> None:
    with pytest.raises(UnknownGame):
        fatcats.envs.aec("monopoly")
    with pytest.raises(BadSeatCount):
        fatcats.envs.aec("zillionaire", seats=2)
    with pytest.raises(BadOption):
        fatcats.envs.aec("zillionaire", colour="red")
    with pytest.raises(BadBot):
        fatcats.envs.single("zillionaire", seats=4, opponents="clever")
    with pytest.raises(BadBot, match="3 opponents"):
        fatcats.envs.single("zillionaire", seats=4, opponents=["random"])
    with pytest.raises(WrongSeat):
        fatcats.envs.single("zillionaire", seats=4, seat=4)
    env = fatcats.envs.aec("zillionaire", seats=4)
    with pytest.raises(BadPosition):
        env.load(b"nonsense")
    other = fatcats.envs.aec("zillionaire", seats=3)
    other.reset(seed=1)
    with pytest.raises(BadPosition, match="another game"):
        env.load(other.save())


def test_in_a_simultaneous_step_nobody_sees_what_others_have_chosen() -> None:
    env = fatcats.envs.aec("millions", seats=5)
    env.reset(seed=2)
    assert env.agent_selection == "player_0"
    before = [env.observe(f"player_{seat}")["observation"].tobytes() for seat in range(1, 5)]
    env.step(env.setup.actions.index("send Brute"))
    assert env.agent_selection == "player_1"
    assert [env.observe(f"player_{seat}")["observation"].tobytes() for seat in range(1, 5)] == before


@each_environment
def test_no_picture_shows_what_a_seat_cannot_know(case: Case) -> None:
    """A page is told as much as the seat's view."""
    chosen = setup_of(case)

    def told(game: Game, table: Table, viewer: int) -> bytes:
        return protocol.write(welcome(chosen, table, viewer))

    for number, table in enumerate(positions(case, seed=47, every=60)):
        assert all(side_by_side(case.game, table, number % case.seats, number, told, length=8))


def test_all_at_once_in_parallel() -> None:
    env = fatcats.envs.parallel("millions", seats=5)
    observations, _ = env.reset(seed=2)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    assert all(mask[:-1].any() and not mask[-1] for mask in masks.values())
    observations, *_ = env.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    asked = [agent for agent, seen in observations.items() if not seen["action_mask"][-1]]
    assert len(asked) == 1  # all roles are chosen at once; then one announces after the other
    *_, infos = env.step(dict.fromkeys(env.agents, env.nothing))
    assert "refusal" in infos[asked[0]]


def test_a_seat_against_bots() -> None:
    env = gymnasium.make(
        "fatcats/zillionaire-v0", seats=4, seat=2, opponents=["random", "heuristic", "random"], games=1
    )
    seen, info = env.reset(seed=5)
    random = np.random.default_rng(5)
    reward, over = 0.0, False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, step_reward, over, _, info = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        reward += float(step_reward)
    assert -1 <= reward <= 1


def test_copies_of_the_other_forms_go_on_alike() -> None:
    one = fatcats.envs.single("millions", seats=4, opponents="heuristic")
    one.reset(seed=6)
    other = fatcats.envs.single("millions", seats=4, opponents="heuristic")
    other.load(one.save())
    copy = one.copy()
    for _ in range(15):
        action = int(np.flatnonzero(one.action_masks())[-1])
        seen = [env.step(action) for env in (one, other, copy)]
        assert len({result[0]["observation"].tobytes() for result in seen}) == 1
        assert len({result[1:4] for result in seen}) == 1
        if seen[0][2]:
            break
    with pytest.raises(BadPosition):
        one.load(b"nonsense")
    together = fatcats.envs.parallel("millions", seats=4, live_negotiation=True)
    together.reset(seed=6)
    twin = together.copy()
    random = np.random.default_rng(1)
    for _ in range(30):
        if not together.agents:
            break
        masks = {agent: together._seen(seat)["action_mask"] for seat, agent in enumerate(together.possible_agents)}
        actions = {agent: int(random.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        observations, again = together.step(actions)[0], twin.step(actions)[0]
        assert all((observations[a]["observation"] == again[a]["observation"]).all() for a in observations)


PROGRAM = """
import numpy as np
import fatcats.envs
from tests.envs.test_environments import aec, played
from tests.envs.cases import ENVIRONMENTS
for case in ENVIRONMENTS[::4]:
    env = aec(case)
    env.reset(seed=2**40 + 1)
    print(case, played(env, 40, np.random.default_rng(6)))
"""


def test_the_same_in_another_process() -> None:
    there = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    here = []
    for case in ENVIRONMENTS[::4]:
        env = aec(case)
        env.reset(seed=2**40 + 1)
        here.append(f"{case} {played(env, 40, np.random.default_rng(6))}\n")
    assert there == "".join(here)

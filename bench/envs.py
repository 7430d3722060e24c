"""Our environments beside the peers': decisions per second with observations and masks, in one run, on one core."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.measure import Job, best_of_each
from bench.peers import PeerFailed, output_of
from fatcats.envs import BatchEnv, FatcatsAEC, setup

BATCH = 1_024
STEPS = 200  # of one job
GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("zillionaire", 4, {}),
    ("counterfeiters", 4, {}),
    ("millions", 5, {}),
    ("billionaires", 4, {"level": 1}),
    ("billionaires", 4, {"level": 4}),
)
SCRIPT = "bench.peer_envs"
MANY = 8_192
MEMORY = """
from pathlib import Path
from fatcats.envs import BatchEnv

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

BatchEnv({key!r}, 64, seats={seats}, seed=1, **{options!r})
before = resident()
env = BatchEnv({key!r}, {many}, seats={seats}, seed=1, **{options!r})
print((resident() - before) / {many})
"""


@dataclass(frozen=True)
class EnvFigures:
    title: str
    one: float  # decisions a second, one game at a time through PettingZoo's API
    batch: float  # the same in a batch, actions chosen by NumPy, which counts too
    steps: float  # the same, what the batch itself takes
    bytes_each: float  # memory of one game in the batch


def play_one(env: FatcatsAEC, random: Random) -> int:
    """Random play through PettingZoo's API, with the standard library's chance as in the peers' loops."""
    env.reset(seed=1)
    for _ in range(STEPS):
        seen, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            continue
        actions = seen["action_mask"].nonzero()[0]
        env.step(actions[int(random.random() * len(actions))])
    return STEPS


def play_batch(env: BatchEnv, random: np.random.Generator, steps: int = 8) -> int:
    """Random play by NumPy."""
    for _ in range(steps):
        env.step(any_open(env, random))
    return steps * env.n


def any_open(env: BatchEnv, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """An open action of each game, all equally likely: one number by chance for each game, not for each action."""
    masks = env.last.masks.view(np.bool_)
    counts = np.count_nonzero(masks, axis=1)
    chosen = np.cumsum(counts) - counts + (random.random(env.n) * counts).astype(np.int64)
    found: npt.NDArray[np.int64] = np.flatnonzero(masks)[chosen] % masks.shape[1]
    return found


def first_open(env: BatchEnv, steps: int = 8) -> int:
    """The first or the last open action in turn, which costs next to nothing to choose."""
    n = env.last.masks.shape[1]
    for i in range(steps):
        masks = env.last.masks
        env.step(masks.argmax(axis=1) if i % 2 else n - 1 - masks[:, ::-1].argmax(axis=1))
    return steps * env.n


def measure(key: str, seats: int, options: dict[str, object]) -> EnvFigures:
    one = FatcatsAEC(setup(key, seats, options))
    batch = BatchEnv(key, BATCH, seats=seats, opponents=None, seed=1, **options)
    random = np.random.default_rng(1)
    dice = Random(1)
    jobs: list[Job] = [lambda: play_one(one, dice), lambda: play_batch(batch, random), lambda: first_open(batch)]
    title = " ".join([key, *(f"{name}={value}" for name, value in options.items())])
    alone, played, stepped = best_of_each(jobs)
    return EnvFigures(title, alone, played, stepped, memory_each(key, seats, options))


def memory_each(key: str, seats: int, options: dict[str, object]) -> float:
    """Bytes of memory of one game in a batch, where the system tells: of many, in a process of their own."""
    program = MEMORY.format(key=key, many=MANY, seats=seats, options=options)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return float(done.stdout) if done.returncode == 0 else 0.0


def measure_all() -> list[EnvFigures]:
    return [measure(*game) for game in GAMES]


def ours_table(figures: list[EnvFigures]) -> Table:
    title = f"Environments: decisions a second with observation and mask; batches of {BATCH}"
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("game", "PettingZoo", "batch, policy\nin NumPy", "batch\nitself", "KB a game"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for one in figures:
        rates = [f"{value:,.0f}" for value in (one.one, one.batch, one.steps)]
        table.add_row(one.title, *rates, f"{one.bytes_each / 1024:.1f}")
    return table


def peers_table(figures: list[EnvFigures], python: Path) -> Table:
    """Zillionaire beside the peers. Raises PeerFailed."""
    ours = figures[0]
    peers: dict[str, float] = json.loads(output_of(python, SCRIPT).splitlines()[-1])
    title = "Zillionaire beside the peers' environments"
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in ("peer", "decisions/s", "one game: ratio", "batch: ratio"):
        table.add_column(column, justify="left" if column == "peer" else "right")
    for name, rate in peers.items():
        table.add_row(name, f"{rate:,.0f}", f"{ours.one / rate:.1f}", f"{ours.batch / rate:.1f}")
    return table


if __name__ == "__main__":
    from rich.console import Console

    from bench import environment

    console = Console()
    measured = measure_all()
    console.print(ours_table(measured))
    if "--no-peers" not in sys.argv:
        try:
            console.print(peers_table(measured, environment.ensure()))
        except (environment.EnvironmentFailed, PeerFailed) as error:
            console.print(f"peers missing: {error}", markup=False)

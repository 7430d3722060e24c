"""`fatcats train`: the same seed gives the same player, it learns, and its file plays wherever it fits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import fatcats
from fatcats.bots import load_bot
from fatcats.bots.weights import HEAD, Weights, read_weights, write_weights
from fatcats.envs.baselines import at_random, versus
from fatcats.envs.batch import BatchEnv
from fatcats.envs.spec import setup
from fatcats.lab import Simulation, simulate
from fatcats.learning.dmc import Diverged, Plan, train
from fatcats.registry import get_game
from tests.conformance.cases import IS_COMPILED

ZILLIONAIRE = get_game("zillionaire")
WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import fatcats
from fatcats.bots import load_bot
match = fatcats.new("zillionaire", seats=3, seed=1, games=1)
bot, dice = load_bot(match.game, "learned:" + sys.argv[1]), fatcats.seeded(2)
while not match.over:
    seat = match.deciders[0]
    match.play(seat, bot.choose(match.knowledge(seat, dice)))
print(match.outcome.places)
"""

LEARNS = """
import json
from pathlib import Path
from fatcats.envs.spec import setup
from fatcats.learning.dmc import Plan, train
size = dict(games=4000, side_by_side=64, width=32, batch=64, rate=3e-3, look=60, tests=1, test_games=300)
points = []
train(Plan(setup("zillionaire", 3, {"games": 1}), seed=1, **size), Path("player"), Path("log"), points.append)
print(json.dumps([points[0], points[-1]]))
"""


def plan(seed: int = 1, games: int = 20, **settings: object) -> Plan:
    small = {"side_by_side": 8, "width": 16, "batch": 32, "look": 8, "tests": 2, "test_games": 8, **settings}
    return Plan(setup("zillionaire", 3, {"games": 1}), seed=seed, games=games, **small)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learned") / "z.player"
    train(plan(), path, path.with_suffix(".jsonl"))
    return path


def test_the_same_seed_gives_the_same_player(player: Path, tmp_path: Path) -> None:
    for seed in (1, 2):
        train(plan(seed), tmp_path / f"{seed}", tmp_path / "log")
    assert (tmp_path / "1").read_bytes() == player.read_bytes()
    assert (tmp_path / "2").read_bytes() != player.read_bytes()


def test_the_learning_curve_is_a_line_of_json_for_each_test(player: Path) -> None:
    heading, *points = [json.loads(line) for line in player.with_suffix(".jsonl").read_text().splitlines()]
    assert (heading["game"], heading["seats"], heading["seed"]) == ("zillionaire", 3, 1)
    assert len(points) >= 2
    assert [points[0]["games"], points[0]["decisions"]] == [0, 0] and points[-1]["games"] >= 20
    for point in points:
        for opponents in ("heuristic", "random"):
            assert 0 <= point[opponents]["low"] <= point[opponents]["won"] <= point[opponents]["high"] <= 1


def test_learning_that_diverges_says_so(tmp_path: Path) -> None:
    with pytest.raises(Diverged, match="diverged after .* games"), np.errstate(all="ignore"):
        train(plan(rate=1e30), tmp_path / "player", tmp_path / "log")


@pytest.mark.skipif(not IS_COMPILED, reason="takes too long")
def test_two_seconds_of_play_are_more_than_nothing(tmp_path: Path) -> None:
    """In some thousand games it learns to beat those who play at random; fair is a third."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # threads would wait for each other
    program = [sys.executable, "-c", LEARNS]
    done = subprocess.run(program, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, last = json.loads(done.stdout)
    assert first["random"]["won"] < 0.55 < last["random"]["low"]


def test_a_player_needs_no_numpy(player: Path) -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY, str(player)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert sorted(json.loads(done.stdout.replace("(", "[").replace(")", "]"))) == [1, 2, 3]


def test_a_player_is_a_bot_like_others(player: Path) -> None:
    name = f"learned:{player}"
    summary = simulate(Simulation("zillionaire", 3, 6, (name, "random", "heuristic"), seed=5), processes=1)
    assert set(summary.bots) == {name, "random", "heuristic"}


def test_a_player_is_an_opponent_in_a_batch(player: Path) -> None:
    env = BatchEnv("zillionaire", 6, seats=3, opponents=f"learned:{player}", seed=4, games=1)
    result = versus(at_random(1), env, 12)
    assert result.games == 12
    with pytest.raises(fatcats.BadBot, match="trained for 3 seats, not for 4"):
        BatchEnv("zillionaire", 6, seats=4, opponents=f"learned:{player}")


def changed(player: Path, path: Path, **facts: object) -> str:
    """The name of a bot whose file says something else."""
    write_weights(path, msgspec.structs.replace(read_weights(player), **facts))
    return f"learned:{path}"


def test_what_does_not_fit_is_refused_in_words(player: Path, tmp_path: Path) -> None:
    weights = read_weights(player)
    (tmp_path / "text").write_text("nonsense")
    (tmp_path / "old").write_bytes(HEAD.replace(b"1", b"0"))
    (tmp_path / "cut").write_bytes(player.read_bytes()[:-200])
    layers = {**weights.layers, "hidden": weights.layers["hidden"][2:]}
    for name, why in [
        (f"learned:{tmp_path / 'nowhere'}", "cannot be read: No such file"),
        (f"learned:{tmp_path}", "cannot be read: Is a directory"),
        (f"learned:{tmp_path / 'text'}", "is no learned player"),
        (f"learned:{tmp_path / 'old'}", "another version of fatcats"),
        (f"learned:{tmp_path / 'cut'}", "is damaged"),
        (changed(player, tmp_path / "a", game="millions"), "trained for millions, not for zillionaire"),
        (
            changed(player, tmp_path / "b", rules_version="0"),
            "rules 0 .* of Zillionaire; these are rules .* train it anew",
        ),
        (changed(player, tmp_path / "c", encoding_version=-1), "encoding -1"),
        (changed(player, tmp_path / "d", layers=layers), "do not fit together"),
        (changed(player, tmp_path / "e", numbers=[9999] * len(weights.numbers)), "do not fit together"),
    ]:
        with pytest.raises(fatcats.BadBot, match=why):
            load_bot(ZILLIONAIRE, name)
    with pytest.raises(fatcats.BadSeatCount):
        load_bot(ZILLIONAIRE, changed(player, tmp_path / "f", seats=99))
    bot, match = load_bot(ZILLIONAIRE, f"learned:{player}"), fatcats.new("zillionaire", seats=4, seed=1)
    with pytest.raises(fatcats.BadBot, match="trained for 3 seats, not for 4"):
        bot.choose(match.knowledge(match.deciders[0], fatcats.seeded(1)))


def test_a_file_that_has_changed_is_read_anew(player: Path, tmp_path: Path) -> None:
    path = tmp_path / "z"
    path.write_bytes(player.read_bytes())
    load_bot(ZILLIONAIRE, f"learned:{path}")
    path.write_text("nonsense")
    with pytest.raises(fatcats.BadBot, match="no learned player"):
        load_bot(ZILLIONAIRE, f"learned:{path}")


@pytest.mark.skipif(not IS_COMPILED, reason="takes too long")
def test_the_command(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "fatcats"), "train", "zillionaire"]
    small = ["--games", "4", "--tests", "1", "--test-games", "4", "--width", "8", "-o", "games=1"]
    out = tmp_path / "z.player"
    done = subprocess.run([*command, "--out", str(out), *small], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert f"learned:{out}" in done.stdout and "won among heuristics" in done.stdout
    found = read_weights(out)
    assert isinstance(found, Weights) and (found.seats, found.minutes) == (4, None)
    assert out.with_suffix(".jsonl").exists()
    done = subprocess.run([*command, "--out", str(out), *small, "--minutes", "1"], capture_output=True, text=True)
    assert done.returncode == 2 and "either for some minutes or for some games" in done.stderr

"""What baselines reach in each environment: `python -m bench.baselines [--only WORD] [--speed]`.

One player among heuristics: at random, a search, and what Deep Monte Carlo learns, which is trained here if it has not
been. Writes docs/envs/figures.json and the learning curves, from which `python -m fatcats.envs.document` and `python -m
bench.curves` make the pages and the pictures. PPO is trained by examples/ppo.py, whose curve is read if it is there.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.envs import measure as measure_speed
from fatcats.envs import BatchEnv, setup
from fatcats.envs.baselines import at_random, versus
from fatcats.lab import Tournament, arena

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "docs" / "envs" / "figures.json"
CURVES = ROOT / "docs" / "envs" / "curves"
WORK = ROOT / "build" / "baselines"
FRESH = 700_000  # the first seed of the deals: nothing was trained or tuned on them
SEED = 1
SEARCH = "search:iterations=400"


@dataclass(frozen=True)
class Kind:
    """An environment as it is measured."""

    name: str
    title: str
    key: str
    seats: int
    options: dict[str, object]
    minutes: float  # of training
    tests: int  # of strength on the way, each in so many games
    test_games: int
    deals: int  # of the learned player, each from every seat
    search_deals: int


KINDS = [
    Kind("zillionaire", "Zillionaire, one game", "zillionaire", 4, {"games": 1}, 5, 10, 1000, 750, 60),
    Kind("counterfeiters", "Counterfeiters", "counterfeiters", 3, {}, 3, 6, 500, 200, 8),
    Kind("millions", "Millions of Dollars", "millions", 5, {}, 2, 3, 200, 40, 4),
    Kind("billionaires-1", "Billionaires, Level 1", "billionaires", 4, {"level": 1}, 1.5, 3, 200, 40, 2),
]


def among_heuristics(kind: Kind, bot: str, deals: int) -> dict[str, object]:
    """A tournament that can be interrupted, and grows when it is asked for more deals."""
    chosen = setup(kind.key, kind.seats, kind.options)
    line_up = (bot, *["heuristic"] * (kind.seats - 1))
    plan = Tournament(kind.key, kind.seats, (line_up,), deals, FRESH, dict(chosen.options))
    name = bot.partition(":")[0]
    found = arena(plan, journal=WORK / f"{kind.name}-{name}.jsonl").entrants(0)[0]
    low, high = found.interval
    return {
        "games": found.games,
        "won": round(found.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "place": round(sum(found.places) / len(found.places), 2),
    }


def train_if_missing(kind: Kind) -> Path:
    player = WORK / f"{kind.name}.player"
    if not player.exists():
        command = [str(Path(sys.executable).parent / "fatcats"), "train", kind.key, "--seats", str(kind.seats)]
        for name, value in kind.options.items():
            command += ["-o", f"{name}={value}"]
        command += ["--minutes", str(kind.minutes), "--seed", str(SEED), "--out", str(player)]
        command += ["--tests", str(kind.tests), "--test-games", str(kind.test_games)]
        subprocess.run([*command, "--log", str(CURVES / f"{kind.name}-dmc.jsonl")], check=True)
    return player


def last_of_curve(path: Path) -> dict[str, object]:
    _, *points = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    tested = points[-1]["heuristic"]
    return {"seconds": points[-1]["seconds"], **{name: tested[name] for name in ("games", "won", "low", "high")}}


def measure(kind: Kind) -> dict[str, Any]:
    env = BatchEnv(kind.key, 64, kind.seats, "heuristic", FRESH, **kind.options)
    plain = versus(at_random(SEED), env, 2_000)
    result = plain.as_json()
    scores = {"random": {name: result[name] for name in ("games", "won", "low", "high")}}
    scores[SEARCH] = among_heuristics(kind, SEARCH, kind.search_deals)  # type: ignore[assignment]
    player = train_if_missing(kind)
    scores["dmc"] = {"minutes": kind.minutes, **among_heuristics(kind, f"learned:{player}", kind.deals)}  # type: ignore[dict-item]
    if (curve := CURVES / f"{kind.name}-ppo.jsonl").exists():
        scores["ppo"] = last_of_curve(curve)  # type: ignore[assignment]
    return {
        "title": kind.title,
        "game": kind.key,
        "seats": kind.seats,
        "options": kind.options,
        "decisions": round(plain.decisions, 1),
        "scores": scores,
    }


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.baselines", description="What baselines reach in each environment.")
    parser.add_argument("--only", default="", help="environments with this word in their name")
    parser.add_argument("--speed", action="store_true", help="measure only how fast environments are")
    given = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    CURVES.mkdir(parents=True, exist_ok=True)
    figures: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for kind in KINDS:
        if given.only in kind.name:
            found = figures.setdefault(kind.name, {})
            if given.speed:
                speed = measure_speed(kind.key, kind.seats, kind.options)
                found["speed"] = {
                    "one": round(speed.one),
                    "batch": round(speed.batch),
                    "bytes": round(speed.bytes_each),
                }
            else:
                found.update(measure(kind))
            FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()

"""The example with PPO runs, where sb3-contrib is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_example_trains_and_logs(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    script = [sys.executable, str(ROOT / "examples" / "ppo.py"), "zillionaire", "--seats", "3", "--option", "games=1"]
    small = ["--games", "20", "--side-by-side", "8", "--tests", "1", "--test-games", "6", "--out", "ppo.zip"]
    done = subprocess.run([*script, *small], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    heading, *points = [json.loads(line) for line in (tmp_path / "ppo.jsonl").read_text().splitlines()]
    assert heading["method"] == "ppo" and points[-1]["games"] >= 20
    assert (tmp_path / "ppo.zip").exists()

"""What the tutorial tells people to type works, with smaller numbers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.cases import IS_COMPILED

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
SHORTER = [
    (r"--minutes \d+", "--games 30 --tests 1 --test-games 8 --width 8"),
    (r"--deals \d+", "--deals 1 --processes 1"),
]


@pytest.mark.skipif(not IS_COMPILED, reason="takes too long")
def test_the_commands_of_the_tutorial(tmp_path: Path) -> None:
    """But for installing. Programs in Python are run by tests/test_docs.py."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    commands = [line for block in blocks for line in block.splitlines() if line.startswith("fatcats ")]
    assert [line.split()[1] for line in commands] == ["train", "arena", "arena", "play"]
    folder = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "TERM": "dumb"}
    for line in commands:
        for long, short in SHORTER:
            line = re.sub(long, short, line)
        done = subprocess.run(
            line, shell=True, cwd=tmp_path, env=environment, input="quit\n", capture_output=True, text=True
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
    assert (tmp_path / "zillionaire.player").exists() and (tmp_path / "zillionaire.jsonl").exists()

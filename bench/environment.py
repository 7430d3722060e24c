"""The peers' own environment, `.venv-peers`: made when missing or when `peers.txt` changed."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = Path(__file__).with_name("peers.txt")
HOME = ROOT / ".venv-peers"
STAMP = HOME / "peers.sha256"
PYTHON = HOME / "bin" / "python"
UV = ROOT / ".venv" / "bin" / "uv"
TIMEOUT = 600
"""Seconds that one command may take."""


class EnvironmentFailed(Exception):
    """The peers could not be installed; the text says why."""


def ensure() -> Path:
    """The peers' Python, installed first if need be. Prints one line; raises EnvironmentFailed."""
    wanted = _fingerprint()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        print(f"peers: {HOME.name} is up to date")
        return PYTHON
    print(f"peers: installing into {HOME.name} ...", end=" ", flush=True)
    start = perf_counter()
    try:
        _create()
    except EnvironmentFailed:
        print("failed")
        raise
    STAMP.write_text(wanted)
    print(f"done in {perf_counter() - start:.0f} s")
    return PYTHON


def _fingerprint() -> str:
    """What the environment was made from: the requirements and the Python version."""
    return sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()


def _create() -> None:
    STAMP.unlink(missing_ok=True)
    _run([sys.executable, "-m", "venv", "--clear", str(HOME)])
    (HOME / ".gitignore").write_text("*\n")
    if UV.exists():
        _run([str(UV), "pip", "install", "--quiet", "--python", str(PYTHON), "--requirement", str(REQUIREMENTS)])
    else:
        _run([str(PYTHON), "-m", "pip", "install", "--quiet", "--retries", "2", "--requirement", str(REQUIREMENTS)])


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise EnvironmentFailed(str(error)) from error
    if done.returncode:
        raise EnvironmentFailed(_reason(done.stderr or done.stdout))


def _reason(output: str) -> str:
    """The last lines of what an installer said, without its warnings."""
    lines = [line for line in output.strip().splitlines() if not line.startswith("WARNING")]
    return "\n".join(lines[-4:])

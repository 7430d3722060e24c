"""Runs the peers' scripts in their own environment and reads what they print."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from bench.environment import ROOT
from bench.figures import PeerFigures

SCRIPTS = ("bench.peer_openspiel", "bench.peer_rlcard", "bench.peer_catanatron")
TIMEOUT = 300
"""Seconds that one script may take."""
SINGLE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}


class PeerFailed(Exception):
    """A peer's script gave no figures; the text says why."""


@dataclass(slots=True)
class PeerResults:
    """Figures of the peers that ran, and a line for each that did not."""

    figures: list[PeerFigures] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def measure_all(python: Path) -> PeerResults:
    """All peers, one after the other: they must not compete for a core."""
    results = PeerResults()
    for script in SCRIPTS:
        try:
            results.figures.append(run(python, script))
        except PeerFailed as error:
            results.problems.append(f"{script}: {error}")
    return results


def run(python: Path, script: str) -> PeerFigures:
    """The figures of one peer; raises PeerFailed."""
    output = output_of(python, script)
    try:
        return PeerFigures.from_json(output.splitlines()[-1])
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise PeerFailed(f"unreadable output: {error!r}") from error


def output_of(python: Path, script: str) -> str:
    """What a script prints that is run with the peers' Python; raises PeerFailed."""
    command = [str(python), "-m", script]
    environment = {**os.environ, **SINGLE_THREAD}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerFailed(str(error)) from error
    if done.returncode:
        raise PeerFailed(f"exit {done.returncode}: {_last_line(done.stderr)}")
    return done.stdout


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "no message"

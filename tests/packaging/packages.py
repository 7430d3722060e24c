"""Builds packages as a stranger's machine would, and installs them into empty environments outside the clone."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
UV = str(Path(sys.executable).parent / "uv")
PINS = str(ROOT / "constraints.txt")
OURS = ("PYTHONPATH", "VIRTUAL_ENV", "CC")  # what would let this clone shine through


def call(*command: str, path: str | None = None, **more: Any) -> subprocess.CompletedProcess[str]:
    """In the environment of somebody who has no clone; what went wrong is shown whole."""
    environment = {name: value for name, value in os.environ.items() if name not in OURS}
    environment |= {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1", "UV_PYTHON_DOWNLOADS": "never"}
    if path is not None:
        environment["PATH"] = path
    result = subprocess.run(command, capture_output=True, text=True, env=environment, **more)
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}\n{result.stderr}"
    return result


def build(source: Path, kind: str, out: Path, path: str | None = None) -> tuple[Path, str]:
    """The package, and what was said. In isolation: nothing of the environment that tests run in is there."""
    arguments = ["build", f"--{kind}", "--python", sys.executable, "--build-constraint", PINS, "--out-dir", str(out)]
    result = call(UV, *arguments, str(source), path=path)
    (package,) = [path for path in out.iterdir() if path.suffix in (".whl", ".gz")]
    return package, result.stdout + result.stderr


@dataclass(frozen=True)
class Installed:
    """An environment with nothing in it but fatcats and what that needs."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def command(self) -> str:
        return str(self.folder / "bin" / "fatcats")

    def fatcats(self, *arguments: str, typed: str = "") -> str:
        return call(self.command, *arguments, input=typed, cwd=self.folder, timeout=120).stdout

    def run(self, script: str, *arguments: str) -> str:
        """Python code, isolated from the folder that it runs in."""
        return call(self.python, "-I", "-c", script, *arguments, cwd=self.folder, timeout=120).stdout


def install(package: Path, folder: Path, extra: str = "") -> Installed:
    call(UV, "venv", "--quiet", "--python", sys.executable, str(folder))
    installed = Installed(folder)
    call(
        *(UV, "pip", "install", "--quiet", "--python", installed.python, "--constraint", PINS),
        f"fatcats{extra} @ {package.as_uri()}",
    )
    return installed

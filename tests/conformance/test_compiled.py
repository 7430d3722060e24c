"""The same sources give the same games, compiled and interpreted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fatcats
from tests.conformance.cases import IS_COMPILED
from tests.conformance.digests import digests
from tests.scope import is_quick

ROOT = Path(fatcats.__file__).parent


@pytest.mark.skipif(is_quick(), reason="interpreted games take their time")
@pytest.mark.skipif(not IS_COMPILED, reason="there is nothing to compare: the core is not compiled")
def test_compiled_and_interpreted_games_are_the_same(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT, tmp_path / "fatcats", ignore=ignore)
    for name in (
        "__init__.py",
        "scope.py",
        "conformance/__init__.py",
        "conformance/cases.py",
        "conformance/digests.py",
        "envs/__init__.py",
        "envs/positions.py",
    ):
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(__file__).parent.parent / name, tmp_path / "tests" / name)
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    form, *lines = run.stdout.splitlines()
    assert form == "interpreted"
    assert lines == digests()

"""No process ever has half of the core compiled and half not, whatever is compiled while it runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiling import clone
from compiling.compiler import obstacle
from compiling.sources import compiled_sources
from tests.packaging.packages import ROOT

FOR_ENVIRONMENTS = {"fatcats.engine.batch", "fatcats.engine.play", "fatcats.engine.rows"}  # no server ever loads these
SERVER = """
import sys
import fatcats.cli
from fatcats.server.app import create_app
from fatcats.server.settings import Settings
create_app(Settings())
print(*sys.modules)
"""
TABLE = """
import sys
from fatcats.engine import early
print(early.answer(20), early.__file__, flush=True)
sys.stdin.readline()
from fatcats.engine import late
print(late.half(84), late.__file__)
"""
EARLY = "from fatcats.engine.late import half\n\n\ndef answer(n: int) -> int:\n    return half(n * 4) + 2\n"
LATE = "def half(n: int) -> int:\n    return n // 2\n"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A clone with a core of two modules."""
    shutil.copytree(ROOT / "compiling", tmp_path / "compiling")
    for name in ("hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    engine = tmp_path / "src" / "fatcats" / "engine"
    engine.mkdir(parents=True)
    for name, text in {"__init__.py": "", "early.py": EARLY, "late.py": LATE}.items():
        (engine / name).write_text(text)
    (engine.parent / "__init__.py").write_text("")
    return tmp_path


def builder(small: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "hatch_build.py", *arguments]
    return subprocess.run(command, cwd=small, capture_output=True, text=True, env={**os.environ, **more})


def table(small: Path) -> subprocess.Popen[str]:
    """A process that loads a second module of the core only when told to."""
    return subprocess.Popen(
        [sys.executable, "-c", TABLE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(small / "src")},
    )


@pytest.mark.skipif(bool(obstacle()), reason="nothing can be compiled here")
def test_what_is_compiled_beside_a_running_table_is_used_from_the_next_start_on(small: Path) -> None:
    engine = small / "src" / "fatcats" / "engine"
    first = table(small)
    assert first.stdout is not None
    assert first.stdout.readline().split() == ["42", str(engine / "early.py")]
    assert builder(small, "--take").returncode == 1
    compiled = builder(small, "--aside")
    assert compiled.returncode == 0, compiled.stdout + compiled.stderr
    assert clone.found(small) == set()
    assert first.communicate("\n")[0].split() == ["42", str(engine / "late.py")]
    assert builder(small, "--take").returncode == 0
    assert clone.found(small) == clone.expected(small)
    answer, early, _, late = table(small).communicate("\n")[0].split()
    assert answer == "42"
    assert {Path(early), Path(late)} < clone.expected(small)
    (engine / "late.py").write_text(LATE.replace("//", "%"))
    assert builder(small, "--take").returncode == 1
    assert clone.found(small) == set()


def test_where_nothing_can_be_compiled_it_says_so_in_one_line(small: Path, tmp_path: Path) -> None:
    answer = builder(small, "--aside", PATH=str(tmp_path), CC="")
    assert answer.returncode == 3
    assert answer.stdout.startswith("The core stays uncompiled: no C compiler")
    assert answer.stdout.count("\n") == 1


def test_a_server_has_loaded_the_whole_core_before_it_opens() -> None:
    loaded = set(subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True).stdout.split())
    sources = [source.relative_to(ROOT / "src").with_suffix("") for source in compiled_sources(ROOT)]
    names = {".".join(source.parts).removesuffix(".__init__") for source in sources}
    assert names - FOR_ENVIRONMENTS <= loaded

"""The packages: what is in them."""

from __future__ import annotations

import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

from compiling import clone
from compiling.libraries import SUFFIX, TYPE_CHECK, source_names
from tests.packaging.packages import ROOT, Installed, call

SRC = ROOT / "src"


def contents(wheel: Path) -> set[str]:
    """Without what names the form of the core."""
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith(SUFFIX)}


def test_the_wheel_brings_the_compiled_core_the_pages_the_rules_and_the_types(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    libraries = {path.relative_to(SRC).as_posix() for path in clone.expected(ROOT)}
    assert {name for name in names if name.endswith((".so", ".pyd"))} == libraries
    pages = {path.relative_to(SRC).as_posix() for path in (SRC / "fatcats" / "web").rglob("*") if path.is_file()}
    assert pages and pages <= names
    assert {"fatcats/py.typed", "fatcats/games/zillionaire/rules.md"} <= names
    assert "none-any" not in wheel.name


def test_the_sdist_brings_the_pages_but_nothing_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/fatcats/web/index.html", "web/package-lock.json", "compiling/clone.py", "PKG-INFO"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd")) or "node_modules" in name]


def test_without_compiler_and_node_the_sdist_makes_the_same_wheel_uncompiled_and_says_so(
    wheel: Path, plain: tuple[Path, str]
) -> None:
    built, said = plain
    assert said.count("The core stays uncompiled: no C compiler") == 1
    assert built.name.endswith("py3-none-any.whl")
    assert contents(built) == contents(wheel)


def test_the_core_is_compiled_without_the_extras(bare: Installed) -> None:
    """The first half of compiling, which needs the types of what is imported, in an environment that has no extra."""
    mypy = str(Path(clone.__file__).parent.parent / ".venv" / "bin" / "mypy")
    call(mypy, *TYPE_CHECK, "--python-executable", bare.python, *source_names(ROOT), cwd=SRC)


def test_the_version_is_written_in_one_place(wheel: Path) -> None:
    import fatcats

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" in project["dynamic"] and "version" not in project
    assert wheel.name.startswith(f"fatcats-{fatcats.__version__}-")
    assert f"## {fatcats.__version__}" in (ROOT / "CHANGELOG.md").read_text()

"""Which modules are compiled, and a digest of all that goes into it.

The core is every module below src/fatcats/{engine,games,search} but empty ones and the edges. An edge is a module that
should stay plain Python and says so: one of its first three lines is `# fatcats: interpreted`. Elsewhere it is the
other way round: a module that every move goes through says `# fatcats: compiled`.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path

CORE = ("engine", "games", "search")
EDGE = "# fatcats: interpreted"
HOT = "# fatcats: compiled"


def core_sources(root: Path) -> list[Path]:
    """All modules in the folders of the core, edges too, and the hot ones elsewhere."""
    package = root / "src" / "fatcats"
    in_core = {path for name in CORE for path in (package / name).rglob("*.py")}
    elsewhere = {path for path in package.rglob("*.py") if path not in in_core and says(path, HOT)}
    return sorted(in_core | elsewhere)


def says(source: Path, mark: str) -> bool:
    return mark in source.read_text(encoding="utf-8").splitlines()[:3]


def compiled_sources(root: Path) -> list[Path]:
    return [source for source in core_sources(root) if source.stat().st_size and not says(source, EDGE)]


def requirements(root: Path) -> list[str]:
    """What compiling takes, with versions."""
    groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return [str(requirement) for requirement in groups["compile"]]


def digest(root: Path) -> str:
    """Of the sources, of how they are compiled, and of the Python that they are compiled for. Edges are included: mypyc
    copies constants out of them."""
    total = hashlib.sha256("\n".join([sys.version, *requirements(root)]).encode())
    for path in [*core_sources(root), *sorted((root / "compiling").glob("*.py"))]:
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()

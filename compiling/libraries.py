"""Compiles the core with mypyc: all of it goes into one library, so that calls between modules can be inlined. Beside
it every module gets a small one of its own, which Python finds in place of the source."""

from __future__ import annotations

import os
import re
import sysconfig
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from compiling.compiler import IS_WINDOWS, LIBRARY_FLAGS, STUB_FLAGS, compiler, cores, sharing_flags
from compiling.sources import compiled_sources

LIBRARY = "fatcats"  # mypyc makes fatcats__mypyc.*.so of it
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# A package of an extra may be there or not: the core is compiled without knowing its types either way. What is really
# missing is found by `make lint`.
TYPE_CHECK = ["--config-file=", f"--cache-dir={os.devnull}", "--ignore-missing-imports"]
# What a module does once, when it is imported: long, and optimizing it would take gcc as long as all the rest.
ONCE = re.compile(r"^extern char (\w+___top_level__\(void\));$", re.MULTILINE)
UNOPTIMIZED = r"__attribute__((cold, optimize(0))) extern char \1;"


def source_names(root: Path) -> list[str]:
    return [str(source.relative_to(root / "src")) for source in compiled_sources(root)]


def compile_core(root: Path, target: Path) -> None:
    """Lay the libraries into the target folder as they lie in src."""
    with scratch_folder(root) as scratch, chdir(root / "src"):
        build(extensions(source_names(root), scratch), scratch, target)


def scratch_folder(root: Path) -> TemporaryDirectory[str]:
    folder = root / "build"
    folder.mkdir(exist_ok=True)
    return TemporaryDirectory(dir=folder)


def extensions(names: list[str], scratch: str) -> list[Any]:
    """The library first: it takes longest, and the stubs are compiled beside it."""
    from mypyc.build import mypycify

    library, *stubs = mypycify(
        [*TYPE_CHECK, *names], opt_level="3", debug_level="0", target_dir=scratch, group_name=LIBRARY
    )
    if not IS_WINDOWS:
        leave_unoptimized(Path(scratch) / f"__native_internal_{LIBRARY}.h")
        set_flags(library, stubs, sharing_flags())
    return [library, *stubs]


def set_flags(library: Any, stubs: list[Any], sharing: list[str]) -> None:
    """Each gets a list of its own: mypyc gives all of them one and the same, in which the last -O would count."""
    library.extra_compile_args = [*library.extra_compile_args, *LIBRARY_FLAGS, *sharing]
    library.extra_link_args = [*library.extra_link_args, "-O3", *LIBRARY_FLAGS, *sharing]
    for stub in stubs:
        stub.extra_compile_args = [*stub.extra_compile_args, *STUB_FLAGS]


def build(extensions: list[Any], scratch: str, target: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if not IS_WINDOWS:
        os.environ["CC"] = compiler()  # else it is the one that Python was built with, which may not be here
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_temp, command.build_lib, command.parallel = scratch, str(target), cores()
    command.ensure_finalized()
    command.run()


def leave_unoptimized(header: Path) -> None:
    """Compilers other than gcc skip the attribute that they don't know."""
    text, count = ONCE.subn(UNOPTIMIZED, header.read_text(encoding="utf-8"))
    if not count:
        raise RuntimeError("mypyc writes modules in another way now: see ONCE in compiling/libraries.py")
    header.write_text(text, encoding="utf-8")

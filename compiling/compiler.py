"""The C compiler: whether there is one, and what it is told."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

SWITCHED_OFF = "FATCATS_COMPILE=0"
NO_COMPILER = "no C compiler with Python's headers found; for full speed install gcc and python3-dev"
IS_WINDOWS = sys.platform == "win32"

# The first two let C functions be inlined across modules. The others: warnings in generated code are nobody's business,
# and looking for them (misleading indentation above all) takes gcc minutes.
LIBRARY_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-w"]
# A module's own file only looks up its beginning in the library, once: optimizing it takes longer than reading it.
STUB_FLAGS = ["-O0", "-w"]
# Nothing is inlined across the border of two parts: two cost nothing, eight made one game slower by 4 %, and as many as
# gcc would like by 11 %.
MAX_PARTS = 4


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
    if IS_WINDOWS:
        return visual_studio()
    candidates = [os.environ.get("CC", ""), "cc", "gcc", "clang"]
    return next((command for command in candidates if finds_python(command)), "")


def visual_studio() -> str:
    """Setuptools finds the compiler in there by itself."""
    folder = os.environ.get("PROGRAMFILES(X86)", "")
    finder = Path(folder) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    return str(finder) if folder and finder.is_file() else ""


def finds_python(command: str) -> bool:
    """Is this a C compiler, and are the headers there?"""
    words = shlex.split(command)
    if not words or not shutil.which(words[0]):
        return False
    check = [*words, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    return subprocess.run(check, input=b"#include <Python.h>", capture_output=True).returncode == 0


def cores() -> int:
    return os.cpu_count() or 1


def sharing_flags() -> list[str]:
    """gcc optimizes one file on one core. Put off until linking, which sees the whole library as well, the work is
    divided among the cores. Other compilers would not divide it, so they are left alone."""
    parts = min(cores(), MAX_PARTS)
    flags = [f"-flto={parts}", f"--param=lto-partitions={parts}"]
    return flags if parts > 1 and is_gcc() and can_link(flags) else []


def is_gcc() -> bool:
    listing = [*shlex.split(compiler()), "-dM", "-E", "-xc", os.devnull]
    macros = subprocess.run(listing, capture_output=True, text=True).stdout
    return "__GNUC__" in macros and "__clang__" not in macros


def can_link(flags: list[str]) -> bool:
    with TemporaryDirectory() as folder:
        command = [*shlex.split(compiler()), *flags, "-fPIC", "-shared", "-xc", "-", "-o", f"{folder}/library"]
        return subprocess.run(command, input=b"int f(void) { return 0; }", capture_output=True).returncode == 0

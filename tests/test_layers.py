"""Arrows point down only: engine ← games ← match and text ← bots ← lab, command and server."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import fatcats
from compiling.sources import compiled_sources
from fatcats.registry import game_keys

ROOT = Path(fatcats.__file__).parent
# What a layer may import of fatcats, besides itself
PUBLIC = {"engine", "registry", "text", "match"}
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "search": {"engine"},
    "registry": {"engine"},
    "text": {"engine", "registry"},
    "match": {"engine", "registry", "text"},
    "bots": {"engine", "registry", "search"},
    "lab": {*PUBLIC, "bots", "fatcats"},
    "envs": {*PUBLIC, "bots", "lab", "protocol", "fatcats"},
    "learning": {*PUBLIC, "bots", "envs", "fatcats"},
    "protocol": set(),
    "server": {*PUBLIC, "protocol", "bots", "fatcats"},
    "client": {"protocol", "engine"},
    "agents": {*PUBLIC, "bots", "lab", "client", "protocol", "fatcats"},
    "cli": {*PUBLIC, "bots", "lab", "envs", "learning", "server", "agents", "fatcats"},
}
CORE_PACKAGES = {"fatcats", "librt", "mypy_extensions", "msgspec"}  # msgspec: what views are made of


def sources(layer: str) -> list[Path]:
    return [ROOT / f"{layer}.py"] if (ROOT / f"{layer}.py").exists() else sorted((ROOT / layer).rglob("*.py"))


def imports(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            parts = [name.name for name in node.names if node.module == "fatcats" and (ROOT / name.name).is_dir()]
            yield from (f"fatcats.{part}" for part in parts)
            if len(parts) < len(node.names):
                yield node.module or ""


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def test_no_arrow_points_up() -> None:
    for layer, allowed in ALLOWED.items():
        for source in sources(layer):
            used = {layer_of(name) for name in imports(source) if name.split(".")[0] == "fatcats"}
            assert used <= {*allowed, layer}, f"{source.relative_to(ROOT)} imports {used - allowed - {layer}}"


def test_the_core_imports_the_standard_library_librt_and_msgspec_only() -> None:
    for layer in ("engine", "games"):
        for source in sources(layer):
            packages = {name.split(".")[0] for name in imports(source)}
            assert packages <= {*sys.stdlib_module_names, *CORE_PACKAGES}, source.relative_to(ROOT)


def test_the_core_does_no_input_or_output() -> None:
    forbidden = {"os", "sys", "io", "pathlib", "asyncio", "time", "datetime", "random", "socket", "threading"}
    for source in sources("engine"):
        assert not {name.split(".")[0] for name in imports(source)} & forbidden, source.relative_to(ROOT)


def test_games_do_not_know_each_other() -> None:
    for key in game_keys():
        for source in sorted((ROOT / "games" / key).rglob("*.py")):
            others = [name for name in imports(source) if name.startswith("fatcats.games.")]
            assert all(name.startswith(f"fatcats.games.{key}") for name in others), source.relative_to(ROOT)


def test_nothing_outside_its_folder_names_a_game() -> None:
    for source in sorted(ROOT.rglob("*.py")):
        if source.is_relative_to(ROOT / "games"):
            continue
        code = ast.unparse(without_docstrings(ast.parse(source.read_text(encoding="utf-8"))))
        named = [key for key in game_keys() if key in code.lower()]
        assert named == [], f"{source.relative_to(ROOT)} names {named}"


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def test_no_literal_is_shifted_in_the_compiled_core() -> None:
    """mypyc 2.4.1 compiles `1 << k` on an i64 as a 32-bit shift; write BIT[k]."""
    for source in compiled_sources(ROOT.parent.parent):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            shifts = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
            assert not (shifts and isinstance(node.left, ast.Constant)), f"{source.name}:{node.lineno}"  # type: ignore[attr-defined]

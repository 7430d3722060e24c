"""How much of the suite a run tries: everything, or with `--quick` what takes a minute and starts no server."""

from __future__ import annotations

NOT_QUICK = ("faults", "packaging", "server", "web")  # folders

_is_quick = False


def choose(is_quick: bool) -> None:
    """Before tests are collected: they ask when they are."""
    global _is_quick
    _is_quick = is_quick


def is_quick() -> bool:
    return _is_quick

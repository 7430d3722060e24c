"""What is committed for the web client is still what the Python side says, and can be installed anywhere."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.failures import ROOT

WEB = ROOT / "web"
PLATFORMS = 15  # of the bundler's binaries: a lock file made from an incomplete registry has fewer


def test_types_are_those_of_the_python_side(built: None) -> None:
    made = subprocess.run([sys.executable, str(WEB / "generate.py"), "--check"], capture_output=True, text=True)
    assert made.returncode == 0, f"{made.stdout}{made.stderr}\nrun: make types"


def test_the_lock_file_names_no_addresses_and_all_platforms() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert sum("@rolldown/binding-" in name for name in lock["packages"]) >= PLATFORMS


def test_checks_lint_and_unit_tests_of_the_client_pass(built: None) -> None:
    for script in ("check", "lint", "test"):
        command = [sys.executable, str(WEB / "build.py"), "--run", script]
        made = subprocess.run(command, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr

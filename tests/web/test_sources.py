"""What is committed for the web client is still what the Python side says, and can be installed anywhere."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

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


@pytest.mark.xdist_group("client")  # each installs its packages if they are not there
@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_client_passes_its_own_checks(built: None, script: str) -> None:
    command = [sys.executable, str(WEB / "build.py"), "--run", script]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr

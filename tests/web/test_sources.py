"""What is committed for the web client is still what the Python side says, and can be installed anywhere."""

from __future__ import annotations

import ast
import json
import re
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


def test_every_sentence_of_the_server_has_its_german() -> None:
    german = (WEB / "src" / "words" / "sentences.de.ts").read_text(encoding="utf-8")
    known = {blanked(quoted[1:-1]) for quoted in re.findall(r"^  ('.*?'|\".*?\"):", german, re.MULTILINE)}
    assert [sentence for sentence in sorted(server_sentences()) if sentence not in known] == []


def server_sentences() -> set[str]:
    """What is said to people when something is refused; those that only pass an error on are not ours."""
    found = set()
    for source in (ROOT / "src" / "fatcats" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                found.add(sentence_of(node.args[1]))
    return {sentence for sentence in found if re.search(r"\w{3}", sentence.replace("{}", ""))}


def sentence_of(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else ""


def blanked(sentence: str) -> str:
    return re.sub(r"\{\w+\}", "{}", sentence)

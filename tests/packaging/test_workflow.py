"""The workflow that builds wheels cannot run here; that it is well formed can be checked."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.packaging.packages import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ACTION = re.compile(r"[\w.-]+/[\w./-]+@v\d+(\.\d+)*")
EXPRESSION = re.compile(r"\$\{\{\s*(\w+)\.([\w.-]+)\s*\}\}")


@pytest.fixture(params=FILES, ids=lambda file: file.name)
def workflow(request: pytest.FixtureRequest) -> dict[Any, Any]:
    read = yaml.safe_load(request.param.read_text())
    assert isinstance(read, dict)
    return read


def test_there_is_one() -> None:
    assert "wheels.yml" in [file.name for file in FILES]
    assert "has not run" in "".join(FILES[-1].read_text().splitlines()[:3])


def test_its_fields_are_those_of_a_workflow(workflow: dict[Any, Any]) -> None:
    assert set(workflow) == {"name", True, "permissions", "jobs"}  # YAML reads the key `on` as true
    assert set(workflow[True]) <= {"push", "pull_request", "workflow_dispatch", "release"}


def test_every_job_has_a_machine_and_steps_and_waits_for_jobs_that_are_there(workflow: dict[Any, Any]) -> None:
    for job in workflow["jobs"].values():
        assert set(job) <= {"needs", "runs-on", "strategy", "if", "permissions", "steps"}
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(workflow["jobs"])
        assert job["runs-on"] and job["steps"]


def test_every_step_runs_something_or_uses_an_action_of_a_version(workflow: dict[Any, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            assert set(step) <= {"name", "id", "uses", "with", "run", "shell", "env"}
            assert ("uses" in step) != ("run" in step), step
            assert "uses" not in step or ACTION.fullmatch(step["uses"]), step


def test_what_expressions_ask_for_is_there(workflow: dict[Any, Any]) -> None:
    for job in workflow["jobs"].values():
        steps = {step["id"] for step in job["steps"] if "id" in step}
        for context, name in EXPRESSION.findall(yaml.safe_dump(job)):
            first = name.partition(".")[0]
            if context == "matrix":
                assert first in job["strategy"]["matrix"]
            elif context == "steps":
                assert first in steps
            else:
                assert context == "github"


def test_wheels_are_built_for_every_python_that_the_project_names() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = settings["tool"]["cibuildwheel"]["build"]
    assert set(settings["tool"]["cibuildwheel"]) == {"build", "skip", "build-frontend", "test-command", "macos"}
    assert all(any(fnmatch(f"{tag}-manylinux_x86_64", name) for name in wanted) for tag in ("cp311", "cp313"))

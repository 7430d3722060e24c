"""What a red test leaves behind, and the command that repeats it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests import chance, failures

NAME = "tests/web/test_pages.py::test_names[small phone-0/1]"


class Log:
    def attend(self) -> None:
        """Nothing was before."""

    def testify(self, folder: Path) -> None:
        (folder / "log.txt").write_text("it broke")


class Mute(Log):
    def testify(self, folder: Path) -> None:
        raise OSError("the page has gone")


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(failures, "FOLDER", tmp_path)
    return tmp_path


def test_everybody_who_took_part_testifies_even_if_somebody_cannot(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    monkeypatch.setattr(failures, "WITNESSES", [Mute(), Log()])
    made = failures.testify(NAME)
    assert made == folder / "web-test_pages.py-test_names-small-phone-0-1"
    assert (made / "log.txt").read_text() == "it broke"
    assert "the page has gone" in (made / "silent.txt").read_text()


def test_the_command_that_repeats_a_test_names_its_chance(request: pytest.FixtureRequest) -> None:
    words = shlex.split(failures.how_to_repeat(request.node))
    assert words[-2:] == [f"--chance={chance.word()}", request.node.nodeid]


def test_names_are_fit_to_be_sent() -> None:
    with chance.named("test_hören[★]"):
        assert list(chance.headers().values()) == ["test_h\\xf6ren[\\u2605]"]

"""The corpus, and a few inputs made from it, for everything that parses: `make fuzz` does the same with many more."""

from __future__ import annotations

import pytest

from tests.fuzz import corpus
from tests.fuzz.targets import TARGETS, Target, plain
from tests.fuzz.trying import attempt

FEW = 300  # of all targets together, besides the corpus


@pytest.mark.parametrize("target", TARGETS)
async def test_whatever_is_parsed_nothing_breaks(target: str) -> None:
    found = await attempt(target, max(10, int(FEW * TARGETS[target].share)), seed=1)
    assert found.faults == []
    assert found.inputs > len(corpus.files(TARGETS[target].kind)) > 2


async def test_a_fault_is_noticed_and_its_input_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    def stumble(data: bytes) -> None:
        assert b"x" not in data, "an x"

    folder = tmp_path_factory.mktemp("corpus")
    (folder / "kind").mkdir()
    monkeypatch.setattr(corpus, "FOLDER", folder)
    monkeypatch.setitem(TARGETS, "planted", Target("kind", lambda: [b"abc", b"xyz"], plain(stumble), 1.0))
    found = await attempt("planted", 0, seed=1)
    assert found.inputs == 2 and len(found.faults) == 1 and "an x" in found.faults[0]
    assert corpus.files("kind") == [b"xyz"]

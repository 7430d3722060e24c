"""The pages on environments are those that the code writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.curves import CURVES, pictures
from fatcats.envs.document import page, read_figures
from fatcats.registry import game_keys

DOCS = Path(__file__).parents[2] / "docs" / "envs"


@pytest.mark.parametrize("key", game_keys())
def test_the_page_is_current(key: str) -> None:
    written = (DOCS / f"{key}.md").read_text(encoding="utf-8")
    assert written == page(key, read_figures(DOCS)), "run `python -m fatcats.envs.document`"


def test_the_learning_curves_are_drawn_from_what_was_logged() -> None:
    drawn = {path.stem: path.read_text(encoding="utf-8") for path in CURVES.glob("*.svg")}
    assert drawn == pictures() and drawn, "run `python -m bench.curves`"
    assert set(read_figures(DOCS)) == set(drawn)

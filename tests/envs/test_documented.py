"""The pages on environments are those that the code writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatcats.envs.document import page
from fatcats.registry import game_keys

DOCS = Path(__file__).parents[2] / "docs" / "envs"


@pytest.mark.parametrize("key", game_keys())
def test_the_page_is_current(key: str) -> None:
    written = (DOCS / f"{key}.md").read_text(encoding="utf-8")
    assert written == page(key), "run `python -m fatcats.envs.document`"

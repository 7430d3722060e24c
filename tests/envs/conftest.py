"""Pictures of text are enough for all tests but the one of the board itself: they take a thousandth of the time."""

from __future__ import annotations

import pytest

from fatcats.envs.board import OFF


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OFF, "1")

"""Every fault once, on both layouts, under load: `make soak` does the same for half an hour."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.faults.faults import FAULTS, Fate
from tests.faults.layouts import Alone, Scaled
from tests.faults.siege import Siege
from tests.server.people import KEY

PART = 0.1  # of the time that a fault lasts at most


@pytest.mark.parametrize("kind", [Alone, Scaled])
async def test_nothing_is_lost_doubled_unheard_or_stuck_whatever_happens(kind: type[Alone] | type[Scaled]) -> None:
    with TemporaryDirectory(prefix="fatcats-faults-") as folder:
        layout = kind(Path(folder))
        try:
            siege = Siege(layout, Fate(1, PART), FAULTS[kind], [KEY], {"games": 1}, tables=1, hostiles=1)
            await siege.hold_out(lambda siege: set(siege.done) >= {fault.__name__ for fault in FAULTS[kind]})
        finally:
            layout.stop()
    assert siege.problems == []
    assert siege.checked >= 1 and siege.acknowledged > 20

"""The table of refusals that people have read is the one that the rules give."""

from __future__ import annotations

import pytest

from tests.conformance import refusals
from tests.scope import is_quick


@pytest.mark.skipif(is_quick(), reason="the table takes games with every number of seats")
def test_the_table_of_refusals_is_as_it_was_read() -> None:
    written = refusals.FILE.read_text(encoding="utf-8")
    assert refusals.as_markdown() == written, (
        "a refusal has changed: run `python -m tests.conformance.refusals` and read what is new in refusals.md"
    )

"""`fatcats verify FILE`."""

from __future__ import annotations

from pathlib import Path

from fatcats.cli.common import console
from fatcats.match.fairness import verify as verify_shuffle
from fatcats.match.record import Record


def verify(file: Path) -> None:
    """Check the shuffle of a game from a server's table against the seed sealed before the deal.

    Parameters
    ----------
    file
        The record of the game, taken when it was over.
    """
    record = Record.load(file)
    verdict = verify_shuffle(record)
    assert record.shuffle is not None
    out = console()
    out.print(f"[bold]All {verdict.outcomes} outcomes in {verdict.steps} steps follow from the seed.[/]")
    out.print(f"It was fair if your table showed this seal before the deal: {record.shuffle.commitment}")
    if verdict.skipped:
        out.print(f"{verdict.skipped} more were drawn for moves that were taken back; the table agreed to that.")
    if verdict.unchecked:
        out.print(f"The first {verdict.unchecked} steps were played elsewhere and are not covered.")

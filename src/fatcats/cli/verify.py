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
    out.print(f"[bold]The shuffle is fair.[/] Sealed before the deal: {record.shuffle.commitment}")
    out.print(f"All {verdict.outcomes} outcomes in {verdict.steps} steps follow from that seed alone.")
    if verdict.skipped:
        out.print(f"{verdict.skipped} more were drawn for moves that were taken back; the table agreed to that.")
    if verdict.unchecked:
        out.print(f"The first {verdict.unchecked} steps were played elsewhere and are not covered.")

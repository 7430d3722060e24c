"""`fatcats replay FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from fatcats.cli.common import console
from fatcats.match.match import Match
from fatcats.match.match import replay as replay_record
from fatcats.match.record import Record


def replay(
    file: Path,
    *,
    seat: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    entries: Annotated[int | None, Parameter(validator=Number(gte=0))] = None,
    board: bool = False,
) -> None:
    """Tell a recorded game again, and check that the record is whole.

    Parameters
    ----------
    file
        The record.
    seat
        Tell what this player saw (from 1) instead of what everybody saw.
    entries
        Stop after so many entries of the log.
    board
        Show the table as it stands then.
    """
    record = Record.load(file)
    match = replay_record(record, entries=entries)
    viewer = None if seat is None else seat - 1
    match.view(viewer)  # says which seats there are
    out = console()
    words = match.texts.for_table(match.players, viewer)
    for event in match.events(viewer):
        out.print(words.event(event), markup=False)
    if board:
        for line in match.game.draw(match.view(viewer), words, out.width):
            out.print(line)
    print_outcome(out, match)


def print_outcome(out: Console, match: Match) -> None:
    outcome = match.outcome
    if outcome is None:
        out.print(f"[dim]{match.length} entries; the game is not over.[/]")
        return
    words, game, view = match.texts.for_table(match.players), match.game, match.view(None)
    for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
        note = words.say(*game.standing(view, seat))
        out.print(f"[bold]{place}.[/] {words.seat(seat)}: {outcome.scores[seat]}{f' [dim]({note})[/]' if note else ''}")
    ranking = game.ranking(view, outcome)
    if ranking:
        out.print(f"[dim]{words.say(*ranking)}[/]")
    out.print(f"[dim]{words.text('endings.' + outcome.reason)}[/]")

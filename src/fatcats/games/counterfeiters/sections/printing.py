"""CF-5: printing fakes."""

from __future__ import annotations

from mypy_extensions import i64

from ..model import events
from ..model.cells import FAKES
from ..model.parts import FAKES_PER_PRINTER, NOTE, PRINTED_NOTES, fakes_of
from ..model.table import CounterfeitersTable


def print_fakes(t: CounterfeitersTable, seat: i64) -> None:
    """CF-5.01, CF-5.02: two for each printer, all of the best quality; with `printed` notes only what is left."""
    quality = t.quality(seat)
    number = print_run(t, seat)
    t[FAKES + seat] += number * NOTE[quality]
    t.emit(events.PRINTED, seat, quality, number)


def print_run(t: CounterfeitersTable, seat: i64) -> i64:
    """How many fakes one print action would bring this player now."""
    number = t.printers(seat) * FAKES_PER_PRINTER
    if t.box.printed_supply:
        return min(number, notes_left(t, t.quality(seat)))
    return number


def notes_left(t: CounterfeitersTable, quality: i64) -> i64:
    """CF-R13: notes of this quality that nobody holds."""
    left = PRINTED_NOTES[quality]
    seat: i64
    for seat in range(t.seats()):
        left -= fakes_of(t[FAKES + seat], quality)
    return left


def can_print(t: CounterfeitersTable, seat: i64) -> bool:
    """CF-3.06: to a real effect."""
    return not t.box.printed_supply or t.box.empty_actions or notes_left(t, t.quality(seat)) > 0

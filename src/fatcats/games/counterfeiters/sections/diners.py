"""CF-11.07, CF-11.08, CF-12.12: diners turn fakes into money at the end of a round and of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ASKED, SO_FAR
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import FAKES
from ..model.clauses import CF_11_07, CF_11_08
from ..model.moves import HAND, NOTES, NUMBER, VERB, offer_notes
from ..model.parts import DOLLARS, FULL_VALUE, Fakes, SeatSet, count_fakes, has_fakes, is_one_quality
from ..model.table import CounterfeitersTable
from .exchange import notes_shown
from .money import receive

CHOICES: Final = MoveList()  # scratch


class Diners(SettledStep[CounterfeitersTable]):
    """CFD-08: everybody with a real choice is asked at the same time.

    Who that is follows from public facts: diners lie face up, and each note printed or handed in was seen (CF-13.03).
    """

    clause = CF_11_07

    def begin(self, t: CounterfeitersTable) -> None:
        choosers: SeatSet = 0
        seat: i64
        for seat in range(t.seats()):
            if t[FAKES + seat] == 0 or t.diners(seat) == 0:
                continue
            if has_choice(t, seat):
                choosers |= BIT[seat]
            else:
                serve(t, seat, forced_notes(t, seat))
        if choosers:
            t.ask_all(choosers)
        else:
            t.done()

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        offer_notes(t[FAKES + seat], t.diners(seat), t.diners(seat), out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] != HAND or NUMBER[move] != t.diners(seat):
            return CF_11_07
        return ALLOWED if has_fakes(t[FAKES + seat], NOTES[move]) else CF_11_08

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        keep_answer(t, seat, move)
        t.answered(seat)
        if t.pending() == 0:
            serve_all(t)


def has_choice(t: CounterfeitersTable, seat: i64) -> bool:
    fakes = t[FAKES + seat]
    return count_fakes(fakes) > t.diners(seat) and not is_one_quality(fakes)


def forced_notes(t: CounterfeitersTable, seat: i64) -> Fakes:
    """CF-11.07: all fakes if there are no more than diners, else as many of the one quality there is."""
    fakes = t[FAKES + seat]
    number = count_fakes(fakes)
    if number <= t.diners(seat):
        return fakes
    return fakes // number * t.diners(seat)


# --- Answers wait in the frame until all are in: eight bits a seat, the place of the move among those that hand in ----


def keep_answer(t: CounterfeitersTable, seat: i64, move: i64) -> None:
    others = t.frame(SO_FAR) & ~(255 * BIT[seat * 8])
    t.set_frame(SO_FAR, others | (move - HAND) * BIT[seat * 8])


def serve_all(t: CounterfeitersTable) -> None:
    answers = t.frame(SO_FAR)
    asked = t.frame(ASKED)
    t.done()
    seat: i64
    for seat in range(t.seats()):
        if asked & BIT[seat]:
            serve(t, seat, NOTES[HAND + ((answers >> (seat * 8)) & 255)])


def serve(t: CounterfeitersTable, seat: i64, notes: Fakes) -> None:
    amount = count_fakes(notes) * FULL_VALUE
    t[FAKES + seat] -= notes
    receive(t, seat, amount)
    if t.events is not None:
        t.emit(events.DINERS_WORKED, seat, notes_shown(notes), amount * DOLLARS)


def choose_again(t: CounterfeitersTable, seat: i64, rng: Rng) -> None:
    """For a sampled world: another answer than the one that nobody has seen yet."""
    CHOICES.n = 0
    offer_notes(t[FAKES + seat], t.diners(seat), t.diners(seat), CHOICES)
    keep_answer(t, seat, CHOICES.items[rng.below(CHOICES.n)])

"""CF-12.01 to CF-12.11: last henchmen and lawyers."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ACTOR, SO_FAR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import N_PLAYERS, OCCUPIED, OWNED, PLACED, ROUND_FIRST, STANDING
from ..model.clauses import CF_12_05, CF_12_07, CF_12_08, CF_12_09
from ..model.moves import DECLINE, LIFT, SPACE, USE, VERB
from ..model.parts import MAX_SPACES, CardSet
from ..model.steps import LAWYER_PLACEMENT
from ..model.table import CounterfeitersTable
from .spaces import offer_spaces, possible_spaces, space_refusal
from .turn import place_henchman


class LastHenchmen(SettledStep[CounterfeitersTable]):
    """CF-12.02 to CF-12.05: everybody with a standing henchman may play one. ACTOR is first who moved the officer."""

    clause = CF_12_05

    def begin(self, t: CounterfeitersTable) -> None:
        """CF-12.03: clockwise, the one who moved the officer last, or as the round began (CF-R17)."""
        while t.frame(SO_FAR) < t[N_PLAYERS]:
            t.set_frame(ACTOR, next_last_henchman(t))
            t.set_frame(SO_FAR, t.frame(SO_FAR) + 1)
            if t[STANDING + t.actor()] > 0:
                t.ask(t.actor())
                return
        t.done()

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        out.add(DECLINE)
        offer_spaces(possible_spaces(t, seat) & ~t[OCCUPIED], out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] == USE:
            return space_refusal(t, seat, SPACE[move], t[OCCUPIED])
        return ALLOWED if move == DECLINE else CF_12_05

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        t.again()
        if move == DECLINE:
            t.emit(events.DECLINED, seat, 0, 0)
            return
        t[STANDING + seat] -= 1
        place_henchman(t, seat, SPACE[move])


def next_last_henchman(t: CounterfeitersTable) -> i64:
    if t.frame(SO_FAR) == 0 and t.box.last_from_first:
        return t[ROUND_FIRST]
    return t.left_of(t.actor())


class Lawyer(SettledStep[CounterfeitersTable]):
    """CF-12.07, CF-12.08: the owner may take one own henchman off the board and place it again."""

    clause = CF_12_07

    def card(self, t: CounterfeitersTable) -> CardSet:
        raise NotImplementedError

    def begin(self, t: CounterfeitersTable) -> None:
        """CF-12.11: not without an owner with a henchman on the board; one just bought will do (CF-R21)."""
        seat: i64
        for seat in range(t.seats()):
            if t[OWNED + seat] & self.card(t) and t[PLACED + seat]:
                t.ask(seat)
                return
        t.done()

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        out.add(DECLINE)
        space: i64
        for space in range(MAX_SPACES):
            if t[PLACED + seat] & BIT[space] and has_target(t, seat, space):
                out.add(LIFT + space)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if move == DECLINE:
            return ALLOWED
        if VERB[move] != LIFT:
            return CF_12_07
        if t[PLACED + seat] & BIT[SPACE[move]] == 0:
            return CF_12_08
        return ALLOWED if has_target(t, seat, SPACE[move]) else CF_12_09

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        t.done()
        if move == DECLINE:
            t.emit(events.DECLINED, seat, 0, 0)
            return
        t[PLACED + seat] &= ~BIT[SPACE[move]]
        t[OCCUPIED] &= ~BIT[SPACE[move]]
        t.emit(events.LIFTED, seat, SPACE[move], 0)
        t.ask_details(LAWYER_PLACEMENT, seat, SPACE[move])


def has_target(t: CounterfeitersTable, seat: i64, lifted: i64) -> bool:
    """CF-12.09, CF-12.10: a free space with a possible action; the vacated one counts."""
    return possible_spaces(t, seat) & ~(t[OCCUPIED] & ~BIT[lifted]) != 0


class GreatLawyer(Lawyer):
    """CF-12.07, step 2."""

    def card(self, t: CounterfeitersTable) -> CardSet:
        return t.box.great_lawyer


class BadLawyer(Lawyer):
    """CF-12.07, step 3."""

    def card(self, t: CounterfeitersTable) -> CardSet:
        return t.box.bad_lawyer


class LawyerPlacement(SettledStep[CounterfeitersTable]):
    """CF-12.08: the henchman in hand goes to an available space and acts there fully."""

    clause = CF_12_08

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        offer_spaces(possible_spaces(t, seat) & ~t[OCCUPIED], out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] != USE:
            return CF_12_08
        return space_refusal(t, seat, SPACE[move], t[OCCUPIED])

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        t.done()
        place_henchman(t, seat, SPACE[move])

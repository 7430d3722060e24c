"""BG-12.06 and BG-12.38: windows open to several players at once.

Everybody with an unrevealed Role is asked, whichever it is; who cannot use it there can only decline. Only a Reveal is
ever shown. A window is left out only for reasons that everybody sees.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each, lowest
from fatcats.engine.position import ABOUT, DRAFT
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SimultaneousStep, Step

from ..model import events
from ..model.cells import (
    ALIGNMENT,
    BLAMED,
    CELEBRITY_WINS,
    DISCARD,
    ENVELOPE,
    HAND,
    LEVEL,
    REVOLUTION,
    REVOLUTIONARY,
    REVOLUTIONARY_WINS,
    SEEN,
    TROUBLEMAKER,
)
from ..model.clauses import BG_12_06, BG_12_09, BG_12_13
from ..model.data import CELEBRITY, DISASTER_SPECULATOR, INSIDER_TRADER, NOBODY, RESOURCES, SeatSet
from ..model.moves import DECLINE, ITEM, REVEAL, SWAP_ENVELOPES, TAKE, VERB
from ..model.offers import offer_kinds, offer_things
from ..model.steps import DISCARD_DOWN, SPECULATION
from ..model.table import BillionairesTable
from .insider import swap_envelopes, swap_refusal
from .roles import can_reveal, is_revealed, reveal
from .victory import finish, win


class RoleWindow(SimultaneousStep[BillionairesTable]):
    """A window for one Role. As no Role exists twice, at most one answer is a Reveal."""

    clause = BG_12_06
    role: int = 0

    def is_possible(self, t: BillionairesTable) -> bool:
        """Do public facts leave the power possible for somebody?"""
        return True

    def begin(self, t: BillionairesTable) -> None:
        seats = t.unrevealed()
        if seats == 0 or is_revealed(t, self.role) or not self.is_possible(t):
            self.all_answered(t, 0)
        else:
            t.ask_all(seats)

    def can_use(self, t: BillionairesTable, seat: i64) -> bool:
        return can_reveal(t, seat, self.role)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if self.can_use(t, seat):
            out.add(REVEAL + self.role)

    def is_yes(self, move: i64) -> bool:
        return move != DECLINE


# --- BG-12.12 to BG-12.14: Disaster Speculator ------------------------------------------------------------------------


class SpeculatorWindow(RoleWindow):
    """After all steps of any Crisis Activation, if there is a Resource card to take."""

    role = DISASTER_SPECULATOR

    def is_possible(self, t: BillionairesTable) -> bool:
        return t[DISCARD] & RESOURCES != 0

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        t.done()
        if yes:
            seat = lowest(yes)
            reveal(t, seat)
            t.push(DISCARD_DOWN, seat, 0)
            t.push(SPECULATION, seat, 2)


class Speculation(Step[BillionairesTable]):
    """BG-12.13: two Resource cards (one, if only one is there) from the Discard pile. ABOUT: how many more."""

    clause = BG_12_13

    def begin(self, t: BillionairesTable) -> None:
        if t.about() > 0 and t[DISCARD] & RESOURCES != 0:
            t.ask(t.actor())
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, TAKE, t[DISCARD] & RESOURCES, out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        take_another(t, seat, ITEM[move])


def take_another(t: BillionairesTable, seat: i64, kind: i64) -> None:
    """A card of the Discard pile into the hand, in public: everybody may remember it."""
    card = t.card(kind, t[DISCARD])
    t.move(card, DISCARD, HAND + seat)
    t[SEEN] |= card
    t.emit(events.TOOK_DISCARD, seat, t.shown(card), 0)
    t.set_frame(ABOUT, t.about() - 1)
    t.again()


# --- BG-12.09 to BG-12.11: Celebrity ----------------------------------------------------------------------------------


class CelebrityWindow(RoleWindow):
    """The Revolution: all lose, except a Celebrity who is not its trigger (the actor; a Round-end Crisis has none)."""

    role = CELEBRITY

    def is_possible(self, t: BillionairesTable) -> bool:
        return t[LEVEL] >= 3

    def can_use(self, t: BillionairesTable, seat: i64) -> bool:
        """RR-13.17: nor one who is to blame beside the trigger."""
        return can_reveal(t, seat, CELEBRITY) and seat != t.actor() and t[BLAMED] & BIT[seat] == 0

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        """Who holds it and may not use it is told why."""
        if move == REVEAL + CELEBRITY and can_reveal(t, seat, CELEBRITY):
            if self.can_use(t, seat):
                return ALLOWED
            return BG_12_09
        return super().refusal(t, seat, move)

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        if yes:
            reveal(t, lowest(yes))
        if t[TROUBLEMAKER] != NOBODY and t[ALIGNMENT] == REVOLUTIONARY:
            win(t, REVOLUTIONARY_WINS, yes | BIT[t[TROUBLEMAKER]])  # RR-13.12, RR-13.16
        elif yes:
            win(t, CELEBRITY_WINS, yes)
        else:
            finish(t, REVOLUTION, 0)


# --- BG-13.06, BG-13.08, BG-12.25: Insider Trader in a Policy change and between turns --------------------------------


class InsiderWindow(RoleWindow):
    """P1 before the hold-up choice, P3 after it. ABOUT: the step that follows; DRAFT: with whom the Revealer swaps."""

    role = INSIDER_TRADER

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if self.can_use(t, seat):
            offer_things(SWAP_ENVELOPES, t.bribers() & ~BIT[seat], out)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if VERB[move] == SWAP_ENVELOPES and self.can_use(t, seat):
            return swap_refusal(t, seat, ITEM[move])
        return super().refusal(t, seat, move)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if VERB[move] == SWAP_ENVELOPES:
            t.set_frame(DRAFT, ITEM[move])
        super().answer(t, seat, move)

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        other = t.frame(DRAFT)
        trigger = t.actor()
        next_step = t.about()
        t.done()
        t.push(next_step, trigger, 0)
        if yes:
            reveal(t, lowest(yes))
            swap_envelopes(t, lowest(yes), other)


class InsiderBetweenTurns(InsiderWindow):
    """T10: before the next player's turn, as long as there is anything in the envelopes, whose sizes are public."""

    def is_possible(self, t: BillionairesTable) -> bool:
        for seat in each(t.bribers()):
            if t[ENVELOPE + seat] != 0:
                return True
        return False

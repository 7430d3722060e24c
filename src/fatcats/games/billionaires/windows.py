"""BG-12.06 and BG-12.38: windows open to several players at once.

Everybody with an unrevealed Role is asked, whichever it is; who cannot use it there can only decline. Only a Reveal is
ever shown. A window is left out only for reasons that everybody sees.
"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.position import ABOUT, DRAFT
from fatcats.engine.state import MoveList
from fatcats.engine.step import SimultaneousStep, Step

from . import events
from .cells import CELEBRITY_WINS, DISCARD, HAND, LEVEL, REVOLUTION, SEEN
from .clauses import BG_12_06, BG_12_13
from .data import CELEBRITY, DISASTER_SPECULATOR, INSIDER_TRADER, RESOURCES, SeatSet
from .insider import swap_envelopes
from .moves import DECLINE, ITEM, REVEAL, SWAP_ENVELOPES, TAKE, VERB
from .offers import offer_kinds, offer_things
from .roles import can_reveal, is_revealed, reveal
from .steps import DISCARD_DOWN, SPECULATION
from .table import BillionairesTable
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
    t.tell(events.TOOK_DISCARD, seat, t.shown(card), 0)
    t.set_frame(ABOUT, t.about() - 1)
    t.again()


# --- BG-12.09 to BG-12.11: Celebrity ----------------------------------------------------------------------------------


class CelebrityWindow(RoleWindow):
    """The Revolution: all lose, except a Celebrity who is not its trigger (the actor; a Round-end Crisis has none)."""

    role = CELEBRITY

    def is_possible(self, t: BillionairesTable) -> bool:
        return t[LEVEL] >= 3

    def can_use(self, t: BillionairesTable, seat: i64) -> bool:
        return can_reveal(t, seat, CELEBRITY) and seat != t.actor()

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        if yes:
            reveal(t, lowest(yes))
            win(t, CELEBRITY_WINS, yes)
        else:
            finish(t, REVOLUTION, 0)


# --- BG-13.06, BG-13.08: Insider Trader in a Policy change ------------------------------------------------------------


class InsiderWindow(RoleWindow):
    """P1 before the hold-up choice, P3 after it. ABOUT: the step that follows; DRAFT: with whom the Revealer swaps."""

    role = INSIDER_TRADER

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if self.can_use(t, seat):
            offer_things(SWAP_ENVELOPES, t.players() & ~BIT[seat], out)

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

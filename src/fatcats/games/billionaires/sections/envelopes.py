"""BG-13.05 to BG-13.13: P2 to P6: envelopes are held up and opened; the Vulture Capitalist's window."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, each
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, SimultaneousStep, Step

from ..expansion.data import RIOT_POINTS
from ..knowledge.role_knowledge import every_role_of, let_all_know, let_know, rule_out, ruled_out, see_roles, start_anew
from ..model import events
from ..model.cells import DISCARD, ENVELOPE, GIFT_IS_FRESH, HELD_UP, REVEALED, RIOTER, ROLE_HELD, ROLE_OF, RULED_OUT
from ..model.clauses import BG_12_32, BG_13_07
from ..model.data import MAX_SEATS, VULTURE_CAPITALIST, SeatSet
from ..model.moves import DECLINE, HOLD_BACK, HOLD_UP, ITEM, TAKE_ROLE
from ..model.offers import offer_things
from ..model.steps import DISCARD_DOWN, ENVELOPE_OPENING, INSIDER_WINDOW, POLICY_CHOICE, VULTURE_WINDOW
from ..model.table import BillionairesTable
from .roles import can_reveal, has_unrevealed, is_revealed, reveal, role_of

# --- P2 to P5 (BG-13.07 to BG-13.12) ----------------------------------------------------------------------------------


class HoldUpChoice(SimultaneousStep[BillionairesTable]):
    """P2: everybody chooses in secret whether to hold up the own envelope, an empty one too."""

    clause = BG_13_07

    def begin(self, t: BillionairesTable) -> None:
        """RR-12.44: not the Billionaire who plays Riots."""
        seats = t.bribers()
        if t[RIOTER]:
            seats &= ~BIT[t[RIOTER] - 1]
        if seats != 0:
            t.ask_all(seats)
        else:
            self.all_answered(t, 0)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(HOLD_UP)
        out.add(HOLD_BACK)

    def is_yes(self, move: i64) -> bool:
        return move == HOLD_UP

    def all_answered(self, t: BillionairesTable, yes: SeatSet) -> None:
        trigger = t.actor()
        t.done()
        t[HELD_UP] = yes
        t.emit(events.HELD_UP, trigger, yes, 0)
        t.push(INSIDER_WINDOW, trigger, ENVELOPE_OPENING)  # P3


class EnvelopeOpening(AutomaticStep[BillionairesTable]):
    """P4, P5: the setter is found; the cards of all held-up envelopes go to the Discard pile."""

    def happen(self, t: BillionairesTable, trigger: i64, _: i64) -> None:
        setter = policy_setter(t, t[HELD_UP])
        t[RIOTER] = 0
        for seat in each(t[HELD_UP]):
            cards = t[ENVELOPE + seat]
            t.emit(events.OPENED_ENVELOPE, seat, t.points(cards), t.shown(cards))
            t.forget(cards)
            t.move_all(ENVELOPE + seat, DISCARD)
        t[HELD_UP] = 0
        t.emit(events.MAY_SET_POLICY, setter, 0, 0)
        t.push(POLICY_CHOICE, setter, 0)
        t.push(VULTURE_WINDOW, setter, 0)


def policy_setter(t: BillionairesTable, held_up: SeatSet) -> i64:
    """BG-13.09 to BG-13.11: the highest total of at least 1; ties at random; else the Poorest Player."""
    highest: i64 = 1
    tied: SeatSet = 0
    if t[RIOTER]:
        highest = RIOT_POINTS  # RR-12.43
        tied = BIT[t[RIOTER] - 1]
    for seat in each(held_up):
        total = t.points(t[ENVELOPE + seat])
        if total > highest:
            highest = total
            tied = 0
        if total == highest:
            tied |= BIT[seat]
    if tied != 0:
        return t.pick_member(tied)
    return t.poorest()


# --- P6 (BG-12.32 to BG-12.34) ----------------------------------------------------------------------------------------


class VultureWindow(Step[BillionairesTable]):
    """The setter who holds the Vulture Capitalist may take another player's Role card for it."""

    clause = BG_12_32

    def begin(self, t: BillionairesTable) -> None:
        setter = t.actor()
        if has_unrevealed(t, setter) and not is_revealed(t, VULTURE_CAPITALIST) and others_with_roles(t, setter):
            t.ask(setter)
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if can_reveal(t, seat, VULTURE_CAPITALIST):
            offer_things(TAKE_ROLE, others_with_roles(t, seat), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.done()
        if move != DECLINE:
            reveal(t, seat)
            take_role(t, seat, ITEM[move])


def others_with_roles(t: BillionairesTable, seat: i64) -> SeatSet:
    return (t.unrevealed() | t[REVEALED]) & ~BIT[seat]


def take_role(t: BillionairesTable, taker: i64, giver: i64) -> None:
    """BG-12.33, BG-12.34: the taken card is unrevealed for the taker; the giver gets the spent Vulture Capitalist."""
    was_revealed = t[REVEALED] & BIT[giver] != 0
    taken = t[ROLE_OF + giver]
    t[ROLE_OF + giver] = t[ROLE_OF + taker]
    t[ROLE_OF + taker] = taken
    t[REVEALED] = t[REVEALED] & ~BIT[taker] | BIT[giver]
    hand_on_knowledge(t, taker, giver, was_revealed)
    t.emit_to(BIT[taker] | BIT[giver], events.TOOK_ROLE, taker, giver, role_of(t, taker))
    if t[GIFT_IS_FRESH]:
        t[REVEALED] &= ~BIT[giver]
        start_anew(t, giver)
        let_all_know(t, giver)
    t.push(DISCARD_DOWN, giver, 0)  # BG-12.08


def hand_on_knowledge(t: BillionairesTable, taker: i64, giver: i64, was_revealed: bool) -> None:
    """What was known of the giver's card is now known of the taker's; the two know it for certain."""
    viewer: i64
    for viewer in range(MAX_SEATS + 1):
        known = ruled_out(t, viewer, giver)
        t[RULED_OUT + viewer] &= ~every_role_of(taker) & ~every_role_of(giver)
        rule_out(t, viewer, taker, known)
    was_held = t[ROLE_HELD] & BIT[giver] != 0
    t[ROLE_HELD] &= ~BIT[giver] & ~BIT[taker]
    if was_held:
        t[ROLE_HELD] |= BIT[taker]
    see_roles(t, taker, t[ROLE_OF + taker])
    let_know(t, BIT[giver], taker)
    if was_revealed:
        let_all_know(t, taker)

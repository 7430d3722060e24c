"""BG-3: the turn. T0, T2, T4 and T6 are not asked by themselves: Reveals stand among the options of the next step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import count
from fatcats.engine.position import ABOUT, STEP
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, AutomaticStep, SettledStep

from ..model import events
from ..model.cells import (
    CAPTOR,
    DECK,
    DECK_USED,
    ENVELOPE_CLOSED,
    EXHAUSTION_ENDS_TURN,
    HAND,
    HELD_TURN,
    LEVEL,
    PUPPETS,
    PURCHASE_IS_ACTION,
    ROUND_IS_DUE,
    SPACE,
    STALL_LAPS,
    STALLED,
    STRIKE,
    TROUBLEMAKER,
)
from ..model.clauses import BG_3_02, BG_3_03
from ..model.data import NOBODY
from ..model.moves import DRAW, END_TURN, LEAVE
from ..model.steps import (
    ACTION,
    BRIBE_STEP,
    DRAW_STEP,
    EARLY_END_PROPOSAL,
    FIRST_TURN,
    INSIDER_BETWEEN_TURNS,
    LAUNCH_WINDOW,
    PANIC_CHECK,
    PUPPET_STEP,
    PURCHASE_WINDOW,
    TROUBLED_TURN,
    TURN_CHANGE,
    TURN_END,
)
from ..model.table import BillionairesTable
from .out_of_place import is_reveal, out_of_place
from .reveals import carry_out_reveal, offer_reveals, reveal_refusal
from .roles import has_unrevealed
from .round_end import start_round_end
from .victory import is_won_late

# BG-3.01: the steps of a turn at each Level; below its Level a step does not exist.
LEVEL_1: Final = vec[i64]([DRAW_STEP, ACTION, EARLY_END_PROPOSAL, TURN_CHANGE])
LEVEL_2: Final = vec[i64]([DRAW_STEP, ACTION, PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE])
LEVEL_3: Final = vec[i64]([DRAW_STEP, ACTION, TURN_END, PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE])
LEVEL_4: Final = vec[i64]([DRAW_STEP, ACTION, BRIBE_STEP, TURN_END, PANIC_CHECK, EARLY_END_PROPOSAL, TURN_CHANGE])
# RR-1.09: with the Space Program the launch window T7b follows the Panic!
SPACE_3: Final = vec[i64]([DRAW_STEP, ACTION, TURN_END, PANIC_CHECK, LAUNCH_WINDOW, EARLY_END_PROPOSAL, TURN_CHANGE])
SPACE_4: Final = vec[i64](
    [DRAW_STEP, ACTION, BRIBE_STEP, TURN_END, PANIC_CHECK, LAUNCH_WINDOW, EARLY_END_PROPOSAL, TURN_CHANGE]
)
AFTER_PUPPET: Final = vec[i64]([PUPPET_STEP, PANIC_CHECK, TURN_CHANGE])  # BG-3.10
AFTER_ACTION: Final = vec[i64]([PURCHASE_WINDOW])  # BG-14.20: T4 where a Purchase is no Action
IS_SKIPPED: Final = 1  # in the ABOUT of the Action: T1 was not asked, so T0 lies together with T2


def start_turn(t: BillionairesTable, seat: i64) -> None:
    t[DECK_USED] = 0
    if t[PUPPETS]:
        start_turn_with_puppet(t, seat)
    elif t[TROUBLEMAKER] != NOBODY:
        t.push(TROUBLED_TURN, seat, 0)
    else:
        t.follow(turn_line(t), seat, 0)


def turn_line(t: BillionairesTable) -> vec[i64]:
    level = t[LEVEL]
    if t[SPACE] == ENVELOPE_CLOSED:
        return space_line(level)
    if level == 1:
        return LEVEL_1
    if level == 2:
        return LEVEL_2
    if level == 3:
        return LEVEL_3
    return LEVEL_4


def space_line(level: i64) -> vec[i64]:
    if level == 3:
        return SPACE_3
    return SPACE_4


def start_turn_with_puppet(t: BillionairesTable, seat: i64) -> None:
    """BG-3.10: the Puppet step comes before the change of turn; BG-14.20: free Purchases after the Action."""
    line = turn_line(t)
    t.follow(AFTER_PUPPET, seat, 0)
    t.follow(line[2:-1], seat, 0)
    if not t[PURCHASE_IS_ACTION]:
        t.follow(AFTER_ACTION, seat, 0)
    t.follow(line[:2], seat, 0)


class FirstTurn(AutomaticStep[BillionairesTable]):
    """Play begins or goes on with this player."""

    def happen(self, t: BillionairesTable, starter: i64, _: i64) -> None:
        start_turn(t, starter)


class DrawStep(SettledStep[BillionairesTable]):
    """T0 and T1 (BG-3.02 to BG-3.04, BG-3.14): below the Hand Limit the active player may draw one card."""

    clause = BG_3_03

    def begin(self, t: BillionairesTable) -> None:
        actor = t.actor()
        if t[DECK] != 0 and t[STRIKE] == 0 and t.size(HAND + actor) < t.hand_limit(actor):
            t.ask(t.decider(actor))
        else:
            t.done()
            t.set_frame(ABOUT, IS_SKIPPED)

    def fill_legal(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        out.add(DRAW)
        out.add(LEAVE)
        offer_reveals(t, t.actor(), out, False)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == DRAW or move == LEAVE:
            return ALLOWED
        if is_reveal(move):
            return reveal_refusal(t, t.actor(), move, False)
        return out_of_place(t, seat, move, self.clause)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        actor = t.actor()
        if is_reveal(move):
            t.again()
            carry_out_reveal(t, actor, move)
            return
        t.done()
        if move == DRAW:
            draw_card(t, actor)
            end_turn_if_exhausted(t)
        else:
            t.emit(events.LEFT_DECK, actor, 0, 0)


def draw_card(t: BillionairesTable, seat: i64) -> None:
    if t.events is None:
        t.draw(HAND + seat)
        return
    before = t[HAND + seat]
    t.draw(HAND + seat)
    t.emit_to(t.witnesses(seat), events.DREW, seat, t.shown(t[HAND + seat] & ~before), 0)


def end_turn_if_exhausted(t: BillionairesTable) -> None:
    """BG-3.13: with `exhaustion=immediate` taking the last card cuts the turn short."""
    if t[EXHAUSTION_ENDS_TURN] and t[DECK] == 0:
        while t.frame(STEP) != TURN_CHANGE:
            t.done()


class TurnEnd(SettledStep[BillionairesTable]):
    """T6, and T4 where there is no Bribe step: who has an unrevealed Role may Reveal it (BG-3.02)."""

    clause = BG_3_02

    def begin(self, t: BillionairesTable) -> None:
        if has_unrevealed(t, t.actor()):
            t.ask(t.decider(t.actor()))
        else:
            t.done()

    def fill_legal(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        out.add(END_TURN)
        offer_reveals(t, t.actor(), out, True)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        if move == END_TURN:
            return ALLOWED
        if is_reveal(move):
            return reveal_refusal(t, t.actor(), move, True)
        return out_of_place(t, seat, move, self.clause)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        """BG-12.36: one Reveal in one window, so a Role drawn now has to wait."""
        actor = t.actor()
        t.done()
        if move != END_TURN:
            carry_out_reveal(t, actor, move)


class TurnChange(AutomaticStep[BillionairesTable]):
    """T10 (BG-3.11): the Round ends, or the next player clockwise becomes active."""

    def happen(self, t: BillionairesTable, seat: i64, _: i64) -> None:
        if is_won_late(t):
            return
        if t[DECK_USED]:
            t[STALLED] = 0
        else:
            t[STALLED] += 1
        if t[TROUBLEMAKER] != NOBODY:
            settle_troublemakers(t, seat)
        if round_is_over(t):
            start_round_end(t, seat)
        elif t[LEVEL] >= 4:
            t.push(INSIDER_BETWEEN_TURNS, t.left_of(seat), FIRST_TURN)
        else:
            start_turn(t, t.left_of(seat))


def settle_troublemakers(t: BillionairesTable, seat: i64) -> None:
    """RR-12.20: a takeover ends with the turn at the latest; RR-12.29: a General Strike with the Revolutionary's."""
    t[CAPTOR] = NOBODY
    t[HELD_TURN] = 0
    if t[STRIKE] and seat == t[TROUBLEMAKER]:
        t[STRIKE] -= 1
        if t[STRIKE] == 0:
            t.emit(events.STRIKE_ENDED, seat, 0, 0)


def round_is_over(t: BillionairesTable) -> bool:
    """BG-3.11: the Draw deck is empty, all agreed (BG-3.09), or nobody has drawn for some laps (BG-15.01)."""
    return t[DECK] == 0 or t[ROUND_IS_DUE] != 0 or t[STALLED] >= t[STALL_LAPS] * count(t.players())

"""BG-14.06 to BG-14.17: the Puppet step; BG-14.23: E0, trades with the own Puppet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ABOUT, DRAFT, DRAFTING, SO_FAR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, AutomaticStep, CheckedStep, Step

from ..model import events
from ..model.cells import ASSETS_OF, DECK, DISCARD, FACE_DOWN, HAND, ROUND_IS_DUE
from ..model.clauses import BG_9_02, BG_14_07, BG_14_08, BG_14_15, BG_14_23
from ..model.data import ALL_CRISES
from ..model.moves import FINISH, ITEM, LOWER, PLACE, RAISE, TRADE, VERB
from ..model.offers import offer_asset_pairs, offer_kinds
from ..model.steps import PUPPET_AUDIT, ROLL_SHIFT
from ..model.table import BillionairesTable
from .buy import start_buying
from .setup import seat_in_line
from .special import FreeAudit
from .victory import assets_changed

SIDES: Final = 6
SECOND_ROLL: Final = 8  # ABOUT of a roll: the number, plus this for the second roll


class PuppetStep(AutomaticStep[BillionairesTable]):
    """T9 (BG-3.10, BG-14.06, BG-14.16): unless the Round is due to end, the player rolls for the own Puppet."""

    def happen(self, t: BillionairesTable, seat: i64, _: i64) -> None:
        if t[DECK] != 0 and not t[ROUND_IS_DUE] and t.puppets() & BIT[t.seats() + seat]:  # RR-5.08
            t.push(ROLL_SHIFT, seat, 0)


# --- BG-14.07 to BG-14.09: the roll is shifted ------------------------------------------------------------------------


class RollShift(CheckedStep[BillionairesTable]):
    """After a roll the controller may discard cards to shift it. DRAFT: the cards; SO_FAR: RAISE or LOWER."""

    clause = BG_14_07

    def begin(self, t: BillionairesTable) -> None:
        if t.about() % SECOND_ROLL == 0:
            roll = t.roll_die()
            t.emit(events.PUPPET_ROLLED, t.actor(), roll, 0)
            t.set_frame(ABOUT, t.about() + roll)
        if t[HAND + t.actor()] != 0:
            t.ask(t.actor())
        else:
            use_roll(t)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        left = t[HAND + seat] & ~t.frame(DRAFT)
        offer_kinds(t, RAISE, left, out)
        offer_kinds(t, LOWER, left, out)
        out.add(FINISH)

    def refusal(self, t: BillionairesTable, seat: i64, move: i64) -> i64:
        verb = VERB[move]
        if move == FINISH:
            return ALLOWED
        if verb != RAISE and verb != LOWER:
            return self.clause
        if t.frame(SO_FAR) != 0 and t.frame(SO_FAR) != verb:
            return BG_14_08
        card = t.card(ITEM[move], t[HAND + seat] & ~t.frame(DRAFT))
        if card & ALL_CRISES:
            return BG_9_02
        if card == 0:
            return BG_14_07
        return ALLOWED

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if move == FINISH:
            shift_roll(t, seat)
            use_roll(t)
            return
        card = t.card(ITEM[move], t[HAND + seat] & ~t.frame(DRAFT))
        t.set_frame(DRAFT, t.frame(DRAFT) | card)
        t.set_frame(SO_FAR, VERB[move])
        t.set_frame(DRAFTING, BIT[seat])


def shift_roll(t: BillionairesTable, seat: i64) -> None:
    """BG-14.07: above 6 comes 1, below 1 comes 6."""
    cards = t.frame(DRAFT)
    if cards == 0:
        return
    shift = t.points(cards)
    if t.frame(SO_FAR) == LOWER:
        shift = -shift
    roll = t.about() % SECOND_ROLL
    shifted = (roll - 1 + shift) % SIDES + 1
    t.set_frame(ABOUT, t.about() - roll + shifted)
    t.move(cards, HAND + seat, DISCARD)
    t.emit(events.SHIFTED_ROLL, seat, t.shown(cards), shifted)


# --- BG-14.10 to BG-14.15: what the Puppet does -----------------------------------------------------------------------


def use_roll(t: BillionairesTable) -> None:
    seat = t.actor()
    is_second = t.about() >= SECOND_ROLL
    roll = t.about() % SECOND_ROLL
    t.done()
    if roll < SIDES and is_second:
        if t.is_open(roll - 1):
            start_buying(t, t.seats() + seat, roll - 1)  # BG-14.12
    elif roll < SIDES:
        add_card(t, seat, roll - 1)
    elif is_second:
        t.push(PUPPET_AUDIT, seat, 0)
    else:
        t.push(ROLL_SHIFT, seat, SECOND_ROLL)  # BG-14.11


def add_card(t: BillionairesTable, seat: i64, market: i64) -> None:
    """BG-14.10: face-down and unseen to the open Market with that number, else face-up to the Discard pile."""
    if t.is_open(market):
        t.draw(FACE_DOWN + market)
        t.emit(events.PUPPET_ADDED_CARD, seat, market, 0)
    else:
        card = t.draw(DISCARD)
        t.emit(events.PUPPET_DISCARDED, seat, t.shown(BIT[card]), 0)


class PuppetAudit(FreeAudit):
    """BG-14.15: the controller may Audit any Billionaire."""

    clause = BG_14_15


# --- BG-14.23: E0 -----------------------------------------------------------------------------------------------------


class PuppetTrade(Step[BillionairesTable]):
    """Each player, clockwise from the closer, may swap Assets with the own Puppet, one for one, all in one step.

    ABOUT counts the players who have been asked; DRAFT: the Assets that change place.
    """

    clause = BG_14_23

    def begin(self, t: BillionairesTable) -> None:
        while t.about() < t.seats():
            seat = seat_in_line(t)
            if t[ASSETS_OF + seat] != 0 and t[ASSETS_OF + t.seats() + seat] != 0:
                t.ask(seat)
                return
            t.set_frame(ABOUT, t.about() + 1)
        t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        draft = t.frame(DRAFT)
        puppet = t.seats() + seat
        offer_asset_pairs(TRADE, t[ASSETS_OF + seat] & ~draft, t[ASSETS_OF + puppet] & ~draft, out)
        out.add(FINISH)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        if move != FINISH:
            t.set_frame(DRAFT, t.frame(DRAFT) | BIT[PLACE[move]] | BIT[ITEM[move]])
            t.set_frame(DRAFTING, BIT[seat])
            return
        traded = t.frame(DRAFT)
        t.set_frame(ABOUT, t.about() + 1)
        t.set_frame(DRAFT, 0)
        t.set_frame(DRAFTING, 0)
        t.again()
        if traded != 0:
            trade(t, seat, traded)


def trade(t: BillionairesTable, seat: i64, assets: i64) -> None:
    own = t[ASSETS_OF + seat] & assets
    puppet = t.seats() + seat
    t.move(assets & ~own, ASSETS_OF + puppet, ASSETS_OF + seat)
    t.move(own, ASSETS_OF + seat, ASSETS_OF + puppet)
    t.emit(events.TRADED, seat, own, assets & ~own)
    assets_changed(t)

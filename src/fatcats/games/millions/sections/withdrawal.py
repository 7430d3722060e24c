"""MD-4.01, MD-4.15 to MD-4.18: carrying out a deal, and withdrawing."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED
from fatcats.engine.tally import ONE

from ..model import events
from ..model.cards import NONE, CharacterSet
from ..model.cells import DISCLOSE, DOUBLE, FACE_UP, HIDDEN, IN, KNOWN
from ..model.clauses import MD_4_17, MD_8_05
from ..model.moves import FIRST, VERB, WITHDRAW, WITHDRAW_BOTH, WITHDRAW_ONE
from ..model.table import MillionsTable
from ..model.terms import amount, forget_deal, payers, receiver, targets
from .planning import return_ante


def offer_withdrawals(t: MillionsTable, seat: i64, out: MoveList) -> None:
    """MD-4.01, MD-8.05: the own character, or one or both of two."""
    own = t[IN] & t.characters_of(seat)
    if t[DOUBLE] == 0:
        if own:
            out.add(WITHDRAW)
        return
    own >>= 2 * seat
    if own & 1:
        out.add(WITHDRAW_ONE)
    if own & 2:
        out.add(WITHDRAW_ONE + 1)
    if own == 3:
        out.add(WITHDRAW_BOTH)


def is_withdrawal(verb: i64) -> bool:
    return WITHDRAW <= verb <= WITHDRAW_BOTH


def withdrawal_refusal(t: MillionsTable, seat: i64, move: i64) -> i64:
    if (move == WITHDRAW) != (t[DOUBLE] == 0):
        return MD_8_05
    wanted = withdrawal(t, seat, move)
    return ALLOWED if t[IN] & wanted == wanted else MD_4_17


def withdrawal(t: MillionsTable, seat: i64, move: i64) -> CharacterSet:
    """The characters that leave with this move."""
    own = t.characters_of(seat)
    if VERB[move] == WITHDRAW_ONE:
        return BIT[2 * seat + FIRST[move] - 1]
    return own


def withdraw_all(t: MillionsTable, characters: CharacterSet) -> None:
    while characters:
        withdraw(t, lowest(characters))
        characters &= characters - 1


def withdraw(t: MillionsTable, character: i64) -> None:
    """MD-4.16: the ante comes back, and the character is Out for the rest of the heist."""
    t[IN] &= ~BIT[character]
    owner = t.owner(character)
    ante = return_ante(t, character)
    t.emit(events.WITHDREW + t[DOUBLE], owner, ante, t.number(character))
    if t[DISCLOSE]:
        disclose(t, character)


def disclose(t: MillionsTable, character: i64) -> None:
    """MD-4.18: the owner shows the role, and that very card leaves the centre, hidden or not."""
    t[KNOWN] |= BIT[character]
    if t[HIDDEN] == character:
        t[HIDDEN] = NONE
        t.emit(events.DISCLOSED_HIDDEN, t.owner(character), t.role(character), 0)
    else:
        t[FACE_UP] -= ONE[t.role(character)]
        t.emit(events.DISCLOSED, t.owner(character), t.role(character), 0)


def carry_out(t: MillionsTable, proposer: i64) -> None:
    """MD-4.15: payments first, then the withdrawal."""
    left = payers(t, proposer)
    while left:
        payer = lowest(left)
        left &= left - 1
        to = receiver(t, proposer, payer)
        t.pay(payer, to, amount(t, proposer, payer))
        t.emit(events.PAID, payer, amount(t, proposer, payer), to)
    leaving = targets(t, proposer)
    forget_deal(t, proposer)
    withdraw_all(t, leaving)

"""MD-4.02 to MD-4.06, MD-4.27, MD-4.28: putting a deal together in small steps, unseen until it is submitted."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED

from ..model import events
from ..model.cards import CharacterSet, SeatSet
from ..model.cells import DOUBLE, IN, LINKED, MAX_PAYERS, MONEY
from ..model.clauses import MD_4_02, MD_4_03, MD_4_05, MD_4_06, MD_4_27, MD_4_28
from ..model.moves import AMOUNT, DEALS, FIRST, LINKS, PAYER, RECEIVER, SUBMIT, VERB, amount_move
from ..model.table import MillionsTable
from ..model.terms import (
    AMOUNT_WANTED,
    BEGUN,
    MORE,
    OPEN,
    RECEIVER_WANTED,
    add_agreed,
    amount,
    begin_deal,
    is_linked,
    is_possible,
    last_payer,
    link,
    owners,
    payers,
    receiver,
    second_target,
    set_amount,
    set_last_payer,
    set_pays_second,
    set_stage,
    stage,
    target,
)

# --- Beginning one ----------------------------------------------------------------------------------------------------


def offer_deals(t: MillionsTable, proposer: i64, out: MoveList) -> None:
    """The characters with which this player may begin a deal."""
    possible = t[IN]
    if not may_deal_about_own(t, proposer):
        possible &= ~t.characters_of(proposer)
    first = DEALS[t[DOUBLE]]
    while possible:
        out.add(first + lowest(possible))
        possible &= possible - 1


def may_deal_about_own(t: MillionsTable, proposer: i64) -> bool:
    """MD-4.28: somebody else must have money, or somebody else's character must be there to link with."""
    if t[LINKED] and t[IN] & ~t.characters_of(proposer):
        return True
    return who_has_money(t) & ~BIT[proposer] != 0


def who_has_money(t: MillionsTable) -> SeatSet:
    rich: SeatSet = 0
    seat: i64
    for seat in range(t.seats()):
        if t[MONEY + seat] > 0:
            rich |= BIT[seat]
    return rich


def begin_refusal(t: MillionsTable, proposer: i64, move: i64) -> i64:
    """Why this player may not begin a deal with this move."""
    if VERB[move] != DEALS[t[DOUBLE]] or t[IN] & BIT[FIRST[move]] == 0:
        return MD_4_02
    if t.owner(FIRST[move]) == proposer and not may_deal_about_own(t, proposer):
        return MD_4_28
    return ALLOWED


# --- Going on ---------------------------------------------------------------------------------------------------------


def offer_entry(t: MillionsTable, proposer: i64, out: MoveList) -> None:
    """What may come next, in the order of the move table."""
    at = stage(t, proposer)
    if at == RECEIVER_WANTED:
        offer_seats(RECEIVER, owners(t, proposer), out)
    elif at == AMOUNT_WANTED:
        offer_amounts(1, t[MONEY + last_payer(t, proposer)], out)
    else:
        if pays_first(t, proposer):
            offer_amounts(1, t[MONEY + proposer], out)
        if may_submit(t, proposer):
            out.add(SUBMIT)
        if at == BEGUN:
            offer_links(t, proposer, out)
        if not pays_first(t, proposer):
            offer_seats(PAYER, possible_payers(t, proposer), out)


def offer_seats(verb: i64, seats: SeatSet, out: MoveList) -> None:
    while seats:
        out.add(verb + lowest(seats))
        seats &= seats - 1


def offer_amounts(least: i64, most: i64, out: MoveList) -> None:
    while least <= most:
        out.add(amount_move(least))
        least += 1


def offer_links(t: MillionsTable, proposer: i64, out: MoveList) -> None:
    first = LINKS[t[DOUBLE]]
    others = possible_links(t, proposer)
    while others:
        out.add(first + lowest(others))
        others &= others - 1


def possible_links(t: MillionsTable, proposer: i64) -> CharacterSet:
    """`linked_withdrawals`: an In character of another owner, further clockwise, so that each pair has one order."""
    found: CharacterSet = 0
    if t[LINKED] == 0 or is_linked(t, proposer):
        return found
    first = t.distance(t.owner(target(t, proposer)), proposer)
    character: i64
    for character in range(t.n_characters()):
        if t[IN] & BIT[character] and t.distance(t.owner(character), proposer) > first:
            found |= BIT[character]
    return found


def may_submit(t: MillionsTable, proposer: i64) -> bool:
    """MD-4.04, MD-4.05: without payers it is a plain request, not to be made to oneself alone."""
    if payers(t, proposer) != 0 or is_linked(t, proposer):
        return True
    return owners(t, proposer) & BIT[proposer] == 0


def pays_first(t: MillionsTable, proposer: i64) -> bool:
    """MD-4.05: is a proposer who owns no character of the deal still to name the own amount?"""
    return stage(t, proposer) == BEGUN and owners(t, proposer) & BIT[proposer] == 0


def possible_payers(t: MillionsTable, proposer: i64) -> SeatSet:
    """MD-4.03, MD-4.27, MD-4.28: players with money, no owner, clockwise from the payer named last."""
    found: SeatSet = 0
    if count(payers(t, proposer)) >= t[MAX_PAYERS]:
        return found
    seat = t.next_seat(last_payer(t, proposer))
    while seat != proposer:
        if t[MONEY + seat] > 0:
            found |= BIT[seat]
        seat = t.next_seat(seat)
    return found & ~owners(t, proposer)


# --- Refusals ---------------------------------------------------------------------------------------------------------


def entry_refusal(t: MillionsTable, proposer: i64, move: i64) -> i64:
    """Why this cannot come next in the entry of the deal."""
    at = stage(t, proposer)
    verb = VERB[move]
    if at == RECEIVER_WANTED:
        return ALLOWED if verb == RECEIVER and owners(t, proposer) & BIT[FIRST[move]] else MD_4_27
    if verb == AMOUNT:
        return amount_refusal(t, proposer, FIRST[move])
    if at == AMOUNT_WANTED:
        return MD_4_27
    if verb == LINKS[t[DOUBLE]] and at == BEGUN:
        return ALLOWED if possible_links(t, proposer) & BIT[FIRST[move]] else MD_4_02
    if verb == SUBMIT:
        return ALLOWED if may_submit(t, proposer) else MD_4_05
    if verb == PAYER and not pays_first(t, proposer):
        return payer_refusal(t, proposer, FIRST[move])
    return MD_4_27


def amount_refusal(t: MillionsTable, proposer: i64, millions: i64) -> i64:
    if stage(t, proposer) != AMOUNT_WANTED and not pays_first(t, proposer):
        return MD_4_27
    if millions < 1:
        return MD_4_28
    return ALLOWED if millions <= t[MONEY + last_payer(t, proposer)] else MD_4_06


def payer_refusal(t: MillionsTable, proposer: i64, seat: i64) -> i64:
    if count(payers(t, proposer)) >= t[MAX_PAYERS] or owners(t, proposer) & BIT[seat]:
        return MD_4_03
    if possible_payers(t, proposer) & BIT[seat]:
        return ALLOWED
    return MD_4_28 if seat < t.seats() and t[MONEY + seat] == 0 else MD_4_27


# --- Carrying on ------------------------------------------------------------------------------------------------------


def enter(t: MillionsTable, proposer: i64, move: i64) -> bool:
    """Take one step of the entry. Is the deal submitted with it?"""
    verb = VERB[move]
    if verb == SUBMIT:
        submit(t, proposer)
        return True
    if verb == PAYER:
        set_last_payer(t, proposer, FIRST[move])
        set_stage(t, proposer, AMOUNT_WANTED)
    elif verb == AMOUNT:
        set_amount(t, proposer, last_payer(t, proposer), FIRST[move])
        set_stage(t, proposer, RECEIVER_WANTED if is_linked(t, proposer) else MORE)
    elif verb == RECEIVER:
        if FIRST[move] == t.owner(second_target(t, proposer)):
            set_pays_second(t, proposer, last_payer(t, proposer))
        set_stage(t, proposer, MORE)
    elif verb == LINKS[t[DOUBLE]]:
        link(t, proposer, FIRST[move])
    else:
        begin_deal(t, proposer, FIRST[move])
    return False


def submit(t: MillionsTable, proposer: i64) -> None:
    set_stage(t, proposer, OPEN)
    add_agreed(t, proposer, proposer)
    if t.events is not None:
        emit_terms(t, proposer)


def emit_terms(t: MillionsTable, proposer: i64) -> None:
    t.emit_character(events.PROPOSED, proposer, target(t, proposer))
    if is_linked(t, proposer):
        t.emit_character(events.LINKED, proposer, second_target(t, proposer))
    seat = proposer
    _n: i64
    for _n in range(t.seats()):
        if amount(t, proposer, seat) > 0:
            t.emit(events.WOULD_PAY, seat, amount(t, proposer, seat), receiver(t, proposer, seat))
        seat = t.next_seat(seat)


def entry_is_possible(t: MillionsTable, proposer: i64) -> bool:
    """Could all that has been entered be entered now? Without turns others can act in between (MD-4.22)."""
    if stage(t, proposer) == AMOUNT_WANTED and t[MONEY + last_payer(t, proposer)] == 0:
        return False
    if owners(t, proposer) & BIT[proposer] and not may_deal_about_own(t, proposer):
        return False
    return is_possible(t, proposer)

"""What a seat cannot know is replaced by a random assignment consistent with what it does know.

Known are the own roles, the face-up cards, the roles owned up to or disclosed, and what follows from them: an In
character that did not own up does not have a role that was called, and a hidden card that was not turned up when its
role was called belongs to an Out character (MD-5.02).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest, nth
from fatcats.engine.position import ASKED, DRAFT, DRAFTING, PENDING, SO_FAR, STEP
from fatcats.engine.rng import Rng
from fatcats.engine.tally import ONE, held
from fatcats.engine.tally import nth as nth_card

from ..model.cards import N_ROLES, NONE, CharacterSet, Pile, RoleSet, SeatSet
from ..model.cells import CALLED, COUNTERING, DISCLOSE, DOUBLE, FACE_UP, HIDDEN, IN, IN_PLAY, KNOWN, NAMED, ROLES
from ..model.moves import FIRST, SECOND, SEND_PAIR
from ..model.pairs import N_PAIRS
from ..model.steps import ROLE_CHOICE, VOTE
from ..model.table import MillionsTable
from ..model.terms import forget_deal, is_draft

TRIES: Final = 200  # about one in two gives different pairs; so many failures do not happen
MANY: Final = 840  # can be divided by every number of cards


def determinize(t: MillionsTable, viewer: i64, rng: Rng) -> None:
    if t.is_over():
        return
    if t.frame(STEP) == ROLE_CHOICE:
        guess_choices(t, viewer, rng)
    elif t[FACE_UP] != 0 or t[HIDDEN] != NONE:
        guess_roles(t, viewer, rng)
    if t.frame(STEP) == VOTE:
        guess_votes(t, viewer, rng)
    forget_drafts(t, viewer)


# --- Answers already given in secret ----------------------------------------------------------------------------------


def answered_by_others(t: MillionsTable, viewer: i64) -> SeatSet:
    return t.frame(ASKED) & ~t.frame(PENDING) & ~BIT[viewer]


def guess_choices(t: MillionsTable, viewer: i64, rng: Rng) -> None:
    others = answered_by_others(t, viewer)
    seat: i64
    for seat in range(t.seats()):
        if others & BIT[seat]:
            guess_choice(t, seat, rng)


def guess_choice(t: MillionsTable, seat: i64, rng: Rng) -> None:
    answers = t.frame(SO_FAR)
    if t[DOUBLE]:
        pair = SEND_PAIR + rng.below(N_PAIRS)
        answers -= held(answers, 2 * seat) * ONE[2 * seat] + held(answers, 2 * seat + 1) * ONE[2 * seat + 1]
        answers += FIRST[pair] * ONE[2 * seat] + SECOND[pair] * ONE[2 * seat + 1]
    else:
        answers += (random_role(t, rng) - held(answers, seat)) * ONE[seat]
    t.set_frame(SO_FAR, answers)


def random_role(t: MillionsTable, rng: Rng) -> i64:
    return nth(t[IN_PLAY], rng.below(count(t[IN_PLAY])))


def guess_votes(t: MillionsTable, viewer: i64, rng: Rng) -> None:
    others = answered_by_others(t, viewer)
    t.set_frame(SO_FAR, t.frame(SO_FAR) & ~others | rng.below(256) & others)


def forget_drafts(t: MillionsTable, viewer: i64) -> None:
    """Nobody sees what others are putting together; in this world they have not begun."""
    seat: i64
    for seat in range(t.seats()):
        if seat != viewer:
            t[COUNTERING] -= held(t[COUNTERING], seat) * ONE[seat]
            if is_draft(t, seat):
                forget_deal(t, seat)
    drafting = t.frame(DRAFTING)
    if drafting & ~BIT[viewer]:
        t.set_frame(DRAFT, 0)
    t.set_frame(DRAFTING, drafting & BIT[viewer])


# --- Roles ------------------------------------------------------------------------------------------------------------


def guess_roles(t: MillionsTable, viewer: i64, rng: Rng) -> None:
    """Deal the cards that are not accounted for to the characters that are not known."""
    known = t[KNOWN]
    if viewer < t.seats():
        known |= t.characters_of(viewer)
    in_centre = BIT[t.n_characters()] - 1
    if t[DISCLOSE]:
        in_centre &= t[IN]  # the cards of withdrawn characters have left it
    tries: i64 = TRIES
    guess(t, known & in_centre, in_centre & ~known, rng)
    while tries > 0 and not pairs_differ(t):
        guess(t, known & in_centre, in_centre & ~known, rng)
        tries -= 1


def guess(t: MillionsTable, known: CharacterSet, unknown: CharacterSet, rng: Rng) -> None:
    """One attempt: the hidden card first, then the hands, then whose card is the hidden one."""
    accounted = cards_of(t, known)
    if t[HIDDEN] == NONE:
        deal_cards(t, t[FACE_UP] - accounted, unknown, rng)
        return
    hidden = guess_hidden(t, accounted, known, unknown, rng)
    deal_cards(t, t[FACE_UP] + ONE[hidden] - accounted, unknown, rng)
    owners = t.who_are(hidden) & (known | unknown)
    if t[CALLED] & BIT[hidden]:
        owners &= ~t[IN]
    t[HIDDEN] = nth(owners, rng.below(count(owners)))


def pairs_differ(t: MillionsTable) -> bool:
    """MD-8.01: has every player of the 3-player game two different roles?"""
    if t[DOUBLE]:
        seat: i64
        for seat in range(t.seats()):
            if t.role(2 * seat) == t.role(2 * seat + 1):
                return False
    return True


def cards_of(t: MillionsTable, characters: CharacterSet) -> Pile:
    cards: Pile = 0
    character: i64
    for character in range(t.n_characters()):
        if characters & BIT[character]:
            cards += ONE[t.role(character)]
    return cards


def barred_roles(t: MillionsTable) -> RoleSet:
    """Whoever of the In characters has one of these has owned up to it (MD-5.02, MD-5.08)."""
    barred = t[CALLED]
    if t[NAMED] != NONE:
        barred |= BIT[t[NAMED]]
    return barred


# --- The hidden card --------------------------------------------------------------------------------------------------


def guess_hidden(t: MillionsTable, accounted: Pile, known: CharacterSet, unknown: CharacterSet, rng: Rng) -> i64:
    """Its role: as likely as the numbers of cards make it."""
    total: i64 = 0
    role: i64
    for role in range(N_ROLES):
        total += weight_of_hidden(t, role, accounted, known, unknown)
    at = rng.below(total)
    for role in range(N_ROLES):
        at -= weight_of_hidden(t, role, accounted, known, unknown)
        if at < 0:
            return role
    return NONE


def weight_of_hidden(t: MillionsTable, role: i64, accounted: Pile, known: CharacterSet, unknown: CharacterSet) -> i64:
    """0 if the hidden card cannot be of this role.

    If all choose at random, so many cards of a role, of which so many are accounted for, make it this likely that one
    of them was left face down.
    """
    if t[IN_PLAY] & BIT[role] == 0 or not can_be_hidden(t, role, accounted, known, unknown):
        return 0
    cards = held(t[FACE_UP], role) + 1
    left = cards - held(accounted, role)
    return MANY * cards // max(left, 1)


def can_be_hidden(t: MillionsTable, role: i64, accounted: Pile, known: CharacterSet, unknown: CharacterSet) -> bool:
    barred = barred_roles(t)
    must_be_out: i64 = 0
    other: i64
    for other in range(N_ROLES):
        left = held(t[FACE_UP], other) - held(accounted, other)
        if other == role:
            left += 1
            if t[CALLED] & BIT[role] and left == 0 and t.who_are(role) & known & ~t[IN] == 0:
                return False
        if left < 0:
            return False
        if barred & BIT[other]:
            must_be_out += left
    return must_be_out <= count(unknown & ~t[IN])


# --- The other cards --------------------------------------------------------------------------------------------------


def deal_cards(t: MillionsTable, cards: Pile, unknown: CharacterSet, rng: Rng) -> None:
    """To each unknown character one; roles that were called or named to withdrawn characters only."""
    barred = barred_roles(t)
    role: i64
    _n: i64
    for role in range(N_ROLES):
        if barred & BIT[role]:
            for _n in range(held(cards, role)):
                out = unknown & ~t[IN]
                character = nth(out, rng.below(count(out)))
                give(t, character, role)
                unknown &= ~BIT[character]
            cards -= held(cards, role) * ONE[role]
    left = count(unknown)
    while left > 0:
        role = nth_card(cards, rng.below(left))
        give(t, lowest(unknown), role)
        cards -= ONE[role]
        unknown &= unknown - 1
        left -= 1


def give(t: MillionsTable, character: i64, role: i64) -> None:
    t[ROLES] += (role - t.role(character)) * ONE[character]

"""What one seat may know, as a row of numbers: the same facts as in `view`, in the order of `layout`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.observation import Encoder, Observation
from fatcats.engine.position import DRAFT, SO_FAR, STEP
from fatcats.engine.slugs import slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import held

from ..model import steps, terms
from ..model.cards import MAX_LOOT_CARDS, N_ROLES, loot_amount, loot_bonus, loot_roles
from ..model.cells import (
    ANNOUNCED,
    ANTES,
    CENTRE,
    DOUBLE,
    ELIMINATED,
    FACE_UP,
    HEIST,
    HIDDEN,
    IN,
    IN_PLAY,
    KNOWN,
    LEADER,
    LIVE,
    LOOT_CARD,
    LOOT_LEFT,
    MONEY,
    MONEY_HIDDEN,
    NAMED,
    PROPOSALS_LEFT,
    ROUND,
    ROUNDS,
    VOTE_READY,
    VOTES_LEFT,
)
from ..model.steps import ANSWER, ROLE_CHOICE
from ..model.table import MillionsTable
from ..sections.live_acts import countered_proposal

N_STEPS: Final[i64] = len(slugs_of(steps))
N_STAGES: Final = 7
LOOT_NUMBERS: Final[i64] = 2 + N_ROLES


@final
class MillionsEncoder(Encoder):
    def encode(self, t: Table, o: Observation) -> None:
        assert isinstance(t, MillionsTable)
        if t.is_over():
            o.one_of(-1, N_STEPS)
        else:
            o.one_of(t.frame(STEP), N_STEPS)
        o.seat_set(t.asked())
        o.number(t[HEIST])
        o.seat(t[LEADER])
        o.number(t[CENTRE])
        encode_loot(t, o, t[LOOT_CARD])
        card: i64
        for card in range(MAX_LOOT_CARDS):
            if t[LOOT_LEFT] & BIT[card]:
                o.flag(True)
                encode_loot(t, o, card)
            else:
                o.at += 1 + LOOT_NUMBERS
        o.members(t[IN_PLAY], N_ROLES)
        o.pile(t[FACE_UP], N_ROLES)
        o.flag(t[HIDDEN] >= 0)
        o.one_of(t[NAMED], N_ROLES)
        o.number(t[ROUND])
        o.number(t[ROUNDS])
        relative: i64
        for relative in range(o.seats):
            encode_seat(t, o, o.absolute(relative))
        for relative in range(o.seats):
            encode_deal(t, o, o.absolute(relative))
        o.seat(countering(t, o.viewer))
        o.flag(t[LIVE] != 0)
        o.number(t[VOTES_LEFT])
        o.flag(t[VOTE_READY] != 0)


def encode_loot(t: MillionsTable, o: Observation, card: i64) -> None:
    loot = t.loot(card)
    o.number(loot_amount(loot))
    o.number(loot_bonus(loot))
    o.members(loot_roles(loot), N_ROLES)


# --- players ----------------------------------------------------------------------------------------------------------


def encode_seat(t: MillionsTable, o: Observation, seat: i64) -> None:
    if t[MONEY_HIDDEN] == 0 or seat == o.viewer or t.is_over():
        o.number(t[MONEY + seat] + 1)
    else:
        o.number(0)
    if t[LIVE]:
        o.number(held(t[PROPOSALS_LEFT], seat) + 1)
    else:
        o.number(0)
    if t[DOUBLE]:
        encode_character(t, o, seat, 2 * seat)
        encode_character(t, o, seat, 2 * seat + 1)
    else:
        encode_character(t, o, seat, seat)


def encode_character(t: MillionsTable, o: Observation, owner: i64, character: i64) -> None:
    bit = BIT[character]
    o.flag(t[IN] & bit != 0)
    o.flag(t[ELIMINATED] & bit != 0)
    o.number(held(t[ANTES], character))
    o.one_of(held(t[ANNOUNCED], character) - 1, N_ROLES)
    o.flag(t[KNOWN] & bit != 0)
    o.one_of(role_shown(t, o.viewer, owner, character), N_ROLES)


def role_shown(t: MillionsTable, viewer: i64, owner: i64, character: i64) -> i64:
    """One's own, which is shown as soon as it is chosen, or one that everybody has seen; -1: none."""
    is_own = owner == viewer
    if t.is_over() or not (is_own or t[KNOWN] & BIT[character]):
        return -1
    if t.frame(STEP) == ROLE_CHOICE:
        if is_own and t.pending() & BIT[owner] == 0:
            return held(t.frame(SO_FAR), character)
        return -1
    return t.role(character)


# --- deals: all that are open, and of those being entered only the own -----------------------------------------------


def encode_deal(t: MillionsTable, o: Observation, proposer: i64) -> None:
    stage = terms.stage(t, proposer)
    is_open = terms.is_open(t, proposer)
    if not (is_open or (proposer == o.viewer and terms.is_draft(t, proposer))):
        o.at += deal_numbers(o.seats, t[DOUBLE])
        return
    characters = o.seats + o.seats * t[DOUBLE]
    o.one_of(stage, N_STAGES)
    encode_target(t, o, terms.target(t, proposer), characters)
    if terms.is_linked(t, proposer):
        encode_target(t, o, terms.second_target(t, proposer), characters)
    else:
        o.at += characters
    relative: i64
    for relative in range(o.seats):
        payer = o.absolute(relative)
        o.number(terms.amount(t, proposer, payer))
        o.flag(terms.amount(t, proposer, payer) > 0 and terms.pays_second(t, proposer, payer))
    o.seat_set(terms.agreed(t, proposer))
    if is_open:
        o.seat_set(terms.still_to_answer(t, proposer))
    else:
        o.at += o.seats
    if stage == terms.AMOUNT_WANTED:
        o.seat(terms.last_payer(t, proposer))
    else:
        o.at += o.seats


def deal_numbers(seats: i64, double: i64) -> i64:
    return N_STAGES + 2 * (seats + seats * double) + 5 * seats


def encode_target(t: MillionsTable, o: Observation, character: i64, characters: i64) -> None:
    """A one at the character, those of the viewer first."""
    owner = o.relative(t.owner(character))
    o.one_of((owner << t[DOUBLE]) + (character & t[DOUBLE]), characters)


def countering(t: MillionsTable, viewer: i64) -> i64:
    """To whose proposal the viewer is making a counter-offer, or -1."""
    if t.is_over():
        return -1
    if t.frame(STEP) == ANSWER and t.frame(DRAFT) and t.actor() == viewer:
        return t.about()
    return countered_proposal(t, viewer)

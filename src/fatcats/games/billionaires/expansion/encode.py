"""What one seat may know of the expansion, as numbers: the same facts as in `view`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from fatcats.engine.bits import count
from fatcats.engine.observation import Observation
from fatcats.engine.tally import held

from ..model import steps
from ..model.cells import (
    ALIGNMENT,
    ALIGNMENT_SHOWN,
    CAPTOR,
    COLLECTED,
    COMMITTED,
    DECK_TABLE,
    DECLARED,
    ENVELOPE_AID,
    ENVELOPE_OPEN,
    FACE_DOWN,
    FIX_DRAWN,
    HEAP,
    HELD_TURN,
    HOSTAGE_SCOPE,
    HOSTAGES,
    OFFERED,
    ORGANIZE_ROW,
    REVOLUTION_DECK,
    REVOLUTION_DISCARD,
    REVOLUTION_DRAWN,
    REVOLUTION_HAND,
    SPACE,
    SPACE_ENVELOPE,
    STRIKE,
    TROUBLEMAKER,
    TURN_AND_ROLE,
    TURNS_TO_MISS,
)
from ..model.data import FIRST_CRISIS, KIND_OF, MAX_SEATS, N_BOARDS, N_CRISES, N_KINDS, N_MARKETS
from ..model.table import BillionairesTable
from .data import N_REVOLUTION_KINDS, REVOLUTION_KIND
from .space_program.launch import board_score
from .space_program.pacts import partner_of
from .troublemakers.fix import ASKED_FOR_HELP, helpers
from .troublemakers.troublemaker import icons_collected

N_SPACE_STAGES: Final = 4
N_ALIGNMENTS: Final = 2


def encode_expansion(t: BillionairesTable, o: Observation, step: i64, is_asked: bool) -> None:
    encode_space(t, o)
    if t[TROUBLEMAKER] >= 0:
        encode_troublemaker(t, o)
        encode_fix(t, o, step)
    else:
        o.at += troublemaker_numbers(o.seats)
    market: i64 = -1
    if step == steps.COMRADE_MOVE or step == steps.LOWEST_CARD:
        market = t.about()
    o.one_of(market, N_MARKETS)


def troublemaker_numbers(seats: i64) -> i64:
    """Of the Troublemaker and of a Fix."""
    own = seats + 1 + N_ALIGNMENTS + N_CRISES + 4 + 3 * N_REVOLUTION_KINDS + seats * seats + 3 * seats
    return own + N_CRISES + 1 + seats + 3 * N_KINDS


# --- Space Program ----------------------------------------------------------------------------------------------------


def encode_space(t: BillionairesTable, o: Observation) -> None:
    stage = t[SPACE]
    is_open = stage == ENVELOPE_OPEN
    o.one_of(stage, N_SPACE_STAGES)
    o.number(count(t[SPACE_ENVELOPE]))
    if stage != 0 and (is_open or t[ENVELOPE_AID]):
        o.cards(t[SPACE_ENVELOPE], KIND_OF, t[DECK_TABLE], N_KINDS)
    else:
        o.at += N_KINDS
    board: i64
    for board in range(N_BOARDS):
        if is_open:
            o.number(board_score(t, board))
        else:
            o.at += 1
    relative: i64
    for relative in range(MAX_SEATS):
        if is_open:
            encode_pact(t, o, relative)
        else:
            o.at += 1


def encode_pact(t: BillionairesTable, o: Observation, relative: i64) -> None:
    """The partner of this Billionaire plus 1; seats are counted from the viewer's, Puppets after them likewise."""
    partner = partner_of(t, absolute(o, relative))
    if partner < 0:
        o.number(0)
    elif partner < o.seats:
        o.number(o.relative(partner) + 1)
    else:
        o.number(o.relative(partner - o.seats) + o.seats + 1)


def absolute(o: Observation, relative: i64) -> i64:
    if relative < o.seats:
        return o.absolute(relative)
    if relative < 2 * o.seats:
        return o.absolute(relative - o.seats) + o.seats
    return relative


# --- Troublemakers ----------------------------------------------------------------------------------------------------


def encode_troublemaker(t: BillionairesTable, o: Observation) -> None:
    seat = t[TROUBLEMAKER]
    o.seat(seat)
    o.flag(t[DECLARED] != 0)
    if seat == o.viewer or t[ALIGNMENT_SHOWN]:
        o.one_of(t[ALIGNMENT], N_ALIGNMENTS)
    else:
        o.at += N_ALIGNMENTS
    o.members(t[COLLECTED] >> FIRST_CRISIS, N_CRISES)
    o.number(icons_collected(t))
    o.number(count(t[ORGANIZE_ROW]))
    o.number(count(t[REVOLUTION_DECK]))
    o.flag(t[STRIKE] > 0)
    o.cards(t[REVOLUTION_HAND], REVOLUTION_KIND, 0, N_REVOLUTION_KINDS)
    o.cards(t[REVOLUTION_DISCARD], REVOLUTION_KIND, 0, N_REVOLUTION_KINDS)
    o.cards(t[REVOLUTION_DRAWN], REVOLUTION_KIND, 0, N_REVOLUTION_KINDS)
    relative: i64
    for relative in range(o.seats):
        o.seat(held(t[HOSTAGES], o.absolute(relative)) - 1)
    for relative in range(o.seats):
        o.row[o.at + relative] = i16(held(t[TURNS_TO_MISS], o.absolute(relative)))
    o.at += o.seats
    o.seat(t[CAPTOR])
    o.seat(t[HELD_TURN] - 1)


def encode_fix(t: BillionairesTable, o: Observation, step: i64) -> None:
    """From the naming of the Crisis until the cards are discarded."""
    if not is_fixing(step):
        o.at += N_CRISES + 1 + o.seats + 3 * N_KINDS
        return
    table = t[DECK_TABLE]
    is_turned_up = step == steps.FIX_REVEAL
    o.one_of(t.about() % ASKED_FOR_HELP, N_CRISES)
    o.number(count(t[COMMITTED]))
    o.seat_set(helpers(t))
    if is_turned_up or o.viewer == t[TROUBLEMAKER]:
        o.cards(t[COMMITTED], KIND_OF, table, N_KINDS)
    else:
        o.at += N_KINDS
    offered: i64 = 0
    seat: i64
    for seat in range(o.seats):
        if is_turned_up or seat == o.viewer:
            offered |= t[OFFERED + seat]
    o.cards(offered, KIND_OF, table, N_KINDS)
    o.cards(t[FIX_DRAWN], KIND_OF, table, N_KINDS)


def is_fixing(step: i64) -> bool:
    return (
        step == steps.FIX_COMMITMENT
        or step == steps.FIX_HELP
        or step == steps.FIX_ACCEPTANCE
        or step == steps.FIX_REVEAL
        or step == steps.FIX_OUTCOME
    )


def looks_at(t: BillionairesTable, step: i64) -> i64:
    """Cards that lie open before whoever is asked: in a Boycott, Sabotage! or with a Comrade on the Inside."""
    if step == steps.COMRADE_MOVE:
        return t[FACE_DOWN + t.about()]
    return t[HEAP]


def sees_hand(t: BillionairesTable, seat: i64, viewer: i64) -> bool:
    """RR-12.16: the captor sees a hostage's hand and envelope, during the takeover only."""
    return t[CAPTOR] == viewer and t[HELD_TURN] == seat + 1


def sees_role(t: BillionairesTable, seat: i64, viewer: i64) -> bool:
    """RR-12.18, RR-R51: the Role only if that was agreed."""
    return sees_hand(t, seat, viewer) and t[HOSTAGE_SCOPE] == TURN_AND_ROLE

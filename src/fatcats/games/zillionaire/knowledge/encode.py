"""What one seat may know, as a row of numbers: the same facts as in `view`, in the order of `layout`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.observation import Encoder, Observation
from fatcats.engine.position import STEP
from fatcats.engine.slugs import slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import total

from ..model import steps
from ..model.cards import N_RANKS, STATUSES
from ..model.cells import (
    ACTIVE,
    CHIPS,
    DEALER,
    FIVE_LEAD_MAX,
    GAME,
    GAMES,
    GAVE,
    HAND,
    LAST_STATUS,
    NOBODY,
    PARTNER,
    PASS_LOCKS,
    PASSED,
    PLAYED,
    SHOW_COUNTS,
    SHOW_HISTORY,
    SITS_AT,
    SIZE,
    SKIPPED,
    STATUS,
    TO_ASK,
    TOP_CARDS,
    TOP_RANK,
    TOP_SEAT,
)
from ..model.table import ZillionaireTable

N_STEPS: Final[i64] = len(slugs_of(steps))
N_STATUSES: Final[i64] = len(STATUSES)


@final
class ZillionaireEncoder(Encoder):
    def encode(self, t: Table, o: Observation) -> None:
        assert isinstance(t, ZillionaireTable)
        if t.is_over():
            o.one_of(-1, N_STEPS)
        else:
            o.one_of(t.frame(STEP), N_STEPS)
        o.seat_set(t.asked())
        o.number(t[GAME])
        o.number(t[GAMES])
        o.seat(t[DEALER])
        o.pile(t[HAND + o.viewer], N_RANKS)
        encode_top(t, o)
        relative: i64
        for relative in range(o.seats):
            encode_seat(t, o, o.absolute(relative))
        encode_played(t, o)
        encode_exchange(t, o)
        o.flag(t[PASS_LOCKS] != 0)
        o.number(t[FIVE_LEAD_MAX])


def encode_top(t: ZillionaireTable, o: Observation) -> None:
    rank = t[TOP_RANK]
    o.one_of(rank, N_RANKS)
    if rank >= 0:
        o.number(t[TOP_CARDS])
        o.seat(t[TOP_SEAT])
        o.number(t[SIZE])
    else:
        o.at += o.seats + 2


def encode_seat(t: ZillionaireTable, o: Observation, seat: i64) -> None:
    cells = t.row
    way = cells[SITS_AT + seat] - cells[SITS_AT + o.viewer]
    if way < 0:
        way += o.seats
    bit = BIT[seat]
    o.number(way)
    o.flag(cells[ACTIVE] & bit != 0)
    if cells[SHOW_COUNTS] or seat == o.viewer:
        o.number(total(cells[HAND + seat]) + 1)
    else:
        o.number(0)
    o.one_of(cells[STATUS + seat], N_STATUSES)
    o.one_of(cells[LAST_STATUS + seat], N_STATUSES)
    o.pile(cells[CHIPS + seat], N_STATUSES)
    o.number(t.points(seat))
    o.flag(cells[TO_ASK] & bit != 0)
    o.flag(cells[PASSED] & bit != 0)
    o.flag(cells[SKIPPED] & bit != 0)


def encode_played(t: ZillionaireTable, o: Observation) -> None:
    """ZN-6.08: only where the history is open."""
    if t[SHOW_HISTORY] == 0:
        o.at += 1 + N_RANKS * (o.seats + 1)
        return
    o.flag(True)
    everything: i64 = 0
    relative: i64
    for relative in range(o.seats):
        cards = t[PLAYED + o.absolute(relative)]
        everything += cards
        o.pile(cards, N_RANKS)
    o.pile(everything, N_RANKS)


def encode_exchange(t: ZillionaireTable, o: Observation) -> None:
    partner = t[PARTNER + o.viewer]
    if partner == NOBODY:
        o.at += o.seats + 2 * N_RANKS
        return
    o.seat(partner)
    o.pile(t[GAVE + o.viewer], N_RANKS)
    o.pile(t[GAVE + partner], N_RANKS)

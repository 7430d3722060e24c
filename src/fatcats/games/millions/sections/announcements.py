"""MD-3: announcements: one after another, true or not."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ACTOR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep
from fatcats.engine.tally import ONE

from ..model import events
from ..model.cards import N_ROLES
from ..model.cells import ANNOUNCED, DOUBLE, IN_PLAY, LEADER
from ..model.clauses import MD_1_02, MD_3_01, MD_8_04
from ..model.moves import ANNOUNCE, ANNOUNCE_PAIR, FIRST, SECOND, VERB
from ..model.pairs import offer_pairs, pair_is_in_play
from ..model.table import MillionsTable
from .turn import start_negotiation


class Announcement(SettledStep[MillionsTable]):
    """MD-3.01 to MD-3.03: any role in play, the Leader first; MD-8.04: two different ones with three players."""

    clause = MD_3_01

    def begin(self, t: MillionsTable) -> None:
        t.ask(t.actor())

    def fill_legal(self, t: MillionsTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        if t[DOUBLE]:
            offer_pairs(ANNOUNCE_PAIR, out)
            return
        role: i64
        for role in range(N_ROLES):
            if t[IN_PLAY] & BIT[role]:
                out.add(ANNOUNCE + role)

    def refusal(self, t: MillionsTable, seat: i64, move: i64) -> i64:
        verb = VERB[move]
        if verb != ANNOUNCE and verb != ANNOUNCE_PAIR:
            return MD_3_01
        if (verb == ANNOUNCE_PAIR) != (t[DOUBLE] != 0):
            return MD_8_04
        return ALLOWED if pair_is_in_play(t, move) else MD_1_02

    def answer(self, t: MillionsTable, seat: i64, move: i64) -> None:
        if t[DOUBLE]:
            t[ANNOUNCED] += (FIRST[move] + 1) * ONE[2 * seat] + (SECOND[move] + 1) * ONE[2 * seat + 1]
            t.emit(events.ANNOUNCED_PAIR, seat, FIRST[move], SECOND[move])
        else:
            t[ANNOUNCED] += (FIRST[move] + 1) * ONE[seat]
            t.emit(events.ANNOUNCED, seat, FIRST[move], 0)
        seat = t.next_seat(seat)
        if seat == t[LEADER]:
            t.done()
            start_negotiation(t)
        else:
            t.set_frame(ACTOR, seat)
            t.ask(seat)

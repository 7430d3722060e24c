"""RR-12.48 to RR-12.51: Sabotage!"""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import count
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ...model import events
from ...model.cells import DISCARD, FACE_DOWN, FACE_UP, HEAP, KNOWS
from ...model.clauses import RR_12_49
from ...model.data import N_KINDS, N_MARKETS
from ...model.moves import ITEM, PLACE_CARD
from ...model.offers import offer_kinds
from ...model.steps import SABOTAGING
from ...model.table import BillionairesTable
from ...sections.game_the_market import gather_market_cards


def start_sabotage(t: BillionairesTable, player: i64) -> None:
    """All cards of all open Markets are looked at in private; each Market will get the same number."""
    gather_market_cards(t, HEAP)
    t.emit(events.SABOTAGED, player, t.size(HEAP), t.shown(t[HEAP]))
    markets = count(t.open_markets())
    if markets != 0:
        t.push(SABOTAGING, player, t.size(HEAP) // markets)
    else:
        discard_rest(t, player)


class Sabotaging(Step[BillionairesTable]):
    """RR-D40: Market by Market the face-up card, then the face-down ones. ABOUT: how many each Market gets."""

    clause = RR_12_49

    def begin(self, t: BillionairesTable) -> None:
        if next_market(t) < N_MARKETS:
            t.ask(t.actor())
        else:
            player = t.actor()
            t.done()
            discard_rest(t, player)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_kinds(t, PLACE_CARD + next_market(t) * N_KINDS, t[HEAP], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        market = next_market(t)
        card = t.card(ITEM[move], t[HEAP])
        t.again()
        if t[FACE_UP + market] == 0:
            t.move(card, HEAP, FACE_UP + market)
            t.emit(events.PUT_FACE_UP, seat, market, t.shown(card))
        else:
            t.move(card, HEAP, FACE_DOWN + market)
            t[KNOWS + seat] |= card
            t.emit(events.PUT_FACE_DOWN, seat, market, t.shown(card))


def next_market(t: BillionairesTable) -> i64:
    """The first open Market that lacks a card, or N_MARKETS."""
    market: i64
    for market in range(N_MARKETS):
        if t.is_open(market) and count(t.cards_at(market)) < t.frame(ABOUT):
            return market
    return N_MARKETS


def discard_rest(t: BillionairesTable, player: i64) -> None:
    """RR-12.50, RR-12.51: face-up; a Crisis among it is not Activated."""
    t.emit(events.GAME_LEFT_OVER, player, t.shown(t[HEAP]), 0)
    t.move_all(HEAP, DISCARD)

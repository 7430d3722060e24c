"""Rules of thumb: sample who may have sent whom, and price every deal by what the heist would then bring.

It leans to the roles that the Loot rewards, tells the truth where a twin should know of it, and lies to be paid for
leaving; it asks for more in early rounds than in late ones.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.guide import Guide, squeezed, win_share
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table

from ..model import steps
from ..model.cells import MONEY
from ..model.moves import CALL_VOTE, CANCEL, NO, PASS, REFUSE, SUBMIT, VERB, WAIT, WITHDRAW, WITHDRAW_BOTH, YES
from ..model.table import MillionsTable
from .bargain import Bargain
from .bluff import announcement, role_choice
from .forecast import MORE_WORLDS, Forecast
from .playing_on import fits_announcements

MARGIN: Final = 0.5  # millions that a change must promise
AHEAD: Final = 6.0  # so many millions in front of the best rival count for half of what there is to gain


class MillionsGuide(Guide):
    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(MillionsTable, t)
        step = table.frame(STEP)
        legal = listed(moves)
        if step == steps.ROLE_CHOICE:
            return role_choice(table, seat, legal, rng)
        if step == steps.ANNOUNCEMENT:
            return announcement(table, seat, legal, rng)
        if step == steps.NEGOTIATION:
            return take_turn(legal, Forecast(table, seat, rng))
        if step == steps.LIVE_NEGOTIATION:
            return act_live(legal, Forecast(table, seat, rng))
        if step == steps.ANSWER:
            return answer(legal, Forecast(table, seat, rng))
        if step == steps.VOTE:
            return vote(Forecast(table, seat, rng, MORE_WORLDS))
        return choose_in_heist(legal, Forecast(table, seat, rng, MORE_WORLDS))

    def decides(self, t: Table) -> bool:
        """Deals are made by their worth to both sides; whom a search plays on with makes none."""
        step = t.frame(STEP)
        return step == steps.NEGOTIATION or step == steps.LIVE_NEGOTIATION or step == steps.ANSWER

    def quick(self) -> Guide:
        return QuickMillionsGuide()

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """A win; on the way there, by the distance to the richest of the others."""
        if t.is_over():
            return win_share(t, seat, seats)
        best: i64 = 0
        other: i64
        for other in range(seats):
            if other != seat:
                best = max(best, t[MONEY + other])
        return squeezed(float(t[MONEY + seat] - best) / AHEAD)

    def is_quiet(self, t: Table) -> bool:
        return t.is_over() or t.frame(STEP) == steps.ROLE_CHOICE

    def fits(self, t: Table, observer: i64, rng: Rng) -> bool:
        return fits_announcements(cast(MillionsTable, t), observer, rng)


class QuickMillionsGuide(MillionsGuide):
    """Without a forecast: no deals of its own, refusals, and mostly Yes to a heist."""

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(MillionsTable, t)
        step = table.frame(STEP)
        if step == steps.ROLE_CHOICE:
            return role_choice(table, seat, listed(moves), rng)
        if step == steps.ANNOUNCEMENT:
            return announcement(table, seat, listed(moves), rng)
        if step == steps.VOTE and rng.below(5) != 0:
            return YES
        if step == steps.ANSWER and moves.has(REFUSE):
            return REFUSE
        if step == steps.LIVE_NEGOTIATION and moves.has(WAIT):
            return WAIT
        if step == steps.NEGOTIATION and moves.has(SUBMIT):
            return SUBMIT
        if step == steps.NEGOTIATION and moves.has(CALL_VOTE) and rng.below(2) == 0:
            return CALL_VOTE
        if step == steps.NEGOTIATION and moves.has(PASS):
            return PASS
        return moves.items[rng.below(moves.n)]


def listed(moves: MoveList) -> list[int]:
    found: list[int] = []
    i: i64
    for i in range(moves.n):
        found.append(int(moves.items[i]))
    return found


def take_turn(legal: list[int], forecast: Forecast) -> int:
    """A good deal, else leave a bad heist, else start a good one."""
    bargain = Bargain(legal, forecast)
    if bargain.is_entering():
        return bargain.next_step()
    deal = bargain.best_beginning()
    if deal is not None:
        return deal
    best, most = -1, forecast.worth() + MARGIN
    for move in legal:
        if WITHDRAW <= VERB[move] <= WITHDRAW_BOTH:
            worth = forecast.worth(forecast.leaving(move))
            if worth > most:
                best, most = move, worth
    if best >= 0:
        return best
    if CALL_VOTE in legal:
        return int(CALL_VOTE)
    return int(PASS if PASS in legal else WAIT)


def act_live(legal: list[int], forecast: Forecast) -> int:
    """Answers first; one proposal at a time; else as on a turn."""
    bargain = Bargain(legal, forecast)
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    if best is not None:
        return best
    return int(WAIT) if CANCEL in legal else take_turn(legal, forecast)


def answer(legal: list[int], forecast: Forecast) -> int:
    bargain = Bargain(legal, forecast)
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    return int(REFUSE) if best is None else best


def vote(forecast: Forecast) -> int:
    """Yes, if this heist is better than no heist, or nothing is at stake any more."""
    own = forecast.own_characters()
    return int(YES if not own or forecast.worth() >= forecast.worth(own) else NO)


def choose_in_heist(legal: list[int], forecast: Forecast) -> int:
    """Tech and Mentalist: whatever leaves oneself best and the leading rival worst."""
    best, most = legal[0], -1_000_000.0
    for move in legal:
        worth = forecast.worth_of_move(move)
        if worth > most:
            best, most = move, worth
    return best

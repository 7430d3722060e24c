"""Rules of thumb: sample who may have sent whom, and price every deal by what the heist would then bring.

It leans to the roles that the Loot rewards, tells the truth where a twin should know of it, and lies to be paid for
leaving; it asks for more in early rounds than in late ones.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.guide import Guide, win_share
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table

from ..model import steps
from ..model.cards import HEISTS, MAX_SEATS
from ..model.cells import HEIST, MONEY
from ..model.moves import CALL_VOTE, CANCEL, NO, PASS, REFUSE, VERB, WAIT, WITHDRAW, WITHDRAW_BOTH, YES
from ..model.table import MillionsTable
from ..sections.withdrawal import withdrawal
from .bargain import NOTHING, Bargain
from .bluff import announcement, role_choice
from .forecast import Forecast, best_in_heist
from .minds import Minds
from .playing_on import fits_announcements
from .temper import MILD, TEMPERS, USUAL, Temper

MARGIN: Final = 0.5  # millions that a change must promise
SPREAD: Final = 4.0  # millions by which fortunes still drift apart in a heist
WORLDS: Final[i64] = 40  # for a forecast
FEW_WORLDS: Final[i64] = 16  # for one of very many
HANDFUL: Final[i64] = 4  # for somebody who thinks little


class MillionsGuide(Guide):
    def __init__(self, worlds: i64 = WORLDS, in_heist: i64 = WORLDS) -> None:
        self.minds: Final = Minds(worlds)
        self.in_heist: Final = in_heist  # worlds for a choice of Tech or Mentalist

    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(MillionsTable, t)
        step = table.frame(STEP)
        if step == steps.ROLE_CHOICE:
            return role_choice(table, seat, listed(moves), rng)
        if step == steps.ANNOUNCEMENT:
            return announcement(table, seat, listed(moves), rng)
        if step == steps.TECH_TARGET or step == steps.MENTALIST_VICTIM:
            return best_in_heist(table, seat, moves, self.in_heist, rng)
        forecast = Forecast(table, seat, self.minds)
        if step == steps.VOTE:
            return vote(forecast)
        bargain = Bargain(moves, forecast, self.temper(seat))
        if step == steps.NEGOTIATION:
            return take_turn(bargain)
        if step == steps.ANSWER:
            return answer(bargain)
        return act_live(bargain)

    def temper(self, seat: i64) -> Temper:
        return USUAL

    def decides(self, t: Table) -> bool:
        """Without turns too much can happen at once to foresee it."""
        return t.frame(STEP) == steps.LIVE_NEGOTIATION

    def ranks(self, t: Table) -> bool:
        """Amounts near the right price come first."""
        step = t.frame(STEP)
        return step == steps.NEGOTIATION or step == steps.ANSWER

    def quick(self) -> Guide:
        return Gang()

    def novice(self) -> Guide:
        return Novice()

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """A win; on the way there how likely it is, by what all have and how much may still change."""
        if t.is_over():
            return win_share(t, seat, seats)
        spread = SPREAD * sqrt(float(HEISTS + 1 - t[HEIST]))
        chances = 0.0
        other: i64
        for other in range(seats):
            chances += exp(float(t[MONEY + other] - t[MONEY + seat]) / spread)
        return 1.0 / chances

    def is_quiet(self, t: Table) -> bool:
        return t.is_over() or t.frame(STEP) == steps.ROLE_CHOICE

    def fits(self, t: Table, observer: i64, rng: Rng) -> bool:
        return fits_announcements(cast(MillionsTable, t), observer, rng)


class Novice(MillionsGuide):
    """Thinks of few possibilities, asks for little and gives way at once."""

    def __init__(self) -> None:
        super().__init__(HANDFUL, HANDFUL)

    def temper(self, seat: i64) -> Temper:
        return MILD


class Gang(MillionsGuide):
    """Those with whom a search plays on: by rougher forecasts, the others with one temper or another."""

    def __init__(self) -> None:
        super().__init__(FEW_WORLDS, HANDFUL)
        self.tempers: Final = vec[i64]([0] * MAX_SEATS)

    def settle(self, t: Table, observer: i64, rng: Rng) -> None:
        seat: i64
        for seat in range(MAX_SEATS):
            self.tempers[seat] = rng.below(i64(len(TEMPERS)))
        self.tempers[observer] = 0

    def temper(self, seat: i64) -> Temper:
        return TEMPERS[self.tempers[seat]]


def listed(moves: MoveList) -> list[int]:
    found: list[int] = []
    i: i64
    for i in range(moves.n):
        found.append(int(moves.items[i]))
    return found


def take_turn(bargain: Bargain) -> i64:
    """A good deal, else leave a bad heist, else start a good one."""
    if bargain.is_entering():
        return bargain.next_step()
    deal = bargain.best_beginning()
    if deal != NOTHING:
        return deal
    moves = bargain.moves
    best = NOTHING
    most = MARGIN
    i: i64
    for i in range(moves.n):
        move = moves.items[i]
        if WITHDRAW <= VERB[move] <= WITHDRAW_BOTH:
            change = bargain.forecast.change(withdrawal(bargain.table, bargain.seat, move))
            if change > most:
                best = move
                most = change
    is_waiting = best != NOTHING and bargain.temper.is_patient and bargain.may_wait()
    if best != NOTHING and not is_waiting:
        return best
    if moves.has(CALL_VOTE) and not is_waiting:
        return CALL_VOTE
    if moves.has(PASS):
        return PASS
    if moves.has(WAIT):
        return WAIT
    return moves.items[0]


def act_live(bargain: Bargain) -> i64:
    """Answers first; one proposal at a time; else as on a turn."""
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    if best != NOTHING:
        return best
    if bargain.moves.has(CANCEL):
        return WAIT
    return take_turn(bargain)


def answer(bargain: Bargain) -> i64:
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    if best == NOTHING:
        return REFUSE
    return best


def vote(forecast: Forecast) -> i64:
    """Yes, if this heist is better than no heist, or nothing is at stake any more."""
    own = forecast.own_characters()
    if own == 0 or forecast.change(own) <= 0.0:
        return YES
    return NO

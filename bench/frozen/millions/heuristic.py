"""A player by rules of thumb: samples who may have sent whom, and prices every deal by what the heist would then bring.

It leans to the roles that the Loot rewards, tells the truth where a twin should know of it, and lies to be paid for
leaving; it asks for more in early rounds than in late ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.engine.position import STEP
from fatcats.engine.state import CLOCK
from fatcats.games.millions.model import steps
from fatcats.games.millions.model.moves import (
    CALL_VOTE,
    CANCEL,
    NO,
    PASS,
    REFUSE,
    VERB,
    WAIT,
    WITHDRAW,
    WITHDRAW_BOTH,
    YES,
)
from fatcats.games.millions.model.table import MillionsTable

from .bargain import Bargain
from .bluff import announcement, role_choice
from .forecast import MORE_WORLDS, Forecast

MARGIN = 0.5  # millions that a change must promise


class MillionsHeuristic:
    def choose(self, knowledge: Knowledge) -> int:
        if len(knowledge.legal) == 1 or knowledge.seat == CLOCK:
            return knowledge.legal[0]
        step = cast(MillionsTable, knowledge.world()).frame(STEP)
        return int(CHOICES[step](knowledge))


def take_turn(knowledge: Knowledge) -> int:
    """A good deal, else leave a bad heist, else start a good one."""
    forecast = Forecast(knowledge)
    bargain = Bargain(knowledge, forecast)
    if bargain.is_entering():
        return bargain.next_step()
    deal = bargain.best_beginning()
    if deal is not None:
        return deal
    withdrawals = [move for move in knowledge.legal if WITHDRAW <= VERB[move] <= WITHDRAW_BOTH]
    best = max(withdrawals, key=lambda move: forecast.worth(forecast.leaving(move)), default=None)
    if best is not None and forecast.worth(forecast.leaving(best)) > forecast.worth() + MARGIN:
        return best
    if CALL_VOTE in knowledge.legal:
        return int(CALL_VOTE)
    return int(PASS if PASS in knowledge.legal else WAIT)


def act_live(knowledge: Knowledge) -> int:
    """Answers first; one proposal at a time; else as on a turn."""
    bargain = Bargain(knowledge, Forecast(knowledge))
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    if best is not None:
        return best
    return int(WAIT) if CANCEL in knowledge.legal else take_turn(knowledge)


def answer(knowledge: Knowledge) -> int:
    bargain = Bargain(knowledge, Forecast(knowledge))
    if bargain.is_entering():
        return bargain.next_step()
    best = bargain.best_answer()
    return int(REFUSE) if best is None else best


def vote(knowledge: Knowledge) -> int:
    """Yes, if this heist is better than no heist, or nothing is at stake any more."""
    forecast = Forecast(knowledge, MORE_WORLDS)
    own = forecast.own_characters()
    return int(YES if not own or forecast.worth() >= forecast.worth(own) else NO)


def choose_in_heist(knowledge: Knowledge) -> int:
    """Tech and Mentalist: whatever leaves oneself best and the leading rival worst."""
    forecast = Forecast(knowledge, MORE_WORLDS)
    return max(knowledge.legal, key=forecast.worth_of_move)


CHOICES: dict[int, Callable[[Knowledge], int]] = {
    steps.ROLE_CHOICE: role_choice,
    steps.ANNOUNCEMENT: announcement,
    steps.NEGOTIATION: take_turn,
    steps.ANSWER: answer,
    steps.VOTE: vote,
    steps.LIVE_NEGOTIATION: act_live,
    steps.TECH_TARGET: choose_in_heist,
    steps.MENTALIST_VICTIM: choose_in_heist,
}

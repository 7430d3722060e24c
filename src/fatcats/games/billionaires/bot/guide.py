"""Rules of thumb: buy what is needed where the odds are good, and prepare such Buys; keep the Revolution away, hinder
the leader, bargain in the Panic!, time the own Role, set Policy for oneself; and what the expansion asks."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.guide import Guide, win_share
from fatcats.engine.position import STEP
from fatcats.engine.rng import Rng
from fatcats.engine.state import MoveList
from fatcats.engine.table import Table

from ..model.cells import CAPTOR, TROUBLEMAKER, WINNERS
from ..model.moves import OFFER_SWAP, VERB
from ..model.steps import ACTION, BRIBE_STEP, CLAIM_CHOICE, DISCARD_DOWN, DRAW_STEP, GAMED_BUY, NEGOTIATION, TURN_END
from ..model.table import BillionairesTable
from .answer import Answer, listed
from .bargaining import BARGAINING, gains, negotiate
from .bribing import bribe
from .inference import suspect_celebrity
from .intrigue import INTRIGUE
from .promise import consolation, promise
from .reforming import BILLIONAIRES_OWN, REFORMING, TROUBLEMAKERS_OWN
from .revolting import HELD, REVOLTING
from .rocketry import ROCKETRY
from .turn import best_action, best_claim, draw_or_reveal, end_of_turn, least_card

ANSWERS: Final[dict[int, Answer]] = {**INTRIGUE, **BARGAINING, **ROCKETRY}


class BillionairesGuide(Guide):
    def pick(self, t: Table, seat: i64, moves: MoveList, rng: Rng) -> i64:
        table = cast(BillionairesTable, t)
        step = table.frame(STEP)
        if table[TROUBLEMAKER] >= 0:
            answer = troublemaker_answer(table, seat, step)
            if answer is not None:
                return answer(table, seat, listed(moves))
        if step == ACTION or step == GAMED_BUY:
            return best_action(table, seat, moves)
        if step == DRAW_STEP:
            return draw_or_reveal(table, seat, moves)
        if step == BRIBE_STEP:
            return bribe(table, seat, moves)
        if step == TURN_END:
            return end_of_turn(table, seat, moves)
        if step == CLAIM_CHOICE:
            return best_claim(table, seat, moves)
        if step == DISCARD_DOWN:
            return least_card(table, seat, moves)
        if step == NEGOTIATION:
            return negotiate(table, seat, moves)
        usual = ANSWERS.get(step)
        if usual is not None:
            return usual(table, seat, listed(moves))
        return moves.items[0]

    def ranks(self, t: Table) -> bool:
        """Some thirty Actions are open on a turn."""
        return t.frame(STEP) == ACTION

    def decides(self, t: Table) -> bool:
        """Cards go in and out of an envelope as often as one likes: somebody has to close it. And what a Buy has won is
        taken: a search fears the attention that this draws, and would rather have bought for nothing."""
        step = t.frame(STEP)
        return step == CLAIM_CHOICE or (step == BRIBE_STEP and t.drafting() != 0)

    def considers(self, t: Table, seat: i64, move: i64) -> bool:
        """An offer that fills no space here is no better than a pass, but of dozens one always looks so by luck."""
        return VERB[move] != OFFER_SWAP or gains(cast(BillionairesTable, t), seat, move) > 0

    def refine(self, t: Table, observer: i64, rng: Rng) -> None:
        suspect_celebrity(cast(BillionairesTable, t), observer, rng)

    def payoff(self, t: Table, seat: i64, seats: i64) -> float:
        """A win; on the way there, how likely one is."""
        table = cast(BillionairesTable, t)
        if not t.is_over():
            return min(promise(table, seat), 1.0)
        if table[WINNERS] and not table[WINNERS] & BIT[seat]:
            return consolation(table)
        return win_share(t, seat, seats)

    def is_quiet(self, t: Table) -> bool:
        return t.is_over() or t.frame(STEP) == DRAW_STEP


def troublemaker_answer(t: BillionairesTable, seat: i64, step: i64) -> Answer | None:
    """What a Troublemaker at the table changes: a turn taken over, own decisions, Revolution cards."""
    if t[CAPTOR] == seat and step in HELD:
        return HELD[step]
    if t[TROUBLEMAKER] == seat:
        if step in TROUBLEMAKERS_OWN:
            return TROUBLEMAKERS_OWN[step]
    elif step in BILLIONAIRES_OWN:
        return BILLIONAIRES_OWN[step]
    if step in REFORMING:
        return REFORMING[step]
    return REVOLTING.get(step)

"""CF-3: turns: one henchman at a time, to act or to pass."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ACTOR
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, SettledStep

from ..model import events
from ..model.cells import OCCUPIED, PLACED, STANDING
from ..model.clauses import CF_3_02
from ..model.moves import PASS, SPACE, USE, VERB
from ..model.parts import ACTION, BLACK_MARKET, PRINT, RECEIVER, SUPERMARKET, TAX_FRAUD
from ..model.steps import END_OF_ROUND, RECEIVER_NOTES, SUPERMARKET_NOTES
from ..model.table import CounterfeitersTable
from .flight import board_plane
from .market import buy
from .police import finish_action
from .printing import print_fakes
from .spaces import offer_spaces, possible_spaces, space_refusal
from .tax import commit_tax_fraud


class Turn(SettledStep[CounterfeitersTable]):
    """CF-3.02, CF-3.07: a space or a pass. A player who can only pass is asked too: others must not see why."""

    clause = CF_3_02

    def begin(self, t: CounterfeitersTable) -> None:
        """CF-3.01, CF-3.03: turns go round until every henchman has been used."""
        if t[STANDING + t.actor()] > 0:
            t.ask(t.actor())
        else:
            t.done()
            t.follow(END_OF_ROUND, 0, 0)

    def fill_legal(self, t: CounterfeitersTable, seat: i64, out: MoveList) -> None:
        out.n = 0
        out.add(PASS)
        offer_spaces(possible_spaces(t, seat) & ~t[OCCUPIED], out)

    def refusal(self, t: CounterfeitersTable, seat: i64, move: i64) -> i64:
        if VERB[move] == USE:
            return space_refusal(t, seat, SPACE[move], t[OCCUPIED])
        return ALLOWED if move == PASS else CF_3_02

    def answer(self, t: CounterfeitersTable, seat: i64, move: i64) -> None:
        t.set_frame(ACTOR, t.left_of(seat))
        t.again()
        t[STANDING + seat] -= 1
        if move == PASS:
            t.emit(events.PASSED, seat, 0, 0)  # CF-3.08
        else:
            place_henchman(t, seat, SPACE[move])


def place_henchman(t: CounterfeitersTable, seat: i64, space: i64) -> None:
    """CF-3.09, steps 2 and 3: the henchman stands there; the action follows, at once or after a choice of details."""
    t[PLACED + seat] |= BIT[space]
    t[OCCUPIED] |= BIT[space]
    t.emit(events.PLACED, seat, space, 0)
    action = ACTION[space]
    if action == SUPERMARKET:
        t.ask_details(SUPERMARKET_NOTES, seat, space)
    elif action == RECEIVER:
        t.ask_details(RECEIVER_NOTES, seat, space)
    elif action > TAX_FRAUD:
        board_plane(t, seat, space)
    else:
        act_at_once(t, seat, space, action)


def act_at_once(t: CounterfeitersTable, seat: i64, space: i64, action: i64) -> None:
    """CFD-02, CFD-03, CFD-06: the space says it all."""
    if action == BLACK_MARKET:
        buy(t, seat, space)
    elif action == PRINT:
        print_fakes(t, seat)
    else:
        commit_tax_fraud(t, seat, space)
    finish_action(t, seat, space)

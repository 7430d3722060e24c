"""What the table answers for a person: a decision with one possible answer, which is none, and what a standing order
of that person covers.

To everybody else it is as if the person had answered. The same seats are asked, the same entry is written, and it comes
after a pause that follows from nothing hidden: whoever has no choice is not known by being quick.
"""

from __future__ import annotations

from hashlib import sha256
from math import exp
from statistics import NormalDist
from typing import Final, NamedTuple

from fatcats.engine.bits import members
from fatcats.engine.orders import Order, ordered_answer
from fatcats.engine.state import CLOCK
from fatcats.match.hosted import HostedMatch
from fatcats.protocol import DecidedBy
from fatcats.server.table import journal
from fatcats.server.table.commands import play
from fatcats.server.table.state import TableState

RULES: Final = "rules"  # who decided: the rules left no choice
ORDER: Final = "order"  # the person had decided before
IN_SECRET = (RULES, ORDER)  # only whom it concerns is told
# How long people take for something small: most of them about as long, some much longer.
PAUSES = NormalDist(0, 0.45)
SHORTEST, LONGEST = 0.4, 3.0  # in medians
PART_OF_CLOCK = 4  # no pause takes more than this part of the time that the seat has left


class Answer(NamedTuple):
    moves: tuple[int, ...]
    by: DecidedBy
    order: Order | None = None


def answer_for(state: TableState, seat: int) -> Answer | None:
    """What the seat will be answered for it; nothing if it has to decide itself, or is not asked."""
    if seat not in state.answers:
        state.answers[seat] = _answer(state, seat)
    return state.answers[seat]


def _answer(state: TableState, seat: int) -> Answer | None:
    is_asked = seat in state.pending() and seat != CLOCK
    if not is_asked or state.data.seats[seat].kind != "person" or state.is_bot(seat):
        return None
    forced = only_answer(state.playing, seat)
    return Answer(forced, RULES) if forced else _ordered(state, seat)


def _ordered(state: TableState, seat: int) -> Answer | None:
    orders, match = state.orders(seat), state.playing
    found = ordered_answer(state.game.orders, orders, match.view(seat)) if orders else None
    if found is None:
        return None
    move, order = match.game.moves.parse(found[0]), found[1]
    return Answer((move,), ORDER, order) if match.is_whole(seat, [move]) else None


def only_answer(match: HostedMatch, seat: int) -> tuple[int, ...]:
    """The seat's whole decision, if it can make no other; else nothing."""
    moves, legal = list[int](), match.legal(seat)
    while len(legal) == 1:
        moves.append(legal[0])
        table = match.peek(seat, moves)
        if seat not in members(table.drafting()):
            return tuple(moves)
        legal = table.legal(seat)
    return ()


def give_answer(state: TableState, seat: int, decision: int) -> journal.Moved | None:
    """Nothing if the person has answered in the meantime, or has to decide after all."""
    answer = answer_for(state, seat) if state.decision(seat) == decision else None
    return play(state, seat, answer.moves, by=answer.by) if answer else None


def pause(state: TableState, seat: int, median: int) -> int:
    """Milliseconds from the question to the answer. They follow from the table's seed, which nobody knows, and from
    what everybody sees: whose decision it is, which one, and the clock."""
    drawn = sha256(b"fatcats pause " + state.seed + f"{seat} {state.decision(seat)}".encode()).digest()
    chance = (int.from_bytes(drawn[:6], "big") + 0.5) / 2**48
    natural = median * min(max(exp(PAUSES.inv_cdf(chance)), SHORTEST), LONGEST)
    clocks, timing = state.data.clocks, state.created.timing
    until = clocks.until(seat, timing)
    return int(natural if until is None else min(natural, (until - clocks.since[seat]) / PART_OF_CLOCK))

"""The move table. Read a move with `VERB[move] == DEAL`, `FIRST[move]` and `SECOND[move]`.

The first number is a role, a character, a seat or an amount; the second is the other role of a pair. What concerns a
character has two blocks, for one and for two characters each: `DEALS[t[DOUBLE]]`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.moves import MoveTable, Row

from .cards import FIVE_ROLES, LARGEST_AMOUNT, MAX_SEATS, ROLE_NAMES
from .move_types import Amount, OfCharacter, OfPair, OfRole, OfSeat, Withdraw

NO_ROLE: Final = -1


def role_rows(verb: str) -> list[Row]:
    return [(OfRole(verb, name), role, NO_ROLE) for role, name in enumerate(ROLE_NAMES)]


def pair_rows(verb: str) -> list[Row]:
    """MD-8.01, MD-8.04: ordered pairs of different roles; the 3-player game has five."""
    return [
        (OfPair(verb, first, second), ROLE_NAMES.index(first), ROLE_NAMES.index(second))
        for first, second in permutations(FIVE_ROLES, 2)
    ]


def seat_rows(verb: str) -> list[Row]:
    return [(OfSeat(verb, seat), seat, 0) for seat in range(MAX_SEATS)]


def character_rows(verb: str) -> list[Row]:
    return [(OfCharacter(verb, seat, number), 2 * seat + number - 1, 0) for seat in range(3) for number in (1, 2)]


TABLE: Final = MoveTable(version=1)
SEND: Final[i64] = TABLE.block(role_rows("send"))
SEND_PAIR: Final[i64] = TABLE.block(pair_rows("send pair"))
ANNOUNCE: Final[i64] = TABLE.block(role_rows("announce"))
ANNOUNCE_PAIR: Final[i64] = TABLE.block(pair_rows("announce pair"))
# --- Deals: the amounts come first, so that in a list of options the amount is its number -----------------------------
AMOUNT: Final[i64] = TABLE.block(
    [(Amount("amount", amount), amount, 0) for amount in (*range(1, LARGEST_AMOUNT + 1), 0)]
)
SUBMIT: Final[i64] = TABLE.plain("submit")
LINK: Final[i64] = TABLE.block(seat_rows("link"))
LINK_CHARACTER: Final[i64] = TABLE.block(character_rows("link character"))
PAYER: Final[i64] = TABLE.block(seat_rows("payer"))
RECEIVER: Final[i64] = TABLE.block(seat_rows("to"))
ACCEPT: Final[i64] = TABLE.plain("accept")
REFUSE: Final[i64] = TABLE.plain("refuse")
COUNTER: Final[i64] = TABLE.plain("counter")
YES: Final[i64] = TABLE.plain("yes")
NO: Final[i64] = TABLE.plain("no")
# --- The turn ---------------------------------------------------------------------------------------------------------
PASS: Final[i64] = TABLE.plain("pass")
WITHDRAW: Final[i64] = TABLE.plain("withdraw")
WITHDRAW_ONE: Final[i64] = TABLE.block([(Withdraw("withdraw one", number), number, 0) for number in (1, 2)])
WITHDRAW_BOTH: Final[i64] = TABLE.plain("withdraw both")
CALL_VOTE: Final[i64] = TABLE.plain("call vote")
DEAL: Final[i64] = TABLE.block(seat_rows("deal"))
DEAL_CHARACTER: Final[i64] = TABLE.block(character_rows("deal character"))
# --- The heist --------------------------------------------------------------------------------------------------------
NAME: Final[i64] = TABLE.block(role_rows("name"))
DECLINE: Final[i64] = TABLE.plain("decline")
ROB: Final[i64] = TABLE.block(seat_rows("rob"))
ROB_CHARACTER: Final[i64] = TABLE.block(character_rows("rob character"))
# --- Live negotiation -------------------------------------------------------------------------------------------------
CANCEL: Final[i64] = TABLE.plain("cancel")
ACCEPT_FROM: Final[i64] = TABLE.block(seat_rows("accept from"))
REFUSE_FROM: Final[i64] = TABLE.block(seat_rows("refuse from"))
COUNTER_FROM: Final[i64] = TABLE.block(seat_rows("counter from"))
WAIT: Final[i64] = TABLE.plain("wait")
# --- The clock --------------------------------------------------------------------------------------------------------
LAPSE: Final[i64] = TABLE.block(seat_rows("lapse"))
REOPEN: Final[i64] = TABLE.plain("reopen vote")
TIME_UP: Final[i64] = TABLE.plain("time up")

N_MOVES: Final = len(TABLE)
VERB: Final = vec[i64](TABLE.verbs)
FIRST: Final = vec[i64](TABLE.firsts)
SECOND: Final = vec[i64](TABLE.seconds)
DEALS: Final = vec[i64]([DEAL, DEAL_CHARACTER])
NO_MONEY: Final[i64] = SUBMIT - 1  # the amount 0
LINKS: Final = vec[i64]([LINK, LINK_CHARACTER])
ROBS: Final = vec[i64]([ROB, ROB_CHARACTER])


def amount_move(millions: i64) -> i64:
    """The move that names this amount, which is not 0."""
    return AMOUNT + millions - 1

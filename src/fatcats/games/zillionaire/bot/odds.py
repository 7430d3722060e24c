"""For the bot: counting cards. How likely a play wins its round, by what has been played and the own hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.tally import held

from ..model.cards import BANKROLL, BANKRUPT, FIVE, N_RANKS, WHOLE_DECK, ZILLIONAIRE, Pile
from ..model.cells import ACTIVE, HAND, PLAYED, SIZE
from ..model.table import ZillionaireTable

SURE: Final = 0.6  # a group that wins its round at least this often is a winner
SIZES: Final = 8
HANDS: Final = 8


def chance_of_group(hands: int, unseen: int, size: int) -> float:
    """How likely it is that one of these hands holds so many of the unseen cards of a rank."""
    if unseen < size or size == 0:
        return 0.0
    if size == 1:
        return 0.95
    alone = 1.0
    for number in range(unseen):
        alone *= max(1 - number / hands, 0.0)
    return float((1 - alone) / hands ** (size - 2))


# Nobody has such a group: by hands, unseen cards of the rank, and size
MISSED: Final = vec[float](
    [
        1 - chance_of_group(max(hands, 1), unseen, size)
        for hands in range(HANDS)
        for unseen in range(SIZES)
        for size in range(SIZES)
    ]
)


class Odds:
    """One player's chances, worked out once for a decision."""

    def __init__(self) -> None:
        self.win: Final = vec[float]([1.0] * (SIZES * N_RANKS))
        self.hand: Pile = 0
        self.unseen: Pile = 0

    def look(self, t: ZillionaireTable, seat: i64) -> None:
        self.hand = t[HAND + seat]
        self.unseen = WHOLE_DECK - self.hand
        other: i64
        for other in range(t.seats()):
            self.unseen -= t[PLAYED + other]
        hands = count(t[ACTIVE] & ~BIT[seat])
        size: i64 = 1
        largest = max(largest_group(self.hand), t[SIZE])
        while size <= largest:
            self.fill(hands, size)
            size += 1

    def fill(self, hands: i64, size: i64) -> None:
        """From the Zillionaire down: nobody can have anything higher. Only a Bankroll beats a Bankrupt (ZN-5.17)."""
        win = self.win
        chance = 1.0
        rank: i64 = ZILLIONAIRE
        while rank >= 0:
            missed = MISSED[(hands * SIZES + held(self.unseen, rank)) * SIZES + size]
            if rank == BANKRUPT:
                win[size * N_RANKS + rank] = MISSED[(hands * SIZES + held(self.unseen, BANKROLL)) * SIZES + size]
            else:
                win[size * N_RANKS + rank] = chance
            chance *= missed
            rank -= 1

    def chance(self, rank: i64, size: i64) -> float:
        """That nobody beats this play."""
        return self.win[size * N_RANKS + rank]

    def losers(self, hand: Pile) -> i64:
        """Groups that would probably be beaten; each 5 goes alone."""
        number: i64 = 0
        rank: i64 = 0
        while hand:
            size = hand & 15
            if rank == FIVE:
                if size != 0 and self.chance(rank, 1) < SURE:
                    number += size
            elif size != 0 and self.chance(rank, size) < SURE:
                number += 1
            hand >>= 4
            rank += 1
        return number

    def can_run_out(self, hand: Pile, losers: i64) -> bool:
        """Each winner takes the lead for one more group: with enough of them nobody can stop this hand."""
        return n_groups(hand) - losers >= losers - 1


def n_groups(hand: Pile) -> i64:
    """Each 5 goes alone."""
    number: i64 = max(held(hand, FIVE) - 1, 0)
    while hand:
        if hand & 15:
            number += 1
        hand >>= 4
    return number


def largest_group(hand: Pile) -> i64:
    largest: i64 = 1
    while hand:
        largest = max(largest, hand & 15)
        hand >>= 4
    return largest

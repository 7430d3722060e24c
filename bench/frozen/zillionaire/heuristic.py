"""A player by rules of thumb: keeps groups together, spends low first, counts cards, saves Bankroll for Bankrupt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.games.zillionaire.knowledge.view_types import Cards, ZillionaireView
from fatcats.games.zillionaire.model.cards import RANK_NAMES, RANKS
from fatcats.games.zillionaire.model.move_types import NameSize, Play
from fatcats.games.zillionaire.model.moves import TABLE

SURE = 0.6  # a group that wins its round at least this often is a winner
FEW_CARDS = 3  # an opponent with so few is about to go out
PLACE_OF = {name: place for place, name in enumerate(RANK_NAMES)}


class ZillionaireHeuristic:
    def choose(self, knowledge: Knowledge) -> int:
        thinking = Thinking(cast(ZillionaireView, knowledge.view))
        records = {move: TABLE.describe(move) for move in knowledge.legal}
        plays = {move: record for move, record in records.items() if isinstance(record, Play)}
        sizes = {record.size: move for move, record in records.items() if isinstance(record, NameSize)}
        if sizes:
            return sizes[thinking.best_size(max(sizes))]
        if len(plays) == len(records):
            return max(plays, key=lambda move: thinking.worth_leading(plays[move]))
        best = max(plays, key=lambda move: thinking.worth_playing(plays[move]), default=None)
        if best is not None and thinking.worth_playing(plays[best]) > 0:
            return best
        return TABLE.parse("pass")


@dataclass
class Thinking:
    """What a careful player makes of one view."""

    view: ZillionaireView

    def __post_init__(self) -> None:
        view = self.view
        self.others = [seat for seat in view.seats if seat.is_active and seat.seat != view.viewer]
        played = view.played or {}
        self.unseen = {rank: copies - view.hand.get(rank, 0) - played.get(rank, 0) for rank, copies in RANKS}
        self.fewest = min((seat.cards for seat in self.others if seat.cards is not None), default=FEW_CARDS + 1)

    # --- counting cards ---

    def chance_to_win(self, rank: str, size: int) -> float:
        """How likely it is that nobody beats this play."""
        if rank == "Zillionaire":
            return 1.0
        higher = ["Bankroll"] if rank == "Bankrupt" else RANK_NAMES[PLACE_OF[rank] + 1 :]
        chance = 1.0
        for other in higher:
            chance *= 1 - self.chance_of_group(self.unseen[other], size)
        return chance

    def chance_of_group(self, unseen: int, size: int) -> float:
        """How likely it is that one opponent holds `size` of these unseen cards."""
        hands = max(len(self.others), 1)
        if unseen < size:
            return 0.0
        if size == 1:
            return 0.95
        alone = 1.0
        for number in range(unseen):
            alone *= max(1 - number / hands, 0)
        return (1 - alone) / float(hands) ** (size - 2)

    def groups(self, hand: Cards) -> list[tuple[str, int]]:
        """The hand as it would be played out; each 5 goes alone."""
        return [
            group
            for rank, number in hand.items()
            for group in ([(rank, 1)] * number if rank == "5" else [(rank, number)])
        ]

    def losers(self, hand: Cards) -> int:
        return sum(self.chance_to_win(rank, number) < SURE for rank, number in self.groups(hand))

    def can_run_out(self, hand: Cards) -> bool:
        """Each winner takes the lead for one more group: with enough of them nobody can stop this hand."""
        losers = self.losers(hand)
        return len(self.groups(hand)) - losers >= losers - 1

    def without(self, play: Play) -> Cards:
        left = self.view.hand[play.rank] - play.number
        return {
            rank: left if rank == play.rank else n for rank, n in self.view.hand.items() if rank != play.rank or left
        }

    # --- choosing ---

    def worth_leading(self, play: Play) -> float:
        """Low groups first and whole; winners when the rest can follow."""
        rest = self.without(play)
        if not rest:
            return 100
        wins = self.chance_to_win(play.rank, play.number)
        worth = play.number - PLACE_OF[play.rank] - self.breaks(play)
        if self.can_run_out(rest) and self.losers(rest) <= 1:
            worth += 30 * wins
        if self.fewest <= FEW_CARDS:
            worth += 10 * wins + (8 if play.number > self.fewest else 0)
        return worth - self.wasted_bankroll(play)

    def worth_playing(self, play: Play) -> float:
        """Above 0: better than a pass."""
        rest = self.without(play)
        if not rest:
            return 100
        size = (self.view.top.size or 1) if self.view.top else 1
        wins = self.chance_to_win(play.rank, size)
        worth = 6 - PLACE_OF[play.rank] / 2 - self.breaks(play)
        if play.rank == "Bankroll" and self.view.top is not None and self.view.top.rank == "Bankrupt":
            return worth + 10
        if wins >= SURE:
            worth -= 1 + 0.5 * self.losers(rest)  # a winner is kept until it can be used
            worth += 6 if self.can_run_out(rest) else 0
        if self.fewest <= FEW_CARDS:
            worth += 3 + 5 * wins
        return worth - self.wasted_bankroll(play)

    def breaks(self, play: Play) -> float:
        """Breaking a group costs more the larger the rest of it is; the 5 is never part of a group."""
        left = 0 if play.rank == "5" else self.view.hand[play.rank] - play.number
        return 4.0 + left if left else 0.0

    def wasted_bankroll(self, play: Play) -> float:
        is_answer = self.view.top is not None and self.view.top.rank == "Bankrupt"
        return 4.0 if play.rank == "Bankroll" and not is_answer and self.unseen["Bankrupt"] > 0 else 0.0

    def best_size(self, largest: int) -> int:
        """The largest whole group with which this hand can go on the 5; else one, so that somebody else can."""
        own = [n for rank, n in self.view.hand.items() if PLACE_OF[rank] > PLACE_OF["5"] and n <= largest]
        return max(own, default=1)

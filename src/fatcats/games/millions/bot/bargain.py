"""What a deal is worth, whom to propose one, and how to answer."""

from __future__ import annotations

from math import ceil, floor

from fatcats.engine.bits import BIT, members
from fatcats.engine.position import STEP
from fatcats.engine.tally import held

from ..model import terms
from ..model.cells import DOUBLE, LIVE, PROPOSALS_LEFT, ROUND
from ..model.moves import (
    ACCEPT,
    ACCEPT_FROM,
    AMOUNT,
    COUNTER,
    COUNTER_FROM,
    DEALS,
    FIRST,
    PAYER,
    REFUSE,
    REFUSE_FROM,
    SUBMIT,
    VERB,
)
from ..model.steps import ANSWER
from ..sections.answers import counter_payer
from ..sections.live_acts import countered_proposal
from .forecast import Forecast

MARGIN = 0.6  # millions that a deal must be worth beyond its price
GREED = {1: 0.9, 2: 0.8}  # of what there is to gain, this much is asked for, by round
LAST_GREED = 0.7
PAYING = 1.15  # a million paid costs more than one, because a rival has it


class Bargain:
    def __init__(self, legal: list[int], forecast: Forecast) -> None:
        self.legal = legal
        self.seat = forecast.seat
        self.forecast = forecast
        self.table = forecast.table

    def greed(self) -> float:
        """Less from round to round, or with every proposal of a live negotiation."""
        at = int(self.table[ROUND])
        if self.table[LIVE]:
            at = 4 - int(held(self.table[PROPOSALS_LEFT], self.seat))
        return GREED.get(at, LAST_GREED)

    # --- what it would cost ---

    def asking_price(self, character: int, payer: int) -> int:
        """What this player could be asked for the own character's leaving; 0: nothing that would do."""
        out = int(BIT[character])
        loss = self.forecast.worth() - self.forecast.worth(out)
        gain = self.forecast.gain_of(payer, out)
        if gain < max(loss, 0) + 1:
            return 0
        return min(max(ceil(loss + self.greed() * (gain - loss)), 1), self.forecast.money(payer))

    def offering_price(self, character: int) -> int:
        """What to offer for a rival's leaving; 0: it is not worth it, or the purse is empty."""
        out = int(BIT[character])
        owner = self.table.owner(character)
        gain = (self.forecast.worth(out) - self.forecast.worth()) / PAYING
        loss = max(-self.forecast.gain_of(owner, out), 0.0)
        price = ceil(loss + (1 - self.greed()) * max(gain - loss, 0.0))
        return max(price, 1) if gain >= max(price, 1) + MARGIN and price <= self.forecast.money(self.seat) else 0

    # --- proposing ---

    def best_beginning(self) -> int | None:
        """The deal with the largest surplus, as the move that begins it."""
        best, best_move = MARGIN, None
        for move in self.legal:
            if VERB[move] == DEALS[self.table[DOUBLE]]:
                surplus = self.surplus(int(FIRST[move]))
                if surplus > best:
                    best, best_move = surplus, move
        return best_move

    def surplus(self, character: int) -> float:
        out = int(BIT[character])
        difference = self.forecast.worth(out) - self.forecast.worth()
        if self.table.owner(character) != self.seat:
            price = self.offering_price(character)
            return difference - PAYING * price if price else 0.0
        prices = [self.asking_price(character, payer) for payer in self.forecast.others()]
        return difference + max(prices, default=0) if any(prices) else 0.0

    # --- entering ---

    def is_entering(self) -> bool:
        return any(VERB[move] in (AMOUNT, SUBMIT, PAYER) for move in self.legal)

    def next_step(self) -> int:
        """The entry in front of the player says how far it has come."""
        if self.countered() is not None:
            return self.counter_amount()
        character = int(terms.target(self.table, self.seat))
        if terms.stage(self.table, self.seat) == terms.AMOUNT_WANTED:
            payer = int(terms.last_payer(self.table, self.seat))
            return self.amount_near(self.asking_price(character, payer))
        if terms.payers(self.table, self.seat):
            return self.legal_or_last(int(SUBMIT))
        if self.table.owner(character) == self.seat:
            payers = [move for move in self.legal if VERB[move] == PAYER]
            return max(payers, key=lambda move: self.asking_price(character, FIRST[move]), default=self.legal[-1])
        price = self.offering_price(character)
        return self.amount_near(price) if price else self.legal_or_last(int(SUBMIT))

    def amount_near(self, price: int) -> int:
        """The amount, or the nearest that may be named."""
        amounts = [move for move in self.legal if VERB[move] == AMOUNT]
        return min(amounts, key=lambda move: abs(int(FIRST[move]) - max(price, 1)), default=self.legal[-1])

    def legal_or_last(self, move: int) -> int:
        return move if move in self.legal else self.legal[-1]

    # --- answering ---

    def best_answer(self) -> int | None:
        """To the first proposal that waits for this player; None: nothing does."""
        if self.table.frame(STEP) == ANSWER:
            return self.answer_to(int(self.table.about()), int(ACCEPT), int(REFUSE), int(COUNTER))
        for move in self.legal:
            if VERB[move] == ACCEPT_FROM:
                proposer = int(FIRST[move])
                return self.answer_to(proposer, move, int(REFUSE_FROM) + proposer, int(COUNTER_FROM) + proposer)
        return None

    def answer_to(self, proposer: int, accept: int, refuse: int, counter: int) -> int:
        if self.gain_from(proposer) > MARGIN / 2:
            return accept
        if counter in self.legal and self.fair_amount(proposer) > 0:
            return counter
        return refuse

    def gain_from(self, proposer: int) -> float:
        """What the deal is worth to oneself, payments included."""
        out = int(terms.targets(self.table, proposer))
        change = self.forecast.worth(out) - self.forecast.worth()
        for payer in members(terms.payers(self.table, proposer)):
            amount = int(terms.amount(self.table, proposer, payer))
            if payer == self.seat:
                change -= PAYING * amount
            elif terms.receiver(self.table, proposer, payer) == self.seat:
                change += PAYING * amount
        return change

    def fair_amount(self, proposer: int) -> int:
        """Another amount at which both would gain; 0: there is none."""
        character = int(terms.target(self.table, proposer))
        payer = int(counter_payer(self.table, proposer))
        offered = int(terms.amount(self.table, proposer, payer))
        if self.table.owner(character) == self.seat:
            wanted = self.asking_price(character, payer)
            return wanted if wanted > offered else 0
        gain = (self.forecast.worth(int(BIT[character])) - self.forecast.worth()) / PAYING
        wanted = floor(0.7 * gain)
        return wanted if 0 < wanted < offered and wanted <= self.forecast.money(self.seat) else 0

    def countered(self) -> int | None:
        """Whose proposal is being answered with another amount."""
        if self.table.frame(STEP) == ANSWER:
            return int(self.table.about())
        proposer = int(countered_proposal(self.table, self.seat))
        return proposer if proposer >= 0 else None

    def counter_amount(self) -> int:
        proposer = self.countered()
        return self.amount_near(self.fair_amount(self.seat if proposer is None else proposer))

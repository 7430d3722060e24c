"""What a deal is worth, whom to propose one, and how to answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import STEP
from fatcats.engine.state import MoveList
from fatcats.engine.tally import held

from ..model import terms
from ..model.cells import DOUBLE, LEADER, LIVE, PROPOSALS_LEFT, QUIET, ROUND, ROUNDS
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
from .temper import Temper

NOTHING: Final[i64] = -1  # no such move, nobody's proposal
MARGIN: Final = 0.6  # millions that a deal must be worth beyond its price
PAYING: Final = 1.15  # a million paid costs more than one, because a rival has it
COUNTERED: Final = 0.7  # of the gain is what a counter-offer would pay


@final
class Bargain:
    def __init__(self, moves: MoveList, forecast: Forecast, temper: Temper) -> None:
        self.moves: Final = moves
        self.forecast: Final = forecast
        self.table: Final = forecast.table
        self.seat: Final = forecast.seat
        self.temper: Final = temper
        self.greed: Final = temper.greed[self.at() - 1]

    def at(self) -> i64:
        """The round, or in a live negotiation which proposal of the own it is."""
        at = self.table[ROUND]
        if self.table[LIVE]:
            at = 4 - held(self.table[PROPOSALS_LEFT], self.seat)
        return min(max(at, 1), 3)

    def may_wait(self) -> bool:
        """Is there probably another turn, before which somebody else may have left?"""
        t = self.table
        if t[LIVE] or t[ROUND] >= t[ROUNDS]:
            return False
        return t[QUIET] == 0 or t.next_seat(self.seat) != t[LEADER]

    # --- what it would cost ---

    def most_paid(self, payer: i64, character: i64) -> float:
        """What this player would pay at most for a character's leaving."""
        return (self.forecast.change_for(payer, BIT[character]) - MARGIN / 2.0) / PAYING

    def least_taken(self, character: i64) -> float:
        """What its owner would want at least; below 0, if it is better off outside anyway."""
        return (MARGIN / 2.0 - self.forecast.change_for(self.table.owner(character), BIT[character])) / PAYING

    def asking_price(self, character: i64, payer: i64) -> i64:
        """What this player could be asked for the own character's leaving; 0: nothing that would do."""
        least = self.least_taken(character)
        most = self.most_paid(payer, character)
        if most < max(least, 0.0) + 1.0:
            return 0
        return min(max(i64(least + self.greed * (most - least)), 1), self.forecast.money(payer))

    def highest_price(self, character: i64) -> i64:
        """What one of the others could be asked for it."""
        highest: i64 = 0
        payer: i64
        for payer in range(self.table.seats()):
            if payer != self.seat:
                highest = max(highest, self.asking_price(character, payer))
        return highest

    def offering_price(self, character: i64) -> i64:
        """What to offer for a rival's leaving, 0 for a plain request; below 0: not worth it, or the purse is empty."""
        most = self.most_paid(self.seat, character)
        least = self.least_taken(character)
        if most < MARGIN or most < least:
            return NOTHING
        price = max(rounded_up(least + (1.0 - self.greed) * (most - least)), 0)
        if float(price) > most or price > self.forecast.money(self.seat):
            return NOTHING
        return price

    # --- proposing ---

    def best_beginning(self) -> i64:
        """The deal with the largest surplus, as the move that begins it."""
        best = NOTHING
        most = MARGIN
        verb = DEALS[self.table[DOUBLE]]
        i: i64
        for i in range(self.moves.n):
            move = self.moves.items[i]
            if VERB[move] == verb:
                surplus = self.surplus(FIRST[move])
                if surplus > most:
                    most = surplus
                    best = move
        return best

    def surplus(self, character: i64) -> float:
        change = self.forecast.change(BIT[character])
        if self.table.owner(character) == self.seat:
            price = self.highest_price(character)
            return change + PAYING * float(price) if price > 0 else 0.0
        price = self.offering_price(character)
        return change - PAYING * float(price) if price >= 0 else 0.0

    # --- entering ---

    def is_entering(self) -> bool:
        return self.has_verb(AMOUNT) or self.has_verb(SUBMIT) or self.has_verb(PAYER)

    def has_verb(self, verb: i64) -> bool:
        i: i64
        for i in range(self.moves.n):
            if VERB[self.moves.items[i]] == verb:
                return True
        return False

    def next_step(self) -> i64:
        """The entry in front of the player says how far it has come."""
        if self.countered() != NOTHING:
            return self.amount_near(self.fair_amount(self.countered()))
        character = terms.target(self.table, self.seat)
        if terms.stage(self.table, self.seat) == terms.AMOUNT_WANTED:
            return self.amount_near(self.asking_price(character, terms.last_payer(self.table, self.seat)))
        if terms.payers(self.table, self.seat):
            return self.submitted()
        if self.table.owner(character) == self.seat:
            return self.best_payer(character)
        price = self.offering_price(character)
        if price > 0:
            return self.amount_near(price)
        return self.submitted()

    def submitted(self) -> i64:
        if self.moves.has(SUBMIT):
            return SUBMIT
        return self.last()

    def last(self) -> i64:
        return self.moves.items[self.moves.n - 1]

    def best_payer(self, character: i64) -> i64:
        best = self.last()
        most: i64 = -1
        i: i64
        for i in range(self.moves.n):
            move = self.moves.items[i]
            if VERB[move] == PAYER:
                price = self.asking_price(character, FIRST[move])
                if price > most:
                    most = price
                    best = move
        return best

    def amount_near(self, price: i64) -> i64:
        """The amount, or the nearest that may be named."""
        price = max(price, 1)
        best = self.last()
        nearest: i64 = 1000
        i: i64
        for i in range(self.moves.n):
            move = self.moves.items[i]
            if VERB[move] == AMOUNT:
                distance = max(FIRST[move] - price, price - FIRST[move])
                if distance < nearest:
                    nearest = distance
                    best = move
        return best

    # --- answering ---

    def best_answer(self) -> i64:
        """To the first proposal that waits for this player; NOTHING: none does."""
        if self.table.frame(STEP) == ANSWER:
            return self.answer_to(self.table.about(), ACCEPT, REFUSE, COUNTER)
        i: i64
        for i in range(self.moves.n):
            move = self.moves.items[i]
            if VERB[move] == ACCEPT_FROM:
                proposer = FIRST[move]
                return self.answer_to(proposer, move, REFUSE_FROM + proposer, COUNTER_FROM + proposer)
        return NOTHING

    def answer_to(self, proposer: i64, accept: i64, refuse: i64, counter: i64) -> i64:
        if self.gain_from(proposer) > MARGIN / 2.0:
            return accept
        if self.moves.has(counter) and self.fair_amount(proposer) > 0:
            return counter
        return refuse

    def gain_from(self, proposer: i64) -> float:
        """What the deal is worth to oneself, payments included."""
        change = self.forecast.change(terms.targets(self.table, proposer))
        payers = terms.payers(self.table, proposer)
        payer: i64
        for payer in range(self.table.seats()):
            if payers & BIT[payer]:
                amount = PAYING * float(terms.amount(self.table, proposer, payer))
                if payer == self.seat:
                    change -= amount
                elif terms.receiver(self.table, proposer, payer) == self.seat:
                    change += amount
        return change

    def fair_amount(self, proposer: i64) -> i64:
        """Another amount at which both would gain; 0: there is none."""
        character = terms.target(self.table, proposer)
        payer = counter_payer(self.table, proposer)
        offered = terms.amount(self.table, proposer, payer)
        if self.table.owner(character) == self.seat:
            wanted = self.asking_price(character, payer)
            if wanted <= offered:
                return 0
            return wanted
        wanted = i64(max(COUNTERED * self.forecast.change(BIT[character]) / PAYING, 0.0))
        if wanted >= offered or wanted > self.forecast.money(self.seat):
            return 0
        return wanted

    def countered(self) -> i64:
        """Whose proposal is being answered with another amount."""
        if self.table.frame(STEP) == ANSWER:
            return self.table.about()
        return countered_proposal(self.table, self.seat)


def rounded_up(x: float) -> i64:
    number = i64(x)
    if float(number) < x:
        number += 1
    return number

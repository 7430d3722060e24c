"""A player by rules of thumb: an engine early, sales where they pay, off before the Godfather comes, lawyers last."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.games.counterfeiters.defaults import payment
from fatcats.games.counterfeiters.knowledge.view_types import CounterfeitersView, SpaceView
from fatcats.games.counterfeiters.model.cells import CASH
from fatcats.games.counterfeiters.model.move_types import HandIn, LiftHenchman, Transfer, UseSpace
from fatcats.games.counterfeiters.model.moves import DECLINE, PASS, TABLE
from fatcats.games.counterfeiters.model.parts import DOLLARS

from .appraisal import Appraisal

POCKET_MONEY = 10  # cash kept for the market while it has something to offer


class CounterfeitersHeuristic:
    def choose(self, knowledge: Knowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        thinking = Thinking(knowledge)
        record = TABLE.describe(knowledge.legal[-1])
        if isinstance(record, HandIn):
            return thinking.best_notes()
        if isinstance(record, Transfer):
            return thinking.best_transfer()
        if isinstance(record, LiftHenchman):
            return thinking.best_lift()
        return thinking.best_space()


class Thinking:
    def __init__(self, knowledge: Knowledge) -> None:
        self.legal = knowledge.legal
        self.view = cast(CounterfeitersView, knowledge.view)
        world = knowledge.world()
        rivals = [seat.seat for seat in self.view.seats if seat.plays and seat.seat != knowledge.seat]
        self.worth = Appraisal(self.view, sum(int(world[CASH + seat]) * DOLLARS for seat in rivals))
        self.money = self.worth.money
        self.spaces = {space.name: space for space in self.view.spaces}

    # --- where to ---

    def best_space(self) -> int:
        idle = [move for move in self.legal if move in (PASS, DECLINE)]
        uses = {move: record for move in self.legal if isinstance(record := TABLE.describe(move), UseSpace)}
        worths = {move: self.space_worth(self.spaces[record.space]) for move, record in uses.items()}
        best = max(worths, key=lambda move: worths[move])
        return idle[0] if idle and worths[best] <= 0 else best

    def best_lift(self) -> int:
        """The lifted henchman's own space is free for it too."""
        free = [space for space in self.view.spaces if space.henchman is None and self.is_possible(space)]
        best, best_worth = int(DECLINE), 0.0
        for move in self.legal:
            record = TABLE.describe(move)
            if isinstance(record, LiftHenchman):
                own = self.spaces[record.space]
                targets = [*free, own] if self.is_possible(own) else free
                worth = max((self.space_worth(space) for space in targets), default=0.0)
                if worth > best_worth:
                    best, best_worth = move, worth
        return best

    def is_possible(self, space: SpaceView) -> bool:
        """Roughly: is there anything in it for us at all?"""
        if space.action == "black_market":
            return space.card is not None and space.cost <= self.money.cash
        return "flight" not in space.action

    def space_worth(self, space: SpaceView) -> float:
        if space.action == "black_market":
            worth = self.purchase_worth(space)
        elif space.action == "print":
            worth = self.print_worth()
        elif space.action == "tax_fraud":
            worth = 30 * self.worth.kept(space.hat) + self.thirst(30) + (14 if space.sunglasses else 0)
        elif space.action in ("supermarket", "receiver"):
            worth = self.sale_worth(space)
        else:
            worth = self.flight_worth(space)
        return worth + self.worth.hat_worth(space, self.money.cash)

    def purchase_worth(self, space: SpaceView) -> float:
        if space.card is None:
            return 0.0
        return self.worth.card_worth(space.card) - space.cost * self.worth.kept(space.hat)

    def print_worth(self) -> float:
        me = self.worth.me
        notes = list(self.money.fakes)
        notes[me.quality - 1] += 2 * me.printers
        return self.worth.stock((notes[0], notes[1], notes[2])) - self.worth.own_stock

    def sale_worth(self, space: SpaceView) -> float:
        return max((self.bundle_worth(space, notes) for notes in self.bundles(space)), default=0.0)

    def bundles(self, space: SpaceView) -> list[HandIn]:
        """A few sensible ones: for each lowest quality as many as possible, the worst first."""
        one, two, three = self.money.fakes
        if space.action == "supermarket":
            kept = [number if quality >= self.view.ban else 0 for quality, number in enumerate((one, two, three))]
            return [low_first(kept, 3)] if any(kept) else []
        found = [low_first([one, two, three], 8), low_first([0, two, three], 8), low_first([0, 0, three], 8)]
        found += [low_first([one, 0, 0], 8), low_first([0, two, 0], 8), high_first([one, two, three], 8)]
        return [notes for notes in found if notes.number]

    def bundle_worth(self, space: SpaceView, notes: HandIn) -> float:
        step = "supermarket-notes" if space.action == "supermarket" else "receiver-notes"
        income = payment(step, notes)
        return income * self.worth.kept(space.hat) - self.worth.loss(triple(notes)) + self.thirst(income)

    def thirst(self, income: float) -> float:
        """With too little cash for the card that we want most, cash is worth more than its face."""
        if self.view.is_closing:
            return 0.0
        return max((0.25 * worth * min(income / lacking, 1) for worth, lacking in self.out_of_reach), default=0.0)

    @cached_property
    def out_of_reach(self) -> list[tuple[float, int]]:
        """What the cards that we cannot pay would be worth, and the money that is lacking."""
        cash = self.money.cash
        return [(self.purchase_worth(space), space.cost - cash) for space in self.market if space.cost > cash]

    @cached_property
    def market(self) -> list[SpaceView]:
        return [space for space in self.view.spaces if space.card is not None and self.purchase_worth(space) > 0]

    # --- flights ---

    def flight_worth(self, space: SpaceView) -> float:
        """Half of what would be in the Godfather's reach, if he is likely to come before the next chance to fly."""
        if self.view.is_closing:
            return -1.0
        steps = self.worth.steps_to_godfather
        strike = self.worth.steps_to("air_strike")
        near = steps if strike is None or steps is None else min(steps, strike)
        others = len(self.worth.players) - 1
        risk = 0.2 * self.worth.chance_within(near, others) + 0.8 * self.worth.chance_within(near, 2 * others + 1)
        return 0.5 * risk * max(self.money.cash - space.cost - self.pocket_money(), 0) - space.cost

    def pocket_money(self) -> int:
        return POCKET_MONEY if self.worth.rounds_left >= 2 and self.market else 0

    def best_transfer(self) -> int:
        """All but the pocket money goes offshore; if there is nothing to deposit, as little as possible comes back."""
        moves = {move: cast(Transfer, TABLE.describe(move)) for move in self.legal}
        deposits = {move: record.amount for move, record in moves.items() if record.verb == "deposit"}
        if not deposits:
            return min(moves, key=lambda move: moves[move].amount)
        aim = max(max(deposits.values()) - self.pocket_money(), 10)
        return max(deposits, key=lambda move: (deposits[move] <= aim, min(deposits[move], aim)))

    # --- notes ---

    def best_notes(self) -> int:
        moves = {move: cast(HandIn, TABLE.describe(move)) for move in self.legal}
        if self.view.step == "diners":
            return min(moves, key=lambda move: self.worth.loss(triple(moves[move])))
        return max(moves, key=lambda move: self.notes_worth(moves[move]))

    def notes_worth(self, notes: HandIn) -> float:
        return payment(self.view.step, notes) * self.worth.kept(False) - self.worth.loss(triple(notes))


def triple(notes: HandIn) -> tuple[int, int, int]:
    return notes.one, notes.two, notes.three


def low_first(held: list[int], most: int) -> HandIn:
    taken: list[int] = []
    for number in held:
        taken.append(min(number, most - sum(taken)))
    return HandIn("hand", *taken)


def high_first(held: list[int], most: int) -> HandIn:
    taken = low_first(held[::-1], most)
    return HandIn("hand", taken.three, taken.two, taken.one)

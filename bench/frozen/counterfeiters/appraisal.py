"""What things are worth to a careful player, in dollars, from one view: notes, cards, actions, safety."""

from __future__ import annotations

from functools import cached_property
from math import comb

from fatcats.games.counterfeiters.knowledge.view_types import CardView, CounterfeitersView, SpaceView

RATES = (20, 30, 40)
HAT_SHARE = 0.42  # of turns in which somebody moves the officer
STEPS_PER_ROUND = 0.93  # of the officer, for each player
SALES_PER_ROUND = 9.0  # notes that a player gets rid of in a round, diners apart
HELD_SHARE = 1.0  # of new cash survives until it is spent or flown, unless the Godfather is near


class Appraisal:
    def __init__(self, view: CounterfeitersView, rivals_cash: float) -> None:
        self.view = view
        assert view.viewer is not None
        self.me = view.seats[view.viewer]
        assert self.me.money is not None
        self.money = self.me.money
        self.players = [seat for seat in view.seats if seat.plays]
        self.rivals_cash = rivals_cash  # of all rivals together, as a sampled world has it
        self.kinds = {card.kind for card in self.me.cards}

    # --- time ---

    @cached_property
    def rounds_left(self) -> float:
        """How many rounds are still to come after this one, by the officer's usual pace."""
        if self.view.is_closing:
            return 0.0
        turns_left = sum(seat.standing for seat in self.players)
        steps = self.view.last_space - self.view.officer - turns_left * STEPS_PER_ROUND / 3
        rounds = max(steps / (STEPS_PER_ROUND * len(self.players)), 0.0)
        limit = self.view.max_rounds - self.view.round if self.view.max_rounds else rounds
        return min(rounds, limit)

    @cached_property
    def actions_left(self) -> float:
        """The own henchmen still to be used, the one in hand not counted."""
        if self.view.is_closing:
            return float("great_lawyer" in self.kinds) + float("bad_lawyer" in self.kinds)
        return self.me.standing - 1 + 3 * self.rounds_left

    @cached_property
    def steps_to_godfather(self) -> int | None:
        return self.steps_to("godfather", "last_space")

    def steps_to(self, *effects: str) -> int | None:
        """How far the officer is from the next such space."""
        ahead = [i for i, effect in self.view.track.items() if i > self.view.officer and effect in effects]
        return min(ahead) - self.view.officer if ahead else None

    def chance_within(self, steps: int | None, turns: int) -> float:
        """How likely it is that the officer makes so many steps within so many turns of others."""
        if steps is None or steps > turns:
            return 0.0
        none = sum(comb(turns, k) * HAT_SHARE**k * (1 - HAT_SHARE) ** (turns - k) for k in range(max(steps, 0)))
        return 1.0 - none

    # --- notes ---

    @cached_property
    def outlet(self) -> float:
        """How many notes can still be turned into money."""
        last_sales = 8.0 if self.actions_left >= 1 else 0.0
        return 0.5 + last_sales + self.me.diners * (1 + self.rounds_left) + SALES_PER_ROUND * self.rounds_left

    def stock(self, notes: tuple[int, int, int]) -> float:
        """What these notes will fetch: less the more there are, as time runs out."""
        one, two, three = notes
        number = one + two + three
        best = self.room(three)
        good = self.room(two + three)
        worth = 32 * best + 22 * (good - best) + 12 * (self.room(number) - good)
        return worth + 12 * min(number, self.me.diners * int(1 + self.rounds_left))

    def room(self, number: int) -> float:
        """So many notes count as so many good ones."""
        if number == 0:
            return 0.0
        filled = min(number / self.outlet, 1.0)
        return self.outlet * (filled - filled**3 / 3)

    def loss(self, notes: tuple[int, int, int]) -> float:
        """What it costs to part with these notes."""
        one, two, three = self.money.fakes
        return self.own_stock - self.stock((one - notes[0], two - notes[1], three - notes[2]))

    @cached_property
    def own_stock(self) -> float:
        return self.stock(self.money.fakes)

    # --- money ---

    def kept(self, hat: bool) -> float:
        """The share of new cash that will not go to the Godfather: half of it is lost if he comes at once."""
        return self.kept_after_hat if hat else self.kept_now

    @cached_property
    def kept_now(self) -> float:
        return 1.0 if self.view.is_closing else self.kept_with(self.steps_to_godfather or 99)

    @cached_property
    def kept_after_hat(self) -> float:
        if self.view.is_closing:
            return 1.0
        return 0.5 if self.steps_to_godfather == 1 else self.kept_with((self.steps_to_godfather or 99) - 1)

    def kept_with(self, steps: int) -> float:
        return HELD_SHARE - 0.25 * self.chance_within(steps, len(self.players) - 1)

    def hat_worth(self, space: SpaceView, cash: float) -> float:
        """A step of the officer: with so much cash after the action, what the Godfather would take from us and them."""
        if not space.hat or self.view.is_closing or self.steps_to_godfather != 1:
            return 0.0
        return self.rivals_cash / 2 / max(len(self.players) - 1, 1) * 0.6 - cash / 2

    # --- cards ---

    @cached_property
    def prints_left(self) -> float:
        return 0.33 * self.actions_left

    def card_worth(self, card: CardView) -> float:
        """What the card will bring in the rest of the game."""
        if card.kind == "lottery_ticket":
            return card.value
        if card.kind == "great_lawyer" or card.kind == "bad_lawyer":
            return 110.0
        if card.kind == "diner":
            notes = 24 if sum(self.money.fakes) + 2 * self.me.printers * self.prints_left >= self.me.diners else 5
            return notes * (1 + min(self.rounds_left, 6))
        if card.kind == "private_jet":
            return 0.0 if "private_jet" in self.kinds else 22 * min(self.rounds_left, 4)
        return self.engine_worth(card.kind)

    def engine_worth(self, kind: str) -> float:
        """Printers and components: more or better notes from every print action to come."""
        note = (RATES[self.me.quality - 1] - 8) * self.note_share
        if kind == "printer":
            return 2 * note * self.prints_left * (0.8**self.me.printers) * 1.3
        if kind in self.kinds:
            return 0.0
        return 10 * 2 * self.me.printers * self.prints_left * self.note_share + 14

    @cached_property
    def note_share(self) -> float:
        """How much of a note's worth one more note still has."""
        return max(1 - (sum(self.money.fakes) / self.outlet) ** 2, 0.0)

"""For the bot: one player's means, and what time, notes and safety are worth to it. In dollars."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import count

from ..model.cells import BAN, CASH, FAKES, MAX_CASH, MIN_CASH, N_PLAYERS, OFFICER, OWNED, ROUND, STANDING
from ..model.parts import (
    ACCEPTED,
    AIR_STRIKE,
    DOLLARS,
    GODFATHER,
    LAST_SPACE,
    MAX_PLAYERS,
    NOTE,
    Fakes,
    count_fakes,
    fakes_of,
)
from ..model.table import CounterfeitersTable
from ..sections.money import cash_from

HAT_SHARE: Final = 0.42  # of turns in which somebody moves the officer
STEPS_PER_ROUND: Final = 0.93  # of the officer, for each player
SALES_PER_ROUND: Final = 9.0  # notes that a player gets rid of in a round, diners apart
LAST_SALES: Final = 5.6  # and with the last henchman
FAR: Final = 99
TURNS: Final = 2 * MAX_PLAYERS
STEPS: Final = TURNS + 1


def chance_of_steps(steps: int, turns: int) -> float:
    none = sum(comb(turns, k) * HAT_SHARE**k * (1 - HAT_SHARE) ** (turns - k) for k in range(steps))
    return 1.0 - none if steps <= turns else 0.0


WITHIN: Final = vec[float]([chance_of_steps(steps, turns) for turns in range(TURNS) for steps in range(STEPS)])


def chance_within(steps: i64, turns: i64) -> float:
    """How likely it is that the officer makes so many steps within so many turns of others."""
    if steps > turns:
        return 0.0
    return WITHIN[turns * STEPS + steps]


class Means:
    """Of one player, worked out once for a decision."""

    def __init__(self) -> None:
        self.rounds = 0.0  # still to come after this one
        self.actions = 0.0  # own henchmen still to be used, the one in hand not counted
        self.outlet = 1.0  # how many notes can still be turned into money
        self.diners: i64 = 0
        self.printers: i64 = 0
        self.quality: i64 = 0
        self.fakes: Fakes = 0
        self.stock = 0.0  # what they will fetch
        self.godfather: i64 = FAR  # steps of the officer
        self.strike: i64 = FAR
        self.others: i64 = 1
        self.is_closing = False

    def look(self, t: CounterfeitersTable, seat: i64) -> None:
        self.is_closing = t.is_closing()
        self.others = t[N_PLAYERS] - 1
        self.rounds = rounds_left(t)
        if self.is_closing:
            self.actions = float(count(t[OWNED + seat] & (t.box.great_lawyer | t.box.bad_lawyer)))
        else:
            self.actions = float(t[STANDING + seat] - 1) + 3.0 * self.rounds
        self.diners = t.diners(seat)
        self.printers = t.printers(seat)
        self.quality = t.quality(seat)
        last_sales = 0.0
        if self.actions >= 1.0:
            last_sales = LAST_SALES
        self.outlet = 0.5 + last_sales + float(self.diners) * (1.0 + self.rounds) + SALES_PER_ROUND * self.rounds
        self.fakes = t[FAKES + seat]
        self.stock = self.stock_of(self.fakes)
        self.godfather = steps_to(t, GODFATHER | LAST_SPACE)
        self.strike = steps_to(t, AIR_STRIKE)

    def stock_of(self, fakes: Fakes) -> float:
        """What these notes will fetch: less the more there are, as time runs out."""
        three = fakes_of(fakes, 2)
        good = three + fakes_of(fakes, 1)
        number = good + fakes_of(fakes, 0)
        worth = 15.0 * self.room(three) + 7.5 * self.room(good) + 18.0 * self.room(number)
        return worth + 9.4 * float(min(number, self.diners * i64(1.0 + self.rounds)))

    def room(self, number: i64) -> float:
        """So many notes count as so many good ones."""
        filled = min(float(number) / self.outlet, 1.0)
        return self.outlet * (filled - filled * filled * filled / 3.0)

    def loss(self, notes: Fakes) -> float:
        """What it costs to part with these notes."""
        return self.stock - self.stock_of(self.fakes - notes)

    def note_share(self) -> float:
        """How much of a note's worth one more note still has."""
        filled = float(count_fakes(self.fakes)) / self.outlet
        return max(1.0 - filled * filled, 0.0)

    def prints(self) -> float:
        """Print actions to come."""
        return 0.33 * self.actions

    def kept(self, hat: bool) -> float:
        """The share of new cash that will not go to the Godfather: half of it is lost if he comes at once."""
        if self.is_closing:
            return 1.0
        steps = self.godfather
        if hat:
            if steps == 1:
                return 0.5
            steps -= 1
        return 1.0 - 0.75 * chance_within(steps, self.others)


def rounds_left(t: CounterfeitersTable) -> float:
    """By the officer's usual pace."""
    if t.is_closing():
        return 0.0
    players = t[N_PLAYERS]
    turns: i64 = 0
    seat: i64
    for seat in range(t.seats()):
        if t.plays(seat):
            turns += t[STANDING + seat]
    steps = float(t.box.last[players] - t[OFFICER]) - float(turns) * STEPS_PER_ROUND / 3.0
    rounds = max(steps / (STEPS_PER_ROUND * float(players)), 0.0)
    if t.box.max_rounds > 0:
        rounds = min(rounds, float(t.box.max_rounds - t[ROUND]))
    return rounds


def steps_to(t: CounterfeitersTable, effects: i64) -> i64:
    """How far the officer is from the next space with one of these effects."""
    players = t[N_PLAYERS]
    at = t[OFFICER] + 1
    while at <= t.box.last[players]:
        if t.box.effect(players, at) & effects:
            return at - t[OFFICER]
        at += 1
    return FAR


def rivals_cash(t: CounterfeitersTable, seat: i64) -> float:
    """Of one of the others, on average: in the middle of what everybody can work out."""
    cash = 0.0
    other: i64
    for other in range(t.seats()):
        if other != seat and t.plays(other):
            if t.box.open_money:
                cash += float(t[CASH + other])
            else:
                cash += 0.5 * float(cash_from(t, other, t[MIN_CASH + other]) + cash_from(t, other, t[MAX_CASH + other]))
    return float(DOLLARS) * cash / float(max(t[N_PLAYERS] - 1, 1))


def low_first(fakes: Fakes, most: i64) -> Fakes:
    """As many of these notes as may be, the worst first."""
    taken: Fakes = 0
    quality: i64
    for quality in range(3):
        number = min(fakes_of(fakes, quality), most)
        taken += number * NOTE[quality]
        most -= number
    return taken


def sellable(t: CounterfeitersTable, fakes: Fakes) -> Fakes:
    """What the supermarket takes."""
    return fakes & ACCEPTED[t[BAN]]

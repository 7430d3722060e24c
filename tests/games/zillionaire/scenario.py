"""Worked examples in the words of the rules page: say what lies where, play, look."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bits import members, set_of
from fatcats.engine.rng import seeded
from fatcats.engine.tally import KINDS, held, pile_of
from fatcats.games.zillionaire import GAME
from fatcats.games.zillionaire.knowledge.view_types import TopPlay, ZillionaireView
from fatcats.games.zillionaire.model import cells
from fatcats.games.zillionaire.model.cards import RANK_NAMES, STATUSES, WHOLE_DECK, status_of_place
from fatcats.games.zillionaire.model.move_types import SHORT_NAMES
from fatcats.games.zillionaire.model.steps import LEAD, SCORING
from fatcats.games.zillionaire.model.table import ZillionaireTable
from fatcats.games.zillionaire.sections.exchange import exchange
from fatcats.games.zillionaire.sections.next_game import start_game
from fatcats.match.match import Match

A, B, C, D, E, F = range(6)
LONG_NAMES = {short: name for name, short in SHORT_NAMES.items()}


def pile(text: str) -> int:
    """`"3x4 1xZ"`: three 4s and a Zillionaire."""
    numbers: dict[int, int] = {}
    for group in text.split():
        number, name = group.split("x")
        numbers[RANK_NAMES.index(LONG_NAMES.get(name, name))] = int(number)
    return pile_of(numbers)


class Scenario(Match):
    """Players with the hands named, everything else put aside; the first of them is to lead."""

    def __init__(self, *hands: str, lead: int = A, **options: object) -> None:
        values = GAME.options.read(options)
        table = cast(ZillionaireTable, GAME.blank(len(hands), values, seeded(1)))
        super().__init__(GAME, table, values, seed=None)
        self.table = table
        for seat, hand in enumerate(hands):
            table[cells.HAND + seat] = pile(hand)
        table[cells.PUT_ASIDE] = WHOLE_DECK - sum(pile(hand) for hand in hands)
        table[cells.ACTIVE] = set_of(seat for seat, hand in enumerate(hands) if hand)
        for seat in [seat for seat, hand in enumerate(hands) if not hand]:  # out already, in the order of the seats
            table[cells.STATUS + seat] = status_of_place(len(hands), table[cells.OUT])
            table[cells.OUT] += 1
        if any(hands):
            table.push_asking(LEAD, lead)

    # --- play ---

    def plays(self, seat: int, *texts: str) -> Scenario:
        for text in texts:
            self.play(seat, text)
        return self

    def passes(self, *seats: int) -> Scenario:
        for seat in seats:
            self.play(seat, "pass")
        return self

    # --- between games ---

    def last_game(self, *statuses: str) -> Scenario:
        """The statuses of the game before."""
        for seat, status in enumerate(statuses):
            self.table[cells.LAST_STATUS + seat] = STATUSES.index(status)
        self.table[cells.GAME] = 2
        return self

    def exchange(self, richer: str, poorer: str, number: int) -> Scenario:
        exchange(self.table, STATUSES.index(richer), STATUSES.index(poorer), number)
        return self

    def finish_game(self, *statuses: str) -> Scenario:
        """The game ends with these statuses and is scored; what follows happens by itself."""
        for seat, status in enumerate(statuses):
            self.table[cells.STATUS + seat] = STATUSES.index(status)
        self.table.clear()
        self.table.push(SCORING, 0, 0)
        self.table.advance()
        return self

    def start(self) -> Scenario:
        start_game(self.table)
        self.table.advance()
        return self

    # --- look ---

    def sees(self, seat: int | None = None) -> ZillionaireView:
        return cast(ZillionaireView, self.view(seat))

    def top(self) -> TopPlay:
        top = self.sees().top
        assert top is not None
        return top

    def hand(self, seat: int) -> str:
        return " ".join(f"{n}x{SHORT_NAMES.get(RANK_NAMES[r], RANK_NAMES[r])}" for r, n in self.held(seat).items())

    def held(self, seat: int) -> dict[int, int]:
        pile = self.table[cells.HAND + seat]
        return {rank: number for rank in range(KINDS) if (number := held(pile, rank))}

    def asks(self) -> int:
        (seat,) = self.deciders
        return seat

    def options_of(self, seat: int) -> set[str]:
        return {self.game.moves.notation(move).removeprefix("play ") for move in self.legal(seat)}

    def clause(self, seat: int, text: str) -> str | None:
        """The clause that forbids the move."""
        refusal = self.refusal(seat, text)
        return refusal.clause if refusal else None

    def leads(self) -> int:
        assert self.sees().step == "lead"
        return self.asks()

    def happened(self, seat: int | None = None) -> list[str]:
        return [event.name for event in self.events(seat)]

    def active(self) -> list[int]:
        return members(self.table[cells.ACTIVE])

    def order(self, start: int) -> list[int]:
        """Clockwise from this seat."""
        seats = [start]
        while len(seats) < self.seats:
            seats.append(self.sees().seats[seats[-1]].left)
        return seats

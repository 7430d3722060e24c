"""Worked examples in the words of the rules page: say what lies where, play, look."""

from __future__ import annotations

from typing import Any, cast

from fatcats.engine.bits import members, set_of
from fatcats.engine.rng import seeded
from fatcats.games.counterfeiters import GAME
from fatcats.games.counterfeiters.knowledge.view_types import CounterfeitersView, SpaceView
from fatcats.games.counterfeiters.model import cells
from fatcats.games.counterfeiters.model.parts import KINDS, NOTE, SPACE_NAMES, fakes_of
from fatcats.games.counterfeiters.model.steps import END_OF_ROUND, FINAL_PAYOUT, TURN
from fatcats.games.counterfeiters.model.table import CounterfeitersTable
from fatcats.games.counterfeiters.sections.market import lay_card
from fatcats.games.counterfeiters.sections.money import start_with
from fatcats.match.match import Match

A, B, C, D = range(4)
BANS = {"2P": (6, 10, 12), "34P": (14, 20, 24)}


class Scenario(Match):
    """A game just set up; the first seat begins unless the start is random."""

    def __init__(self, seats: int = 4, *, seed: int = 1, **options: Any) -> None:
        values = GAME.options.read({"start_player": "chosen", **options})
        table = cast(CounterfeitersTable, GAME.blank(seats, values, seeded(seed)))
        self.table = table
        super().__init__(GAME, table, values, seed=None)
        self.begin()

    # --- what lies where ---

    def player(
        self,
        seat: int,
        *,
        cash: int | None = None,
        offshore: int = 0,
        fakes: tuple[int, int, int] | None = None,
        cards: str | None = None,
        standing: int | None = None,
    ) -> Scenario:
        """Money in dollars, cards by kind: `"printer printer ink"`."""
        t = self.table
        if cash is not None:
            self._give_money(seat, cash // 10, offshore // 10)
        if fakes is not None:
            t[cells.FAKES + seat] = sum(int(n * NOTE[q]) for q, n in enumerate(fakes))
        if cards is not None:
            t[cells.OWNED + seat] = 0
            for kind in cards.split():
                self._give_card(seat, kind)
        if standing is not None:
            t[cells.STANDING + seat] = standing
        return self

    def _give_money(self, seat: int, cash: int, offshore: int) -> None:
        start_with(self.table, seat, cash + offshore)
        if offshore:
            self.table[cells.MIN_CASH + seat] = 0  # as after a flight of which nobody knows anything
        self.table[cells.CASH + seat] = cash
        self.table[cells.OFFSHORE + seat] = offshore

    def _give_card(self, seat: int, kind: str) -> None:
        t = self.table
        taken = set_of(self._market_cards()) | sum(t[cells.OWNED + s] for s in range(self.seats))
        free = [c for c in range(len(t.box.card_ids)) if KINDS[t.box.kind[c]] == kind and not taken >> c & 1]
        t[cells.OWNED + seat] |= 2 ** free[0]
        t[cells.DECK] &= ~(2 ** free[0])

    def own(self, seat: int, name: str) -> Scenario:
        """This card of the deck too."""
        card = self.table.box.card_ids.index(name)
        self.table[cells.DECK] &= ~(2**card)
        self.table[cells.OWNED + seat] |= 2**card
        return self

    def _market_cards(self) -> list[int]:
        return [self.table.card_on(space) for space in range(8) if self.table.card_on(space) >= 0]

    def market(self, *ids: str) -> Scenario:
        """Card ids from left to right; "-" is an empty slot. What lay there goes back into the deck."""
        t = self.table
        t[cells.DECK] |= set_of(self._market_cards())
        t[cells.MARKET] = t[cells.FILLED] = 0
        for space, name in enumerate(ids):
            if name != "-":
                card = t.box.card_ids.index(name)
                t[cells.DECK] &= ~(2**card)
                lay_card(t, space, card)
        return self

    def deck(self, *ids: str) -> Scenario:
        self.table[cells.DECK] = set_of(self.table.box.card_ids.index(name) for name in ids)
        return self

    def officer(self, index: int) -> Scenario:
        """With the bans that lie behind it."""
        self.table[cells.OFFICER] = index
        bans = BANS["2P" if self.seats == 2 else "34P"]
        self.table[cells.BAN] = sum(index >= ban for ban in bans)
        return self

    def henchman(self, seat: int, *names: str) -> Scenario:
        """Henchmen of this seat already stand there."""
        for name in names:
            self.table[cells.PLACED + seat] |= 2 ** SPACE_NAMES.index(name)
            self.table[cells.OCCUPIED] |= 2 ** SPACE_NAMES.index(name)
            self.table[cells.STANDING + seat] -= 1
        return self

    def turn(self, seat: int) -> Scenario:
        """It is this seat's turn."""
        self.table.clear()
        self.table.push(TURN, seat, 0)
        self.table.advance()
        return self

    def end_round(self) -> Scenario:
        self.table.clear()
        self.table.follow(END_OF_ROUND, 0, 0)
        self.table.advance()
        return self

    def count_up(self) -> Scenario:
        """The final payout follows."""
        self.table.clear()
        self.table.push(FINAL_PAYOUT, 0, 0)
        self.table.advance()
        return self

    # --- play ---

    def plays(self, seat: int, *texts: str) -> Scenario:
        for text in texts:
            self.play(seat, text)
        return self

    def all_pass(self, turns: int) -> Scenario:
        for _ in range(turns):
            self.play(self.asks(), "pass")
        return self

    # --- look ---

    def sees(self, seat: int | None = None) -> CounterfeitersView:
        return cast(CounterfeitersView, self.view(seat))

    def space(self, name: str) -> SpaceView:
        return next(space for space in self.sees().spaces if space.name == name)

    def cash(self, seat: int) -> int:
        return self.table[cells.CASH + seat] * 10

    def offshore(self, seat: int) -> int:
        return self.table[cells.OFFSHORE + seat] * 10

    def fakes(self, seat: int) -> tuple[int, int, int]:
        fakes = self.table[cells.FAKES + seat]
        return fakes_of(fakes, 0), fakes_of(fakes, 1), fakes_of(fakes, 2)

    def cards(self, seat: int) -> list[str]:
        return [card.kind for card in self.sees().seats[seat].cards]

    def market_ids(self) -> list[str]:
        spaces = [space for space in self.sees().spaces if space.action == "black_market"]
        return [space.card.id if space.card else "-" for space in spaces]

    def asks(self) -> int:
        (seat,) = self.deciders
        return seat

    def step(self) -> str:
        return self.sees().step

    def options_of(self, seat: int) -> set[str]:
        return {self.game.moves.notation(move).removeprefix("use ") for move in self.legal(seat)}

    def clause(self, seat: int, text: str) -> str | None:
        """The clause that forbids the move."""
        refusal = self.refusal(seat, text)
        return refusal.clause if refusal else None

    def happened(self, seat: int | None = None) -> list[str]:
        return [event.name for event in self.events(seat)]

    def deck_ids(self) -> list[str]:
        return [self.table.box.card_ids[card] for card in members(self.table[cells.DECK])]

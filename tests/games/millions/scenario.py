"""Worked examples in the words of the rules page: who sent whom, what lies hidden, who pays whom, who has what."""

from __future__ import annotations

from typing import cast

from fatcats.engine.rng import seeded
from fatcats.games.millions import GAME
from fatcats.games.millions.knowledge.view_types import MillionsView
from fatcats.games.millions.model import cells
from fatcats.games.millions.model.cards import ROLE_NAMES
from fatcats.games.millions.model.table import MillionsTable
from fatcats.match.match import Match

A, B, C, D, E, F, G, H = range(8)
START = 10


class Scenario(Match):
    """`Scenario("Tech", "Brute", ...)`: everybody has chosen and told the truth; negotiation is about to begin.

    With three players each names two roles: `"Tech Driver"`. `hidden` is the seat whose card is hidden (a half: its
    second character), `loot` the card, `money` what players have before the ante.
    """

    def __init__(
        self,
        *roles: str,
        hidden: float = 0,
        loot: str = "L11",
        money: dict[int, int] | None = None,
        leader: int = A,
        heist: int = 1,
        until: str = "negotiation",
        **options: object,
    ) -> None:
        values = GAME.options.read(options)
        table = cast(MillionsTable, GAME.blank(len(roles), values, seeded(1)))
        super().__init__(GAME, table, values, seed=None)
        self.table = table
        self.roles = roles
        for seat, millions in (money or {}).items():
            self.give(seat, millions)
        table[cells.HEIST] = heist
        per_seat = len(roles[0].split()) if roles[0] else 1
        table.script = [leader, int(loot[1:]) - 1, int(hidden * per_seat)]
        self.begin()
        if until != "planning":
            self.send_all()
        if until == "negotiation":
            self.announce_all()

    def give(self, seat: int, millions: int) -> None:
        """This is what the player has now; the Reserve makes the difference."""
        self.table[cells.RESERVE] += self.table[cells.MONEY + seat] - millions
        self.table[cells.MONEY + seat] = millions

    # --- play ---

    def send_all(self) -> Scenario:
        for seat, role in enumerate(self.roles):
            self.play(seat, f"send {role}")
        return self

    def announce_all(self) -> Scenario:
        return self.announce_from(list(self.roles))

    def announce_from(self, roles: list[str]) -> Scenario:
        while self.sees().step == "announcement":
            self.play(self.asks(), f"announce {roles[self.asks()]}")
        return self

    def plays(self, seat: int, *texts: str) -> Scenario:
        for text in texts:
            self.play(seat, text)
        return self

    def passes(self, *seats: int) -> Scenario:
        for seat in seats:
            self.play(seat, "pass")
        return self

    def start(self) -> Scenario:
        """Everybody passes until the heist starts."""
        while self.sees().step == "negotiation":
            self.play(self.asks(), "pass")
        return self

    def heist_is_over(self) -> bool:
        return self.over or self.sees().step == "role-choice"

    # --- look ---

    def sees(self, seat: int | None = None) -> MillionsView:
        return cast(MillionsView, self.view(seat))

    def money(self) -> list[int]:
        return [int(self.table[cells.MONEY + seat]) for seat in range(self.seats)]

    def centre(self) -> int:
        return self.sees().centre

    def asks(self) -> int:
        (seat,) = self.deciders
        return seat

    def options_of(self, seat: int) -> list[str]:
        return [self.game.moves.notation(move) for move in self.legal(seat)]

    def clause(self, seat: int, text: str) -> str | None:
        """The clause that forbids the move."""
        refusal = self.refusal(seat, text)
        return refusal.clause if refusal else None

    def happened(self, name: str, seat: int | None = None) -> list[tuple[int, dict[str, object]]]:
        """What happened under this name: who, and the details."""
        return [(event.seat, dict(event.details)) for event in self.events(seat) if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self.events(None)]

    def who_is_in(self) -> list[int]:
        return [seat.seat for seat in self.sees().seats if any(c.is_in for c in seat.characters)]

    def world(self, seat: int, seed: int) -> MillionsTable:
        world = self.table.clone()
        world.determinize(seat, seeded(seed))
        return world

    def roles_in(self, world: MillionsTable) -> list[str]:
        return [ROLE_NAMES[world.role(character)] for character in range(world.n_characters())]

    def worlds(self, seat: int, number: int = 200) -> list[list[str]]:
        """Who may have sent whom, for all that this seat knows."""
        return [self.roles_in(self.world(seat, seed)) for seed in range(number)]

    def broken_invariants(self) -> list[str]:
        return GAME.broken_invariants(self.table)

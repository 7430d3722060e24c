"""Worked examples in the words of the rules page: say what lies where, script chance, play, look."""

from __future__ import annotations

from typing import Any, Self, cast

from fatcats.engine.bits import set_of
from fatcats.engine.rng import seeded
from fatcats.engine.table import Table
from fatcats.engine.tally import ONE
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.knowledge.view_types import BillionairesView, BillionaireView, MarketView, SeatView
from fatcats.games.billionaires.model import cells, steps
from fatcats.games.billionaires.model.data import (
    ALL_CRISES,
    ASSETS,
    BOARD_NAMES,
    CARD_KINDS,
    CRISIS_NAMES,
    FIRST_CRISIS,
    GREEN_ROLES,
    KIND_NAMES,
    MARKETS,
    N_ASSETS,
    PANIC_NAMES,
    POLICIES,
    RED_ROLES,
    RESOURCES,
    ROLES,
    SPECIAL_ACTIONS,
    UNSTARRED,
)
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.round_end import start_round_end
from fatcats.games.billionaires.sections.turn import start_turn
from fatcats.match.match import Match

A, B, C, D, E = range(5)
ANNA, RODRIGO = 1, 0  # of the examples for two
THREE = ("Property Speculator", "War Profiteer", "Aristocrat")
FOUR = (*THREE, "Media Baron")
FIVE = (*FOUR, "Tech Overlord")
REBELLIOUS = ("Housing Collapse", "Poverty", "Debt Crisis", "Drought")  # Crises on which Rebels lie in a scenario


def die(number: int) -> int:
    """What chance gives for this roll."""
    return number - 1


def view_of(table: Table, viewer: int | None = None) -> BillionairesView:
    return cast(BillionairesView, GAME.view(table, viewer))


class Scenario(Match):
    """Billionaires with nothing, three Assets on each Market, no cards there; all Crises are set aside."""

    def __init__(
        self, *boards: str, level: int = 4, puppets: tuple[str, ...] = (), seed: int = 1, **options: Any
    ) -> None:
        values = GAME.options.read({"level": level, "puppets": bool(puppets), **options})
        table = cast(BillionairesTable, GAME.blank(len(boards), values, seeded(seed)))
        super().__init__(GAME, table, values, seed=None)
        self.table = table
        for number, board in enumerate((*boards, *puppets)):
            table[cells.BOARD + number] = BOARD_NAMES.index(board)
            table[cells.BILLIONAIRES] |= 2**number
        self.lay_out(level)

    def lay_out(self, level: int) -> None:
        t = self.table
        t[cells.DECK] = RESOURCES | (SPECIAL_ACTIONS if t[cells.SPECIAL_ACTIONS_IN] else 0)
        t[cells.OUT_OF_GAME] = 2**N_ASSETS - 1
        for market in range(len(MARKETS)):
            t.move(UNSTARRED[market], cells.OUT_OF_GAME, cells.ASSETS_ON + market)
        if level >= 2:
            t[cells.SET_ASIDE] = ALL_CRISES
        if level >= 3:
            t[cells.ROLE_DECK] = RED_ROLES | (GREEN_ROLES if level >= 4 else 0)

    # --- what lies where ---

    def put(self, names: str, target: int) -> Self:
        """Cards from where they lie unused to a zone."""
        kinds = CARD_KINDS[1 if self.table[cells.DECK_TABLE] else 0]
        for name in filter(None, names.split(", ")):
            kind = KIND_NAMES.index(name)
            zone, card = next(
                (zone, card)
                for zone in (cells.DECK, cells.SET_ASIDE, cells.DISCARD)
                for card, k in enumerate(kinds)
                if k == kind and self.table[zone] >> card & 1
            )
            self.table.move(2**card, zone, target)
        return self

    def hand(self, seat: int, names: str) -> Self:
        return self.put(names, cells.HAND + seat)

    def envelope(self, seat: int, names: str) -> Self:
        return self.put(names, cells.ENVELOPE + seat)

    def market(self, market: str, face_up: str, face_down: str = "") -> Self:
        self.put(face_up, cells.FACE_UP + MARKETS.index(market))
        return self.put(face_down, cells.FACE_DOWN + MARKETS.index(market))

    def discard(self, names: str) -> Self:
        return self.put(names, cells.DISCARD)

    def deck(self, names: str) -> Self:
        """Exactly these cards; all others are discarded."""
        self.table.move_all(cells.DECK, cells.DISCARD)
        return self.put(names, cells.DECK)

    def set_aside(self, names: str) -> Self:
        """Exactly these Crises; the others go to the Draw deck."""
        self.table.move_all(cells.SET_ASIDE, cells.DECK)
        return self.put(names, cells.SET_ASIDE)

    def holds(self, seat: int, *assets: str) -> Self:
        return self._give(cells.ASSETS_OF + seat, assets)

    def puppet_holds(self, seat: int, *assets: str) -> Self:
        return self._give(cells.ASSETS_OF + self.seats + seat, assets)

    def gone(self, *assets: str) -> Self:
        return self._give(cells.OUT_OF_GAME, assets)

    def _give(self, target: int, assets: tuple[str, ...]) -> Self:
        for asset in map(ASSETS.index, assets):
            for zone in range(cells.ASSETS_ON, cells.OUT_OF_GAME + 1):
                if zone != target:
                    self.table.move(self.table[zone] & 2**asset, zone, target)
        return self

    def closed(self, *markets: str) -> Self:
        """Nothing lies there."""
        for market in map(MARKETS.index, markets):
            self.table.move_all(cells.ASSETS_ON + market, cells.OUT_OF_GAME)
        return self

    def role(self, seat: int, role: str, revealed: bool = False) -> Self:
        self.table.move(2 ** ROLES.index(role), cells.ROLE_DECK, cells.ROLE_OF + seat)
        self.table[cells.REVEALED] |= 2**seat if revealed else 0
        return self

    def policy(self, policy: str) -> Self:
        self.table[cells.POLICY] = POLICIES.index(policy)
        return self

    def rebels(self, number: int) -> Self:
        """So many Rebels, up to three on each of a few Activated Crises."""
        for name in REBELLIOUS:
            lying = min(number, 3)
            if lying:
                if not self.table[cells.GUILLOTINE] >> (FIRST_CRISIS + CRISIS_NAMES.index(name)) & 1:
                    self.put(name, cells.GUILLOTINE)
                self.table[cells.REBELS_ON] += lying * ONE[CRISIS_NAMES.index(name)]
            number -= lying
        return self

    def bunker(self, seat: int) -> Self:
        self.table[cells.BUNKER] = seat
        return self

    def round(self, number: int) -> Self:
        self.table[cells.ROUND] = number
        return self

    def panic_over(self) -> Self:
        self.table[cells.PANIC] = cells.PANIC_OVER
        return self

    # --- chance and start ---

    def chance(self, *outcomes: str | int) -> Self:
        """What the next draws (names of cards, Roles, Panic! cards) and other random events (from 0) give."""
        self.table.script = [self._outcome(outcome) for outcome in outcomes]
        self.table.script_at = 0
        return self

    def _outcome(self, outcome: str | int) -> int:
        if isinstance(outcome, int):
            return outcome
        names = next(names for names in (KIND_NAMES, ROLES, PANIC_NAMES) if outcome in names)
        return names.index(outcome)

    def turn(self, seat: int = A) -> Self:
        """The seat begins its turn."""
        start_turn(self.table, seat)
        self.table.advance()
        return self

    def action(self, seat: int = A) -> Self:
        """The seat is at T3 of its turn."""
        start_turn(self.table, seat)
        self.table.done()
        self.table.advance()
        return self

    def turn_end(self, seat: int = A) -> Self:
        """The seat has carried out its Action."""
        start_turn(self.table, seat)
        self.table.done()
        self.table.done()
        self.table.advance()
        return self

    def round_end(self, closer: int = A) -> Self:
        start_round_end(self.table, closer)
        self.table.advance()
        return self

    def policy_change(self, trigger: int = A) -> Self:
        """Government Policy is changed at the end of this player's turn."""
        self.table.push(steps.TURN_CHANGE, trigger, 0)
        self.table.push(steps.INSIDER_WINDOW, trigger, steps.HOLD_UP_CHOICE)
        self.table.advance()
        return self

    def sets_policy(self, seat: int) -> Self:
        """The seat is about to choose a Policy."""
        self.table.push(steps.TURN_CHANGE, seat, 0)
        self.table.push(steps.POLICY_CHOICE, seat, 0)
        self.table.push(steps.VULTURE_WINDOW, seat, 0)
        self.table.advance()
        return self

    def panic(self, card: str, leader: int = A) -> Self:
        """The Panic! takes place at the end of this player's turn."""
        self.table[cells.PANIC] = cells.PANIC_PENDING
        self.table[cells.PANIC_LEADER] = leader
        self.chance(card, *(self.table.script or ()))
        self.table.push(steps.TURN_CHANGE, leader, 0)
        self.table.push(steps.PANIC_CHECK, leader, 0)
        self.table.advance()
        return self

    # --- play ---

    def plays(self, seat: int, *texts: str) -> Self:
        for text in texts:
            self.play(seat, text)
        return self

    def all_play(self, *texts: str) -> Self:
        """The deciders, in the order of their seats."""
        for seat, text in zip(self.deciders, texts, strict=True):
            self.play(seat, text)
        return self

    def nobody_holds_up(self) -> Self:
        while self.step() in ("insider-window", "hold-up-choice"):
            answer = "hold back" if self.step() == "hold-up-choice" else "decline"
            self.all_play(*[answer] * len(self.deciders))
        return self

    def nobody_swaps(self) -> Self:
        """Between two turns."""
        while self.step() == "insider-between-turns":
            self.play(self.deciders[0], "decline")
        return self

    def go_on(self, *, until: str) -> Self:
        """Everybody answers by the default until this step."""
        while self.step() != until and not self.over:
            seat = self.deciders[0]
            self.play(seat, self.game.default_move(self.knowledge(seat, seeded(0))))
        return self

    # --- look ---

    def sees(self, seat: int | None = None) -> BillionairesView:
        return cast(BillionairesView, self.view(seat))

    def seat(self, seat: int) -> SeatView:
        """As the player sees it."""
        return self.sees(seat).seats[seat]

    def board(self, seat: int) -> BillionaireView:
        board = self.sees().seats[seat].board
        assert board is not None
        return board

    def puppet(self, seat: int) -> BillionaireView:
        puppet = self.sees().seats[seat].puppet
        assert puppet is not None
        return puppet

    def assets(self, seat: int) -> tuple[str, ...]:
        return self.board(seat).assets

    def at(self, market: str) -> MarketView:
        return self.sees().markets[MARKETS.index(market)]

    def cards_at(self, market: str) -> int:
        return self.at(market).face_down + len(self.at(market).face_up)

    def step(self) -> str:
        return self.sees().step

    def options_of(self, seat: int) -> set[str]:
        return {self.game.moves.notation(move) for move in self.legal(seat)}

    def verbs_of(self, seat: int) -> set[str]:
        return {self.game.moves.describe(move).verb for move in self.legal(seat)}

    def clause(self, seat: int, text: str) -> str | None:
        """The clause that forbids the move."""
        refusal = self.refusal(seat, text)
        return refusal.clause if refusal else None

    def happened(self, seat: int | None = None) -> list[str]:
        return [event.name for event in self.events(seat)]

    def rebels_on(self) -> dict[str, int]:
        return {crisis.crisis: crisis.rebels for crisis in self.sees().crises}

    def ending(self) -> tuple[str, tuple[int, ...]]:
        """Why the game ended, and who won."""
        assert self.outcome is not None
        return self.outcome.reason, self.outcome.winners


def crisis_cards(table: BillionairesTable, zone: int) -> set[str]:
    return {CRISIS_NAMES[card] for card in range(12) if table[zone] >> (FIRST_CRISIS + card) & 1}


def cards_of(*names: str) -> int:
    """A set with one card of each of these kinds, for looking into the table."""
    return set_of(CARD_KINDS[0].index(KIND_NAMES.index(name)) for name in names)


def two_players(level: int = 2) -> Scenario:
    """Rodrigo (Property Speculator) steers the Tech Overlord, Anna (Aristocrat) the War Profiteer."""
    return Scenario("Property Speculator", "Aristocrat", level=level, puppets=("Tech Overlord", "War Profiteer"))

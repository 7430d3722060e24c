"""The scenario builder of the base game, with a Troublemaker's seat, the Space Program and Revolution cards."""

from __future__ import annotations

from typing import Any, Self, cast

from fatcats.engine.rng import seeded
from fatcats.engine.tally import ONE
from fatcats.games.billionaires import GAME
from fatcats.games.billionaires.expansion.data import ALIGNMENTS, ALL_REVOLUTION_CARDS, KINDS_IN_BOX, REVOLUTION_NAMES
from fatcats.games.billionaires.expansion.view_types import FixView, SpaceView, TroublemakerView
from fatcats.games.billionaires.model import cells, steps
from fatcats.games.billionaires.model.data import (
    BOARD_NAMES,
    CRISIS_NAMES,
    KIND_NAMES,
    PANIC_NAMES,
    ROLES,
    SPACE_COWBOY,
)
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.turn import start_turn
from fatcats.match.match import Match

from ..scenario import A, Scenario

TROUBLEMAKER = "Troublemaker"  # among the boards: the seat without one


class Reform(Scenario):
    """Billionaires with nothing, as in the base game; the seat named Troublemaker has no board.

    The Panic! is over where there is a Space Program, so that a launch is possible.
    """

    def __init__(
        self,
        *boards: str,
        level: int = 4,
        puppets: tuple[str, ...] = (),
        space: bool = False,
        alignment: str = "Reformist",
        seed: int = 1,
        **options: Any,
    ) -> None:
        has_troublemaker = TROUBLEMAKER in boards
        given = {"level": level, "puppets": bool(puppets), "space_program": space, "troublemakers": has_troublemaker}
        values = GAME.options.read({**given, **options})
        GAME.check_options(len(boards), values)
        self.table = cast(BillionairesTable, GAME.blank(len(boards), values, seeded(seed)))
        Match.__init__(self, GAME, self.table, values, seed=None)
        for number, board in enumerate((*boards, *puppets)):
            if board != TROUBLEMAKER:
                self.table[cells.BOARD + number] = BOARD_NAMES.index(board)
                self.table[cells.BILLIONAIRES] |= 2**number
        self.lay_out(level)
        if space:
            self.table[cells.ROLE_DECK] |= 2**SPACE_COWBOY
            self.panic_over()
        if has_troublemaker:
            self.table[cells.TROUBLEMAKER] = boards.index(TROUBLEMAKER)
            self.table[cells.ALIGNMENT] = ALIGNMENTS.index(alignment)

    # --- what lies where ---

    def rocket(self, names: str) -> Self:
        """Cards in the Space Program envelope."""
        self.put(names, cells.SPACE_ENVELOPE)
        return self

    def crisis(self, name: str, rebels: int) -> Self:
        """An Activated Crisis with so many Rebels."""
        self.put(name, cells.GUILLOTINE)
        self.table[cells.REBELS_ON] += rebels * ONE[CRISIS_NAMES.index(name)]
        return self

    def collected(self, names: str) -> Self:
        self.put(names, cells.COLLECTED)
        return self

    def declared(self, *to_play: str, row: int = 0, discard: tuple[str, ...] = ()) -> Self:
        """The Revolutionary has Declared and has these cards to play; the others are in the Revolution deck."""
        t = self.table
        t[cells.ALIGNMENT], t[cells.ALIGNMENT_SHOWN], t[cells.DECLARED] = cells.REVOLUTIONARY, 1, 1
        t[cells.REVOLUTION_DECK] = ALL_REVOLUTION_CARDS
        for zone, names in (
            (cells.REVOLUTION_HAND, to_play),
            (cells.ORGANIZE_ROW, ("Organize!",) * row),
            (cells.REVOLUTION_DISCARD, discard),
        ):
            for name in names:
                kind = REVOLUTION_NAMES.index(name)
                card = next(c for c, k in enumerate(KINDS_IN_BOX) if k == kind and t[cells.REVOLUTION_DECK] >> c & 1)
                t.move(2**card, cells.REVOLUTION_DECK, zone)
        return self

    def _outcome(self, outcome: str | int) -> int:
        if isinstance(outcome, int):
            return outcome
        names = next(names for names in (KIND_NAMES, ROLES, PANIC_NAMES, REVOLUTION_NAMES) if outcome in names)
        return names.index(outcome)

    # --- start ---

    def action(self, seat: int = A) -> Self:
        """The seat is at the action of its turn."""
        start_turn(self.table, seat)
        self.table.advance()
        if self.step() == "draw-step":
            self.play(seat, "leave")
        if self.step() == "declare-choice":
            self.play(seat, "decline")
        return self

    def launch_window(self, seat: int = A) -> Self:
        """The seat has come to T7b of its turn."""
        for step in (steps.TURN_CHANGE, steps.EARLY_END_PROPOSAL, steps.LAUNCH_WINDOW):
            self.table.push(step, seat, 0)
        self.table.advance()
        return self

    def launch(self, seat: int, *chance: str | int) -> Self:
        """The seat, who holds the Space Cowboy unrevealed, launches; chance gives the final card first."""
        self.role(seat, "Space Cowboy")
        self.chance(*chance)
        self.launch_window(seat)
        self.play(seat, "reveal Space Cowboy")
        return self

    def card(self, seat: int, name: str, *chance: str | int) -> Self:
        """The Declared Revolutionary begins a turn with just this card and plays it."""
        self.declared(name)
        self.chance(*chance)
        self.turn(seat)
        self.play(seat, f"play {name}")
        return self

    def fix(self, seat: int, crisis: str, *commits: str, chance: tuple[str | int, ...] = ()) -> Self:
        """The Troublemaker is at the action, names the Crisis and commits these cards."""
        self.action(seat)
        self.chance(*chance)
        self.play(seat, f"fix {crisis}")
        if self.step() == "fix-commitment":
            self.plays(seat, *(f"commit {name}" for name in commits), "finish")
        return self

    def nobody_helps(self) -> Self:
        while self.step() == "fix-help":
            self.play(self.deciders[0], "decline")
        return self

    # --- look ---

    def space(self) -> SpaceView:
        space = self.sees().space
        assert space is not None
        return space

    def troublemaker(self, seat: int | None = None) -> TroublemakerView:
        troublemaker = self.sees(seat).troublemaker
        assert troublemaker is not None
        return troublemaker

    def fixing(self, seat: int | None = None) -> FixView:
        fix = self.troublemaker(seat).fix
        assert fix is not None
        return fix

    def alive(self) -> list[int]:
        return [seat.seat for seat in self.sees().seats if not seat.is_out]

    def details(self, event: str) -> list[dict[str, Any]]:
        """The details of all events of this name, as a spectator was told."""
        return [dict(e.details) for e in self.events(None) if e.name == event]

    def asks(self) -> tuple[str, list[int]]:
        return self.step(), self.deciders

# fatcats: interpreted
"""Counterfeiters as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.engine.events import kinds_of
from fatcats.engine.game import Credits, Game, Words
from fatcats.engine.moves import Move
from fatcats.engine.options import Choice, Data, Flag, Number, OptionSchema, OptionValue, OptionValues
from fatcats.engine.position import Position
from fatcats.engine.rng import Rng
from fatcats.engine.said import Said
from fatcats.engine.slugs import in_order, slugs_of
from fatcats.engine.table import Table
from fatcats.engine.view import Outcome, View

from .advice.arguments import argument
from .advice.refusals import why_not
from .advice.results import ranking, standing
from .advice.stakes import stake
from .bot.guide import CounterfeitersGuide
from .data.boards import Side, read_board
from .data.cards import CardRow, read_cards
from .data.unpack import PROFILE, shipped, unpack
from .defaults import default_move
from .knowledge.invariants import broken_invariants
from .knowledge.layout import ENCODING
from .knowledge.view import own_view, public_view
from .knowledge.view_types import CounterfeitersView
from .model import cells, events
from .model import steps as numbers
from .model.box import Box
from .model.moves import TABLE
from .model.steps import SETUP
from .model.table import CounterfeitersTable
from .orders import ORDERS
from .rules import RULES_VERSION, blank_table
from .terminal import draw
from .unwritten import never

BOARD_DATA = Data("board_data", PROFILE, "CF-R01", shipped=shipped("board"), check=read_board)
CARD_DATA = Data("card_data", PROFILE, "CF-R02", shipped=shipped("cards"), check=read_cards)
OPTIONS = OptionSchema(
    BOARD_DATA,
    CARD_DATA,
    Choice("start_player", "random", "CF-R35", choices=("random", "chosen")),
    Choice("money_visibility", "hidden", "CF-R28", choices=("hidden", "open")),
    Flag("godfather_amounts_public", False, "CF-R27"),
    Flag("allow_empty_actions", False, "CF-R08"),
    Choice("note_supply", "unlimited", "CF-R13", choices=("unlimited", "printed")),
    Choice("last_turn_order", "continue", "CF-R17", choices=("continue", "from_first_player")),
    Choice("tie_rule", "shared", "CF-R25", choices=("shared", "rematch")),
    Number("max_rounds", 20, "CF-R26", low=0, high=1000),
)


class CounterfeitersGame(Game):
    key = "counterfeiters"
    title = "Counterfeiters"
    seats = range(2, 5)
    usual_seats = 4
    minutes = 35
    credits = Credits(designers=("Olivier Bourgeois",), publisher="Quined Games", year=2018)
    rules_version = RULES_VERSION
    clause_families = ("CF",)
    turn_clause = "CF-3.01"
    options = OPTIONS
    presets = {"first play": {}, "open money": {"money_visibility": "open"}}
    moves = TABLE
    event_kinds = kinds_of(events)
    endings = in_order(cells.ENDINGS)
    steps = slugs_of(numbers)
    seats_cell = cells.SEATS
    # The most rounds there can be, of twelve turns with details and four diner choices; a closing; all that again.
    # Without a limit of rounds players could go on for ever without using a hat; nobody who plays to win does.
    longest = 2 * (1000 * (12 * 2 + 4) + 4 * 2 + 2 * 3 + 4)
    guide = CounterfeitersGuide
    encoding = ENCODING
    orders = ORDERS
    tries = {"strong": 200, "expert": 5_000}
    search = {"exploration": 0.2, "slips": 250}  # close margins; nothing ever goes quite as planned

    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        return blank_table(seats, rng, make_box(tuple(options.items())))

    def begin(self, table: Table) -> None:
        table.push(SETUP, 0, 0)

    def public_view(self, table: Table) -> CounterfeitersView:
        return public_view(self, cast(CounterfeitersTable, table))

    def own_view(self, table: Table, public: View, viewer: int) -> CounterfeitersView:
        return own_view(self, cast(CounterfeitersTable, table), cast(CounterfeitersView, public), viewer)

    def never(self, text: str, table: Position) -> str:
        return never(text, table)

    def stake(self, view: View) -> Said:
        return stake(cast(CounterfeitersView, view))

    def why_not(self, clause: str, move: Move | None, view: View) -> Sequence[Said]:
        return why_not(clause, move, cast(CounterfeitersView, view))

    def argument(self, move: Move, view: View) -> Sequence[Said]:
        return argument(move, cast(CounterfeitersView, view))

    def standing(self, view: View, seat: int) -> Sequence[Said]:
        return standing(cast(CounterfeitersView, view), seat)

    def ranking(self, view: View, outcome: Outcome) -> Sequence[Said]:
        return ranking(cast(CounterfeitersView, view), outcome)

    def broken_invariants(self, table: Table) -> list[str]:
        return broken_invariants(cast(CounterfeitersTable, table))

    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        """Fakes and totals are not among them: they follow from what everybody saw (CF-13.03)."""
        t = cast(CounterfeitersTable, table)
        found: dict[str, object] = {"chance": (int(t.rng.x), int(t.rng.y))}
        others = [seat for seat in range(t.seats()) if seat != viewer and t.plays(seat)]
        if not t.box.open_money and not t.is_over():
            found["cash"] = [int(t[cells.CASH + seat]) for seat in others]
            found["offshore"] = [int(t[cells.OFFSHORE + seat]) for seat in others]
        return found

    def minutes_for(self, seats: int, options: OptionValues) -> int:
        return 5 + 10 * seats

    def default_move(self, knowledge: Knowledge) -> int:
        return default_move(knowledge.view.step, knowledge.legal)

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        return draw(cast(CounterfeitersView, view), words, width)


@cache
def make_box(options: tuple[tuple[str, OptionValue], ...]) -> Box:
    """One box for all tables with the same options; nothing in it ever changes."""
    values = dict(options)
    sides = cast(dict[str, Side], BOARD_DATA.table(values["board_data"]))
    cards = cast(tuple[CardRow, ...], CARD_DATA.table(values["card_data"]))
    return unpack(sides, cards, OPTIONS.codes(values))


GAME = CounterfeitersGame()

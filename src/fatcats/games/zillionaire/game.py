# fatcats: interpreted
"""Zillionaire as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fatcats.engine.bot import Knowledge
from fatcats.engine.errors import BadOption
from fatcats.engine.events import Event, kinds_of
from fatcats.engine.game import Credits, Game, Words
from fatcats.engine.moves import Move
from fatcats.engine.options import Choice, Flag, Number, OptionSchema, OptionValues
from fatcats.engine.position import Position
from fatcats.engine.rng import Rng
from fatcats.engine.said import Said
from fatcats.engine.slugs import slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import total
from fatcats.engine.view import Outcome, View

from .advice.arguments import argument
from .advice.refusals import why_not
from .advice.results import ranking, standing
from .advice.stakes import stake
from .bot.company import ZillionaireGuide
from .knowledge.layout import ENCODING
from .knowledge.view import own_view, public_view
from .knowledge.view_types import ZillionaireView
from .model import cells, events
from .model import steps as numbers
from .model.cards import WHOLE_DECK
from .model.moves import PASS, TABLE
from .model.table import ZillionaireTable
from .orders import ORDERS
from .rules import RULES_VERSION, blank_table
from .sections.next_game import start_game
from .terminal import draw
from .unwritten import never

OPTIONS = OptionSchema(
    Number("games", 5, "ZN-R20", low=1, high=10, cell=cells.GAMES),
    Flag("pass_locks", False, "ZN-R05", cell=cells.PASS_LOCKS),
    Choice("bump_group_skips", "one", "ZN-R06", choices=("one", "per_card"), cell=cells.SKIP_PER_CARD),
    Number("five_lead_max", 6, "ZN-R09", low=1, high=6, cell=cells.FIVE_LEAD_MAX),
    Choice("bankrupt_response", "all", "ZN-R11", choices=("all", "next_only"), cell=cells.NEXT_ONLY),
    Choice("green_6", "second_fifth", "ZN-R04", choices=("second_fifth", "uc_ti"), cell=cells.GREEN_UPPER_CRUST),
    Flag("reseat", True, "ZN-R03", cell=cells.RESEAT),
    Choice("match_tie", "shared", "ZN-R17", choices=("shared", "countback"), cell=cells.COUNTBACK),
    Flag("show_counts", True, "ZN-R19", cell=cells.SHOW_COUNTS),
    Flag("show_history", True, "ZN-R19", cell=cells.SHOW_HISTORY),
    Choice(
        "first_dealer", "random", "ZN-R30", choices=("random", "0", "1", "2", "3", "4", "5"), cell=cells.NAMED_DEALER
    ),
)


class ZillionaireGame(Game):
    key = "zillionaire"
    title = "Zillionaire"
    seats = range(3, 7)
    usual_seats = 4
    minutes = 20
    credits = Credits(designers=(), publisher="Hasbro", year=1995)
    rules_version = RULES_VERSION
    clause_families = ("ZN",)
    turn_clause = "ZN-4.01"
    options = OPTIONS
    presets = {"first play": {"games": 3}}
    moves = TABLE
    event_kinds = kinds_of(events)
    endings = ("all games are scored",)
    steps = slugs_of(numbers)
    seats_cell = cells.SEATS
    longest = 10 * 59 * 8  # ten games of at most 59 plays, each answered by up to five passes, a size and a lead
    guide = ZillionaireGuide
    encoding = ENCODING
    orders = ORDERS
    tries = {"strong": 150, "expert": 2_000}

    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        table = blank_table(seats, rng)
        self.options.lay_out(table, options)
        return table

    def check_options(self, seats: int, options: OptionValues) -> None:
        dealer = str(options["first_dealer"])
        if dealer != "random" and int(dealer) >= seats:
            raise BadOption(f"first_dealer cannot be {dealer}: the seats are 0 to {seats - 1}")

    def begin(self, table: Table) -> None:
        start_game(cast(ZillionaireTable, table))

    def public_view(self, table: Table) -> ZillionaireView:
        return public_view(self, cast(ZillionaireTable, table))

    def own_view(self, table: Table, public: View, viewer: int) -> ZillionaireView:
        return own_view(self, cast(ZillionaireTable, table), cast(ZillionaireView, public), viewer)

    def stake(self, view: View) -> Said:
        return stake(cast(ZillionaireView, view))

    def why_not(self, clause: str, move: Move | None, view: View) -> Sequence[Said]:
        return why_not(clause, move, cast(ZillionaireView, view))

    def argument(self, move: Move, view: View) -> Sequence[Said]:
        return argument(move, cast(ZillionaireView, view))

    def standing(self, view: View, seat: int) -> Sequence[Said]:
        return standing(cast(ZillionaireView, view), seat)

    def ranking(self, view: View, outcome: Outcome) -> Sequence[Said]:
        return ranking(cast(ZillionaireView, view), outcome)

    def history(self, events: list[Event], view: View) -> list[Event | None]:
        """ZN-6.08: with `show_history` off only this round's passes and skips can be looked up."""
        if not self.forgets(view):
            return list(events)
        ends = [i for i, event in enumerate(events) if event.name in ("won round", "game began")]
        last = ends[-1] if ends else -1
        return [
            event if i > last and event.name in ("passed", "was skipped") else None for i, event in enumerate(events)
        ]

    def forgets(self, view: View) -> bool:
        return cast(ZillionaireView, view).played is None

    def never(self, text: str, table: Position) -> str:
        return never(text, table)

    def broken_invariants(self, table: Table) -> list[str]:
        t = cast(ZillionaireTable, table)
        seats = range(t.seats())
        everywhere = sum(t[cells.HAND + s] + t[cells.PLAYED + s] for s in seats) + t[cells.PUT_ASIDE]
        broken = [] if everywhere == WHOLE_DECK else ["the 62 cards (ZN-1.06) are not all there"]
        if total(t[cells.PUT_ASIDE]) != 2:
            broken.append("two cards are put aside (ZN-2.03)")
        chips = {total(t[cells.CHIPS + s]) for s in seats}
        if len(chips) != 1 or chips.pop() != t[cells.GAME] - (0 if t.is_over() else 1):
            broken.append("everybody has one chip on the board for each game scored (ZN-8.01)")
        if {t[cells.SITS_AT + s] for s in seats} != set(seats):
            broken.append("everybody has a seat")
        return broken

    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        t = cast(ZillionaireTable, table)
        others = [seat for seat in range(t.seats()) if seat != viewer]
        strangers = [s for s in others if viewer is None or t[cells.PARTNER + s] != viewer]
        return {
            "hands": [int(t[cells.HAND + seat]) for seat in others],
            "cards put aside": int(t[cells.PUT_ASIDE]),
            "cards given": [int(t[cells.GAVE + seat]) for seat in strangers],
            "chance": (int(t.rng.x), int(t.rng.y)),
        }

    def minutes_for(self, seats: int, options: OptionValues) -> int:
        return 5 * round(int(options["games"]) * (3 + seats) / 5) or 5

    def default_move(self, knowledge: Knowledge) -> int:
        """A pass; where that is not allowed, the lowest single card or the smallest size."""
        return int(PASS) if PASS in knowledge.legal else knowledge.legal[0]

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        return draw(cast(ZillionaireView, view), words, width)


GAME = ZillionaireGame()

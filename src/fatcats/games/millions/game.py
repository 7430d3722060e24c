# fatcats: interpreted
"""Millions of Dollars as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fatcats.engine.bits import count, members
from fatcats.engine.bot import Knowledge
from fatcats.engine.events import kinds_of
from fatcats.engine.game import Credits, Game, Words
from fatcats.engine.moves import Move
from fatcats.engine.options import Choice, Data, Flag, Number, OptionSchema, OptionValues
from fatcats.engine.position import Position
from fatcats.engine.rng import Rng
from fatcats.engine.said import Said
from fatcats.engine.slugs import in_order, slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import held, total
from fatcats.engine.view import Outcome, View

from .advice.arguments import argument
from .advice.refusals import why_not
from .advice.results import ranking
from .advice.stakes import stake
from .bot.guide import MillionsGuide
from .data.loot import SHIPPED, STANDARD, check_loot
from .defaults import default_move
from .knowledge.deal_view import INNER_STEPS
from .knowledge.layout import ENCODING
from .knowledge.secrets import secrets
from .knowledge.view import own_view, public_view
from .knowledge.view_types import MillionsView
from .model import cells, events, terms
from .model import steps as numbers
from .model.cards import ROLE_NAMES, ROLES_IN_PLAY, ROLES_OF_FOUR_WITH_TECH, STARTING_MONEY
from .model.moves import REOPEN, TABLE, TIME_UP
from .model.table import MillionsTable
from .orders import ORDERS
from .rules import RULES_VERSION, begin_game, blank_table
from .terminal import draw
from .unwritten import never

LOOT_DECK = Data("loot_deck", STANDARD, "MD-R04", shipped=SHIPPED, check=check_loot)
OPTIONS = OptionSchema(
    Choice("role_set_4", "driver", "MD-R01", choices=("driver", "tech")),
    LOOT_DECK,
    Choice("bonus_goes_to", "centre", "MD-R05", choices=("centre", "role"), cell=cells.BONUS_TO_ROLE),
    Flag("tech_may_decline", False, "MD-R07", cell=cells.MAY_DECLINE),
    Flag("brute_duplicates_stay", False, "MD-R09", cell=cells.BRUTES_STAY),
    Choice("driver_source", "centre", "MD-R11", choices=("centre", "players"), cell=cells.DRIVER_FROM_PLAYERS),
    Choice(
        "poor_ante", "pay_what_you_can", "MD-R14", choices=("pay_what_you_can", "reserve_pays"), cell=cells.RESERVE_PAYS
    ),
    Choice("withdrawn_cards", "stay_secret", "MD-R08", choices=("stay_secret", "disclose"), cell=cells.DISCLOSE),
    Number("negotiation_rounds", 3, "MD-R12", low=1, high=10, cell=cells.ROUNDS),
    Number("deal_max_payers", 3, "MD-R12", low=1, high=7, cell=cells.MAX_PAYERS),
    Flag("linked_withdrawals", False, "MD-R12", cell=cells.LINKED),
    Flag("live_negotiation", False, "MD-R12", without_turns=True, cell=cells.LIVE),
    Flag("money_public", True, "MD-R16"),
    Choice("lost_loot", "reserve", "MD-R13", choices=("reserve", "carry"), cell=cells.CARRY),
)


class MillionsGame(Game):
    key = "millions"
    title = "Millions of Dollars"
    seats = range(3, 9)
    usual_seats = 5
    minutes = 45
    credits = Credits(designers=("Jeremie Kletzkine",), publisher="Grail Games, Matagot", year=2024)
    rules_version = RULES_VERSION
    clause_families = ("MD",)
    turn_clause = "MD-4.19"
    options = OPTIONS
    presets = {"first play": {"negotiation_rounds": 2, "deal_max_payers": 1}, "live": {"live_negotiation": True}}
    moves = TABLE
    event_kinds = kinds_of(events)
    endings = in_order(cells.ENDINGS)
    steps = slugs_of(numbers)
    inner_steps = INNER_STEPS
    seats_cell = cells.SEATS
    # Live, in each of five heists: at most 24 proposals with 11 acts each, 8 withdrawals, 3 votes; after each of them
    # eight players enter up to 20 steps of a deal and wait.
    longest = 5 * (24 * 11 + 8 + 3 * 9) * 8 * 21
    guide = MillionsGuide
    encoding = ENCODING
    orders = ORDERS
    tries = {"strong": 60, "expert": 400}
    search = {"rollout": 0, "exploration": 0.2, "slips": 30, "widening": 0.5, "trust": 0.0}  # to the end of the heist

    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        table = blank_table(seats, rng)
        self.options.lay_out(table, options)
        table[cells.MONEY_HIDDEN] = int(not options["money_public"])
        with_tech = seats == 4 and options["role_set_4"] == "tech"
        roles = ROLES_OF_FOUR_WITH_TECH if with_tech else ROLES_IN_PLAY[seats]
        table[cells.IN_PLAY] = sum(2 ** ROLE_NAMES.index(role) for role in roles)
        lay_out_loot(table, options)
        return table

    def begin(self, table: Table) -> None:
        begin_game(cast(MillionsTable, table))

    def public_view(self, table: Table) -> MillionsView:
        return public_view(self, cast(MillionsTable, table))

    def own_view(self, table: Table, public: View, viewer: int) -> MillionsView:
        return own_view(self, cast(MillionsTable, table), cast(MillionsView, public), viewer)

    def never(self, text: str, table: Position) -> str:
        return never(text, table)

    def stake(self, view: View) -> Said:
        return stake(cast(MillionsView, view))

    def why_not(self, clause: str, move: Move | None, view: View) -> Sequence[Said]:
        return why_not(clause, move, cast(MillionsView, view))

    def argument(self, move: Move, view: View) -> Sequence[Said]:
        return argument(move, cast(MillionsView, view))

    def ranking(self, view: View, outcome: Outcome) -> Sequence[Said]:
        return ranking(cast(MillionsView, view), outcome)

    def broken_invariants(self, table: Table) -> list[str]:
        return broken_invariants(cast(MillionsTable, table))

    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        return secrets(cast(MillionsTable, table), viewer)

    def minutes_for(self, seats: int, options: OptionValues) -> int:
        return 5 * round((15 + 6 * seats) / 5)

    def default_move(self, knowledge: Knowledge) -> int:
        return default_move(knowledge)

    def seconds(self, move: int) -> int:
        """MD-4.22: a proposal lapses after 30 seconds, a vote may be called 20 after the last, 180 end the phase."""
        return {int(TIME_UP): 180, int(REOPEN): 20}.get(move, 30)

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        return draw(cast(MillionsView, view), words, width)


def lay_out_loot(table: MillionsTable, options: OptionValues) -> None:
    cards = cast("list[int]", LOOT_DECK.table(options["loot_deck"]))
    for number, card in enumerate(cards):
        table[cells.LOOT + number // 3] |= card << (number % 3 * 20)
    table[cells.LOOT_LEFT] = 2 ** len(cards) - 1
    table[cells.OWN_DECK] = int(options["loot_deck"] != STANDARD)


def broken_invariants(t: MillionsTable) -> list[str]:
    seats = range(t.seats())
    broken = []
    money = [t[cells.MONEY + seat] for seat in seats]
    if sum(money) + t[cells.CENTRE] + t[cells.RESERVE] != STARTING_MONEY * t.seats():
        broken.append("money comes from nowhere or goes nowhere")
    if min(*money, t[cells.CENTRE]) < 0:
        broken.append("somebody is in debt (MD-R14)")
    if t[cells.FACE_UP] and total(t[cells.FACE_UP]) + (t[cells.HIDDEN] >= 0) != cards_in_centre(t):
        broken.append("there is one card in the centre for each character (MD-2.07)")
    if t[cells.ELIMINATED] & ~t[cells.IN]:
        broken.append("only In characters are eliminated (MD-5.03)")
    if any(terms.is_open(t, seat) and not terms.is_possible(t, seat) for seat in seats):
        broken.append("a deal is open that cannot be carried out (MD-4.06)")
    antes = sum(held(t[cells.ANTES], character) for character in members(t[cells.IN]))
    if antes > t[cells.CENTRE] and not t[cells.CALLED]:
        broken.append("the antes lie in the centre (MD-2.05)")
    return broken


def cards_in_centre(t: MillionsTable) -> int:
    return int(count(t[cells.IN])) if t[cells.DISCLOSE] else int(t.n_characters())


GAME = MillionsGame()

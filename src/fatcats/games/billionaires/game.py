# fatcats: interpreted
"""Billionaires & Guillotines as the registry knows it."""

from __future__ import annotations

from typing import cast

from fatcats.engine.bits import set_of
from fatcats.engine.bot import Knowledge
from fatcats.engine.game import Credits, Game, Words
from fatcats.engine.options import Choice, Flag, Number, OptionSchema, OptionValues
from fatcats.engine.rng import Rng
from fatcats.engine.table import Table
from fatcats.engine.tally import pile_of
from fatcats.engine.view import View

from . import cells
from .data import CARD_KINDS, CRISES, CYBERATTACK, KIND_TABLE, SCAM_KIND
from .events import KINDS
from .laws import broken_laws, secrets
from .moves import TABLE
from .rules import RULES_VERSION, blank_table
from .steps import STARTING_PLAYER, STEP_NAMES
from .table import BillionairesTable
from .terminal import draw
from .thumb import BillionairesThumb
from .timeout import default_move
from .view import view
from .view_types import BillionairesView

OPTIONS = OptionSchema(
    Number("level", 1, "BG-2.01", low=1, high=4),
    Flag("puppets", True, "BG-R40"),
    Flag("special_actions", True, "BG-1.08"),
    Choice("billionaire_choice", "choose", "BG-R37", choices=("choose", "random")),
    Choice("resource_values", "3-3-3", "BG-R01", choices=("3-3-3", "4-3-2")),
    Number("scam_value", 2, "BG-R02", low=1, high=3),
    Choice("crisis_icons", "22", "BG-R07", choices=("22", "24")),
    Choice("exhaustion", "finish_turn", "BG-R10", choices=("finish_turn", "immediate")),
    Choice("win_timing", "immediate", "BG-R11", choices=("immediate", "end_of_turn")),
    Choice("reopened_market", "no_cards", "BG-R14", choices=("no_cards", "deal")),
    Choice("round_end_order", "printed", "BG-R17", choices=("printed", "levels_first")),
    Flag("round_end_crisis_adds_two", False, "BG-R21"),
    Choice("no_policy_means", "cleared", "BG-R33", choices=("cleared", "kept")),
    Choice("vulture_gift", "spent", "BG-R30", choices=("spent", "fresh")),
    Flag("purchase_is_action", True, "BG-R42"),
    Flag("tax_hits_puppets", True, "BG-R45"),
    Number("panic_laps", 2, "BG-R24", low=1, high=5),
    Number("stall_laps", 2, "BG-R50", low=1, high=5),
    Number("max_rounds", 40, "BG-R51", low=1, high=1_000_000),
    Choice("cap_result", "no_winner", "BG-R51", choices=("no_winner", "richest")),
    Flag("level_up", False, "BG-R41"),
)
CELL_OF_OPTION = {
    "level": cells.LEVEL,
    "special_actions": cells.SPECIAL_ACTIONS_IN,
    "billionaire_choice": cells.RANDOM_BOARDS,
    "exhaustion": cells.EXHAUSTION_ENDS_TURN,
    "win_timing": cells.LATE_WINS,
    "reopened_market": cells.REOPENED_IS_DEALT,
    "round_end_order": cells.LEVELS_FIRST,
    "round_end_crisis_adds_two": cells.ROUND_END_ADDS_TWO,
    "no_policy_means": cells.NO_POLICY_KEEPS,
    "vulture_gift": cells.GIFT_IS_FRESH,
    "purchase_is_action": cells.PURCHASE_IS_ACTION,
    "tax_hits_puppets": cells.TAX_HITS_PUPPETS,
    "panic_laps": cells.PANIC_LAPS,
    "stall_laps": cells.STALL_LAPS,
    "max_rounds": cells.MAX_ROUNDS,
    "cap_result": cells.RICHEST_WIN_AT_CAP,
    "level_up": cells.LEVEL_UP,
}


class BillionairesGame(Game):
    key = "billionaires"
    title = "Billionaires & Guillotines"
    seats = range(2, 6)
    usual_seats = 4
    minutes = 60
    credits = Credits(designers=("Max Haiven",), publisher="Pluto Press", year=2025)
    rules_version = RULES_VERSION
    clause_families = ("BG",)
    turn_clause = "BG-3.01"
    options = OPTIONS
    presets = {"first play": {"level": 1}, "crises": {"level": 2}, "roles": {"level": 3}, "full game": {"level": 4}}
    moves = TABLE
    event_kinds = KINDS
    endings = cells.ENDINGS
    step_names = STEP_NAMES
    seats_cell = cells.SEATS
    longest = 10_000_000  # 40 Rounds of at most 530 turns (BG-15.01), each with envelopes of up to 49 cards
    bots = {"thumb": BillionairesThumb}

    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        table = blank_table(seats, rng)
        codes = self.options.codes(options)
        for name, cell in CELL_OF_OPTION.items():
            table[cell] = codes[name]
        table[cells.PUPPETS] = int(seats == 2 and bool(options["puppets"]))
        print_cards(table, codes)
        return table

    def begin(self, table: Table) -> None:
        table.push(STARTING_PLAYER, 0, 0)

    def view(self, table: Table, viewer: int | None) -> BillionairesView:
        return view(self, cast(BillionairesTable, table), viewer)

    def broken_laws(self, table: Table) -> list[str]:
        return broken_laws(cast(BillionairesTable, table))

    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        return secrets(cast(BillionairesTable, table), viewer)

    def default_move(self, knowledge: Knowledge) -> int:
        return default_move(knowledge.legal)

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        return draw(cast(BillionairesView, view), words, width)


def print_cards(table: BillionairesTable, codes: dict[str, int]) -> None:
    """What is printed on the cards, as agreed: values of Resources and Scam, icons of Crises."""
    table[cells.DECK_TABLE] = KIND_TABLE * codes["resource_values"]
    kinds = CARD_KINDS[codes["resource_values"]]
    points = {card: printed_value(kind, codes["scam_value"]) for card, kind in enumerate(kinds)}
    for value, cell in ((1, cells.WORTH_ONE), (2, cells.WORTH_TWO), (3, cells.WORTH_THREE)):
        table[cell] = set_of([card for card, worth in points.items() if worth == value])
    icons = {crisis: number for crisis, (_, number) in enumerate(CRISES)}
    if codes["crisis_icons"]:
        icons[CYBERATTACK] = 3
    table[cells.ICONS] = pile_of(icons)


def printed_value(kind: int, scam_value: int) -> int:
    """Audit 3, Game the Market 2, Scam as agreed; a Crisis has no points."""
    if kind < 15:
        return kind % 3 + 1
    return {15: 3, 16: 2, SCAM_KIND: scam_value}.get(kind, 0)


GAME = BillionairesGame()

# fatcats: interpreted
"""Billionaires & Guillotines as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from fatcats.engine.bits import set_of
from fatcats.engine.bot import Knowledge
from fatcats.engine.events import Event, kinds_of
from fatcats.engine.game import Credits, Game, Words
from fatcats.engine.moves import Move
from fatcats.engine.options import Choice, Flag, Number, OptionSchema, OptionValues
from fatcats.engine.position import Position
from fatcats.engine.rng import Rng
from fatcats.engine.said import Said
from fatcats.engine.slugs import in_order, slugs_of
from fatcats.engine.table import Table
from fatcats.engine.tally import pile_of
from fatcats.engine.view import Outcome, View

from .advice.arguments import argument
from .advice.refusals import why_not
from .advice.results import ranking, standing
from .advice.stakes import stake
from .bot.guide import BillionairesGuide
from .expansion.modules import check_modules
from .knowledge.invariants import broken_invariants, secrets
from .knowledge.labels import REWORDED, worded
from .knowledge.layout import ENCODING
from .knowledge.view import own_view, public_view
from .knowledge.view_types import BillionairesView
from .model import cells, events
from .model import steps as numbers
from .model.data import CARD_KINDS, CRISES, CYBERATTACK, KIND_TABLE, SCAM_KIND
from .model.moves import TABLE
from .model.steps import STARTING_PLAYER
from .model.table import BillionairesTable
from .orders import ORDERS
from .rules import RULES_VERSION, blank_table
from .terminal import draw
from .timeout import default_move
from .unwritten import never

OPTIONS = OptionSchema(
    Number("level", 1, "BG-2.01", low=1, high=4, cell=cells.LEVEL),
    Flag("puppets", True, "BG-R40"),
    Flag("special_actions", True, "BG-1.08", cell=cells.SPECIAL_ACTIONS_IN),
    Choice("billionaire_choice", "choose", "BG-R37", choices=("choose", "random"), cell=cells.RANDOM_BOARDS),
    Choice("resource_values", "3-3-3", "BG-R01", choices=("3-3-3", "4-3-2")),
    Number("scam_value", 2, "BG-R02", low=1, high=3),
    Choice("crisis_icons", "22", "BG-R07", choices=("22", "24")),
    Choice(
        "exhaustion", "finish_turn", "BG-R10", choices=("finish_turn", "immediate"), cell=cells.EXHAUSTION_ENDS_TURN
    ),
    Choice("win_timing", "immediate", "BG-R11", choices=("immediate", "end_of_turn"), cell=cells.LATE_WINS),
    Choice("reopened_market", "no_cards", "BG-R14", choices=("no_cards", "deal"), cell=cells.REOPENED_IS_DEALT),
    Choice("round_end_order", "printed", "BG-R17", choices=("printed", "levels_first"), cell=cells.LEVELS_FIRST),
    Flag("round_end_crisis_adds_two", False, "BG-R21", cell=cells.ROUND_END_ADDS_TWO),
    Choice("no_policy_means", "cleared", "BG-R33", choices=("cleared", "kept"), cell=cells.NO_POLICY_KEEPS),
    Choice("vulture_gift", "spent", "BG-R30", choices=("spent", "fresh"), cell=cells.GIFT_IS_FRESH),
    Flag("purchase_is_action", True, "BG-R42", cell=cells.PURCHASE_IS_ACTION),
    Flag("tax_hits_puppets", True, "BG-R45", cell=cells.TAX_HITS_PUPPETS),
    Number("panic_laps", 2, "BG-R24", low=1, high=5, cell=cells.PANIC_LAPS),
    Number("stall_laps", 2, "BG-R50", low=1, high=5, cell=cells.STALL_LAPS),
    Number("max_rounds", 40, "BG-R51", low=1, high=1_000_000, cell=cells.MAX_ROUNDS),
    Choice("cap_result", "no_winner", "BG-R51", choices=("no_winner", "richest"), cell=cells.RICHEST_WIN_AT_CAP),
    Flag("level_up", False, "BG-R41", cell=cells.LEVEL_UP),
    Flag("space_program", False, "RR-1.01", cell=cells.SPACE),
    Flag("troublemakers", False, "RR-1.01"),
    Choice("rocket_boarding", "forced", "RR-R11", choices=("forced", "optional"), cell=cells.BOARDING_IS_OPTIONAL),
    Choice("rocket_tie", "random", "RR-R12", choices=("random", "nobody"), cell=cells.TIE_GROUNDS_ROCKET),
    Number("pact_proposals", 2, "RR-R13", low=1, high=4, cell=cells.PACT_PROPOSALS),
    Choice("pact_player_count", "players", "RR-R14", choices=("players", "billionaires")),
    Choice("last_survivor", "wins", "RR-R19", choices=("wins", "continue"), cell=cells.SURVIVOR_GOES_ON),
    Flag("envelope_memory_aid", False, "RR-R22", cell=cells.ENVELOPE_AID),
    Number("reformist_start_cards", 2, "RR-R26", low=1, high=2),
    Flag("reformist_role", False, "RR-R28", cell=cells.REFORMIST_HAS_ROLE),
    Flag("reformist_special_actions", False, "RR-R29", cell=cells.REFORMIST_ACTS),
    Choice(
        "poorest_after_declare",
        "billionaires",
        "RR-R31",
        choices=("billionaires", "revolutionary_first_turn"),
        cell=cells.REVOLUTIONARY_STARTS,
    ),
    Choice("fix_short_deck", "draw_available", "RR-R36", choices=in_order(cells.SHORT_DECK), cell=cells.FIX_SHORT_DECK),
    Flag("celebrity_helper_blame", False, "RR-R39", cell=cells.HELPER_IS_BLAMED),
    Choice("hostage_scope", "turn", "RR-R51", choices=in_order(cells.SCOPES), cell=cells.HOSTAGE_SCOPE),
    Choice("troublemaker_seat", "random", "RR-R24", choices=("random", "named")),
    Number("named_troublemaker", 1, "RR-R72", low=1, high=6),
)
PLAYERS_FOR_PACTS = 4  # RR-3.13


class BillionairesGame(Game):
    key = "billionaires"
    title = "Billionaires & Guillotines"
    seats = range(2, 7)  # six only with a Troublemaker
    usual_seats = 4
    minutes = 60
    credits = Credits(designers=("Max Haiven",), publisher="Pluto Press", year=2025)
    rules_version = RULES_VERSION
    clause_families = ("BG", "RR")
    turn_clause = "BG-3.01"
    options = OPTIONS
    presets = {
        "first play": {"level": 1},
        "crises": {"level": 2},
        "roles": {"level": 3},
        "full game": {"level": 4},
        "space program": {"level": 4, "space_program": True},
        "troublemakers": {"level": 4, "troublemakers": True},
        "reform or revolution": {"level": 4, "space_program": True, "troublemakers": True},
    }
    moves = TABLE
    event_kinds = kinds_of(events)
    endings = in_order(cells.ENDINGS)
    steps = slugs_of(numbers)
    reworded = REWORDED
    seats_cell = cells.SEATS
    longest = 10_000_000  # 40 Rounds of at most 530 turns (BG-15.01), each with envelopes of up to 49 cards
    guide = BillionairesGuide
    encoding = ENCODING
    orders = ORDERS
    tries = {"strong": 800, "expert": 4_000}
    # a turn or two, and then what the position promises
    search = {"rollout": 40, "exploration": 0.3, "widening": 0.2, "trust": 0.5}

    def blank(self, seats: int, options: OptionValues, rng: Rng) -> Table:
        table = blank_table(seats, rng)
        self.options.lay_out(table, options)
        table[cells.PUPPETS] = int(seats == 2 and bool(options["puppets"]))
        agree_on_troublemakers(table, seats, options)
        print_cards(table, self.options.codes(options))
        return table

    def check_options(self, seats: int, options: OptionValues) -> None:
        check_modules(seats, options)

    def worded(self, move: Move, view: View) -> Move:
        return worded(move, cast(BillionairesView, view))

    def history(self, events: list[Event], view: View) -> list[Event | None]:
        """RR-R22: a contributed card is shown once; whoever looks it up later finds only that there was one."""
        if not self.forgets(view):
            return list(events)
        return [replace(event, details={}) if self.fades(event) else event for event in events]

    def forgets(self, view: View) -> bool:
        space = cast(BillionairesView, view).space
        return space is not None and not space.has_memory_aid

    def fades(self, event: Event) -> bool:
        return event.name == "contributed" and bool(event.details)

    def begin(self, table: Table) -> None:
        table.push(STARTING_PLAYER, 0, 0)

    def public_view(self, table: Table) -> BillionairesView:
        return public_view(self, cast(BillionairesTable, table))

    def own_view(self, table: Table, public: View, viewer: int) -> BillionairesView:
        return own_view(self, cast(BillionairesTable, table), cast(BillionairesView, public), viewer)

    def never(self, text: str, table: Position) -> str:
        return never(text, table)

    def stake(self, view: View) -> Said:
        return stake(cast(BillionairesView, view))

    def why_not(self, clause: str, move: Move | None, view: View) -> Sequence[Said]:
        return why_not(clause, move, cast(BillionairesView, view))

    def argument(self, move: Move, view: View) -> Sequence[Said]:
        return argument(move, cast(BillionairesView, view))

    def standing(self, view: View, seat: int) -> Sequence[Said]:
        return standing(cast(BillionairesView, view), seat)

    def ranking(self, view: View, outcome: Outcome) -> Sequence[Said]:
        return ranking(cast(BillionairesView, view), outcome)

    def broken_invariants(self, table: Table) -> list[str]:
        return broken_invariants(cast(BillionairesTable, table))

    def secrets(self, table: Table, viewer: int | None) -> dict[str, object]:
        return secrets(cast(BillionairesTable, table), viewer)

    def minutes_for(self, seats: int, options: OptionValues) -> int:
        modules = sum(bool(options[name]) for name in ("space_program", "troublemakers"))
        return 30 + 15 * int(options["level"]) + 15 * modules

    def default_move(self, knowledge: Knowledge) -> int:
        return default_move(knowledge.legal)

    def draw(self, view: View, words: Words, width: int) -> list[str]:
        return draw(cast(BillionairesView, view), words, width)


def agree_on_troublemakers(table: BillionairesTable, seats: int, options: OptionValues) -> None:
    """What follows from several options, or from options and the number of players together."""
    has_troublemaker = bool(options["troublemakers"])
    if has_troublemaker:
        named = int(options["named_troublemaker"]) + 1  # 2 + seat
        table[cells.TROUBLEMAKERS_IN] = named if options["troublemaker_seat"] == "named" else 1
    counted = seats - int(has_troublemaker and options["pact_player_count"] == "billionaires")
    table[cells.PACTS_ALLOWED] = int(counted >= PLAYERS_FOR_PACTS)
    table[cells.NO_FIRST_DRAW] = int(options["reformist_start_cards"] == 1)


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

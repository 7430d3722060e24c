"""CF-1: setting up the board, the cards and the money; in a rematch for the tied players only (CF-R25)."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, lowest
from fatcats.engine.step import AutomaticStep

from ..model import events
from ..model.cells import (
    BAN,
    CASH,
    DECK,
    ENDING,
    FAKES,
    FILLED,
    LAST_SPACE_REACHED,
    MARKET,
    N_PLAYERS,
    OFFICER,
    OWNED,
    PAWN,
    PLAYERS,
    ROUND,
)
from ..model.parts import DOLLARS, STARTING_CASH
from ..model.table import CounterfeitersTable
from .market import fill_market
from .money import start_with
from .round_end import begin_round, gather_henchmen


class Setup(AutomaticStep[CounterfeitersTable]):
    def happen(self, t: CounterfeitersTable, _: i64, about: i64) -> None:
        lay_out_board(t)
        choose_first_player(t)
        deal_money(t)
        deal_starting_cards(t)
        fill_market(t)
        t[ROUND] = 0
        begin_round(t)


def lay_out_board(t: CounterfeitersTable) -> None:
    """CF-1.01 to CF-1.04, CF-1.11."""
    players = count(t[PLAYERS])
    t[N_PLAYERS] = players
    t[OFFICER] = t.box.start[players]
    t[BAN] = 0
    t[ENDING] = LAST_SPACE_REACHED  # unless the rounds run out first
    t[DECK] = t.box.decks[players]
    t[MARKET] = 0
    t[FILLED] = 0
    gather_henchmen(t)
    seat: i64
    for seat in range(t.seats()):
        t[OWNED + seat] = 0
        t[FAKES + seat] = 0


def choose_first_player(t: CounterfeitersTable) -> None:
    """CF-1.05: at random, or whoever was put on the first seat (CF-R38)."""
    if t.box.chosen_start:
        t[PAWN] = lowest(t[PLAYERS])
    else:
        t[PAWN] = t.pick_member(t[PLAYERS])


def deal_money(t: CounterfeitersTable) -> None:
    """CF-1.06: the later the turn, the more."""
    seat = t[PAWN]
    place: i64
    for place in range(t[N_PLAYERS]):
        start_with(t, seat, STARTING_CASH[place])
        t.emit(events.BEGAN, seat, t[CASH + seat] * DOLLARS, 0)
        seat = t.left_of(seat)


def deal_starting_cards(t: CounterfeitersTable) -> None:
    """CF-1.07 to CF-1.10: a printer each, and one of the S components at random."""
    printers = t.box.starting_printers
    components = t.box.starting_components
    seat: i64
    for seat in range(t.seats()):
        if t.plays(seat):
            printer = lowest(printers)
            component = t.pick_member(components)
            printers &= ~BIT[printer]
            components &= ~BIT[component]
            t[OWNED + seat] = BIT[printer] | BIT[component]
            t.emit(events.DEALT, seat, t.box.kind[component], 0)

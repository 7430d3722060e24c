"""BG-1, BG-2 and BG-14.01 to BG-14.05: set-up."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step

from ..expansion.troublemakers.setup import activate_first_crises, choose_troublemaker
from ..model import events
from ..model.cells import (
    ASSETS_OF,
    ASSETS_ON,
    BILLIONAIRES,
    BOARD,
    DECK,
    HAND,
    LEVEL,
    NO_FIRST_DRAW,
    OUT_OF_GAME,
    PUPPETS,
    RANDOM_BOARDS,
    ROLE_DECK,
    SET_ASIDE,
    SPACE,
    SPECIAL_ACTIONS_IN,
    TROUBLEMAKER,
    TROUBLEMAKERS_IN,
)
from ..model.clauses import BG_1_02
from ..model.data import (
    ALL_ASSETS,
    ALL_CRISES,
    CRISES_IN_DECK,
    CRISES_IN_DECK_WITH_PUPPETS,
    DOUBLED_MARKET,
    GREEN_ROLES,
    N_BOARDS,
    N_MARKETS,
    NOBODY,
    RED_ROLES,
    RESOURCES,
    SPACE_COWBOY,
    SPECIAL_ACTIONS,
    STARRED,
    UNSTARRED,
)
from ..model.moves import CHOOSE_BOARD, ITEM
from ..model.offers import offer_things
from ..model.steps import BOARD_CHOICE, DEAL, FIRST_TURN, ROLE_CHOICE, ROUND_DRAW
from ..model.table import BillionairesTable
from .assets import deal_to_market


class StartingPlayer(AutomaticStep[BillionairesTable]):
    """BG-1.01: a random one; then boards, the deal, Roles (BG-2.12) and the first turn."""

    def happen(self, t: BillionairesTable, _: i64, about: i64) -> None:
        if t[TROUBLEMAKERS_IN]:
            choose_troublemaker(t)
        starter = t.pick_member(t.players())
        t.emit(events.BEGAN, starter, 0, 0)
        t.push(FIRST_TURN, starter, 0)
        if t[TROUBLEMAKER] != NOBODY and not t[NO_FIRST_DRAW]:
            t.push(ROUND_DRAW, starter, 0)  # RR-7.08
        if t[LEVEL] >= 3:
            t.push(ROLE_CHOICE, starter, 0)
        t.push(DEAL, starter, 0)
        t.push(BOARD_CHOICE, starter, 0)


def seat_in_line(t: BillionairesTable) -> i64:
    """ABOUT counts the seats already served, clockwise from the actor; this is the next one."""
    return (t.actor() + t.about()) % t.seats()


def pass_over_troublemaker(t: BillionairesTable) -> None:
    """RR-6.12, RR-6.14: boards and Roles are chosen by Billionaires; for the Troublemaker the line moves on."""
    if t.about() < t.seats() and seat_in_line(t) == t[TROUBLEMAKER]:
        t.set_frame(ABOUT, t.about() + 1)


# --- BG-1.02: Billionaires --------------------------------------------------------------------------------------------


class BoardChoice(Step[BillionairesTable]):
    """Clockwise from the Starting Player, each takes a different Billionaire; with `random` they are dealt."""

    clause = BG_1_02

    def begin(self, t: BillionairesTable) -> None:
        if t[RANDOM_BOARDS]:
            deal_boards(t)
            t.done()
            return
        pass_over_troublemaker(t)
        if t.about() < t.seats():
            t.ask(seat_in_line(t))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(CHOOSE_BOARD, free_boards(t), out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        take_board(t, seat, ITEM[move])
        t.set_frame(ABOUT, t.about() + 1)
        t.again()


def free_boards(t: BillionairesTable) -> i64:
    """The boards that nobody has taken; BILLIONAIRES grows as boards are taken."""
    free = BIT[N_BOARDS] - 1
    billionaire: i64
    for billionaire in range(t.seats() * 2):
        if t[BILLIONAIRES] & BIT[billionaire]:
            free &= ~BIT[t[BOARD + billionaire]]
    return free


def take_board(t: BillionairesTable, billionaire: i64, board: i64) -> None:
    t[BOARD + billionaire] = board
    t[BILLIONAIRES] |= BIT[billionaire]
    if billionaire < t.seats():
        t.emit(events.CHOSE_BOARD, billionaire, board, 0)
    else:
        t.emit(events.GOT_PUPPET, t.controller(billionaire), board, 0)


def deal_boards(t: BillionairesTable) -> None:
    i: i64
    for i in range(t.seats()):
        seat = (t.actor() + i) % t.seats()
        if seat != t[TROUBLEMAKER]:
            take_board(t, seat, t.pick_member(free_boards(t)))


# --- BG-1.04 to BG-1.13: Assets and cards -----------------------------------------------------------------------------


class Deal(AutomaticStep[BillionairesTable]):
    """Assets and cards on the Markets, then one card to each hand, clockwise (BG-1.13)."""

    def happen(self, t: BillionairesTable, starter: i64, _: i64) -> None:
        lay_out_assets(t)
        lay_out_deck(t)
        if t[TROUBLEMAKER] != NOBODY:
            activate_first_crises(t)
        if t[LEVEL] >= 3:
            lay_out_roles(t)
        each_market: i64 = 2
        if t[PUPPETS]:
            each_market = 3  # BG-14.05
        market: i64
        for market in range(N_MARKETS):
            deal_to_market(t, market, each_market)
        i: i64
        for i in range(t.seats()):
            seat = (starter + i) % t.seats()
            card = t.draw(HAND + seat)
            t.emit(events.WAS_DEALT, seat, t.shown(BIT[card]), 0)


def lay_out_assets(t: BillionairesTable) -> None:
    """BG-1.04: three unstarred Assets on each Market; with Puppets two random ones (BG-14.04)."""
    t[OUT_OF_GAME] = ALL_ASSETS
    market: i64
    for market in range(N_MARKETS):
        t.move(UNSTARRED[market], OUT_OF_GAME, ASSETS_ON + market)
    if t[PUPPETS]:
        for market in range(N_MARKETS):
            t.move(BIT[t.pick_member(UNSTARRED[market])], ASSETS_ON + market, OUT_OF_GAME)
        give_puppets(t)
        hand_out_starred(t)
    elif count(t[BILLIONAIRES]) >= 4:
        hand_out_starred(t)  # BG-1.05 to BG-1.07, RR-1.06


def hand_out_starred(t: BillionairesTable) -> None:
    """Each Billionaire gets the starred Asset of the type that it needs two of."""
    billionaire: i64
    for billionaire in range(t.seats() * 2):
        if t[BILLIONAIRES] & BIT[billionaire]:
            starred = STARRED[DOUBLED_MARKET[t[BOARD + billionaire]]]
            t.move(BIT[starred], OUT_OF_GAME, ASSETS_OF + billionaire)


def give_puppets(t: BillionairesTable) -> None:
    """BG-14.02: each player gets a second Billionaire at random."""
    seat: i64
    for seat in range(t.seats()):
        take_board(t, t.seats() + seat, t.pick_member(free_boards(t)))


def lay_out_deck(t: BillionairesTable) -> None:
    """BG-1.08, BG-2.02: Resources, Special Actions and a few of the Crises."""
    t[DECK] = RESOURCES
    if t[SPECIAL_ACTIONS_IN]:
        t[DECK] |= SPECIAL_ACTIONS
    if t[LEVEL] >= 2:
        bring_crises(t, DECK)


def bring_crises(t: BillionairesTable, target: i64) -> None:
    """BG-2.02, BG-2.03: four of the twelve come into play, three with Puppets; the others are set aside."""
    t[SET_ASIDE] = ALL_CRISES
    number: i64 = CRISES_IN_DECK
    if t[PUPPETS]:
        number = CRISES_IN_DECK_WITH_PUPPETS
    while number > 0:
        t.draw_from(SET_ASIDE, target)
        number -= 1


def lay_out_roles(t: BillionairesTable) -> None:
    """BG-2.07: six red Roles, at Level 4 the green ones too; RR-2.01: the Space Cowboy."""
    t[ROLE_DECK] = RED_ROLES
    if t[LEVEL] >= 4:
        t[ROLE_DECK] |= GREEN_ROLES
    if t[SPACE]:
        t[ROLE_DECK] |= BIT[SPACE_COWBOY]

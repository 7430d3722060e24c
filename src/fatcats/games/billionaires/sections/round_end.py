"""BG-8: end of a Round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import AutomaticStep, Step

from ..model import events
from ..model.cells import (
    ASSETS_OF,
    ASSETS_ON,
    DECK,
    DECLARED,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    GUILLOTINE,
    LEVEL,
    LEVEL_UP,
    LEVELS_FIRST,
    MAX_ROUNDS,
    PUPPETS,
    REVOLUTIONARY_STARTS,
    RICHEST_AT_LIMIT,
    RICHEST_WIN_AT_CAP,
    ROUND,
    ROUND_END_ADDS_TWO,
    ROUND_IS_DUE,
    ROUND_LIMIT,
    SET_ASIDE,
    SPACE_ENVELOPE,
    STALLED,
    TROUBLEMAKER,
)
from ..model.clauses import BG_8_07
from ..model.data import FIRST_CRISIS, INFLATION_CARDS, N_MARKETS, NOBODY
from ..model.moves import ITEM, RETURN
from ..model.offers import offer_things
from ..model.steps import (
    EMERGENCY_MEASURES,
    FIRST_TURN,
    GATHERING,
    HOLD_UP_CHOICE,
    INSIDER_WINDOW,
    LEVEL_VOTE,
    NEW_ROUND,
    PANIC_CHECK,
    PUPPET_TRADE,
    REFILL,
    ROLE_STEP,
    ROUND_DRAW,
    ROUND_END_CRISIS,
    ROUND_END_POLICY,
    SPECULATOR_WINDOW,
)
from ..model.table import BillionairesTable
from .assets import put_back
from .crisis import add_crises, place_rebels
from .game_the_market import gather_market_cards
from .victory import assets_changed, finish, is_won_late, richest_players

# BG-8.03. Steps of higher Levels do nothing below them.
MARKETS_ANEW: Final = vec[i64]([GATHERING, EMERGENCY_MEASURES, REFILL])  # E1 to E3
HIGHER_LEVELS: Final = vec[i64]([ROUND_END_CRISIS, ROLE_STEP, ROUND_END_POLICY])  # E4 to E6


def start_round_end(t: BillionairesTable, closer: i64) -> None:
    """BG-8.04: the closer is the last player who took a turn; RR-4.15: or the next one still in the game."""
    if t.players() & BIT[closer] == 0:
        closer = t.left_of(closer)
    t[ROUND_IS_DUE] = 0
    t[STALLED] = 0
    t.emit(events.ROUND_ENDED, closer, t[ROUND], 0)
    if t[LEVEL_UP] and t[LEVEL] < 4:
        t.push(LEVEL_VOTE, closer, 0)
    else:
        follow_round_end(t, closer, 0)


def follow_round_end(t: BillionairesTable, closer: i64, new_level: i64) -> None:
    """BG-8.03: E0 to E7 in the agreed order, as the Level is now."""
    t.push(NEW_ROUND, closer, 0)
    if t[LEVEL] == 1:
        t.follow(MARKETS_ANEW, closer, 0)
    elif t[LEVELS_FIRST]:
        t.follow(MARKETS_ANEW, closer, 0)
        t.follow(HIGHER_LEVELS, closer, new_level)
    else:
        t.follow(HIGHER_LEVELS, closer, new_level)
        t.follow(MARKETS_ANEW, closer, 0)
    if t[PUPPETS]:
        t.push(PUPPET_TRADE, closer, 0)


class Gathering(AutomaticStep[BillionairesTable]):
    """E1 (BG-8.06): Market cards, Discard pile and what is left of the Draw deck become the new Draw deck."""

    def happen(self, t: BillionairesTable, closer: i64, _: i64) -> None:
        if is_won_late(t):
            return
        gather_market_cards(t, DECK)
        t.move_all(DISCARD, DECK)


class EmergencyMeasures(Step[BillionairesTable]):
    """E2 (BG-8.07, BG-8.08): with at most one Market open, each Billionaire returns one Asset, once.

    Clockwise from the closer, a Puppet after its player. ABOUT counts the Billionaires that have been dealt with.
    """

    clause = BG_8_07

    def begin(self, t: BillionairesTable) -> None:
        markets = t.open_markets()
        if t.about() == 0 and markets & (markets - 1) != 0:
            t.done()
            return
        while t.about() < t.seats() * (1 + t[PUPPETS]):
            t.set_frame(ABOUT, t.about() + 1)
            if t[ASSETS_OF + billionaire_in_line(t)] != 0:
                t.ask(t.controller(billionaire_in_line(t)))
                return
        t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        offer_things(RETURN, t[ASSETS_OF + billionaire_in_line(t)], out)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        t.again()
        put_back(t, ITEM[move])
        assets_changed(t)


def billionaire_in_line(t: BillionairesTable) -> i64:
    """Number ABOUT, counted from 1: a player, then the player's Puppet, then the next player."""
    place = t.about() - 1
    if t[PUPPETS] == 0:
        return (t.actor() + place) % t.seats()
    seat = (t.actor() + place // 2) % t.seats()
    if place % 2 == 0:
        return seat
    return t.seats() + seat


class Refill(AutomaticStep[BillionairesTable]):
    """E3 (BG-8.09, BG-8.10): one card at a time to each open Market; the last card each received is face-up."""

    def happen(self, t: BillionairesTable, closer: i64, _: i64) -> None:
        if is_won_late(t):
            return
        lap: i64
        market: i64
        for lap in range(INFLATION_CARDS[1]):
            for market in range(N_MARKETS):
                if lap < INFLATION_CARDS[t.size(ASSETS_ON + market)] and t[DECK] != 0:
                    t.move_all(FACE_UP + market, FACE_DOWN + market)
                    t.draw(FACE_UP + market)
        if t[DECK] == 0 and t[SPACE_ENVELOPE] != 0:
            empty_envelope_into_deck(t, closer)
        if t.events is not None:
            for market in range(N_MARKETS):
                if t.is_open(market):
                    t.emit(events.DEALT_TO_MARKET, closer, market, t.shown(t[FACE_UP + market]))


def empty_envelope_into_deck(t: BillionairesTable, closer: i64) -> None:
    """RR-2.13: instead of an empty Draw deck, the cards of the Space Program envelope."""
    t.emit(events.ENVELOPE_BECAME_DECK, closer, t.size(SPACE_ENVELOPE), 0)
    t.move_all(SPACE_ENVELOPE, DECK)


class RoundEndCrisis(AutomaticStep[BillionairesTable]):
    """E4 (BG-8.12 to BG-8.14): one set-aside Crisis is Activated. It has no trigger; a Panic! is led by the closer."""

    def happen(self, t: BillionairesTable, closer: i64, _: i64) -> None:
        if is_won_late(t) or t[SET_ASIDE] == 0:
            return
        t.push(PANIC_CHECK, closer, 0)
        if t[LEVEL] >= 3:
            t.push(SPECULATOR_WINDOW, closer, 0)
        crisis = t.draw_from(SET_ASIDE, GUILLOTINE) - FIRST_CRISIS
        if place_rebels(t, crisis, NOBODY, closer) and t[ROUND_END_ADDS_TWO]:
            add_crises(t)


class RoundEndPolicy(AutomaticStep[BillionairesTable]):
    """E6 (BG-8.21): Government Policy is changed, beginning with P1."""

    def happen(self, t: BillionairesTable, closer: i64, _: i64) -> None:
        if not is_won_late(t) and t[LEVEL] >= 4:
            t.push(INSIDER_WINDOW, closer, HOLD_UP_CHOICE)


class NewRound(AutomaticStep[BillionairesTable]):
    """E7 (BG-8.22): the Poorest Player starts the next Round. BG-15.02: after the last Round the game ends."""

    def happen(self, t: BillionairesTable, closer: i64, _: i64) -> None:
        if is_won_late(t):
            return
        if t[ROUND] >= t[MAX_ROUNDS]:
            end_by_limit(t)
            return
        t[ROUND] += 1
        starter = first_player(t)
        t.emit(events.ROUND_BEGAN, starter, t[ROUND], 0)
        t.push(FIRST_TURN, starter, 0)
        if t.reformist() != NOBODY:
            t.push(ROUND_DRAW, starter, 0)  # RR-7.09


def first_player(t: BillionairesTable) -> i64:
    """The Poorest Player; RR-R31: by an option a Declared Revolutionary keeps the first turn."""
    if t[DECLARED] and t[REVOLUTIONARY_STARTS]:
        return t[TROUBLEMAKER]
    return t.poorest()


def end_by_limit(t: BillionairesTable) -> None:
    if t[RICHEST_WIN_AT_CAP]:
        finish(t, RICHEST_AT_LIMIT, richest_players(t))
    else:
        finish(t, ROUND_LIMIT, 0)

"""RR-3: Space Program: the launch, from the window to the die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fatcats.engine.bits import BIT, count, each, lowest
from fatcats.engine.position import ABOUT
from fatcats.engine.state import MoveList
from fatcats.engine.step import Step

from ...model import events
from ...model.cells import (
    BILLIONAIRES,
    BOARD,
    BOARDING_IS_OPTIONAL,
    DECK,
    DISCARD,
    ENVELOPE_CLOSED,
    ENVELOPE_OPEN,
    ESCAPE,
    HEAP,
    PACTS,
    PACTS_ALLOWED,
    PANIC,
    PANIC_OVER,
    PROPOSED_PACTS,
    PUPPETS,
    SPACE,
    SPACE_ENVELOPE,
    TIE_GROUNDS_ROCKET,
)
from ...model.clauses import RR_3_02, RR_3_22
from ...model.data import CARDS_OF_SUIT, N_BOARDS, N_SUITS, RESOURCES, SPACE_COWBOY, SUIT_OF_BOARD, SeatSet
from ...model.moves import BOARD_ROCKET, DECLINE, REVEAL, STAY_BEHIND
from ...model.steps import BOARDING, PACT_PROPOSAL, PUPPET_PACT
from ...model.table import BillionairesTable
from ...sections.reveals import are_windows_closed
from ...sections.roles import can_reveal, has_unrevealed, is_revealed, reveal
from ...sections.victory import is_won_late, win
from .explosion import explode
from .pacts import partner_of

ALWAYS_EXPLODES: Final = 6  # RR-3.28

# --- RR-3.01 to RR-3.05: the window T7b -------------------------------------------------------------------------------


class LaunchWindow(Step[BillionairesTable]):
    """RR-1.17: whoever has an unrevealed Role is asked, whichever it is, if public facts leave a launch possible."""

    clause = RR_3_02

    def begin(self, t: BillionairesTable) -> None:
        if is_won_late(t):
            return
        if is_launch_possible(t, t.actor()):
            t.ask(t.decider(t.actor()))
        else:
            t.done()

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(DECLINE)
        if can_reveal(t, t.actor(), SPACE_COWBOY):
            out.add(REVEAL + SPACE_COWBOY)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        actor = t.actor()
        t.done()
        if move != DECLINE:
            reveal(t, actor)
            launch(t, actor)


def is_launch_possible(t: BillionairesTable, seat: i64) -> bool:
    if t[PANIC] != PANIC_OVER or t[SPACE] != ENVELOPE_CLOSED or are_windows_closed(t):
        return False
    return has_unrevealed(t, seat) and not is_revealed(t, SPACE_COWBOY)


# --- RR-3.06 to RR-3.12: final card and tally -------------------------------------------------------------------------


def launch(t: BillionairesTable, seat: i64) -> None:
    """The envelope gets its final card and is opened; then come the pacts, the boarding and the die."""
    add_final_card(t, seat)
    t[SPACE] = ENVELOPE_OPEN
    t[PACTS] = 0
    t[PROPOSED_PACTS] = 0
    t.emit(events.OPENED_SPACE_ENVELOPE, seat, t.shown(t[SPACE_ENVELOPE]), 0)
    suit: i64
    for suit in range(N_SUITS):
        t.emit(events.LAUNCH_SCORE, seat, suit, t.points(t[SPACE_ENVELOPE] & CARDS_OF_SUIT[suit]))
    t.push(BOARDING, seat, 0)
    if t[PUPPETS]:
        t.push(PUPPET_PACT, seat, 0)
    elif t[PACTS_ALLOWED]:
        t.push(PACT_PROPOSAL, seat, seat)


def add_final_card(t: BillionairesTable, seat: i64) -> None:
    """RR-3.06 to RR-3.09: the first Resource card of the Draw deck; what comes before it is discarded."""
    while t[DECK] != 0:
        t.draw(HEAP)
        card = t[HEAP]
        if card & RESOURCES:
            t.move_all(HEAP, SPACE_ENVELOPE)
            t.emit(events.FINAL_CARD, seat, t.shown(card), 0)
            return
        t.move_all(HEAP, DISCARD)
        t.emit(events.SKIPPED_FOR_ROCKET, seat, t.shown(card), 0)


def board_score(t: BillionairesTable, board: i64) -> i64:
    """RR-3.11: the Launch Score of this Billionaire board, in play or not."""
    return t.points(t[SPACE_ENVELOPE] & CARDS_OF_SUIT[SUIT_OF_BOARD[board]])


def party_score(t: BillionairesTable, party: SeatSet) -> i64:
    score: i64 = 0
    for billionaire in each(party):
        score += board_score(t, t[BOARD + billionaire])
    return score


# --- RR-3.21 to RR-3.25: boarding -------------------------------------------------------------------------------------

# ABOUT: the party chosen, then those of it who want to board, then all who stay behind
WILLING: Final[i64] = 2**8
STAYING: Final[i64] = 2**16


class Boarding(Step[BillionairesTable]):
    """The party with the highest score boards; with `rocket_boarding=optional` each of its members may stay."""

    clause = RR_3_22

    def begin(self, t: BillionairesTable) -> None:
        about = t.about()
        party = about % WILLING
        if party == 0:
            party = highest_party(t, about // STAYING)
            t.set_frame(ABOUT, about + party)
        if party == 0:
            stay_on_the_ground(t)
        elif t[BOARDING_IS_OPTIONAL] and party & ~willing(t):
            t.ask(t.controller(next_to_board(t)))
        else:
            seat = t.actor()
            t.done()
            roll_for_rocket(t, seat, party)

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(BOARD_ROCKET)
        out.add(STAY_BEHIND)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        billionaire = BIT[next_to_board(t)]
        t.again()
        if move == BOARD_ROCKET:
            t.set_frame(ABOUT, t.about() + billionaire * WILLING)
        else:
            t.emit(events.STAYED_BEHIND, seat, 0, 0)
            t.set_frame(ABOUT, t.about() // WILLING * WILLING + billionaire * STAYING)


def willing(t: BillionairesTable) -> SeatSet:
    return t.about() // WILLING % WILLING


def next_to_board(t: BillionairesTable) -> i64:
    """RR-D07: the Space Cowboy first, then clockwise, a Puppet after its player."""
    undecided = t.about() % WILLING & ~willing(t)
    seat = t.actor()
    while True:
        if undecided & BIT[seat]:
            return seat
        if t[PUPPETS] and undecided & BIT[t.seats() + seat]:
            return t.seats() + seat
        seat = t.left_of(seat)


def highest_party(t: BillionairesTable, staying: SeatSet) -> SeatSet:
    """RR-3.21 to RR-3.24: the Billionaires of the highest party left, or none."""
    best: i64 = 0
    tied: SeatSet = 0  # the lowest member of each party
    for billionaire in each(t[BILLIONAIRES] & ~staying):
        party = party_of(t, billionaire, staying)
        if lowest(party) == billionaire:
            score = party_score(t, party)
            if score > best:
                best = score
                tied = 0
            if score == best:
                tied |= BIT[billionaire]
    if best == 0 or best < highest_unplayed(t) or (t[TIE_GROUNDS_ROCKET] and count(tied) > 1):
        return 0
    return party_of(t, t.pick_member(tied), staying)


def party_of(t: BillionairesTable, billionaire: i64, staying: SeatSet) -> SeatSet:
    """A pact whose partners are both left, or the Billionaire alone."""
    partner = partner_of(t, billionaire)
    if partner >= 0 and staying & BIT[partner] == 0:
        return BIT[billionaire] | BIT[partner]
    return BIT[billionaire]


def highest_unplayed(t: BillionairesTable) -> i64:
    played: i64 = 0
    for billionaire in each(t[BILLIONAIRES]):
        played |= BIT[t[BOARD + billionaire]]
    best: i64 = 0
    board: i64
    for board in range(N_BOARDS):
        if played & BIT[board] == 0:
            best = max(best, board_score(t, board))
    return best


def stay_on_the_ground(t: BillionairesTable) -> None:
    """RR-3.25: nobody boards; the envelope is emptied and closed again."""
    t.emit(events.NOBODY_BOARDED, t.actor(), t.shown(t[SPACE_ENVELOPE]), 0)
    t.done()
    t.move_all(SPACE_ENVELOPE, DISCARD)
    t[SPACE] = ENVELOPE_CLOSED


# --- RR-3.26 to RR-3.29: the die --------------------------------------------------------------------------------------


def escaping_faces(score: i64) -> i64:
    """RR-3.27, RR-3.28: on how many faces of the die a party with this score escapes."""
    return min(max(score - 1, 0), ALWAYS_EXPLODES - 1)


def roll_for_rocket(t: BillionairesTable, seat: i64, party: SeatSet) -> None:
    score = party_score(t, party)
    for billionaire in each(party):
        if billionaire < t.seats():
            t.emit(events.BOARDED, billionaire, score, escaping_faces(score))
        else:
            t.emit(events.PUPPET_BOARDED, t.controller(billionaire), score, escaping_faces(score))
    roll = t.roll_die()
    if roll < score and roll != ALWAYS_EXPLODES:
        t.emit(events.ROCKET_ESCAPED, seat, roll, 0)
        win(t, ESCAPE, party)
    else:
        t.emit(events.ROCKET_EXPLODED, seat, roll, 0)
        explode(t, seat, party)

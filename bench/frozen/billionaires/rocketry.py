"""For the bot: the Space Program: what a contribution is worth, when to launch, with whom to fly.

Everybody has seen the cards go into the envelope, so the bot may remember them.
"""

from __future__ import annotations

from collections.abc import Callable

from fatcats.engine.bits import members
from fatcats.games.billionaires.expansion.space_program.launch import board_score, highest_party, party_score
from fatcats.games.billionaires.expansion.space_program.pacts import partner_of
from fatcats.games.billionaires.model.cells import BILLIONAIRES, BOARD, ENVELOPE_CLOSED, PANIC, PANIC_OVER, SPACE
from fatcats.games.billionaires.model.data import SPACE_COWBOY
from fatcats.games.billionaires.model.moves import (
    ACCEPT,
    BOARD_ROCKET,
    DECLINE,
    ITEM,
    PASS_BY,
    PROPOSE_PACT,
    REFUSE,
    REVEAL,
    STAY_BEHIND,
    VERB,
)
from fatcats.games.billionaires.model.table import BillionairesTable
from fatcats.games.billionaires.sections.roles import can_reveal

from .worth import rival_of

Answer = Callable[[BillionairesTable, int, list[int]], int]
VICTORY = 70.0  # what a sure escape counts for, beside Assets
WITH_COWBOY, WITHOUT_COWBOY = 0.75, 0.12  # chances that it comes to a launch
GOOD_ODDS = 0.6
DESPERATE_ODDS = 0.45
LAST_REBELS = 8


def escape_chance(score: int) -> float:
    return min(max(score - 1, 0), 5) / 6


def own_score(table: BillionairesTable, billionaire: int) -> int:
    return int(board_score(table, table[BOARD + billionaire]))


def best_other(table: BillionairesTable, seat: int) -> int:
    """The highest score of a Suit that is not the seat's own."""
    return max(int(board_score(table, board)) for board in range(5) if board != table[BOARD + seat])


def contribution_worth(table: BillionairesTable, seat: int, card: int) -> float:
    """The rise of the own chance to escape, if the own Suit leads; a Space Cowboy builds for a launch."""
    if table[SPACE] != ENVELOPE_CLOSED or not card & table.own_suit(seat):
        return -1.0
    before, after = own_score(table, seat), own_score(table, seat) + int(table.points(card))
    if after < best_other(table, seat):
        return -1.0
    likely = WITH_COWBOY if can_reveal(table, seat, SPACE_COWBOY) else WITHOUT_COWBOY
    if table[PANIC] != PANIC_OVER:
        likely *= 0.4 + 0.08 * float(table.rebels())
    rise = escape_chance(after) - (escape_chance(before) if before >= best_other(table, seat) else 0.0)
    return likely * VICTORY * rise


# --- launching --------------------------------------------------------------------------------------------------------


def launch_or_not(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """With good odds for the own flight, or bad ones for a rival's who is about to win."""
    launch = int(REVEAL + SPACE_COWBOY)
    if launch not in legal:
        return legal[0]
    actor = table.actor()
    flyers = members(highest_party(table, 0))
    if actor in flyers and actor == seat:
        return launch if escape_chance(own_score(table, actor)) >= needed_odds(table, actor) else int(DECLINE)
    is_rival = any(table.filled(flyer) >= 4 for flyer in flyers)
    doomed = bool(flyers) and escape_chance(own_score(table, flyers[0])) <= 0.34
    return launch if is_rival and doomed else int(DECLINE)


def needed_odds(table: BillionairesTable, seat: int) -> float:
    """Who is about to lose takes more risks."""
    rival = rival_of(table, seat)
    is_late = table.rebels() >= LAST_REBELS or table.filled(rival) == 4
    return DESPERATE_ODDS if is_late and table.filled(seat) < 4 else GOOD_ODDS


# --- pacts ------------------------------------------------------------------------------------------------------------


def odds_of(table: BillionairesTable, party: set[int]) -> float:
    """The party's chance to escape, or nought if another one boards."""
    score = sum(own_score(table, billionaire) for billionaire in party)
    others = [rival for rival in members(table[BILLIONAIRES]) if rival not in party]
    beaten = max((pair_score(table, rival) for rival in others), default=0)
    return escape_chance(score) if score >= beaten else 0.0


def pair_score(table: BillionairesTable, billionaire: int) -> int:
    partner = int(partner_of(table, billionaire))
    both = 1 << billionaire | (1 << partner if partner >= 0 else 0)
    return int(party_score(table, both))


def danger(table: BillionairesTable, seat: int) -> float:
    """The chance to die alone, because the highest score must board."""
    flyers = members(highest_party(table, 0))
    return 1.0 - escape_chance(own_score(table, seat)) if flyers == [seat] else 0.0


def is_better_together(table: BillionairesTable, seat: int, other: int) -> bool:
    together, alone = odds_of(table, {seat, other}), odds_of(table, {seat})
    if danger(table, seat) > 0:
        return together > alone
    return together >= GOOD_ODDS and together > alone + 0.15


def propose(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    partners = [move for move in legal if VERB[move] == PROPOSE_PACT]
    good = [move for move in partners if is_better_together(table, seat, ITEM[move])]
    return max(good, key=lambda move: odds_of(table, {seat, int(ITEM[move])}), default=int(PASS_BY))


def answer_pact(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    return int(ACCEPT if is_better_together(table, seat, int(table.about())) else REFUSE)


def puppet_pact(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    """A Puppet that flies alone risks nothing of its player's; who must fly takes every point along."""
    puppet = int(table.seats()) + seat
    if members(highest_party(table, 0)) == [puppet] and escape_chance(own_score(table, puppet)) >= 0.33:
        return int(REFUSE)
    return int(ACCEPT if is_better_together(table, seat, puppet) else REFUSE)


def board_or_stay(table: BillionairesTable, seat: int, legal: list[int]) -> int:
    party = table.about() % 256
    odds = escape_chance(int(party_score(table, party)))
    is_puppet = all(billionaire >= table.seats() for billionaire in members(party))
    return int(BOARD_ROCKET if is_puppet or odds >= needed_odds(table, seat) else STAY_BEHIND)


ROCKETRY: dict[str, Answer] = {
    "launch-window": launch_or_not,
    "pact-proposal": propose,
    "pact-answer": answer_pact,
    "puppet-pact": puppet_pact,
    "boarding": board_or_stay,
}

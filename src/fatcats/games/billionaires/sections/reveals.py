"""BG-12.07, BG-12.20 to BG-12.27, BG-12.35: Roles that are Revealed on the own turn, in T0, T2, T4 or T6."""

from __future__ import annotations

from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.state import MoveList
from fatcats.engine.step import ALLOWED, Step

from ..knowledge.role_knowledge import see_roles, start_anew
from ..model import events
from ..model.cells import (
    ASSETS_OF,
    ASSETS_ON,
    CAPTOR,
    ENVELOPE_GONE,
    HELD_TURN,
    HOSTAGE_SCOPE,
    LEVEL,
    PANIC,
    PANIC_OVER,
    ROLE_DECK,
    ROLE_OF,
    SPACE,
    TURN_AND_ROLE,
)
from ..model.clauses import (
    BG_12_03,
    BG_12_20,
    BG_12_21,
    BG_12_22,
    BG_12_23,
    BG_12_35,
    RR_3_01,
    RR_3_02,
    RR_4_03,
    RR_12_18,
    RR_12_42,
)
from ..model.data import (
    BANKER,
    INSIDER_TRADER,
    MARKET_OF_ASSET,
    NOBODY,
    POWER_BROKER,
    SCAM_ARTIST,
    SPACE_COWBOY,
    SPACES_TO_FILL,
    TOADY,
    VULTURE_CAPITALIST,
)
from ..model.moves import (
    ACCEPT,
    BROKER,
    CON,
    CON_OUTRIGHT,
    HIGHER_ASSET,
    ITEM,
    LOWER_ASSET,
    PLACE,
    RETURN,
    REVEAL,
    SWAP_ENVELOPES,
    VERB,
    asset_pair,
)
from ..model.offers import offer_asset_pairs, offer_things
from ..model.steps import CON_ANSWER
from ..model.table import BillionairesTable
from .assets import close_if_empty, deal_if_reopened, put_back, return_asset, swap_assets, swapped
from .insider import swap_envelopes, swap_refusal
from .roles import can_reveal, has_unrevealed, put_role_back, random_role, reveal, role_of
from .special import others_assets, own_of_pair, would_complete_captor
from .victory import assets_changed


def offer_reveals(t: BillionairesTable, seat: i64, out: MoveList, is_last_window: bool) -> None:
    """All ways to Reveal the own Role here; none for a Role that has no use here."""
    if t[LEVEL] < 3 or not has_unrevealed(t, seat) or are_windows_closed(t):
        return
    role = role_of(t, seat)
    if role == BANKER or role == TOADY or (role == VULTURE_CAPITALIST and is_last_window):
        out.add(REVEAL + role)
    elif role == POWER_BROKER:
        offer_brokering(t, seat, out)
    elif role == SCAM_ARTIST:
        offer_cons(t, seat, out)
    elif role == INSIDER_TRADER:
        offer_things(SWAP_ENVELOPES, t.bribers() & ~BIT[seat], out)


def are_windows_closed(t: BillionairesTable) -> bool:
    """RR-12.18: in a turn that was taken over nobody uses the Role, unless it was agreed otherwise."""
    return t[HELD_TURN] != 0 and t[HOSTAGE_SCOPE] != TURN_AND_ROLE


def reveal_refusal(t: BillionairesTable, seat: i64, move: i64, is_last_window: bool) -> i64:
    """BG-12.03: only if its power can be used here."""
    verb = VERB[move]
    if are_windows_closed(t):
        return RR_12_18
    if verb == REVEAL:
        return plain_refusal(t, seat, ITEM[move], is_last_window)
    if verb == BROKER:
        return broker_refusal(t, seat, move)
    if verb == CON or verb == CON_OUTRIGHT:
        return con_refusal(t, seat, move)
    if verb == SWAP_ENVELOPES:
        return insider_refusal(t, seat, ITEM[move])
    return BG_12_03


def carry_out_reveal(t: BillionairesTable, seat: i64, move: i64) -> None:
    verb = VERB[move]
    reveal(t, seat)
    if verb == BROKER:
        broker(t, seat, move)
    elif verb == CON:
        name_for_con(t, seat, move)
    elif verb == CON_OUTRIGHT:
        t.emit(events.NAMED_FOR_RETURN, seat, ITEM[move], 0)
        return_asset(t, ITEM[move])
    elif verb == SWAP_ENVELOPES:
        swap_envelopes(t, seat, ITEM[move])
    elif ITEM[move] == VULTURE_CAPITALIST:
        redraw_role(t, seat)


def plain_refusal(t: BillionairesTable, seat: i64, role: i64, is_last_window: bool) -> i64:
    """Banker, Toady, and in T6 the Vulture Capitalist's redraw."""
    if not can_reveal(t, seat, role):
        return BG_12_03
    if role == VULTURE_CAPITALIST and not is_last_window:
        return BG_12_35
    if role == BANKER or role == TOADY or role == VULTURE_CAPITALIST:
        return ALLOWED
    if role == SPACE_COWBOY:
        return launch_refusal(t)
    return BG_12_03


def launch_refusal(t: BillionairesTable) -> i64:
    """The Space Cowboy is Revealed in its own window, at the end of the turn."""
    if t[SPACE] == ENVELOPE_GONE:
        return RR_4_03
    if t[PANIC] != PANIC_OVER:
        return RR_3_01
    return RR_3_02


# --- BG-12.20, BG-12.21: Power Broker, second use ---------------------------------------------------------------------


def offer_brokering(t: BillionairesTable, seat: i64, out: MoveList) -> None:
    first = out.n
    offer_asset_pairs(BROKER, t[ASSETS_OF + seat], t.assets_on_markets(), out)
    if t.filled(seat) < SPACES_TO_FILL - 1:
        return  # no exchange of one Asset fills the last space
    offered = out.n
    out.n = first
    i: i64
    for i in range(first, offered):
        if broker_refusal(t, seat, out.items[i]) == ALLOWED:
            out.add(out.items[i])


def broker_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    if not can_reveal(t, seat, POWER_BROKER):
        return BG_12_03
    given = own_of_pair(t, seat, move)
    if given == NOBODY:
        return BG_12_20
    taken = PLACE[move] + ITEM[move] - given
    if t.assets_on_markets() & BIT[taken] == 0:
        return BG_12_20
    if t.filled_with(seat, swapped(t[ASSETS_OF + seat], given, taken)) == SPACES_TO_FILL:
        return BG_12_21
    return ALLOWED


def broker(t: BillionairesTable, seat: i64, move: i64) -> None:
    """One own Asset is returned, another taken from a Market: one change."""
    given = own_of_pair(t, seat, move)
    taken = PLACE[move] + ITEM[move] - given
    put_back(t, given)
    t.move(BIT[taken], ASSETS_ON + MARKET_OF_ASSET[taken], ASSETS_OF + seat)
    t.emit(events.TOOK_ASSET, seat, taken, 0)
    close_if_empty(t, MARKET_OF_ASSET[taken])
    deal_if_reopened(t, MARKET_OF_ASSET[given])
    assets_changed(t)


# --- BG-12.22 to BG-12.24: Scam Artist --------------------------------------------------------------------------------


def offer_cons(t: BillionairesTable, seat: i64, out: MoveList) -> None:
    own = t[ASSETS_OF + seat]
    if own != 0:
        first = out.n
        offer_asset_pairs(CON, own, others_assets(t, seat), out)
        keep_allowed_cons(t, seat, first, out)
    else:
        offer_things(CON_OUTRIGHT, others_assets(t, seat), out)


def keep_allowed_cons(t: BillionairesTable, seat: i64, first: i64, out: MoveList) -> None:
    """RR-12.42 forbids some of them in a turn that another Billionaire controls."""
    if t[CAPTOR] == NOBODY:
        return
    offered = out.n
    out.n = first
    i: i64
    for i in range(first, offered):
        if con_refusal(t, seat, out.items[i]) == ALLOWED:
            out.add(out.items[i])


def con_refusal(t: BillionairesTable, seat: i64, move: i64) -> i64:
    if not can_reveal(t, seat, SCAM_ARTIST):
        return BG_12_03
    wanted = ITEM[move]
    if VERB[move] == CON:
        given = own_of_pair(t, seat, move)
        if given == NOBODY:
            return BG_12_22
        wanted = PLACE[move] + ITEM[move] - given
        if would_complete_captor(t, given, wanted):
            return RR_12_42
    elif t[ASSETS_OF + seat] != 0:
        return BG_12_22
    if others_assets(t, seat) & BIT[wanted] == 0:
        return BG_12_22
    return ALLOWED


def name_for_con(t: BillionairesTable, seat: i64, move: i64) -> None:
    given = own_of_pair(t, seat, move)
    wanted = PLACE[move] + ITEM[move] - given
    t.emit(events.NAMED_FOR_CON, seat, wanted, given)
    t.push(CON_ANSWER, t.owner_of(wanted), asset_pair(PLACE[move], ITEM[move]))


class ConAnswer(Step[BillionairesTable]):
    """BG-12.23: the other player returns the named Asset to its Market, or gives it and receives the offered one."""

    clause = BG_12_23

    def begin(self, t: BillionairesTable) -> None:
        t.ask(t.actor())

    def offer(self, t: BillionairesTable, seat: i64, out: MoveList) -> None:
        out.add(RETURN + named_asset(t, seat))
        out.add(ACCEPT)

    def answer(self, t: BillionairesTable, seat: i64, move: i64) -> None:
        pair = t.about()
        t.done()
        if move == ACCEPT:
            swap_assets(t, pair)
            assets_changed(t)
        else:
            return_asset(t, ITEM[move])


def named_asset(t: BillionairesTable, seat: i64) -> i64:
    pair = t.about()
    if t[ASSETS_OF + seat] & BIT[LOWER_ASSET[pair]]:
        return LOWER_ASSET[pair]
    return HIGHER_ASSET[pair]


# --- BG-12.25: Insider Trader; BG-12.35: Vulture Capitalist, second use -----------------------------------------------


def insider_refusal(t: BillionairesTable, seat: i64, other: i64) -> i64:
    if not can_reveal(t, seat, INSIDER_TRADER):
        return BG_12_03
    return swap_refusal(t, seat, other)


def redraw_role(t: BillionairesTable, seat: i64) -> None:
    """The card is shuffled into the Role deck and one is taken, unrevealed; it may be the same."""
    put_role_back(t, seat)
    role = random_role(t)
    t.move(BIT[role], ROLE_DECK, ROLE_OF + seat)
    start_anew(t, seat)
    see_roles(t, seat, BIT[role])
    t.emit(events.KEPT_ROLE, seat, role, 0)
